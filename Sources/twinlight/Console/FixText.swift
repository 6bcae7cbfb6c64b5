import GlyphCatalog
import Markup

/// Changes of a file, for people: `path:line:column: old -> new (rule)`.
struct FixText {
    /// As it is before the changes.
    var source: SourceFile

    /// A line for each change, in the order of the text, one also where several findings have the same fix.
    func lines(_ fixable: [(rule: String, fix: Fix)]) -> [String] {
        let changes = source.compatible(fixable.map(\.fix)).flatMap { index, edits in
            edits.map { (rule: fixable[index].rule, edit: $0) }
        }
        return changes.sorted { $0.edit.range.lowerBound < $1.edit.range.lowerBound }.map { line($0.edit, of: $0.rule) }
    }

    func line(_ edit: Fix.Edit, of rule: String) -> String {
        // The space before an insertion, or before an attribute that is removed, is not part of the change.
        let old = source.bytes[edit.range]
        let lead = old.prefix { $0 <= 0x20 }.count
        let place = source.location(at: edit.range.lowerBound + lead)
        let before = words(String(decoding: old, as: UTF8.self))
        return Diagnostic.printable("\(place): \(before) -> \(words(edit.replacement)) (\(rule))")
    }

    /// On one line.
    private func words(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "nothing" : words
    }
}

extension CatalogFixes.Change {
    /// The same for a file of a catalog; one that is new, or written anew, has its size in place of its content.
    var line: String {
        if let before, edit.range != before.bytes.indices { return FixText(source: before).line(edit, of: rule) }
        let place = SourceFile.Location(path: edit.path)
        let size = counted(edit.replacement.utf8.count, "byte")
        let change = before.map { counted($0.bytes.count, "byte") + " -> " + size } ?? "created, " + size
        return Diagnostic.printable("\(place): \(change) (\(rule))")
    }
}
