import Foundation
import FillSupport
import Markup
import PathGeometry
import SetSupport
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

@Suite struct FillAlternativesTests {
    private func glyph(_ body: String, form: String = "") throws -> Glyph {
        let text = PlainDrawing.svg(body).replacing("<svg", with: "<svg \(form)")
        return try GlyphReader.read(SourceFile(path: "one.svg", text: text), name: "one").glyph
    }

    private func uncertainty(_ drawing: String...) throws -> Double {
        try stroked(drawing).filled(style: .knockout, tolerance: .standard).uncertainty
    }

    /// Drawn, though they are distinguished without drawing them.
    @Test(arguments: UncertainDrawings.all.map(\.1), FillStyle.named.map(\.name))
    func `alternatives differ from the fill and from each other`(body: String, name: String) throws {
        let style = try #require(FillStyle.named.first { $0.name == name }?.style)
        let glyph = try glyph(body)
        let found = try alternatives(glyph, style)
        #expect((1...6).contains(found.count))
        let fill = try glyph.filled(style: style, tolerance: .standard)
        let grids = ([fill.layers] + found.map(\.layers)).map { SampleGrid($0.map(\.path), in: glyph.viewBox) }
        for index in grids.indices {
            #expect(
                grids[..<index].allSatisfy { $0.overlap(with: grids[index]) < 0.99 },
                "\(found[index - 1].alternative.text)")
        }
    }

    @Test func `alternatives are in the order of their likelihood`() throws {
        let found = try alternatives(glyph(UncertainDrawings.ruler)).map(\.alternative)
        #expect(found.map(\.likelihood) == found.map(\.likelihood).sorted(by: >))
        #expect(found.allSatisfy { (0...1).contains($0.likelihood) } && found.reduce(0) { $0 + $1.likelihood } < 1)
    }

    @Test func `alternatives describe their difference and the manifest line for it`() throws {
        func texts(_ drawing: String...) throws -> [String: String] {
            let found = try alternatives(stroked(drawing)).map(\.alternative)
            return Dictionary(uniqueKeysWithValues: found.map { ($0.text, $0.manifest(insteadOf: .knockout)) })
        }
        let cabinet = try texts("M4 3H20V21H4Z", "M4 9H20")
        #expect(cabinet["upper face open"]?.wholeMatch(of: /<part at="[0-9. ]+" fill="line"\/>/) != nil)
        #expect(cabinet["lower face open"] != nil)
        let ring = try texts("M4 3H20V21H4Z", "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z")
        #expect(ring["middle ring clear"] == "rings=\"clear\"")
        #expect(ring["middle detail filled"] == "fill-style=\"silhouette\"")
        #expect(ring["outline"] == "<appearance style=\"dark\" form=\"outline\"/>")
        #expect(try texts("M4 20V8H20V20", "M9 20V8").keys.contains { $0.hasSuffix("open counter closed") })
    }

    /// Several points are several lines of the manifest.
    @Test func `one alternative opens all faces of the same size`() throws {
        let glyph = try stroked("M2 3H22V21H2Z", "M7 3V21", "M17 3V21")
        let both = try #require(try alternatives(glyph).first { $0.alternative.text == "2 faces open" })
        let line = both.alternative.manifest(insteadOf: .knockout)
        #expect(line.ranges(of: "<part ").count == 2)
        let ink = both.layers.reduce(into: Path()) { $0.append($1.path) }
        #expect(ink.contains(Point(12, 12)) && !ink.contains(Point(4.5, 12)) && !ink.contains(Point(19.5, 12)))
    }

    @Test func `a drawing that is a filled form has no alternatives and no uncertainty`() throws {
        let film = try glyph(UncertainDrawings.ruler, form: "data-form=\"fill\"")
        #expect(try alternatives(film).isEmpty)
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

@Suite(.takesTurns) struct ForetoldAlternativesTests {
    /// They are found without drawing them: of 500, at most ten look like the fill or like a likelier one when drawn.
    @Test(
        .longOverWholeIconSets(since: "a share of all alternatives in a set is counted"), arguments: IconSet.whole)
    func `nearly all alternatives of icon sets differ when they are drawn`(set: IconSet) throws {
        var (count, alike) = (0, [String]())
        for file in set.outlines {
            let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
            func grid(_ layers: [OutlinedLayer]) -> SampleGrid { SampleGrid(layers.map(\.path), in: glyph.viewBox) }
            var seen = [grid(try glyph.filled(style: .knockout, tolerance: .standard).layers)]
            for drawn in try alternatives(glyph) {
                count += 1
                let own = grid(drawn.layers)
                if seen.contains(where: { $0.overlap(with: own) > 0.99 }) {
                    alike.append("\(file.lastPathComponent): \(drawn.alternative.text)")
                }
                seen.append(own)
            }
        }
        #expect(alike.count <= max(1, count / 50), "\(alike.count) of \(count): \(alike)")
    }
}
