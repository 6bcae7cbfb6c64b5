import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphAudit

private let names = ["a", "b", "c", "d", "e", "f", "g"]

/// A box of lines, with another weight in dark if it is graded.
private func box(_ name: String, graded: Bool = false) -> GlyphAsset {
    var glyph = GlyphSets.glyph(name, source: "box.svg") { _ in
        [GlyphSets.layer("M3 3h18v18H3zM5 5v14h14V5z", "label")]
    }
    if graded {
        glyph.entry.overrides = [AppearanceOverride(style: .dark, grade: -0.08, location: GlyphSets.place)]
    }
    return glyph
}

private func findings(_ glyphs: [GlyphAsset]) throws -> [AuditFinding] {
    let set = GlyphSets.set(glyphs)
    let manifest = Manifest(
        document: Document(
            source: SourceFile(path: GlyphSets.place.path, bytes: []), root: Element(name: "glyphs")),
        palette: set.palette)
    var disc = try stroked("M4 4h16v16H4z")
    for index in disc.layers.indices { disc.layers[index].stroke = nil }
    let audit = Audit(manifest, set: set, drawings: ["box.svg": try stroked("M4 4h16v16H4z"), "disc.svg": disc])
    return LintRun(rules: ["heavy-in-dark"]).findings(in: audit)
}

/// A finding that holds for most glyphs of a set is reported once, and one that holds for few is reported for each.
@Suite struct HeavyInDarkTests {
    @Test func `a fact about most glyphs of a set is one finding`() throws {
        let found = try findings(names.map { box($0) } + [box("h", graded: true)])
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.parts.map(\.glyph) == names)
        #expect(finding.diagnostic.message == "the lines of 7 of 8 outlined glyphs look heavier in dark")
        #expect(finding.diagnostic.notes == ["they are 'a', 'b', 'c', 'd', 'e', and 2 more"])
        #expect(finding.diagnostic.location.map { "\($0)" } == "manifest.xml:1:1" && finding.subject == "set")
    }

    /// Filled ones are not outlined: they do not make the others few.
    @Test func `glyphs that are not outlined do not count`() throws {
        let filled = (0..<20).map { number in
            GlyphSets.glyph("disc\(number)", source: "disc.svg") { _ in [GlyphSets.layer("M3 3h18v18H3z", "label")] }
        }
        let found = try findings(names.map { box($0) } + filled)
        #expect(found.map(\.diagnostic.message) == ["the lines of 7 of 7 outlined glyphs look heavier in dark"])
    }

    @Test func `few glyphs are reported one by one`() throws {
        let few = try findings(["a", "b", "c"].map { box($0) })
        #expect(few.map(\.glyph) == ["a", "b", "c"] && few.allSatisfy(\.parts.isEmpty))
        let half = names.prefix(4).map { box($0) } + ["h", "i", "j", "k"].map { box($0, graded: true) }
        #expect(try findings(half).map(\.glyph) == ["a", "b", "c", "d"])
    }

    /// A baseline of an earlier version has an entry for each glyph.
    @Test func `a baseline has an entry for each glyph`() throws {
        let found = try findings(names.map { box($0) })
        let written = Baseline(found, in: "")
        let entries = names.map {
            #"{ "count": 1, "id": "heavy-in-dark", "path": "manifest.xml", "subject": "glyph \#($0)" }"#
        }
        let text = #"{ "version": 1, "findings": [\#(entries.joined(separator: ", "))] }"#
        let read = try Baseline(SourceFile(path: "b.json", text: text), in: "")
        #expect(written == read)
        #expect(read.unknown(found).findings.isEmpty && read.unknown(found).resolved == 0)
        let grown = read.unknown(try findings((names + ["new"]).map { box($0) }))
        #expect(grown.findings.map(\.glyph) == ["new"] && grown.resolved == 0)
        let shrunk = read.unknown(try findings(names.prefix(3).map { box($0) }))
        #expect(shrunk.findings.isEmpty && shrunk.resolved == 4)
        let none = try Baseline(SourceFile(path: "b.json", text: #"{ "version": 1, "findings": [] }"#), in: "")
        #expect(none.unknown(found).findings == found)
    }

    @Test func `reports name all glyphs of a finding about the set`() throws {
        let report = JSONReport.text(try findings(names.map { box($0) }))
        #expect(report.contains("\"glyphs\" : [") && names.allSatisfy { report.contains("\"\($0)\"") })
    }
}
