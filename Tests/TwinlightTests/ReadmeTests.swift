import Foundation
import Support
import Testing

/// The statements of the README are true.
@Suite(.takesTurns) struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let text: String

    init() throws {
        text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    /// The bodies of fenced blocks in a language.
    private func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    /// A folder with our glyphs, as in a clone; with some of them where tests are not to take long.
    private func clone() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        if Long.isOn {
            try FileManager.default.copyItem(at: OurGlyphs.folder, to: folder.url("Glyphs"))
        } else {
            try OurGlyphs.copySome(to: folder.url("Glyphs"))
        }
        if Repository.isThere { try await Repository.commit(folder) }
        return folder
    }

    /// The steps of a reader who follows it from top to bottom: each command, and each example where the text puts it.
    @Test func theGuideWorksInOneFolder() async throws {
        let folder = try await clone()
        var commandCount = 0
        var rest = text[...]
        while let start = rest.firstRange(of: /\n```(sh|xml)\n/),
            let end = rest[start.upperBound...].firstRange(of: "\n```")
        {
            let body = rest[start.upperBound..<end.lowerBound]
            if rest[start].contains("xml") {
                // The file that was named last.
                let path = try #require(rest[..<start.lowerBound].matches(of: /`([^` ]+\.xml)`/).last?.output.1)
                try #require(folder.text(String(path)) != nil, "\(path) is not there yet")
                try folder.write(String(body), to: String(path))
            }
            for command in body.split(separator: "\n") where command.hasPrefix("twinlight ") {
                commandCount += 1
                if Repository.isThere || !command.contains("--against") { try await run(command, in: folder) }
            }
            rest = rest[end.upperBound...]
        }
        #expect(commandCount >= 16)
        #expect(folder.text("Icons/Output/Symbols.xcassets/Favourites/heart.imageset/Contents.json") != nil)
        let isStale = folder.files.contains { $0.hasPrefix("Icons/Output/Symbols.xcassets/status/") }
        #expect(!isStale, "the first manifest's files gave way to the second's")
        #expect(folder.text("Filled/heart.svg") != nil)
        #expect(folder.text("Outlined/camera.svg") != nil)
    }

    private func run(_ command: Substring, in folder: TemporaryFolder) async throws {
        let arguments = command.split(separator: " ").dropFirst().map { String($0).replacing("'", with: "") }
        if arguments.contains("--serve") || arguments.contains("--watch") {
            let run = try Background(arguments, in: folder)
            try await run.wait(for: "\n")
            #expect(try await run.stop() == 0, "\(command)")
            return
        }
        let run = try await Executable.run(arguments, in: folder.path, program: Executable.fastest)
        #expect(run.status == 0, "\(command): \(run.errors)")
    }

    @Test func theDiagnosticOfTheGuideIsWhatIsSaid() async throws {
        let folder = try await clone()
        let manifest = try #require(folder.text("Glyphs/manifest.xml"))
        try folder.write(
            manifest.replacingOccurrences(of: "tint=\"ember\"", with: "tint=\"embr\""), to: "Glyphs/manifest.xml")
        let run = try await Executable.run(["build"], in: folder.path)
        #expect(run.status == 2)
        let shown = try #require(blocks("text").first).split(separator: "\n")
        for line in shown {
            // Lines and columns move with the manifest; the words stay.
            let words = line.split(separator: " ").dropFirst(line.hasPrefix("Glyphs/") ? 1 : 0).joined(separator: " ")
            #expect(run.errors.contains(words), "\(words) in \(run.errors)")
        }
    }
}
