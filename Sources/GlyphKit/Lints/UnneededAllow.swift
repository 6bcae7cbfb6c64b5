internal import Markup

extension Lint {
    static let unneededAllow: Lint = Lint(
        id: "unneeded-allow", severity: .warning,
        summary: "`allow` names a lint that finds nothing there, or that does not exist.",
        guideline: "An exception that excepts nothing misleads whoever reads the manifest.",
        reason: "It hides a finding that may come back, or never did what it was written for.",
        remedy: "Remove the word; `twinlight lint --fix` does. What a run did not look for is not judged.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <!-- Seen only beside its name. -->
                      <glyph name="box" tint="systemYellow" allow="contrast"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" allow="contrast"/>
                                               ^
                      <glyph name="bar" tint="systemYellow" allow="contrast contrats"/>
                                                                            ^
                    </glyphs>
                    """),
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
        return allowances.items.compactMap { item -> AuditFinding? in
            let isKnown = Lint.named(item.rule) != nil
            if used.contains(item) || isKnown && (!running.contains(item.rule) || item.rule == lint.id) { return nil }
            if !allowances.items(for: lint.id, at: item.offset).isEmpty { return nil }
            return lint.finding(
                isKnown ? "'\(item.rule)' finds nothing here" : "there is no lint '\(item.rule)'",
                at: location(at: item.offset), subject: "allow \(item.rule)",
                hint: isKnown
                    ? "remove it" : Lint.nearest(to: item.rule).map { "did you mean '\($0)'?" } ?? "remove it",
                fix: isKnown ? removal(of: item, beside: used, running) : nil)
        }
    }

    /// The word goes, and the attribute with it where nothing is left.
    private func removal(of item: Allowances.Item, beside used: Set<Allowances.Item>, _ running: Set<String>) -> Fix {
        let edit = ManifestEdit(source: manifest.source)
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
