import Markup
import Support
import Testing

@testable import GlyphKit

@Suite(.takesTurns) struct UncertainFillTests {
    private static let drawings = Dictionary(
        uniqueKeysWithValues: UncertainDrawings.all.map { ($0 + ".svg", $1) })

    private func build(
        _ glyphs: String, root: String = "", exports: [String] = ["svg"], judgesFills: Bool = false, jobs: Int = 1
    ) async throws -> Build {
        let text =
            "<glyphs version=\"1\" dark=\"fill\" \(root)>\n\(glyphs)\n"
            + exports.map { "<export format=\"\($0)\"/>" }.joined() + "</glyphs>"
        let set = InMemory(text, Self.drawings)
        let build = try await set.read().build(from: set.source) {
            ($0.judgesFills, $0.jobs) = (judgesFills, jobs)
        }
        #expect(!build.findings.containErrors, "\(build.findings)")
        return build
    }

    private func dark(_ build: Build, _ name: String = "ruler") throws -> GlyphAsset.Rendition {
        try #require(build.set.assets.first { $0.name == name }?.pictures.last)
    }

    @Test func lowConfidenceFillsAreCountedAndNotReported() async throws {
        let build = try await build(
            "<glyph name=\"ruler\"/><glyph name=\"clip\" source=\"ruler.svg\"/><glyph name=\"disc\"/>")
        #expect(build.report.uncertainFills == 2 && build.findings.diagnostics.isEmpty)
        #expect(try await self.build("<glyph name=\"disc\"/>").report.uncertainFills == 0)
    }

    @Test(arguments: [
        "", "uncertainty=\"0\"", "uncertainty=\"0.7\"", "uncertainty=\"1\"", "uncertain-fill=\"outline\"",
    ])
    func theLintFindsAsManyAsTheBuildCounts(root: String) async throws {
        let glyphs = "<glyph name=\"ruler\"/><glyph name=\"watch\" allow=\"doubtful-fill\"/><glyph name=\"disc\"/>"
        let build = try await build(glyphs, root: root, judgesFills: true)
        let text = "<glyphs version=\"1\" dark=\"fill\" \(root)>\n\(glyphs)\n<export format=\"svg\"/></glyphs>"
        let (manifest, _) = try Manifest.read(
            SourceFile(path: "manifest.xml", text: text), in: .files(Self.drawings.keys.sorted()))
        let found = LintRun(rules: ["doubtful-fill"]).findings(in: build, of: manifest)
        #expect(found.count == build.report.uncertainFills)
        #expect((build.report.uncertainFills > 0) == (root != "uncertainty=\"1\""))
    }

    @Test func `an uncertain fill is used by default`() async throws {
        let (one, other) = (
            try await build("<glyph name=\"ruler\"/>"),
            try await build("<glyph name=\"ruler\" uncertain-fill=\"take\"/>")
        )
        #expect(try dark(one).drawing == dark(other).drawing && dark(one).form == .fill)
    }

