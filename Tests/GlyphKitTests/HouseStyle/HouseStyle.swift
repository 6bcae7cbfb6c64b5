import GlyphKit
import GlyphModel
import PathGeometry

/// The rules of our own drawings, as they are written at the head of `Glyphs/manifest.xml`, measured.
struct HouseStyle {
    /// The length of its longest side, in units: 20, but for the marks and the squares that would look large there.
    var size = 20.0

    /// How a drawing breaks the rules, in words; empty if it keeps them.
    func faults(of glyph: Glyph) throws -> [String] {
        let tolerance = 0.002
        let ink = Path.union(
            try glyph.outlined().layers.map { ($0.path, FillRule.nonzero) }, tolerance: tolerance)
        guard let bounds = ink.bounds else { return ["it is empty"] }
        return widths(of: glyph, ink) + grid(of: glyph) + frame(bounds) + gaps(of: ink, tolerance: tolerance)
    }

    /// Lines are two units wide. A stroke around a fill only rounds it; what was drawn as areas with holes is measured.
    private func widths(of glyph: Glyph, _ ink: Path) -> [String] {
        let strokes = glyph.layers.filter { $0.fill == nil }.compactMap(\.stroke?.style.width)
        let lines = strokes.filter { abs($0 - 2) > 1e-9 }.map { "a line is \(text($0)) wide" }
        guard strokes.isEmpty, ink.subpaths.contains(where: { $0.area < 0 }),
            let width = FlatPath(ink, tolerance: 0.01).estimatedStrokeWidth()
        else { return lines }
        return abs(width - 2) < 0.05 ? lines : lines + ["its lines are about \(text(width)) wide"]
    }

    /// Upright and level lines are at quarters of a unit, so that they are sharp at 24, 48 and 96 points.
    private func grid(of glyph: Glyph) -> [String] {
        let lines = glyph.layers.flatMap(\.path.subpaths).flatMap(\.segments).compactMap { segment -> Line? in
            if case .line(let line) = segment { line } else { nil }
        }
        return lines.flatMap { line -> [String] in
            let along = line.end - line.start
            // Shorter ones join the curves of a corner.
            if max(abs(along.x), abs(along.y)) < 2 { return [] }
            let places = (abs(along.x) < 1e-9 ? [line.start.x] : []) + (abs(along.y) < 1e-9 ? [line.start.y] : [])
            return places.filter { abs(($0 * 4).rounded() - $0 * 4) > 1e-6 }.map {
                "a line is off the grid, at \(text($0))"
            }
        }
    }

    /// Two units of air all round, into which a point or a curve may reach by a quarter; and one size for all.
    private func frame(_ ink: Rect) -> [String] {
        let air = min(min(ink.minX, ink.minY), min(24 - ink.maxX, 24 - ink.maxY))
        let side = max(ink.maxX - ink.minX, ink.maxY - ink.minY)
        return (air < 1.75 ? ["it leaves \(text(air)) units of air"] : [])
            + (abs(side - size) > 0.04 * size ? ["it is \(text(side)) units large, not \(text(size))"] : [])
    }

    /// Parts that do not touch are two units apart; where little space is left, 1.75. A twentieth is for curves.
    private func gaps(of ink: Path, tolerance: Double) -> [String] {
        let (tree, flat) = (ContourTree(ink), FlatPath(ink, tolerance: tolerance))
        let parts = tree.nodes.indices.filter { !tree.nodes[$0].isHole }.map {
            flat.selecting([$0] + tree.nodes[$0].children)
        }
        return parts.indices.flatMap { index in
            parts[..<index].compactMap { $0.distance(to: parts[index], within: 1.7) }.map {
                "two parts are \(text($0)) apart"
            }
        }
    }

    /// To a hundredth, without needless zeros.
    private func text(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        return rest == 0
            ? "\(whole)" : rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
    }
}
