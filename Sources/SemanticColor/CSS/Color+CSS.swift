extension Color {
    /// Parses any absolute colour of CSS Color 4: names, `transparent`, hex, `rgb()`, `hsl()`, `hwb()`, `lab()`,
    /// `lch()`, `oklab()`, `oklch()`, `color()`. Nil for everything else, including `currentColor`, `calc()` and
    /// system colours. A colour outside of sRGB is converted to Display P3, and mapped into its gamut if needed.
    public init?(css text: some StringProtocol) {
        guard let tokens = CSSColorScanner.tokens(text), let first = tokens.first else { return nil }
        switch first {
        case .hash(let digits) where tokens.count == 1: self.init(hex: digits)
        case .identifier("transparent") where tokens.count == 1: self = .clear
        case .identifier(let name) where tokens.count == 1:
            guard let rgb = NamedColors.rgb[name] else { return nil }
            self.init(rgb: rgb)
        case .function(let name):
            guard let function = CSSColorFunction(name: name, tokens: tokens.dropFirst()) else { return nil }
            self.init(function)
        default: return nil
        }
    }

    private init?(_ function: CSSColorFunction) {
        switch function.name {
        case "rgb", "rgba": self.init(rgb: function)
        case "hsl", "hsla": self.init(hsl: function)
        case "hwb": self.init(hwb: function)
        case "lab": self.init(function, in: .lab, ranges: [100, 125, 125])
        case "lch": self.init(function, in: .lch, ranges: [100, 150, nil])
        case "oklab": self.init(function, in: .oklab, ranges: [1, 0.4, 0.4])
        case "oklch": self.init(function, in: .oklch, ranges: [1, 0.4, nil])
        case "color": self.init(color: function)
        default: return nil
        }
    }

    private init?(rgb function: CSSColorFunction) {
        if function.isLegacy {
            let percentages = function.arguments.count { if case .percentage = $0 { true } else { false } }
            guard percentages == 0 || percentages == 3 else { return nil }
        }
        let values = function.arguments.compactMap { $0.value(ofWhole: 255) }
        guard values.count == 3 else { return nil }
        self.init(clamping: SIMD3(values[0], values[1], values[2]) / 255, alpha: function.alpha)
    }

    private init?(hsl function: CSSColorFunction) {
        if function.isLegacy {
            guard case .percentage = function.arguments[1], case .percentage = function.arguments[2]
            else { return nil }
        }
        guard let hue = function.arguments[0].hue,
            let saturation = function.arguments[1].value(ofWhole: 100),
            let lightness = function.arguments[2].value(ofWhole: 100)
        else { return nil }
        self.init(hue: hue, saturation: saturation / 100, lightness: lightness / 100, alpha: function.alpha)
    }

    private init?(hwb function: CSSColorFunction) {
        guard !function.isLegacy, let hue = function.arguments[0].hue,
            let white = function.arguments[1].value(ofWhole: 100),
            let black = function.arguments[2].value(ofWhole: 100)
        else { return nil }
        self.init(hue: hue, whiteness: white / 100, blackness: black / 100, alpha: function.alpha)
    }

    /// Lab, LCH, Oklab and Oklch. `ranges` gives the value of 100 % for each component; nil marks the hue.
    private init?(_ function: CSSColorFunction, in space: ColorSpace, ranges: [Double?]) {
        guard !function.isLegacy else { return nil }
        var values: [Double] = []
        for (argument, range) in zip(function.arguments, ranges) {
            guard let value = range.map({ argument.value(ofWhole: $0) }) ?? argument.hue else { return nil }
            values.append(value)
        }
        let lightest = ranges[0] ?? 1
        values[0] = min(max(values[0], 0), lightest)
        if ranges[2] == nil { values[1] = max(values[1], 0) }
        self.init(values[0], values[1], values[2], in: space, alpha: function.alpha)
    }

    private init?(color function: CSSColorFunction) {
        guard !function.isLegacy, let name = function.space,
            let space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name),
            ![.lab, .lch, .oklab, .oklch].contains(space)
        else { return nil }
        let values = function.arguments.compactMap { $0.value(ofWhole: 1) }
        guard values.count == 3 else { return nil }
        self.init(values[0], values[1], values[2], in: space, alpha: function.alpha)
    }
}

extension CSSColorFunction.Argument {
    /// The number, or the percentage of `whole`; nil for an angle. A missing component counts as 0.
    fileprivate func value(ofWhole whole: Double) -> Double? {
        switch self {
        case .number(let value): value
        case .percentage(let value): value * whole / 100
        case .none: 0
        case .angle: nil
        }
    }

    /// Degrees; nil for a percentage.
    fileprivate var hue: Double? {
        switch self {
        case .number(let value), .angle(let value): value
        case .none: 0
        case .percentage: nil
        }
    }
}
