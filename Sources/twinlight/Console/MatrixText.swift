import GlyphKit
import Markup
import SemanticColor

/// The audit as a table: a row for each glyph, a column for each appearance, in it the least contrast of its layers on
/// all of its backgrounds. A `!` marks what is below the glyph's minimum. Pictures in their own paints have none.
struct MatrixText {
    var glyphs: [AuditedGlyph]

    var lines: [String] {
        let heading = ["glyph", "minimum"] + Appearance.allCases.map(\.name) + ["worst"]
        return Table(rows: [heading] + glyphs.map(row)).lines
    }

    private func row(_ glyph: AuditedGlyph) -> [String] {
        let measures = glyph.measures.filter { $0.role != nil }
        let cells = Appearance.allCases.map { appearance in
            text(measures.filter { $0.setting.appearance == appearance }.min { $0.ratio < $1.ratio })
        }
        let worst = measures.min { $0.ratio < $1.ratio }
        return [glyph.entry.name, number(glyph.entry.settings.contrast)] + cells + [worst.map { "\($0.setting)" } ?? ""]
    }

    private func text(_ worst: AuditMeasure?) -> String {
        guard let worst else { return "-" }
        return number(worst.ratio) + (worst.passes ? "" : "!")
    }

    /// Two decimals, cut off: 2.999 is no 3.
    private func number(_ value: Double) -> String {
        let hundredths = Int((value * 100 + 1e-6).rounded(.down))
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
