import Foundation
import Support
import Testing

/// Commands keep the geometry that they derive, and find it again.
@Suite(.takesTurns) struct CacheCommandTests {
    private static let glyphs = #"<glyph name="box"/><glyph name="case" tint="systemRed"/>"#

    /// The line about the glyphs of a run that says everything.
    private func line(_ run: Executable.Run) -> String? {
        run.output.split(separator: "\n").first { $0.hasPrefix("2 glyphs: ") }.map(String.init)
    }

    private func line(_ folder: TemporaryFolder, _ arguments: String...) async throws -> String? {
        let run = try await Executable.run(arguments + ["--verbose", "--cache", "kept"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return line(run)
    }

    private static func says(_ derived: Int, _ found: Int, _ unchanged: Int = 0) -> String {
        "2 glyphs: \(derived) derived, \(found) from the cache" + (unchanged > 0 ? ", \(unchanged) unchanged" : "")
    }

    @Test func `lint, preview and build share the geometry in the cache`() async throws {
        let folder = try boxProject(Self.glyphs)
        // Two drawings with the same bytes in opaque colours have the same geometry, but are derived at the same time.
        #expect(try await line(folder, "build") == Self.says(2, 0))
        let pictures = folder.files.filter { $0.hasPrefix("Output/svg/") }
        let first = pictures.map { folder.text($0) }
        #expect(first.count >= 2)
        try FileManager.default.removeItem(at: folder.url("Output"))
        #expect(try await line(folder, "build") == Self.says(0, 0, 2))
        #expect(pictures.map { folder.text($0) } == first)
        #expect(try await line(folder, "lint") == Self.says(0, 2))
        #expect(try await line(folder, "preview") == Self.says(0, 2))
        #expect(try await line(folder, "build", "--check") == Self.says(0, 0, 2))
    }

    @Test func `a change derives only the glyphs that it affects`() async throws {
        let folder = try boxProject(Self.glyphs)
        #expect(try await line(folder, "build") == Self.says(2, 0))
        try folder.write(boxDrawing.replacing("H4z", with: "H5z"), to: "Glyphs/box.svg")
        #expect(try await line(folder, "build") == Self.says(1, 0, 1))
        try folder.write(boxManifest(Self.glyphs.replacing("systemRed", with: "systemBlue")), to: "Glyphs/manifest.xml")
        #expect(try await line(folder, "build") == Self.says(0, 1, 1))
        try FileManager.default.removeItem(at: folder.url("kept"))
        #expect(try await line(folder, "build") == Self.says(2, 0))
        for file in folder.files where file.hasPrefix("kept/") && file.hasSuffix(".pack") {
            try folder.write("", to: file)
        }
        #expect(try await line(folder, "build") == Self.says(0, 0, 2))
        for file in folder.files where file.hasPrefix("kept/finished/") {
            try folder.write("", to: file)
        }
        #expect(try await line(folder, "build") == Self.says(2, 0))
    }

    @Test func withoutACacheNothingIsKept() async throws {
        let folder = try boxProject(Self.glyphs)
        let home = folder.url("home").path
        let run = try await Executable.run(
            ["build", "--no-cache", "--verbose"], in: folder.path, environment: ["XDG_CACHE_HOME": home])
        #expect(run.status == 0 && line(run) == Self.says(2, 0))
        #expect(!FileManager.default.fileExists(atPath: home))
        #expect(try await twinlight(folder, "build", "--no-cache", "--cache", "kept").status == 2)
    }

    @Test func theUsersFolderIsTheUsualOne() async throws {
        let folder = try boxProject(Self.glyphs)
        let usual = ["XDG_CACHE_HOME": folder.url("xdg").path, "HOME": folder.url("home").path]
        #expect(try await Executable.run(["build"], in: folder.path, environment: usual).status == 0)
        #expect(folder.files.contains { $0.hasPrefix("xdg/twinlight/store-") })
        // Relative paths are invalid (XDG Base Directory Specification).
        let relative = usual.merging(["XDG_CACHE_HOME": "xdg"]) { $1 }
        #expect(try await Executable.run(["build"], in: folder.path, environment: relative).status == 0)
        #expect(folder.files.contains { $0.hasPrefix("home/") && $0.contains("/twinlight/store-") })
    }

    /// Only a command that asks for a cache reports that there is none.
    @Test func aCacheThatCannotBeUsedIsNoError() async throws {
        let folder = try boxProject(Self.glyphs)
        try folder.write("", to: "file")
        let asked = try await twinlight(folder, "build", "--cache", "file/cache")
        #expect(asked.status == 0 && asked.errors.contains("warning: ") && asked.errors.contains("[cache-unwritable]"))
        let unasked = ["XDG_CACHE_HOME": folder.url("file").path]
        let quiet = try await Executable.run(["build"], in: folder.path, environment: unasked)
        #expect(quiet.status == 0 && quiet.errors.isEmpty)
        let verbose = try await Executable.run(["build", "--verbose"], in: folder.path, environment: unasked)
        #expect(verbose.status == 0 && verbose.errors.contains("info: "))
        #expect(line(verbose) == Self.says(2, 0))
    }

    @Test func `a read-only cache folder is still read`() async throws {
        let folder = try boxProject(Self.glyphs)
        #expect(try await line(folder, "build") == Self.says(2, 0))
        let kept = folder.url("kept").path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: kept)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: kept) }
        #expect(try await line(folder, "build") == Self.says(0, 0, 2))
        try folder.write(boxDrawing.replacing("H4z", with: "H5z"), to: "Glyphs/box.svg")
        // The rights of files do not bind the superuser, who has to give that up.
        let words = (geteuid() == 0 ? ["setpriv", "--bounding-set=-all"] : []) + [Executable.url.path]
        let run = try await Executable.run(
            words + ["build", "--cache", "kept"], in: folder.path, program: URL(filePath: "/usr/bin/env"))
        #expect(run.status == 0 && run.errors.contains("[cache-unwritable]"), "\(run.errors)")
    }

    @Test func severalBuildsAtOnceMayUseOneFolder() async throws {
        let folder = try boxProject(Self.glyphs)
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for number in 0..<6 {
                group.addTask {
                    try await Executable.run(
                        ["build", "--cache", "kept", "--output", "out\(number)"], in: folder.path
                    ).status
                }
            }
            for try await status in group { #expect(status == 0) }
        }
        let outputs = (0..<6).map { number in
            folder.files.filter { $0.hasPrefix("out\(number)/svg/") }.map { folder.text($0) }
        }
        #expect(outputs[0].count >= 2 && Set(outputs).count == 1)
        #expect(try await line(folder, "build") == Self.says(0, 0, 2))
    }

    @Test(arguments: [["--cache", "kept"], ["--no-cache"]])
    func whileItWatchesABuildDerivesOnlyWhatChanged(options: [String]) async throws {
        let colors = "<palette><color name=\"ink\"><value srgb=\"#123\"/></color></palette>"
        let folder = try boxProject(colors + Self.glyphs.replacing("systemRed", with: "ink"))
        let build = try Background(["build", "--watch", "--verbose"] + options, in: folder)
        try await build.wait(for: Self.says(2, 0))
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        try folder.write(text.replacing("#123", with: "#321"), to: "Glyphs/manifest.xml")
        try await build.wait(for: Self.says(0, 2))
        try folder.write(boxDrawing.replacing("H4z", with: "H5z"), to: "Glyphs/box.svg")
        try await build.wait(for: Self.says(1, 1))
        #expect(try await build.stop() == 0)
    }
}
