internal import Markup

/// Text that Markdown shows literally, in tables too (GitHub Flavored Markdown, 4.10, 6.1).
enum MarkdownText {
    /// As code: between more backticks than it contains in a row.
    static func code(_ text: String) -> String {
        let runs = text.split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
        let space = runs.isEmpty ? "" : " "
        return fence + space + plain(text).replacing("|", with: "\\|") + space + fence
    }

    /// At most 48 names; the others are counted.
    static func names(_ names: [String]) -> String {
        let shown = names.prefix(48).map(code).joined(separator: ", ")
        return names.count > 48 ? shown + " and \(names.count - 48) more" : shown
    }

    /// Outside of code: characters that could be markup are escaped.
    static func escaped(_ text: String) -> String {
        plain(text).reduce(into: "") { result, character in
            if "\\`*_{}[]()#+!|<>~&".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// A value between double quotes; a bar would end a table's cell.
    static func attribute(_ text: String) -> String {
        XMLWriter.escaped(plain(text)).replacing("|", with: "&#124;")
    }

    /// A relative path as an address.
    static func address(_ path: String) -> String { PercentEncoding.bare.encoded(path) }

    private static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
