import GlyphManifest
import GlyphModel
import Markup
import Testing

/// A pick in place of what a glyph states about its fill.
@Suite struct RestatingTests {
    /// All forms that a line can have.
    private static let lines = [
        "lines=\"cut\"", "fill-style=\"facet\" rings=\"clear\"", "uncertain-fill=\"take\"", "allow=\"doubtful-fill\"",
        "<part at=\"12 9\" fill=\"line\"/>", "<part at=\"12 9\" fill=\"line\"/><part at=\"1.25 -3\" fill=\"drop\"/>",
        "<appearance style=\"dark\" form=\"outline\"/>",
    ]

    /// Elements that state nothing about the fill, as people and tools write them.
    private static let unstated = [
        "<glyph name=\"heart\"/>", "<glyph name=\"heart\" />", "<glyph name='heart' tint = \"label\"  />",
        "<glyph name=\"heart\"\n    tint='label'\n  />", "<glyph name=\"heart\"></glyph>",
        "<glyph name=\"heart\" allow=\"contrast\"/>", "<glyph name=\"heart\" allow=' contrast  tiny-in-frame '/>",
        "<glyph name=\"heart\"><!-- why --></glyph>", "<glyph name=\"heart\">\n    <!-- why -->\n  </glyph>",
        "<glyph name=\"heart\">\n    <layer select=\"#a\" tint=\"label\"/>\n  </glyph>",
        "<glyph name=\"heart\"><part select=\"#a\" fill=\"cut\"/></glyph>",
        "<glyph name=\"heart\">\r\n\t<part select='#a' fill='cut'/>\r\n</glyph>",
        "<glyph name=\"heart\">\n    <appearance style=\"dark\" tint=\"label\"/></glyph>",
        "<glyph name=\"star\"/> <glyph name=\"heart\"/>",
        "<glyph name=\"heart\" gap-width=\"1\" inset=\"0.5\" dark=\"fill\"/>",
        "<glyph name=\"heart\" uncertainty=\"0.4\" relatives=\"none\"/>",
    ]

    @Test(arguments: unstated)
    func `taking back a pick restores an unstated element byte for byte`(glyphs: String) throws {
        let old = try PickedManifest(of: glyphs)
        #expect(try old.restating("").text == old.text)
        for line in Self.lines {
            let picked = try old.restating(line)
            #expect(picked.text != old.text, "\(line)")
            #expect(try picked.restating(line).text == picked.text, "\(line) is stated already")
            #expect(try picked.restating("").text == old.text, "\(line)")
        }
    }

    @Test(arguments: unstated)
    func `one pick after another gives what the last one gives`(glyphs: String) throws {
        let old = try PickedManifest(of: glyphs)
        for first in Self.lines {
            for second in Self.lines {
                let direct = try old.restating(second)
                #expect(try old.restating(first).restating(second).text == direct.text, "\(first), then \(second)")
            }
        }
    }

