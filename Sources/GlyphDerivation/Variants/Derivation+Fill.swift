internal import GlyphModel
internal import Markup

extension Derivation {
    /// The filled form, in every appearance.
    static let fill = Derivation("fill", form: .fill) { request throws(Findings) in
        let drawing = try request.glyph.prepared(
            parts: request.parts, tolerance: request.tolerance, knockout: request.knockout,
            outline: request.outline, isTogether: request.isTogether)
        let fill = drawing.filled(request.style)
        return DerivedForm(
            layers: fill,
            candidates: { () throws(Findings) in try drawing.candidates(besides: fill, in: request.style) })
    }
}
