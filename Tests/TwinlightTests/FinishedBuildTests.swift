import Foundation
import GlyphKit
import Markup
import Support
import Testing

@testable import twinlight

/// A build that finds nothing changed reads no drawing; one that finds something changed sees it, however it was
/// changed.
@Suite(.takesTurns) struct FinishedBuildTests {
    private static let glyphs =
        ##"<palette><color name="ink"><value srgb="#123"/></color></palette><glyph source="*.svg"/>"##
    private static let exports = #"<export format="svg"/><export format="asset-catalog"/>"#

    /// With a build that is finished, and certain by its stamps.
    private func project() async throws -> TemporaryFolder {
        let folder = try boxProject(Self.glyphs, exports: Self.exports)
        // Stamps within a tick of the clock are not certain.
        try await Task.sleep(for: .milliseconds(40))
        #expect(try await build(folder).status == 0)
        try await Task.sleep(for: .milliseconds(40))
        #expect(try await readsNothing(folder))
        return folder
    }

    private func build(_ folder: TemporaryFolder, _ options: String...) async throws -> Executable.Run {
        try await Executable.run(["build", "--cache", "kept"] + options, in: folder.path)
    }

    /// Whether the next build reads no drawing: else it would have to derive them, since all else that was kept goes
    /// before.
    private func readsNothing(_ folder: TemporaryFolder) async throws -> Bool {
        for file in folder.files where file.hasPrefix("kept/") && !file.hasPrefix("kept/finished/") {
            try FileManager.default.removeItem(at: folder.url(file))
        }
        return try await build(folder, "--verbose").output.contains(
            "2 glyphs: 0 derived, 0 from the cache, 2 unchanged")
    }

