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

// MARK: - Arguments of a function

/// The arguments of a colour function, in the modern or the legacy syntax.
private struct CSSColorFunction {
    /// A number, a percentage, an angle in degrees, or `none`.
    enum Argument: Equatable {
        case number(Double)
        case percentage(Double)
        case angle(Double)
        case none
    }

    var name: String
    /// The colour space, which is the first argument of `color()`.
    var space: String?
    var arguments: [Argument]
    var alpha: Double
    /// Whether it is legacy syntax, with commas. It accepts fewer forms.
    var isLegacy: Bool

    /// - Parameter tokens: the tokens after the opening parenthesis. A missing closing one is added, as CSS does at
    ///   the end of the text.
    init?(name: String, tokens: ArraySlice<CSSColorToken>) {
        self.name = name
        var tokens = tokens
        if tokens.last == .closing { tokens.removeLast() }
        if name == "color" {
            guard case .identifier(let space)? = tokens.popFirst() else { return nil }
            self.space = space
        }
        isLegacy = tokens.contains(.comma)
        let parsed = isLegacy ? Self.legacy(tokens) : Self.modern(tokens)
        guard let parsed, let alpha = Self.alpha(parsed.alpha) else { return nil }
        arguments = parsed.arguments
        self.alpha = alpha
        if isLegacy, parsed.alpha == Argument.none || arguments.contains(.none) { return nil }
    }

    private typealias Parsed = (arguments: [Argument], alpha: Argument?)

    /// Three arguments, then optionally an alpha, all separated by commas.
    private static func legacy(_ tokens: ArraySlice<CSSColorToken>) -> Parsed? {
        let parts = tokens.split(separator: .comma, omittingEmptySubsequences: false)
        guard parts.count == 3 || parts.count == 4, parts.allSatisfy({ $0.count == 1 }) else { return nil }
        let arguments = parts.compactMap { $0.first.flatMap(argument) }
        guard arguments.count == parts.count else { return nil }
        return (Array(arguments.prefix(3)), arguments.count == 4 ? arguments[3] : nil)
    }

    /// Three arguments, then optionally a slash and an alpha.
    private static func modern(_ tokens: ArraySlice<CSSColorToken>) -> Parsed? {
        guard tokens.count == 3 || tokens.count == 5 else { return nil }
        let arguments = tokens.prefix(3).compactMap(argument)
        guard arguments.count == 3 else { return nil }
        guard tokens.count == 5 else { return (arguments, nil) }
        let rest = Array(tokens.suffix(2))
        guard rest[0] == .slash, let alpha = argument(rest[1]) else { return nil }
        return (arguments, alpha)
    }

    private static func argument(_ token: CSSColorToken) -> Argument? {
        switch token {
        case .number(let value): .number(value)
        case .percentage(let value): .percentage(value)
        case .identifier("none"): Argument.none
        case .dimension(let value, "deg"): .angle(value)
        case .dimension(let value, "grad"): .angle(value * 0.9)
        case .dimension(let value, "rad"): .angle(value * 180 / .pi)
        case .dimension(let value, "turn"): .angle(value * 360)
        default: nil
        }
    }

    private static func alpha(_ argument: Argument?) -> Double? {
        switch argument {
        case nil: 1
        case .number(let value)?: min(max(value, 0), 1)
        case .percentage(let value)?: min(max(value / 100, 0), 1)
        case .none?: 0
        case .angle?: nil
        }
    }
}

// MARK: - Tokens

/// The tokens of a colour (CSS Syntax 3). White space and comments only separate them.
private enum CSSColorToken: Equatable {
    case identifier(String)
    /// A name with its opening parenthesis.
    case function(String)
    /// `#` and the name after it.
    case hash(String)
    case number(Double)
    case percentage(Double)
    case dimension(Double, unit: String)
    case comma, slash, closing
}

