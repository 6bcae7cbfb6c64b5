import GlyphCatalog
import GlyphKit
import Markup

/// The page that `twinlight help ID` prints: of a lint, or of a rule of the fill derivation; `lints` and `rules` list
/// them.
enum HelpPage {
    /// The page that the arguments ask for; nil where they ask for the help of a command.
    ///
    /// - Parameter commands: the names of the commands, which have priority.
    /// - Throws: for an id that nothing has, with the most similar one.
    static func findPage(for arguments: [String], besides commands: [String]) throws(UsageError) -> String? {
        guard arguments.count == 2, arguments[0] == "help", !arguments[1].hasPrefix("-"),
            !(commands + ["help"]).contains(arguments[1])
        else { return nil }
        let id = arguments[1]
        if let page = page(of: id) { return page }
        if let known = DerivationRule.formerIDs[id] {
            guard let part = known, let page = page(of: part) else {
                throw UsageError("the rule '\(id)' has been removed; what it did follows from the other rules")
            }
            return "'\(id)' is a part of the rule '\(part)' now.\n\n" + page
        }
        let lints = Lint.all.map(\.id) + CatalogLint.all.map(\.id)
        let ids = commands + ["lints", "rules"] + lints + DerivationRule.all.map(\.id)
        let meant = Suggestion.nearest(to: id, of: ids).map { "; did you mean 'twinlight help \($0)'?" }
        throw UsageError(
            "no command, lint or rule has the name '\(id)'"
                + (meant ?? "; 'twinlight help lints' and 'twinlight help rules' list them"))
    }

    private static func page(of id: String) -> String? {
        if id == "lints" { return lints }
        if id == "rules" { return rules }
        if let lint = Lint.named(id) { return String(lint.page.dropLast()) }
        if let lint = CatalogLint.named(id) { return String(lint.page.dropLast()) }
        return DerivationRule.all.first { $0.id == id }.map { String($0.page.dropLast()) }
    }

    private static var lints: String {
        func list(_ lints: [any ReportedRule]) -> String {
            lints.map { "- \($0.id) (\($0.severity.rawValue)): \($0.summary)" }.joined(separator: "\n")
        }
        return "# Lints\n\nThe checks of 'twinlight lint', the most important first.\n\n" + list(Lint.all)
            + "\n\n# Lints of catalogs\n\nThe checks of 'twinlight audit', the most important first.\n\n"
            + list(CatalogLint.all)
    }

    private static var rules: String {
        let stages = DerivationStage.all.map { stage in
            let list = stage.rules.map { "- \($0.id): \($0.principle)" }.joined(separator: "\n")
            return "\n## \(stage.name)\n\n\(stage.meaning)\n\n\(list)\n"
        }
        return "# The rules of the fill derivation\n" + stages.joined().dropLast()
    }
}

/// The help of a command below its first sentence: more about it, examples, and its exit codes.
enum CommandHelp {
    /// - Parameters:
    ///   - text: more about the command, in paragraphs; may be empty.
    ///   - examples: command lines.
    ///   - codes: the meaning of its exit codes, besides 0, and 2 for a usage error.
    static func text(_ text: String = "", examples: [String], codes: [ExitStatus: String]) -> String {
        var means: [ExitStatus: String] = [.usage: "a usage error"]
        means.merge(codes) { $1 }
        let list = means.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value)" }
        let paragraphs =
            [text, "For example:\n" + examples.map { "  " + $0 }.joined(separator: "\n")]
            + ["Exit codes: " + (["0 done"] + list).joined(separator: "; ") + "."]
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The text for a command that reads a manifest.
    static let manifestFault = "a usage error, or an invalid manifest"
    static let unread = "an input could not be read, or is not an SVG"
    static let unwritten = "a write failed"
}
