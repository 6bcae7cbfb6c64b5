internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension SetComparison {
    /// The counts that are not 0, each with its words and the section of the page with the details.
    var counts: [(count: Int, words: String, section: String)] {
        let changedColors = colors.count { $0.kind == .changed }
        let renamedColors = colors.count { if case .renamed = $0.kind { true } else { false } }
        func colorWord(_ count: Int, _ verb: String) -> String { "colour\(count == 1 ? "" : "s") \(verb)" }
        let seen = recolored.isEmpty ? "" : " in " + counted(recolored.count, "asset")
        let (addedColors, removedColors) = (colors.count { $0.kind == .added }, colors.count { $0.kind == .removed })
        return [
            (changed.count, "changed", "changed"), (renamed.count, "renamed", "renamed"),
            (added.count, "added", "added"), (removed.count, "removed", "removed"),
            (changedColors, colorWord(changedColors, "changed") + seen, "colors"),
            (renamedColors, colorWord(renamedColors, "renamed"), "colors"),
            (addedColors, colorWord(addedColors, "added"), "colors"),
            (removedColors, colorWord(removedColors, "removed"), "colors"),
            (unchangedCount, "unchanged", ""),
        ].filter { $0.count > 0 }
    }

    /// One line: `1 changed, 1 renamed, 1 colour changed in 7 assets, 80 unchanged`.
    package var summary: String {
        let parts = counts.map { "\($0.count) \($0.words)" }
        return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
    }
}

extension AssetChange {
    /// The differences: `shape, 4 % of the picture`.
    var description: String {
        var words: [String] = []
        if isResized, let old = views.first?.old, let new = views.first?.new {
            words.append("size \(old.sizeText) → \(new.sizeText)")
        }
        if isShape { words.append("shape") }
        if isColor { words.append("colour") }
        let what = words.joined(separator: " and ")
        return share > 0 ? "\(what), \(Self.percent(share)) of the picture" : what
    }

    private static func percent(_ share: Double) -> String {
        share < 0.01 ? "under 1 %" : ReviewNumber.text(share * 100, decimals: 0) + " %"
    }

    /// The appearances in which it differs.
    var appearanceText: String { AppearanceWords.text(views.flatMap(\.appearances)) }
}

extension Drawing {
    fileprivate var sizeText: String {
        let number = { (value: Double) in FixedDecimal(value, decimals: 3).description }
        return "\(number(width)) × \(number(height))"
    }
}

/// Appearances in words.
enum AppearanceWords {
    /// `light and dark`, `dark, high contrast`: of each style the first that is among them, for all that fall back
    /// to it.
    static func text(_ appearances: [Appearance]) -> String {
        Appearance.Style.allCases.compactMap { style in
            appearances.filter { $0.style == style }.min { $0.index < $1.index }
        }.map { appearance in
            appearance.style.rawValue + (appearance.contrast == .high ? ", high contrast" : "")
                + (appearance.level == .elevated ? ", elevated" : "")
        }.joined(separator: " and ")
    }
}
