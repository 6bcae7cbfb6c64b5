import Foundation
import Support
import Testing

/// `add` puts drawings into a manifest.
@Suite(.takesTurns) struct AddCommandTests {
    private static let manifest = """
        <glyphs version="1" output="../Output">
          <!-- The first. -->
          <glyph name="box"   tint='systemRed'/>
          <group name="Nav" namespace="true">
            <glyph name="case" source="case.svg"/>
          </group>
          <group name="Empty"/>

          <export format="svg"/>
        </glyphs>

        """

    private func project() throws -> TemporaryFolder {
        let folder = try boxProject("")
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        return folder
    }

    @Test func aCroppedDrawingStatesTheFrameOfTheSet() async throws {
        let folder = try project()
        let dot = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2"/></svg>"#
        try folder.write(dot, to: "Glyphs/dot.svg")
        #expect(try await twinlight(folder, "add", "Glyphs/dot.svg").status == 0)
        #expect(folder.text("Glyphs/manifest.xml")?.contains(#"<glyph name="dot" frame="24"/>"#) == true)
        let stated = Self.manifest.replacing("version=\"1\"", with: "version=\"1\" frame=\"24\"")
        try folder.write(stated, to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "add", "Glyphs/dot.svg").status == 0)
        #expect(folder.text("Glyphs/manifest.xml")?.contains(#"<glyph name="dot"/>"#) == true)
    }

    @Test func aDrawingOfTheFolderBecomesALineAndAllElseStays() async throws {
        let folder = try project()
        try folder.write(boxDrawing, to: "Glyphs/more/new.svg")
        let run = try await twinlight(folder, "add", "Glyphs/more/new.svg")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "added 'new' (more/new.svg)\nGlyphs/manifest.xml: 1 glyph added\n")
        #expect(
            folder.text("Glyphs/manifest.xml")
                == Self.manifest.replacing(
                    "  <group name=\"Empty\"/>\n",
                    with: "  <group name=\"Empty\"/>\n  <glyph name=\"new\" source=\"more/new.svg\"/>\n"))
        #expect(try await twinlight(folder, "build").status == 0)
        let again = try await twinlight(folder, "add", "Glyphs/more/new.svg")
        #expect(again.status == 0)
        #expect(again.output == "'more/new.svg' is already in the manifest\nGlyphs/manifest.xml: 0 glyphs added\n")
    }

    @Test func aDrawingFromElsewhereIsCopiedAndOverwritesNothing() async throws {
        let folder = try project()
        try folder.write(boxDrawing, to: "Downloads/Name=Arrow left, Size=24.svg")
        try folder.write(boxDrawing.replacing("16", with: "14"), to: "Downloads/box.svg")
        let run = try await twinlight(folder, "add", "Downloads/Name=Arrow left, Size=24.svg")
        #expect(run.status == 0 && run.output.hasPrefix("added 'arrow-left' "), "\(run.errors)")
        #expect(folder.files.contains("Glyphs/Name=Arrow left, Size=24.svg"))
        let before = folder.text("Glyphs/manifest.xml")
        let again = try await twinlight(folder, "add", "Downloads/Name=Arrow left, Size=24.svg")
        #expect(again.status == 0 && again.output.hasSuffix("0 glyphs added\n"), "\(again.errors)")
        let refused = try await twinlight(folder, "add", "Downloads")
        #expect(
            refused.status == 2
                && refused.errors == "error: Glyphs/box.svg already exists; use --force to overwrite it\n")
        #expect(folder.text("Glyphs/manifest.xml") == before && folder.text("Glyphs/box.svg") == boxDrawing)
        let forced = try await twinlight(folder, "add", "--force", "Downloads/box.svg")
        #expect(forced.status == 0 && forced.output.contains("'box.svg' is already in the manifest"))
        #expect(folder.text("Glyphs/box.svg") != boxDrawing && folder.text("Glyphs/manifest.xml") == before)
    }

    @Test(arguments: [
        ("Nav", "    <glyph name=\"case\" source=\"case.svg\"/>\n    <glyph name=\"box\" source=\"new/box.svg\"/>\n"),
        ("Empty", "  <group name=\"Empty\">\n    <glyph name=\"box-2\" source=\"new/box.svg\"/>\n  </group>\n"),
        ("Nav/Deep", "    <group name=\"Deep\">\n      <glyph name=\"box\" source=\"new/box.svg\"/>\n    </group>\n"),
        ("Other", "  <group name=\"Other\">\n    <glyph name=\"box-2\" source=\"new/box.svg\"/>\n  </group>\n"),
    ])
    func aGroupIsUsedOrCreated(group: String, text: String) async throws {
        let folder = try project()
        try folder.write(boxDrawing, to: "Glyphs/new/box.svg")
        let run = try await twinlight(folder, "add", "Glyphs/new/box.svg", "--group", group)
        #expect(run.status == 0, "\(run.errors)")
        let manifest = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(manifest.contains(text), "\(manifest)")
        #expect(try await twinlight(folder, "build").status == 0)
    }

    @Test func theFirstGlyphIsBeforeTheExports() async throws {
        let folder = try boxProject("")
        try folder.write("<glyphs version=\"1\">\n\t<export format=\"svg\"/>\n</glyphs>\n", to: "Glyphs/manifest.xml")
        #expect(
            try await twinlight(folder, "add", "Glyphs/box.svg", "Glyphs/case.svg", "--manifest", "Glyphs").status == 0)
        #expect(
            folder.text("Glyphs/manifest.xml")
                == "<glyphs version=\"1\">\n\t<glyph name=\"box\"/>\n\t<glyph name=\"case\"/>\n\t<export format=\"svg\"/>\n</glyphs>\n"
        )
    }

    @Test func `add reports a drawing that cannot be read and leaves it out`() async throws {
        let folder = try project()
        try folder.write("<svg", to: "bad.svg")
        try folder.write(boxDrawing, to: "good.svg")
        let run = try await twinlight(folder, "add", "bad.svg", "good.svg")
        #expect(run.status == 3 && run.errors.hasPrefix("bad.svg:1:"), "\(run.errors)")
        #expect(run.output.hasSuffix("Glyphs/manifest.xml: 1 glyph added; 1 is left out\n"))
        #expect(!folder.files.contains("Glyphs/bad.svg"))
        #expect(try await twinlight(folder, "add", "missing.svg").status == 3)
        #expect(try await twinlight(folder, "add").status == 2)
        #expect(try await twinlight(folder, "add", "good.svg", "--manifest", "nowhere.xml").status == 3)
    }

    @Test func aPatternThatNamesTheCopyNeedsNoLine() async throws {
        let folder = try boxProject(#"<glyph source="*.svg"/>"#)
        let before = folder.text("Glyphs/manifest.xml")
        try folder.write(boxDrawing, to: "new.svg")
        let run = try await twinlight(folder, "add", "new.svg")
        #expect(run.status == 0 && run.output.contains("'new.svg' is already in the manifest"), "\(run.errors)")
        #expect(folder.files.contains("Glyphs/new.svg") && folder.text("Glyphs/manifest.xml") == before)
    }

    @Test func `a drawing that no glyph uses is a finding until it is added`() async throws {
        let folder = try project()
        try folder.write(boxDrawing, to: "Glyphs/sub/new.svg")
        try folder.write(boxDrawing, to: "Glyphs/.hidden/old.svg")
        let arguments = ["lint", "--rules", "unlisted-source", "--severity", "info"]
        let run = try await Executable.run(arguments, in: folder.path)
        #expect(run.status == 1 && run.errors.matches(of: /unlisted-source/).count == 1, "\(run.errors)")
        #expect(run.errors.contains("Glyphs/manifest.xml:1:1: info: no glyph uses the drawing 'sub/new.svg'"))
        #expect(try await twinlight(folder, "add", "Glyphs/sub/new.svg").status == 0)
        #expect(try await Executable.run(arguments, in: folder.path).status == 0)
    }

    @Test func theOutputInTheFolderIsNotListed() async throws {
        let folder = try boxProject("")
        try folder.write(
            #"<glyphs version="1" output="Made"><glyph source="*.svg"/><export format="svg"/></glyphs>"#,
            to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "build").status == 0)
        let run = try await twinlight(folder, "lint", "--rules", "unlisted-source", "--severity", "info")
        #expect(run.status == 0, "\(run.errors)")
    }

    private static let sprite = """
        <svg xmlns="http://www.w3.org/2000/svg" style="display:none">\
        <symbol id="bell" viewBox="0 0 24 24"><path d="M2 2H20V20z"/></symbol>\
        <symbol id="arrow left" viewBox="0 0 24 24"><path d="M2 2H9V20z"/></symbol>\
        <symbol id="a:b" viewBox="0 0 24 24"><path d="M2 2H9V9z"/></symbol></svg>
        """

    @Test func aSymbolOfASpriteBecomesALine() async throws {
        let folder = try project()
        try folder.write(Self.sprite, to: "Downloads/sprite.svg")
        let run = try await twinlight(
            folder, "add", "Downloads/sprite.svg#bell", "Downloads/sprite.svg#arrow left", "--group", "Nav")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                added 'arrow-left' (sprite.svg#arrow left)
                added 'bell' (sprite.svg#bell)
                Glyphs/manifest.xml: 2 glyphs added

                """)
        #expect(folder.text("Glyphs/sprite.svg") == Self.sprite)
        #expect(folder.files.count { $0.hasPrefix("Glyphs/sprite") } == 1)
        let build = try await twinlight(folder, "build")
        #expect(build.status == 0 && folder.files.contains { $0.hasPrefix("Output/svg/Nav/bell.") }, "\(build.errors)")
        let missing = try await twinlight(folder, "add", "Downloads/sprite.svg#bel")
        #expect(missing.status == 3 && missing.errors.contains("did you mean 'bell'?"), "\(missing.errors)")
    }

    @Test func aSpriteAddsEachOfItsSymbolsThatAPathCanName() async throws {
        let folder = try project()
        try folder.write(Self.sprite, to: "Glyphs/sprite.svg")
        #expect(try await twinlight(folder, "add", "Glyphs/sprite.svg#bell").status == 0)
        let run = try await twinlight(folder, "add", "Glyphs/sprite.svg", "Glyphs/sprite.svg#bell")
        #expect(run.status == 3)
        #expect(
            run.output == """
                'sprite.svg#bell' is already in the manifest
                added 'arrow-left' (sprite.svg#arrow left)
                Glyphs/manifest.xml: 1 glyph added; 1 is left out

                """)
        #expect(
            run.errors == """
                Glyphs/sprite.svg:1:1: error: the path 'sprite.svg#a:b' contains a ':' [unsafe-path]
                    hint: give the symbol another id: paths cannot have this one

                """)
    }

    private static let shadow = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><filter id="f"><feDropShadow dx="1" dy="1"/></filter>\
        <path filter="url(#f)" d="M4 4h16v16H4z"/></svg>
        """

    @Test func effectsAreDroppedByTheLineOfADrawing() async throws {
        let folder = try project()
        try folder.write(Self.shadow, to: "Glyphs/shadow.svg")
        try folder.write(boxDrawing, to: "Glyphs/plain.svg")
        let refused = try await twinlight(folder, "add", "Glyphs/shadow.svg")
        #expect(refused.status == 3 && refused.output.hasSuffix("0 glyphs added; 1 is left out\n"))
        let run = try await twinlight(folder, "add", "Glyphs/shadow.svg", "Glyphs/plain.svg", "--effects", "drop")
        #expect(run.status == 0 && run.errors.contains("[dropped-effect]"), "\(run.errors)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text.contains("<glyph name=\"plain\"/>\n  <glyph name=\"shadow\" effects=\"drop\"/>"))
        #expect(try await twinlight(folder, "build").status == 0)
    }

    @Test(arguments: [[], ["--effects", "drop"], ["--lenient"]])
    func `add does not repeat an attribute that the group states`(arguments: [String]) async throws {
        let folder = try project()
        try folder.write(
            boxManifest("<glyph name=\"box\"/><group name=\"Soft\" effects=\"drop\"><glyph name=\"case\"/></group>"),
            to: "Glyphs/manifest.xml")
        try folder.write(Self.shadow, to: "Glyphs/shadow.svg")
        let run = try await Executable.run(
            ["add", "Glyphs/shadow.svg", "--group", "Soft"] + arguments, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.text("Glyphs/manifest.xml")?.contains("<glyph name=\"shadow\"/>") == true)
    }

    @Test func aLenientDrawingIsSaidToNeedALenientBuild() async throws {
        let folder = try project()
        try folder.write(boxDrawing.replacing("H4z", with: "H4 nonsense"), to: "Glyphs/torn.svg")
        #expect(try await twinlight(folder, "add", "Glyphs/torn.svg").status == 3)
        let run = try await twinlight(folder, "add", "Glyphs/torn.svg", "--lenient")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("\nonly 'build --lenient' draws these, which have errors: torn.svg\n"))
        #expect(try await twinlight(folder, "build").status != 0)
        #expect(try await twinlight(folder, "build", "--lenient").status == 0)
        let both = try await twinlight(folder, "add", "Glyphs/torn.svg", "--lenient", "--effects", "refuse")
        #expect(both.status == 2)
    }
}
