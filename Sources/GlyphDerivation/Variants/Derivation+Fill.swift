internal import GlyphModel
internal import Markup

extension Derivation {
    /// The filled form, in every appearance.
    static let fill = Derivation("fill", form: .fill) { request throws(Findings) in
        let drawing = try request.glyph.prepared(
            parts: request.parts, tolerance: request.tolerance, knockout: request.knockout,
            isTogether: request.isTogether)
        let fill = drawing.traced(request.style, isTogether: request.isTogether)
        return DerivedForm(
            layers: fill.layers,
            search: { FillSearch(drawing, request.style, fill: fill, isTogether: request.isTogether) })
    }
}
