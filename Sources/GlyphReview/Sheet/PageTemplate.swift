/// A page with names in braces, for which text is inserted: `{{name}}`.
struct PageTemplate {
    private let text: String

    init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

    /// The page with each name replaced, once: inserted text is not searched again.
    func filled(_ values: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            result += rest[..<start.lowerBound] + (values[String(rest[start.upperBound..<end.lowerBound])] ?? "")
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// Text as a page shows it, with any characters.
    static func escaped(_ text: String) -> String {
        text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] ?? String($0) }.joined()
    }

    /// Files as one text.
    static func joinFiles(_ files: [[UInt8]]) -> String {
        String(decoding: files.joined(), as: UTF8.self)
    }
}

/// The hashes of the pages' scripts, which their security policies name: a browser runs nothing else in them.
///
/// `ScriptHashTests` computes them with a program of the system; where a script has changed, `RECORD=1` writes them
/// here.
enum ScriptHash {
    static let sheet = "sha256-Nmymg4y+5Pj/AsclH9+mLjestqYE9KuA4wD6KilTF7s="
    static let live = "sha256-uiGNtJ4fIVYNf79Qx9TaFlArepkoQDrSkxnIeBadnPM="
}
