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

    @Test func whatCannotBeDrawnIsReportedAndLeftOut() async throws {
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

    @Test func whatNoGlyphUsesIsAFindingUntilItIsAdded() async throws {
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
}
