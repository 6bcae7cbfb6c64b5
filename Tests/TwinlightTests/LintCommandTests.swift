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

/// A house of one's own: tabs, CRLF, comments, single quotes, values on one line.
private let untidy = [
    "<?xml version='1.0'?>", "<!-- Kept. -->", "<glyphs version='1'>", "\t<palette>",
    "\t\t<color name='mist' allow='incomplete-color'> <!-- as in the fog -->",
    "\t\t\t<value   srgb='#B8C4D8' />", "\t\t</color>",
    "\t\t<color name='brand' allow='incomplete-color'><value srgb='#2F6FDE'/></color>",
    "\t\t<color name='wide' allow='incomplete-color'><value oklch='0.75 0.1 200' alpha='0.9'/></color>", "\t</palette>",
    "\t<glyph name='box' tint='mist' size='16'/>", "\t<glyph name='case' tint='brand' size='16'/>",
    "\t<glyph name='rim' source='box.svg' tint='wide'/>",
    "\t<glyph name='box2' source='box.svg' dark-source='case.svg' allow='hue-alone'/>", "</glyphs>", "",
].joined(separator: "\r\n")

/// The text of a report about ratios.
private struct RatioReport: Decodable {
    struct Measure: Decodable { var ratio: Double }
    struct Finding: Decodable { var glyph: String?, measures: [Measure] }
    var diagnostics: [Finding]
}

@Suite(.takesTurns) struct LintCommandTests {
    private static let all = "contrast,custom-contrast,drawn-twice,hue-alone,unneeded-allow"

