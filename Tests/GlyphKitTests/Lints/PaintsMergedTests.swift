import GlyphKit
import Markup
import Support
import Testing

private func project(_ content: String, glyph: String = #"<glyph name="g"/>"#) -> InMemory {
    InMemory(#"<glyphs version="1">\#(glyph)</glyphs>"#, ["g.svg": content])
}

private func findings(_ content: String, glyph: String = #"<glyph name="g"/>"#) async throws -> [AuditFinding] {
    try await project(content, glyph: glyph).findings(of: "paints-merged")
}

private let disc = ##"<circle cx="12" cy="12" r="10" fill="#2563EB"/>"##
private let drop = ##"<circle id="drop" class="warm" cx="12" cy="12" r="5" fill="#E5231B"/>"##

@Suite(.takesTurns) struct PaintsMergedTests {
    @Test(arguments: [
        disc + drop,  // one on the other
        ##"<path d="M4 4h8v16H4z" fill="#E5231B"/><path d="M12 4h8v16h-8z" fill="#2563EB"/>"##,  // side by side
        ##"<path d="M4 4h16v16H4z" fill="#F97316" stroke="#222" stroke-width="2"/>"##,  // a fill and its outline
        ##"<path d="M4 4h16v16H4z"/><path d="M8 8h8v8H8z" fill="#777"/>"##,  // greys
        ##"<path d="M4 4h16v16H4z" fill="currentColor"/><path d="M8 8h8v8H8z" fill="#F90"/>"##,
    ])
    func `an edge that only a colour difference shows is reported as lost`(content: String) async throws {
        let finding = try #require(try await findings(content).first)
        #expect(finding.diagnostic.severity == .warning)
        #expect(finding.diagnostic.location?.description == "manifest.xml:1:21")
    }

    @Test(arguments: [
        disc,
        ##"<path d="M4 4h7v16H4z" fill="#E5231B"/><path d="M13 4h7v16h-7z" fill="#2563EB"/>"##,  // a gap between them
        ##"<path d="M4 4h16v16H4z"/><path d="M8 8h8v8H8z" fill="#fff"/>"##,  // background
        ##"<path d="M4 4h16v16H4z"/><path d="M8 8h8v8H8z" fill="#181818"/>"##,  // not distinguishable
        ##"<path d="M4 4h16v16H4z" fill="currentColor"/><path d="M8 8h8v8H8z" fill="#000"/>"##,
        ##"<path d="M4 4h16v16H4z" fill="#000" opacity=".2"/><path d="M8 8h8v8H8z" fill="#E5231B"/>"##,  // fainter
        ##"<path d="M8 8h8v8H8z" fill="#E5231B"/><path d="M4 4h16v16H4z"/>"##,  // hidden
        ##"<path d="M4 4h16v16H4z"/><path d="M11.9 11.9h.2v.2h-.2z" fill="#E5231B"/>"##,  // a speck
    ])
    func `paints that stay distinguishable are not reported`(content: String) async throws {
        #expect(try await findings(content).isEmpty)
    }

    @Test func keptPaintsAndStatedTintsAreNoFinding() async throws {
        #expect(try await findings(disc + drop, glyph: #"<glyph name="g" rendering="original"/>"#).isEmpty)
        #expect(
            try await findings(
                disc + drop, glyph: ##"<glyph name="g"><layer select="#drop" tint="systemRed"/></glyph>"##
            ).isEmpty)
        #expect(try await findings(disc + drop, glyph: #"<glyph name="g" allow="paints-merged"/>"#).isEmpty)
    }

    /// Each proposal, read back, builds and keeps the paints apart.
    @Test(arguments: [
        (disc + drop, ##"<layer select="#drop" tint="systemRed"/>"##),
        (disc + drop.replacing(#"id="drop""#, with: ""), #"<layer select=".warm" tint="systemRed"/>"#),
        (
            ##"<path d="M2 2h20v20H2z"/><circle cx="8" cy="8" r="4" fill="#FC0"/><circle cx="16" cy="16" r="4" fill="#FC0"/>"##,
            #"<layer select="circle" tint="systemYellow"/>"#
        ),
        (
            ##"<path d="M2 2h20v20H2z"/><path id="a" d="M4 4h4v4H4z" fill="#999"/><path id="b" d="M14 4h4v4h-4z" fill="#999"/>"##,
            ##"<layer select="#a, #b" tint="systemGray"/>"##
        ),
    ])
    func `the proposed line keeps the merged paints separate`(content: String, line: String) async throws {
        let hint = try #require(try await findings(content).first?.diagnostic.hint)
        #expect(hint.contains(line), "\(hint)")
        #expect(hint.contains(#"rendering="original""#))
        for glyph in [#"<glyph name="g">\#(line)</glyph>"#, #"<glyph name="g" rendering="original"/>"#] {
            let project = project(content, glyph: glyph)
            let build = try await project.build()
            #expect(build.findings.diagnostics.isEmpty, "\(build.findings)")
            #expect(Set(try build.drawing("g").layers.map(\.paint)).count == 2)
        }
    }

    @Test func `no layer is proposed if no selector distinguishes the paints`() async throws {
        let hint = try #require(
            try await findings(##"<path id="a" d="M4 4h16v16H4z" fill="#F97316" stroke="#222" stroke-width="2"/>"##)
                .first?.diagnostic.hint)
        #expect(!hint.contains("<layer") && hint.contains(#"rendering="original""#))
    }

    /// An id that no selector takes is not proposed, and so is not quoted.
    @Test func `an id that no selector can name is not proposed`() async throws {
        let content =
            disc
            + drop.replacing("drop", with: "&quot;&gt;&lt;script").replacing(#"class="warm""#, with: "")
            .replacing("circle", with: "ellipse").replacing(#"r="5""#, with: #"rx="5" ry="5""#)
        let finding = try #require(try await findings(content).first)
        #expect(!"\(finding.diagnostic)".contains("script"))
        #expect(finding.diagnostic.hint?.contains(#"select="ellipse""#) == true)
    }
}
