import Foundation
import GlyphFormats
import GlyphModel
import GlyphReading
import Markup
import Support
import Synchronization
import Testing

@testable import GlyphKit

/// A build for an output makes what has changed, and names what the builds before made.
@Suite(.takesTurns) struct OutputBuildTests {
    private static let all = StoredProject.formats
    /// Without a page that shows all drawings.
    private static let plain = StoredProject.formats.filter { !["preview", "web"].contains($0) }

    @Test(arguments: [all, plain]) func `a build without changes makes no files`(formats: [String]) async throws {
        var project = try StoredProject(formats: formats)
        #expect(try await project.build().counts == [4, 0])
        try project.reload()
        let second = try await project.build()
        #expect(second.counts == [0, 4] && second.isUnchanged)
        #expect(second.files.allSatisfy { $0.content.bytes == nil })
    }

    @Test func whereOneDrawingChangedOneGlyphIsMade() async throws {
        var project = try StoredProject(formats: Self.plain)
        _ = try await project.build()
        try project.reload()
        project.drawings["b.svg"] = StoredProject.square(9)
        let second = try await project.build()
        #expect(second.counts == [1, 3] && !second.isUnchanged)
        // It is the same set of names and paints.
        #expect(second.files.allSatisfy { $0.content.bytes == nil })
        #expect(try await project.build().isUnchanged)
    }

    @Test func aSheetOfAllGlyphsIsMadeOfAllOfThem() async throws {
        var project = try StoredProject(formats: Self.all)
        _ = try await project.build()
        project.drawings["b.svg"] = StoredProject.square(9)
        let second = try await project.build()
        #expect(second.counts == [4, 0])
        let made = second.files.filter { $0.content.bytes != nil }.map(\.path)
        #expect(made.contains { $0.hasSuffix(".html") })
    }

    /// `build` compares it with a build from nothing.
    @Test(arguments: [
        ("<glyph name=\"a\"/>", "<glyph name=\"a\" title=\"An A\"/>"),
        ("<glyph name=\"a\"/>", "<glyph name=\"a\" tags=\"letter\"/>"),
        ("version=\"1\"", "version=\"1\" title=\"Acme icons\""),
    ])
    func aSheetShowsANewTitleOrTag(before: String, after: String) async throws {
        var project = try StoredProject(formats: Self.all)
        _ = try await project.build()
        project.manifest = project.manifest.replacing(before, with: after)
        let made = try await project.build().files.filter { $0.content.bytes != nil }
        #expect(made.map(\.path).filter { $0.hasSuffix(".html") }.count == 1)
        #expect(try await project.build().isUnchanged)
    }

    @Test(arguments: [
        ("#FF8888", "#FF9999", [4, 0]),  // a colour may be in files of every glyph
        ("tint=\"brand\"", "tint=\"systemMint\"", [1, 3]),
        ("<group name=\"more\"", "<group name=\"more\" dark=\"same\"", [2, 2]),
        ("<group name=\"more\"", "<group name=\"extra\"", [2, 2]),
        ("<glyph name=\"a\"/>", "", [0, 3]),
        ("<glyph name=\"a\"/>", "<!-- lower -->\n<glyph name=\"a\"/>", [0, 4]),
        ("<glyph name=\"a\"/>", "<glyph name=\"a\" title=\"An A\" tags=\"letter\"/>", [0, 4]),
        ("version=\"1\"", "version=\"1\" output=\"Elsewhere\"", [0, 4]),
    ])
    func `a change of the manifest rebuilds only the glyphs that it affects`(
        before: String, after: String, counts: [Int]
    ) async throws {
        var project = try StoredProject(formats: Self.plain)
        _ = try await project.build()
        project.manifest = project.manifest.replacing(before, with: after)
        #expect(try await project.build().counts == counts)
        #expect(try await project.build().isUnchanged)
    }

    @Test func `another program version, raster engine or strictness rebuilds all glyphs`() async throws {
        var project = try StoredProject(formats: Self.plain)
        _ = try await project.build()
        project.program = "2"
        #expect(try await project.build().counts == [4, 0])
        project.engine = StoredProject.engine(version: "2")
        #expect(try await project.build().counts == [4, 0])
        project.strictness = .lenient
        #expect(try await project.build().counts == [4, 0])
        #expect(try await project.build().counts == [0, 4])
        project.engine = StoredProject.engine(version: nil)
        #expect(try await project.build().counts == [4, 0], "what it draws is not known before")
        #expect(try await project.build().counts == [4, 0])
    }

    @Test func aFormatWithoutPixelsDoesNotDependOnTheEngine() async throws {
        var project = try StoredProject(formats: ["svg"])
        _ = try await project.build()
        project.engine = StoredProject.engine(version: nil)
        #expect(try await project.build().counts == [0, 4])
    }

    @Test(arguments: [all, plain]) func filesThatTheStoreHasLostAreMadeOnceMore(formats: [String]) async throws {
        var project = try StoredProject(formats: formats)
        _ = try await project.build()
        try project.reload()
        #expect(try await project.build(losing: true).isUnchanged)
    }

    @Test func aFileOfADrawingThatChangedMeanwhileHasNoBytes() async throws {
        var project = try StoredProject(formats: ["svg"])
        let drawings = DrawingsThatChange(project.drawings)
        _ = try await project.build()
        try project.reload()
        let build = try await project.read().build(from: drawings.sources) {
            ($0.extent, $0.store) = (.output(program: project.program), project.store)
        }
        #expect(build.isUnchanged)
        for name in project.folder.files { try FileManager.default.removeItem(at: project.folder.url(name)) }
        drawings.all.withLock { $0["b.svg"] = StoredProject.square(5) }
        let contents = await build.report.contents(build.files)
        for (file, bytes) in zip(build.files, contents) {
            #expect((bytes == nil) == file.path.contains("/b."), "\(file.path)")
        }
    }

