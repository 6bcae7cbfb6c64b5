package import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Finds the pictures of assets in the files of a format, as other programs do. A new one is a file and a line in `all`.
package struct PictureReader: Sendable {
    /// The picture of an asset in an appearance.
    typealias Look = (Variant, Appearance) -> ShownPicture?

    /// The format's name.
    package let format: String
    /// The renderers that can draw its pictures of an appearance.
    let renderers: @Sendable (Appearance) -> [ProofPicture.Renderer]
    /// Whether its files paint in the colour of the text around, where the manifest wants that.
    var hasCurrentPaint = false
    /// Whether the view box is the frame of its pictures, and not the size.
    var isFramedByBox = false
    /// Whether it unites layers, in groups or not. Then the greys along their edges differ.
    var unitesLayers = false
    /// Whether its pictures of all appearances have the frame of the first one.
    var hasOneFrame = false
    /// Opens the files, whose paths are relative to the export's folder.
    let open: @Sendable ([String: [UInt8]], Export) -> Look

    package static let all: [PictureReader] = [.svg, .adaptiveSVG, .assetCatalog, .symbols, .web, .png]

    /// The longer side of a picture, in pixels, where it may have any size. Where the two pictures are drawn in other steps, the
    /// greys along their edges must be little of the whole.
    private static let (side, sideOfOthers) = (96.0, 384.0)

    /// - Parameter files: the files by their paths in the export's folder.
    package func pictures(of set: GlyphSet, in files: [String: [UInt8]], _ export: Export) -> [ProofPicture] {
        let look = open(files, export)
        return set.variants.flatMap { variant in
            let painted = hasCurrentPaint ? variant.withCurrentPaint : variant
            return painted.pictures.map { picture in
                let shown = look(variant, picture.appearance)
                let frame = frame(of: (hasOneFrame ? painted.pictures.first : nil)?.drawing ?? picture.drawing)
                let lines = picture.drawing.stroked(variant.keepsStrokes(for: export))
                let hasLines = lines.layers.contains { $0.shape != nil }
                let isCut = unitesLayers || picture.drawing.layers.contains { !$0.groups.isEmpty }
                let side = hasLines || isCut ? Self.sideOfOthers : Self.side
                let scale = shown?.scale ?? side / max(frame.width, frame.height)
                func document(_ drawing: Drawing) -> [UInt8] {
                    drawing.plainDocument(in: picture.appearance, of: set.palette, isFramedByBox: isFramedByBox)
                }
                let areas = shown?.expected ?? document(picture.drawing.expanded)
                return ProofPicture(
                    asset: variant.qualifiedName, appearance: picture.appearance, location: variant.entry.location,
                    shown: shown,
                    expected: areas, expectedLines: hasLines ? document(lines) : areas,
                    width: frame.width * scale, height: frame.height * scale, renderers: renderers(picture.appearance))
            }
        }
    }

    private func frame(of drawing: Drawing) -> (width: Double, height: Double) {
        isFramedByBox ? (drawing.viewBox.width, drawing.viewBox.height) : (drawing.width, drawing.height)
    }
}

extension Dictionary where Key == String, Value == [UInt8] {
    /// The file of an appearance, or the one that replaces it.
    func picture(_ name: String, _ appearance: Appearance, _ suffix: String) -> (path: String, bytes: [UInt8])? {
        let names = appearance.fallbacks.map { name + "." + $0.name } + [name]
        return names.lazy.map { $0 + suffix }.compactMap { path in self[path].map { (path, $0) } }.first
    }
}
