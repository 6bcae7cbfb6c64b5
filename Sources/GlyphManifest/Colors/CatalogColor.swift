package import Markup
package import SemanticColor

/// The value of one entry of a color set.
package struct CatalogColor: Sendable {
    package var value: DynamicColor
    /// The system colour that it refers to.
    package var reference: ColorRole?

    /// Reads the value of `color`.
    ///
    /// - Parameters:
    ///   - node: a node of the file.
    ///   - system: the colours that references name.
    /// - Returns: nil where it cannot be read; the findings have the reason as an error.
    package static func read(
        _ node: JSONNode, of source: SourceFile, system: Palette
    ) -> (color: CatalogColor?, findings: Findings) {
        var faults = TokenFaults()
        _ = faults.sources.append(source)
        var reader = CatalogColorReader(system: system, faults: faults)
        let read = reader.value(node)
        return (read.map { CatalogColor(value: $0, reference: $1) }, reader.faults.findings)
    }

    /// The id of the error about a reference to a colour that is not known: it may be one of another system.
    package static let unknownReferenceID = "unknown-color"

    /// The colours of a Mac app's controls, texts and windows that references name (Apple, AppKit, UI element colors).
    /// Their values are not documented, and most depend on the accent colour, or on the desktop picture.
    static let ofAppKit: Set<String> = [
        "alternateSelectedControlTextColor", "controlAccentColor", "controlBackgroundColor", "controlColor",
        "controlTextColor", "disabledControlTextColor", "findHighlightColor", "gridColor", "headerTextColor",
        "highlightColor", "keyboardFocusIndicatorColor", "quinaryLabelColor",
        "scrubberTexturedBackgroundColor", "selectedContentBackgroundColor", "selectedControlColor",
        "selectedControlTextColor", "selectedMenuItemTextColor", "selectedTextBackgroundColor", "selectedTextColor",
        "shadowColor", "textBackgroundColor", "textColor", "textInsertionPointColor",
        "underPageBackgroundColor", "unemphasizedSelectedContentBackgroundColor",
        "unemphasizedSelectedTextBackgroundColor", "unemphasizedSelectedTextColor", "windowBackgroundColor",
        "windowFrameTextColor",
    ]
}

/// Reads values of a color set (Apple, "Asset Catalog Format Reference", Named Color).
struct CatalogColorReader {
    /// The colours that references name.
    let system: Palette
    var faults: TokenFaults

    /// The value of `color`, and the system colour that it refers to; nil where it cannot be read, which is reported.
    mutating func value(_ color: JSONNode) -> (DynamicColor, ColorRole?)? {
        if let reference = color["reference"] { return self.reference(reference) }
        guard let space = color["color-space"], let components = color["components"] else {
            faults.error(
                "color-set", "a colour has 'color-space' and 'components', or a 'reference'", at: color.offset)
            return nil
        }
        return self.color(space, components).map { (DynamicColor($0), nil) }
    }

    /// Names of system colours end in `Color`: `systemBlueColor`.
    private mutating func reference(_ node: JSONNode) -> (DynamicColor, ColorRole?)? {
        guard let name = node.string else {
            faults.error("color-set", "a reference is a string, not \(node.kind)", at: node.offset)
            return nil
        }
        let stem = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        for role in [ColorRole(rawValue: name), ColorRole(rawValue: stem)] {
            if let color = system[role] { return (color, role) }
        }
        if CatalogColor.ofAppKit.contains(name) {
            faults.error(
                CatalogColor.unknownReferenceID, "the values of AppKit's '\(name)' are not known here", at: node.offset,
                hint: "'twinlight colors' lists the colours whose values are known")
            return nil
        }
        let near = Suggestion.nearest(to: stem, of: system.roles.map(\.rawValue))
        faults.error(
            CatalogColor.unknownReferenceID, "the system has no colour '\(name)'", at: node.offset,
            hint: near.map { "did you mean '\($0)Color'?" } ?? "'twinlight colors' lists those that are known")
        return nil
    }