    @Test func `lint --fix makes twins distinguishable`() async throws {
        let folder = try project(
            """
            <glyphs version="1" dark="fill" fill-style="silhouette">
              <glyph name="box"/>
              <glyph name="dial"/> <!-- with a hand -->
            </glyphs>

            """)
        try folder.write(square.replacing("H4z", with: "H4zM8 12h8"), to: "Glyphs/dial.svg")
        #expect(try await twinlight(folder, "lint").status == 1)
        let run = try await twinlight(folder, "lint", "--fix")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.hasPrefix(
                "Glyphs/manifest.xml:3:21: nothing -> fill-style=\"facet\" (alike-in-dark)\n"
                    + "Glyphs/manifest.xml: 1 change"), "\(run.output)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text.contains("  <glyph name=\"dial\" fill-style=\"facet\"/> <!-- with a hand -->\n"))
        #expect(try await twinlight(folder, "lint").status == 0)
    }

    @Test func fixChangesWhatItSaysAndKeepsAllElse() async throws {
        let folder = try project(untidy)
        let before = try await twinlight(folder, "lint")
        #expect(before.status == 1)
        #expect(before.errors.contains("[contrast]") && before.errors.contains("[custom-contrast]"))
        let run = try await twinlight(folder, "lint", "--fix", "--rules", Self.all)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("\nGlyphs/manifest.xml: "), "\(run.output)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text.contains("<!-- Kept. -->\r\n") && text.contains("<!-- as in the fog -->\r\n"))
        #expect(text.replacing("\r\n", with: "").contains("\n") == false, "line ends are the file's own")
        #expect(text.contains("\t\t\t<value   srgb='#"), "\(text)")
        #expect(text.contains("\r\n\t\t\t<value style=\"dark\" srgb=\"#"), "a new value stands under the last: \(text)")
        #expect(text.contains("<value oklch='0.") && text.contains("<glyph name='box2' source='box.svg'/>"), "\(text)")
        // Nothing is left to do.
        let again = try await twinlight(folder, "lint", "--fix", "--rules", Self.all)
        #expect(again.status == 0 && again.output.hasPrefix("Glyphs/manifest.xml: 0 changes"), "\(again.output)")
        #expect(folder.text("Glyphs/manifest.xml") == text)
        #expect(try await twinlight(folder, "lint").status == 0)
    }

    /// A brand's blue that passes, and is only advised against, stays; so does all else that is not an error.
    @Test func fixFixesOnlyErrorsUnlessLintsAreNamed() async throws {
        let folder = try project(untidy)
        let run = try await twinlight(folder, "lint", "--fix")
        #expect(run.status == 1, "the warnings are left: \(run.errors)")
        #expect(!run.errors.contains("[contrast]") && run.errors.contains("[custom-contrast]"), "\(run.errors)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(!text.contains("#B8C4D8") && text.contains("<value srgb='#2F6FDE'/>"), "\(text)")
        #expect(text.contains("dark-source='case.svg' allow='hue-alone'"), "\(text)")
    }

    /// No farther than the error asks for: 3 : 1, and not the 7 : 1 that a warning would like.
    @Test func fixMovesAColourNoFartherThanItsErrorAsks() async throws {
        let folder = try project(untidy)
        _ = try await twinlight(folder, "lint", "--fix")
        let matrix = try await twinlight(folder, "lint", "--matrix").output.split(separator: "\n").map {
            $0.split(separator: " ")
        }
        let light = try #require(matrix.first { $0.first == "box" }.flatMap { Double($0[2]) })
        #expect(light >= 3 && light < 3.1)
    }

    @Test func eachChangeIsALineAndADryRunPrintsTheSame() async throws {
        let folder = try project(untidy)
        let dry = try await twinlight(folder, "lint", "--fix", "--dry-run", "--rules", Self.all)
        #expect(folder.text("Glyphs/manifest.xml") == untidy && dry.status == 1)
        let run = try await twinlight(folder, "lint", "--fix", "--rules", Self.all)
        func changes(_ run: Executable.Run) -> [Substring] {
            run.output.split(separator: "\n").filter { $0.contains(" -> ") }
        }
        #expect(changes(dry) == changes(run) && changes(run).count >= 6)
        let lines = changes(run).map(String.init)
        #expect(
            lines.contains {
                $0.wholeMatch(of: /Glyphs\/manifest\.xml:6:19: #B8C4D8 -> #[0-9A-F]{6} \(contrast\)/) != nil
            })
        #expect(
            lines.contains { $0.hasSuffix("\" -> nothing (drawn-twice)") || $0.hasSuffix("' -> nothing (drawn-twice)") }
        )
        #expect(lines.contains { $0.hasSuffix(": allow='hue-alone' -> nothing (unneeded-allow)") }, "\(lines)")
        #expect(
            lines.contains {
                $0.contains(": nothing -> <value style=\"dark\" srgb=") && $0.hasSuffix("(custom-contrast)")
            })
        #expect(dry.output.contains("changes, not written"))
        #expect(try await twinlight(folder, "lint", "--dry-run").status != 0, "there is nothing to try without --fix")
    }

    /// It becomes the system's colour, and not another one that passes: by the lint that names it, and where its
    /// contrast is an error.
    @Test(arguments: [
        ("#0088FF", "", "hard-coded-system-color", "systemBlue"), ("#34C759", "", nil, "systemGreen"),
        ("#34C759", " size='16'", "contrast,custom-contrast", "systemGreen"),
    ])
    func `lint --fix turns a copy of a system colour into an alias`(
        value: String, glyph: String, rules: String?, name: String
    ) async throws {
        let folder = try project(
            "<glyphs version='1'>\n  <palette>\n    <color name='accent'>\n      <value srgb='\(value)'/>\n    </color>\n"
                + "  </palette>\n  <glyph name='box' tint='accent'\(glyph)/>\n</glyphs>\n")
        let run = try await Executable.run(["lint", "--fix"] + (rules.map { ["--rules", $0] } ?? []), in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text.contains("    <color name=\"accent\" same-as=\"\(name)\"/>\n  </palette>"), "\(text)")
        #expect(
            run.output.contains(
                "Glyphs/manifest.xml:3:5: <color name='accent'> <value srgb='\(value)'/> </color> -> "
                    + "<color name=\"accent\" same-as=\"\(name)\"/> ("), "\(run.output)")
        #expect(try await twinlight(folder, "lint").status == 0)
    }

    @Test func fixKeepsAByteOrderMark() async throws {
        let folder = try project("\u{FEFF}" + untidy)
        let run = try await twinlight(folder, "lint", "--fix", "--rules", "drawn-twice")
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text == "\u{FEFF}" + untidy.replacing(" dark-source='case.svg'", with: ""))
    }

    @Test func fixWritesOnlyWhatTheChosenLintsFind() async throws {
        let folder = try project(untidy)
        let run = try await twinlight(folder, "lint", "--fix", "--rules", "drawn-twice,unneeded-allow")
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(text == untidy.replacing(" dark-source='case.svg'", with: ""))
    }

    @Test func fixLeavesAManifestInAnotherEncodingAlone() async throws {
        let folder = try TemporaryFolder()
        let text =
            "<?xml version='1.0' encoding='UTF-16'?><glyphs version='1'><glyph name='box' allow='contrast'/></glyphs>"
        let bytes = try #require(text.data(using: .utf16))
        try FileManager.default.createDirectory(at: folder.url("Glyphs"), withIntermediateDirectories: true)
        try bytes.write(to: folder.url("Glyphs/manifest.xml"))
        try folder.write(square, to: "Glyphs/box.svg")
        let run = try await twinlight(folder, "lint", "--fix")
        #expect(run.status == 2, "\(run.errors)")
        #expect(try Data(contentsOf: folder.url("Glyphs/manifest.xml")) == bytes)
    }

    @Test func anUnknownLintIsReportedWithTheMostSimilarOne() async throws {
        let folder = try project("<glyphs version='1'><glyph name='box'/></glyphs>")
        let run = try await twinlight(folder, "lint", "--rules", "contrast,incomplet-color")
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.contains("did you mean 'incomplete-color'?"), "\(run.errors)")
        let other = try await twinlight(folder, "lint", "--rules", "missing-scale")
        #expect(other.status == 2)
        #expect(other.errors.contains("'missing-scale' is a lint of catalogs: 'twinlight audit' runs it"))
    }

    @Test func `a baseline hides known findings even if their lines move`() async throws {
        let manifest = "<glyphs version='1'>\n<glyph name='box' tint='systemYellow' contrast='3'/>\n</glyphs>"
        let folder = try project(manifest)
        let write = try await twinlight(folder, "lint", "--baseline", "known.json", "--write-baseline")
        #expect(write.status == 0, "\(write.errors)")
        #expect(try await twinlight(folder, "lint").status == 1)
        #expect(try await twinlight(folder, "lint", "--baseline", "known.json").status == 0)
        // Run from elsewhere, it is the same file.
        let inside = try await Executable.run(
            ["lint", "manifest.xml", "--baseline", "../known.json"], in: folder.path + "/Glyphs")
        #expect(inside.status == 0, "\(inside.errors)")
        let moved =
            "<glyphs version='1'>\n\n\n<glyph name='case'/>\n  <glyph name='box' tint='systemYellow' contrast='3'/>\n"
        try folder.write(moved + "</glyphs>", to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "lint", "--baseline", "known.json").status == 0)
        try folder.write(
            moved + "<glyph name='new' source='box.svg' tint='systemMint' contrast='3'/></glyphs>",
            to: "Glyphs/manifest.xml")
        let run = try await twinlight(folder, "lint", "--baseline", "known.json")
        #expect(run.status == 1)
        #expect(run.errors.contains("'new'") && !run.errors.contains("'box'"), "\(run.errors)")
        try folder.write("<glyphs version='1'><glyph name='box'/></glyphs>", to: "Glyphs/manifest.xml")
        let fewer = try await twinlight(folder, "lint", "--baseline", "known.json")
        #expect(fewer.output.hasPrefix("1 finding of the baseline no longer occurs"))
        // What did not run has no findings.
        let part = try await twinlight(folder, "lint", "--baseline", "known.json", "--rules", "long-path")
        #expect(!part.output.contains("no longer occurs"), "\(part.output)")
        try folder.write("{\n  \"version\": 1,\n  \"findings\": [{\"id\": 5}]}", to: "other.json")
        let other = try await twinlight(folder, "lint", "--baseline", "other.json")
        #expect(other.status == 3)
        #expect(
            other.errors.contains("other.json:3:23: error: 'id' is a string, not a number [baseline-syntax]"),
            "\(other.errors)")
        #expect(try await twinlight(folder, "lint", "--baseline", "missing.json").status == 3)
    }

    @Test func theMatrixHasARowForEachGlyph() async throws {
        let folder = try project(
            "<glyphs version='1'><glyph name='box'/><glyph name='case' tint='systemYellow' contrast='3'/>"
                + "<glyph name='sun' source='box.svg' tint='systemYellow'/></glyphs>")
        let run = try await twinlight(folder, "lint", "--matrix")
        let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(rows.map { $0.first ?? "" } == ["glyph", "box", "case", "sun", "3"])
        #expect(rows[1][2] == "21.00" && rows[2][2] == "1.51!", "\(run.output)")
        #expect(rows[3][2] == "1.51~", "a pairing of the system: \(run.output)")
    }

    /// One number, cut off in one way, wherever it is read.
    @Test func textMatrixSheetAndReportAgreeOnEveryRatio() async throws {
        let tints = ["systemYellow", "systemMint", "systemTeal", "systemGray", "tertiaryLabel", "systemOrange"]
        let glyphs = tints.map { "<glyph name='\($0)' source='box.svg' tint='\($0)'/>" }.joined()
        let folder = try project("<glyphs version='1'>\(glyphs)<export format='preview'/></glyphs>")
        let run = try await twinlight(
            folder, "lint", "--severity", "info", "--rules", "system-contrast", "--matrix", "--format", "json",
            "--report",
            "out.json")
        let text = try await twinlight(folder, "lint", "--severity", "info", "--rules", "system-contrast").errors
        let report = try JSONDecoder().decode(RatioReport.self, from: Data((folder.text("out.json") ?? "").utf8))
        #expect(try await twinlight(folder, "build").status == 0)
        let page = folder.text("Glyphs/Output/preview/index.html") ?? ""
        let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        for tint in ["systemYellow", "systemMint", "systemTeal", "tertiaryLabel", "systemOrange"] {
            let worst = try #require(report.diagnostics.first { $0.glyph == tint }?.measures.map(\.ratio).min())
            let hundredths = Int(worst * 1000 + 0.5) / 10
            let shown = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
            let row = try #require(rows.first { $0.first.map(String.init) == tint })
            #expect(row.contains { $0 == shown + "~" }, "\(row) for \(worst)")
            #expect(text.contains("'\(tint)' in '\(tint)' reaches \(shown) : 1"), "\(text)")
            #expect(page.contains(",\(hundredths),") || page.contains("[\(hundredths),"), "\(shown) on the sheet")
        }
    }

    /// Black on white comes to 20.999999999999996: that is 21, judged and written.
    @Test func `a rounding error below the minimum contrast is not a finding`() async throws {
        let folder = try project("<glyphs version='1'><glyph name='box' contrast='21'/></glyphs>")
        let run = try await twinlight(folder, "lint", "--rules", "contrast", "--matrix")
        #expect(run.status == 0 && run.output.contains("box    21.00    21.00"), "\(run.output)\(run.errors)")
    }

    @Test func theLastLineCountsTheFindingsOfTheRun() async throws {
        let folder = try project(
            "<glyphs version='1'><glyph name='box' tint='systemYellow' contrast='3'/>"
                + "<glyph name='case' allow='contrast'/></glyphs>")
        #expect(try await twinlight(folder, "lint").output == "2 glyphs: 1 error, 1 warning\n")
        #expect(try await twinlight(folder, "lint", "--severity", "error").output == "2 glyphs: 1 error\n")
        #expect(
            try await twinlight(folder, "lint", "--severity", "info").output.hasPrefix("2 glyphs: 1 error, 1 warning, ")
        )
        #expect(try await twinlight(folder, "lint", "-q").output == "")
        let quiet = try await twinlight(folder, "lint", "-q", "--severity", "info", "--report", "all.txt")
        #expect(quiet.status == 1 && quiet.errors.contains(": error: ") && !quiet.errors.contains(": warning: "))
        #expect(folder.text("all.txt")?.contains(": warning: ") == true, "a file has what is asked for")
        // A report is nothing but itself.
        let json = try await twinlight(folder, "lint", "--format", "json")
        #expect(!json.output.contains("2 glyphs") && json.errors.contains("2 glyphs: 1 error, 1 warning\n"))
        try folder.write("<glyphs version='1'><glyph name='box'/></glyphs>", to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "lint").output == "1 glyph, no findings\n")
        try folder.write("<glyphs version='1'><glyph name='nowhere' tint='x'/></glyphs>", to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "lint").output == "Glyphs/manifest.xml: 2 errors, 0 warnings\n")
    }

    @Test func aBuildThatLintsWritesNothingWhereALayerIsLost() async throws {
        let folder = try project(
            "<glyphs version='1'><glyph name='box' tint='systemYellow' contrast='3'/><export format='svg'/></glyphs>")
        #expect(try await twinlight(folder, "build", "--lint").status == 1)
        #expect(!folder.files.contains { $0.hasSuffix(".light.svg") })
        #expect(try await twinlight(folder, "build").status == 0)
        #expect(folder.files.contains { $0.hasSuffix(".light.svg") })
    }
}
