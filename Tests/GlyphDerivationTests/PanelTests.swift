import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

private let window = ["M3 3H21V21H3Z", "M3 8H21"]
private let strip = FillStyle(panels: .strip)

@Suite struct PanelTests {
    @Test(arguments: [false, true]) func aWindowStaysOpenBelowItsTitleBar(isExpanded: Bool) throws {
        let drawn = try stroked(window + ["M8 14H14"])
        let glyph = isExpanded ? try expanded(drawn) : drawn
        let filled = try fill(glyph, strip)
        #expect(filled.contains(Point(12, 5.5)) && !filled.contains(Point(12, 18)))
        #expect(filled.contains(Point(10, 14)), "what it shows stays as it was drawn")
        let reasons = try glyph.filled(style: strip, tolerance: .standard).decisions.map(\.reason)
        #expect(reasons.contains(.panel))
    }

    @Test func `the style decides whether the title bar or the pane of a window is filled`() throws {
        let glyph = try stroked(window)
        let (bar, pane) = (Point(12, 5.5), Point(12, 16))
        let panel = try fill(glyph, FillStyle(panels: .panel))
        #expect(!panel.contains(bar) && panel.contains(pane))
        for style in [FillStyle(panels: .both), .silhouette] {
            #expect(try fill(glyph, style).contains(bar) && fill(glyph, style).contains(pane))
        }
        #expect(try alternatives(glyph).contains { $0.alternative.text == "lower face open" })
        let choices = try alternatives(glyph, strip).map { $0.alternative.manifest(insteadOf: strip) }
        #expect(choices.contains("panels=\"both\""))
        #expect(try fill(glyph, strip, [(pane, .solid)]).contains(pane), "a part outweighs the style")
    }

    /// As the trays of some sets are: the line goes round below the panel's bottom.
    @Test func `the open panel of a tray ends where the line bends around it`() throws {
        let filled = try fill(try stroked("M3 3H21V21H3Z", "M3 14.5H8.2A4 4 0 0 0 15.8 14.5H21"), strip)
        #expect(!filled.contains(Point(12, 8)) && filled.contains(Point(6, 18)))
    }

    @Test func `the screen of a telephone is not filled`() throws {
        let filled = try fill(try stroked("M7 2H17V22H7Z", "M7 5H17", "M7 19H17", width: 1.5), strip)
        #expect(!filled.contains(Point(12, 12)) && filled.contains(Point(12, 3.5)) && filled.contains(Point(12, 20.5)))
        // Columns next to a pane, and lines on a square box, are not strips.
        for box in [["M2 7H22V17H2Z", "M5 7V17", "M19 7V17"], ["M2 3H22V21H2Z", "M2 6H22", "M2 18H22"]] {
            #expect(try fill(stroked(box, width: 1.5), strip).contains(Point(12, 12)))
        }
    }

    /// The part of the panel that a badge leaves is less than half of its frame.
    @Test func aBadgeBeforeAPanelLeavesItOpen() throws {
        let window = "M12.5 21H3V4H21V9.5"
        let filled = try fill(try stroked(window, "M3 8H21", "M17.5 13V22M13 17.5H22", width: 1.5), strip)
        #expect(!filled.contains(Point(8, 14)) && filled.contains(Point(8, 6)))
    }

    @Test func `a pane next to a sidebar is not filled`() throws {
        for bar in ["M8 3V21", "M16 3V21"] {
            let filled = try fill(try stroked(window[0], bar), strip)
            #expect(!filled.contains(Point(12, 12)) && filled.contains(Point(bar == "M8 3V21" ? 5.5 : 18.5, 12)))
        }
    }

    @Test(arguments: [
        ["M3 3H21V21H3Z", "M3 14H8L10 17H14L16 14H21"], ["M3 3H21V21H3Z", "M3 14H8V21", "M21 14H16V21"],
    ])
    func `the content of a tray is visible in an open panel`(data: [String]) throws {
        let filled = try fill(try stroked(data), strip)
        #expect(!filled.contains(Point(12, 8)) && !filled.contains(Point(12, 14)))
        #expect(filled.contains(Point(5.5, 17.5)) && filled.contains(Point(18.5, 17.5)))
    }
}
