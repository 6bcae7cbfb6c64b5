import Foundation
import Support
import Testing

/// What the front page says is what happens.
@Suite(.takesTurns) struct ReadmeTests {
    private let readme: Guide

    init() throws { readme = try Guide("README.md") }

    @Test func theQuickStartWorks() async throws {
        let (folder, steps) = try await readme.follow(whole: Long.isOn)
        #expect(steps >= 6)
        #expect(folder.text("Icons/Output/preview/index.html") != nil)
        #expect(folder.text("Icons/Output/Symbols.xcassets/Contents.json") != nil)
    }

    /// The manifest of the first example gives what the pictures beside it show.
    @Test func theExampleGivesOneImageForBothAppearances() async throws {
        let folder = try await Guide.clone(whole: false)
        let manifest = try #require(readme.blocks("xml").first?.body)
        #expect(manifest.split(separator: "\n").count == 6)
        try folder.write(String(manifest), to: "Glyphs/mail.xml")
        let run = try await twinlight(folder, "build", "Glyphs/mail.xml")
        #expect(run.status == 0, "\(run.errors)")
        let files = folder.files.filter { $0.contains(".imageset/") }.sorted()
        let set = "Mail/Symbols.xcassets/Communication/envelope.imageset"
        #expect(files == ["\(set)/Contents.json", "\(set)/envelope-dark.svg", "\(set)/envelope-light.svg"])
        let shape = /d="([^"]+)"/
        for (made, shown) in [("envelope-light.svg", "light"), ("envelope-dark.svg", "dark")] {
            let picture = try Guide("Output/svg/envelope.\(shown).svg").text
            let path = try #require(folder.text("\(set)/\(made)")?.firstMatch(of: shape)?.output.1)
            #expect(picture.contains(path), "\(made)")
        }
    }

    /// What is added is a row or a link: the rest is in the manual.
    @Test func `the readme has at most 900 words`() {
        let words = readme.text.split { $0.isWhitespace }.filter { $0.contains { $0.isLetter || $0.isNumber } }
        #expect(words.count <= 900)
    }

    @Test func `the links of the readme lead to existing files`() throws {
        for match in readme.text.matches(of: /(?:\]\(|src="|srcset=")([^")]+)/) {
            let link = match.output.1
            if link.hasPrefix("https://") { continue }
            let path = link.prefix { $0 != "#" }
            #expect(
                FileManager.default.fileExists(atPath: Repository.root.appending(path: String(path)).path), "\(link)")
        }
    }
}