    /// A build says what one says that reads everything, and leaves the same.
    private func check(_ folder: TemporaryFolder, _ comment: Comment) async throws {
        let next = try await build(folder)
        let whole = try await Executable.run(["build", "--no-cache"], in: folder.path)
        if next.status == 0 { #expect(whole.output.contains(" 0 created, 0 updated, "), comment) }
        // A record that is missing is missed once.
        let missed = next.errors.contains("[record-missing]")
        #expect(next.status == whole.status && (next.errors == whole.errors || missed), comment)
    }

    @Test func nothingIsReadWhereNothingHasChanged() async throws {
        let folder = try await project()
        let (first, second) = (try await build(folder, "--verbose"), try await build(folder, "--verbose"))
        #expect(first.output == second.output && first.errors == second.errors)
        let whole = try await Executable.run(["build", "--no-cache"], in: folder.path)
        let next = try await build(folder)
        #expect(next.output == whole.output && next.errors == whole.errors && next.output.contains("unchanged"))
        #expect(try await readsNothing(folder))
    }

    @Test func `the record of a finished build is read back, and a damaged one is refused`() async throws {
        let folder = try await project()
        let file = try #require(folder.files.first { $0.hasPrefix("kept/finished/") })
        let bytes = Array(try Data(contentsOf: folder.url(file)))
        #expect(try #require(FinishedBuild(bytes)).bytes == bytes)
        for count in bytes.indices { #expect(FinishedBuild(Array(bytes[..<count])) == nil) }
        for index in stride(from: 0, to: bytes.count, by: 7) {
            var damaged = bytes
            damaged[index] ^= 1
            #expect(FinishedBuild(damaged) == nil)
        }
    }

    private typealias Change = (comment: Comment, change: @Sendable (TemporaryFolder) throws -> Void)

    private static let other = boxDrawing.replacing("M4 4h16", with: "M5 4h15")

    private static func times(_ folder: TemporaryFolder, _ file: String) throws -> [FileAttributeKey: Any] {
        let times = try FileManager.default.attributesOfItem(atPath: folder.url(file).path)
        return [.modificationDate: try #require(times[.modificationDate])]
    }

    private static let changes: [Change] = [
        ("a drawing of the same size", { try $0.write(other, to: "Glyphs/box.svg") }),
        (
            "a drawing of the same size with the time of the earlier one, as copying programs leave it",
            { folder in
                let times = try times(folder, "Glyphs/box.svg")
                try folder.write(other, to: "new.svg")
                try FileManager.default.removeItem(at: folder.url("Glyphs/box.svg"))
                try FileManager.default.moveItem(at: folder.url("new.svg"), to: folder.url("Glyphs/box.svg"))
                try FileManager.default.setAttributes(times, ofItemAtPath: folder.url("Glyphs/box.svg").path)
            }
        ),
        (
            "a drawing that was changed in its place, with its time set back",
            { folder in
                let times = try times(folder, "Glyphs/box.svg")
                let file = try FileHandle(forWritingTo: folder.url("Glyphs/box.svg"))
                try file.write(contentsOf: Data(other.utf8))
                try file.close()
                try FileManager.default.setAttributes(times, ofItemAtPath: folder.url("Glyphs/box.svg").path)
            }
        ),
        (
            "a drawing from the future",
            { folder in
                try folder.write(other, to: "Glyphs/box.svg")
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: 86_400)],
                    ofItemAtPath: folder.url("Glyphs/box.svg").path)
            }
        ),
        (
            "a drawing from long ago",
            { folder in
                try folder.write(other, to: "Glyphs/box.svg")
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.url("Glyphs/box.svg").path
                )
            }
        ),
        ("one more drawing", { try $0.write(other, to: "Glyphs/third.svg") }),
        ("one drawing less", { try FileManager.default.removeItem(at: $0.url("Glyphs/case.svg")) }),
        (
            "the manifest",
            { folder in
                let text = folder.text("Glyphs/manifest.xml") ?? ""
                try folder.write(text.replacing("#123", with: "#321"), to: "Glyphs/manifest.xml")
            }
        ),
        ("a file of the output", { try $0.write("", to: "Output/svg/box.light.svg") }),
        ("no file in the output", { try FileManager.default.removeItem(at: $0.url("Output/svg/box.light.svg")) }),
        ("no output", { try FileManager.default.removeItem(at: $0.url("Output")) }),
        ("no record in the output", { try FileManager.default.removeItem(at: $0.url("Output/.twinlight")) }),
        (
            "a link in the place of a folder of the output",
            { folder in
                try FileManager.default.moveItem(at: folder.url("Output/svg"), to: folder.url("svg"))
                try FileManager.default.createSymbolicLink(
                    at: folder.url("Output/svg"), withDestinationURL: folder.url("svg"))
            }
        ),
        (
            "a link in the place of the output",
            { folder in
                try FileManager.default.moveItem(at: folder.url("Output"), to: folder.url("elsewhere"))
                try FileManager.default.createSymbolicLink(
                    at: folder.url("Output"), withDestinationURL: folder.url("elsewhere"))
            }
        ),
        ("nothing", { _ in }),
    ]

    @Test(arguments: 0..<changes.count) func `a change of any input or output is noticed by the next build`(number: Int)
        async throws
    {
        let (comment, change) = Self.changes[number]
        let folder = try await project()
        try change(folder)
        if comment == "nothing" { #expect(try await readsNothing(folder)) }
        try await check(folder, comment)
    }

    @Test func `another copy of the program ignores the record of a finished build`() async throws {
        let folder = try await project()
        let copy = folder.url("program")
        try FileManager.default.copyItem(at: Executable.url, to: copy)
        let run = try await Executable.run(["build", "--cache", "kept", "-v"], in: folder.path, program: copy)
        #expect(run.output.contains("2 glyphs: 2 derived, 0 from the cache"))
    }

    /// A file that was written within a tick of the clock is compared by its content.
    @Test func `a file that changes right after the build is compared by content`() async throws {
        let folder = try boxProject(Self.glyphs, exports: Self.exports)
        try await Task.sleep(for: .milliseconds(40))
        for number in 0..<10 {
            #expect(try await build(folder).status == 0)
            try folder.write("<svg/>", to: "Output/svg/box.light.svg")
            try await check(folder, "\(number)")
            try folder.write("not a record", to: "Output/svg/case.dark.svg")
            try await check(folder, "\(number)")
        }
    }

    /// A drawing that was changed within a tick before a build may change again unseen: nothing is kept.
    @Test func `a drawing that changed right before the build is read again`() async throws {
        let folder = try await project()
        for number in 0..<20 {
            try folder.write(boxDrawing.replacing("M4 4h16", with: "M5 4h1\(number % 2 + 4)"), to: "Glyphs/box.svg")
            try await check(folder, "\(number)")
        }
    }
}
