import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support
import Synchronization
import Testing

@testable import GlyphKit

/// Fills that people drew say how the others are filled.
@Suite(.takesTurns) struct ExampleStylesTests {
    /// A box at a place of its own, from 3 to 21 in height: hollow, or as a person would fill it.
    private static func box(_ index: Int, inset: Double? = nil) -> String {
        let (left, side) = (4.0 + Double(index) / 2, 16 - Double(index))
        guard let inset else {
            return "<rect x=\"\(left)\" y=\"4\" width=\"\(side)\" height=\"16\" fill=\"none\" stroke=\"black\" "
                + "stroke-width=\"2\"/>"
        }
        let (width, height) = (side + 2 - 2 * inset, 18 - 2 * inset)
        return "<rect x=\"\(left - 1 + inset)\" y=\"\(3 + inset)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// For the style alone: how drawn fills are shown is another matter.
    private static let filled = "<examples source=\"Filled/*.svg\" use=\"style\"/>"

    /// Eight boxes; five of them are filled by hand, each with an inset, and in another folder with another one.
    private func project(
        _ examples: String = filled, _ glyphs: String = "<glyph source=\"*.svg\"/>", root: String = "",
        inset: Double = 0.75
    ) -> InMemory {
        var drawings: [String: String] = [:]
        for index in 0..<8 { drawings["box-\(index).svg"] = Self.box(index) }
        for index in 0..<5 {
            drawings["Filled/box-\(index).svg"] = Self.box(index, inset: inset)
            drawings["Other/box-\(index).svg"] = Self.box(index, inset: 0.5)
        }
        return InMemory(
            "<glyphs version=\"1\" dark=\"fill\" \(root)>\n\(examples)\n\(glyphs)\n<export format=\"svg\"/></glyphs>",
            drawings)
    }

    /// How far the fill of a box is from the edge of its outline.
    private func inset(of name: String, in build: Build) throws -> Double {
        try #require(build.drawing(name, .dark).layers.first?.path.bounds).minY - 3
    }

    private func lines(_ findings: [Diagnostic]) -> [String] {
        findings.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.severity) \($0.message)" }
    }

    // MARK: - Estimates

    @Test func glyphsWithoutExamplesHaveTheInsetOfTheExamples() async throws {
        let build = try await project().build()
        #expect(try inset(of: "box-7", in: build) == 0.75 && inset(of: "box-0", in: build) == 0.75)
        #expect(lines(build.findings.diagnostics) == ["2:1 info 5 examples: fills have inset=\"0.75\" (5 of 5)"])
        #expect(try await inset(of: "box-7", in: project("").build()) == 0)
    }

    @Test func `an attribute of a glyph outweighs the style of the examples`() async throws {
        let glyphs = """
            <glyph source="*.svg"/><glyph name="own" source="box-7.svg" inset="0"/>
            <glyph name="named" source="box-7.svg" fill-style="facet"/>
            <group name="G" inset="1.5"><glyph name="within" source="box-7.svg"/></group>
            """
        let build = try await project(Self.filled, glyphs).build()
        #expect(try inset(of: "own", in: build) == 0 && inset(of: "within", in: build) == 1.5)
        // The name of a style states no measure.
        #expect(try inset(of: "named", in: build) == 0.75 && inset(of: "box-0", in: build) == 0.75)
        let stated = try await project(root: "inset=\"0.25\"").build()
        #expect(try inset(of: "box-7", in: stated) == 0.25)
    }

    @Test func `the examples of the innermost group apply`() async throws {
        func glyphs(_ prefix: String) -> String {
            (0..<8).map { "<glyph name=\"\(prefix)-\($0)\" source=\"box-\($0).svg\"/>" }.joined()
        }
        let groups = """
            <group name="G">\(Self.filled)\(glyphs("outer"))
            <group name="H"><examples source="Other/*.svg"/>\(glyphs("inner"))</group>
            <group name="I"><glyph name="below" source="box-7.svg"/></group></group>
            """
        let build = try await project("", groups + glyphs("root")).build()
        let insets = try ["outer-7", "inner-7", "below", "root-7"].map { try inset(of: $0, in: build) }
        #expect(insets == [0.75, 0.5, 0.75, 0])
    }

