internal import GlyphAudit
internal import GlyphModel
package import Markup

/// Chooses the lints that run, and runs them.
package struct CatalogLintRun: Sendable {
    /// The ids of the lints that run.
    package var rules: Set<String>
    /// Less severe lints do not run, and less severe findings of others are left out.
    package var least: Diagnostic.Severity

    /// All lints and all their findings by default.
    package init(rules: Set<String> = Set(CatalogLint.all.map(\.id)), least: Diagnostic.Severity = .info) {
        self.rules = rules
        self.least = least
    }

    /// The lints that run, in the order of `CatalogLint.all`.
    package var lints: [CatalogLint] { CatalogLint.all.filter { rules.contains($0.id) && $0.severity >= least } }

    /// The findings about one set: the ones of its reading, and the ones of the lints.
    func findings(in read: ReadSet, _ lints: [CatalogLint], _ context: CatalogContext) -> [AuditFinding] {
        var found = chosen(read.findings)
        for lint in lints where read.namesFiles {
            if case .files(let check) = lint.check { found += check(read.set, context) }
        }
        guard let content = read.content else { return found.filter(isChosen) }
        for lint in lints {
            switch (lint.check, content) {
            case (.set(let check), _): found += check(read.set, context)
            case (.image(let check), .image(let set)): found += check(set, context)
            case (.color(let check), .color(let set)): found += check(set, context)
            case (.symbol(let check), .symbol(let set)): found += check(set, context)
            default: break
            }
        }
        return found.filter(isChosen)
    }

    /// Whether a finding is as severe as the least that is asked for, or not of a lint.
    private func isChosen(_ finding: AuditFinding) -> Bool {
        finding.diagnostic.severity >= least || CatalogLint.named(finding.diagnostic.id) == nil
    }

    /// The findings about the sets of each catalog together.
    func findings(
        in summaries: [SetSummary], of catalogs: [String], _ lints: [CatalogLint], _ context: CatalogContext
    ) -> [AuditFinding] {
        let checks = lints.compactMap { lint -> (@Sendable ([SetSummary], CatalogContext) -> [AuditFinding])? in
            if case .catalog(let check) = lint.check { check } else { nil }
        }
        if checks.isEmpty { return [] }
        let sets = Dictionary(grouping: summaries, by: \.catalog)
        return catalogs.flatMap { catalog -> [AuditFinding] in
            guard let sets = sets[catalog] else { return [] }
            return checks.flatMap { $0(sets, context) }
        }.filter { $0.diagnostic.severity >= least }
    }

    /// The findings of a reading, without the ones of lints that do not run.
    func chosen(_ findings: [AuditFinding]) -> [AuditFinding] {
        findings.filter { finding in
            guard let lint = CatalogLint.named(finding.diagnostic.id) else { return true }
            return rules.contains(lint.id) && finding.diagnostic.severity >= least
        }
    }
}
