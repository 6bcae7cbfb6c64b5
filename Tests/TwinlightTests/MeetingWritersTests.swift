import Foundation
import Support
import Testing

/// Commands that change a manifest, and others that write at the same time: nothing that was said to be written is
/// lost.
@Suite(.takesTurns) struct MeetingWritersTests {
    private static let rounds = Long.isOn ? 200 : 5
    private static let count = 12

    private static func manifest(save: Int) -> String {
        let glyphs = (0..<count).map { "  <glyph name=\"g\($0)\" source=\"box.svg\" tint=\"pale\"/>\n" }.joined()
        return """
            <glyphs version="1" dark="fill">
              <!-- save \(save) -->
              <palette><color name="pale"><value srgb="#F0F0F0"/></color></palette>
            \(glyphs)  <export format="svg"/>
            </glyphs>

            """
    }

    private func project(save: Int = 0) throws -> TemporaryFolder {
        let folder = try boxProject("")
        try folder.write(Self.manifest(save: save), to: "Glyphs/manifest.xml")
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String...) async throws -> Executable.Run {
        try await Executable.run(arguments, in: folder.path, program: Executable.fastest)
    }

    private func picks(_ numbers: Range<Int>) -> String {
        let picks = numbers.map { "{\"glyph\": \"g\($0)\", \"line\": \"lines=\\\"cut\\\"\"}" }.joined(separator: ", ")
        return "{\"format\": \"twinlight picks\", \"version\": 1, \"picks\": [\(picks)]}\n"
    }

    @Test func `picks of two runs of apply at once are all written`() async throws {
        let folder = try project()
        let half = Self.count / 2
        try folder.write(picks(0..<half), to: "one.json")
        try folder.write(picks(half..<Self.count), to: "two.json")
        for round in 0..<Self.rounds {
            try folder.write(Self.manifest(save: round), to: "Glyphs/manifest.xml")
            async let one = run(folder, "apply", "one.json")
            async let two = run(folder, "apply", "two.json")
            for run in try await [one, two] {
                #expect(run.status == 0 && run.output.contains("\(half) picks written"), "\(run.output)\(run.errors)")
            }
            let text = try #require(folder.text("Glyphs/manifest.xml"))
            #expect(text.matches(of: /lines="cut"/).count == Self.count, "round \(round)")
        }
        #expect(!folder.files.contains { $0.contains("twinlight-new") })
    }

    /// An editor that saves again and again, by another file or in place.
    private func edited(
        _ folder: TemporaryFolder, inPlace: Bool, while work: @Sendable () async throws -> Void
    ) async throws {
        let path = folder.url("Glyphs/manifest.xml").path
        let editor = Task.detached {
            var save = 0
            while !Task.isCancelled {
                save += 1
                let text = Self.manifest(save: save)
                if inPlace {
                    let file = try unsafe #require(unsafe fopen(path, "w"))
                    unsafe fputs(text, file)
                    unsafe fclose(file)
                } else {
                    try Data(text.utf8).write(to: URL(fileURLWithPath: path + ".swp"))
                    try #require(unsafe rename(path + ".swp", path) == 0)
                }
                try? await Task.sleep(for: .microseconds(Int.random(in: 0..<20_000)))
            }
            return save
        }
        do { try await work() } catch {
            editor.cancel()
            throw error
        }
        editor.cancel()
        let last = try await editor.value
        #expect(folder.text("Glyphs/manifest.xml")?.contains("<!-- save \(last) -->") == true)
        #expect(!folder.files.contains { $0.contains("twinlight-new") })
    }

    @Test(arguments: [false, true]) func `lint --fix, apply and add lose no save of an editor`(
        inPlace: Bool
    ) async throws {
        let folder = try project()
        try folder.write(picks(0..<Self.count), to: "picks.json")
        try await edited(folder, inPlace: inPlace) {
            for round in 0..<Self.rounds {
                let commands = [
                    ["lint", "--fix", "--rules", "contrast", "--no-cache"], ["apply", "picks.json"],
                    ["add", "Glyphs/case.svg"],
                ]
                let run = try await Executable.run(
                    commands[round % 3], in: folder.path, program: Executable.fastest)
                #expect(!run.errors.contains("has another encoding"), "\(run.errors)")
                let isRefused = run.errors.contains("has changed since it was read")
                // In place, a manifest is empty for a moment.
                #expect((0...3).contains(run.status) || run.status == 4 && isRefused, "\(run.status) \(run.errors)")
            }
        }
    }

    @Test(arguments: [false, true]) func `picks of a live preview lose no save of an editor`(
        inPlace: Bool
    ) async throws {
        let folder = try project()
        let preview = try await LivePreview(in: folder)
        try await edited(folder, inPlace: inPlace) {
            for round in 0..<Self.rounds {
                let answer = try await preview.pick("lines=\"cut\"", for: "g\(round % Self.count)")
                #expect([200, 409].contains(answer.status), "\(answer.status) \(answer.body)")
            }
        }
        _ = try await preview.stop()
    }

    /// One that finds that the other has made a folder meanwhile writes nothing, and says so.
    private func built(_ name: String, in folder: TemporaryFolder) async throws {
        var run = try await self.run(folder, "build", "Glyphs/\(name).xml", "--no-cache")
        if run.errors.contains("was created by another program meanwhile; build again") {
            run = try await self.run(folder, "build", "Glyphs/\(name).xml", "--no-cache")
        }
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `two manifests with outputs inside of each other build at once`() async throws {
        let folder = try boxProject("")
        for (name, output) in [("outer", "../out"), ("inner", "../out/deep")] {
            try folder.write(
                "<glyphs version=\"1\" output=\"\(output)\"><glyph name=\"\(name)\" source=\"box.svg\"/>"
                    + "<export format=\"svg\" path=\"\(name == "outer" ? "deep/svg" : "svg")\"/></glyphs>",
                to: "Glyphs/\(name).xml")
        }
        for round in 0..<Self.rounds {
            async let outer: Void = built("outer", in: folder)
            async let inner: Void = built("inner", in: folder)
            _ = try await (outer, inner)
            let drawings = folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".svg") }
            let names = ["inner.dark", "inner.light", "outer.dark", "outer.light"]
            #expect(drawings == names.map { "out/deep/svg/\($0).svg" })
            if round % 2 == 0 { try FileManager.default.removeItem(at: folder.url(drawings[round % drawings.count])) }
        }
    }
}
