import Foundation
import Support
import Testing

/// The targets of the links in the documents are there.
@Suite struct LinkTests {
    private static let documents = ["README.md", "Tests/Packages/Benchmarks/README.md"] + inside(".github")

    private static func inside(_ folder: String) -> [String] {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appendingPathComponent(folder).path))
            ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
    }

    @Test func `there are documents to check for links`() { #expect(Self.documents.count > 5) }

    @Test(arguments: documents)
    func `every link of a document leads to an existing file and heading`(document: String) throws {
        let file = Repository.root.appendingPathComponent(document)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /(?:src="|\]\()([^")]+)/).map({ String($0.output.1) })
        where !link.hasPrefix("https:") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let target =
                parts[0].isEmpty
                ? file : URL(fileURLWithPath: parts[0], relativeTo: file.deletingLastPathComponent())
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
            guard parts.count == 2 else { continue }
            #expect(try headings(of: target).contains(parts[1]), "\(link)")
        }
    }

    /// As code hosts name them in addresses.
    private func headings(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).matches(of: /(?:^|\n)#+ (.+)/).map {
            $0.output.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                .replacing(" ", with: "-")
        }
    }
}
