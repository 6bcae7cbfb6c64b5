import Foundation
import Support
import Testing

/// A text that is followed from top to bottom, in a folder with our glyphs, as in a clone.
///
/// - A block `sh` has commands: what begins with `twinlight` runs, and succeeds; `cp -R` copies a folder.
/// - A block `xml` that begins with `<glyphs` is the file that the text named last.
/// - A block `json` with picks is the file that the text named last.
/// - Any other block `xml` is a part of a manifest. It is built in a folder of its own.
struct Guide {
    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try Repository.text(path)
    }

    /// The bodies of fenced blocks in a language, with the text before each.
    func blocks(_ languages: String...) -> [(language: String, body: Substring, before: Substring)] {
        var found: [(String, Substring, Substring)] = []
        var rest = text[...]
        while let start = rest.firstMatch(of: /\n```([a-z]+)\n/),
            let end = rest[start.range.upperBound...].firstRange(of: "\n```")
        {
            if languages.contains(String(start.output.1)) {
                found.append(
                    (
                        String(start.output.1), rest[start.range.upperBound..<end.lowerBound],
                        text[..<start.range.lowerBound]
                    ))
            }
            rest = rest[end.upperBound...]
        }
        return found
    }

    /// A folder with our glyphs; with some of them where tests are not to take long.
    static func clone(whole: Bool) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        if whole {
            try FileManager.default.copyItem(at: OurGlyphs.folder, to: folder.url("Glyphs"))
        } else {
            try OurGlyphs.copySome(to: folder.url("Glyphs"))
        }
        if Repository.isThere { try await Repository.commit(folder) }
        return folder
    }

    /// What a reader does who follows it.
    ///
    /// - Returns: the folder that this gives, and the number of commands and manifests.
    func follow(whole: Bool) async throws -> (folder: TemporaryFolder, steps: Int) {
        let folder = try await Self.clone(whole: whole)
        var steps = 0
        for (language, body, before) in blocks("sh", "xml", "json") where language != "json" || body.isPicks {
            if language == "sh" {
                for command in body.split(separator: "\n") {
                    if let copy = command.wholeMatch(of: /cp -R (\S+) (\S+)/)?.output {
                        try FileManager.default.copyItem(
                            at: folder.url(String(copy.1)), to: folder.url(String(copy.2)))
                    }
                    guard command.hasPrefix("twinlight ") else { continue }
                    steps += 1
                    if Repository.isThere || !command.contains("--against") { try await run(command, in: folder) }
                }
            } else if body.hasPrefix("<glyphs") || language == "json" {
                steps += 1
                let names = before.matches(of: /`([^` ]+\.(xml|json))`/).filter { $0.output.2 == language }
                let file = try #require(names.last?.output.1, "\(path) names no file")
                try folder.write(String(body) + "\n", to: String(file))
            } else {
                steps += 1
                let part = try await Self.clone(whole: whole)
                try part.write("<glyphs version=\"1\">\n\(body)\n</glyphs>\n", to: "Glyphs/manifest.xml")
                try await run("twinlight build", in: part)
            }
        }
        return (folder, steps)
    }

    private func run(_ command: Substring, in folder: TemporaryFolder) async throws {
        let arguments = command.split(separator: " ").dropFirst().map { String($0).replacing("'", with: "") }
        if arguments.contains("--serve") || arguments.contains("--watch") {
            let run = try Background(arguments, in: folder)
            try await run.wait(for: "\n")
            #expect(try await run.stop() == 0, "\(path): \(command)")
            return
        }
        let run = try await Executable.run(arguments, in: folder.path, program: Executable.fastest)
        #expect(run.status == 0, "\(path): \(command): \(run.errors)")
    }
}

extension Substring {
    /// Whether it is a file that `apply` reads.
    fileprivate var isPicks: Bool { contains("twinlight picks") }
}