    @Test func `the policy outline keeps the outline of an uncertain fill`() async throws {
        let build = try await build(
            "<glyph name=\"ruler\"/><glyph name=\"disc\"/>", root: "uncertain-fill=\"outline\"")
        let ruler = try #require(build.set.assets.first { $0.name == "ruler" })
        #expect(ruler.pictures[0].drawing == ruler.pictures[1].drawing && ruler.pictures[1].form == .outline)
        #expect(build.report.uncertainFills == 1)
        let disc = try #require(build.set.assets.first { $0.name == "disc" })
        #expect(disc.pictures[1].form == .fill && disc.pictures[0].drawing != disc.pictures[1].drawing)
        #expect(
            build.files.map(\.path) == [
                "svg/ruler.light.svg", "svg/ruler.dark.svg", "svg/disc.light.svg", "svg/disc.dark.svg",
            ])
    }

    @Test func `the policy alternative uses the best alternative of an uncertain fill`() async throws {
        let taken = try await build("<glyph name=\"ruler\"/>", root: "uncertain-fill=\"alternative\"")
        let stated = try await build("<glyph name=\"ruler\" lines=\"keep\"/>", root: "uncertain-fill=\"alternative\"")
        let plain = try await build("<glyph name=\"ruler\"/>")
        #expect(try dark(taken).drawing == dark(stated).drawing && dark(taken).drawing != dark(plain).drawing)
        #expect(taken.report.uncertainFills == 1 && stated.report.uncertainFills == 0)
    }

    @Test(arguments: ["lines=\"keep\"", "fill-style=\"knockout\"", "uncertain-fill=\"take\""])
    func `a glyph that states its fill is not uncertain`(own: String) async throws {
        let build = try await build(
            "<glyph name=\"ruler\" \(own)/>", root: "uncertain-fill=\"outline\" uncertainty=\"0\"")
        #expect(try dark(build).form == .fill && build.report.uncertainFills == 0)
    }

    @Test func `a glyph with a part is not uncertain`() async throws {
        let build = try await build(
            "<glyph name=\"ruler\"><part at=\"10 10\" fill=\"solid\"/></glyph>", root: "uncertain-fill=\"outline\"")
        #expect(try dark(build).form == .fill && build.report.uncertainFills == 0)
    }

    /// It accepts the finding, and says nothing of the drawing.
    @Test(arguments: UncertainFill.allCases)
    func allowChangesTheCountAndNoPicture(policy: UncertainFill) async throws {
        let root = "uncertain-fill=\"\(policy.rawValue)\""
        let plain = try await build("<glyph name=\"ruler\"/>", root: root)
        let accepted = try await build("<glyph name=\"ruler\" allow=\"doubtful-fill\"/>", root: root)
        #expect(
            plain.files == accepted.files && plain.report.uncertainFills == 1 && accepted.report.uncertainFills == 0)
    }

    @Test func theLimitIsInherited() async throws {
        let glyphs =
            "<group name=\"A\" uncertainty=\"1\"><glyph name=\"ruler\"/></group>"
            + "<group name=\"B\" uncertain-fill=\"outline\"><glyph name=\"clip\" source=\"ruler.svg\"/>"
            + "<glyph name=\"disc\" uncertainty=\"0\"/></group>"
        let build = try await build(glyphs)
        #expect(try dark(build, "ruler").form == .fill && dark(build, "clip").form == .outline)
        #expect(try dark(build, "disc").form == .outline && build.report.uncertainFills == 2)
    }

    /// The outcome of a fill is a matter of the manifest's glyphs alone.
    @Test(arguments: UncertainFill.allCases)
    func `other exports, lints and jobs do not change an uncertain fill`(policy: UncertainFill) async throws {
        let glyphs = "<glyph name=\"ruler\" variants=\"fill\"/><glyph name=\"watch\"/><glyph name=\"disc\"/>"
        let root = "uncertain-fill=\"\(policy.rawValue)\""
        let plain = try await build(glyphs, root: root)
        for (exports, judgesFills, jobs) in [
            (["svg"], false, 3), (["svg"], true, 1), (["svg", "preview"], false, 1), (["preview", "svg"], true, 2),
        ] {
            let other = try await build(glyphs, root: root, exports: exports, judgesFills: judgesFills, jobs: jobs)
            #expect(other.files.filter { $0.path.hasPrefix("svg/") } == plain.files)
            #expect(other.report.uncertainFills == plain.report.uncertainFills && plain.report.uncertainFills > 0)
        }
    }

    /// Only a sheet shows them.
    @Test func theLintNamesAlternativesThatAreNotDrawn() async throws {
        func hint(_ build: Build) -> String? {
            build.findings.diagnostics.first { $0.id == "doubtful-fill" }?.hint
        }
        let linted = try await build("<glyph name=\"ruler\"/>", judgesFills: true)
        #expect(try dark(linted).alternatives.isEmpty)
        #expect(hint(linted)?.hasPrefix("compare the alternatives: lines=\"keep\", ") == true)
        let shown = try await build("<glyph name=\"ruler\"/>", exports: ["preview"], judgesFills: true)
        let drawn = try dark(shown).alternatives
        #expect(drawn.map(\.text).prefix(2) == ["as derived", "6 lines kept"] && hint(shown) == hint(linted))
        let lines = drawn.dropFirst().compactMap(\.manifest)
        #expect(hint(shown) == "compare the alternatives: " + lines.joined(separator: ", "))
    }

    @Test func `the finding of an uncertain fill names the policy that was applied`() async throws {
        func message(_ root: String) async throws -> String {
            let build = try await build("<glyph name=\"ruler\"/>", root: root, judgesFills: true)
            return try #require(build.findings.diagnostics.first { $0.id == "doubtful-fill" }).message
        }
        let taken = try await message("")
        #expect(taken.wholeMatch(of: /'ruler' has a low-confidence fill \(uncertainty 8[0-9] %\)/) != nil, "\(taken)")
        #expect(try await message("uncertain-fill=\"outline\"") == taken + ": the outline is kept")
        #expect(try await message("uncertain-fill=\"alternative\"") == taken + ": lines=\"keep\" is used instead")
    }

    @Test(arguments: [
        (UncertainFill.outline, "<appearance style=\"dark\" form=\"outline\"/>"), (.alternative, "lines=\"keep\""),
    ])
    func theSheetOffersTheFillAgain(policy: UncertainFill, taken: String) async throws {
        let build = try await build(
            "<glyph name=\"ruler\"/>", root: "uncertain-fill=\"\(policy.rawValue)\"", exports: ["preview"])
        let lines = try dark(build).alternatives.map(\.manifest)
        #expect(lines.prefix(2) == ["", "uncertain-fill=\"take\""] && !lines.contains(taken) && lines.count > 2)
    }
}
