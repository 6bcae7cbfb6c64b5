import Foundation
import Support
import Testing

private let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      <path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>
    </svg>

    """

private func manifest(_ glyphs: String, exports: String = #"<export format="svg"/>"#) -> String {
    #"<glyphs version="1" output="../Output">\#(glyphs)\#(exports)</glyphs>"#
}

private func project(_ glyphs: String, exports: String = #"<export format="svg"/>"#) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest(glyphs, exports: exports), to: "Glyphs/manifest.xml")
    try folder.write(square, to: "Glyphs/box.svg")
    try folder.write(square, to: "Glyphs/case.svg")
    return folder
}

private func twinlight(_ folder: TemporaryFolder, _ arguments: String...) throws -> Executable.Run {
    try Executable.run(arguments, in: folder.path)
}

@Test func bareTwinlightBuildsTheUsualManifest() throws {
    let folder = try project(#"<glyph name="box" dark="fill"/>"#)
    let run = try twinlight(folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(run.output == "Output: 3 created, 0 updated, 0 unchanged, 0 removed\n")
    #expect(
        folder.files.filter { $0.hasPrefix("Output") }
            == ["Output/.twinlight", "Output/svg/box.dark.svg", "Output/svg/box.light.svg"])
}

@Test func checkIsCleanAfterABuildAndNamesWhatIsStaleAfterAChange() throws {
    let folder = try project(#"<glyph name="box"/><glyph name="case"/>"#)
    #expect(try twinlight(folder, "build").status == 0)
    #expect(try twinlight(folder, "build", "--check").status == 0)
    try folder.write(manifest(#"<glyph name="box" tint="systemRed"/><glyph name="case"/>"#), to: "Glyphs/manifest.xml")
    let before = folder.text("Output/svg/box.light.svg")
    let run = try twinlight(folder, "build", "--check")
    #expect(run.status == 1)
    #expect(run.output.contains("updated svg/box.light.svg"))
    #expect(!run.output.contains("case"))
    #expect(folder.text("Output/svg/box.light.svg") == before)
}

@Test func aDryRunWritesNothingAndExitsWithZero() throws {
    let folder = try project(#"<glyph name="box"/>"#)
    let run = try twinlight(folder, "build", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains("created svg/box.light.svg"))
    #expect(!folder.files.contains { $0.hasPrefix("Output") })
}

@Test func onlySomeGlyphsAreMadeAndNothingIsRemoved() throws {
    let folder = try project(#"<glyph name="box"/><glyph name="case"/>"#)
    #expect(try twinlight(folder, "build").status == 0)
    try folder.write(
        manifest(#"<glyph name="box" tint="systemRed"/><glyph name="case" tint="systemRed"/>"#),
        to: "Glyphs/manifest.xml")
    let run = try twinlight(folder, "build", "--only", "b*", "-v")
    #expect(run.status == 0)
    #expect(run.output.contains("updated svg/box.light.svg"))
    #expect(!run.output.contains("case"))
    #expect(try twinlight(folder, "build", "--only", "z*").status == 2)
}

@Test func onlyTakesTheNamesThatAssetsHaveEverywhere() throws {
    let folder = try project(
        #"<group name="Nav"><glyph name="box" variants="fill"/></group>"#
            + #"<group name="Ns" namespace="true"><glyph name="case"/></group>"#)
    func made(_ patterns: String...) throws -> [String] {
        let run = try Executable.run(["build", "--dry-run"] + patterns.flatMap { ["--only", $0] }, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.matches(of: /created svg\/(.+)\.light\.svg/).map { String($0.output.1) }.sorted()
    }
    #expect(try made("Nav/box") == ["box", "box.fill"])
    #expect(try made("Nav/box.fill") == ["box.fill"])
    #expect(try made("box.fill") == ["box.fill"])
    #expect(try made("Ns/case") == ["Ns/case"])
    #expect(try made("Nav/*", "case") == ["Ns/case", "box", "box.fill"])
    // A pattern without groups ignores them.
    #expect(try twinlight(folder, "build", "--only", "N*").status == 2)
}

@Test(arguments: [
    ["build"], ["build", "--watch"], ["preview"], ["preview", "--serve"], ["preview", "--against", "."],
])
func everyPatternThatMatchesNothingIsReportedWithSimilarNames(command: [String]) throws {
    let folder = try project(#"<group name="Nav"><glyph name="box"/></group>"#)
    let run = try Executable.run(
        command + ["--only", "bxo", "--only", "box", "--only", "Nvi/box", "--only", "z*"], in: folder.path)
    #expect(run.status == 2 && run.output == "")
    #expect(
        run.errors == "error: '--only' matches no glyph of the manifest: 'bxo' (did you mean 'box'?), "
            + "'Nvi/box' (did you mean 'Nav/box'?), 'z*'\n")
    #expect(!folder.files.contains { $0.hasPrefix("Output") || $0.hasSuffix(".html") })
}

@Test(arguments: ["build", "lint", "preview", "colors"])
func aFolderIsReadAsTheManifestInIt(command: String) throws {
    let folder = try project(#"<glyph name="box"/>"#)
    for place in ["Glyphs", "Glyphs/", "."] {
        let run = try twinlight(folder, command, place)
        #expect(run.status == 0, "\(run.errors)")
    }
    try folder.write(square, to: "empty/box.svg")
    let run = try twinlight(folder, command, "empty")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "error: the folder 'empty' contains no manifest.xml; 'twinlight init empty' creates one\n")
}

@Test func aCommandWithATypoIsReportedWithTheMostSimilarOne() throws {
    let folder = try project(#"<glyph name="box"/>"#)
    for (typo, meant) in [("biuld", "build"), ("lnit", "lint"), ("pre-view", "preview"), ("Colours", "colors")] {
        let run = try twinlight(folder, typo, "--matrix", "more")
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors == "error: there is no command '\(typo)'; did you mean 'twinlight \(meant)'?\n")
    }
    #expect(try twinlight(folder, "frobnicate").errors.contains("the commands are build, lint, preview, init"))
    // What is there is what was meant.
    try folder.write(try #require(folder.text("Glyphs/manifest.xml")), to: "biuld")
    try folder.write(square, to: "box.svg")
    #expect(try twinlight(folder, "biuld", "--output", "out").status == 0)
}

@Test func aManifestThatGivesNothingSaysWhatItMisses() throws {
    let folder = try project(#"<glyph name="box"/>"#, exports: "")
    let run = try twinlight(folder, "build")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("Glyphs/manifest.xml:1:1: warning: the manifest exports nothing, "), "\(run.errors)")
    #expect(run.errors.contains(#"hint: add <export format="svg"/>"#))
    #expect(!run.errors.contains("no-glyph"))

    try folder.write(manifest(""), to: "Glyphs/manifest.xml")
    for command in ["build", "preview"] {
        let run = try twinlight(folder, command)
        #expect(run.status == 0)
        #expect(run.errors.contains("[no-glyph]"), "\(run.errors)")
        #expect(run.errors.contains(#"hint: add <glyph name="heart"/>"#), "\(run.errors)")
    }
    // Colours alone are something to write.
    let colors = ##"<palette><color name="sky"><value srgb="#14479E"/></color></palette>"##
    try folder.write(manifest(colors, exports: #"<export format="tokens"/>"#), to: "Glyphs/manifest.xml")
    #expect(try twinlight(folder, "build").errors == "")
}

@Test func aBuildEndsWithWhereItsFilesAre() throws {
    let folder = try project(#"<glyph name="box"/>"#)
    #expect(try twinlight(folder, "build").output.hasPrefix("Output: 3 created, "))
    #expect(try twinlight(folder, "build", "--output", "a/./b").output.hasPrefix("a/b: 3 created, "))
    #expect(try twinlight(folder, "build", "--check").output.hasPrefix("Output: 0 created, "))
    // Behind a link, `..` leads elsewhere than it seems.
    let linked = try project(#"<glyph name="box"/>"#)
    try FileManager.default.createSymbolicLink(
        atPath: linked.path + "/link", withDestinationPath: linked.path + "/Glyphs")
    let run = try twinlight(linked, "build", "link")
    #expect(run.output.hasPrefix("link/../Output: 3 created, "), "\(run.output) \(run.errors)")
}

@Test(arguments: [
    ["--bogus"], ["lint", "--rules", "contrats"], ["lint", "--write-baseline"], ["build", "--watch", "--check"],
    ["build", "--check", "--dry-run"], ["fill"], ["build", "--format", "xml"], ["preview", "--sheet"],
    ["build", "--jobs", "0"],
])
func wrongUseExitsWithTwo(arguments: [String]) throws {
    let folder = try project(#"<glyph name="box"/>"#)
    let run = try Executable.run(arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
}

@Test(arguments: [
    "<glyph name='box'", "<glyf name='box'/>", "<glyph name='box' tinnt='label'/>", "<glyph name='box' dark='no'/>",
    "<glyph name='box' tint='nocolor'/>", "<glyph name='box'/><glyph name='box'/>",
    "<glyph name='box'/><glyph name='Box' source='box.svg'/>", "<glyph name='nowhere'/>",
    "<glyph name='a' source='../a.svg'/>",
])
func aBadManifestExitsWithTwoAndLeavesTheOutputAsItWas(glyphs: String) throws {
    let folder = try project(#"<glyph name="box"/>"#)
    #expect(try twinlight(folder, "build").status == 0)
    let before = folder.files.map { folder.text($0) }
    let good = try #require(folder.text("Glyphs/manifest.xml"))
    try folder.write(manifest(glyphs), to: "Glyphs/manifest.xml")
    let run = try twinlight(folder, "build")
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.hasPrefix("Glyphs/manifest.xml:1:"), "\(run.errors)")
    try folder.write(good, to: "Glyphs/manifest.xml")
    #expect(folder.files.map { folder.text($0) } == before)
}

@Test func aSelectorThatMatchesNothingIsFoundAtItsPlace() throws {
    let folder = try project("<glyph name='box'>\n<layer select='#nothing' role='secondary'/></glyph>")
    let run = try twinlight(folder, "build")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Glyphs/manifest.xml:2:16: error: "), "\(run.errors)")
    #expect(run.errors.contains("[selector-matches-nothing]"))
}

@Test func aPointWithNothingAroundItIsFoundAtItsPlace() throws {
    let folder = try project("<glyph name='box' dark='fill'>\n<part at='0.1 0.1' fill='cut'/></glyph>")
    let run = try twinlight(folder, "build")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Glyphs/manifest.xml:2:"), "\(run.errors)")
    #expect(run.errors.contains("[point-names-nothing]") && run.errors.contains("--explain"))
}

@Test func aSourceThatIsNoSVGExitsWithThree() throws {
    let folder = try project("<glyph name='box'/>")
    try folder.write("<html/>", to: "Glyphs/box.svg")
    let run = try twinlight(folder, "build")
    #expect(run.status == 3, "\(run.errors)")
    #expect(run.errors.hasPrefix("Glyphs/box.svg:1:1: error: "), "\(run.errors)")
}

@Test func aManifestThatIsNotThereExitsWithAnError() throws {
    let folder = try TemporaryFolder()
    #expect(try twinlight(folder).status == 2)
    #expect(try twinlight(folder, "build", "nowhere.xml").status == 3)
}

@Test func anOutputThatCannotBeWrittenExitsWithFour() throws {
    let folder = try project(#"<glyph name="box"/>"#)
    try folder.write("a file", to: "Output")
    #expect(try twinlight(folder, "build").status == 4)
    #expect(folder.text("Output") == "a file")
}

@Test func outlineWritesWhatItCanAndReportsWhatItCannot() throws {
    let folder = try project("")
    try folder.write("no svg", to: "Glyphs/case.svg")
    let run = try twinlight(folder, "outline", "Glyphs/case.svg", "Glyphs/box.svg", "--output", "out")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("Glyphs/case.svg:1:1: error: "), "\(run.errors)")
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/box.svg"])
    let text = try #require(folder.text("out/box.svg"))
    #expect(text.contains(#"<path fill="currentColor" d="M"#) && !text.contains("stroke"))
}

@Test func fillFillsTheBody() throws {
    let folder = try project("")
    let run = try twinlight(folder, "fill", "Glyphs/box.svg")
    #expect(run.status == 0, "\(run.errors)")
    let contours = run.output.filter { $0 == "z" }.count
    #expect(run.output.contains(#"<path fill="currentColor" d="M"#) && contours == 1, "\(run.output)")
}

@Test func noFileOverwritesItsOwnSourceOrAnother() throws {
    let folder = try project("")
    try folder.write(square, to: "other/box.svg")
    #expect(try twinlight(folder, "fill", "Glyphs/box.svg", "--output", "Glyphs").status == 2)
    #expect(try twinlight(folder, "fill", "Glyphs/box.svg", "other/box.svg", "--output", "out").status == 2)
    #expect(folder.text("Glyphs/box.svg") == square)
}

@Test func initWithoutDrawingsGivesASampleThatBuilds() throws {
    let folder = try TemporaryFolder()
    #expect(try twinlight(folder, "init").status == 0)
    let run = try twinlight(folder, "build")
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.contains("Output/Symbols.xcassets/Status/heart.imageset/heart-dark.svg"))
    let lint = try twinlight(folder, "lint")
    #expect(lint.status == 0, "\(lint.errors)")
}

@Test func initListsTheDrawingsOfAFolderAndOverwritesNothing() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "nav/a.svg", "nav/b.svg"] { try folder.write(square, to: "svgs/" + name) }
    #expect(try twinlight(folder, "init", "Set", "--from", "svgs").status == 0)
    #expect(folder.files.contains("Set/nav/b.svg"))
    let build = try twinlight(folder, "build", "Set/manifest.xml")
    #expect(build.status == 0, "\(build.errors)")
    #expect(folder.files.contains("Set/Output/svg/nav/a.light.svg"), "two folders side by side share no output")
    #expect(try twinlight(folder, "init", "Set").status == 2)
    #expect(try twinlight(folder, "init", "Set", "--force").status == 0)
}

@Test func initStatesNoTintForPictures() throws {
    let folder = try TemporaryFolder()
    let colors = ##"<path fill="#B25000" d="M2 2h20v10H2z"/><path fill="#3D7EDB" d="M2 12h20v10H2z"/>"##
    try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\#(colors)</svg>"#, to: "Pictures/flag.svg")
    #expect(try twinlight(folder, "init", "Pictures").status == 0)
    let lint = try twinlight(folder, "lint", "Pictures", "--rules", "tint-without-effect")
    #expect(lint.status == 0 && lint.output == "1 glyph, no findings\n", "\(lint.errors)")
}

@Test func diagnosticsAreWrittenAsJSON() throws {
    let folder = try project("<glyph name='nowhere'/>")
    let run = try twinlight(folder, "build", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any]
    let first = (object?["diagnostics"] as? [[String: Any]])?.first
    #expect(first?["severity"] as? String == "error")
    #expect(first?["line"] as? Int == 1)
    let report = try twinlight(folder, "build", "--format", "json", "--report", "report.json")
    #expect(report.errors.hasPrefix("Glyphs/manifest.xml:1:"))
    #expect(folder.text("report.json")?.contains("\"diagnostics\"") == true)
}

@Test func colourIsUsedOnlyWhereItIsWanted() throws {
    let folder = try project("<glyph name='nowhere'/>")
    #expect(try !twinlight(folder, "build").errors.contains("\u{1B}"))
    #expect(try twinlight(folder, "build", "--color", "always").errors.contains("\u{1B}[1;31merror:"))
}

@Test func theNumberOfJobsDoesNotChangeTheResult() throws {
    let folder = try project(#"<glyph name="box" variants="fill"/><glyph name="case" tint="systemRed"/>"#)
    #expect(try twinlight(folder, "build", "--jobs", "1").status == 0)
    #expect(try twinlight(folder, "build", "--jobs", "16", "--check").status == 0)
}

@Test func colorsPrintsEightValuesForEachName() throws {
    let run = try twinlight(try TemporaryFolder(), "colors")
    #expect(run.status == 0)
    let line = run.output.split(separator: "\n").first { $0.hasPrefix("systemRed ") }
    #expect(line?.split(separator: " ", omittingEmptySubsequences: true).count == 9)
}

@Test func colorsPrintsColoursAsJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write(
        """
        <glyphs version="1"><palette generation="ios15">
          <color name="brand"><value srgb="#FF660080"/><value style="dark" display-p3="0 1 0"/></color>
          <color name="accent" same-as="systemRed"/>
        </palette></glyphs>
        """, to: "manifest.xml")
    let run = try twinlight(folder, "colors", "manifest.xml", "--format", "json")
    #expect(run.status == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1 && object["generation"] as? String == "ios15")
    let colors = try #require(object["colors"] as? [String: [String: Any]])
    let values = try #require(colors["brand"]?["values"] as? [String: [String: Any]])
    #expect(values.count == 8 && values["light-high"]?["hex"] as? String == "#FF6600")
    #expect(values["dark-elevated"]?["colorSpace"] as? String == "display-p3")
    #expect(values["dark"]?["components"] as? [Double] == [0, 1, 0])
    #expect(values["light"]?["alpha"] as? Double == 0.501961 && colors["brand"]?["system"] == nil)
    #expect(
        colors["accent"]?["sameAs"] as? String == "systemRed" && colors["accent"]?["system"] as? String == "systemRed")
    // The same each time, and on its own line: another program reads it.
    #expect(try twinlight(folder, "colors", "manifest.xml", "--format", "json").output == run.output)
    #expect(try twinlight(folder, "colors", "--format", "json").output.hasPrefix("{\n"))
}

/// Without a manifest there is no `import` to write lines on: the command has options for them.
@Test func colorsShowsWhatToTypeForAResolverDocument() throws {
    let folder = try TemporaryFolder()
    func gray(_ share: Double) -> String {
        #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(share), 0, 0]}}}"#
    }
    try folder.write(
        """
        {"version": "2025.10", "modifiers": {
          "theme": {"contexts": {"light": [\(gray(0))], "dark": [\(gray(1))], "dark dimmed": [\(gray(0.2))]}},
          "brand": {"contexts": {"alpha": [], "beta": [\(gray(0.4))]}}},
         "resolutionOrder": [{"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"}]}
        """, to: "t.resolver.json")
    let run = try twinlight(folder, "colors", "t.resolver.json")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(#"twinlight colors t.resolver.json --contexts "light=light dark=dark-dimmed""#))
    #expect(run.errors.contains(#"twinlight colors t.resolver.json --with "brand=alpha""#))
    let both = ["--contexts", "light=light dark=dark-dimmed", "--with", "brand=alpha"]
    let fixed = try Executable.run(["colors", "t.resolver.json"] + both, in: folder.path)
    #expect(fixed.status == 0 && fixed.output.contains("a     #000000  #330000"), "\(fixed.errors) \(fixed.output)")
    let wrong = try twinlight(folder, "colors", "t.resolver.json", "--with", "brand")
    #expect(wrong.status == 2 && wrong.errors.contains("'brand' is not a value of '--with'"))
    #expect(try twinlight(folder, "colors", "--with", "a=b").status == 2)
}

@Test func colorsReadsATokensFileOrACatalogByItself() throws {
    let folder = try TemporaryFolder()
    let value = #"{"colorSpace": "srgb", "components": [1, 0.4, 0], "alpha": 0.5}"#
    try folder.write(#"{"a b": {"$type": "color", "$value": \#(value)}}"#, to: "in/t.tokens")
    let run = try twinlight(folder, "colors", "in/t.tokens", "-v")
    #expect(run.status == 0 && run.output.contains("a-b   #FF6600 50%"), "\(run.output) \(run.errors)")
    #expect(run.errors.isEmpty)

    try folder.write(#"{"a": {"$type": "color", "$value": "{nothing}"}}"#, to: "in/wrong.json")
    let wrong = try twinlight(folder, "colors", "in/wrong.json")
    #expect(wrong.status == 2 && wrong.output.isEmpty)
    #expect(wrong.errors == "in/wrong.json:1:36: error: there is no token {nothing} [token-reference]\n")

    let color =
        #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "102", "blue": "0.0", "alpha": "1.0"}}"#
    try folder.write(
        #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#, to: "C.xcassets/Sun.colorset/Contents.json")
    #expect(try twinlight(folder, "colors", "C.xcassets").output.contains("Sun   #FF6600"))
    #expect(try twinlight(folder, "colors", "C.xcassets/").output.contains("Sun   #FF6600"))
    for missing in ["none.json", "None.xcassets", "in/t.tokens.json"] {
        #expect(try twinlight(folder, "colors", missing).status == 3, "\(missing)")
    }
}

private let film = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#000"
      stroke-width="2"><rect width="18" height="18" x="3" y="3" rx="2"/>
      <path d="M7 3v18M3 7.5h4M3 12h18M3 16.5h4M17 3v18M17 7.5h4M17 16.5h4"/></svg>
    """

