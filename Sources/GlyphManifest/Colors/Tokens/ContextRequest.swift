internal import Markup
internal import SemanticColor

/// The statements of an import about the contexts of a resolver document.
struct ContextRequest {
    /// One `NAME=CONTEXT`.
    struct Item {
        /// An appearance, or a modifier.
        var key: String
        var context: String
        var keyLocation: SourceFile.Location?
        var contextLocation: SourceFile.Location?
    }

    /// Where it is written, for hints.
    enum Place {
        case manifest(path: String)
        case command(path: String)
    }

    var place: Place
    /// Contexts that are appearances: `high=light-high-contrast`.
    var contexts: [Item] = []
    /// The contexts of modifiers that are not about appearances: `brand=beta`.
    var with: [Item] = []

    var first: Item? { contexts.first ?? with.first }

    /// The line that requests more contexts, with the contexts requested so far, except for keys that are replaced.
    func line(contexts new: [(key: String, context: String)] = [], with choices: [(key: String, context: String)] = [])
        -> String
    {
        let contexts = Self.list(self.contexts, new)
        let with = Self.list(self.with, choices)
        switch place {
        case .manifest(let path):
            return "<import tokens=\"\(XMLWriter.escaped(path))\""
                + (contexts.isEmpty ? "" : " contexts=\"\(XMLWriter.escaped(contexts))\"")
                + (with.isEmpty ? "" : " with=\"\(XMLWriter.escaped(with))\"") + "/>"
        case .command(let path):
            return "twinlight colors \(path)" + (contexts.isEmpty ? "" : " --contexts \"\(contexts)\"")
                + (with.isEmpty ? "" : " --with \"\(with)\"")
        }
    }

    private static func list(_ items: [Item], _ new: [(key: String, context: String)]) -> String {
        let kept = items.filter { item in !new.contains { $0.key == item.key } }.map { ($0.key, $0.context) }
        return (kept + new.map { ($0.key, $0.context) }).map { key, context in
            ContextName.written(key) + "=" + ContextName.written(context)
        }.joined(separator: " ")
    }

    /// The appearances that `contexts` can name, and the traits that are enough where a modifier is about one of them.
    static let keys =
        Appearance.allCases.map(\.name) + ["normal", "high", "base", "elevated", "high-elevated"]
}

/// Names of contexts and modifiers, which may contain any character, in a list separated by spaces.
enum ContextName {
    /// Characters that would end or split it become `-`.
    static func written(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "=" || isSpace($0) ? "-" : $0 }))
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }

    /// The index of the name: the same one, else the only one that differs in case and punctuation.
    static func index(of written: String, in names: [String]) -> Int? {
        if let exact = names.firstIndex(of: written) { return exact }
        let plain = Self.plain(written)
        let matches = names.indices.filter { Self.plain(names[$0]) == plain }
        return matches.count == 1 ? matches[0] : nil
    }

    private static func plain(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.lowercased().unicodeScalars.map {
                    NameCharacter.isLetter($0) && $0 != "_" || NameCharacter.isDigit($0) ? $0 : "-"
                }))
    }
}
