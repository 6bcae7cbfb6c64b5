internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Lint {
    static let longPath: Lint = Lint(
        id: "long-path", severity: .warning,
        summary: "A path of a vector drawable has more than 800 characters.",
        guideline: "Android lint, VectorPath: long paths are slow to draw.",
        reason: "Android reads the text of a path when it first shows the drawable, and draws it again at each size.",
        remedy:
            "Draw the glyph with fewer points, or in fewer details; or accept it, for a glyph that is shown rarely.",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1"><glyph name="box"/><export format="android"/></glyphs>"#),
                // Nothing is written for Android.
                Example(#"<glyphs version="1"><glyph name="dust"/></glyphs>"#, drawings: dust),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box"/>
                      <glyph name="dust"/>
                      ^
                      <export format="android"/>
                    </glyphs>
                    """, drawings: dust)
            ]),
        check: .glyph { glyph, audit in
            guard let export = audit.manifest.exports.first(where: { $0.format == "android" }) else { return [] }
            var longest: (length: Int, asset: String)?
            for asset in glyph.assets {
                for drawing in asset.stroked(for: export).pictures.map(\.drawing) {
                    for layer in drawing.layers {
                        let path = layer.shape?.path ?? layer.path
                        // Android's text is longer than the text of SVG, by less than a half.
                        let known = layer.shape == nil ? layer.data : nil
                        guard known?.utf8.count ?? limit > limit * 2 / 3 else { continue }
                        let length = AndroidPathData.text(of: path, in: drawing.viewBox).utf8.count
                        if length > max(limit, longest?.length ?? 0) { longest = (length, asset.name) }
                    }
                }
            }
            guard let (length, asset) = longest else { return [] }
            return [
                Lint.longPath.finding(
                    "a path of '\(asset)' has \(length) characters as a vector drawable", at: glyph.entry.location,
                    glyph: glyph.entry.name, hint: "draw it with fewer points, or accept it")
            ]
        })

    private static let limit = 800

    private static let dust = [
        "dust.svg": Example.svg(
            "<path fill=\"currentColor\" d=\""
                + (0..<60).map { "M\($0 % 12 * 2) \($0 / 12 * 2)l.7 .3 .3 .7-.7-.3z" }.joined() + "\"/>")
    ]
}
