import GlyphKit
import Markup
import Support
import Testing

/// The texts of a drawing besides its shapes. Each is put before a line, which has nothing to fill, and a box.
private let contents = [
    ##"<script>alert("WORD")</script>"##,
    ##"<x:script xmlns:x="http://www.w3.org/1999/xhtml">WORD()</x:script>"##,
    ##"<object xmlns="http://www.w3.org/1999/xhtml" data="data:text/html,WORD"/>"##,
    ##"<embed xmlns="http://www.w3.org/1999/xhtml" src="data:image/svg+xml,WORD"/>"##,
    ##"<a href="data:text/html,WORD"><path d="M1 1h2v2H1z"/></a>"##,
    ##"<a href="javascript:WORD()"><path d="M1 1h2v2H1z"/></a>"##,
    ##"<image href="https://WORD.example/a.png" width="4" height="4"/>"##,
    ##"<style>path { -moz-binding: url("https://WORD.example/x.xml#a"); fill: expression(WORD()) }</style>"##,
    ##"<style>@import url(https://WORD.example/a.css); @WORD { a { b: c } } path:WORD(2) { fill: red }</style>"##,
    ##"<style>@font-face { font-family: WORD; src: url(https://WORD.example/a.woff) }</style>"##,
    ##"<path d="M1 1h2v2H1z" style="fill: expression(WORD()); stroke-width: WORD; behavior: url(#WORD)"/>"##,
    ##"<path d="M1 1h2v2H1z" fill="url('https://WORD.example/a#b') red"/>"##,
    ##"<path d="M1 1h2v2H1z" fill="url(#WORD) red" clip-path="url(#WORD)" marker-start="url(#WORD)"/>"##,
    ##"<path d="M1 1h2v2H1z" onclick="WORD()" oNmOuSeOvEr="WORD()" data-a="WORD" aria-label="WORD"/>"##,
    ##"<path d="M1 1h2v2H1z" stroke-linejoin="WORD" fill-rule="WORD" transform="WORD(1)"/>"##,
    ##"<path id="WORD" d="M1 1h2v2H1z"/><path id="WORD" d="M1 1h2v2H1z"/>"##,
    ##"<use href="#WORD"/><use href="other.svg#WORD"/>"##,
    ##"<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">WORD</p></foreignObject>"##,
    ##"<animate attributeName="d" values="WORD"/><set attributeName="WORD" to="WORD"/>"##,
    ##"<title>&lt;script&gt;WORD()&lt;/script&gt;</title><desc>WORD</desc><metadata>WORD</metadata>"##,
    ##"<!-- WORD --><?WORD WORD?>"##,
    ##"<linearGradient id="g" href="#WORD"/><path d="M1 1h2v2H1z" fill="url(#g)"/>"##,
]
/// Used in place of `WORD`: would act where it is put unescaped.
private let canary = "kanarie7f3a"

private func drawing(_ content: String, _ shape: String) -> String {
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="WORD()">"##
        .replacing("WORD", with: canary) + content.replacing("WORD", with: canary) + shape + "</svg>"
}

private let shapes = [
    ##"<path d="M4 12h16" stroke="#000"/>"##,
    ##"<path fill="none" stroke="#000" stroke-width="2" d="M4 4h16v16H4z"/>"##,
]

@Suite(.takesTurns) struct SourceTextTests {
    /// Neither where the fill is drawn anew nor where nothing is filled.
    @Test(arguments: contents) func nothingButShapesOfASourceIsInAFileOfItsOwn(content: String) throws {
        for shape in shapes {
            let source = SourceFile(path: "a.svg", text: drawing(content, shape))
            let glyph = try Glyph(source, strictness: .lenient)
            let filled = try glyph.filled()
            for shape in [try glyph.outlined(for: .original), filled.shape] {
                #expect(!(try shape.svg().contains(canary)), "\(shape.form)")
            }
            for other in try filled.shapes(of: filled.alternatives) { #expect(!(try other.svg().contains(canary))) }
            for other in filled.alternatives {
                #expect(!(other.manifest(insteadOf: .knockout) + other.text).contains(canary))
            }
        }
    }

    /// Findings about a drawing quote it; the sheet, which shows that, does not.
    @Test func nothingButShapesOfASourceIsInTheFilesOfABuild() async throws {
        var (glyphs, drawings, quoting) = ("", [String: String](), 0)
        for (index, content) in Long.cases(Array(contents.enumerated()), oneIn: 5) {
            for (number, shape) in shapes.enumerated() {
                let name = "g\(index)x\(number)"
                drawings[name + ".svg"] = drawing(content, shape)
                glyphs +=
                    "<glyph name=\"\(name)\"/><glyph name=\"\(name)o\" source=\"\(name).svg\" rendering=\"original\"/>"
            }
        }
        let exports = AssetFormat.all.map(\.name).filter { $0 != "png" && $0 != "pdf" }
            .map { "<export format=\"\($0)\"\($0 == "preview" ? " cover=\"g0x0 g5x0\"" : "")/>" }.joined()
        let project = InMemory(
            #"<glyphs version="1" dark="fill" variants="outline fill">\#(glyphs)\#(exports)</glyphs>"#, drawings)
        let build = try await project.build(judgesFills: true)
        #expect(!build.findings.containErrors, "\(build.findings)")
        for diagnostic in build.findings.diagnostics where "\(diagnostic)".contains(canary) { quoting += 1 }
        #expect(quoting > (Long.isOn ? 10 : 3))
        #expect(build.files.count > (Long.isOn ? 400 : 80))
        for file in build.files {
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains(canary), "\(file.path)")
        }
        let sheet = ContactSheet(build.set)
        for page in 0..<sheet.pageCount {
            #expect(!String(decoding: sheet.svg(page: page), as: UTF8.self).contains(canary))
        }
        let none = GlyphSet(assets: [], palette: build.set.palette)
        let added = await SetComparison(from: none, to: build.set)
        #expect(!ReviewSheet(build.set, since: EarlierState("o", added)).data.contains(canary))
        let removed = ReviewSheet(none, since: EarlierState("o", await SetComparison(from: build.set, to: none)))
        #expect(removed.data.contains("\"removed\":[{") && !removed.data.contains(canary))
    }

    /// The sheet still reports it, by kind and place.
    @Test func theSheetReportsAFaultWithoutItsText() async throws {
        let build = try await InMemory(
            #"<glyphs version="1"><glyph name="a"/><export format="preview"/></glyphs>"#,
            ["a.svg": drawing(contents[10], shapes[1])]
        ).build()
        let data = ReviewSheet(build.set, build.report.context).data
        #expect(data.contains("a value is not valid, and is ignored") && data.contains("\"a.svg:1:"))
        #expect(!data.contains("expression"))
    }
}