    @Test func `a fill that a glyph states is an example for the other glyphs`() async throws {
        let glyphs = (0..<4).map { index in
            index.isMultiple(of: 2)
                ? "<glyph name=\"box-\(index)\"><variant name=\"fill\" source=\"Filled/box-\(index).svg\"/></glyph>"
                : "<glyph name=\"box-\(index)\" dark-source=\"Filled/box-\(index).svg\"/>"
        }
        let others = "<glyph name=\"box-7\"/>"
        #expect(
            try await inset(of: "box-7", in: project("<examples/>", glyphs.joined() + others).build()) == 0.75)
        let build = try await project("<examples/>", others).build()
        #expect(lines(build.findings.diagnostics) == ["2:1 warning no glyph in this element states a fill"])
        #expect(build.findings.diagnostics.first?.hint?.contains("source=\"Filled/*.svg\"") == true)
    }

    @Test func `fill tools and lints use the style of the examples`() async throws {
        let project = project()
        let manifest = try project.read()
        let fills = await manifest.fills(from: project.source, only: nil, jobs: 1, timeLimit: nil).fills
        let build = try await project.build()
        #expect(!fills.isEmpty)
        let audit = Audit(manifest, build)
        #expect(audit.manifest.glyphs.allSatisfy { $0.settings.geometry.fill.inset == 0.75 })
        for fill in fills {
            let shape = try fill.filled().shape
            #expect(shape.layers.first?.path.bounds?.minY == 3.75, "\(fill.name)")
        }
    }

    // MARK: - Faults

    @Test(arguments: [
        ("Fill/*.svg", "no file matches 'Fill/*.svg'", "put the drawings there, or remove the statement"),
        ("Filled/*-dark.svg", "no file matches 'Filled/*-dark.svg'", "put the drawings there, or remove the statement"),
        ("Filled/bax-1.svg", "the file 'Filled/bax-1.svg' does not exist", "did you mean 'Filled/box-1.svg'?"),
    ])
    func aPathWithoutAFileIsAnError(path: String, message: String, hint: String) {
        let findings = #expect(throws: Findings.self) { try project("<examples source=\"\(path)\"/>").read() }
        #expect(lines(findings?.diagnostics ?? []) == ["2:19 error \(message)"])
        #expect(findings?.diagnostics.first?.hint == hint)
    }

    @Test func `each example that fits no glyph is reported with its reason`() async throws {
        var project = project("<examples source=\"Filled/*.svg\"/>")
        project.drawings["Filled/box-1-fill.svg"] = project.drawings["Filled/box-1.svg"]
        project.drawings["Filled/star.svg"] = project.drawings["Filled/box-1.svg"]
        project.drawings["Filled/box-6.svg"] = project.drawings["Filled/box-1.svg"]?.replacing(
            "24 24\"", with: "48 24\"")
        let build = try await project.build()
        #expect(
            lines(build.findings.diagnostics) == ["2:1 info 4 examples: fills have inset=\"0.75\" (4 of 4)"])
        let found = try ["unpaired-drawing", "unlike-its-outline"].flatMap { rule in
            try LintRun(rules: [rule]).findings(in: build, of: project.read()).filter { $0.diagnostic.id == rule }
        }
        #expect(
            lines(found.map(\.diagnostic)) == [
                "2:1 warning 1 drawing of 'Filled/*.svg' has the name of no outline: 'Filled/star.svg'",
                "2:1 warning 1 name of 'Filled/*.svg' has several drawings or outlines: 'Filled/box-1-fill.svg'",
                "2:1 info 2 outlines have no drawing in 'Filled/*.svg': 'box-5.svg', 'box-7.svg'",
                "2:1 warning 1 drawing of 'Filled/*.svg': the view box of this fill is not the outline's: 'Filled/box-6.svg'",
            ])
        #expect(try inset(of: "box-7", in: build) == 0.75)
    }

    @Test func examplesThatNothingIsFilledLikeAreUnneeded() async throws {
        var project = project()
        project.manifest.replace("dark=\"fill\"", with: "")
        let findings = try await project.build().findings
        #expect(lines(findings.diagnostics) == ["2:1 warning no fill of a glyph in this element is derived"])
        #expect(findings.diagnostics.first?.hint?.contains("dark=\"fill\"") == true)
    }

    // MARK: - One set

    /// The files of a build by path, and how often drawings were read for it.
    private func files(
        _ project: InMemory, jobs: Int = 1, only: String? = nil, store: Store? = nil,
        extent: BuildOptions.Extent = .whole
    ) async throws -> (files: [String: [UInt8]], report: BuildReport, reads: [String]) {
        let drawings = project.drawings
        let reads = Mutex<[String]>([])
        let sources = GlyphSource { path in
            reads.withLock { $0.append(path) }
            return SourceFile(path: path, text: drawings[path] ?? "")
        }
        let build = try await project.read().build(from: sources) {
            ($0.jobs, $0.selection, $0.store, $0.extent) = (jobs, only.map { NameSelection([$0]) }, store, extent)
        }
        #expect(!build.findings.containErrors, "\(build.findings)")
        let contents = await build.report.contents(build.files)
        let files = Dictionary(zip(build.files, contents).map { ($0.path, $1 ?? []) }) { first, _ in first }
        return (files, build.report, reads.withLock(\.self))
    }

    @Test func selectionsAndJobsGiveTheBytesOfTheWholeSet() async throws {
        let whole = try await files(project()).files
        #expect(try await files(project(), jobs: 4).files == whole)
        let some = try await files(project(), only: "box-7").files
        #expect(!some.isEmpty && some.allSatisfy { whole[$0.key] == $0.value }, "\(some.keys)")
        #expect(try await files(project("")).files != whole)
    }

    @Test func `merged parts of a build with examples equal the whole build`() async throws {
        let whole = try await files(project()).files
        var (packs, parts): ([ShardPack], [String: [UInt8]]) = ([], [:])
        for number in 1...2 {
            let shard = try #require(Shard(number, of: 2))
            let part = try await files(project(), extent: .part(shard, program: "test")).files
            packs.append(try #require(ShardPack(part[ShardPack.path] ?? [])))
            parts.merge(part) { $1 }
        }
        let joined = try await files(project(), extent: .joining(packs, program: "test"))
        #expect(joined.report.derived == 0 && Set(joined.files.keys) == Set(whole.keys))
        for (path, bytes) in whole { #expect(parts[path] == bytes, "\(path)") }
        // Each file is read for its digest alone: what the parts found is what they leave.
        #expect(joined.reads.filter { $0.hasPrefix("Filled/") }.count == 5)
    }

    @Test func `the store keeps the style of the examples until they change`() async throws {
        let store = { Store(program: "test") }
        let extent = BuildOptions.Extent.output(program: "test")
        let first = try await files(project(), store: store(), extent: extent)
        #expect(first.reads.filter { $0.hasPrefix("Filled/") }.count == 10)
        let second = try await files(project(), store: first.report.store, extent: extent)
        #expect(second.files == first.files && second.report.derived == 0)
        #expect(second.reads.filter { $0.hasPrefix("Filled/") }.count == 5)
        // Other examples change the glyphs, whose drawings are the same.
        let fresh = try await files(project(inset: 1), store: store(), extent: extent)
        let changed = try await files(project(inset: 1), store: first.report.store, extent: extent)
        #expect(changed.files == fresh.files && changed.files != first.files && changed.report.derived == 8)
    }

    /// The common style of glyphs is found among the fills as they are.
    @Test func `the style of the examples applies before related glyphs are compared`() async throws {
        func related(inset: Double) -> InMemory {
            var project = project(inset: inset)
            let book = "M4 18V6a3 3 0 0 1 3-3h13v18H7a3 3 0 0 1 0-6h13"
            for (name, lines) in [("book", [book]), ("book-ribbon", [book, "M9 3v7l3-2 3 2V3"])] {
                let paths = lines.map { "<path d=\"\($0)\"/>" }.joined()
                let group = "<g fill=\"none\" stroke=\"black\" stroke-width=\"2\">\(paths)</g>"
                project.drawings["\(name).svg"] = InMemory("", ["": group]).drawings[""]
            }
            return project
        }
        /// Where a store has what was found.
        func key(_ project: InMemory) async throws -> Digest? {
            let (manifest, options) = (try project.read(), BuildOptions { $0.store = Store(program: "test") })
            var (store, timings) = (options.store, BuildTimings?.none)
            let styles = await ExampleStyles(of: manifest, from: project.source, options, in: &store)
            return await RelativeSearch(
                BuildRun(manifest, from: project.source, options, styles), in: store, &timings)?.resultKeys.first
        }
        let (one, same) = (try await key(related(inset: 0.75)), try await key(related(inset: 0.75)))
        #expect(one != nil && one == same)
        #expect(try await key(related(inset: 0)) != one)
        let extent = BuildOptions.Extent.output(program: "test")
        let first = try await files(related(inset: 0.75), store: Store(program: "test"), extent: extent)
        let changed = try await files(related(inset: 0), store: first.report.store, extent: extent)
        #expect(changed.files == (try await files(related(inset: 0))).files && changed.files != first.files)
    }

    @Test func theFilesAreInputsOfTheBuild() async throws {
        let project = project()
        let build = try await project.build()
        #expect(build.report.sources.contains("Filled/box-0.svg"))
        #expect(try project.read().drawingFiles.contains("Filled/box-0.svg"))
    }
}