    @Test(arguments: [
        ("<glyph name=\"heart\" lines=\"keep\"/>", "<glyph name=\"heart\"/>"),
        ("<glyph lines='keep' name=\"heart\"  rings=\"fill\" />", "<glyph name=\"heart\" />"),
        (
            "<glyph name=\"heart\" fill-style=\"facet\" gaps=\"open\" handles=\"open\" panels=\"both\" inset=\"1\"/>",
            "<glyph name=\"heart\" inset=\"1\"/>"
        ),
        ("<glyph name=\"heart\" uncertain-fill=\"outline\"/>", "<glyph name=\"heart\"/>"),
        ("<glyph name=\"heart\" allow=\"doubtful-fill\"/>", "<glyph name=\"heart\"/>"),
        ("<glyph name=\"heart\" allow=\"doubtful-fill  contrast\"/>", "<glyph name=\"heart\" allow=\"contrast\"/>"),
        (
            "<glyph name=\"heart\" allow=\"contrast\n doubtful-fill hue-alone\"/>",
            "<glyph name=\"heart\" allow=\"contrast\n hue-alone\"/>"
        ),
        (
            "<glyph name=\"heart\" allow=\"d&#111;ubtful-fill contrast\"/>",
            "<glyph name=\"heart\" allow=\"contrast\"/>"
        ),
        ("<glyph name=\"heart\">\n    <part at=\"1 1\" fill=\"cut\"/>\n  </glyph>", "<glyph name=\"heart\"/>"),
        ("<glyph name=\"heart\">\n    <part at=\"1 1\" fill=\"cut\"/></glyph>", "<glyph name=\"heart\"></glyph>"),
        (
            "<glyph name=\"heart\"><part select=\"#a\" fill=\"cut\"/><part at=\"1 1\" fill=\"cut\"/><!-- c --></glyph>",
            "<glyph name=\"heart\"><part select=\"#a\" fill=\"cut\"/><!-- c --></glyph>"
        ),
        (
            "<glyph name=\"heart\">\n    <appearance style=\"dark\" form=\"outline\"/>\n  </glyph>",
            "<glyph name=\"heart\"/>"
        ),
        (
            "<glyph name=\"heart\"><appearance style=\"dark\" form='outline' tint=\"label\"/></glyph>",
            "<glyph name=\"heart\"><appearance style=\"dark\" tint=\"label\"/></glyph>"
        ),
    ])
    func `an empty line takes away what is stated about the fill, and nothing else`(old: String, new: String) throws {
        #expect(try PickedManifest(of: old).restating("").glyphs == new)
        #expect(try PickedManifest(of: new).restating("").glyphs == new)
    }

    /// They are about another form, or other appearances.
    @Test(arguments: [
        "<appearance style=\"dark\" form=\"fill\"/>", "<appearance style=\"light\" form=\"outline\"/>",
        "<appearance form=\"outline\"/>", "<appearance style=\"dark\" contrast=\"high\" form=\"outline\"/>",
    ])
    func `other appearances stay`(child: String) throws {
        let glyph = "<glyph name=\"heart\">\(child)</glyph>"
        #expect(try PickedManifest(of: glyph).restating("").glyphs == glyph)
    }

    @Test(arguments: [
        // In place of another value, at the same place.
        ("<glyph lines='keep' name=\"heart\"/>", "lines=\"cut\"", "<glyph lines='cut' name=\"heart\"/>"),
        (
            "<glyph name=\"heart\" rings=\"fill\" tint=\"label\"/>", "lines=\"cut\"",
            "<glyph name=\"heart\" tint=\"label\" lines=\"cut\"/>"
        ),
        (
            "<glyph name=\"heart\" lines=\"keep\"/>", "<part at=\"1 2\" fill=\"line\"/>",
            "<glyph name=\"heart\">\n    <part at=\"1 2\" fill=\"line\"/>\n  </glyph>"
        ),
        (
            "<glyph name=\"heart\" lines=\"keep\" allow=\"doubtful-fill\">\n    <part at=\"1 1\" fill=\"cut\"/>\n  </glyph>",
            "rings=\"clear\"", "<glyph name=\"heart\" rings=\"clear\"/>"
        ),
        (
            "<glyph name=\"heart\">\n    <part at=\"1 1\" fill=\"cut\"/>\n    <part at=\"3 3\" fill=\"cut\"/>\n  </glyph>",
            "<part at=\"3 3\" fill=\"line\"/><part at=\"5 5\" fill=\"line\"/>",
            "<glyph name=\"heart\">\n    <part at=\"3 3\" fill=\"line\"/>\n    <part at=\"5 5\" fill=\"line\"/>\n  </glyph>"
        ),
        (
            "<glyph name=\"heart\"><part at=\"3 3\" fill=\"cut\"/><part at=\"3.0 3\" fill=\"drop\"/></glyph>",
            "<part at=\"3 3\" fill=\"line\"/>", "<glyph name=\"heart\"><part at=\"3.0 3\" fill=\"line\"/></glyph>"
        ),
        (
            "<glyph name=\"heart\">\n    <appearance style=\"dark\" tint=\"label\"/>\n  </glyph>",
            "<appearance style=\"dark\" form=\"outline\"/>",
            "<glyph name=\"heart\">\n    <appearance style=\"dark\" tint=\"label\" form=\"outline\"/>\n  </glyph>"
        ),
        (
            "<glyph name=\"heart\" lines=\"keep\" allow=\"contrast\"/>", "allow=\"doubtful-fill\"",
            "<glyph name=\"heart\" allow=\"contrast doubtful-fill\"/>"
        ),
    ])
    func `a line replaces what is stated`(old: String, line: String, new: String) throws {
        #expect(try PickedManifest(of: old).restating(line).glyphs == new)
    }

