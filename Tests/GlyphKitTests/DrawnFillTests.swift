import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

@testable import GlyphKit

/// What a person drew for an appearance, or as a filled form, is shown as it was drawn.
@Suite struct DrawnFillTests {
    /// A hollow box: its fill has ink in the middle. Beside it three fills by hand: a bar, which has none there.
    private static let drawings: [String: String] = {
        let box = #"<path d="M4 4h16v16H4z" fill="none" stroke="black" stroke-width="2"/>"#
        let hollow = #"<path d="M2 2h20v20H2zM6 6v12h12V6z"/>"#
        var drawings = ["box.svg": box, "crate.svg": box, "G/case.svg": box, "night.svg": hollow]
        for name in ["box", "crate-fill", "case"] { drawings["Filled/\(name).svg"] = hollow }
        drawings["Dark/box-dark.svg"] = hollow
        drawings["Slashed/box-slash.svg"] = hollow
        return drawings
    }()

    private func build(_ glyphs: String, root: String = "dark=\"fill\"") async throws -> Build {
        let build = try await InMemory("<glyphs version=\"1\" \(root)>\(glyphs)</glyphs>", Self.drawings).build()
        #expect(!build.findings.containErrors, "\(build.findings)")
        return build
    }

    /// Whether the middle has ink: only derived fills have.
    private func isDerived(_ name: String, _ build: Build, _ appearance: Appearance = .dark) throws -> Bool {
        try build.drawing(name, appearance).ink(12, 12) > 0
    }

    /// Whether the corner has ink: the outline has none there, and drawings by hand have.
    private func isDrawn(_ name: String, _ build: Build, _ appearance: Appearance = .dark) throws -> Bool {
        try build.drawing(name, appearance).ink(2.5, 2.5) > 0
    }

    // MARK: - For an appearance

