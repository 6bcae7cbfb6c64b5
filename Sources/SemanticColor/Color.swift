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
