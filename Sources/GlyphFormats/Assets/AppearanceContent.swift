package import GlyphModel
package import SemanticColor

/// The content of something in one appearance.
struct AppearanceContent<Content: Equatable> {
    var appearance: Appearance
    var content: Content
}

extension AppearanceContent: Equatable {}
extension AppearanceContent: Sendable where Content: Sendable {}

extension Array {
    /// The shortest equivalent list: one rendition, light and dark, or all four.
    ///
    /// High contrast is left out where it equals normal contrast. Where it differs all four are given, since
    /// for a missing dark and high it is not defined whether dark or high would win. A missing rendition
    /// is the picture of the appearance that it falls back to. The first one is light.
    func reduced<Content>() -> [AppearanceContent<Content>] where Element == AppearanceContent<Content> {
        let (given, appearances) = (self, map(\.appearance))
        func content(_ appearance: Appearance) -> Content? {
            let shown = appearance.standIn(among: appearances)
            return given.indices.first { appearances[$0] == shown }.map { given[$0].content } ?? given.first?.content
        }
        func renditions(_ appearances: [Appearance]) -> [AppearanceContent<Content>] {
            appearances.compactMap { appearance in
                content(appearance).map { AppearanceContent(appearance: appearance, content: $0) }
            }
        }
        if content(.lightHigh) != content(.light) || content(.darkHigh) != content(.dark) {
            return renditions(Appearance.withoutLevels)
        }
        return renditions(content(.dark) == content(.light) ? [.light] : [.light, .dark])
    }
}

// MARK: - The renditions of an asset

extension GlyphAsset {
    /// The asset as it is shown in each direction of text, with the suffix of its files after the asset's name:
    /// nothing, and `.rtl`.
    var directions: [(asset: GlyphAsset, suffix: String)] {
        [(self, "")] + (rightToLeft.map { [($0, ".rtl")] } ?? [])
    }

    /// The name with its namespaces: `Status/heart`.
    package var qualifiedName: String { entry.qualified(name) }

    /// The appearances of the shortest list of files that shows it.
    package func shownAppearances(in palette: Palette) -> [Appearance] {
        withCurrentPaint.pictures.map { picture in
            var drawing = picture.drawing
            for index in drawing.layers.indices {
                let paint = drawing.layers[index].paint
                guard let role = paint.role, palette[role] != nil else { continue }
                drawing.layers[index].paint = .original(paint.resolved(in: picture.appearance, of: palette))
            }
            return AppearanceContent(appearance: picture.appearance, content: drawing)
        }.reduced().map(\.appearance)
    }

    /// The shortest list of SVG files that shows it in all its appearances.
    ///
    /// - Parameter known: the pictures of the asset that are written already.
    func svgRenditions(
        of palette: Palette, strokes: StrokePolicy = .expand, among known: SVGRenditions?
    ) -> [AppearanceContent<[UInt8]>] {
        pictures.map { picture in
            let svg = SVGRendition(
                picture.drawing, in: picture.appearance, palette: palette, strokes: strokes)
            return AppearanceContent(appearance: picture.appearance, content: svg.bytes(among: known))
        }.reduced()
    }
}
