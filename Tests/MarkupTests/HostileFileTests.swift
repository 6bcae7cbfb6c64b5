import Foundation
import Markup
import Testing

/// A folder of hostile files with `expected.tsv`: path, class, checks.
private let folder = ProcessInfo.processInfo.environment["TWINLIGHT_HOSTILE"]

/// What the XML reader answers for; the rest of the folder is about what a drawing means.
private let categories = ["xml-malformed", "encoding", "xxe", "entity-bomb", "size", "document"]

/// Well-formed files that only a later stage can refuse.
private let laterStages = ["document/root-g.svg", "document/root-xhtml.svg", "document/wrong-namespace.svg"]

private struct Expectation: CustomTestStringConvertible {
    var path: String
    var classes: [String]
    var checks: [String]
    var testDescription: String { path }
}

private func expectations() -> [Expectation] {
    guard let folder, let text = try? String(contentsOfFile: folder + "/expected.tsv", encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count > 2, categories.contains(where: { fields[0].hasPrefix($0 + "/") }),
            !laterStages.contains(fields[0])
        else { return nil }
        return Expectation(
            path: fields[0], classes: fields[1].components(separatedBy: "|"),
            checks: fields[2].components(separatedBy: ","))
    }
}

@Test(.enabled(if: folder != nil, "TWINLIGHT_HOSTILE names no folder of hostile files"), arguments: expectations())
private func hostileFilesAreMet(expectation: Expectation) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/" + expectation.path))
    do {
        _ = try XMLReader.read(SourceFile(path: expectation.path, bytes: Array(data)))
        #expect(expectation.classes != ["error"])
    } catch {
        #expect(expectation.classes.contains("error"), "\(error)")
        let first = try #require(error.diagnostics.first)
        let line = expectation.checks.first { $0.hasPrefix("line=") }.flatMap { Int($0.dropFirst(5)) }
        if let line { #expect(first.location?.line == line, "\(error)") }
        if expectation.checks.contains("limit") { #expect(first.message.contains("limit"), "\(error)") }
    }
}
