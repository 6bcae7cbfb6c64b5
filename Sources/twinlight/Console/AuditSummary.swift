import GlyphCatalog
import GlyphKit
import Markup

/// An audit of catalogs in a few lines, for people: what was checked, what was not, and what was found.
struct AuditSummary {
    var audit: CatalogAudit
    /// Less severe findings than its least are not counted.
    var lints: CatalogLintRun

    var relevant: [AuditFinding] { audit.findings.filter { $0.diagnostic.severity >= lints.least } }

    /// `120 image sets, 14 color sets in 2 catalogs, 80 drawables, 40 colors in 1 res folder: 1 error, 3 warnings`.
    var text: String {
        let sets = AssetSet.Kind.allCases.compactMap { kind in
            let count = audit.sets.count { $0.kind == kind && $0.platform == .apple && !$0.isLoose }
            return count == 0 ? nil : counted(count, "\(kind.rawValue) set")
        }
        let resources = resources
        let loose = audit.sets.count(where: \.isLoose)
        var parts: [String] = []
        if !sets.isEmpty || loose == 0 && resources == nil {
            parts.append((sets.isEmpty ? "no sets" : sets.joined(separator: ", ")) + place)
        }
        if let resources { parts.append(resources) }
        if loose > 0 { parts.append(counted(loose, "drawing")) }
        if let references = audit.references { parts.append(counted(references.sourceCount, "source")) }
        let found = relevant.isEmpty ? ", no findings" : ": " + relevant.diagnostics.counts(from: lints.least)
        return parts.joined(separator: ", ") + found
    }

    /// The drawables and colours of Android apps; nil where there are none.
    private var resources: String? {
        let sets = audit.sets.filter { $0.platform == .android }
        if sets.isEmpty { return nil }
        let images = sets.count { $0.kind == .image }
        let parts = [counted(images, "drawable"), counted(sets.count - images, "color")].filter { !$0.hasPrefix("0 ") }
        return parts.joined(separator: ", ") + " in " + counted(Set(sets.map(\.catalog)).count, "res folder")
    }

    private var place: String {
        let count = audit.catalogs.count { $0.hasSuffix(".xcassets") }
        return count == 0 ? "" : " in " + counted(count, "catalog")
    }

    /// A line for each reason: how many parts were left out, and some of them.
    ///
    /// - Parameter all: whether each of them is named.
    func skipped(all: Bool) -> [String] {
        SkippedLines.of(
            audit.skipped.filter { all || $0.reason != SkippedPart.document }, "not checked", all: all)
    }

    /// How many image sets are PDF, which is what a person must know first; nil where none is.
    var documents: String? {
        let folders = Set(
            audit.skipped.filter { $0.reason == SkippedPart.document }.map { FolderPath.parent(of: $0.path) })
        let images = audit.sets.filter { $0.kind == .image && $0.platform == .apple && !$0.isLoose }
        let count = images.count { folders.contains($0.path) }
        if count == 0 { return nil }
        return "\(count) of \(counted(images.count, "image set")) \(count == 1 ? "is" : "are") PDF: not judged"
    }

    /// A line for each catalog in which something may be lost, where this is not reported one by one.
    ///
    /// - Parameters:
    ///   - sheet: the page that shows it; nil where none is written.
    ///   - paths: the paths that were named.
    func looks(sheet: String?, paths: [String]) -> [String] {
        if lints.least == .info { return [] }
        return audit.catalogs.enumerated().compactMap { index, catalog in
            let own = audit.looks.filter { finding in
                finding.diagnostic.location.map { FolderPath.inner($0.path, of: catalog) != nil } ?? false
            }
            if own.isEmpty { return nil }
            let (dark, rest) = own.partitionedByDark
            let others = Set(rest.map(\.set)).subtracting(dark.map(\.set)).count
            let parts = [
                Self.subjects(of: dark).map { "\($0) may be lost in dark" },
                others == 0 ? nil : "\(counted(others, dark.isEmpty ? "set" : "more set")) in other settings",
            ]
            let command = "twinlight audit \(paths.joined(separator: " ")) --sheet sheet.html"
            let text = parts.compactMap { $0 }.joined(separator: ", ")
            return Diagnostic.printable(
                "\(catalog): \(text)" + (sheet.map { ": see \(AuditSheet.file($0, index))" } ?? ": '\(command)'"))
        }
    }

