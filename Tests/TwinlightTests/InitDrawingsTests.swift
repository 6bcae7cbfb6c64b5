import Foundation
import Support
import Testing

private let box = ##"<path fill="none" stroke="#000" stroke-width="2" d="M4 4h16v16H4z"/>"##

/// The manifests of `init` for drawings that design tools export.
@Suite(.takesTurns) struct InitDrawingsTests {
    private func glyphs(_ files: [String: String], _ arguments: String...) async throws -> (
        text: String, run: Executable.Run
    ) {
        let folder = try TemporaryFolder()
        for (name, content) in files { try folder.write(PlainDrawing.svg(content), to: "Set/" + name) }
        let run = try await Executable.run(["init", "Set"] + arguments, in: folder.path)
        return (folder.text("Set/manifest.xml") ?? "", run)
    }

    @Test(arguments: [
        ("letter.svg", #"<path d="M2 22 9 2h6l7 20h-6l-1.5-5h-5L8 22zM11 12h2l-1-4z"/>"#),
        ("tile.svg", #"<path d="M2 2h20v20H2z"/><path fill="white" d="M11 6h2v5h5v2h-5v5h-2v-5H6v-2h5z"/>"#),
        ("hole.svg", #"<path fill-rule="evenodd" d="M2 2h20v20H2zM7 7v10h2V7z"/>"#),
        ("moon.svg", #"<path d="M12 2a10 10 0 1 0 10 10A8 8 0 0 1 12 2z"/>"#),
    ]) func `init does not fill a solid drawing in dark`(name: String, drawing: String) async throws {
        let outline = #"<path fill-rule="evenodd" d="M3 3h18v18H3zM5 5v14h14V5z"/>"#
        let (text, _) = try await glyphs([name: drawing, "box.svg": box, "outline.svg": outline])
        #expect(text.contains(#"dark="fill">"#) && text.contains(#"<glyph name="box"/>"#), "\(text)")
        #expect(text.contains(#"<glyph name="outline"/>"#), "\(text)")
        #expect(text.contains("<glyph name=\"\(name.dropLast(4))\" dark=\"same\"/>"), "\(text)")
    }

    @Test func aSetOfSolidShapesStatesNoFill() async throws {
        let disc = #"<circle cx="12" cy="12" r="10"/>"#
        let (text, _) = try await glyphs(["a.svg": disc, "b.svg": disc, "box.svg": box])
        #expect(text.contains(#"tint="label">"#) && text.contains(#"<glyph name="a"/>"#), "\(text)")
        #expect(text.contains(#"<glyph name="box" dark="fill"/>"#), "\(text)")
    }

    @Test func `init reports drawings that cannot be read and leaves them out`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(PlainDrawing.svg(box), to: "Set/box.svg")
        try folder.write("<svg", to: "Set/broken.svg")
        try folder.write(PlainDrawing.svg(""), to: "Set/empty.svg")
        try folder.write("<html/>", to: "Set/page.svg")
        try folder.write(PlainDrawing.svg(#"<path d="M30 30h9v9z"/>"#), to: "Set/outside.svg")
        let run = try await twinlight(folder, "init", "Set")
        #expect(run.status == 3)
        #expect(run.output == "Set/manifest.xml: 1 of 5 drawings; 4 are left out\n")
        for name in ["broken", "empty", "page", "outside"] {
            #expect(run.errors.contains("Set/\(name).svg:1:"), "\(run.errors)")
        }
        let build = try await twinlight(folder, "build", "Set")
        #expect(build.status == 0 && build.errors == "", "\(build.errors)")
    }

    @Test func aFolderOfFaultyDrawingsGetsNeitherAManifestNorSamples() async throws {
        let folder = try TemporaryFolder()
        try folder.write("<svg", to: "Set/broken.svg")
        let run = try await twinlight(folder, "init", "Set")
        #expect(run.status == 3 && run.output == "")
        #expect(run.errors.contains("Set: none of 1 drawing can be drawn; no manifest is written"))
        #expect(folder.files == ["Set/broken.svg"])
        // The same of a folder of links.
        try folder.write(PlainDrawing.svg(box), to: "box.svg")
        try FileManager.default.createDirectory(at: folder.url("Links"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.url("Links/box.svg"), withDestinationURL: folder.url("box.svg"))
        let links = try await twinlight(folder, "init", "Links")
        #expect(links.status == 3 && links.errors.contains("is a link; links are not followed"), "\(links.errors)")
        #expect(!folder.files.contains("Links/manifest.xml") && !folder.files.contains("Links/heart.svg"))
    }

    @Test func `fills that people drew are named in one line`() async throws {
        let folder = try TemporaryFolder()
        for name in ["box", "crate", "case"] { try folder.write(PlainDrawing.svg(box), to: "in/\(name).svg") }
        let solid = "<path d=\"M3 3h18v18H3z\"/>"
        for name in ["box", "crate-fill", "other"] {
            try folder.write(PlainDrawing.svg(solid), to: "Solid/\(name).svg")
        }
        let run = try await twinlight(folder, "init", "Set", "--from", "in", "--fills", "Solid")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                Set/manifest.xml: 3 glyphs
                2 glyphs have a filled form in Solid/*.svg; 'twinlight lint' names 1 drawing without an outline

                """)
        let text = try #require(folder.text("Set/manifest.xml"))
        #expect(text.contains("<variant name=\"fill\" source=\"Solid/*.svg\"/>") && text.contains("dark=\"fill\""))
        #expect(folder.files.contains("Set/Solid/crate-fill.svg"))
        #expect(try await twinlight(folder, "build", "Set").status == 0)
        #expect(folder.text("Set/Output/svg/box.dark.svg")?.contains("M3 3h18v18H3z") == true)
        let lint = try await twinlight(folder, "lint", "Set")
        #expect(lint.errors.contains("1 drawing of 'Solid/*.svg' has the name of no outline: 'Solid/other.svg'"))
        // In the folder of the manifest they are where they are, and are no glyphs.
        let own = try await twinlight(folder, "init", "in", "--fills", "in/Filled")
        #expect(own.status == 2 && own.errors.contains("is not a folder with SVG files"))
        try folder.write(PlainDrawing.svg(solid), to: "in/Filled/box.svg")
        #expect(try await twinlight(folder, "init", "in", "--fills", "in/Filled").status == 0)
        #expect(folder.text("in/manifest.xml")?.contains("source=\"Filled/*.svg\"") == true)
        #expect(folder.text("in/manifest.xml")?.contains("<group") == false)
    }

    @Test func foldersAndLinksWithTheNameOfADrawingAreSkipped() async throws {
        let folder = try TemporaryFolder()
        try folder.write(PlainDrawing.svg(box), to: "Set/box.svg")
        try folder.write(PlainDrawing.svg(box), to: "Set/x.svg/inner.svg")
        try FileManager.default.createSymbolicLink(
            at: folder.url("Set/link.svg"), withDestinationURL: folder.url("Set/box.svg"))
        let run = try await twinlight(folder, "init", "Set")
        #expect(run.status == 0)
        #expect(run.output == "Set/manifest.xml: 1 glyph\n")
        #expect(
            run.errors.contains("x.svg:1:1: warning: this is a folder")
                && run.errors.contains("link.svg:1:1: warning: this is a link"))
    }

    @Test func namesAreValidAndTheSourcesAreKept() async throws {
        let (text, run) = try await glyphs([
            "Name=Arrow left, Size=24, State=Default.svg": box, "Name=Arrow left, Size=16, State=Default.svg": box,
            "UPPER.SVG": box, "upper.svg": box, "cafe\u{301}.svg": box,
        ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(text.contains(#"name="arrow-left" source="Name=Arrow left, Size=16, State=Default.svg""#))
        #expect(text.contains(#"name="arrow-left-24" source="Name=Arrow left, Size=24, State=Default.svg""#))
        #expect(
            text.contains(#"name="UPPER" source="UPPER.SVG""#) && text.contains(#"name="upper-2" source="upper.svg""#))
        #expect(text.contains("name=\"caf\u{E9}\" source=\"cafe\u{301}.svg\""))
    }

    @Test func aNameThatNoManifestCanHaveIsChangedInACopyAndReportedElsewhere() async throws {
        let folder = try TemporaryFolder()
        for name in ["-dash.svg", "con.svg", "what?.svg", "cafe\u{301}.svg"] {
            try folder.write(PlainDrawing.svg(box), to: "in/" + name)
        }
        let own = try await twinlight(folder, "init", "in")
        #expect(own.status == 3 && own.output == "in/manifest.xml: 1 of 4 drawings; 3 are left out\n", "\(own.errors)")
        #expect(own.errors.contains("hint: rename it: 'what.svg' is valid on every system"))
        let copied = try await twinlight(folder, "init", "Set", "--from", "in")
        #expect(copied.status == 0, "\(copied.errors)")
        for name in ["dash", "glyph-con", "what", "caf\u{E9}"] { #expect(folder.files.contains("Set/\(name).svg")) }
        #expect(try await twinlight(folder, "build", "Set").status == 0)
    }

    @Test func singleFilesAreCopied() async throws {
        let folder = try TemporaryFolder()
        for name in ["a.svg", "more/b.svg", "c.svg"] { try folder.write(PlainDrawing.svg(box), to: name) }
        let run = try await twinlight(folder, "init", "a.svg", "more/b.svg")
        #expect(run.status == 0 && run.output == "Glyphs/manifest.xml: 2 glyphs\n", "\(run.errors)")
        #expect(folder.files.contains("Glyphs/b.svg") && !folder.files.contains("Glyphs/c.svg"))
        #expect(try await twinlight(folder, "init", "Set", "a.svg", "--from", "c.svg").status == 0)
        #expect(folder.files.contains("Set/a.svg") && folder.files.contains("Set/c.svg"))
        #expect(try await twinlight(folder, "init", "A", "B").status == 2)
        #expect(try await twinlight(folder, "init", "New", "missing.svg").status == 3)
    }

    @Test func partsOfAnotherColourBecomeLayersIfTheyCanBeSelected() async throws {
        let badge = ##"<circle id="badge" cx="20" cy="4" r="3" fill="#FF3B30"/>"##
        #expect(
            try await glyphs(["mail.svg": box + badge]).text.contains(
                """
                  <glyph name="mail">
                    <layer select="#badge" tint="systemRed"/>
                  </glyph>
                """))
        // Without a name it keeps its paints.
        let unnamed = ##"<path d="M17 1h6v6h-6z" fill="#FF3B30"/>"##
        #expect(
            try await glyphs(["mail.svg": box + unnamed]).text
                .contains(#"<glyph name="mail" rendering="original" dark="same"/>"#))
        // A white detail is not a colour.
        let tick = ##"<circle cx="12" cy="12" r="10"/><path d="M6 12h12v3H6z" fill="#FFF"/>"##
        #expect(try await glyphs(["done.svg": tick]).text.contains(#"<glyph name="done"/>"#))
        // Names that people chose identify parts, however many there are.
        let parts = ["", "warning", "error", "success", "accent"].enumerated().map { index, name in
            ##"<path class="\##(name)" fill="\##(["#222", "#F70", "#C12", "#3D7", "#35E"][index])" d="M\##(4 * index) 4h3v9h-3z"/>"##
        }
        let named = try await glyphs(["parts.svg": parts.joined()]).text
        #expect(
            named.contains(
                """
                  <glyph name="parts">
                    <layer select=".accent" tint="systemIndigo"/>
                    <layer select=".error" tint="systemRed"/>
                    <layer select=".warning" tint="systemOrange"/>
                    <layer select=".success" tint="systemGreen"/>
                  </glyph>
                """), "\(named)")
        // More colours without such names are a picture.
        let colors = ["#E11", "#1E1", "#11E", "#EE1"].enumerated().map { index, color in
            ##"<path id="p\##(index)" fill="\##(color)" d="M\##(4 * index) 4h3v9h-3z"/>"##
        }
        #expect(try await glyphs(["art.svg": colors.joined()]).text.contains(#"rendering="original""#))
    }

    @Test func framesAreDropped() async throws {
        let frame = ##"<rect width="24" height="24" fill="#F5F5F5"/>"##
        let some = try await glyphs(["a.svg": frame + box, "b.svg": box])
        #expect(some.text.contains(#"<glyph name="a" drop="frame"/>"#) && some.text.contains(#"<glyph name="b"/>"#))
        let all = try await glyphs(["a.svg": frame + box, "b.svg": frame + box])
        #expect(all.text.contains(#"dark="fill" drop="frame">"#) && all.text.contains(#"<glyph name="a"/>"#))
    }

    @Test func `init keeps a background below several paints as part of the picture`() async throws {
        let (ground, sun) = (
            ##"<path fill="#0B5EA8" d="M0 0h24v24H0z"/>"##, ##"<circle cx="9" cy="12" r="5" fill="#FFCF33"/>"##
        )
        let bar = ##"<path fill="#D3222A" d="M16 6h4v12h-4z"/>"##
        let flag = try await glyphs(["flag.svg": ground + sun + bar])
        #expect(flag.text.contains(#"<glyph name="flag" rendering="original" dark="same"/>"#), "\(flag.text)")
        #expect(!flag.run.output.contains("left out"))
        // The plate behind one sign, and a page behind several paints, are left out, and that is said.
        for drawing in [ground + sun, "<path fill=\"#FFF\" d=\"M0 0h24v24H0z\"/>" + sun + bar] {
            let plate = try await glyphs(["plate.svg": drawing])
            #expect(plate.text.contains("drop=\"frame\""), "\(plate.text)")
            #expect(plate.run.output.contains("the rectangle behind it is left out: plate.svg"), "\(plate.run.output)")
        }
    }

    @Test func `init reports a picture that is invisible in dark`() async throws {
        let dark = ##"<path fill="#111" d="M2 2h20v16H2z"/><path fill="#D3222A" d="M4 20h2v2h-2z"/>"##
        let lost = try await glyphs(["night.svg": dark])
        #expect(lost.text.contains("rendering=\"original\"") && lost.run.errors.contains("[dark-on-dark]"))
        #expect(lost.run.errors.contains("rendering=\"monochrome\""))
        let bright = try await glyphs(["day.svg": dark.replacing("#111", with: "#29C")])
        #expect(bright.text.contains("rendering=\"original\"") && !bright.run.errors.contains("[dark-on-dark]"))
    }

    @Test func `init keeps the tint for a gradient in currentColor`() async throws {
        let fade =
            "<linearGradient id='g'><stop stop-color='currentColor' stop-opacity='0'/>"
            + "<stop offset='1' stop-color='currentColor'/></linearGradient><circle cx='12' cy='12' r='9' fill='none' "
            + "stroke='url(#g)' stroke-width='3'/>"
        let made = try await glyphs(["spinner.svg": fade])
        #expect(made.text.contains(#"<glyph name="spinner"/>"#), "\(made.text)")
    }

    @Test func theNumberOfJobsDoesNotChangeAManifest() async throws {
        let files = ["a.svg": box, "b.svg": "", "c.svg": box, "d.svg": "<text>d</text>"]
        let (one, four) = (try await glyphs(files, "--jobs", "1"), try await glyphs(files, "--jobs", "4"))
        #expect(one.text == four.text && one.run.errors == four.run.errors)
    }

    @Test func aSpriteGivesALineForEachOfItsSymbols() async throws {
        let symbols = ["bell", "Arrow left", "bell.off"].map {
            "<symbol id=\"\($0)\" viewBox=\"0 0 24 24\">\(box)</symbol>"
        }
        let (text, run) = try await glyphs(["nav/sprite.svg": symbols.joined(), "box.svg": box])
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output == "Set/manifest.xml: 4 glyphs\n")
        #expect(
            text.contains("<group name=\"nav\">\n    <glyph name=\"bell\" source=\"nav/sprite.svg#bell\"/>"), "\(text)")
        #expect(text.contains("source=\"nav/sprite.svg#Arrow left\"") && !text.contains("nav/sprite.svg\""))
    }

    /// It shows what it has.
    @Test func aDrawingThatUsesItsSymbolsIsOneGlyph() async throws {
        let (text, run) = try await glyphs(["used.svg": "<symbol id=\"a\">\(box)</symbol><use href=\"#a\"/>"])
        #expect(run.status == 0 && text.contains("<glyph name=\"used\"/>"), "\(text)\(run.errors)")
    }

    @Test func symbolsOfASpriteElsewhereAreInOneCopy() async throws {
        let folder = try TemporaryFolder()
        let symbols = ["a", "b", "c"].map { "<symbol id=\"\($0)\" viewBox=\"0 0 24 24\">\(box)</symbol>" }
        try folder.write(PlainDrawing.svg(symbols.joined()), to: "sprite.svg")
        let run = try await twinlight(folder, "init", "Set", "sprite.svg#a", "sprite.svg#c")
        #expect(run.status == 0 && run.output == "Set/manifest.xml: 2 glyphs\n", "\(run.errors)")
        #expect(folder.files.filter { $0.hasPrefix("Set/") }.sorted() == ["Set/manifest.xml", "Set/sprite.svg"])
        #expect(try await twinlight(folder, "build", "Set").status == 0)
    }

    @Test func effectsAreDroppedWhereALineOrTheRootStatesIt() async throws {
        let shadow = "<filter id=\"f\"><feDropShadow/></filter><g filter=\"url(#f)\">\(box)</g>"
        let refused = try await glyphs(["a.svg": shadow, "box.svg": box])
        #expect(refused.run.status == 3 && !refused.text.contains("\"a\""))
        for option in [["--effects", "drop"], ["--lenient"]] {
            let folder = try TemporaryFolder()
            try folder.write(PlainDrawing.svg(shadow), to: "Set/a.svg")
            try folder.write(PlainDrawing.svg(box), to: "Set/box.svg")
            let run = try await Executable.run(["init", "Set"] + option, in: folder.path)
            #expect(run.status == 0 && run.errors.contains("[dropped-effect]"), "\(run.errors)")
            let text = folder.text("Set/manifest.xml") ?? ""
            #expect(text.contains("<glyph name=\"a\" effects=\"drop\"/>\n  <glyph name=\"box\"/>"), "\(text)")
            #expect(try await twinlight(folder, "build", "Set").status == 0)
        }
        let all = try await glyphs(["a.svg": shadow, "b.svg": shadow], "--effects", "drop")
        #expect(all.text.contains("dark=\"fill\" effects=\"drop\">\n  <glyph name=\"a\"/>"), "\(all.text)")
    }

    @Test func aThousandLinksAreOneWarningWithTheirNumber() async throws {
        let folder = try TemporaryFolder()
        try folder.write(PlainDrawing.svg(box), to: "Set/box.svg")
        for number in 0..<1000 {
            try FileManager.default.createSymbolicLink(
                at: folder.url("Set/link\(number).svg"), withDestinationURL: folder.url("Set/box.svg"))
        }
        let run = try await twinlight(folder, "init", "Set")
        #expect(run.status == 0 && run.output == "Set/manifest.xml: 1 glyph\n")
        #expect(
            run.errors == """
                Set/link0.svg:1:1: warning: this is a link; links are not followed [skipped-file]
                    note: 999 more are the same, 1000 in 1000 files; '--verbose' prints each
                    hint: it is left out; only regular files are drawings

                """, "\(run.errors.prefix(600))")
        let all = try await twinlight(folder, "init", "Set", "--force", "--verbose")
        #expect(all.errors.split(separator: "\n").count { $0.contains("[skipped-file]") } == 1000)
    }
}
