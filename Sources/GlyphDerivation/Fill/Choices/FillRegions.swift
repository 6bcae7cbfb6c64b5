internal import GlyphModel
internal import PathGeometry

/// The largest faces of a drawing that could be treated in the opposite manner: filled holes kept open, open holes
/// filled, and open counters closed. All ink is treated as one, whatever its colours.
struct FillRegions {
    private let ink: Figure
    private let width: Double
    /// In units of the view box.
    private let tolerance: Double
    private let holes: [FillDecision]
    /// Points in the open counters; nil until they have been computed.
    private(set) var rooms: [Point]?

    /// The maximum numbers of candidates.
    private static let (mostHoles, mostRooms) = (6, 2)

    init(of drawing: PreparedOutline, style: FillStyle, trace: FillTrace) {
        let glyph = drawing.glyph
        tolerance = drawing.tolerance.length(in: glyph.viewBox.extent)
        if drawing.inks.count == 1 {
            (ink, width) = (drawing.inks[0], drawing.strokeWidth(of: 0))
        } else {
            let widths = drawing.glyph.layers.compactMap { $0.stroke?.style.width }.sorted()
            let stated = widths.isEmpty ? nil : widths[widths.count / 2]
            ink = Figure(
                .union(ofNonNegative: drawing.inks.map(\.path), tolerance: tolerance),
                flatness: glyph.flatness(strokeWidth: stated, tolerance: tolerance))
            width = stated ?? ink.flat.estimatedStrokeWidth() ?? 0
        }
        // If nothing was closed, the fill has already found them.
        let known = drawing.inks.count == 1 && !trace.closes ? trace.steps.first?.filling : nil
        let filling =
            known ?? Filling(ink: ink, strokeWidth: width, style: style, regions: [], tolerance: tolerance)
        holes = Array(filling.holes.prefix(Self.mostHoles))
    }

    /// An upper bound of the total weight of a drawing's faces, before they have been computed.
    static func most(of drawing: PreparedOutline, _ weigh: (PartOverride.Treatment) -> Double) -> Double {
        var (holes, rooms) = (mostHoles, mostRooms)
        // Two colours may enclose a hole together.
        if drawing.inks.count == 1 {
            let tree = drawing.inks[0].tree
            holes = min(holes, tree.roots.reduce(0) { $0 + tree.nodes[$1].children.count })
            rooms = min(rooms, tree.roots.count)
        }
        let most = max(weigh(.line), weigh(.solid))
        return Double(holes) * most + Double(rooms) * weigh(.solid)
    }

    /// An upper bound of the total weight of these faces.
    func most(_ weigh: (PartOverride.Treatment) -> Double) -> Double {
        let rooms = rooms?.count ?? min(Self.mostRooms, OpenCounter.most(in: ink, strokeWidth: width))
        return holes.reduce(Double(rooms) * weigh(.solid)) { $0 + weigh(Self.other($1)) }
    }

    /// Computes the open counters, which takes about as long as a fill.
    mutating func findRooms() {
        rooms = OpenCounter.all(in: ink, strokeWidth: width).prefix(Self.mostRooms).compactMap {
            $0.innerPoint(in: ink)
        }
    }

    /// A point of each face with the opposite treatment; includes open counters if they have been computed.
    var all: [(point: Point, treatment: PartOverride.Treatment)] {
        (rooms ?? []).map { ($0, .solid) }
            + holes.compactMap { hole in hole.point(tolerance: tolerance * 8).map { ($0, Self.other(hole)) } }
    }

    private static func other(_ hole: FillDecision) -> PartOverride.Treatment {
        hole.outcome == .filled ? .line : .solid
    }
}
