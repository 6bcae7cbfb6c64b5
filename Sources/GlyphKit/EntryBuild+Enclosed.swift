internal import GlyphDerivation
internal import GlyphModel
internal import Markup
internal import PathGeometry

extension EntryBuild {
    /// A request as its enclosure needs the glyph inside: with lines that look even with its own, and in the form that reads
    /// better. Requests without an enclosure stay as they are.
    mutating func enclosed(_ request: AppearanceRequest) -> AppearanceRequest {
        guard let step = request.steps.last(where: { $0.derivation.place == .enclosure }),
            let glyph = glyphs[request.source]
        else { return request }
        var request = request
        let steps = request.steps
        request.steps = []
        // What fits is decided by the outline, so that both forms are as large.
        var plain = request
        plain.glyphForm = .outline
        let outline = derivedPicture(of: glyph, for: plain, plain.shape)
        if step.form == .fill, request.glyphForm == .fill {
            request.glyphForm =
                entry.settings.enclosed ?? (step.derivation.isBetterAsOutline(outline) ? .outline : .fill)
        }
        if let pen = try? context(of: glyph, request, step).markPen() {
            request.widening = step.derivation.widening(of: outline, penWidth: pen.width)
        }
        request.steps = steps
        return request
    }
}
