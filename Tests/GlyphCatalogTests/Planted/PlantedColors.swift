import SemanticColor
import Support

/// Color sets in which nothing is wrong.
extension PlantedMaker {
    enum ColorKind: CaseIterable {
        case pair, four, middle, background, overlay, reference, gray, wide, devices, unset, onOther
    }

    /// A notation of components.
    enum Notation: CaseIterable { case floats, hex, decimal, mixed }

    mutating func colorSet(_ kind: ColorKind) -> PlantedSet {
        switch kind {
        case .pair: return colors([(nil, false, color(0...0.1)), (true, false, color(0.45...0.9))])
        case .four:
            return colors([
                (nil, false, middleInk()), (true, false, middleInk()), (nil, true, lightInk()), (true, true, darkInk()),
            ])
        case .middle: return colors([(nil, false, middleInk()), (nil, true, lightInk()), (true, true, darkInk())])
        case .background:
            let word = pick(["Background", "Surface", "Canvas", "Card", "Sheet"])
            return colors(
                [(nil, false, color(0.75...0.9)), (true, false, color(0.01...0.03))], ending: [word.lowercased()])
        case .overlay:
            let word = pick(["overlay", "shadow", "divider", "border", "scrim"])
            return colors([(nil, false, Color.black.opacity(0.35))], ending: [word])
        case .reference: return reference()
        case .gray: return gray()
        case .wide: return wide()
        case .devices: return devices()
        case .unset:
            // As a new project has it: the system's own accent.
            var set = set("colorset", [.object([("idiom", .text("universal"))])])
            (set.layout, set.groups, set.name) = (.xcode, [], "AccentColor")
            return set
        case .onOther:
            // Text on a filled button, in all appearances.
            var set = colors([(nil, false, .white)])
            set.name = "on" + set.name.prefix(1).uppercased() + set.name.dropFirst() + "Button"
            return set
        }
    }

    /// - Parameter values: each with its style, nil for any, and whether it is for high contrast.
    mutating func colors(_ values: [(Bool?, Bool, Color)], ending: [String] = []) -> PlantedSet {
        var set = set("colorset", ending: ending, [])
        let notation = pick(Notation.allCases)
        set.entries = values.map { dark, high, color in entry(Self.value(color, notation), dark: dark, high: high) }
        return set
    }

    func entry(_ value: PlantedJSON, dark: Bool? = nil, high: Bool = false) -> PlantedJSON {
        .object([("color", value), ("idiom", .text("universal"))] + Self.appearances(dark: dark, high: high))
    }

    /// A value in sRGB.
    static func value(_ color: Color, _ notation: Notation, space: String = "srgb") -> PlantedJSON {
        let (red, green, blue) = color.bytes
        let components = zip(["red", "green", "blue"], [red, green, blue]).enumerated().map { index, pair in
            (pair.0, PlantedJSON.text(text(pair.1, notation == .mixed ? [.floats, .hex, .decimal][index] : notation)))
        }
        let alpha = ("alpha", PlantedJSON.text(fraction(Int((color.alpha * 1000).rounded()))))
        return .object([("color-space", .text(space)), ("components", .object(components + [alpha]))])
    }

    private static func text(_ byte: UInt8, _ notation: Notation) -> String {
        switch notation {
        case .decimal: return String(byte)
        case .hex:
            let digits = String(byte, radix: 16, uppercase: true)
            return "0x" + (digits.utf8.count == 1 ? "0" : "") + digits
        case .floats, .mixed: return fraction((Int(byte) * 2000 + 255) / 510)
        }
    }

    /// As `0.518`.
    private static func fraction(_ thousandths: Int) -> String {
        String(thousandths / 1000) + "." + String(thousandths % 1000 + 1000).suffix(3)
    }

    private mutating func reference() -> PlantedSet {
        let (platform, name) = pick([
            ("universal", "labelColor"), ("ios", "systemYellowColor"), ("universal", "systemIndigoColor"),
            ("ios", "secondaryLabelColor"), ("ios", "systemBackgroundColor"), ("osx", "controlAccentColor"),
        ])
        let value = PlantedJSON.object([("platform", .text(platform)), ("reference", .text(name))])
        var set = set("colorset", [entry(value)])
        if chance(0.3) { set.entries.append(entry(value, dark: true)) }
        return set
    }

    private mutating func gray() -> PlantedSet {
        let space = pick(["gray-gamma-22", "extended-gray"])
        func value(_ white: String) -> PlantedJSON {
            .object([
                ("color-space", .text(space)),
                ("components", .object([("alpha", .text("1.000")), ("white", .text(white))])),
            ])
        }
        return set("colorset", [entry(value("0.150")), entry(value("0.890"), dark: true)])
    }

    /// Display P3 for the displays that have it, and the other spaces.
    private mutating func wide() -> PlantedSet {
        let space = pick(["display-p3", "extended-srgb", "extended-linear-srgb"])
        let (light, dark) = (color(0...0.04), color(0.5...0.9))
        if space != "display-p3" {
            // Linear components of the same numbers are darker or brighter, by as much as no contrast needs.
            let linear = space == "extended-linear-srgb"
            return set(
                "colorset",
                [
                    entry(Self.value(linear ? Color(bytes: 8, 3, 5) : light, .floats, space: space)),
                    entry(Self.value(linear ? Color(bytes: 180, 200, 190) : dark, .floats, space: space), dark: true),
                ])
        }
        var set = set("colorset", [])
        for gamut in ["sRGB", "display-P3"] {
            for isDark in [false, true] {
                let space = gamut == "sRGB" ? "srgb" : "display-p3"
                var entry = entry(
                    Self.value(isDark ? dark : light, .floats, space: space), dark: isDark ? true : nil)
                entry["display-gamut"] = .text(gamut)
                set.entries.append(entry)
            }
        }
        return set
    }

    private mutating func devices() -> PlantedSet {
        var set = set("colorset", [])
        for idiom in ["universal", "watch", "mac"] {
            for isDark in [false, true] {
                var entry = entry(
                    Self.value(isDark ? color(0.5...0.9) : color(0...0.08), .hex), dark: isDark ? true : nil)
                entry["idiom"] = .text(idiom)
                set.entries.append(entry)
            }
        }
        return set
    }
}
