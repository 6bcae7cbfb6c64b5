/// A colour by its components, with straight (not premultiplied) alpha.
///
/// Components are gamma-encoded, 0…1 inside the gamut of their space.
public struct Color: Hashable, Sendable, BitwiseCopyable {
    /// The colour spaces that an asset can have; both use the sRGB transfer curve (CSS Color 4, 10.2 and 10.5).
    public enum Space: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
        case sRGB = "srgb"
        case displayP3 = "display-p3"
    }

    /// The colour space of the components.
    public var space: Space
    /// Gamma-encoded, 0 … 1 within the gamut of the space.
    public var red: Double
    /// Gamma-encoded, 0 … 1 within the gamut of the space.
    public var green: Double
    /// Gamma-encoded, 0 … 1 within the gamut of the space.
    public var blue: Double
    /// 0 is transparent, 1 opaque.
    public var alpha: Double

    /// A colour of gamma-encoded components; sRGB and opaque by default.
    public init(space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An sRGB colour from bytes, 0…255.
    public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Transparent: black with an alpha of 0.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// The same colour with its alpha multiplied by a factor.
    public func opacity(_ factor: Double) -> Color {
        var color = self
        color.alpha *= factor
        return color
    }
}

// MARK: - Bytes and hexadecimal digits

extension Color {
    /// An sRGB colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in either case; nil for anything else.
    public init?(hex text: some StringProtocol) {
        var bytes = text.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "#") else { return nil }
        var digits: [UInt8] = []
        while let byte = bytes.next() {
            guard let digit = Self.value(ofHexDigit: byte), digits.count < 8 else { return nil }
            digits.append(digit)
        }
        let channels: [UInt8]
        switch digits.count {
        case 3, 4: channels = digits.map { $0 * 17 }
        case 6, 8: channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        self.init(
            bytes: channels[0], channels[1], channels[2],
            alpha: channels.count == 4 ? Double(channels[3]) / 255 : 1)
    }

    /// `#RRGGBB` in capitals: the nearest sRGB colour, without its alpha.
    public var hex: String {
        let (red, green, blue) = bytes
        // With a digit in front, it has all of its zeros.
        let number = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
        return "#" + String(number, radix: 16, uppercase: true).dropFirst()
    }

    /// The nearest sRGB colour in bytes, halves rounded up.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
        let color = converted(to: .sRGB)
        return (Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
    }

    /// The same with the alpha.
    package var bytesWithAlpha: SIMD4<UInt8> {
        let (red, green, blue) = bytes
        return SIMD4(red, green, blue, Self.byte(alpha))
    }

    /// 0…1 as 0…255; values outside are clamped.
    private static func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }

    private static func value(ofHexDigit byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
