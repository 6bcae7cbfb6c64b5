import Foundation
import Markup
import PathGeometry
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

private let watch =
    "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><rect x=\"7\" y=\"7\" width=\"10\" "
    + "height=\"10\" rx=\"2\"/><path d=\"M9 7V3h6v4M9 17v4h6v-4\"/></g>"
private let disc = "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"
private let film =
    "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><rect width=\"18\" height=\"18\" x=\"3\" y=\"3\" "
    + "rx=\"2\"/><path d=\"M7 3v18M3 7.5h4M3 12h18M3 16.5h4M17 3v18M17 7.5h4M17 16.5h4\"/></g>"

private func svg(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">\(body)</svg>"
}

/// All drawings of the project, and some that have what they lack.
private let drawings: [(name: String, glyph: Glyph)] = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    root.appendPathComponent("Glyphs")
    var found = [("watch", watch), ("disc", disc), ("film", film)].compactMap { name, body in
        (try? GlyphReader.read(SourceFile(path: name, text: svg(body)), name: name).glyph).map { (name, $0) }
    }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".svg") {
        guard let source = try? SourceFile.read(path: root.appendingPathComponent(name).path),
            let glyph = try? GlyphReader.read(source, name: name).glyph
        else { continue }
        found.append((name, glyph))
    }
    return found
}()

@Suite struct FillSearchTests {
    private func search(_ glyph: Glyph, _ style: FillStyle) throws -> FillSearch {
        let isTogether = { (a: OutlinedLayer, b: OutlinedLayer) in a.isOneInk(with: b) }
        let prepared = try glyph.prepared(
            parts: [], tolerance: .standard, knockout: .ofOneInk(in: glyph), isTogether: isTogether)
        return FillSearch(
            prepared, style, fill: prepared.traced(style, isTogether: isTogether), isTogether: isTogether)
    }

    /// Where a few candidates decide, all of them decide the same.
    @Test func anEarlyAnswerIsTheRightOne() throws {
        var verdicts: Set<Bool> = []
        for (name, glyph) in drawings {
            var whole = try search(glyph, .knockout)
            let all = try whole.candidates()
            for limit in [0, 0.2, 0.26, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1, all.uncertainty] {
                var early = try search(glyph, .knockout)
                let isAbove = early.isAbove(limit)
                #expect(isAbove == (all.uncertainty > limit && !all.alternatives.isEmpty), "\(name) \(limit)")
                // What is reported later is about the same.
                let later = try early.candidates()
                #expect(
                    later.uncertainty == all.uncertainty
                        && later.alternatives.map(\.choice) == all.alternatives.map(\.choice))
                verdicts.insert(isAbove)
            }
        }
        #expect(verdicts.count == 2 && drawings.count > 80)
    }

    /// A choice that is said to have had no say has none.
    @Test(arguments: FillStyle.named.map(\.name))
    func whatHasNoSayChangesNothing(name: String) throws {
        let style = try #require(FillStyle.named.first { $0.name == name }?.style)
        let others = style.alternatives + FillStyle.named.map(\.style)
        var (passedBy, different) = (0, 0)
        let isTogether = { (a: OutlinedLayer, b: OutlinedLayer) in a.isOneInk(with: b) }
        for (name, glyph) in drawings {
            let prepared = try glyph.prepared(
                parts: [], tolerance: .standard, knockout: .ofOneInk(in: glyph), isTogether: isTogether)
            var (fill, trace) = prepared.traced(style, isTogether: isTogether)
            let stakes = FillStakes(of: &trace, style: style)
            for other in others {
                let layers = prepared.filled(other, isTogether: isTogether).layers
                // Nor does it matter what is known from before.
                let known = prepared.filled(other, after: trace, isTogether: isTogether)
                #expect(known.layers.map(\.path) == layers.map(\.path), "\(name): \(other) after \(style)")
                if stakes.mayChange(to: other) {
                    different += layers.map(\.path) == fill.layers.map(\.path) ? 0 : 1
                } else {
                    passedBy += 1
                    #expect(layers.map(\.path) == fill.layers.map(\.path), "\(name): \(style) and \(other)")
                }
            }
        }
        #expect(passedBy > drawings.count && different > 0)
    }

    @Test func whatIsAFilledFormAlreadyIsNoFillOfOurs() throws {
        let text = svg(film).replacing("<svg", with: "<svg data-form=\"fill\"")
        let glyph = try GlyphReader.read(SourceFile(path: "film.svg", text: text), name: "film").glyph
        var search = try search(glyph, .knockout)
        let isAbove = search.isAbove(0)
        let alternatives = try search.candidates().alternatives
        #expect(!isAbove && alternatives.isEmpty)
    }
}

