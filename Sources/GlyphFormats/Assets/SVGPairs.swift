package import GlyphModel
internal import Markup
package import SemanticColor

extension AssetFormat {
    /// One SVG per appearance, `NAME.light.svg` and so on; `NAME.svg` alone where all are the same.
    public static let svg = AssetFormat(
        name: "svg", summary: "`NAME.light.svg`, `NAME.dark.svg` and so on, `NAME.svg` alone where all are the same",
        defaultPath: "svg", options: [StrokePolicy.rule], writesPlainSVG: true,
        losses: { set, export in
            let set = set.withCurrentPaint
            return set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
        },
        assetFiles: { variant, palette, export, context in
            variant.stroked(for: export).withCurrentPaint.directions.flatMap { direction in
                let renditions = direction.variant.svgRenditions(
                    of: palette, strokes: .keep, among: context.pictures)
                return renditions.map { rendition in
                    let suffix = direction.suffix + (renditions.count == 1 ? "" : "." + rendition.appearance.name)
                    return AssetFile(path: variant.qualifiedName + suffix + ".svg", bytes: rendition.content)
                        .owned(by: variant)
                }
            }
        }, setFiles: noFiles)
}

extension Variant {
    /// The variant that is shown in each direction of text, with the suffix of its files after the asset's name:
    /// nothing, and `.rtl`.
    var directions: [(variant: Variant, suffix: String)] {
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
            return Rendition(appearance: picture.appearance, content: drawing)
        }.reduced().map(\.appearance)
    }

    /// The shortest list of SVG files that shows it in all its appearances.
    ///
    /// - Parameter known: the pictures of the asset that are written already.
    func svgRenditions(
        of palette: Palette, strokes: StrokePolicy = .expand, among known: PlainPictures?
    ) -> [Rendition<[UInt8]>] {
        pictures.map { picture in
            let svg = SVGPicture(
                picture.drawing, in: picture.appearance, palette: palette, strokes: strokes)
            return Rendition(appearance: picture.appearance, content: svg.bytes(among: known))
        }.reduced()
    }
}
