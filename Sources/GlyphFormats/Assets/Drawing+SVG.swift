public import GlyphModel
public import Markup
public import SemanticColor

extension Drawing {
    /// The text of an SVG file that shows it in one appearance: paths with literal colours, no style sheet, and no
    /// references except to gradients.
    ///
    /// A filled form is marked in its file, so that it is not filled again.
    ///
    /// - Parameters:
    ///   - palette: the palette that resolves the colour names of its layers. A drawing in its own paints needs none.
    ///   - strokes: how shapes that were drawn as strokes are written, where the drawing still has them.
    /// - Throws: `unknown-color` for a name that the palette does not have, and where the contract of `Drawing` is
    ///   broken: `empty-path`, `path-not-finite`.
    public func svg(
        _ appearance: Appearance = .light, palette: Palette = Palette(), strokes: StrokePolicy = .expand
    ) throws(Findings) -> String {
        let faults = violations(in: palette, isCropped: false).map {
            Diagnostic(.error, id: $0.id, $0.message, hint: $0.hint)
        }
        if !faults.isEmpty { throw Findings(faults) }
        var picture = SVGPicture(self, in: appearance, palette: palette, strokes: strokes)
        picture.form = form == .fill ? .fill : nil
        return picture.text
    }
}
