import Foundation
import Support
import Testing

/// `build --shard`, `merge`, and what build systems ask.
@Suite(.takesTurns) struct ShardCommandTests {
    private static let glyphs = #"<glyph name="box"/><glyph name="case" tint="systemRed"/>"#

    private func succeed(_ folder: TemporaryFolder, _ arguments: String...) async throws -> String {
        let run = try await Executable.run(arguments, in: folder.path)
        #expect(run.status == 0, "\(arguments): \(run.errors)")
        return run.output
    }

    @Test func `merged parts equal one build`() async throws {
        try await checkParts(3, of: try OurGlyphs.someInFolder(), by: Executable.url)
    }

    @Test(.long, arguments: [2, 5]) func partsOfAllOurGlyphsThatAreMergedAreOneBuild(count: Int) async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: OurGlyphs.folder, to: folder.url("Glyphs"))
        try await checkParts(count, of: folder, by: Executable.fastest)
    }

    private func checkParts(_ count: Int, of folder: TemporaryFolder, by program: URL) async throws {
        func succeed(_ arguments: [String]) async throws -> String {
            let run = try await Executable.run(arguments, in: folder.path, program: program)
            #expect(run.status == 0, "\(arguments): \(run.errors)")
            return run.output
        }
        _ = try await succeed(["build", "Glyphs", "--output", "Whole"])
        for number in 1...count {
            _ = try await succeed(["build", "--shard", "\(number)/\(count)", "--output", "p\(number)"])
        }
        let parts = (1...count).map { "p\($0)" }
        _ = try await succeed(["merge"] + parts + ["--output", "Merged"])
        let whole = try folder.contents(of: "Whole")
        #expect(try folder.contents(of: "Merged") == whole && whole.count > 100)
        let again = try await succeed(["merge"] + parts.reversed() + ["--output", "Merged", "--check"])
        #expect(again.hasPrefix("Merged: 0 missing, 0 stale, \(whole.count) up to date, 0 left over\n"))
    }

    @Test func partsThatDoNotBelongTogetherAreRefused() async throws {
        let folder = try boxProject(Self.glyphs)
        for part in ["1/2", "2/2", "1/3"] {
            _ = try await succeed(folder, "build", "--shard", part, "--output", part.replacing("/", with: "-"))
        }
        func fault(_ folders: String...) async throws -> String {
            let run = try await Executable.run(["merge"] + folders, in: folder.path)
            #expect(run.status == 3 && folder.files.allSatisfy { !$0.hasPrefix("Output/") })
            return run.errors
        }
        #expect(try await fault("1-2").contains("part 2/2 is missing"))
        #expect(try await fault("1-2", "1-2", "2-2").contains("'1-2' and '1-2' are both part 1/2"))
        #expect(try await fault("1-2", "2-2", "1-3").contains("'1-2' is part 1/2, where others are of 3"))
        let two = try await fault("Glyphs", "nowhere")
        #expect(two.contains("'Glyphs' holds no part") && two.contains("'nowhere' holds no part"))
        try folder.write("?", to: "1-2/part.twinlight")
        #expect(try await fault("1-2", "2-2").contains("'1-2/part.twinlight' is damaged"))
    }

    @Test func aFileThatWasChangedInItsPartIsNotTakenOver() async throws {
        let folder = try boxProject(Self.glyphs)
        for part in ["1", "2"] { _ = try await succeed(folder, "build", "--shard", part + "/2", "--output", part) }
        let file = try #require(folder.files.first { $0.hasPrefix("1/svg/") || $0.hasPrefix("2/svg/") })
        try folder.write("other", to: file)
        let run = try await twinlight(folder, "merge", "1", "2")
        #expect(run.status == 1 && run.errors.contains("no part has '\(file.dropFirst(2))' as it was built"))
        #expect(folder.files.allSatisfy { !$0.hasPrefix("Output/") })
    }

    @Test func aPartNeedsAFolderOfItsOwn() async throws {
        let folder = try boxProject(Self.glyphs)
        #expect(try await twinlight(folder, "build", "--shard", "1/2").status == 2)
        #expect(try await twinlight(folder, "build", "--shard", "3/2", "--output", "p").status == 2)
        for other in [["--lint"], ["--keep-going"], ["--watch"], ["--only", "box"]] {
            let run = try await Executable.run(["build", "--shard", "1/2", "--output", "p"] + other, in: folder.path)
            #expect(run.status == 2 && run.errors.contains("'--shard' and '\(other[0])' cannot be combined"))
        }
    }

    @Test func outputsAreListedBeforeTheyAreMade() async throws {
        let folder = try boxProject(Self.glyphs, exports: #"<export format="svg"/><export format="asset-catalog"/>"#)
        let list = try await succeed(folder, "build", "--list-outputs")
        #expect(folder.files.allSatisfy { !$0.hasPrefix("Output") })
        _ = try await succeed(folder, "build")
        let listed = list.split(separator: "\n").map(String.init)
        #expect(listed == listed.sorted() && Set(listed) == Set(folder.files.filter { $0.hasPrefix("Output/") }))
        #expect(try await succeed(folder, "build", "--list-outputs") == list, "also where nothing has changed")
        try folder.write("<svg", to: "Glyphs/box.svg")
        let run = try await twinlight(folder, "build", "--list-outputs")
        #expect(run.status == 3 && run.output.isEmpty && run.errors.contains("box.svg"))
    }

    @Test func aRuleForMakeNamesWhatABuildReads() async throws {
        let folder = try boxProject(#"<glyph source="set/*.svg"/><glyph name="box"/>"#)
        try folder.write(boxDrawing, to: "Glyphs/set/a b.svg")
        try folder.write(boxDrawing, to: "Glyphs/set/c#$.svg")
        _ = try await succeed(folder, "build", "--depfile", "made/assets.d")
        #expect(
            folder.text("made/assets.d") == """
                Output/.twinlight: \\
                  Glyphs/box.svg \\
                  Glyphs/manifest.xml \\
                  Glyphs/set \\
                  Glyphs/set/a\\ b.svg \\
                  Glyphs/set/c\\#$$.svg
                Glyphs/box.svg:
                Glyphs/manifest.xml:
                Glyphs/set:
                Glyphs/set/a\\ b.svg:
                Glyphs/set/c\\#$$.svg:

                """)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "make is not installed"))
    func makeBuildsWhatHasChanged() async throws {
        let folder = try boxProject(Self.glyphs)
        try folder.write(
            """
            assets:
            \t\(Executable.url.path) build --depfile assets.d --depfile-target assets -q && touch assets
            -include assets.d

            """, to: "Makefile")
        func make() async throws -> Int32 {
            try await Executable.run(["-q"], in: folder.path, program: URL(filePath: "/usr/bin/make")).status
        }
        let run = try await Executable.run([], in: folder.path, program: URL(filePath: "/usr/bin/make"))
        #expect(run.status == 0 && folder.files.contains("Output/svg/box.light.svg"), "\(run.errors)")
        #expect(try await make() == 0)
        for file in ["Glyphs/box.svg", "Glyphs/manifest.xml"] {
            let later = Date(timeIntervalSinceNow: 5)
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: folder.url(file).path)
            #expect(try await make() == 1, "\(file)")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.url(file).path)
        }
        try FileManager.default.removeItem(at: folder.url("Glyphs/case.svg"))
        #expect(try await make() == 1, "a file that is gone is no error of make")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "Python is not installed"))
    func theExampleForBazelMakesOneBuild() async throws {
        let folder = try OurGlyphs.someInFolder()
        let example = Repository.root.appending(path: ".github/examples/bazel")
        let run = try await Executable.run(
            [
                Repository.root.appending(path: "Tests/Fixtures/BuildSystems/bazel-actions.py").path,
                example.appending(path: "twinlight.bzl").path, example.appending(path: "BUILD.bazel").path,
                Executable.url.path, folder.path, folder.url("bazel").path,
            ], in: folder.path, program: URL(filePath: "/usr/bin/python3"))
        #expect(run.status == 0 && run.output == "5 actions, assets\n", "\(run.errors)")
        _ = try await succeed(folder, "build", "Glyphs", "--output", "Whole")
        var (made, whole) = (try folder.contents(of: "bazel/assets"), try folder.contents(of: "Whole"))
        // It names the folder of the manifest.
        #expect(made.removeValue(forKey: "/.twinlight") != nil && whole.removeValue(forKey: "/.twinlight") != nil)
        #expect(made == whole && !whole.isEmpty)
    }
}
