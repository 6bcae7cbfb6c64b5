import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

@testable import GlyphKit

/// Glyphs with one body are filled alike, with anything drawn besides it.
@Suite(.takesTurns) struct RelativesTests {
    private static func stroked(_ paths: String...) -> String {
        let lines = paths.map { "<path d=\"\($0)\"/>" }.joined()
        return "<g fill=\"none\" stroke=\"black\" stroke-width=\"2\" stroke-linecap=\"round\" "
            + "stroke-linejoin=\"round\">\(lines)</g>"
    }

    private static let book = "M4 18V6a3 3 0 0 1 3-3h13v18H7a3 3 0 0 1 0-6h13"
    private static let can = "M5 7h14v11a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7l3-4h8l3 4"
    private static let tag = "M12 20H3V4h11l7 8"
    private static let bell = "M4 16c1.5-2 2-4 2-7a6 6 0 0 1 12 0c0 3 .5 5 2 7z"
    private static let star = "M18 13.5l1.4 3 3 .4-2.2 2.1.5 3-2.7-1.4-2.7 1.4.5-3-2.2-2.1 3-.4z"

    private static let drawings = [
        "book.svg": stroked(book), "book-ribbon.svg": stroked(book, "M9 3v7l3-2 3 2V3"),
        "can.svg": stroked(can), "can-leaf.svg": stroked(can, "M12 21V14l4-3"),
        "tag.svg": stroked("M3 4h11l7 8-7 8H3z"),
        "tag-plus.svg": stroked(tag, "M18 15v6M15 18h6"), "tag-minus.svg": stroked(tag, "M15 18h6"),
        "tag-star.svg": stroked("M11 20H3V4h11l6 6.8", star),
        "map.svg": stroked("M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15"),
        "map-minus.svg": stroked("M12 19.5L9 18l-6 3V6l6-3 6 3 6-3v11M9 3v15M15 6v8", "M15 19h6"),
        "bell.svg": stroked(bell + "M9 16a3 3 0 0 0 6 0"), "bell-simple.svg": stroked(bell, "M9 19h6"),
        "compass.svg": "<path d=\"M9 0h6v3H9z\"/>"
            + stroked("M12 2.2a10.5 10.5 0 1 0 .01 0z", "M15.5 9l-2 5.5-5 2 2-5.5z"),
        "ring.svg": "<path d=\"M12 0a12 12 0 0 0-.5 24v-4.2a7.8 7.8 0 1 1 1 0V24A12 12 0 0 0 12 0z\"/>",
        "frame.svg": stroked("M3 3h18v18H3z"), "frame-bar.svg": stroked("M3 3h18v18H3z", "M3 9h18"),
        "grid.svg": stroked("M3 3h18v18H3zM12 3v18M3 12h18"),
        "grid-cross.svg": stroked("M12 3v18H3V3h18v9H3", "M16 16l5 5M21 16l-5 5"),
    ]

    private func project(_ names: [String], root: String = "", stating: [String: String] = [:]) -> InMemory {
        let glyphs = names.map { name in
            "<glyph name=\"\(name)\"" + (stating[name].map { " \($0)>" } ?? ">") + "</glyph>"
        }
        return InMemory(
            "<glyphs version=\"1\" dark=\"fill\" \(root)>\(glyphs.joined(separator: "\n"))"
                + "<export format=\"svg\"/></glyphs>", Self.drawings)
    }

    private func dark(_ name: String, _ names: [String], root: String = "", stating: [String: String] = [:])
        async throws
        -> Drawing
    {
        let build = try await project(names, root: root, stating: stating).build()
        #expect(!build.findings.containErrors, "\(build.findings)")
        return try build.drawing(name, .dark)
    }

    // MARK: - Bodies of relatives

    @Test(arguments: [("book", "book-ribbon", 18.0, 15.0), ("can", "can-leaf", 8.0, 7.0)])
    func aLineThatDividesABodyIsCutAsInASimplerGlyph(base: String, name: String, x: Double, y: Double) async throws {
        #expect(try await dark(name, [name]).ink(x, y) == 1)
        #expect(try await dark(base, [base]).ink(x, y) == 0)
        #expect(try await dark(name, [base, name]).ink(x, y) == 0)
        // The simpler one takes nothing.
        #expect(try await dark(base, [base, name]).layers == dark(base, [base]).layers)
    }

