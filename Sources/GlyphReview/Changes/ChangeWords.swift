internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension SetComparison {
    /// One line: `1 changed, 1 renamed, 1 colour changed in 7 assets, 80 unchanged`.
    package var summary: String {
        let changedColors = colors.count { $0.kind == .changed }
        let renamedColors = colors.count { if case .renamed = $0.kind { true } else { false } }
        func colorWord(_ count: Int, _ verb: String) -> String { "colour\(count == 1 ? "" : "s") \(verb)" }
        let seen = recolored.isEmpty ? "" : " in " + counted(recolored.count, "asset")
        let (addedColors, removedColors) = (colors.count { $0.kind == .added }, colors.count { $0.kind == .removed })
        let parts = [
            (changed.count, "changed"), (renamed.count, "renamed"), (added.count, "added"), (removed.count, "removed"),
            (changedColors, colorWord(changedColors, "changed") + seen),
            (renamedColors, colorWord(renamedColors, "renamed")), (addedColors, colorWord(addedColors, "added")),
            (removedColors, colorWord(removedColors, "removed")), (unchangedCount, "unchanged"),
        ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
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

    /// What a sheet says about an asset with differences of its own: `shape, 4 % of the picture, in light and dark`.
    var words: [String] {
        ["\(description), in \(appearanceText)"] + (colors.isEmpty ? [] : ["\(colorText), too"])
    }

    /// What a sheet says about an asset that differs only because of colours of the palette.
    var colorWords: [String] { ["\(colorText), in \(appearanceText)"] }

    private var colorText: String {
        let names = colors.map(\.rawValue).joined(separator: ", ")
        return colors.count == 1 ? "its colour \(names) has changed" : "its colours \(names) have changed"
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

extension ColorChange {
    /// What a sheet says about the colour.
    var words: String {
        switch kind {
        case .added: "added"
        case .removed: "removed"
        case .changed: assets.isEmpty ? "changed" : "changed, seen in \(counted(assets.count, "asset"))"
        case .renamed(let old): "was \(old.rawValue), with the same values"
        }
    }
}

extension ColorChange.Kind {
    /// As the document of a sheet has it.
    var name: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .changed: "changed"
        case .renamed: "renamed"
        }
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
