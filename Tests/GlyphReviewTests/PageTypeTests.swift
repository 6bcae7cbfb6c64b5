import Foundation
import GlyphReview
import Support
import Testing

/// The types of the page's scripts and of its document, as TypeScript's compiler reads them.
@Suite(.takesTurns, .enabled(if: compiler != nil, "no tsc: .ci/setup judges installs it"))
struct PageTypeTests {
    private static let types = Repository.root.appending(path: "Sources/GlyphReview/PageTypes/document.d.ts")

    /// What the compiler says about a document, as a value of the type that the scripts read.
    private static func check(_ document: String) async throws -> Programs.Run {
        let folder = try TemporaryFolder()
        try folder.write("const sheet: RawSheetDocument = \(document);\n", to: "sheet.ts")
        return try await Programs.run(
            try #require(compiler),
            [
                "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022", "--pretty", "false", types.path,
                folder.url("sheet.ts").path,
            ], in: folder.path)
    }

    @Test func `the scripts of the page have the types that they state`() async throws {
        let project = Repository.root.appending(path: "Sources/GlyphReview/jsconfig.json").path
        let run = try await Programs.run(try #require(compiler), ["--pretty", "false", "--project", project])
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
    }

    @Test func `the document of a sheet has the type that the scripts read`() async throws {
        let run = try await Self.check(await SheetSample.sheet.data)
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
    }

    @Test func `the sample has each member of the document`() async throws {
        let data = await SheetSample.sheet.data
        let types = try String(contentsOf: Self.types, encoding: .utf8)
        let raw = try #require(types.firstRange(of: "interface Layer extends")).lowerBound
        let members = types[..<raw].matches(of: #/(?m)^  "?([A-Za-z-]+)"?\??:/#).map { String($0.output.1) }
        // Nothing provides the state yet.
        let missing = Set(members).filter { !data.contains("\"\($0)\":") }
        #expect(members.count > 60 && missing.isSubset(of: ["state"]), "\(missing.sorted())")
    }

    @Test(arguments: [
        ("\"place\":", "\"plase\":"), ("\"paints\":[{\"colors\":", "\"paints\":[{\"fills\":"),
        ("\"severity\":\"info\"", "\"severity\":\"mild\""), ("\"minimumContrast\":3", "\"minimumContrast\":\"3\""),
        ("\"kind\":\"renamed\"", "\"kind\":\"moved\""),
    ])
    func `a document with another member or value is refused`(right: String, wrong: String) async throws {
        let document = await SheetSample.sheet.data
        #expect(document.contains(right))
        let run = try await Self.check(document.replacing(right, with: wrong, maxReplacements: 1))
        #expect(run.status != 0 && run.output.contains("sheet.ts(1,"), "\(wrong): \(run.output)")
    }
}

private let compiler = Programs.named("tsc")