/// Divides the text of a colour into tokens.
private struct CSSColorScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// All tokens, or nil if the text contains anything that is not part of a colour.
    static func tokens(_ text: some StringProtocol) -> [CSSColorToken]? {
        var scanner = CSSColorScanner(text)
        var tokens: [CSSColorToken] = []
        while scanner.skipSpace() {
            guard let token = scanner.token() else { return nil }
            tokens.append(token)
        }
        return tokens
    }

    /// Skips space and comments; false at the end of the text.
    private mutating func skipSpace() -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            default: return true
            }
        }
        return false
    }

    /// A comment that is not closed extends to the end (CSS Syntax 3, 4.3.2).
    private mutating func skipComment() {
        position += 2
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func token() -> CSSColorToken? {
        switch bytes[position] {
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: "/"): return single(.slash)
        case UInt8(ascii: ")"): return single(.closing)
        case UInt8(ascii: "#"):
            position += 1
            return .hash("#" + name())
        default: break
        }
        if let number = number() { return withUnit(number) }
        let name = name().lowercased()
        guard let first = name.utf8.first, !isDigit(first) else { return nil }
        guard peek(0) == UInt8(ascii: "(") else { return .identifier(name) }
        position += 1
        return .function(name)
    }

    private mutating func single(_ token: CSSColorToken) -> CSSColorToken {
        position += 1
        return token
    }

    private mutating func withUnit(_ number: Double) -> CSSColorToken {
        if peek(0) == UInt8(ascii: "%") { return single(.percentage(number)) }
        guard let next = peek(0), isLetter(next) else { return .number(number) }
        return .dimension(number, unit: name().lowercased())
    }

    private mutating func name() -> String {
        let start = position
        while let byte = peek(0), isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A sign, digits, a fraction, an exponent (CSS Syntax 3, 4.3.12). Returns nil, and does not move, if there is
    /// none.
    private mutating func number() -> Double? {
        let start = position
        if peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-") { position += 1 }
        let whole = skipDigits()
        var fraction = 0
        if peek(0) == UInt8(ascii: "."), let next = peek(1), isDigit(next) {
            position += 1
            fraction = skipDigits()
        }
        guard whole + fraction > 0 else {
            position = start
            return nil
        }
        skipExponent()
        let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
        // Clamped: no colour is farther out, and sums and cubes stay finite.
        return value.map { min(max($0, -1e6), 1e6) }
    }

    private mutating func skipExponent() {
        guard let mark = peek(0), mark | 0x20 == UInt8(ascii: "e") else { return }
        let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
        guard let digit = peek(1 + sign), isDigit(digit) else { return }
        position += 1 + sign
        _ = skipDigits()
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = peek(0), isDigit(byte) { position += 1 }
        return position - start
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

// MARK: - Names

/// The named colours of CSS Color 4, 6.1, as 0xRRGGBB. Both spellings, gray and grey, are included.
private enum NamedColors {
    static let rgb: [String: UInt32] = [
        "aliceblue": 0xF0F8FF, "antiquewhite": 0xFAEBD7, "aqua": 0x00FFFF, "aquamarine": 0x7FFFD4,
        "azure": 0xF0FFFF, "beige": 0xF5F5DC, "bisque": 0xFFE4C4, "black": 0x000000,
        "blanchedalmond": 0xFFEBCD, "blue": 0x0000FF, "blueviolet": 0x8A2BE2, "brown": 0xA52A2A,
        "burlywood": 0xDEB887, "cadetblue": 0x5F9EA0, "chartreuse": 0x7FFF00, "chocolate": 0xD2691E,
        "coral": 0xFF7F50, "cornflowerblue": 0x6495ED, "cornsilk": 0xFFF8DC, "crimson": 0xDC143C,
        "cyan": 0x00FFFF, "darkblue": 0x00008B, "darkcyan": 0x008B8B, "darkgoldenrod": 0xB8860B,
        "darkgray": 0xA9A9A9, "darkgreen": 0x006400, "darkgrey": 0xA9A9A9, "darkkhaki": 0xBDB76B,
        "darkmagenta": 0x8B008B, "darkolivegreen": 0x556B2F, "darkorange": 0xFF8C00,
        "darkorchid": 0x9932CC, "darkred": 0x8B0000, "darksalmon": 0xE9967A, "darkseagreen": 0x8FBC8F,
        "darkslateblue": 0x483D8B, "darkslategray": 0x2F4F4F, "darkslategrey": 0x2F4F4F,
        "darkturquoise": 0x00CED1, "darkviolet": 0x9400D3, "deeppink": 0xFF1493,
        "deepskyblue": 0x00BFFF, "dimgray": 0x696969, "dimgrey": 0x696969, "dodgerblue": 0x1E90FF,
        "firebrick": 0xB22222, "floralwhite": 0xFFFAF0, "forestgreen": 0x228B22, "fuchsia": 0xFF00FF,
        "gainsboro": 0xDCDCDC, "ghostwhite": 0xF8F8FF, "gold": 0xFFD700, "goldenrod": 0xDAA520,
        "gray": 0x808080, "green": 0x008000, "greenyellow": 0xADFF2F, "grey": 0x808080,
        "honeydew": 0xF0FFF0, "hotpink": 0xFF69B4, "indianred": 0xCD5C5C, "indigo": 0x4B0082,
        "ivory": 0xFFFFF0, "khaki": 0xF0E68C, "lavender": 0xE6E6FA, "lavenderblush": 0xFFF0F5,
        "lawngreen": 0x7CFC00, "lemonchiffon": 0xFFFACD, "lightblue": 0xADD8E6, "lightcoral": 0xF08080,
        "lightcyan": 0xE0FFFF, "lightgoldenrodyellow": 0xFAFAD2, "lightgray": 0xD3D3D3,
        "lightgreen": 0x90EE90, "lightgrey": 0xD3D3D3, "lightpink": 0xFFB6C1, "lightsalmon": 0xFFA07A,
        "lightseagreen": 0x20B2AA, "lightskyblue": 0x87CEFA, "lightslategray": 0x778899,
        "lightslategrey": 0x778899, "lightsteelblue": 0xB0C4DE, "lightyellow": 0xFFFFE0,
        "lime": 0x00FF00, "limegreen": 0x32CD32, "linen": 0xFAF0E6, "magenta": 0xFF00FF,
        "maroon": 0x800000, "mediumaquamarine": 0x66CDAA, "mediumblue": 0x0000CD,
        "mediumorchid": 0xBA55D3, "mediumpurple": 0x9370DB, "mediumseagreen": 0x3CB371,
        "mediumslateblue": 0x7B68EE, "mediumspringgreen": 0x00FA9A, "mediumturquoise": 0x48D1CC,
        "mediumvioletred": 0xC71585, "midnightblue": 0x191970, "mintcream": 0xF5FFFA,
        "mistyrose": 0xFFE4E1, "moccasin": 0xFFE4B5, "navajowhite": 0xFFDEAD, "navy": 0x000080,
        "oldlace": 0xFDF5E6, "olive": 0x808000, "olivedrab": 0x6B8E23, "orange": 0xFFA500,
        "orangered": 0xFF4500, "orchid": 0xDA70D6, "palegoldenrod": 0xEEE8AA, "palegreen": 0x98FB98,
        "paleturquoise": 0xAFEEEE, "palevioletred": 0xDB7093, "papayawhip": 0xFFEFD5,
        "peachpuff": 0xFFDAB9, "peru": 0xCD853F, "pink": 0xFFC0CB, "plum": 0xDDA0DD,
        "powderblue": 0xB0E0E6, "purple": 0x800080, "rebeccapurple": 0x663399, "red": 0xFF0000,
        "rosybrown": 0xBC8F8F, "royalblue": 0x4169E1, "saddlebrown": 0x8B4513, "salmon": 0xFA8072,
        "sandybrown": 0xF4A460, "seagreen": 0x2E8B57, "seashell": 0xFFF5EE, "sienna": 0xA0522D,
        "silver": 0xC0C0C0, "skyblue": 0x87CEEB, "slateblue": 0x6A5ACD, "slategray": 0x708090,
        "slategrey": 0x708090, "snow": 0xFFFAFA, "springgreen": 0x00FF7F, "steelblue": 0x4682B4,
        "tan": 0xD2B48C, "teal": 0x008080, "thistle": 0xD8BFD8, "tomato": 0xFF6347,
        "turquoise": 0x40E0D0, "violet": 0xEE82EE, "wheat": 0xF5DEB3, "white": 0xFFFFFF,
        "whitesmoke": 0xF5F5F5, "yellow": 0xFFFF00, "yellowgreen": 0x9ACD32,
    ]
}
