internal import GlyphAudit
package import GlyphModel
package import Markup

/// Chooses the lints that run, and runs them.
package struct CatalogLintRun: Sendable {
    /// The ids of the lints that run.
    package var rules: Set<String>
    /// Less severe lints do not run, and less severe findings of others are left out.
    package var least: Diagnostic.Severity
    /// Whether a person named the lints.
    package let areNamed: Bool

    /// - Parameter rules: the ids of lints that a person named; nil for all.
    package init(rules: Set<String>? = nil, least: Diagnostic.Severity = .info) {
        self.rules = rules ?? Set(CatalogLint.all.map(\.id))
        self.least = least
        areNamed = rules != nil
    }

    /// The fix of a finding that is made without a further question: some are made only where their lint is named.
    package func fix(of finding: AuditFinding) -> Fix? {
        guard !areNamed, let fix = finding.diagnostic.fix else { return finding.diagnostic.fix }
        let lint = CatalogLint.named(finding.diagnostic.id)
        if lint?.isFixedByName == true { return nil }
        if finding.diagnostic.severity == .info, lint?.fixesInfoByName == true { return nil }
        // The system takes a resource for night also where the theme of the app is light.
        return finding.diagnostic.severity == .info && fix.isForNight ? nil : fix
    }

    /// The lints that run, in the order of `CatalogLint.all`.
    package var lints: [CatalogLint] { CatalogLint.all.filter { rules.contains($0.id) && $0.severity >= least } }

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
            case (.image(let check), .image(let set)): found += check(set, context)
            case (.color(let check), .color(let set)): found += check(set, context)
            case (.symbol(let check), .symbol(let set)): found += check(set, context)
            default: break
            }
        }
        return Self.withoutWaiting(chosen(Self.withoutCured(found)), in: read.set)
    }

    /// The same findings: where a fix makes a picture, fixes that wait for it are left to the next run.
    private static func withoutWaiting(_ findings: [AuditFinding], in set: AssetSet) -> [AuditFinding] {
        let makesPicture = findings.contains { finding in
            finding.diagnostic.fix?.edits.contains { $0.path != set.contents?.source.path } ?? false
        }
        if !makesPicture { return findings }
        return findings.map { finding in
            var finding = finding
            if CatalogLint.named(finding.diagnostic.id)?.waitsForPictures == true { finding.diagnostic.fix = nil }
            return finding
        }
    }

    /// The findings about a set without the ones that the remedy of another one resolves.
    private static func withoutCured(_ findings: [AuditFinding]) -> [AuditFinding] {
        let all = Cures(findings)
        if all.isEmpty { return findings }
        // A finding that is itself resolved resolves no other one.
        let cures = Cures(findings.filter { !all.resolves($0) })
        return findings.filter { !cures.resolves($0) }
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

    /// The findings without the ones of lints that do not run, and the less severe ones of lints. What is not of a lint
    /// stays.
    func chosen(_ findings: [AuditFinding]) -> [AuditFinding] {
        findings.filter { finding in
            if !CatalogLint.isNamed(finding.diagnostic.id) { return true }
            return rules.contains(finding.diagnostic.id) && finding.diagnostic.severity >= least
        }
    }
}

/// What the remedies of findings about one set resolve. A set may have thousands of findings: nothing here compares
/// each with each.
private struct Cures {
    /// The greatest severity that is resolved wherever in the set, by the ids of lints.
    private var everywhere: [String: Diagnostic.Severity] = [:]
    /// The greatest severity that is resolved for one device, by the ids of lints and the subject that it begins with.
    private var below: [String: [String: Diagnostic.Severity]] = [:]

    init(_ findings: [AuditFinding]) {
        for finding in findings {
            guard let lint = Self.lints[finding.diagnostic.id] else { continue }
            let severity = finding.diagnostic.severity
            for id in lint.curesWhatIsShown ? CatalogLint.ofWhatIsShown : lint.cured {
                if lint.curesWholeSet {
                    everywhere[id] = max(everywhere[id] ?? severity, severity)
                } else {
                    let former = below[id]?[finding.subject] ?? severity
                    below[id, default: [:]][finding.subject] = max(former, severity)
                }
            }
        }
    }

    /// The lints whose remedies resolve findings of others.
    private static let lints = Dictionary(
        uniqueKeysWithValues: CatalogLint.all.filter { $0.curesWhatIsShown || !$0.cured.isEmpty }.map { ($0.id, $0) })

    var isEmpty: Bool { everywhere.isEmpty && below.isEmpty }

    /// Whether the remedy of another finding resolves this one.
    func resolves(_ finding: AuditFinding) -> Bool {
        let (id, severity) = (finding.diagnostic.id, finding.diagnostic.severity)
        if let cure = everywhere[id], cure >= severity { return true }
        guard let below = below[id] else { return false }
        return finding.subject.beginnings.contains { below[$0].map { $0 >= severity } ?? false }
    }
}

extension String {
    /// A subject, and what it begins with before each of its details.
    fileprivate var beginnings: [String] { [self] + ranges(of: ", ").map { String(self[..<$0.lowerBound]) } }
}
