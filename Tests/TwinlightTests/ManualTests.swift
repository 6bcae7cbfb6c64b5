import Foundation
import GlyphKit
import Support
import Testing

/// What the manual says is what happens.
@Suite(.takesTurns) struct ManualTests {
    private static let folder = "Sources/GlyphKit/GlyphKit.docc"
    private static let articles: [String] = {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted()
    }()

    @Test func `the manual has at least eleven articles`() {
        #expect(Self.articles.count >= 11)
    }

    @Test(.long, arguments: articles)
    private func eachStepOfAChapterWorks(article: String) async throws {
        let (_, steps) = try await Guide("\(Self.folder)/\(article)").follow(whole: true)
        // The two that explain how the tool is made have none.
        let explains = ["AddingAFormat.md", "GlyphKit.md", "HowAFillIsDerived.md"].contains(article)
        #expect(steps >= (explains ? 0 : 2))
    }

    @Test func `the diagnostic in the manual equals the output of the program`() async throws {
        let guide = try Guide("\(Self.folder)/ErrorsAndLenientReading.md")
        let folder = try await Guide.clone(whole: false)
        let manifest = try #require(folder.text("Glyphs/manifest.xml"))
        try folder.write(
            manifest.replacingOccurrences(of: "tint=\"ember\"", with: "tint=\"embr\""), to: "Glyphs/manifest.xml")
        let run = try await Executable.run(["build"], in: folder.path)
        #expect(run.status == 2)
        let shown = try #require(guide.blocks("text").first { $0.body.contains("embr") }).body.split(separator: "\n")
        #expect(shown.count >= 2)
        for line in shown {
            // Lines and columns move with the manifest; the words stay.
            let words = line.split(separator: " ").dropFirst(line.hasPrefix("Glyphs/") ? 1 : 0).joined(separator: " ")
            #expect(run.errors.contains(words), "\(words) in \(run.errors)")
        }
    }

    @Test func `the chapter about fills names each rule once`() throws {
        let text = try Guide("\(Self.folder)/HowAFillIsDerived.md").text
        let steps =
            text.components(separatedBy: "\n## The four steps\n").last?.components(separatedBy: "\n## ").first ?? ""
        let ids = Set(DerivationRule.all.map(\.id))
        let named = steps.matches(of: /`([a-z-]+)`/).map { String($0.output.1) }.filter(ids.contains)
        #expect(Set(named) == ids && named.count == ids.count, "\(ids.symmetricDifference(named))")
    }

    /// Of the catalogs and the comments, as `.ci/manual` does, with the toolchain's own DocC. A warning is an error
    /// there: a link that leads nowhere, a parameter without its text.
    @Test(.long, .enabled(if: Programs.named("docc") != nil, "there is no DocC"))
    func `DocC builds the manual without warnings`() async throws {
        let folder = try TemporaryFolder()
        let run = try await Programs.run(Repository.root.appending(path: ".ci/manual"), [folder.url("site").path])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        for page in ["glyphkit", "glyphkit/gettingstarted", "glyphkit/glyph", "pathgeometry", "pathgeometry/path"] {
            #expect(folder.text("site/documentation/\(page)/index.html") != nil, "\(page)")
        }
    }
}
