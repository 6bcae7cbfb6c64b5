import GlyphKit
import Markup
import SemanticColor

/// The audit as a table: a row for each glyph, a column for each appearance, in it the lowest contrast of its layers on
/// all of its backgrounds. A `!` marks a ratio below the glyph's minimum, a `~` one that is exempt as a pair of the
/// system. Pictures in original paints have none.
struct MatrixText {
    var glyphs: [AuditedGlyph]

    var lines: [String] {
        let heading = ["glyph", "minimum"] + Appearance.allCases.map(\.name) + ["worst"]
        return Table(rows: [heading] + glyphs.map(row)).lines
    }

    private func row(_ glyph: AuditedGlyph) -> [String] {
        let measures = glyph.measures.filter { $0.role != nil }
        let cells = Appearance.allCases.map { appearance in
            text(worst(of: measures.filter { $0.setting.appearance == appearance }))
        }
        let place = worst(of: measures).map { "\($0.setting)" }
        return [glyph.entry.name, ContrastRatio.text(glyph.entry.settings.audit.contrast)] + cells + [place ?? ""]
    }

    /// Failures come first: a lower ratio of a pair of the system must not hide them.
    private func worst(of measures: [AuditMeasure]) -> AuditMeasure? {
        measures.min { ($0.fails ? 0 : 1, $0.ratio) < ($1.fails ? 0 : 1, $1.ratio) }
    }

    private func text(_ worst: AuditMeasure?) -> String {
        guard let worst else { return "-" }
        return ContrastRatio.text(worst.ratio) + (worst.passes ? "" : worst.fails ? "!" : "~")
    }
}
