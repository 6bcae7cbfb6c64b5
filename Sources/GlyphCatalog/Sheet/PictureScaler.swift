internal import GlyphFormats
internal import Markup

/// Makes small pictures of large ones, where a library for that is found.
package struct PictureScaler: Sendable {
    /// A PNG of this size in pixels; nil for bytes that cannot be decoded.
    package let scale: @Sendable (_ png: [UInt8], _ width: Int, _ height: Int) -> [UInt8]?

    package init(scale: @escaping @Sendable (_ png: [UInt8], _ width: Int, _ height: Int) -> [UInt8]?) {
        self.scale = scale
    }

    /// The longest side of a picture on a page, in pixels: a card shows 64 points, on most screens with two or three
    /// pixels each.
    static let longestSide = 192
    /// A small picture of more bytes has other content than its pixels.
    static let byteLimit = 64 << 10
}

/// A picture for a page, or the reason why there is none.
struct ScaledPicture {
    private(set) var picture: ReviewPicture?
    /// As a sentence without its end.
    private(set) var fault: String?

    /// - Parameter size: in pixels, as the file states it.
    init(_ png: [UInt8], size: (width: Double, height: Double), by scaler: PictureScaler?) {
        let longest = max(size.width, size.height)
        let isSmall = longest <= Double(PictureScaler.longestSide) && png.count <= PictureScaler.byteLimit
        if PNGHeader.isXcodesForm(png) {
            fault = "its PNG is in Xcode's own form"
        } else if isSmall || scaler == nil && png.count <= PictureScaler.byteLimit {
            picture = ReviewPicture(.pixels(png))
        } else if let scaler {
            let factor = min(1, Double(PictureScaler.longestSide) / longest)
            let sides = [size.width, size.height].map { max(1, Int(($0 * factor).rounded())) }
            picture = scaler.scale(png, sides[0], sides[1]).map { ReviewPicture(.pixels($0)) }
            fault = picture == nil ? "its pixels cannot be decoded" : nil
        } else {
            fault =
                "it is larger than \(PictureScaler.byteLimit >> 10) KiB, and librsvg, which would scale it, is not "
                + "installed"
        }
    }
}
