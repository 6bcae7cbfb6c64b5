import GlyphKit
import Markup

/// A manifest with the faults that are expected in it: a line with nothing but `^ id` says that the
/// diagnostic `id` stands above the caret.
struct MarkedManifest {
    var text = ""
    /// As `line:column id`, in that order.
    var expected: [String] = []

    init(_ marked: String) {
        var line = 0
        for row in marked.split(separator: "\n", omittingEmptySubsequences: false) {
            let body = row.drop { $0 == " " }
            if body.hasPrefix("^ ") {
                expected.append("\(line):\(row.utf8.count - body.utf8.count + 1) \(body.dropFirst(2))")
            } else {
                line += 1
                text += row + "\n"
            }
        }
    }

    func read(files: [String]) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(files), by: .sample)
    }

    /// What was found, as `expected` has it.
    func found(files: [String] = []) -> [String] {
        let diagnostics: [Diagnostic]
        do { diagnostics = try read(files: files).warnings } catch { diagnostics = error.sorted }
        return diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)" }
    }
}
