internal import GlyphDerivation
internal import GlyphModel
internal import Markup
internal import PathGeometry

extension FilledGlyph {
    /// What a set knows of it; nil for what cannot be outlined.
    package var record: FillRecord? {
        guard let outline = try? glyph.outlined(shape.spec.knockout, tolerance: shape.tolerance) else { return nil }
        return FillRecord(
            name: glyph.name, outline: outline.map(\.path), fill: layers.map(\.path), decisions: decisions,
            viewBox: glyph.viewBox, tolerance: shape.tolerance.length(in: glyph.viewBox.extent))
    }

    /// The fill with what it takes from relatives, as far as that makes it more like them.
    package func related(by relatives: Relatives, _ record: FillRecord) -> FilledGlyph {
        var (best, known) = (self, record)
        for proposal in relatives.proposals(for: record) {
            var spec = best.shape.spec
            spec.borrowed += proposal.regions
            guard let changed = try? glyph.filled(spec), let other = changed.record,
                proposal.isBetter(than: known, changed: other)
            else { continue }
            (best, known) = (changed, other)
        }
        return best
    }
}