    @Test func `an open shape next to a sign is closed if most of its relatives are closed`() async throws {
        let others = ["tag", "tag-plus", "tag-minus"]
        let body = (8.0, 12.0)
        #expect(try await dark("tag-star", ["tag-star"]).ink(body.0, body.1) == 0)
        let closed = try await dark("tag-star", others + ["tag-star"])
        #expect(closed.ink(body.0, body.1) == 1)
        // The sign keeps its clearance, and is filled itself.
        #expect(closed.ink(18, 18) == 1 && closed.ink(14.6, 15) == 0)
        // Alone with the whole body, nothing says that signs leave it closed.
        #expect(try await dark("tag-star", ["tag", "tag-star"]).ink(body.0, body.1) == 0)
    }

    @Test func `a plain frame does not change the fill of a glyph with that frame`() async throws {
        #expect(
            try await dark("frame-bar", ["frame", "frame-bar"]).layers == dark("frame-bar", ["frame-bar"]).layers)
    }

    @Test func `what is mostly under a sign stays the ground of the sign`() async throws {
        let names = ["grid", "grid-cross"]
        let (base, crossed) = (try await dark("grid", names), try await dark("grid-cross", names))
        let (cell, other) = ((14.0, 14.0), (16.0, 8.0))
        #expect(base.ink(cell.0, cell.1) == 1 && base.ink(other.0, other.1) == 1)
        #expect(crossed.ink(cell.0, cell.1) == 0 && crossed.ink(other.0, other.1) == 1)
        #expect(crossed.ink(18.5, 18.5) == 1)
    }

    /// A shape that hides the knob of a bell would hide all of it; a thin ring is in the ink of a thick one.
    @Test(arguments: [("bell", "bell-simple"), ("compass", "ring")])
    func `a glyph takes no fill from a glyph of another shape`(other: String, name: String) async throws {
        let alone = try await dark(name, [name])
        #expect(try await dark(other, [other]).layers != alone.layers)
        #expect(try await dark(name, [other, name]).layers == alone.layers)
    }

    @Test func `two copies of a drawing keep the fill of the drawing alone`() async throws {
        var project = project(["book-ribbon", "copy"])
        project.drawings["copy.svg"] = project.drawings["book-ribbon.svg"]
        let build = try await project.build()
        #expect(try build.drawing("copy", .dark).layers == build.drawing("book-ribbon", .dark).layers)
        #expect(try build.drawing("copy", .dark).layers == (await dark("book-ribbon", ["book-ribbon"])).layers)
    }

    // MARK: - Words of the manifest

    @Test func `the value none of the attribute relatives turns the comparison off`() async throws {
        let alone = try await dark("book-ribbon", ["book-ribbon"])
        let names = ["book", "book-ribbon"]
        #expect(try await dark("book-ribbon", names, root: "relatives=\"none\"").layers == alone.layers)
        for name in names {
            #expect(
                try await dark("book-ribbon", names, stating: [name: "relatives=\"none\""]).layers == alone.layers)
        }
        #expect(try await dark("book-ribbon", names).layers != alone.layers)
    }

    @Test func `a glyph that states its fill takes none from its relatives`() async throws {
        let names = ["book", "book-ribbon"]
        let stated = try await dark("book-ribbon", names, stating: ["book-ribbon": "lines=\"keep\""])
        #expect(stated.ink(18, 15) == 1)
        // The statements of the simpler one are taken over.
        let other = try await dark("can-leaf", ["can", "can-leaf"], stating: ["can": "lines=\"keep\""])
        #expect(other.ink(8, 7) == 1)
    }

    /// A glyph that states an alternative takes nothing from others: what was offered is what it gives.
    @Test(arguments: ["book-ribbon", "can-leaf", "tag-star"])
    func `the line of an alternative gives the picture of the alternative`(name: String) async throws {
        let names = Self.drawings.keys.map { String($0.dropLast(4)) }.sorted()
        let root = "uncertainty=\"0\""
        var project = project(names, root: root)
        project.manifest = project.manifest.replacing(
            "<export", with: "<export format=\"preview\"/><export", maxReplacements: 1)
        let build = try await project.build()
        let picture = try #require(build.set.assets.first { $0.name == name }?.pictures.last)
        #expect(!picture.alternatives.isEmpty)
        for alternative in picture.alternatives {
            let line = try #require(alternative.manifest)
            var stated = self.project(names, root: root, stating: line.hasPrefix("<") ? [:] : [name: line])
            if line.hasPrefix("<") {
                let start = "<glyph name=\"\(name)\">"
                stated.manifest = stated.manifest.replacing(start, with: start + line)
            }
            let given = try await stated.build().drawing(name, .dark)
            let grids = [given, alternative.drawing].map { SampleGrid($0.layers.map(\.path), in: $0.viewBox) }
            #expect(grids[0].overlap(with: grids[1]) > 0.99, "\(line)")
        }
    }

    // MARK: - One set

    /// The files of some glyphs, by path.
    private func files(
        _ names: [String], jobs: Int = 1, only: String? = nil, store: Store? = nil
    ) async throws -> (files: [String: [UInt8]], report: BuildReport) {
        let project = project(names)
        let selection = only.map { NameSelection([$0]) }
        let build = try await project.read().build(from: project.source) {
            ($0.jobs, $0.selection, $0.store) = (jobs, selection, store)
            if store != nil { $0.extent = .output(program: "test") }
        }
        #expect(!build.findings.containErrors, "\(build.findings)")
        let contents = await build.report.contents(build.files)
        return (
            Dictionary(zip(build.files, contents).map { ($0.path, $1 ?? []) }) { first, _ in first }, build.report
        )
    }

    @Test func theOrderOfGlyphsAndTheNumberOfJobsDoNotMatter() async throws {
        let names = Self.drawings.keys.map { String($0.dropLast(4)) }.sorted()
        let files = try await files(names).files
        #expect(try await self.files(names.reversed()).files == files)
        #expect(try await self.files(names, jobs: 4).files == files)
    }

    /// Of the other glyphs, only their ink is looked at, and few fills are derived.
    @Test func `a part of a set is made as in the whole set`() async throws {
        let names = Self.drawings.keys.map { String($0.dropLast(4)) }.sorted()
        let whole = try await files(names).files
        for name in names {
            let some = try await files(names, only: name).files
            #expect(!some.isEmpty && some.allSatisfy { whole[$0.key] == $0.value }, "\(some.keys)")
        }
    }

    @Test(arguments: [1, 3]) func `joined parts are the whole set`(count: Int) async throws {
        let names = Self.drawings.keys.map { String($0.dropLast(4)) }.sorted()
        let (project, whole) = (try project(names).read(), try await files(names).files)
        var (packs, made): ([ShardPack], [String: [UInt8]]) = ([], [:])
        for number in 1...count {
            let shard = try #require(Shard(number, of: count))
            let part = await project.build(from: self.project(names).source) {
                ($0.extent, $0.store) = (.part(shard, program: "test"), Store(program: "test"))
            }
            for (file, bytes) in zip(part.files, await part.report.contents(part.files)) {
                made[file.path] = bytes
                if file.path == ShardPack.path { packs.append(try #require(bytes.flatMap { ShardPack($0) })) }
            }
        }
        let joined = await project.build(from: self.project(names).source) {
            $0.extent = .joining(packs, program: "test")
        }
        #expect(!joined.findings.containErrors && joined.report.derived == 0, "\(joined.findings)")
        #expect(Set(joined.files.map(\.path)) == Set(whole.keys))
        for file in joined.files { #expect(made[file.path] ?? file.content.bytes == whole[file.path], "\(file.path)") }
    }

    /// Only fills have a part in what is found: not comments, tints, and the order of attributes.
    @Test func `an edit that changes no fill searches nothing`() async throws {
        func keys(_ change: (inout InMemory) -> Void) async throws -> [Digest] {
            var project = project(["book", "book-ribbon", "can"])
            change(&project)
            var timings: BuildTimings?
            let options = BuildOptions { $0.store = Store(program: "test") }
            let run = BuildRun(try project.read(), from: project.source, options, ExampleStyles())
            return try #require(await RelativeSearch(run, in: options.store, &timings)).resultKeys
        }
        let known = try await keys { _ in }
        for (old, new) in [
            ("<glyph name=\"book\">", "<!-- a --><glyph name=\"book\">"),
            ("<glyph name=\"book\">", "<glyph\n  name=\"book\" tint=\"systemRed\">"),
            ("<export format=\"svg\"/>", "<export format=\"android\"/>"),
        ] {
            #expect(try await keys { $0.manifest = $0.manifest.replacing(old, with: new) } == known, "\(new)")
        }
        let other = try await keys {
            $0.manifest = $0.manifest.replacing("name=\"can\"", with: "name=\"can\" lines=\"keep\"")
        }
        #expect(other != known)
        #expect(try await keys { $0.drawings["can.svg"] = $0.drawings["tag.svg"] } != known)
    }

    @Test func `the store keeps fills that were taken from relatives`() async throws {
        let names = ["book", "book-ribbon", "can", "can-leaf", "tag"]
        let first = try await files(names, store: Store(program: "test"))
        let second = try await files(names, store: first.report.store)
        #expect(second.files == first.files && second.report.derived == 0)
        #expect(second.report.origins == names.map { _ in .unchanged })
        // A glyph that is new changes only what takes something from it.
        let less = try await files(["book-ribbon", "can", "can-leaf", "tag"], store: Store(program: "test"))
        let more = try await files(names, store: less.report.store)
        #expect(more.files == first.files)
    }

    // MARK: - What stays unlike

    private func unlike(
        _ names: [String] = Self.maps, stating: [String: String] = [:], only: String? = nil, store: Store? = nil
    ) async throws -> (found: [AuditFinding], report: BuildReport) {
        let project = project(names, stating: stating)
        let manifest = try project.read()
        let build = await manifest.build(from: project.source) {
            ($0.selection, $0.store) = (only.map { NameSelection([$0]) }, store)
        }
        return (LintRun(rules: ["unlike-its-relatives"]).findings(in: build, of: manifest), build.report)
    }

    private static let maps = ["map", "map-minus", "tag"]

    @Test func `a fill unlike its relatives is reported with a fix that makes it alike`() async throws {
        let found = try await unlike().found
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.subject == "glyph map-minus" && finding.diagnostic.severity == .info)
        #expect(finding.diagnostic.message == "'map-minus' is filled otherwise than 'map', whose body it has")
        let fix = try #require(finding.diagnostic.fix)
        var fixed = project(Self.maps)
        let fold = (9.0, 10.0)
        #expect(try await fixed.build().drawing("map-minus", .dark).ink(fold.0, fold.1) == 1)
        fixed.manifest = String(decoding: try fixed.read().source.applying([fix]).file.bytes, as: UTF8.self)
        let build = try await fixed.build()
        for name in ["map", "map-minus"] { #expect(try build.drawing(name, .dark).ink(fold.0, fold.1) == 0) }
        #expect(LintRun(rules: ["unlike-its-relatives"]).findings(in: build, of: try fixed.read()).isEmpty)
    }

    @Test(arguments: ["relatives=\"none\"", "lines=\"keep\"", "allow=\"unlike-its-relatives\""])
    func `a glyph that states a different fill is not reported`(word: String) async throws {
        #expect(try await unlike(stating: ["map-minus": word]).found.isEmpty)
    }

    @Test func aSelectionHasTheFindingsOfTheWholeSet() async throws {
        let whole = try await unlike().found
        #expect(!whole.isEmpty)
        #expect(try await unlike(only: "map-minus").found == whole)
        #expect(try await unlike(only: "map").found.isEmpty)
    }

    @Test func `the store keeps the findings about fills unlike their relatives`() async throws {
        let first = try await unlike(store: Store(program: "test"))
        let second = try await unlike(store: first.report.store)
        #expect(!first.found.isEmpty && second.found == first.found)
        #expect(second.report.derived == 0)
    }

    @Test func aBaselineKnowsAFillByItsGlyph() async throws {
        let found = try await unlike().found
        let known = Baseline(found, in: "")
        #expect(known.unknown(try await unlike(["map-minus", "map"]).found).findings.isEmpty)
        #expect(Baseline([], in: "").unknown(found).findings.count == 1)
    }
}
