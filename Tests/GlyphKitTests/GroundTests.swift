import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

@testable import GlyphKit

private let disc = #"<circle cx="12" cy="12" r="10"/>"#
private let house = #"<path d="M5 10l7-6 7 6v10H5z" fill="INK"/>"#

private func made(
    _ content: String, glyph: String = #"<glyph name="g" variants="fill"/>"#, dark: String? = nil
) async throws -> Build {
    let build = try await InMemory(
        #"<glyphs version="1">\#(glyph)<export format="svg"/></glyphs>"#, ["g.svg": content, "night.svg": dark ?? disc]
    ).build()
    #expect(!build.findings.containErrors, "\(build.findings)")
    return build
}

@Suite(.takesTurns) struct GroundTests {
    @Test(arguments: ["#FFF", "#F2F2F7", "#E5E5EA", "oklch(0.93 0.03 250)"])
    func `a pale detail on a dark shape is knocked out in both forms`(paint: String) async throws {
        let build = try await made(disc + #"<path d="M6 11h12v3H6z" fill="\#(paint)"/>"#)
        for name in ["g", "g.fill"] {
            let drawing = try build.drawing(name)
            #expect(drawing.ink(12, 12) == 0 && drawing.ink(12, 6) == 1, "\(name)")
        }
    }

    @Test(arguments: ["#C7C7CC", "#FFF2B0", "#FF3B30", "currentColor"])
    func aDarkerOrColouredDetailIsDrawn(paint: String) async throws {
        let build = try await made(disc + #"<path d="M6 11h12v3H6z" fill="\#(paint)"/>"#)
        #expect(try build.drawing("g").ink(12, 12) == 1)
    }

    @Test func `a white detail on a colour that contrasts with white is knocked out`() async throws {
        let build = try await made(
            ##"<circle cx="12" cy="12" r="10" fill="#34C759"/><path d="M6 11h12v3H6z" fill="#fff"/>"##)
        #expect(try build.drawing("g").ink(12, 12) == 0)
    }

    @Test(arguments: ["#111827", "currentColor", "#0A64FF"])
    func aWhitePlateIsNotDrawn(ink: String) async throws {
        let build = try await made(#"<path d="M0 0h24v24H0z" fill="white"/>"# + house.replacing("INK", with: ink))
        for name in ["g", "g.fill"] {
            let drawing = try build.drawing(name)
            #expect(drawing.ink(1, 1) == 0 && drawing.ink(12, 12) == 1, "\(name)")
        }
    }

    @Test func `a white area with a dark stroke is empty as outline and solid as fill`() async throws {
        let build = try await made(
            ##"<path d="M4 4h16v16H4z" fill="#fff" stroke="#222" stroke-width="2"/>"##)
        #expect(try build.drawing("g").ink(12, 12) == 0)
        #expect(try build.drawing("g.fill").ink(12, 12) == 1)
    }

    /// The card in front hides the one behind it, and stays apart from it when both are filled.
    @Test func aWhiteCardHidesTheOneBehindIt() async throws {
        let build = try await made(
            """
            <g fill="#fff" stroke="#000" stroke-width="1.5"><rect x="3" y="3" width="13" height="13"/>
            <rect x="8" y="8" width="13" height="13"/></g>
            """)
        #expect(try build.drawing("g").ink(12, 16) == 0 && build.drawing("g").ink(10, 15.9) == 0)
        #expect(try build.drawing("g.fill").ink(5, 5) == 1 && build.drawing("g.fill").ink(14, 14) == 1)
        #expect(try build.drawing("g.fill").ink(5, 12) == 1 && build.drawing("g.fill").ink(7, 12) == 0)
    }

    @Test func aDrawingInWhiteAloneIsDrawn() async throws {
        let build = try await made(#"<circle cx="12" cy="12" r="10" fill="white"/>"#)
        #expect(try build.drawing("g").ink(12, 12) == 1)
    }

    /// Red is seen on black as well: separate white next to it was drawn for dark.
    @Test func whiteNextToAColourThatIsVisibleOnBlackIsDrawn() async throws {
        let build = try await made(
            ##"<path d="M4 8h12v12H4z" fill="#fff"/><circle cx="18" cy="6" r="4" fill="#FF3B30"/>"##)
        #expect(try build.drawing("g").ink(10, 14) == 1)
    }

    @Test func `a white element that a layer names is drawn and not knocked out`() async throws {
        let detail = disc + ##"<path id="bar" d="M6 11h12v3H6z" fill="#fff"/>"##
        for attribute in [#"tint="systemRed""#, #"role="secondary""#] {
            let build = try await made(
                detail, glyph: ##"<glyph name="g"><layer select="#bar" \##(attribute)/></glyph>"##)
            #expect(try build.drawing("g").ink(12, 12) == 1, "\(attribute)")
            #expect(try build.drawing("g").layers.count == 2)
        }
        let original = try await made(detail, glyph: #"<glyph name="g" rendering="original"/>"#)
        #expect(
            try original.drawing("g").layers.map(\.paint) == [.original(.color(.black)), .original(.color(.white))])
        // In the filled form, what a part treats is treated.
        let part = try await made(
            detail, glyph: ##"<glyph name="g" variants="fill"><part select="#bar" fill="drop"/></glyph>"##)
        #expect(try part.drawing("g.fill").ink(12, 12) == 1 && part.drawing("g").ink(12, 12) == 0)
    }

    @Test func `translucent white makes the shape below it fainter`() async throws {
        let build = try await made(disc + ##"<path d="M6 11h12v3H6z" fill="#fff" fill-opacity=".3"/>"##)
        #expect(abs(try build.drawing("g").ink(12, 12) - 0.7) < 1e-9)
        #expect(try build.drawing("g").ink(12, 6) == 1)
    }

    /// White at 60 % of a group lets 40 % of the layers below the group through, and nothing of the layers in it. Ink
    /// above it in the group hides it.
    @Test func `the opacity of a group also applies to the white in it`() async throws {
        let build = try await made(
            disc + ##"<g opacity=".6"><path d="M6 6h12v12H6z" fill="#fff"/><path d="M10 10h4v4h-4z"/></g>"##)
        let drawing = try build.drawing("g")
        #expect(abs(drawing.ink(8, 8) - 0.4) < 1e-9)
        #expect(drawing.ink(12, 12) == 1 && drawing.ink(12, 4) == 1)
        let inner = try await made(
            ##"<g opacity=".6"><circle cx="12" cy="12" r="10"/><path d="M6 6h12v12H6z" fill="#fff"/></g>"##)
        #expect(try inner.drawing("g").ink(12, 12) == 0 && abs(inner.drawing("g").ink(12, 4) - 0.6) < 1e-9)
    }

    @Test func `a dark detail on white is knocked out in a drawing for dark`() async throws {
        let build = try await made(
            disc + ##"<path d="M6 11h12v3H6z" fill="#fff"/>"##, glyph: #"<glyph name="g" dark-source="night.svg"/>"#,
            dark: ##"<circle cx="12" cy="12" r="10" fill="#fff"/><path d="M6 11h12v3H6z"/>"##)
        for appearance in [Appearance.light, .dark] {
            let drawing = try build.drawing("g", appearance)
            #expect(drawing.ink(12, 12) == 0 && drawing.ink(12, 6) == 1, "\(appearance)")
        }
        // A template in black is one for dark, too.
        let template = try await made(
            disc, glyph: #"<glyph name="g" dark-source="night.svg"/>"#,
            dark: disc + ##"<path d="M6 11h12v3H6z" fill="#fff"/>"##)
        #expect(try template.drawing("g", .dark).ink(12, 12) == 0 && template.drawing("g", .dark).ink(12, 6) == 1)
    }

    /// An area that white cuts out of solid ink stays open, with the shapes in it; an outline's inside does not.
    @Test func `a fill keeps the cutouts that white makes in a solid shape`() async throws {
        let build = try await made(
            disc + ##"<circle cx="12" cy="12" r="6" fill="#fff"/><circle cx="12" cy="12" r="3"/>"##)
        let drawing = try build.drawing("g.fill")
        #expect(drawing.ink(12, 12) == 1 && drawing.ink(16.5, 12) == 0 && drawing.ink(20, 12) == 1)
    }
}

/// A dot with a white ring as its clearance, over the corner of a box.
private let ringed = [
    "a.svg": """
    <rect x="3" y="6" width="15" height="15" rx="2" fill="none" stroke="#111" stroke-width="1.5"/>\
    <circle cx="19" cy="5" r="3.25" fill="#EF4444" stroke="white" stroke-width="1.5"/>
    """
]

@Test(arguments: [
    #"rendering="original">"#, #"><layer select="circle" tint="systemRed"/>"#,
]) func `a white stroke around a filled shape is a gap that is not filled`(line: String) async throws {
    let build = try await InMemory(
        #"<glyphs version="1" dark="fill"><glyph name="a" \#(line)</glyph></glyphs>"#, ringed
    ).build()
    #expect(!build.findings.containErrors, "\(build.findings)")
    for appearance in [Appearance.light, .dark] {
        let layers = try build.drawing("a", appearance).layers
        func top(_ x: Double, _ y: Double) -> TintedLayer? { layers.last { $0.path.contains(Point(x, y)) } }
        let (dot, ring) = (try #require(top(19, 5)), top(16, 6.4))
        #expect(dot.paint == (line.contains("original") ? dot.paint : .role("systemRed", opacity: 1)))
        // Where the ring crosses the box, there is neither the box nor the dot.
        #expect(ring == nil || ring?.paint == .original(.color(.white)), "\(appearance)")
        #expect(ring?.path.contains(Point(19, 5)) != true)
        // The box is filled in dark.
        #expect((top(10, 14) != nil) == (appearance == .dark))
    }
}

@Test func `a white element with a tint of its own is drawn`() async throws {
    let drawing = #"<path d="M2 2h20v20H2z" fill="black"/><path class="sign" d="M8 8h8v8H8z" fill="white"/>"#
    let build = try await InMemory(
        #"<glyphs version="1"><glyph name="a"><layer select=".sign" tint="systemRed"/></glyph></glyphs>"#,
        ["a.svg": drawing]
    ).build()
    #expect(try build.drawing("a").layers.last?.paint == .role("systemRed", opacity: 1))
}
