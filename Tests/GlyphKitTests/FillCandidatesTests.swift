import FillSupport
import Markup
import PathGeometry
import SetSupport
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

@Suite struct FillCandidatesTests {
    private func glyph(_ body: String, form: String = "") throws -> Glyph {
        let text = UncertainDrawings.svg(body).replacing("<svg", with: "<svg \(form)")
        return try GlyphReader.read(SourceFile(path: "one.svg", text: text), name: "one").glyph
    }

    private func uncertainty(_ drawing: String...) throws -> Double {
        try stroked(drawing).filled(style: .knockout, tolerance: .standard).uncertainty
    }

    @Test(arguments: UncertainDrawings.all.map(\.1), FillStyle.named.map(\.name))
    func theyDifferFromTheFillAndFromEachOther(body: String, name: String) throws {
        let style = try #require(FillStyle.named.first { $0.name == name }?.style)
        let glyph = try glyph(body)
        let found = try candidates(glyph, style)
        #expect((1...8).contains(found.count))
        let fill = try glyph.filled(style: style, tolerance: .standard)
        let grids = ([fill.layers] + found.map(\.layers)).map { SampleGrid($0.map(\.path), in: glyph.viewBox) }
        for index in grids.indices {
            #expect(grids[..<index].allSatisfy { $0.overlap(with: grids[index]) < 0.99 }, "\(found[index - 1].choice)")
        }
    }

    /// Styles that are left out because no decision depended on them give the same picture.
    @Test(arguments: UncertainDrawings.all.map(\.1))
    func aStyleThatNothingDependsOnChangesNothing(body: String) throws {
        let glyph = try glyph(body)
        let found = try candidates(glyph)
        if found.count == 8 { return }
        func grid(_ layers: [OutlinedLayer]) -> SampleGrid { SampleGrid(layers.map(\.path), in: glyph.viewBox) }
        let seen =
            try [grid(glyph.filled(style: .knockout, tolerance: .standard).layers)] + found.map { grid($0.layers) }
        var others: [FillStyle] = [.silhouette]
        others += FillStyle.Lines.allCases.map { lines in FillStyle(lines: lines, panels: .strip) }
        others += FillStyle.Rings.allCases.map { rings in FillStyle(rings: rings, panels: .strip) }
        others += FillStyle.Handles.allCases.map { handles in FillStyle(handles: handles, panels: .strip) }
        others += FillStyle.Panels.allCases.map { panels in FillStyle(panels: panels) }
        others += [FillStyle(gaps: .open, panels: .strip)]
        for other in others where other.lines != .fold && other.rings != .person {
            let own = grid(try glyph.filled(style: other, tolerance: .standard).layers)
            #expect(seen.contains { $0.overlap(with: own) >= 0.99 }, "\(other)")
        }
    }

    @Test func aFilledFormHasNoneAndIsCertain() throws {
        let film = try glyph(UncertainDrawings.ruler, form: "data-form=\"fill\"")
        #expect(try candidates(film).isEmpty)
        #expect(try film.filled(style: .knockout, tolerance: .standard).uncertainty == 0)
    }

    @Test func facesLinesAndRingsRaiseTheUncertainty() throws {
        let box = "M4 3h16v18H4z"
        let plain = try uncertainty(box)
        let halved = try uncertainty(box, "M4 12h16")
        let lined = try uncertainty(box, "M4 9h16", "M4 15h16")
        #expect(plain < halved && halved < lined)
        #expect(try plain < uncertainty(box, "M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z"))
    }

    @Test(arguments: UncertainDrawings.all.map(\.1))
    func strokesAndAreasAreEquallyUncertain(body: String) throws {
        let glyph = try glyph(body)
        let (strokes, areas) = (
            try glyph.filled(style: .knockout, tolerance: .standard).uncertainty,
            try expanded(glyph).filled(style: .knockout, tolerance: .standard).uncertainty
        )
        #expect(abs(strokes - areas) < 0.02)
    }
}
