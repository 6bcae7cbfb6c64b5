internal import GlyphAudit
package import GlyphModel
package import Markup

/// Chooses the lints that run, and runs them.
package struct CatalogLintRun: Sendable {
    /// The ids of the lints that run.
    package var rules: Set<String>
    /// Less severe lints do not run, and less severe findings of others are left out, unless a person named the
    /// lints: `--fix` makes the fixes of these, whatever is reported.
    package var least: Diagnostic.Severity
    /// Whether a person named the lints.
    package let areNamed: Bool

    /// - Parameter rules: the ids that a person named; nil for all.
    package init(rules: Set<String>? = nil, least: Diagnostic.Severity = .info) {
        let ids = rules ?? Set(CatalogLint.all.map(\.id))
        // A lint is all of its codes.
        self.rules = CatalogLint.all.reduce(ids) { ids.contains($1.id) ? $0.union($1.codes.map(\.id)) : $0 }
        self.least = least
        areNamed = rules != nil
    }

    /// The fix of a finding that is made without a further question: what an `info` changes may be intentional.
    package func fix(of finding: AuditFinding) -> Fix? {
        areNamed || finding.diagnostic.severity > .info ? finding.diagnostic.fix : nil
    }

    /// The lints that run, in the order of `CatalogLint.all`. The one about looks always runs: the
    /// report counts its findings.
    package var lints: [CatalogLint] {
        CatalogLint.all.filter { lint in
            if lint.id == CatalogLint.lostInAppearance.id { return !rows.isEmpty }
            return (areNamed || lint.severity >= least)
                && (rules.contains(lint.id) || lint.codes.contains { rules.contains($0.id) })
        }
    }

    /// The rows of looks that are asked for.
    var rows: Set<LossRow> {
        if rules.contains(CatalogLint.lostInAppearance.id) { return Set(LossRow.allCases) }
        return Set(LossRow.allCases.filter { rules.contains($0.rawValue) })
    }

    /// The findings about one set: the ones of its reading, and the ones of the lints.
    func findings(in read: ReadSet, _ lints: [CatalogLint], _ context: CatalogContext) -> [AuditFinding] {
        var found = read.findings
        for lint in lints where read.namesFiles {
            if case .files(let check) = lint.check { found += check(read.set, context) }
        }
        guard let content = read.content else { return chosen(found) }
        let platform = read.set.platform
        let context = context.judging(platform)
        for lint in lints where lint.platforms.contains(platform) {
            switch (lint.check, content) {
            case (.set(let check), _): found += check(read.set, context)
            case (.content(let check), _): found += check(read.set, content, context)
            case (.image(let check), .image(let set)): found += check(set, context)
            case (.color(let check), .color(let set)): found += check(set, context)
            case (.symbol(let check), .symbol(let set)): found += check(set, context)
            default: break
            }
        }
        return chosen(Self.withoutSilenced(found))
    }

    /// The findings about a set without the ones that the remedy of another one resolves. Where an entry is not for
    /// what its author meant, what it shows is another picture.
    private static func withoutSilenced(_ findings: [AuditFinding]) -> [AuditFinding] {
        let ids = Set(findings.map(\.diagnostic.id))
        var silenced = ids.reduce(into: Set<String>()) { $0.formUnion(CatalogLint.named($1)?.silences ?? []) }
        if !ids.isDisjoint(with: CatalogLint.mistaken) {
            silenced.formUnion(CatalogLint.all.filter(\.judgesWhatIsShown).map(\.id))
        }
        return findings.filter { !silenced.contains($0.diagnostic.id) }
    }

    /// The findings about the sets of each catalog together.
    func findings(
        in summaries: [SetSummary], of catalogs: [String], _ lints: [CatalogLint], _ context: CatalogContext
    ) -> [AuditFinding] {
        let lints = lints.filter { if case .catalog = $0.check { true } else { false } }
        if lints.isEmpty { return [] }
        let sets = Dictionary(grouping: summaries, by: \.catalog)
        let found = catalogs.flatMap { catalog -> [AuditFinding] in
            // A catalog and a folder of resources have nothing in common.
            guard let sets = sets[catalog], let platform = sets.first?.platform else { return [] }
            return lints.filter { $0.platforms.contains(platform) }.flatMap { lint -> [AuditFinding] in
                guard case .catalog(let check) = lint.check else { return [] }
                return check(sets, context.judging(platform))
            }
        }
        return chosen(found)
    }

    /// The findings about names in sources.
    func findings(
        in references: AssetReferences, _ summaries: [SetSummary], _ lints: [CatalogLint]
    ) -> [AuditFinding] {
        let found = lints.flatMap { lint -> [AuditFinding] in
            if case .references(let check) = lint.check { check(references, summaries) } else { [] }
        }
        return chosen(references.findings + found)
    }

    /// The findings without the ones of lints that do not run, and the less severe ones of lints. What is not of a
    /// lint stays.
    func chosen(_ findings: [AuditFinding]) -> [AuditFinding] {
        findings.filter { finding in
            if !CatalogLint.isNamed(finding.diagnostic.id) { return true }
            let isOfLooks = finding.diagnostic.id == CatalogLint.lostInAppearance.id
            let isSevere = areNamed || finding.diagnostic.severity >= least
            return isOfLooks || rules.contains(finding.diagnostic.id) && isSevere
        }
    }
}
