package import GlyphModel
package import Markup
internal import PathGeometry
internal import SemanticColor

/// A file of an image set, as far as it can be judged.
package struct CatalogPicture: Sendable {
    package enum Content: Sendable {
        /// An SVG or a vector drawable that was read.
        case vector(Glyph)
        /// Pixels; the grid is nil where nothing decodes them.
        case pixels
        /// A PDF, which is not drawn: only its size is known.
        case document
        /// A file that cannot be read or is of another kind: the findings of the reading say why.
        case unread
    }

    /// With the folder: `App/Assets.xcassets/home.imageset/home.svg`.
    package var path: String
    package var content: Content
    /// In points for a vector or a document, in pixels for pixels; nil where it is not known.
    package var size: (width: Double, height: Double)?
    /// Nil where its colours are not known.
    package var grid: PictureGrid? { didSet { measure() } }
    /// Measured once, since most lints ask for it.
    package private(set) var measures: PictureMeasures?
    /// Of its bytes; nil where they could not be read.
    package var digest: Digest?
    /// Of an SVG: to place findings in it.
    package var source: SourceFile?
    /// Of a vector drawable: the colours that its file states.
    var drawable: DrawableColors?
    /// Whether it was read and shows nothing, not even faintly: a vector without a paint that is seen, or pixels that
    /// are all transparent.
    package internal(set) var isBlank = false
    /// The effects of an SVG that are left out, such as filters, in the order of the file.
    package var dropped: [Diagnostic] = []

    package init(
        path: String, content: Content, size: (width: Double, height: Double)? = nil, grid: PictureGrid? = nil,
        digest: Digest? = nil, source: SourceFile? = nil
    ) {
        (self.path, self.content, self.size) = (path, content, size)
        (self.grid, self.digest, self.source) = (grid, digest, source)
        measure()
    }

    private mutating func measure() {
        measures = grid.map { grid in
            guard case .pixels = content else { return PictureMeasures(grid) }
            return .ofPixels(grid, side: size.map { min($0.width, $0.height) })
        }
    }

    /// The side of the largest dot, as the picture states its size: no symbol is as small.
    static let tiny = 4.0

    /// Whether it is a dot or a line: pixels that are stretched to a ground or a border.
    var isTiny: Bool { size.map { min($0.width, $0.height) <= Self.tiny } ?? false }

    package var glyph: Glyph? { if case .vector(let glyph) = content { glyph } else { nil } }
}

extension CatalogPicture {
    /// Whether it is the same file as another picture, or shows the same at all points of the grid.
    func shows(_ other: CatalogPicture) -> Bool {
        if let digest, digest == other.digest { return true }
        guard let grid, let seen = other.grid else { return false }
        return grid == seen || grid.hasColors(of: seen)
    }
}

extension PictureGrid {
    /// Whether all points have the colours of another grid, in whatever order the colours are listed.
    fileprivate func hasColors(of other: PictureGrid) -> Bool {
        guard colors.count == other.colors.count else { return false }
        return zip(points, other.points).allSatisfy {
            colors[Int($0)] == other.colors[Int($1)] && ($0 == 0) == ($1 == 0)
        }
    }
}

/// What the name of a file says about its picture.
enum PictureFile {
    private static let pixels: Set<String> = [
        "png", "jpg", "jpeg", "heic", "heif", "webp", "gif", "tif", "tiff", "bmp",
    ]

    static func hasPixels(_ name: String) -> Bool { pixels.contains(FolderPath.ending(of: name)?.lowercased() ?? "") }

    static func isVector(_ name: String) -> Bool {
        ["svg", "pdf"].contains(FolderPath.ending(of: name)?.lowercased() ?? "")
    }
}

// MARK: - Pictures that show nothing

/// From which alpha on something is seen: people draw areas for taps with an opacity of 1 %.
private let leastSeen = 0.02

extension Glyph {
    /// Whether no layer has a paint that is seen. What is outside of the frame has no layer.
    var isBlank: Bool { layers.allSatisfy { !$0.isSeen } }
}

extension Layer {
    fileprivate var isSeen: Bool {
        // The clip is beside it. A stroke reaches beyond its path, so that it may be in the clip.
        if stroke == nil, let clip, let own = path.controlBounds, !(clip.controlBounds?.intersects(own) ?? false) {
            return false
        }
        let opacity = groups.reduce(1) { $0 * $1.opacity }
        func isSeen(_ paint: Paint?) -> Bool { paint.map { opacity * $0.strongestAlpha >= leastSeen } ?? false }
        if isSeen(stroke?.paint) { return true }
        // A line encloses no area.
        guard isSeen(fill?.paint), let bounds = path.bounds else { return false }
        return bounds.width > 0 && bounds.height > 0
    }
}

extension Paint {
    fileprivate var strongestAlpha: Double {
        guard case .gradient(let gradient) = self else { return opacity }
        return gradient.opacity * (gradient.stops.map(\.color.alpha).max() ?? 0)
    }
}

extension BitmapDecoder.Bitmap {
    /// Whether no pixel is seen. The grid of a large picture has some of them only.
    var isBlank: Bool {
        stride(from: 3, to: bytes.count, by: 4).allSatisfy { Double(bytes[$0]) < leastSeen * 255 }
    }
}

/// Decodes pixels, where a library for that is found.
package struct BitmapDecoder: Sendable {
    package struct Bitmap: Sendable {
        package var width: Int
        package var height: Int
        /// Red, green, blue and alpha of each pixel in sRGB, not premultiplied, in rows from the top.
        package var bytes: [UInt8]

        package init(width: Int, height: Int, bytes: [UInt8]) {
            (self.width, self.height, self.bytes) = (width, height, bytes)
        }
    }

    /// Nil for a file that cannot be decoded.
    package let decode: @Sendable ([UInt8]) -> Bitmap?

    package init(decode: @escaping @Sendable ([UInt8]) -> Bitmap?) { self.decode = decode }
}
