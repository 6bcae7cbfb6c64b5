import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

@testable import GlyphKit

@Suite struct LayerGroupingTests {
    private let place = SourceFile.Location(path: "glyph.svg", line: 1, column: 1)

    private func glyph(_ layers: (Path, GlyphKit.Paint)...) -> Glyph {
        Glyph(
            name: "glyph", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
            layers: layers.map { Layer(path: $0.0, fill: Fill($0.1), location: place) })
    }

    /// The library fills a glyph as a build does.
    @Test func blackNextToTheCurrentColourIsOneShape() throws {
        var frame = Path.rectangle(2, 2, 20, 20)
        frame.append(Path.rectangle(4, 4, 16, 16).reversed)
        let glyph = glyph((frame, .color(.black)), (.rectangle(8, 8, 8, 8), .currentColor(opacity: 1)))
        let own = try glyph.filled(style: .knockout, tolerance: .standard).layers
        let tint = Tinting.monochrome
        let built = try glyph.filled(style: .knockout, tolerance: .standard, isTogether: tint.joins).layers
        #expect(own == built)
        #expect(own.count == 1 && !own[0].path.contains(Point(12, 12)), "the detail is knocked out")
    }

    @Test func `layers of one paint do not merge across a layer of another paint`() throws {
        let red = GlyphKit.Paint.color(Color(bytes: 255, 0, 0))
        let glyph = glyph(
            (.rectangle(2, 2, 20, 20), .color(.black)), (.rectangle(6, 6, 12, 12), red),
            (.rectangle(10, 10, 4, 4), .color(.black)))
        let layers = try glyph.filled(style: .knockout, tolerance: .standard).layers
        let top = try #require(layers.last { $0.path.contains(Point(12, 12)) })
        #expect(top.paint == .color(.black))
    }

    @Test func whereNothingIsBetweenThemLayersOfOnePaintAreOneShape() throws {
        let red = GlyphKit.Paint.color(Color(bytes: 255, 0, 0))
        let glyph = glyph(
            (.rectangle(2, 2, 4, 4), .color(.black)), (.rectangle(12, 12, 4, 4), red),
            (.rectangle(4, 4, 4, 4), .color(.black)))
        #expect(try glyph.filled(style: .knockout, tolerance: .standard).layers.count == 2)
    }
}

extension Path {
    fileprivate var reversed: Path { Path(subpaths.map(\.reversed)) }
}
