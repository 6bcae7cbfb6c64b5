internal import GlyphModel
internal import Markup

extension Lint {
    package static let unneededAllow: Lint = Lint(
        id: "unneeded-allow", severity: .warning,
        summary: "`allow` names a lint that finds nothing there, or one that does not exist.",
        guideline: "An exception without a finding misleads the readers of a manifest.",
        reason: "It hides a finding that may come back, or never had an effect.",
        remedy:
            "Remove the id; `twinlight lint --fix --rules unneeded-allow` does. Ids of lints that did not run are not "
            + "reported. If `contrast` or `vanishes-on-elevated` is accepted for a pair of the system itself, the "
            + "finding is an info: the id is harmless, and `audit=\"wcag\"` would need it.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <!-- Always shown next to its name. -->
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
    /// Ids in `allow` that accepted no finding of the lints that ran.
    ///
    /// - Parameters:
    ///   - used: the ones that accepted a finding.
    ///   - running: the ids of the lints that ran.
    func unneeded(except used: Set<Allowances.Item>, running: Set<String>) -> [AuditFinding] {
        let lint = Lint.unneededAllow
        let excused = acceptedPairings
        return allowances.items.compactMap { item -> AuditFinding? in
            let isKnown = Lint.named(item.rule) != nil
            if used.contains(item) || isKnown && (!running.contains(item.rule) || item.rule == lint.id) { return nil }
            if !allowances.items(for: lint.id, at: item.offset).isEmpty { return nil }
            if excused.contains(item) {
                return lint.finding(
                    "'\(item.rule)' finds nothing here: a pair of the system itself is not an error",
                    at: location(at: item.offset), subject: "allow \(item.rule)",
                    hint: "remove it, unless you want to add audit=\"wcag\" or a 'contrast', which would need it",
                    fix: removal(of: item, keeping: used, running), severity: .info)
            }
            return lint.finding(
                isKnown ? "'\(item.rule)' finds nothing here" : "there is no lint '\(item.rule)'",
                at: location(at: item.offset), subject: "allow \(item.rule)",
                hint: isKnown
                    ? "remove it" : Lint.nearest(to: item.rule).map { "did you mean '\($0)'?" } ?? "remove it",
                fix: isKnown ? removal(of: item, keeping: used, running) : nil)
        }
    }

    /// Ids that accept pairs of the system itself, which are not errors.
    private var acceptedPairings: Set<Allowances.Item> {
        let rules = [Lint.contrast.id, Lint.vanishesOnElevated.id]
        guard allowances.items.contains(where: { rules.contains($0.rule) }) else { return [] }
        let findings = Lint.systemContrast.findings(in: self)
        return Set(findings.flatMap { finding in rules.flatMap { acceptances(of: finding, under: $0) } })
    }

    /// Removes the id, and the whole attribute where nothing is left.
    private func removal(of item: Allowances.Item, keeping used: Set<Allowances.Item>, _ running: Set<String>) -> Fix {
        let edit = ElementEdit(source: manifest.source)
        let kept = allowances.items.filter { other in
            other.attribute == item.attribute
                && (used.contains(other) || Lint.named(other.rule) == nil || !running.contains(other.rule)
                    || other.rule == Lint.unneededAllow.id)
        }.map(\.rule)
        return Fix(
            "remove the unneeded 'allow'",
            edits: [
                kept.isEmpty
                    ? edit.removal(of: item.attribute) : edit.value(of: item.attribute, to: kept.joined(separator: " "))
            ])
    }
}
