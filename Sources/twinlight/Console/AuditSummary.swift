import GlyphCatalog
import GlyphKit
import Markup

/// An audit of catalogs in a few lines, for people: what was looked at, what was not, and what was found.
struct AuditSummary {
    var audit: CatalogAudit
    /// Less severe findings are not counted.
    var least: Diagnostic.Severity

    var relevant: [AuditFinding] { audit.findings.filter { $0.diagnostic.severity >= least } }

    /// `120 image sets, 14 color sets in 2 catalogs: 1 error, 3 warnings`.
    var text: String {
        let sets = AssetSet.Kind.allCases.compactMap { kind in
            let count = audit.sets.count { $0.kind == kind && !isLoose($0) }
            return count == 0 ? nil : counted(count, "\(kind.rawValue) set")
        }
        let loose = audit.sets.count(where: isLoose)
        var parts: [String] = []
        if !sets.isEmpty || loose == 0 {
            parts.append((sets.isEmpty ? "no sets" : sets.joined(separator: ", ")) + place)
        }
        if loose > 0 { parts.append(counted(loose, "drawing")) }
        let found = relevant.isEmpty ? ", no findings" : ": " + relevant.diagnostics.counts(from: least)
        return parts.joined(separator: ", ") + found
    }

    /// A drawing that is in no catalog.
    private func isLoose(_ set: SetSummary) -> Bool { !set.path.hasSuffix(".\(set.kind.rawValue)set") }

    private var place: String {
        let count = audit.catalogs.count { $0.hasSuffix(".xcassets") }
        return count == 0 ? "" : " in " + counted(count, "catalog")
    }

    /// A line for each reason: how many parts were left out, and some of them.
    ///
    /// - Parameter all: whether each of them is named.
    func skipped(all: Bool) -> [String] {
        SkippedLines.of(audit.skipped, "not looked at", all: all)
    }

    /// How the findings are fixed that have fixes; nil where none has.
    var fixable: String? {
        let fixable = relevant.filter { $0.diagnostic.fix != nil }
        if fixable.isEmpty { return nil }
        let words = fixable.count == 1 ? "1 of them has a fix" : "\(fixable.count) of them have fixes"
        return "\(words): '--fix --dry-run' shows the changes, '--fix' makes them"
    }
}

/// Parts that were left out, in a line for each reason.
enum SkippedLines {
    /// So many names say what is meant.
    private static let named = 3

    /// - Parameters:
    ///   - words: what the parts are, such as `not looked at`.
    ///   - all: whether each of them is named.
    static func of(_ parts: [SkippedPart], _ words: String, all: Bool) -> [String] {
        let reasons = parts.map(\.reason).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return reasons.map { reason in
            let paths = parts.filter { $0.reason == reason }.map(\.path)
            let shown = all || paths.count <= named + 1 ? paths : Array(paths.prefix(named))
            let rest = paths.count - shown.count
            let more = rest > 0 ? " and \(rest) more; '--verbose' names all" : ""
            let count = paths.count > 1 ? "\(paths.count) parts: " : ""
            return Diagnostic.printable("\(words) (\(reason)): " + count + shown.joined(separator: ", ") + more)
        }
    }
}
