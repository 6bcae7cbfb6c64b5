internal import GlyphModel
internal import Markup

extension Lint {
    package static let unneededAllow: Lint = Lint(
        id: "unneeded-allow", severity: .warning,
        summary: "`allow` names a lint that finds nothing there, or that does not exist.",
        guideline: "An exception that excepts nothing misleads whoever reads the manifest.",
        reason: "It hides a finding that may come back, or never did what it was written for.",
        remedy: "Remove the word; `twinlight lint --fix --rules unneeded-allow` does. What a run did not look for "
            + "is not judged. Where `contrast` or `vanishes-on-elevated` is accepted for what the system itself pairs, "
            + "the finding is at info: the word does no harm, and `audit=\"wcag\"` would need it.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <!-- Seen only beside its name. -->
                      <glyph name="box" tint="systemGray3" allow="contrast"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" allow="contrast"/>
                                               ^
                      <glyph name="bar" tint="systemGray3" allow="contrast contrats"/>
                                                                           ^
                    </glyphs>
                    """)
            ]),
        check: .allowances)
}

extension Audit {
    /// Words of `allow` that accepted nothing of what was looked for.
    ///
    /// - Parameters:
    ///   - used: those that did.
    ///   - running: the ids of the lints that looked.
    func unneeded(beside used: Set<Allowances.Item>, running: Set<String>) -> [AuditFinding] {
        let lint = Lint.unneededAllow
        let excused = acceptedPairings
        return allowances.items.compactMap { item -> AuditFinding? in
            let isKnown = Lint.named(item.rule) != nil
            if used.contains(item) || isKnown && (!running.contains(item.rule) || item.rule == lint.id) { return nil }
            if !allowances.items(for: lint.id, at: item.offset).isEmpty { return nil }
            if excused.contains(item) {
                return lint.finding(
                    "'\(item.rule)' finds nothing here: what the system itself pairs is not an error",
                    at: location(at: item.offset), subject: "allow \(item.rule)",
                    hint: "remove it; 'audit=\"wcag\"' would need it, and so would a 'contrast' of the glyph's own",
                    fix: removal(of: item, beside: used, running), severity: .info)
            }
            return lint.finding(
                isKnown ? "'\(item.rule)' finds nothing here" : "there is no lint '\(item.rule)'",
                at: location(at: item.offset), subject: "allow \(item.rule)",
                hint: isKnown
                    ? "remove it" : Lint.nearest(to: item.rule).map { "did you mean '\($0)'?" } ?? "remove it",
                fix: isKnown ? removal(of: item, beside: used, running) : nil)
        }
    }

    /// Words that accept what the system itself pairs, as errors which they no longer are.
    private var acceptedPairings: Set<Allowances.Item> {
        let rules = [Lint.contrast.id, Lint.vanishesOnElevated.id]
        guard allowances.items.contains(where: { rules.contains($0.rule) }) else { return [] }
        let findings = Lint.systemContrast.findings(in: self)
        return Set(findings.flatMap { finding in rules.flatMap { acceptances(of: finding, under: $0) } })
    }

    /// The word goes, and the attribute with it where nothing is left.
    private func removal(of item: Allowances.Item, beside used: Set<Allowances.Item>, _ running: Set<String>) -> Fix {
        let edit = ElementEdit(source: manifest.source)
        let kept = allowances.items.filter { other in
            other.attribute == item.attribute
                && (used.contains(other) || Lint.named(other.rule) == nil || !running.contains(other.rule)
                    || other.rule == Lint.unneededAllow.id)
        }.map(\.rule)
        return Fix(
            "remove what is not needed",
            edits: [
                kept.isEmpty
                    ? edit.removal(of: item.attribute) : edit.value(of: item.attribute, to: kept.joined(separator: " "))
            ])
    }
}