    /// Drawings in memory, one of which may be changed while a build goes on.
    private final class DrawingsThatChange: Sendable {
        let all: Mutex<[String: String]>

        init(_ drawings: [String: String]) { all = Mutex(drawings) }

        var sources: GlyphSource {
            GlyphSource { [self] path throws(Findings) in
                SourceFile(path: path, text: all.withLock { $0[path] } ?? "")
            }
        }
    }

    @Test func findingsAreRepeatedAtTheirPresentPlaces() async throws {
        var project = try StoredProject(formats: ["svg"])
        // An attribute that is passed over, and a tint that the drawing contradicts by its own colours.
        project.drawings["c.svg"] = PlainDrawing.svg(
            "<path stroke-linejoin=\"x\" fill=\"none\" stroke=\"red\" stroke-width=\"2\" d=\"M4 4h16v16H4z\"/>"
                + "<path fill=\"blue\" d=\"M8 8h4v4H8z\"/>")
        let first = try await project.build()
        #expect(first.findings.diagnostics.count > 0 && !first.findings.containErrors)
        try project.reload()
        #expect(try await project.build().counts == [0, 4])
        project.manifest = project.manifest.replacing("<group", with: "\n\n   <group")
        #expect(try await project.build().counts == [0, 4])
    }

    @Test func errorsLeaveTheStoreAsItWas() async throws {
        var project = try StoredProject(formats: Self.plain)
        _ = try await project.build()
        let drawings = project.drawings
        project.drawings["b.svg"] = "<svg"
        #expect(try await project.build().findings.containErrors)
        project.drawings = drawings
        #expect(try await project.build().isUnchanged)
    }

    @Test func theStoreDoesNotDependOnJobs() async throws {
        var (one, eight) = (try StoredProject(formats: Self.all), try StoredProject(formats: Self.all))
        _ = try await one.build(jobs: 1)
        _ = try await eight.build(jobs: 8)
        for project in [one, eight] {
            var store = project.store
            try store.save()
        }
        #expect(one.folder.files == eight.folder.files && !one.folder.files.isEmpty)
        for name in one.folder.files {
            #expect(
                try Data(contentsOf: one.folder.url(name)) == Data(contentsOf: eight.folder.url(name)), "\(name)")
        }
    }

    /// More glyphs than are in memory at the same time, some of one file.
    @Test(arguments: [all, ["svg"]]) func aLargeSetIsMadeSomeGlyphsAtATime(formats: [String]) async throws {
        var project = try StoredProject(formats: Long.isOn ? formats : ["svg", "asset-catalog"])
        let symbols = (0..<200).map {
            "<symbol id=\"s\($0)\" viewBox=\"0 0 24 24\"><path d=\"M2 2h\($0 % 20 + 1)v9z\"/></symbol>"
        }
        project.drawings["sprite.svg"] = PlainDrawing.svg(symbols.joined())
        for number in 0..<150 { project.drawings["n\(number).svg"] = StoredProject.square(number % 15 + 2) }
        let glyphs =
            (0..<200).map { "<glyph source=\"sprite.svg#s\($0)\"/>" } + (0..<150).map { "<glyph name=\"n\($0)\"/>" }
        project.manifest = project.manifest.replacing("<glyph name=\"a\"/>", with: glyphs.joined())
        #expect(try await project.build(jobs: 2).counts == [353, 0])
        try project.reload()
        #expect(try await project.build(jobs: 2).isUnchanged)
    }

    @Test func `a stored file that is deleted during a build is made again`() async throws {
        var project = try StoredProject(formats: ["svg"])
        let first = try await project.build()
        try project.reload()
        let folder = project.folder
        let build = try await project.read().build(from: project.sources) {
            ($0.extent, $0.store) = (.output(program: project.program), project.store)
            $0.progress = { event in
                guard case .started = event else { return }
                for name in folder.files { try? FileManager.default.removeItem(at: folder.url(name)) }
            }
        }
        #expect(build.findings == first.findings && build.files.map(\.path) == first.files.map(\.path))
        let contents = await build.report.contents(build.files)
        #expect(zip(build.files, contents).allSatisfy { file, bytes in bytes.map(file.isMade) ?? false })
        #expect(build.report.derived == 4)
    }

    /// For any changes in any order, the files are the files of a build from nothing.
    @Test(arguments: seeds(12)) func randomChangesGiveTheFilesOfABuildFromNothing(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var project = try StoredProject(formats: seed % 2 == 0 ? Self.plain : Self.all)
        for _ in 0..<8 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: project.drawings["a.svg"] = StoredProject.square(.random(in: 5...8, using: &random))
            case 1: project.drawings["d.svg"] = StoredProject.square(.random(in: 5...8, using: &random))
            case 2: project.manifest = project.manifest.replacing("tint=\"brand\"", with: "tint=\"systemRed\"")
            case 3: project.manifest = project.manifest.replacing("tint=\"systemRed\"", with: "tint=\"brand\"")
            case 4: project.manifest = project.manifest.replacing("#FF8888", with: "#FF9999")
            default: try project.reload()
            }
            _ = try await project.build(jobs: 2)
        }
    }
}