    /// `153 pictures and 2 colors`; nil for none.
    private static func subjects(of findings: [AuditFinding]) -> String? {
        let colors = Set(findings.filter { $0.color != nil }.map(\.set)).count
        let pictures = Set(findings.map(\.set)).count - colors
        let parts = [counted(pictures, "picture"), counted(colors, "color")].filter { !$0.hasPrefix("0 ") }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// The number of sets that no source names, where they are not reported one by one; nil where there is none.
    var unused: String? {
        guard lints.least > .info, let count = audit.references?.unusedSets(in: audit.sets).count, count > 0 else {
            return nil
        }
        let words = count == 1 ? "1 set is" : "\(count) sets are"
        return "\(words) named by no source: '--severity info' lists \(count == 1 ? "it" : "them")"
    }

    /// How the findings are fixed that have fixes; nil where none has.
    var fixable: String? {
        let all = relevant.filter { $0.diagnostic.fix != nil }
        if all.isEmpty { return nil }
        let made = all.count { lints.fix(of: $0) != nil }
        let rules = CatalogLint.all.map(\.id).filter { id in
            all.contains { $0.diagnostic.id == id && lints.fix(of: $0) == nil }
        }
        var parts: [String] = []
        if made > 0 {
            let words = made == 1 ? "1 of them has a fix" : "\(made) of them have fixes"
            parts.append("\(words): '--fix --dry-run' shows the changes, '--fix' makes them")
        }
        if !rules.isEmpty {
            let (count, more) = (all.count - made, made > 0 ? " more" : "")
            parts.append(
                "\(count)\(more) may be intentional: '--fix --rules \(rules.joined(separator: ","))' fixes "
                    + (count == 1 ? "it" : "them"))
        }
        return parts.joined(separator: "; ")
    }
}

extension [AuditFinding] {
    fileprivate var partitionedByDark: (dark: [AuditFinding], others: [AuditFinding]) {
        (filter { $0.loss?.isInDark == true }, filter { $0.loss?.isInDark != true })
    }
}

extension AuditFinding {
    /// The set that it is about.
    fileprivate var set: String { glyph ?? color?.rawValue ?? subject }
}

/// Parts that were left out, in a line for each reason.
enum SkippedLines {
    /// The number of parts that a line names.
    private static let named = 3
    /// So many reasons are read by a person.
    private static let reasonLimit = 50

    /// - Parameters:
    ///   - words: what the parts are, such as `not checked`.
    ///   - all: whether each of them is named.
    static func of(_ parts: [SkippedPart], _ words: String, all: Bool) -> [String] {
        let groups = Dictionary(grouping: parts, by: \.reason)
        let reasons = parts.map(\.reason).uniqued
        let shown = all ? reasons : Array(reasons.prefix(reasonLimit))
        let lines = shown.map { reason in
            let paths = (groups[reason] ?? []).map(\.path)
            let count = paths.count > 1 ? "\(paths.count) paths: " : ""
            let hint = all || paths.count <= named + 1 ? "" : "; '--verbose' lists all"
            return Diagnostic.printable("\(words) (\(reason)): " + count + names(of: paths, all: all) + hint)
        }
        let rest = reasons.dropFirst(shown.count)
        if rest.isEmpty { return lines }
        let count = counted(rest.reduce(0) { $0 + (groups[$1]?.count ?? 0) }, "path")
        return lines + ["\(words) (\(counted(rest.count, "more reason"))): \(count); '--verbose' lists all"]
    }

    /// Some of the paths, and how many more there are.
    static func names(of paths: [String], all: Bool) -> String {
        if all || paths.count <= named + 1 { return paths.joined(separator: ", ") }
        return paths.prefix(named).joined(separator: ", ") + " and \(paths.count - named) more"
    }
}
