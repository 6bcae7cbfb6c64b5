public import Markup
public import PathGeometry

/// A fill with what else it could have been.
public struct FillCandidates: Sendable {
    public struct Alternative: Sendable {
        public var choice: FillChoice
        public var layers: [OutlinedLayer]
    }

    /// The fill that the style gives.
    public var layers: [OutlinedLayer]
    /// At most eight others that look different from it and from each other, the likelier first.
    public var alternatives: [Alternative]
    /// How likely a designer would have drawn something else, 0 … 1. No probability of a set that is not
    /// known: good for ranking its glyphs.
    public var doubt: Double
}

extension Glyph {
    /// The filled form, with its doubt and its alternatives. Costs about a dozen fills.
    ///
    /// - Throws: what `outlined` throws.
    public func fillCandidates(
        style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool = { $0.isOneInk(with: $1) }
    ) throws(Findings) -> FillCandidates {
        fillCandidates(
            of: try outlined(.ofOneInk(in: self, parts), tolerance: tolerance), style: style, parts: parts,
            tolerance: tolerance, isTogether: isTogether)
    }

    /// The same from the glyph's outline, where that is known.
    func fillCandidates(
        of outline: [OutlinedLayer], style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    ) -> FillCandidates {
        func fill(_ style: FillStyle, _ parts: [PartOverride]) -> [OutlinedLayer] {
            filled(outline, style, parts: parts, tolerance: tolerance, isTogether: isTogether).layers
        }
        let layers = fill(style, parts)
        let chosen = InkGrid(layers, in: viewBox)
        var seen = [chosen]
        var alternatives: [FillCandidates.Alternative] = []
        var doubt = FillDoubt(style: style)

        func offer(_ choice: FillChoice, _ layers: [OutlinedLayer]) {
            let grid = InkGrid(layers, in: viewBox)
            // Within one part in a hundred, two fills look the same.
            guard alternatives.count < 8, seen.allSatisfy({ $0.overlap(with: grid) < 0.99 }) else { return }
            seen.append(grid)
            doubt.count(choice, difference: 1 - chosen.overlap(with: grid))
            alternatives.append(FillCandidates.Alternative(choice: choice, layers: layers))
        }

        for other in style.alternatives {
            offer(.style(other), fill(other, parts))
        }
        offer(.outline, outline)
        for region in regions(of: outline, style, tolerance) {
            let part = PartOverride(
                target: .region(x: region.point.x, y: region.point.y), treatment: region.treatment,
                location: SourceFile.Location(path: name, line: 1, column: 1))
            offer(.region(region.point, region.treatment), fill(style, parts + [part]))
        }
        return FillCandidates(layers: layers, alternatives: alternatives, doubt: doubt.value)
    }

    /// The largest regions that could be treated the other way: filled holes kept open, open ones filled, and rooms
    /// closed that have a mouth.
    private func regions(
        of outline: [OutlinedLayer], _ style: FillStyle, _ tolerance: Tolerance
    ) -> [(point: Point, treatment: PartOverride.Treatment)] {
        let length = tolerance.length(in: viewBox.extent)
        let (ink, width) = figure(of: outline, tolerance: length)
        let filling = Filling(
            ink: ink, strokeWidth: width, style: style, regions: [], tolerance: length)
        let holes = filling.holes.prefix(6).compactMap { hole in
            hole.point(tolerance: length * 8).map { (point: $0, isFilled: hole.outcome == .filled) }
        }
        let rooms = OpenRoom.rooms(in: ink, strokeWidth: width).prefix(2).compactMap { $0.innerPoint(in: ink) }
        return rooms.map { ($0, .solid) } + holes.map { ($0.point, $0.isFilled ? .line : .solid) }
    }

    /// Points in rooms that are open, though one might take them for insides.
    func openRooms(in outline: [OutlinedLayer], tolerance: Double) -> [Point] {
        let (ink, width) = figure(of: outline, tolerance: tolerance)
        return OpenRoom.rooms(in: ink, strokeWidth: width).compactMap { $0.innerPoint(in: ink) }
    }

    /// All ink as one, with the width of its strokes.
    private func figure(of outline: [OutlinedLayer], tolerance: Double) -> (Figure, strokeWidth: Double) {
        let stated = strokeWidth(of: outline)
        let ink = Figure(
            .union(ofPositive: outline.map(\.path), tolerance: tolerance),
            flatness: flatness(strokeWidth: stated, tolerance: tolerance))
        return (ink, stated ?? ink.flat.estimatedStrokeWidth() ?? 0)
    }
}

extension FillStyle {
    /// The styles that differ in a choice or two, the ones that designers take more often first.
    fileprivate var alternatives: [FillStyle] {
        func with(_ change: (inout FillStyle) -> Void) -> FillStyle {
            var other = self
            change(&other)
            return other
        }
        return [
            with { $0.lines = $0.lines == .cut ? .keep : .cut },
            with { $0.lines = $0.lines == .split ? .keep : .split },
            with { $0.rings = $0.rings == .clear ? .fill : .clear },
            with { $0.handles = $0.handles == .fill ? .loop : .fill },
            with { $0.handles = $0.handles == .open ? .loop : .open },
            with { $0.panels = $0.panels == .both ? .strip : .both },
            with { $0.panels = $0.panels == .panel ? .strip : .panel },
            with { $0.gaps = $0.gaps == .close ? .open : .close },
            with { $0 = islands == .cut ? .silhouette : .knockout },
            with { $0.lines = $0.lines == .keep ? .detail : .keep },
            with { $0.rings = $0.rings == .fill ? .emblem : .fill },
        ]
    }
}
