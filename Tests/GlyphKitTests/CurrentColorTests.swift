import Foundation
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphKit
@testable import GlyphModel
@testable import GlyphReview

private var palette: Palette {
    var palette = GlyphSets.palette
    var text = DynamicColor(Color(bytes: 10, 20, 30))
    text.state(Color(bytes: 240, 230, 220), for: .dark)
    palette.define(CurrentColor.role, as: text)
    return palette
}

/// The current colour at a half, opaque enough to differ from a colour by its alpha.
private let layer = TintedLayer(path: GlyphSets.square(4), paint: .original(.currentColor(opacity: 0.5)))

@Suite struct CurrentColorTests {
    @Test func `currentColor resolves to the label colour in each appearance`() {
        for appearance in Appearance.allCases {
            let shown = CurrentColor.shown(in: appearance, of: palette)
            #expect(shown == palette["label"]?[appearance])
            #expect(CurrentColor.shown(in: appearance, of: Palette()) == .black, "without a palette it is black")
            #expect(layer.paint.resolved(in: appearance, of: palette) == .color(shown.opacity(0.5)))
        }
    }

    /// The sheet, the audit and the page of changes show one colour.
    @Test func `the sheet, the audit and the changes page resolve currentColor alike`() {
        for appearance in Appearance.allCases {
            let color = CurrentColor.shown(in: appearance, of: palette).opacity(0.5)
            #expect(ResolvedPaint(layer, in: appearance, of: palette).fills == [color])
            var drawing = GlyphSets.drawing([])
            drawing.layers = [layer]
            #expect(drawing.resolved(in: appearance, of: palette).layers[0].paint == .original(.color(color)))
        }
    }

    @Test func `currentColor depends on the appearance, and a literal colour does not`() {
        #expect(!layer.paint.isDrawn && !TintedLayer.Paint.role("red", opacity: 1).isDrawn)
        #expect(TintedLayer.Paint.original(.color(.black)).isDrawn)
        #expect(!ResolvedPaint(layer, in: .light, of: palette).isOriginal)
    }

    /// In a drawing by itself it is one ink with what states no paint.
    @Test func `currentColor counts as black within a drawing`() {
        let (current, black) = (GlyphModel.Paint.currentColor(opacity: 1), GlyphModel.Paint.color(.black))
        #expect(current.isPlainInk && black.isPlainInk && !GlyphModel.Paint.color(.white).isPlainInk)
        #expect(current.mean == black.mean && current.colors == black.colors)
    }

    /// The meaning of the current colour is written down in one file: the others ask.
    @Test func `only CurrentColor defines the value of currentColor`() throws {
        let paths = try Repository.files(in: "Sources", ending: ".swift")
        let telling = try paths.filter { path in
            let text = try Repository.text(path)
            // A case that answers with a colour, or a search in the palette by the name of text's colour.
            return text.contains(/\.currentColor(\([^)]*\))?:\s*(return )?(\.black|\[?\(?palette\[|Color\.)/)
                || text.contains(/palette\["label"\]/)
        }
        #expect(telling == [])
        #expect(paths.contains { $0.hasSuffix("CurrentColor.swift") })
    }
}
