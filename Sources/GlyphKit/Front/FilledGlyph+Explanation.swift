public import GlyphDerivation
internal import GlyphModel
public import Markup
public import PathGeometry

extension FilledGlyph {
    /// Lines that are part of a filled shape, and could be cut out of it by a part at the point of one.
    public func keptLines() -> [FillDecision] {
        decisions.filter { $0.reason.isOfLine && $0.outcome == .kept }
    }

    /// Points in open counters, which could be read as interiors: a part at one of them fills it. In the coordinates of
    /// the glyph's view box.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    public func openCounters() throws(Findings) -> [Point] {
        let outline = try glyph.outlined(shape.tinting.knockout(of: glyph, []), tolerance: shape.tolerance)
        return glyph.openRooms(in: outline, tolerance: shape.tolerance.length(in: glyph.viewBox.extent))
            .filter { point in !layers.contains { $0.path.contains(point) } }
    }

    /// All of it for people, a line for each point: `12 9: filled: REASON`.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    package func explanation() throws(Findings) -> [String] {
        let lines = decisions.map { decision in
            let place = decision.point.map(FillChoice.coordinates(of:)) ?? "-"
            return "\(place): \(decision.outcome.rawValue): \(decision.reason.text)"
        }
        return lines + (try openCounters()).map { FillChoice.coordinates(of: $0) + ": open: an open counter" }
    }
}
