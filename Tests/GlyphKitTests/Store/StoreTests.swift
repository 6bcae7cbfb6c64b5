import Foundation
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphKit

/// A build with a store gives what one without it gives, and derives only what it does not find.
@Suite(.takesTurns) struct StoreTests {
    private static let watch =
        "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><rect x=\"7\" y=\"7\" width=\"10\" "
        + "height=\"10\" rx=\"2\"/><path d=\"M9 7V3h6v4M9 17v4h6v-4\"/></g>"
    private static let drawings = [
        "watch.svg": watch, "dot.svg": "<circle cx=\"12\" cy=\"12\" r=\"9\"/>",
        "bar.svg": "<path d=\"M2 9h20v6H2z\"/><circle id=\"end\" cx=\"20\" cy=\"12\" r=\"4\"/>",
    ]

    private static let manifest = """
        <glyphs version="1" dark="fill">
          <palette><color name="ink"><value srgb="#123"/><value style="dark" srgb="#EEF"/></color></palette>
          <glyph name="watch" tint="ink"/>
          <glyph name="dot" tint="ink"/>
          <group name="Bars"><glyph name="bar"><layer select="#end" tint="ink"/></glyph></group>
          <glyph name="same" source="watch.svg"><appearance style="dark" form="outline"/></glyph>
        </glyphs>
        """

    private struct State {
        var text = StoreTests.manifest
        var drawings = StoreTests.drawings
        var judgesFills = true
        var hasSheet = true
        /// Of the drawings, as their paths have it.
        var folder = ""

        func build(_ store: Store?) async throws -> Build {
            let files = ManifestFolder.files(Array(drawings.keys))
            var manifest = try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: files).manifest
            manifest.exports = (hasSheet ? ["svg", "preview"] : ["svg"]).map {
                Export(format: $0, location: manifest.source.location(at: 0))
            }
            let (drawings, folder) = (drawings, folder)
            let source = GlyphSource { path throws(Findings) in
                let body = drawings[path] ?? ""
                return SourceFile(
                    path: folder + path,
                    text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>")
            }
            return await manifest.build(from: source) {
                ($0.judgesFills, $0.store) = (judgesFills, store)
            }
        }

        mutating func change(_ old: String, _ new: String) { text = text.replacing(old, with: new) }
    }

