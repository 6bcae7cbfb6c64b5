import GlyphKit
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

private let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24""#
private let lines =
    #"fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round""#
private let dial = #"<circle id="ring" cx="12" cy="12" r="9"/><path id="hand" d="M12 8v4l3 2"/>"#

private func source(_ content: String, _ attributes: String = lines) -> SourceFile {
    SourceFile(path: "drawings/dial.svg", text: "\(head) \(attributes)>\(content)</svg>")
}

/// The use of the library by a program with one glyph.
@Suite(.takesTurns) struct GlyphFrontTests {
    @Test func aGlyphIsCalledByItsFile() throws {
        #expect(try Glyph(source(dial)).name == "dial")
        #expect(try Glyph(source(dial), name: "clock").name == "clock")
    }

    @Test func `reading a faulty drawing throws findings with a location and a hint`() throws {
        let faults = #expect(throws: Findings.self) { try Glyph(source(#"<path d="M1 1 L"/>"#)) }
        let fault = try #require(faults?.diagnostics.first)
        #expect(fault.location?.path == "drawings/dial.svg" && fault.location?.line == 1 && fault.severity == .error)
        let missing = #expect(throws: Findings.self) { try Glyph(contentsOf: "nowhere/dial.svg") }
        #expect(missing?.diagnostics.map(\.id) == ["file-unreadable"])
    }

    @Test func `reading a glyph reports the content that it leaves out as warnings`() throws {
        let glyph = try Glyph(source(dial + "<?app note?>"))
        #expect(!glyph.warnings.diagnostics.isEmpty && !glyph.warnings.containErrors)
        #expect(glyph.warnings.diagnostics.allSatisfy { $0.location?.path == "drawings/dial.svg" })
        #expect(try Glyph(source(dial)).warnings.diagnostics.isEmpty)
    }

    @Test func `the decisions of a fill have a reason, an outcome and a point`() throws {
        let filled = try Glyph(source(dial)).filled()
        let body = try #require(filled.decisions.first { $0.outcome == .filled })
        #expect(body.reason == .inside)
        let point = try #require(body.point)
        #expect(filled.layers.contains { $0.path.contains(point) })
        #expect(filled.decisions.contains { $0.outcome == .cut })
    }

    /// The point of a decision is one that `parts` takes.
    @Test func thePointOfADecisionNamesItsContour() throws {
        let glyph = try Glyph(source(dial))
        let point = try #require(try glyph.filled().decisions.first { $0.outcome == .filled }?.point)
        let open = try glyph.filled(parts: [PartOverride(target: .region(x: point.x, y: point.y), treatment: .line)])
        #expect(!open.layers.contains { $0.path.contains(point) })
    }

    @Test func alternativesCanBeTintedAndWritten() throws {
        let glyph = try Glyph(source(##"<path d="M3 6h18v12H3z"/><path id="flap" d="M3 7l9 6 9-6"/>"##))
        let filled = try glyph.filled(.silhouette)
        #expect((0...1).contains(filled.uncertainty))
        let other = try #require(filled.alternatives.first)
        #expect((0...1).contains(other.likelihood) && !other.text.isEmpty)
        let drawing = try filled.shapes(of: [other])[0].tinted("systemRed")
        #expect(try drawing.svg(palette: .system(.ios26)) != filled.tinted("systemRed").svg(palette: .system(.ios26)))
    }

    @Test func `a tint that the palette does not define is an error`() throws {
        let drawing = try Glyph(source(dial)).filled().tinted("systemRde")
        let faults = #expect(throws: Findings.self) { try drawing.svg(.dark, palette: .system(.ios26)) }
        #expect(faults?.diagnostics.map(\.id) == ["unknown-color"])
        #expect(faults?.diagnostics.first?.hint == "did you mean 'systemRed'?")
    }

    @Test func colorsFollowTheAppearanceTheyAreWrittenIn() throws {
        let drawing = try Glyph(source(dial)).filled().tinted("systemRed")
        let palette = Palette.system(.ios26)
        for appearance in [Appearance.light, .dark, .lightHigh, .darkHigh] {
            let value = try #require(palette["systemRed"]?[appearance]).hex
            #expect(try drawing.svg(appearance, palette: palette).contains(value))
        }
    }

    @Test func `a filled form that is read again is recognised and not changed`() throws {
        let text = try Glyph(source(dial)).filled().svg()
        let again = try Glyph(SourceFile(path: "dial.svg", text: text))
        #expect(again.isFilled)
        #expect(try again.filled().svg() == text)
        #expect(try !Glyph(source(dial)).outlined(for: .original).svg().contains("data-form"))
    }

    /// A part with a colour of its own is a layer of its own.
    @Test func anElementCanHaveAColorOfItsOwn() throws {
        let tinting = Tinting(layers: [LayerOverride(selector: Selector([.id("hand")]), tint: "systemBlue")])
        let drawing = try Glyph(source(dial)).outlined(for: tinting).tinted("systemRed")
        let paints = drawing.layers.map(\.paint)
        #expect(paints == [.role("systemRed", opacity: 1), .role("systemBlue", opacity: 1)])
    }

    @Test func aSelectorThatNamesNothingIsAnError() throws {
        let glyph = try Glyph(source(dial))
        let tinting = Tinting(layers: [LayerOverride(selector: Selector([.id("hnad")]), tint: "systemBlue")])
        let part = PartOverride(target: .elements(Selector([.id("hnad")])), treatment: .cut)
        for make in [{ try glyph.outlined(for: tinting) }, { try glyph.filled(parts: [part]).shape }] {
            let faults = #expect(throws: Findings.self) { _ = try make() }
            #expect(faults?.diagnostics.map(\.id) == ["selector-matches-nothing"])
        }
        let outside = PartOverride(target: .region(x: 1, y: 1), treatment: .solid)
        let faults = #expect(throws: Findings.self) { try glyph.filled(parts: [outside]) }
        #expect(faults?.diagnostics.map(\.id) == ["point-names-nothing"])
    }

    /// A program and a manifest get the same pictures of the same drawing, colours of its own and white included.
    @Test(arguments: [
        dial, ##"<circle fill="#000" stroke="none" cx="12" cy="12" r="9"/><path stroke="#fff" d="M8 12l3 3 5-5"/>"##,
        ##"<path stroke="#d33" d="M4 4h16v16H4z"/><circle fill="#36c" stroke="none" cx="12" cy="12" r="3"/>"##,
    ])
    func aManifestGivesTheSamePictures(content: String) async throws {
        let build = try await InMemory(
            #"<glyphs version="1"><glyph name="dial" source="dial.svg" tint="systemRed" dark="fill"/></glyphs>"#,
            ["dial.svg": "\(head) \(lines)>\(content)</svg>"]
        ).build()
        let glyph = try Glyph(source(content))
        let palette = Palette.system(.ios26)
        // Layers of one colour are one area here, which is not known to be opaque.
        let (light, expected) = (try glyph.outlined().tinted("systemRed"), try build.drawing("dial"))
        for number in 0..<48 * 48 {
            let (x, y) = (Double(number % 48) / 2 + 0.13, Double(number / 48) / 2 + 0.17)
            #expect((light.ink(x, y) > 0.5) == (expected.ink(x, y) > 0.5), "\(x) \(y)")
        }
        #expect(light.layers.map(\.paint) == [.role("systemRed", opacity: 1)])
        var dark = try glyph.filled().tinted("systemRed")
        dark.form = nil
        #expect(try dark.svg(.dark, palette: palette) == build.drawing("dial", .dark).svg(.dark, palette: palette))
    }
}
