import GlyphKit
import Markup

/// A small set in memory: a manifest and its drawings, of which tests change something.
struct ChangingSet {
    /// Without the root.
    var manifest: String
    /// By name, the inside of an SVG of 24 by 24.
    var drawings: [String: String]
    var root = "width=\"24\" height=\"24\" viewBox=\"0 0 24 24\""

    init(_ manifest: String, _ drawings: [String: String]) {
        self.manifest = manifest
        self.drawings = drawings
    }

    struct Unreadable: Error { var findings: String }

    func built() async throws -> GlyphSet {
        let paths = drawings.keys.sorted().map { $0 + ".svg" }
        let source = SourceFile(path: "manifest.xml", text: "<glyphs version=\"1\">\(manifest)</glyphs>")
        let read: Manifest
        do { (read, _) = try Manifest.read(source, in: .files(paths)) } catch {
            throw Unreadable(findings: error.diagnostics.map { "\($0)" }.joined(separator: "\n"))
        }
        let (drawings, root) = (drawings, root)
        let build = await read.build(
            from: GlyphSource { path throws(Findings) in
                let inside = drawings[String(path.dropLast(4))] ?? ""
                return SourceFile(
                    path: path, text: "<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(inside)</svg>")
            })
        if build.findings.containErrors {
            throw Unreadable(findings: build.findings.diagnostics.map { "\($0)" }.joined(separator: "\n"))
        }
        return build.set
    }

    func comparison(to new: ChangingSet) async throws -> SetComparison {
        await SetComparison(from: try built(), to: try new.built())
    }

    /// The changes when one drawing becomes another.
    static func comparison(_ old: String, _ new: String, rendering: String = "monochrome") async throws -> SetComparison
    {
        let manifest = "<glyph name=\"a\" source=\"a.svg\" rendering=\"\(rendering)\"/>"
        return try await ChangingSet(manifest, ["a": old]).comparison(to: ChangingSet(manifest, ["a": new]))
    }
}
