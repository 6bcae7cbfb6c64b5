internal import SemanticColor

/// The spaces in which color sets state colours.
enum CatalogColorSpace: String, CaseIterable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    var components: [String] {
        switch self {
        case .gray, .extendedGray: ["white"]
        case .sRGB, .displayP3, .extendedSRGB, .extendedLinearSRGB: ["red", "green", "blue"]
        }
    }

    /// Whether components may be outside 0…1.
    var isExtended: Bool {
        switch self {
        case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
        case .sRGB, .displayP3, .gray: false
        }
    }

    /// Nil for grays, which no space of CSS has.
    var definition: ColorSpace? {
        switch self {
        case .sRGB, .extendedSRGB: .sRGB
        case .displayP3: .displayP3
        case .extendedLinearSRGB: .linearSRGB
        case .gray, .extendedGray: nil
        }
    }

    func color(_ c: [Double], alpha: Double) -> Color {
        definition.map { Color(c[0], c[1], c[2], in: $0, alpha: alpha) } ?? Color(gamma22: c[0], alpha: alpha)
    }
}

/// How color sets write numbers: as strings, in three notations that may be mixed in one colour.
enum CatalogComponent {
    /// A fraction with a period; a hexadecimal byte after `0x`; any other whole number is a byte. An alpha of `0` or
    /// `1` is a fraction: tools write it so, and the byte 1 would be almost invisible.
    static func value(_ text: String, isAlpha: Bool) -> Double? {
        if text.contains(".") { return plainNumber(text) }
        let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
        let digits = isHex ? text.dropFirst(2) : text[...]
        guard digits.utf8.count <= 3, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: isHex ? 16 : 10)
        else { return nil }
        return isAlpha && !isHex && byte <= 1 ? Double(byte) : Double(byte) / 255
    }

    /// Digits, a point, perhaps a sign: no `nan`, no hexadecimal floats.
    private static func plainNumber(_ text: String) -> Double? {
        let isPlain = text.utf8.allSatisfy {
            ("0"..."9").contains(Character(Unicode.Scalar($0))) || ".-+eE".utf8.contains($0)
        }
        guard isPlain, text.utf8.count <= 32, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}
