internal import GlyphDerivation
internal import GlyphModel
internal import Markup
internal import PathGeometry

/// The assets that are not in `variants`.
extension EntryBuild {
    /// Variants drawn by hand that nothing else asks for, badges, and other stroke weights.
    mutating func furtherVariants() -> [Variant] {
        var variants: [Variant] = []
        for drawn in entry.drawnVariants where !entry.settings.variants.contains(drawn.name) {
            guard let name = try? DerivationName.parse(drawn.name, among: derivations) else { continue }
            variants.append(variant(name, drawn.name))
        }
        for badge in entry.badges {
            let step = DerivedStep(.badge, badge: badge)
            variants.append(variant(.plain, "badge." + badge.name) { $0.steps.append(step) })
            if entry.settings.variants.contains(GlyphForm.fill.rawValue) {
                variants.append(variant(DerivationName(.fill), "fill.badge." + badge.name) { $0.steps.append(step) })
            }
        }
        for weight in entry.settings.weights {
            variants.append(variant(.plain, weight.suffix) { $0.weight = weight.width })
        }
        return variants
    }

    /// A drawing that has no strokes gets its weight by moved edges.
    mutating func weighted(_ picture: DerivedPicture, _ glyph: Glyph, _ request: AppearanceRequest) -> DerivedPicture {
        let hasStrokes = glyph.layers.contains { $0.stroke != nil }
        guard request.weight != 1, !hasStrokes, !picture.layers.isEmpty else { return picture }
        let pen = try? context(of: glyph, request, nil).pen()
        // The lines of usual sets, where the drawing has none.
        let width = pen?.width ?? glyph.viewBox.height / 12
        if let moved = picture.weighted(request.weight, strokeWidth: width, tolerance: tolerance) { return moved }
        report(
            "unbearable-weight",
            "'\(entry.name)' does not bear \(decimalText(request.weight, digits: 2)) times its stroke width: gaps would close, "
                + "or lines come apart", at: entry.location,
            hint: "remove this weight, or draw the glyph with strokes")
        return picture
    }
}

extension AppearanceRequest {
    /// Shows a drawing as it is.
    mutating func show(_ drawn: DrawnVariant) {
        (source, glyphForm, steps, widening) = (drawn.source, .outline, [], 1)
        isForDark = false
    }

    /// Shows a filled form that was drawn, and what the steps make of it.
    mutating func showFill(_ drawn: DrawnVariant) {
        (source, glyphForm, isForDark) = (drawn.source, .outline, false)
    }
}

extension GlyphEntry {
    /// Its filled form, where it was drawn by hand: it is shown wherever the filled form is.
    var drawnFill: DrawnVariant? { drawnVariants.first { $0.name == GlyphForm.fill.rawValue } }
}
