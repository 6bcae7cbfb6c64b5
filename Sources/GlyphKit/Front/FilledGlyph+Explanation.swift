public import GlyphDerivation
internal import GlyphModel
public import Markup
public import PathGeometry

extension FilledGlyph {
    /// Lines that are part of a body now, and could be cut out of it: a part at the point of one does that. It costs
    /// one fill more.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    public func keptLines() throws(Findings) -> [FillDecision] {
        var cutting = style
        cutting.lines = .cut
        let cut = try glyph.filled(cutting, parts: parts, for: shape.tinting, within: shape.tolerance).decisions
        return cut.filter { line in line.reason.isOfLine && !decisions.contains { $0.contour == line.contour } }
            .map { $0.with(.kept) }
    }

    /// Points in rooms that are open, though one might take them for insides: a part at one of them closes it. In the
    /// coordinates of the glyph's view box.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    public func openRooms() throws(Findings) -> [Point] {
        let outline = try glyph.outlined(shape.tinting.knockout(of: glyph, []), tolerance: shape.tolerance)
        return glyph.openRooms(in: outline, tolerance: shape.tolerance.length(in: glyph.viewBox.extent))
            .filter { point in !layers.contains { $0.path.contains(point) } }
    }

    /// All of it for people, a line each: `12 9: filled: the inside of a body`.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    package func explanation() throws(Findings) -> [String] {
        let lines = (decisions + (try keptLines())).map { decision in
            let place = decision.point.map(FillChoice.coordinates(of:)) ?? "-"
            return "\(place): \(decision.outcome.rawValue): \(decision.reason.text)"
        }
        return lines + (try openRooms()).map { FillChoice.coordinates(of: $0) + ": open: room that nothing closes" }
    }
}