    @Test func `a pick of one glyph changes no other one`() throws {
        let others = "<glyph name=\"star\" lines=\"keep\"><part at=\"1 1\" fill=\"cut\"/></glyph>"
        let group = "<group name=\"G\" rings=\"clear\">" + others + "<glyph name=\"heart\" lines=\"cut\"/></group>"
        #expect(
            try PickedManifest(of: group).restating("").glyphs
                == "<group name=\"G\" rings=\"clear\">" + others + "<glyph name=\"heart\"/></group>")
    }

    // MARK: - Patterns

    @Test(arguments: [
        "<glyph source=\"nav/*.svg\"/>", "<glyph source='nav/*.svg' tint=\"label\"  />",
        "<glyph source=\"nav/*.svg\" allow=\"contrast\"><layer select=\"a\" tint=\"label\"/></glyph>",
    ])
    func `an own element that only states a fill is taken back to its pattern`(pattern: String) throws {
        let old = try PickedManifest(of: pattern)
        #expect(try old.restating("", of: "b").text == old.text)
        for line in Self.lines {
            let picked = try old.restating(line, of: "b")
            #expect(picked.text.hasPrefix(old.text.prefix(20 + pattern.utf8.count)))
            #expect(picked.manifest.glyphs.map(\.name).sorted() == ["a", "b"])
            #expect(try picked.restating("", of: "b").text == old.text, "\(line)")
            for other in Self.lines {
                let direct = try old.restating(other, of: "b").text
                #expect(try picked.restating(other, of: "b").text == direct, "\(line), then \(other)")
            }
        }
    }

    /// It is what the glyph has without a pick.
    @Test func `a pick keeps the fill that a pattern states`() throws {
        let old = try PickedManifest(of: "<glyph source=\"nav/*.svg\" lines=\"keep\"/>")
        let picked = try old.restating("rings=\"clear\"", of: "b")
        #expect(picked.glyphs == old.glyphs + "\n  <glyph source=\"nav/b.svg\" lines=\"keep\" rings=\"clear\"/>")
        let next = try picked.restating("handles=\"open\"", of: "b")
        #expect(next.glyphs == old.glyphs + "\n  <glyph source=\"nav/b.svg\" lines=\"keep\" handles=\"open\"/>")
        #expect(try next.restating("", of: "b").text == old.text)
    }

    @Test(arguments: [
        "<glyph source=\"nav/b.svg\" tint=\"link\" lines=\"cut\"/>",
        "<glyph source=\"nav/b.svg\" lines=\"cut\"><!-- why --></glyph>",
        "<glyph name=\"b\" source=\"nav/b.svg\" lines=\"cut\"/>",
    ])
    func `an own element that says more than its pattern stays`(own: String) throws {
        let pattern = "<glyph source=\"nav/*.svg\"/>\n  "
        #expect(
            try PickedManifest(of: pattern + own).restating("", of: "b").glyphs
                == pattern + own.replacing(" lines=\"cut\"", with: ""))
    }

    // MARK: - Parts

    @Test(arguments: [
        ("<glyph name=\"heart\" lines=\"cut\" />", "<glyph name=\"heart\" lines=\"cut\" >\n    +\n  </glyph>"),
        (
            "<glyph name=\"heart\">\n    <part at=\"1 1\" fill=\"cut\"/>\n  </glyph>",
            "<glyph name=\"heart\">\n    <part at=\"1 1\" fill=\"cut\"/>\n    +\n  </glyph>"
        ),
        // The same point, as it is written.
        (
            "<glyph name=\"heart\"><part at=\"12.0  5\" fill=\"cut\"/></glyph>",
            "<glyph name=\"heart\"><part at=\"12.0  5\" fill=\"line\"/></glyph>"
        ),
        (
            "<glyph name=\"heart\"><part fill=\"line\" at=\"12 5\"/></glyph>",
            "<glyph name=\"heart\"><part fill=\"line\" at=\"12 5\"/></glyph>"
        ),
    ])
    func `a part is added, or replaces the one at the same point`(old: String, new: String) throws {
        let part = "<part at=\"12 5\" fill=\"line\"/>"
        #expect(try PickedManifest(of: old).adding(part).glyphs == new.replacing("+", with: part))
    }

    @Test func `a part of a glyph of a pattern is stated in an element of its own`() throws {
        let old = try PickedManifest(of: "<glyph source=\"nav/*.svg\"/>")
        let part = "<part at=\"12 5\" fill=\"line\"/>"
        let picked = try old.adding(part, to: "b")
        #expect(
            picked.glyphs == old.glyphs + "\n  <glyph source=\"nav/b.svg\">\n    \(part)\n  </glyph>")
        #expect(try picked.restating("", of: "b").text == old.text)
    }

    // MARK: - Lines

    @Test(
        arguments: lines + ["  lines=\"cut\"\n", "<part at=\"1 1\" fill=\"cut\"/>\n<part at=\"2 2\" fill=\"cut\" />"])
    func `a line in one of the forms of a choice is read`(line: String) throws {
        #expect(try !FillLine(line).isEmpty)
    }

    @Test(arguments: [
        "lines", "lines=\"all\"", "lines=\"cut\" lines=\"cut\"", "tint=\"label\"", "lines=\"cut\" tint=\"label\"",
        "inset=\"1\"",
        "uncertain-fill=\"outline\"", "uncertain-fill=\"take\" lines=\"cut\"", "allow=\"contrast\"",
        "allow=\"doubtful-fill contrast\"", "xmlns=\"x\" lines=\"cut\"", "lines=\"cut\"/><glyph name=\"x\"",
        "<part at=\"1\" fill=\"cut\"/>", "<part at=\"1 1e9\" fill=\"cut\"/>", "<part at=\"1 1\" fill=\"all\"/>",
        "<part select=\"#a\" fill=\"cut\"/>", "<part at=\"1 1\" fill=\"cut\" select=\"#a\"/>",
        "<part at=\"9999999 1\" fill=\"cut\"/>",
        "<part at=\"1 1\" fill=\"cut\"><part at=\"1 1\" fill=\"cut\"/></part>",
        "<part at=\"1 1\" fill=\"cut\">a</part>",
        "<part at=\"1 1\" fill=\"cut\"/>text", "<appearance style=\"dark\" form=\"fill\"/>",
        "<appearance style=\"dark\" form=\"outline\" tint=\"label\"/>", "<appearance form=\"outline\"/>",
        "<appearance style=\"dark\" form=\"outline\"/><part at=\"1 1\" fill=\"cut\"/>", "<glyph name=\"x\"/>",
        "</glyph><glyph>", "<!DOCTYPE x>", "text", "<part xmlns=\"x\" at=\"1 1\" fill=\"cut\"/>", "<!-- only -->",
    ])
    func `any other line is refused`(line: String) throws {
        let findings = try #require(throws: Findings.self) { try FillLine(line) }
        #expect(findings.diagnostics.map(\.id) == ["wrong-choice"] && findings.diagnostics[0].hint != nil)
    }
}
