import Foundation
import GlyphKit
import Markup
import PathGeometry
import Support
import Testing

/// The properties of random paths hold for every drawing of real icon sets.
@Suite(.long)
struct IconSetGeometryTests {
    /// A drawing's layers as areas that may overlap, and how far a result may lie from the exact one.
    private func forEachDrawing(
        of set: IconSet, _ body: (_ name: String, _ pieces: Path, _ tolerance: Double) throws -> Void
    ) throws {
        for file in set.files {
            let source = try SourceFile.read(path: file.path)
            let glyph = try GlyphReader.read(source, name: "x").glyph
            let tolerance = Tolerance.standard.length(in: glyph.viewBox.extent)
            var pieces = Path()
            for layer in glyph.layers {
                if let fill = layer.fill { pieces.append(layer.path.normalized(fill.rule, tolerance: tolerance)) }
                if let stroke = layer.stroke {
                    pieces.append(try layer.path.strokePieces(stroke.style, tolerance: tolerance))
                }
            }
            try body(file.path, pieces, tolerance)
        }
    }

    @Test(arguments: IconSet.all) func `the union of the paths of an icon contains the points of each path`(
        set: IconSet
    ) throws {
        try forEachDrawing(of: set) { name, pieces, tolerance in
            guard let box = pieces.bounds else { return }
            let union = pieces.normalized(tolerance: tolerance)
            let chords = (FlatPath(pieces, tolerance: tolerance / 2), FlatPath(union, tolerance: tolerance / 2))
            var generator = SeededGenerator(seed: 1)
            for _ in 0..<60 {
                let point = Point(
                    .random(in: box.minX...box.maxX, using: &generator),
                    .random(in: box.minY...box.maxY, using: &generator))
                if chords.0.contains(point) == chords.1.contains(point) { continue }
                #expect(pieces.nearest(to: point)?.distance ?? 0 < 4 * tolerance, "\(name) at \(point)")
            }
        }
    }

    @Test(arguments: IconSet.all) func operationsKeepTheIdentities(set: IconSet) throws {
        try forEachDrawing(of: set) { name, pieces, tolerance in
            let area = pieces.normalized(tolerance: tolerance)
            guard let box = area.bounds else { return }
            let bound = 4 * tolerance * (area.length + 3 * box.extent)
            var bar = Path()
            bar.move(to: Point(box.minX, box.minY))
            bar.line(to: Point(box.maxX, box.maxY))
            bar = try bar.stroked(StrokeStyle(width: box.extent / 12), tolerance: tolerance)
            func result(_ operation: BooleanOperation) -> Double {
                area.combined(with: bar, by: operation, tolerance: tolerance).area
            }
            let (union, both, rest) = (result(.union), result(.intersection), result(.difference))
            #expect(abs(union + both - area.area - bar.area) < bound, "\(name)")
            #expect(abs(rest + both - area.area) < bound, "\(name)")
            #expect(abs(result(.exclusiveOr) - union + both) < bound, "\(name)")
            #expect(area.combined(with: area, by: .difference, tolerance: tolerance).isEmpty, "\(name)")
            let again = area.normalized(tolerance: tolerance)
            #expect(abs(again.area - area.area) < bound, "\(name)")
        }
    }

    @Test(arguments: IconSet.all) func operationsFollowATransform(set: IconSet) throws {
        let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, e: 3.1, f: -2.2)
        let mirror = Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0)
        try forEachDrawing(of: set) { name, pieces, tolerance in
            let area = pieces.normalized(tolerance: tolerance)
            guard let box = area.bounds else { return }
            let bound = 4 * tolerance * (area.length + box.extent)
            let turned = pieces.transformed(by: turn).normalized(tolerance: tolerance)
            #expect(abs(turned.area - area.area) < bound, "\(name)")
            // A mirror image winds the other way.
            let mirrored = pieces.transformed(by: mirror).normalized(tolerance: tolerance)
            #expect(abs(mirrored.area - area.area) < bound, "\(name)")
        }
    }

    @Test(arguments: IconSet.all) func `path data of icons is read back unchanged`(set: IconSet) throws {
        try forEachDrawing(of: set) { name, pieces, tolerance in
            let rounded = try Path(svg: pieces.svgData(decimals: 5))
            let again = try Path(svg: rounded.svgData(decimals: 5))
            #expect(again == rounded, "\(name)")
        }
    }
}