@Suite struct UncertainFillTests {
    private static let drawings = ["watch.svg": watch, "disc.svg": disc, "film.svg": film]

    private func build(
        _ glyphs: String, root: String = "", exports: [String] = ["svg"], judgesFills: Bool = false, jobs: Int = 1
    ) async throws -> Build {
        let text =
            "<glyphs version=\"1\" dark=\"fill\" \(root)>\n\(glyphs)\n"
            + exports.map { "<export format=\"\($0)\"/>" }.joined() + "</glyphs>"
        let (manifest, _) = try Manifest.read(
            SourceFile(path: "manifest.xml", text: text), in: .files(Self.drawings.keys.sorted()))
        let build = await manifest.build(
            from: GlyphSource { path in SourceFile(path: path, text: svg(Self.drawings[path] ?? "")) },
            judgesFills: judgesFills, jobs: jobs)
        #expect(!build.findings.containErrors, "\(build.findings)")
        return build
    }

    private func dark(_ build: Build, _ name: String = "film") throws -> Variant.Picture {
        try #require(build.set.variants.first { $0.name == name }?.pictures.last)
    }

    @Test func lowConfidenceFillsAreCountedAndNotReported() async throws {
        let build = try await build(
            "<glyph name=\"film\"/><glyph name=\"clip\" source=\"film.svg\"/><glyph name=\"disc\"/>")
        #expect(build.uncertainFills == 2 && build.findings.diagnostics.isEmpty)
        #expect(try await self.build("<glyph name=\"disc\"/>").uncertainFills == 0)
    }

    @Test(arguments: [
        "", "uncertainty=\"0\"", "uncertainty=\"0.96\"", "uncertainty=\"1\"", "uncertain-fill=\"outline\"",
    ])
    func theLintFindsAsManyAsTheBuildCounts(root: String) async throws {
        let glyphs = "<glyph name=\"film\"/><glyph name=\"watch\" allow=\"doubtful-fill\"/><glyph name=\"disc\"/>"
        let build = try await build(glyphs, root: root, judgesFills: true)
        let text = "<glyphs version=\"1\" dark=\"fill\" \(root)>\n\(glyphs)\n<export format=\"svg\"/></glyphs>"
        let (manifest, _) = try Manifest.read(
            SourceFile(path: "manifest.xml", text: text), in: .files(Self.drawings.keys.sorted()))
        let found = try LintRun(rules: ["doubtful-fill"]).findings(in: build, of: manifest)
        #expect(found.count == build.uncertainFills)
        #expect((build.uncertainFills > 0) == (root != "uncertainty=\"1\""))
    }

    @Test func theDefaultTakesTheFillAsItIs() async throws {
        let (one, other) = (
            try await build("<glyph name=\"film\"/>"),
            try await build("<glyph name=\"film\" uncertain-fill=\"take\"/>")
        )
        #expect(try dark(one).drawing == dark(other).drawing && dark(one).form == .fill)
    }