    private mutating func color(_ space: JSONNode, _ components: JSONNode) -> Color? {
        guard let name = space.string, let notation = CatalogColorSpace(rawValue: name) else {
            faults.error(
                "color-set", space.string.map { "there is no color space '\($0)'" } ?? "a color space is a string",
                at: space.offset,
                hint: space.string.flatMap { Suggestion.hint(for: $0, of: CatalogColorSpace.allCases.map(\.rawValue)) })
            return nil
        }
        var values: [Double] = []
        for name in notation.components + ["alpha"] {
            if let value = component(name, of: components, in: notation) { values.append(value) }
        }
        guard values.count == notation.components.count + 1, let alpha = values.popLast() else { return nil }
        let color = notation.color(values, alpha: alpha)
        if let space = notation.definition { faults.checkGamut(of: color, values, in: space, at: components.offset) }
        return color
    }

    private mutating func component(_ name: String, of components: JSONNode, in space: CatalogColorSpace) -> Double? {
        guard let node = components[name] else {
            // Older files leave out an opaque alpha.
            if name == "alpha" { return 1 }
            faults.error("color-set", "the colour has no '\(name)'", at: components.offset)
            return nil
        }
        // Apple's reference has numbers, and Xcode writes strings.
        let value =
            node.number.map { $0 > 1 && !space.isExtended ? $0 / 255 : $0 }
            ?? node.string.flatMap { CatalogComponent.value($0, isAlpha: name == "alpha") }
        if let value, (space.isExtended && name != "alpha") || (0...1).contains(value) { return value }
        faults.error(
            "color-set", "'\(node.string ?? node.kind)' is not a value of '\(name)'", at: node.offset,
            hint: "use a string: a fraction with a point (\"0.518\"), a byte (\"132\") or a hexadecimal byte (\"0x84\")"
        )
        return nil
    }
}

// MARK: - Colour spaces

/// The spaces in which color sets state colours.
package enum CatalogColorSpace: String, CaseIterable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    package var components: [String] {
        switch self {
        case .gray, .extendedGray: ["white"]
        case .sRGB, .displayP3, .extendedSRGB, .extendedLinearSRGB: ["red", "green", "blue"]
        }
    }

    /// Whether components may be outside 0…1.
    package var isExtended: Bool {
        switch self {
        case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
        case .sRGB, .displayP3, .gray: false
        }
    }

    /// Nil for grays, which no space of CSS has.
    package var definition: ColorSpace? {
        switch self {
        case .sRGB, .extendedSRGB: .sRGB
        case .displayP3: .displayP3
        case .extendedLinearSRGB: .linearSRGB
        case .gray, .extendedGray: nil
        }
    }

    package func color(_ c: [Double], alpha: Double) -> Color {
        definition.map { Color(c[0], c[1], c[2], in: $0, alpha: alpha) } ?? Color(gamma22: c[0], alpha: alpha)
    }
}

/// How color sets write numbers: as strings, in three notations that may be mixed in one colour.
package enum CatalogComponent {
    /// A fraction with a period; a hexadecimal byte after `0x`; any other whole number is a byte. An alpha of `0` or
    /// `1` is a fraction: tools write it so, and the byte 1 would be almost invisible.
    package static func value(_ text: String, isAlpha: Bool) -> Double? {
        if text.contains(".") { return plainNumber(text) }
        let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
        let digits = isHex ? text.dropFirst(2) : text[...]
        guard digits.utf8.count <= 3, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: isHex ? 16 : 10)
        else { return nil }
        return isAlpha && !isHex && byte <= 1 ? Double(byte) : Double(byte) / 255
    }

    /// Digits, a point, perhaps a sign: no `nan`, no hexadecimal floats.
    private static func plainNumber(_ text: String) -> Double? {
        let isDecimal = text.utf8.allSatisfy {
            ("0"..."9").contains(Character(Unicode.Scalar($0))) || ".-+eE".utf8.contains($0)
        }
        guard isDecimal, text.utf8.count <= 32, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}
