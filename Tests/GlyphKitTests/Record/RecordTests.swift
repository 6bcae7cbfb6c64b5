import GlyphFormats
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphKit

/// A build since an earlier one makes what that one made, from what has changed.
@Suite(.takesTurns) struct RecordTests {
    private static let all = RecordedProject(formats: RecordedProject.formats)
    /// Without a page that shows all drawings.
    private static let plain = RecordedProject(
        formats: RecordedProject.formats.filter { !["preview", "web"].contains($0) })

    @Test(arguments: [all, plain]) private func whereNothingChangedNothingIsMade(project: RecordedProject) async throws
    {
        var project = project
        #expect(try await project.build().counts == [4, 0])
        try project.reload()
        let second = try await project.build()
        #expect(second.counts == [0, 4] && second.report.isUnchanged)
        #expect(second.files.allSatisfy { $0.content.bytes == nil })
    }

    @Test func whereOneDrawingChangedOneGlyphIsMade() async throws {
        var project = Self.plain
        _ = try await project.build()
        try project.reload()
        project.drawings["b.svg"] = RecordedProject.square(9)
        let second = try await project.build()
        #expect(second.counts == [1, 3] && !second.report.isUnchanged)
        // It is the same set of names and paints, so that only its own files are new.
        let made = second.files.filter { $0.content.bytes != nil }
        #expect(made.filter { $0.owner?.name != "b" }.map(\.path) == [])
        #expect(try await project.build().report.isUnchanged)
    }

    @Test func aSheetOfAllGlyphsIsMadeOfAllOfThem() async throws {
        var project = Self.all
        _ = try await project.build()
        project.drawings["b.svg"] = RecordedProject.square(9)
        let second = try await project.build()
        #expect(second.counts == [4, 0])
        let made = second.files.filter { $0.content.bytes != nil }.map(\.path)
        #expect(made.contains { $0.hasSuffix(".html") } && !made.contains { $0.contains("a.light") })
    }

    /// `build` compares it with a build from nothing.
    @Test(arguments: [
        ("<glyph name=\"a\"/>", "<glyph name=\"a\" title=\"An A\"/>"),
        ("<glyph name=\"a\"/>", "<glyph name=\"a\" tags=\"letter\"/>"),
        ("version=\"1\"", "version=\"1\" title=\"Acme icons\""),
    ])
    func aSheetShowsANewTitleOrTag(before: String, after: String) async throws {
        var project = Self.all
        _ = try await project.build()
        project.manifest = project.manifest.replacing(before, with: after)
        let made = try await project.build().files.filter { $0.content.bytes != nil }
        #expect(made.map(\.path).filter { $0.hasSuffix(".html") }.count == 1)
        #expect(try await project.build().report.isUnchanged)
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
    func aChangeOfTheManifestMakesWhatItConcerns(before: String, after: String, counts: [Int]) async throws {
        var project = Self.plain
        _ = try await project.build()
        project.manifest = project.manifest.replacing(before, with: after)
        #expect(try await project.build().counts == counts)
        #expect(try await project.build().report.isUnchanged)
    }

    @Test func anotherProgramAnotherEngineOrStrictnessMakesAll() async throws {
        var project = Self.plain
        _ = try await project.build()
        project.program = "2"
        #expect(try await project.build().counts == [4, 0])
        project.engine = RecordedProject.engine(version: "2")
        #expect(try await project.build().counts == [4, 0])
        project.strictness = .lenient
        #expect(try await project.build().counts == [4, 0])
        #expect(try await project.build().counts == [0, 4])
        project.engine = RecordedProject.engine(version: nil)
        #expect(try await project.build().counts == [4, 0], "what it draws is not known before")
        #expect(try await project.build().counts == [4, 0])
    }

    @Test func aFormatWithoutPixelsDoesNotDependOnTheEngine() async throws {
        var project = RecordedProject(formats: ["svg"])
        _ = try await project.build()
        project.engine = RecordedProject.engine(version: nil)
        #expect(try await project.build().counts == [0, 4])
    }

    @Test func filesThatAreNeededAreMade() async throws {
        var project = Self.plain
        let paths = try await project.build().files.map(\.path)
        for path in Long.cases(paths, oneIn: 5) { _ = try await project.build(remaking: [path]) }
        #expect(try await project.build(remaking: Set(paths)).counts == [4, 0])
        #expect(try await project.build().report.isUnchanged)
    }

    @Test func findingsAreRepeatedAtTheirPresentPlaces() async throws {
        var project = RecordedProject(formats: ["svg"])
        // An attribute that is passed over, and a tint that the drawing contradicts by its own colours.
        project.drawings["c.svg"] = RecordedProject.drawing(
            "<path stroke-linejoin=\"x\" fill=\"none\" stroke=\"red\" stroke-width=\"2\" d=\"M4 4h16v16H4z\"/>"
                + "<path fill=\"blue\" d=\"M8 8h4v4H8z\"/>")
        let first = try await project.build()
        #expect(first.findings.diagnostics.count > 0 && !first.findings.containErrors)
        try project.reload()
        #expect(try await project.build().counts == [0, 4])
        project.manifest = project.manifest.replacing("<group", with: "\n\n   <group")
        #expect(try await project.build().counts == [0, 4])
    }

    @Test func errorsLeaveTheRecordAsItWas() async throws {
        var project = Self.plain
        _ = try await project.build()
        let drawings = project.drawings
        project.drawings["b.svg"] = "<svg"
        #expect(try await project.build().findings.containErrors)
        project.drawings = drawings
        #expect(try await project.build().report.isUnchanged)
    }

    @Test func aDamagedRecordIsNone() async throws {
        var project = RecordedProject(formats: ["svg"])
        _ = try await project.build()
        let bytes = project.record.bytes
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1
            #expect(BuildRecord(damaged) == nil)
        }
        for count in [0, 1, 31, 32, 33, bytes.count - 1] { #expect(BuildRecord(Array(bytes[..<count])) == nil) }
        #expect(BuildRecord(bytes + [0]) == nil)
    }

    @Test func theRecordDoesNotDependOnJobs() async throws {
        var (one, eight) = (Self.all, Self.all)
        _ = try await one.build(jobs: 1)
        _ = try await eight.build(jobs: 8)
        #expect(one.record.bytes == eight.record.bytes)
    }

    /// Whatever changes in whatever order, the files are those of a build from nothing.
    @Test(arguments: seeds(12)) func randomChangesGiveTheFilesOfABuildFromNothing(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var project = seed % 2 == 0 ? Self.plain : Self.all
        for _ in 0..<8 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: project.drawings["a.svg"] = RecordedProject.square(.random(in: 5...8, using: &random))
            case 1: project.drawings["d.svg"] = RecordedProject.square(.random(in: 5...8, using: &random))
            case 2: project.manifest = project.manifest.replacing("tint=\"brand\"", with: "tint=\"systemRed\"")
            case 3: project.manifest = project.manifest.replacing("tint=\"systemRed\"", with: "tint=\"brand\"")
            case 4: project.manifest = project.manifest.replacing("#FF8888", with: "#FF9999")
            default: try project.reload()
            }
            _ = try await project.build(jobs: 2)
        }
    }
}
