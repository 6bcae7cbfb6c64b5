/// A colour as numbers, with straight (not premultiplied) alpha.
///
/// Components are gamma-encoded, 0…1 inside the gamut of their space.
public struct Color: Hashable, Sendable, BitwiseCopyable {
    /// The spaces that an asset can carry; both share the sRGB transfer curve (CSS Color 4, 10.2 and 10.5).
    public enum Space: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
        case sRGB = "srgb"
        case displayP3 = "display-p3"
    }

    /// What its components mean.
    public var space: Space
    /// Encoded as the space says, 0 … 1 within its gamut.
    public var red: Double
    /// Encoded as the space says, 0 … 1 within its gamut.
    public var green: Double
    /// Encoded as the space says, 0 … 1 within its gamut.
    public var blue: Double
    /// 0 is invisible, 1 opaque.
    public var alpha: Double

    /// A colour by encoded components, opaque and sRGB unless something else is said.
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
    /// Nothing: black with an alpha of 0.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// The same colour with its alpha multiplied.
    public func opacity(_ factor: Double) -> Color {
        var color = self
        color.alpha *= factor
        return color
    }
}
