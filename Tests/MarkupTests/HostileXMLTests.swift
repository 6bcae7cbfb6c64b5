import Markup
import Support
import Testing

/// The categories that the XML reader answers for; the rest of the hostile files is about the meaning of a drawing.
private let categories = ["xml-malformed", "encoding", "xxe", "entity-bomb", "size", "document"]

/// Well-formed files that only a later stage can refuse.
private let laterStages = ["document/root-g.svg", "document/root-xhtml.svg", "document/wrong-namespace.svg"]

private let files = HostileFile.all.filter { categories.contains($0.category) && !laterStages.contains($0.path) }

@Suite(.longOverHostileFiles)
struct HostileXMLTests {
    @Test func everyCategoryHasFiles() { #expect(Set(files.map(\.category)) == Set(categories)) }

    @Test(arguments: files) func `hostile XML files are read or refused as their table states`(file: HostileFile) throws
    {
        let bytes = try file.bytes()
        do {
            _ = try XMLReader.read(SourceFile(path: file.path, bytes: bytes))
            #expect(file.classes != ["error"])
        } catch {
            #expect(file.classes.contains("error"), "\(error)")
            let first = try #require(error.diagnostics.first)
            if let line = file.line { #expect(first.location?.line == line, "\(error)") }
            if file.checks.contains("limit") { #expect(first.message.contains("limit"), "\(error)") }
        }
    }
}
