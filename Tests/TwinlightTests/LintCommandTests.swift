import Foundation
import Support
import Testing

private let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      <path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>
    </svg>

    """

private func project(_ manifest: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Glyphs/manifest.xml")
    for name in ["box", "case"] { try folder.write(square, to: "Glyphs/\(name).svg") }
    return folder
}

private func twinlight(_ folder: TemporaryFolder, _ arguments: String...) throws -> Executable.Run {
    try Executable.run(arguments, in: folder.path)
}

/// A house of one's own: tabs, CRLF, comments, single quotes, values on one line.
private let untidy = [
    "<?xml version='1.0'?>", "<!-- Kept. -->", "<glyphs version='1'>", "\t<palette>",
    "\t\t<color name='mist' allow='incomplete-color'> <!-- as in the fog -->",
    "\t\t\t<value   srgb='#B8C4D8' />", "\t\t</color>",
    "\t\t<color name='brand' allow='incomplete-color'><value srgb='#2F6FDE'/></color>",
    "\t\t<color name='wide' allow='incomplete-color'><value oklch='0.75 0.1 200' alpha='0.9'/></color>", "\t</palette>",
    "\t<glyph name='box' tint='mist'/>", "\t<glyph name='case' tint='brand'/>",
    "\t<glyph name='rim' source='box.svg' tint='wide'/>",
    "\t<glyph name='box2' source='box.svg' dark-source='case.svg' allow='hue-alone'/>", "</glyphs>", "",
].joined(separator: "\r\n")

@Suite struct LintCommandTests {
    @Test func fixMendsWhatItSaysAndKeepsAllElse() throws {
        let folder = try project(untidy)
        let before = try twinlight(folder, "lint")
        #expect(before.status == 1)
        #expect(before.errors.contains("[contrast]") && before.errors.contains("[custom-contrast]"))
        let run = try twinlight(folder, "lint", "--fix")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("Glyphs/manifest.xml: "), "\(run.output)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text.contains("<!-- Kept. -->\r\n") && text.contains("<!-- as in the fog -->\r\n"))
        #expect(text.replacing("\r\n", with: "").contains("\n") == false, "line ends are the file's own")
        #expect(text.contains("\t\t\t<value   srgb='#"), "\(text)")
        #expect(text.contains("\r\n\t\t\t<value style=\"dark\" srgb=\"#"), "a new value stands under the last: \(text)")
        #expect(text.contains("<value oklch='0.") && text.contains("<glyph name='box2' source='box.svg'/>"), "\(text)")
        // Nothing is left to do.
        let again = try twinlight(folder, "lint", "--fix")
        #expect(again.status == 0 && again.output.hasPrefix("Glyphs/manifest.xml: 0 fixed"), "\(again.output)")
        #expect(folder.text("Glyphs/manifest.xml") == text)
        #expect(try twinlight(folder, "lint").status == 0)
    }

    @Test func fixKeepsAByteOrderMark() throws {
        let folder = try project("\u{FEFF}" + untidy)
        let run = try twinlight(folder, "lint", "--fix", "--rules", "drawn-twice")
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text == "\u{FEFF}" + untidy.replacing(" dark-source='case.svg'", with: ""))
    }

    @Test func fixWritesOnlyWhatTheChosenLintsFind() throws {
        let folder = try project(untidy)
        let run = try twinlight(folder, "lint", "--fix", "--rules", "drawn-twice,unneeded-allow")
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text == untidy.replacing(" dark-source='case.svg'", with: ""))
    }

    @Test func fixLeavesAManifestInAnotherEncodingAlone() throws {
        let folder = try TemporaryFolder()
        let text = "<?xml version='1.0' encoding='UTF-16'?><glyphs version='1'><glyph name='box' allow='contrast'/></glyphs>"
        let bytes = try #require(text.data(using: .utf16))
        try FileManager.default.createDirectory(at: folder.url("Glyphs"), withIntermediateDirectories: true)
        try bytes.write(to: folder.url("Glyphs/manifest.xml"))
        try folder.write(square, to: "Glyphs/box.svg")
        let run = try twinlight(folder, "lint", "--fix")
        #expect(run.status == 2, "\(run.errors)")
        #expect(try Data(contentsOf: folder.url("Glyphs/manifest.xml")) == bytes)
    }

    @Test func anUnknownLintIsToldWithTheOneThatWasMeant() throws {
        let folder = try project("<glyphs version='1'><glyph name='box'/></glyphs>")
        let run = try twinlight(folder, "lint", "--rules", "contrast,incomplet-color")
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.contains("did you mean 'incomplete-color'?"), "\(run.errors)")
    }

    @Test func aBaselineHidesWhatIsKnownHoweverLinesShift() throws {
        let manifest = "<glyphs version='1'>\n<glyph name='box' tint='systemYellow'/>\n</glyphs>"
        let folder = try project(manifest)
        let write = try twinlight(folder, "lint", "--baseline", "known.json", "--write-baseline")
        #expect(write.status == 0, "\(write.errors)")
        #expect(try twinlight(folder, "lint").status == 1)
        #expect(try twinlight(folder, "lint", "--baseline", "known.json").status == 0)
        // Run from elsewhere, it is the same file.
        let inside = try Executable.run(
            ["lint", "manifest.xml", "--baseline", "../known.json"], in: folder.path + "/Glyphs")
        #expect(inside.status == 0, "\(inside.errors)")
        let moved = "<glyphs version='1'>\n\n\n<glyph name='case'/>\n  <glyph name='box' tint='systemYellow'/>\n"
        try folder.write(moved + "</glyphs>", to: "Glyphs/manifest.xml")
        #expect(try twinlight(folder, "lint", "--baseline", "known.json").status == 0)
        try folder.write(
            moved + "<glyph name='new' source='box.svg' tint='systemMint'/></glyphs>", to: "Glyphs/manifest.xml")
        let run = try twinlight(folder, "lint", "--baseline", "known.json")
        #expect(run.status == 1)
        #expect(run.errors.contains("'new'") && !run.errors.contains("'box'"), "\(run.errors)")
        try folder.write("<glyphs version='1'><glyph name='box'/></glyphs>", to: "Glyphs/manifest.xml")
        let fewer = try twinlight(folder, "lint", "--baseline", "known.json")
        #expect(fewer.output.hasPrefix("1 finding of the baseline is gone"))
        try folder.write("no baseline", to: "other.json")
        #expect(try twinlight(folder, "lint", "--baseline", "other.json").status == 3)
        #expect(try twinlight(folder, "lint", "--baseline", "missing.json").status == 3)
    }

    @Test func theMatrixHasARowForEachGlyph() throws {
        let folder = try project(
            "<glyphs version='1'><glyph name='box'/><glyph name='case' tint='systemYellow'/></glyphs>")
        let run = try twinlight(folder, "lint", "--matrix")
        let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(rows.map { $0.first ?? "" } == ["glyph", "box", "case", "2"])
        #expect(rows[1][2] == "21.00" && rows[2][2] == "1.51!", "\(run.output)")
    }

    @Test func theLastLineCountsWhatWasLookedFor() throws {
        let folder = try project(
            "<glyphs version='1'><glyph name='box' tint='systemYellow'/><glyph name='case' allow='contrast'/></glyphs>")
        #expect(try twinlight(folder, "lint").output == "2 glyphs: 1 error, 1 warning\n")
        #expect(try twinlight(folder, "lint", "--severity", "error").output == "2 glyphs: 1 error\n")
        #expect(try twinlight(folder, "lint", "--severity", "info").output.hasPrefix("2 glyphs: 1 error, 1 warning, "))
        #expect(try twinlight(folder, "lint", "-q").output == "")
        // A report is nothing but itself.
        let json = try twinlight(folder, "lint", "--format", "json")
        #expect(!json.output.contains("2 glyphs") && json.errors.contains("2 glyphs: 1 error, 1 warning\n"))
        try folder.write("<glyphs version='1'><glyph name='box'/></glyphs>", to: "Glyphs/manifest.xml")
        #expect(try twinlight(folder, "lint").output == "1 glyph, no findings\n")
        try folder.write("<glyphs version='1'><glyph name='nowhere' tint='x'/></glyphs>", to: "Glyphs/manifest.xml")
        #expect(try twinlight(folder, "lint").output == "Glyphs/manifest.xml: 2 errors, 0 warnings\n")
    }

    @Test func aBuildThatLintsWritesNothingWhereALayerIsLost() throws {
        let folder = try project(
            "<glyphs version='1'><glyph name='box' tint='systemYellow'/><export format='svg'/></glyphs>")
        #expect(try twinlight(folder, "build", "--lint").status == 1)
        #expect(!folder.files.contains { $0.hasSuffix(".light.svg") })
        #expect(try twinlight(folder, "build").status == 0)
        #expect(folder.files.contains { $0.hasSuffix(".light.svg") })
    }
}
