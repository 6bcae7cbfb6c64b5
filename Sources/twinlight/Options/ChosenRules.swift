import ArgumentParser
import GlyphCatalog
import GlyphKit
import Markup

/// The lints that run: all of a command, or the ones that `--rules` names.
struct ChosenRules: ParsableArguments {
    @Option(help: "Run only these lints: ids separated by commas.")
    var rules: String?

    /// The lints of a command.
    enum Kind {
        case manifests, catalogs

        var lints: [any ReportedRule] {
            switch self {
            case .manifests: Lint.all
            case .catalogs: CatalogLint.reported
            }
        }

        fileprivate var command: String { self == .manifests ? "lint" : "audit" }
        fileprivate var other: Kind { self == .manifests ? .catalogs : .manifests }
    }

    /// Whether all lints run, so that a finding that is not there any more is resolved.
    var isAll: Bool { rules == nil }

    /// What to say of ids of earlier lints: they find nothing.
    var former: [String] {
        (rules ?? "").split(separator: ",").map { $0.filter { $0 != " " } }.filter(CatalogLint.formerIDs.contains)
            .map { "the lint '\($0)' has been removed: it finds nothing" }
    }

    /// - Throws: for an id that no lint of the kind has, with the one that is meant.
    func ids(of kind: Kind) throws(UsageError) -> Set<String> {
        let known = kind == .catalogs ? CatalogLint.ids : kind.lints.map(\.id)
        guard let rules else { return Set(known) }
        let ids = rules.split(separator: ",").map { $0.filter { $0 != " " } }
        for id in ids where !known.contains(id) && !(kind == .catalogs && CatalogLint.formerIDs.contains(id)) {
            let others = kind == .manifests ? CatalogLint.ids : kind.other.lints.map(\.id)
            if others.contains(id) {
                throw UsageError("'\(id)' is a lint of \(kind.other): 'twinlight \(kind.other.command)' runs it")
            }
            let near = Suggestion.nearest(to: id, of: known).map { "; did you mean '\($0)'?" }
            let hint = near ?? "; the lints of \(kind) are " + known.joined(separator: ", ")
            throw UsageError("there is no lint '\(id)'" + hint)
        }
        if ids.isEmpty { throw UsageError("'--rules' names no lint") }
        return Set(ids)
    }
}