@Suite struct UncertainFillCommandTests {
    private func folder(_ glyphs: String, root: String = "") throws -> TemporaryFolder {
        let folder = try project("")
        let text = manifest(glyphs).replacing("<glyphs", with: "<glyphs dark=\"fill\" \(root)")
        try folder.write(text, to: "Glyphs/manifest.xml")
        try folder.write(film, to: "Glyphs/film.svg")
        try folder.write(film, to: "Glyphs/clip.svg")
        return folder
    }

    @Test func aBuildEndsWithHowManyThereAreAndWhatListsThem() throws {
        let folder = try folder(#"<glyph name="film"/><glyph name="clip"/><glyph name="box"/>"#)
        let built = try twinlight(folder, "build")
        let line = "2 low-confidence fills; twinlight lint --severity info lists them\n"
        #expect(built.status == 0 && built.output.hasSuffix(line), "\(built.output)")
        // What it says to type lists as many.
        let listed = try twinlight(folder, "lint", "--severity", "info").errors
        #expect(listed.split(separator: "\n").count { $0.hasSuffix("[doubtful-fill]") } == 2, "\(listed)")
        #expect(try twinlight(folder, "build", "--check").output.hasSuffix(line))
        #expect(try twinlight(folder, "build", "--only", "box").output.contains("low-confidence") == false)
        // A report for programs is no place for it, and neither is silence.
        let report = try twinlight(folder, "build", "--format", "json")
        #expect(report.output.hasSuffix(line) && !report.errors.contains("low-confidence"))
        #expect(try twinlight(folder, "build", "-q").output == "")
    }

    @Test func theManifestThatWasNamedIsNamedAgain() throws {
        let folder = try folder(#"<glyph name="film"/>"#)
        let built = try twinlight(folder, "build", "Glyphs/manifest.xml")
        let line = "1 low-confidence fill; twinlight lint Glyphs/manifest.xml --severity info lists it\n"
        #expect(built.output.hasSuffix(line), "\(built.output)")
    }

    @Test func theOutlineIsKeptWhereTheManifestSaysSo() throws {
        let folder = try folder(#"<glyph name="film"/>"#, root: #"uncertain-fill="outline""#)
        #expect(try twinlight(folder, "build").status == 0)
        let (light, dark) = (folder.text("Output/svg/film.light.svg"), folder.text("Output/svg/film.dark.svg"))
        #expect(light != nil && light == dark?.replacingOccurrences(of: "#FFFFFF", with: "#000000"))
    }

    @Test func aBuildWithNoneSaysNothingOfThem() throws {
        let folder = try folder(#"<glyph name="film" allow="doubtful-fill"/><glyph name="box"/>"#)
        #expect(try twinlight(folder, "build").output == "Output: 5 created, 0 updated, 0 unchanged, 0 removed\n")
    }
}
