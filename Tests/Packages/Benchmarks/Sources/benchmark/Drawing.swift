import Foundation
import GlyphKit
import PathGeometry

/// A glyph with everything prepared that an operation starts from, so that only the operation is timed.
struct Drawing {
    struct Pen {
        var path: Path
        var style: StrokeStyle
    }

    var name: String
    var glyph: Glyph
    /// The longer side of the view box.
    var extent: Double
    var tolerance: Tolerance
    var pens: [Pen] = []
    var fills: [Path] = []
    /// The `d` of all its paths, to read.
    var data: [[UInt8]] = []
    /// The areas that the pens draw and the fills, all in one path that overlaps itself.
    var pieces = Path()
    /// The same in normal form.
    var area = Path()
    /// A bar across the whole drawing, as a slash is cut out.
    var bar = Path()

    init(_ glyph: Glyph) throws {
        name = glyph.name
        self.glyph = glyph
        extent = max(glyph.viewBox.width, glyph.viewBox.height)
        tolerance = Tolerance(length: Tolerance.standard.length(in: extent))
        for layer in glyph.layers {
            data.append(Array(layer.path.svgData(decimals: 4).utf8))
            if let fill = layer.fill { fills.append(layer.path.normalized(fill.rule, within: tolerance)) }
            if let stroke = layer.stroke { pens.append(Pen(path: layer.path, style: stroke.style)) }
        }
        for pen in pens { pieces.append(try pen.path.strokePieces(pen.style, within: tolerance)) }
        for fill in fills { pieces.append(fill) }
        area = pieces.normalized(within: tolerance)
        let box = glyph.viewBox
        var line = Path()
        line.move(to: Point(box.minX, box.minY))
        line.line(to: Point(box.maxX, box.maxY))
        bar = try line.stroked(StrokeStyle(width: extent / 12), within: tolerance)
    }
}

/// The glyphs of one icon set.
struct DrawingSet {
    var name: String
    var drawings: [Drawing]

    /// Every SVG file of a folder in the order of their names; what cannot be read is left out.
    init(folder: String, name: String) throws {
        self.name = name
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".svg") }
        drawings = files.sorted().compactMap { file in
            try? Drawing(try Glyph(contentsOf: folder + "/" + file))
        }
    }
}