    /// Builds with and without the store, and checks how many glyphs were derived.
    private func check(
        _ state: State, _ store: inout Store, derives count: Int, _ comment: Comment,
        _ sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let cached = try await state.build(store)
        let plain = try await state.build(nil)
        #expect(cached.files == plain.files, comment, sourceLocation: sourceLocation)
        #expect(cached.findings == plain.findings, comment, sourceLocation: sourceLocation)
        #expect(cached.report.uncertainFills == plain.report.uncertainFills, comment, sourceLocation: sourceLocation)
        #expect(
            cached.set.assets.map(\.entry) == plain.set.assets.map(\.entry), comment,
            sourceLocation: sourceLocation)
        func drawings(_ build: Build) -> [Drawing] {
            build.set.assets.flatMap(\.pictures).flatMap {
                [$0.drawing] + [$0.rightToLeft].compactMap { $0 } + $0.alternatives.map(\.drawing)
            }
        }
        #expect(drawings(cached) == drawings(plain), comment, sourceLocation: sourceLocation)
        func choices(_ build: Build) -> [Int?] { build.set.assets.flatMap(\.pictures).map(\.chosen) }
        #expect(choices(cached) == choices(plain), comment, sourceLocation: sourceLocation)
        #expect(plain.report.store == nil)
        store = try #require(cached.report.store)
        #expect(cached.report.derived == count, comment, sourceLocation: sourceLocation)
    }

    private typealias Change = (comment: Comment, derives: Int, change: @Sendable (inout State) -> Void)

    /// The steps of a person, with the number of glyphs that are derived again.
    private static let changes: [Change] = [
        ("nothing changes", 0, { _ in }),
        ("all places move", 0, { $0.change("  <palette>", "\n\n  <palette>") }),
        ("another value of a colour", 0, { $0.change("#EEF", "#FFE") }),
        ("another tint", 0, { $0.change("name=\"dot\" tint=\"ink\"", "name=\"dot\" tint=\"systemBlue\"") }),
        (
            "a tint that is that of a layer", 1,
            { $0.change("<glyph name=\"bar\">", "<glyph name=\"bar\" tint=\"ink\">") }
        ),
        (
            "another name, in another group, of a glyph with a message that names it", 0,
            {
                $0.change("<glyph name=\"bar\"", "<glyph source=\"bar.svg\" name=\"beam\"")
                $0.change("name=\"Bars\"", "name=\"Beams\"")
            }
        ),
        (
            "settings that do not touch geometry", 0,
            {
                $0.change("dark=\"fill\"", "dark=\"fill\" on=\"secondarySystemBackground\" contrast=\"2\"")
            }
        ),
        (
            "titles and tags", 0,
            {
                $0.change("<glyphs version=\"1\"", "<glyphs version=\"1\" title=\"Acme icons\"")
                $0.change("name=\"dot\"", "name=\"dot\" title=\"A dot\" tags=\"point full-stop\"")
            }
        ),
        ("a drawing", 1, { $0.drawings["dot.svg"] = "<circle cx=\"12\" cy=\"12\" r=\"8\"/>" }),
        ("a drawing of two glyphs", 2, { $0.drawings["watch.svg"] = watch + "<path d=\"M1 1h2v2H1z\"/>" }),
        ("a choice is stated", 1, { $0.change("name=\"watch\"", "name=\"watch\" lines=\"cut\"") }),
        ("an appearance", 1, { $0.change("form=\"outline\"", "form=\"fill\"") }),
        ("a colour can be seen through", 2, { $0.change("#FFE", "#FFFFEE80") }),
        (
            "one more glyph", 1,
            {
                $0.change(
                    "  <glyph name=\"watch\"",
                    "  <glyph name=\"third\" source=\"watch.svg\" variants=\"fill\"/><glyph name=\"watch\"")
            }
        ),
        ("something inherited", 5, { $0.change("dark=\"fill\"", "dark=\"same\"") }),
        ("what becomes of low-confidence fills", 5, { $0.change("dark=\"same\"", "uncertain-fill=\"outline\"") }),
        (
            "a part that selects nothing", 1,
            {
                $0.change("<layer select=\"#end\" tint=\"ink\"/>", "<layer select=\"#none\" tint=\"ink\"/>")
            }
        ),
    ]

    @Test func aBuildDerivesWhatChanged() async throws {
        var (state, store) = (State(), Store())
        try await check(state, &store, derives: 4, "the first build")
        for step in Self.changes.prefix(Long.isOn ? .max : 6) {
            step.change(&state)
            try await check(state, &store, derives: step.derives, step.comment)
        }
    }

    @Test func anotherProcessFindsWhatWasSaved() async throws {
        let folder = try TemporaryFolder()
        var state = State()
        let first: Change = ("the first build", 4, { _ in })
        for step in [first] + Self.changes.prefix(Long.isOn ? .max : 4) {
            step.change(&state)
            var store = Store(in: folder.url("cache").path)
            try await check(state, &store, derives: step.derives, step.comment)
            try store.save()
        }
        // And a file that is changed back is found, too.
        var store = Store(in: folder.url("cache").path)
        try await check(State(), &store, derives: 0, "as at first")
    }

    /// Both need the same of most glyphs.
    @Test func aLintFindsWhatABuildDerived() async throws {
        var (state, store) = (State(), Store())
        (state.judgesFills, state.hasSheet) = (false, false)
        state.change("dark=\"fill\"", "dark=\"fill\" uncertainty=\"0\"")
        try await check(state, &store, derives: 4, "a build")
        state.judgesFills = true
        let uncertain = try await state.build(nil).report.uncertainFills
        #expect((1...3).contains(uncertain))
        try await check(state, &store, derives: uncertain, "a lint, which names alternatives")
        state.hasSheet = true
        try await check(state, &store, derives: 4, "a sheet, which draws those of every fill")
        state.hasSheet = false
        try await check(state, &store, derives: 0, "a lint again")
        state.judgesFills = false
        try await check(state, &store, derives: 0, "a build again")
    }

    /// What is stated around a glyph is the first of its alternatives, also where its own statement overrides it.
    @Test func `a sheet derives what has other alternatives`() async throws {
        var (state, store) = (State(), Store())
        state.change("name=\"watch\"", "name=\"watch\" gaps=\"close\"")
        state.hasSheet = false
        try await check(state, &store, derives: 4, "no sheet")
        state.change("dark=\"fill\"", "dark=\"fill\" gaps=\"open\"")
        try await check(state, &store, derives: 3, "the fill of the watch is as it was")
        state.hasSheet = true
        try await check(state, &store, derives: 4, "a sheet")
        state.change("name=\"watch\"", "name=\"watch\" handles=\"loop\"")
        try await check(state, &store, derives: 0, "the same is stated in more words")
        state.change(" gaps=\"open\"", "")
        state.change("name=\"dot\"", "gaps=\"open\" name=\"dot\"")
        try await check(state, &store, derives: 4, "the alternatives of the watch are others")
    }

    @Test func `stored findings use the present names, values and places`() async throws {
        var (state, store) = (State(), Store())
        state.change("dark=\"fill\"", "dark=\"fill\" uncertainty=\"0\"")
        try await check(state, &store, derives: 4, "low-confidence fills")
        state.change("#EEF", "#FFE")
        try await check(state, &store, derives: 0, "another value of a colour")
        state.change("  <palette>", "\n  <palette>")
        try await check(state, &store, derives: 0, "all places move")
        state.change("name=\"watch\"", "source=\"watch.svg\" name=\"clock\"")
        try await check(state, &store, derives: 0, "another name")
    }

    /// Of a drawing in two colours that become one, the message proposes colours of the palette.
    @Test func `stored findings propose colours of the present palette`() async throws {
        var (state, store) = (State(), Store())
        state.drawings["dot.svg"] =
            "<path fill=\"#000\" d=\"M2 2h20v10H2z\"/><path id=\"b\" fill=\"#E33\" d=\"M2 12h20v10H2z\"/>"
        try await check(state, &store, derives: 4, "at first")
        #expect(try await state.build(nil).findings.diagnostics.contains { $0.id == "paints-merged" })
        try await check(state, &store, derives: 0, "nothing changes")
        state.change("#EEF", "#FFE")
        try await check(state, &store, derives: 0, "another value of a colour")
        state.change("  <palette>", "\n  <palette>")
        try await check(state, &store, derives: 0, "all places move")
    }

    /// A drawing below `./Icons`, or in a copy, is the same as one below `Icons`.
    @Test func `stored findings have the paths of the present folder`() async throws {
        var (state, store) = (State(), Store())
        state.drawings["dot.svg"] = "<path d=\"M4 12h16\" fill=\"none\" stroke=\"#000\"/>"
        for (folder, count) in [("Icons/", 4), ("./Icons/", 0), ("/tmp/copy/", 0)] {
            state.folder = folder
            try await check(state, &store, derives: count, "in \(folder)")
            let places = try await state.build(store).findings.diagnostics.compactMap(\.location?.path)
            #expect(places.contains(folder + "dot.svg"), "\(places)")
        }
    }

    @Test func `a stored right-to-left drawing takes the new tint`() async throws {
        var (state, store) = (State(), Store())
        state.change("<glyph name=\"dot\" tint=\"ink\"/>", "<glyph name=\"dot\" tint=\"ink\" rtl-source=\"bar.svg\"/>")
        try await check(state, &store, derives: 4, "at first")
        state.change("tint=\"ink\" rtl", "tint=\"systemRed\" rtl")
        try await check(state, &store, derives: 0, "another tint")
    }

    @Test func `another version of the program does not use the store`() async throws {
        let folder = try TemporaryFolder()
        for (version, count) in [("1", 4), ("1", 0), ("2", 4), ("1", 0)] {
            var store = Store(in: folder.path, program: version)
            try await check(State(), &store, derives: count, "version \(version)")
            try store.save()
        }
    }

    /// A drawing that cannot be read has no key, and is not counted as known.
    @Test func aDrawingThatCannotBeReadIsNotKept() async throws {
        var (state, store) = (State(), Store())
        state.drawings["dot.svg"] = "<text>a</text>"
        try await check(state, &store, derives: 3, "a fault")
        try await check(state, &store, derives: 0, "the fault again")
        state.drawings["dot.svg"] = Self.drawings["dot.svg"]
        try await check(state, &store, derives: 1, "without it")
    }
}
