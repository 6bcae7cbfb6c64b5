public import GlyphModel
public import Markup

/// Runs lints, and leaves out the findings that `allow` accepts.
public struct LintRun: Sendable {
    /// The ids of the lints that run.
    public var rules: Set<String>
    /// Less severe lints do not run, and less severe findings of others are left out.
    public var least: Diagnostic.Severity

    /// All lints and all their findings by default.
    public init(rules: Set<String> = Set(Lint.all.map(\.id)), least: Diagnostic.Severity = .info) {
        self.rules = rules
        self.least = least
    }

    /// The lints that run, in the order of `Lint.all`.
    public var lints: [Lint] { Lint.all.filter { rules.contains($0.id) && $0.severity >= least } }

    /// Whether the build must assess its fills. That takes longer than the build itself.
    package var judgesFills: Bool { lints.contains { $0.id == Lint.doubtfulFill.id } }

    /// - Parameter reported: the diagnostics of the build. Diagnostics of other kinds than a lint are kept as they are.
    package func findings(in audit: Audit, reported: Findings = Findings()) -> [AuditFinding] {
        let running = lints
        var found = reported.diagnostics.filter { diagnostic in
            Lint.named(diagnostic.id) == nil || running.contains { $0.id == diagnostic.id }
        }.map { AuditFinding($0) }
        for lint in running { found += lint.findings(in: audit) }
        var used: Set<Allowances.Item> = []
        var seen: Set<Diagnostic> = []
        found = found.filter { finding in
            guard Lint.named(finding.diagnostic.id) != nil else { return true }
            let accepting = audit.acceptances(of: finding)
            used.formUnion(accepting)
            // Glyphs that share a drawing or an attribute give the same finding there.
            return accepting.isEmpty && seen.insert(finding.diagnostic).inserted
        }
        if running.contains(where: { $0.id == Lint.unneededAllow.id }) {
            found += audit.unneeded(except: used, running: Set(running.map(\.id)))
        }
        for lint in running { found = lint.mergeFindings(found, in: audit) }
        return found.filter { $0.diagnostic.severity >= least || Lint.named($0.diagnostic.id) == nil }.sortedByPlace
    }
}

extension Audit {
    /// The words of `allow` that accept a finding: at its place, or at the definition of its colour.
    ///
    /// - Parameter rule: the id in `allow`, if not the id of the finding's own lint.
    func acceptances(of finding: AuditFinding, under rule: String? = nil) -> [Allowances.Item] {
        let place = (finding.manifestLocation ?? finding.diagnostic.location).flatMap(offset)
        let definition = finding.color.flatMap(color)?.element.offset
        return [place, definition].compactMap { $0 }.flatMap {
            allowances.items(for: rule ?? finding.diagnostic.id, at: $0)
        }
    }
}

extension Lint {
    func findings(in audit: Audit) -> [AuditFinding] {
        switch check {
        case .manifest(let check): check(audit)
        case .palette(let check): audit.colors.flatMap { check($0, audit) }
        case .glyph(let check): audit.glyphs.flatMap { check($0, audit) }
        case .asset(let check):
            audit.glyphs.flatMap { glyph in glyph.assets.flatMap { check($0, glyph, audit) } }
        case .stage, .allowances: []
        }
    }

    /// The findings with one in place of this lint's, if they hold for most of the glyphs that could have them.
    fileprivate func mergeFindings(_ findings: [AuditFinding], in audit: Audit) -> [AuditFinding] {
        guard let joining else { return findings }
        let parts = findings.filter { $0.diagnostic.id == id }
        guard parts.count > Joining.few else { return findings }
        let all = audit.glyphs.count { joining.concerns($0, audit) }
        guard 2 * parts.count > all else { return findings }
        var finding = self.finding(
            joining.message(parts.count, all), at: audit.location(at: audit.document.root.offset), subject: "set",
            hint: joining.hint, notes: [Joining.names(of: parts)])
        finding.parts = parts
        return findings.filter { $0.diagnostic.id != id } + [finding]
    }
}

extension Lint.Joining {
    /// So many findings are looked at one by one.
    package static let few = 3
    /// The number of glyphs that a finding names.
    private static let named = 5

    /// What a note says of the glyphs, or of the sets.
    package static func names(of parts: [AuditFinding]) -> String {
        let names = parts.compactMap(\.glyph).uniqued
        let rest = names.count - Self.named
        return "they are " + names.prefix(Self.named).map { "'\($0)'" }.joined(separator: ", ")
            + (rest > 0 ? ", and \(rest) more" : "")
    }
}

extension [AuditFinding] {
    /// The diagnostics without their subjects.
    public var diagnostics: Findings { Findings(map(\.diagnostic)) }

    /// As `Findings.sorted`.
    fileprivate var sortedByPlace: [AuditFinding] { sortedByPlace(\.diagnostic.location) }
}

// MARK: - Allowances

/// The scope of `allow`: each item applies to its element and to everything in it.
package struct Allowances: Sendable {
    struct Item: Hashable, Sendable {
        var rule: String
        /// From the element's start tag to its end.
        var scope: Range<Int>
        /// The offset of the word.
        var offset: Int
        var attribute: Element.Attribute
    }

    /// In the order of the text.
    private(set) var items: [Item] = []

    private let source: SourceFile

    package init(_ document: Document) {
        source = document.source
        collect(document.root, document)
    }

    private mutating func collect(_ element: Element, _ document: Document) {
        if let attribute = element.attribute("allow") {
            items += attribute.value.split(separator: " ").map { word in
                Item(
                    rule: String(word), scope: element.offset..<element.endOffset,
                    offset: document.place(of: word, in: attribute), attribute: attribute)
            }
        }
        for child in element.children { collect(child, document) }
    }

    /// The items that accept a rule's finding at a byte of the manifest.
    func items(for rule: String, at offset: Int) -> [Item] {
        items.filter { $0.rule == rule && $0.scope.contains(offset) }
    }

    /// Whether a rule's finding at a place is accepted.
    package func accept(_ rule: String, at location: SourceFile.Location?) -> Bool {
        if items.isEmpty { return false }
        return location.flatMap(source.offset).map { !items(for: rule, at: $0).isEmpty } ?? false
    }
}

extension Manifest {
    /// Without the diagnostics of a build's stages that an `allow` accepts.
    package func unaccepted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let allowances = Allowances(document)
        return diagnostics.filter { Lint.named($0.id) == nil || !allowances.accept($0.id, at: $0.location) }
    }
}
