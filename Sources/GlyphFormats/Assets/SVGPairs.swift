internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// One SVG per appearance, `NAME.light.svg` and so on; `NAME.svg` alone where all are the same.
    public static let svg = AssetFormat(
        name: "svg", summary: "`NAME.light.svg`, `NAME.dark.svg` and so on, `NAME.svg` alone where all are the same",
        defaultPath: "svg", options: [StrokePolicy.rule], writesPlainSVG: true,
        losses: { set, export in
            let set = set.withCurrentPaint
            return set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
        },
        assetFiles: { asset, palette, export, context in
            asset.stroked(for: export).withCurrentPaint.directions.flatMap { direction in
                let renditions = direction.asset.svgRenditions(
                    of: palette, strokes: .keep, among: context.pictures)
                return renditions.map { rendition in
                    let suffix = direction.suffix + (renditions.count == 1 ? "" : "." + rendition.appearance.name)
                    return AssetFile(path: asset.qualifiedName + suffix + ".svg", bytes: rendition.content)
                        .owned(by: asset)
                }
            }
        }, setFiles: noFiles)
}