    @Test(arguments: [
        (#"<glyph name="box" dark-source="night.svg"/>"#, false),
        (#"<glyph name="box" dark-source="night.svg" dark="fill"/>"#, true),
        (#"<group name="H" dark="fill"><glyph name="box" dark-source="night.svg"/></group>"#, false),
        (#"<glyph name="box"><appearance style="dark" source="night.svg"/></glyph>"#, false),
        (#"<glyph name="box"><appearance style="dark" source="night.svg" form="fill"/></glyph>"#, true),
        (#"<glyph name="box" dark-source="night.svg"><appearance style="dark" form="fill"/></glyph>"#, true),
        (
            #"<glyph name="box" dark-source="night.svg"><appearance contrast="high" form="fill" source="box.svg"/></glyph>"#,
            false
        ),
        (#"<glyph name="box"/>"#, true),
    ])
    func `a drawing for dark is filled only where its own element says so`(glyph: String, isFilled: Bool) async throws {
        let build = try await build(glyph)
        #expect(try isDerived("box", build) == isFilled)
        #expect(try !isDerived("box", build, .light))
    }

    @Test func `high contrast, variants and the outline keep to the same drawing`() async throws {
        let build = try await build(
            #"<glyph name="box" dark-source="night.svg" variants="fill outline slash" appearances="light dark dark-high"/>"#
        )
        #expect(try !isDerived("box", build, .darkHigh) && !isDerived("box.fill", build))
        // The fill for light is derived of the outline for light, which the outline is in dark, too.
        #expect(try isDerived("box.fill", build, .light))
        #expect(try !isDrawn("box.outline", build) && isDrawn("box", build) && isDrawn("box.slash", build))
    }

    @Test func `a drawing for an appearance that is not filled is an outline`() async throws {
        let build = try await build(#"<glyph name="box" dark-source="night.svg" variants="fill"/>"#, root: "")
        #expect(try isDerived("box.fill", build) && isDrawn("box.fill", build))
    }

    // MARK: - Patterns

    @Test func `a pattern gives each glyph the drawing with its name`() async throws {
        let build = try await build(
            #"<variant name="fill" source="Filled/*.svg"/><glyph source="*.svg"/><glyph name="case" source="G/case.svg"/>"#
        )
        #expect(try !isDerived("box", build) && !isDerived("crate", build) && !isDerived("case", build))
        #expect(try isDerived("night", build) && !isDerived("box.fill", build, .light))
        #expect(build.set.assets.map(\.name).contains("night.fill") == false)
    }

    @Test(arguments: [
        (#"<glyph name="box" dark-source="Dark/*.svg"/>"#, true),
        (#"<glyph source="b*.svg" dark-source="Dark/*.svg" dark="fill"/>"#, true),
        (#"<group name="H" dark-source="Dark/*.svg"><glyph name="box"/></group>"#, true),
        (#"<group name="H" dark-source="Dark/*.svg"><glyph name="crate"/></group><glyph name="box"/>"#, false),
        (#"<group name="H"><variant name="fill" source="Filled/*.svg"/><glyph name="box"/></group>"#, true),
        (#"<glyph source="b*.svg"><variant name="fill" source="Filled/*.svg"/></glyph>"#, true),
        (#"<glyph source="b*.svg"><variant name="slash" source="Slashed/*.svg"/></glyph>"#, false),
    ])
    func `patterns are stated on groups and glyphs, too`(glyphs: String, isDrawn: Bool) async throws {
        let build = try await build(glyphs)
        #expect(try isDerived("box", build) != isDrawn)
        if glyphs.contains("slash") { #expect(try self.isDrawn("box.slash", build)) }
    }

    @Test func `what a glyph's own element names comes before the pattern`() async throws {
        let build = try await build(
            """
            <variant name="fill" source="Filled/*.svg"/>
            <glyph name="box"><variant name="fill" source="crate.svg"/></glyph>
            """)
        #expect(try !isDrawn("box", build) && build.set.assets.filter { $0.name == "box.fill" }.count == 1)
    }

    @Test func `a glyph of a pattern is not also a drawing of another one`() throws {
        let manifest = try InMemory(
            "<glyphs version=\"1\"><variant name=\"fill\" source=\"*-fill.svg\"/><glyph source=\"*.svg\"/></glyphs>",
            ["a.svg": "<path d='M1 1h2v2z'/>", "a-fill.svg": "<path d='M1 1h2v2z'/>"]
        ).read()
        #expect(manifest.glyphs.map(\.name) == ["a"] && manifest.glyphs[0].drawnFill == "a-fill.svg")
    }

    @Test func `a pattern takes no glyphs from another group`() throws {
        let groups = """
            <group name="H"><variant name="fill" source="Filled/*.svg"/><glyph name="box"/></group>
            <group name="S" namespace="true"><glyph source="Filled/*.svg"/></group>
            """
        let manifest = try InMemory("<glyphs version=\"1\" dark=\"fill\">\(groups)</glyphs>", Self.drawings).read()
        #expect(manifest.glyphs.map(\.qualifiedName) == ["box", "S/box", "S/case", "S/crate-fill"])
    }

    @Test func `the hint for one drawing of many glyphs is a pattern that builds`() async throws {
        let glyphs = "<glyph source=\"b*.svg\"><variant name=\"fill\" source=\"SOURCE\"/></glyph>"
        func manifest(_ source: String) -> InMemory {
            InMemory(
                "<glyphs version=\"1\" dark=\"fill\">\(glyphs.replacing("SOURCE", with: source))</glyphs>",
                Self.drawings)
        }
        let findings = #expect(throws: Findings.self) { try manifest("night.svg").read() }
        let hint = try #require(findings?.diagnostics.first?.hint)
        let source = try #require(hint.firstMatch(of: /source="([^"]+)"/))
        #expect(try await isDrawn("box", manifest(String(source.output.1)).build()))
    }

    @Test func `one drawing for all glyphs is refused`() {
        for statement in [
            "dark-source=\"night.svg\"><glyph name=\"box\"/>",
            "><variant name=\"fill\" source=\"night.svg\"/><glyph name=\"box\"/>",
        ] {
            let findings = #expect(throws: Findings.self) {
                try InMemory("<glyphs version=\"1\" \(statement)</glyphs>", Self.drawings).read()
            }
            #expect(findings?.diagnostics.first?.message == "all glyphs in this element would have the same drawing")
            #expect(findings?.diagnostics.first?.hint?.contains("*") == true)
        }
    }

    // MARK: - Examples

    @Test(arguments: [
        ("", "", true), (" use=\"style\"", "", false), (" use=\"show\"", " dark=\"fill\"", true),
        ("", " fill-style=\"facet\"", false), ("", " dark-source=\"crate.svg\"", false),
    ])
    func `a glyph shows its example unless its element states a fill`(
        use: String, statement: String, isShown: Bool
    ) async throws {
        let build = try await build(
            "<examples source=\"Filled/*.svg\"\(use)/><glyph name=\"box\" variants=\"fill\"\(statement)/><glyph name=\"night\"/>"
        )
        #expect(try isDrawn("box", build) == isShown && isDrawn("box.fill", build, .light) == isShown)
        #expect(build.set.assets.map(\.name) == ["box", "box.fill", "night"])
    }

    @Test func `a part on a glyph counts more than its example`() async throws {
        let build = try await build(
            "<examples source=\"Filled/*.svg\"/><glyph name=\"box\"><part at=\"12 12\" fill=\"solid\"/></glyph>")
        #expect(try isDerived("box", build))
    }
}