    @Test func theOutlineIsKept() async throws {
        let build = try await build("<glyph name=\"film\"/><glyph name=\"disc\"/>", root: "uncertain-fill=\"outline\"")
        let film = try #require(build.set.variants.first { $0.name == "film" })
        #expect(film.pictures[0].drawing == film.pictures[1].drawing && film.pictures[1].form == .outline)
        #expect(build.uncertainFills == 1)
        let disc = try #require(build.set.variants.first { $0.name == "disc" })
        #expect(disc.pictures[1].form == .fill && disc.pictures[0].drawing != disc.pictures[1].drawing)
        #expect(
            build.files.map(\.path) == [
                "svg/film.light.svg", "svg/film.dark.svg", "svg/disc.light.svg", "svg/disc.dark.svg",
            ])
    }

    @Test func theBestAlternativeIsTaken() async throws {
        let taken = try await build("<glyph name=\"film\"/>", root: "uncertain-fill=\"alternative\"")
        let stated = try await build("<glyph name=\"film\" lines=\"cut\"/>", root: "uncertain-fill=\"alternative\"")
        let plain = try await build("<glyph name=\"film\"/>")
        #expect(try dark(taken).drawing == dark(stated).drawing && dark(taken).drawing != dark(plain).drawing)
        #expect(taken.uncertainFills == 1 && stated.uncertainFills == 0)
    }

    @Test(arguments: ["lines=\"keep\"", "fill-style=\"knockout\"", "uncertain-fill=\"take\""])
    func whatSomebodyStatedOfTheGlyphIsNotTouched(own: String) async throws {
        let build = try await build(
            "<glyph name=\"film\" \(own)/>", root: "uncertain-fill=\"outline\" uncertainty=\"0\"")
        #expect(try dark(build).form == .fill && build.uncertainFills == 0)
    }

    @Test func aPartSaysHowItIsFilled() async throws {
        let build = try await build(
            "<glyph name=\"film\"><part at=\"10 10\" fill=\"solid\"/></glyph>", root: "uncertain-fill=\"outline\"")
        #expect(try dark(build).form == .fill && build.uncertainFills == 0)
    }

    /// It accepts what is found, and says nothing of what is drawn.
    @Test(arguments: UncertainFill.allCases)
    func allowChangesTheCountAndNoPicture(policy: UncertainFill) async throws {
        let root = "uncertain-fill=\"\(policy.rawValue)\""
        let plain = try await build("<glyph name=\"film\"/>", root: root)
        let accepted = try await build("<glyph name=\"film\" allow=\"doubtful-fill\"/>", root: root)
        #expect(plain.files == accepted.files && plain.uncertainFills == 1 && accepted.uncertainFills == 0)
    }

    @Test func theLimitIsInherited() async throws {
        let glyphs =
            "<group name=\"A\" uncertainty=\"1\"><glyph name=\"film\"/></group>"
            + "<group name=\"B\" uncertain-fill=\"outline\"><glyph name=\"clip\" source=\"film.svg\"/><glyph name=\"disc\" uncertainty=\"0\"/></group>"
        let build = try await build(glyphs)
        #expect(try dark(build, "film").form == .fill && dark(build, "clip").form == .outline)
        #expect(try dark(build, "disc").form == .outline && build.uncertainFills == 2)
    }

    /// What a fill becomes is a matter of the manifest's glyphs alone.
    @Test(arguments: UncertainFill.allCases)
    func nothingElseThatIsAskedForChangesAFill(policy: UncertainFill) async throws {
        let glyphs = "<glyph name=\"film\" variants=\"fill\"/><glyph name=\"watch\"/><glyph name=\"disc\"/>"
        let root = "uncertain-fill=\"\(policy.rawValue)\""
        let plain = try await build(glyphs, root: root)
        for (exports, judgesFills, jobs) in [
            (["svg"], false, 3), (["svg"], true, 1), (["svg", "preview"], false, 1), (["preview", "svg"], true, 2),
        ] {
            let other = try await build(glyphs, root: root, exports: exports, judgesFills: judgesFills, jobs: jobs)
            #expect(other.files.filter { $0.path.hasPrefix("svg/") } == plain.files)
            #expect(other.uncertainFills == plain.uncertainFills && plain.uncertainFills > 0)
        }
    }

    @Test func theFindingSaysWhatBecameOfIt() async throws {
        func message(_ root: String) async throws -> String {
            let build = try await build("<glyph name=\"film\"/>", root: root, judgesFills: true)
            return try #require(build.findings.diagnostics.first { $0.id == "doubtful-fill" }).message
        }
        let taken = try await message("")
        #expect(taken.wholeMatch(of: /'film' has a low-confidence fill \(uncertainty 9[0-9] %\)/) != nil, "\(taken)")
        #expect(try await message("uncertain-fill=\"outline\"") == taken + ": the outline is kept")
        #expect(try await message("uncertain-fill=\"alternative\"") == taken + ": lines=\"cut\" is used instead")
    }

    @Test(arguments: [
        (UncertainFill.outline, "<appearance style=\"dark\" form=\"outline\"/>"), (.alternative, "lines=\"cut\""),
    ])
    func theSheetOffersTheFillAgain(policy: UncertainFill, taken: String) async throws {
        let build = try await build(
            "<glyph name=\"film\"/>", root: "uncertain-fill=\"\(policy.rawValue)\"", exports: ["preview"])
        let lines = try dark(build).alternatives.map(\.manifest)
        #expect(lines.first == "uncertain-fill=\"take\"" && !lines.contains(taken) && lines.count > 1)
    }
}
