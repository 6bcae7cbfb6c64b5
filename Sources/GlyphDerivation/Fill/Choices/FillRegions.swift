internal import GlyphModel
internal import PathGeometry

/// The largest regions of a drawing that could be treated the other way: filled holes kept open, open ones filled, and
/// rooms closed that have a mouth. Of all its ink as one, whatever its colours.
struct FillRegions {
    private let ink: Figure
    private let width: Double
    /// In units of the view box.
    private let tolerance: Double
    private let holes: [FillDecision]
    /// Points in the rooms; nil until they are looked for.
    private(set) var rooms: [Point]?

    /// More are not looked at.
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
        // Where nothing was closed, the fill knows them.
        let known = drawing.inks.count == 1 && !trace.closes ? trace.steps.first?.filling : nil
        let filling =
            known ?? Filling(ink: ink, strokeWidth: width, style: style, regions: [], tolerance: tolerance)
        holes = Array(filling.holes.prefix(Self.mostHoles))
    }

    /// What those of a drawing may weigh together, before anything is known of them.
    static func most(of drawing: PreparedOutline, _ weigh: (PartOverride.Treatment) -> Double) -> Double {
        var (holes, rooms) = (mostHoles, mostRooms)
        // Two colours may close a hole together.
        if drawing.inks.count == 1 {
            let tree = drawing.inks[0].tree
            holes = min(holes, tree.roots.reduce(0) { $0 + tree.nodes[$1].children.count })
            rooms = min(rooms, tree.roots.count)
        }
        let most = max(weigh(.line), weigh(.solid))
        return Double(holes) * most + Double(rooms) * weigh(.solid)
    }

    /// The same of these.
    func most(_ weigh: (PartOverride.Treatment) -> Double) -> Double {
        let rooms = rooms?.count ?? min(Self.mostRooms, OpenRoom.mostRooms(in: ink, strokeWidth: width))
        return holes.reduce(Double(rooms) * weigh(.solid)) { $0 + weigh(Self.other($1)) }
    }

    /// Takes about as long as a fill.
    mutating func findRooms() {
        rooms = OpenRoom.rooms(in: ink, strokeWidth: width).prefix(Self.mostRooms).compactMap { $0.innerPoint(in: ink) }
    }

    /// A point of each, with the other treatment; of rooms if they were looked for.
    var all: [(point: Point, treatment: PartOverride.Treatment)] {
        (rooms ?? []).map { ($0, .solid) }
            + holes.compactMap { hole in hole.point(tolerance: tolerance * 8).map { ($0, Self.other(hole)) } }
    }

    private static func other(_ hole: FillDecision) -> PartOverride.Treatment {
        hole.outcome == .filled ? .line : .solid
    }
}
