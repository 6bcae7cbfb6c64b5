import Foundation
import Support
import Testing

/// The documentation of the public names.
@Suite struct DocumentationTests {
    private static func texts() throws -> [(path: String, text: String)] {
        let paths = try Repository.files(in: "Sources", ending: ".swift")
        #expect(paths.count > 100)
        return try paths.map { ($0, try Repository.text($0)) }
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Cases share the comment of their type; what a protocol asks for is described there.
    @Test func everyPublicDeclarationHasAComment() throws {
        var declarations = 0
        for (path, text) in try Self.texts() where text.contains("public ") {
            var isText = false
            let lines = Self.lines(text)
            for (number, line) in lines.enumerated() {
                // Code that is written into files is not ours.
                defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() } }
                if !line.contains("public ") { continue }
                let declaration = /^\s*(?:@\w+(?:\([^)]*\))?\s+)*public (?!import )(.*)/
                guard !isText, let declared = line.firstMatch(of: declaration) else { continue }
                declarations += 1
                let witness = /^(var description: String|func hash\(into|static func ==)/
                let isWitness = declared.1.firstMatch(of: witness) != nil
                let above = lines[..<number].last { $0.firstMatch(of: /^\s*@\w+(\(.*\))?\s*$/) == nil }
                let hasComment = above?.firstMatch(of: /^\s*\/\/\//) != nil
                #expect(hasComment || isWitness, "\(path):\(number + 1): \(declared.1)")
            }
        }
        #expect(declarations > 300)
    }

    /// `Tolerance` is the one type for accuracy.
    @Test func noPublicDeclarationTakesAToleranceAsANumber() throws {
        for (path, text) in try Self.texts() where text.contains("olerance: Double") {
            for match in text.matches(of: /\n\s*public [^{}]*?\b\w*[tT]olerance: Double/) {
                // The signature itself, and not the text below it.
                #expect(match.0.dropFirst().contains("\n\n") || match.0.contains("var "), "\(path): \(match.0)")
            }
        }
    }

    /// A name could not be qualified by a module that has a type of that name.
    @Test func noModuleHasTheNameOfAType() throws {
        let modules = Set(
            try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path))
        let words = ["struct ", "enum ", "class ", "actor ", "protocol ", "typealias "]
        for (path, text) in try Self.texts() {
            for line in Self.lines(text) where words.contains(where: line.contains) {
                let declaration = /\b(?:struct|enum|class|actor|protocol|typealias) (\w+)/
                guard let type = line.firstMatch(of: declaration) else { continue }
                #expect(!modules.contains(String(type.1)), "\(path): \(line)")
            }
        }
    }
}
