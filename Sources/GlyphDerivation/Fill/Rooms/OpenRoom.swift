internal import PathGeometry

/// Room in the arms of a piece, open to the outside, which somebody says or the form tells to be the inside of a body:
/// closed across the mouth.
///
///      ╭──╴ │ ╶──╮          ███▌▐███     what runs through the mouth is drawn in the other colour inside
///      │    ▼    │    →     ████▼███
///      ╰─────────╯          ████████
struct OpenRoom {
    /// The piece that has it.
    let root: Int
    /// In squared units of the view box.
    let area: Double
    /// From one side of it to the other, in units of the view box.
    let mouthWidth: Double
    /// From one side of the mouth to the other, clockwise on screen around the ink; in units of the view box.
    let wall: [Point]
    /// Where the way across the mouth turns; none where it goes straight.
    private let corners: [Point]
    /// The same closed across.
    let room: FlatPath

    private init(
        _ mouth: Mouth, over corners: [Point] = [], of rim: [Point], _ root: Int, in ink: Figure,
        strokeWidth width: Double
    ) {
        self.root = root
        self.corners = corners
        mouthWidth = mouth.width
        wall = mouth.wall(along: rim, corners: ink.flat.corners(ofContour: root), strokeWidth: width)
        let outline = wall + corners
        area = corners.isEmpty ? mouth.area : -Path(polygon: outline).area
        room = FlatPath(polygon: outline)
    }

    /// The room around a point that the narrowest mouth closes; nil where nothing goes round most of it.
    init?(in ink: Figure, around point: Point, strokeWidth width: Double) {
        guard width > 0, ink.tree.innermost(around: point) == nil else { return nil }
        let found = ink.tree.roots.compactMap { root -> (root: Int, rim: [Point], narrowest: Mouth, best: Mouth)? in
            let rim = Self.rim(of: root, in: ink, strokeWidth: width)
            // Ends of lines face each other with a width to choose from: the outermost is flush with the rest.
            let choice = 1.2 * width
            var (narrowest, candidates): (Mouth?, [Mouth]) = (nil, [])
            Mouth.forEach(of: rim, around: point, upTo: Self.widest) { mouth in
                let least = narrowest?.width ?? .infinity
                if mouth.width < least { narrowest = mouth }
                if mouth.width <= least + choice { candidates.append(mouth) }
            }
            guard let narrowest else { return nil }
            let best = candidates.filter { $0.width <= narrowest.width + choice }.max { $0.area < $1.area }
            return (root, rim, narrowest, best ?? narrowest)
        }
        guard let nearest = found.min(by: { $0.narrowest.width < $1.narrowest.width }) else { return nil }
        self.init(nearest.best, of: nearest.rim, nearest.root, in: ink, strokeWidth: width)
    }

    /// The room under a piece that ends at its bottom on the left and on the right, from the one end to the other; nil
    /// where it does not.
    init?(underArch root: Int, in ink: Figure, strokeWidth width: Double) {
        let rim = Self.rim(of: root, in: ink, strokeWidth: width)
        let bounds = ink.tree.nodes[root].bounds
        func lowest(of side: Double) -> Int? {
            let indices = rim.indices.filter { (rim[$0].x - bounds.center.x) * side > 0 }
            guard let floor = indices.map({ rim[$0].y }).max(), floor > bounds.maxY - width / 4 else { return nil }
            // Of an end that is cut off straight, the inner corner.
            return indices.filter { rim[$0].y > floor - width / 50 }
                .min { (rim[$0].x - rim[$1].x) * side < 0 }
        }
        // Clockwise around the ink, the inside of an arch is gone along from right to left.
        guard let from = lowest(of: 1), let to = lowest(of: -1) else { return nil }
        self.init(
            Mouth(from: from, to: to < from ? to + rim.count : to, of: rim), of: rim, root, in: ink, strokeWidth: width)
    }

    /// The room under a piece that comes down at its bottom on one side only, closed along the floor and up to its
    /// other end; nil where it does not.
    ///
    /// - Parameter side: where that end is; 1 on the right, -1 on the left.
    init?(underHalfArch root: Int, endingOn side: Double, in ink: Figure, strokeWidth width: Double) {
        let rim = Self.rim(of: root, in: ink, strokeWidth: width)
        let bounds = ink.tree.nodes[root].bounds
        let (edge, foot) = side > 0 ? (bounds.maxX, bounds.minX) : (bounds.minX, bounds.maxX)
        let high = rim.indices.filter { abs(rim[$0].x - edge) < width / 4 }
        let low = rim.indices.filter { rim[$0].y > bounds.maxY - width / 4 }
        guard high.allSatisfy({ rim[$0].y < bounds.minY + 1.8 * width }),
            low.allSatisfy({ abs(rim[$0].x - foot) < 1.8 * width }),
            // Of ends that are cut off straight, the inner corners.
            let end = high.filter({ abs(rim[$0].x - edge) < width / 50 }).max(by: { rim[$0].y < rim[$1].y }),
            let toe = low.filter({ rim[$0].y > bounds.maxY - width / 50 })
                .min(by: { abs(rim[$0].x - edge) < abs(rim[$1].x - edge) })
        else { return nil }
        let (from, to) = side > 0 ? (end, toe) : (toe, end)
        self.init(
            Mouth(from: from, to: to < from ? to + rim.count : to, of: rim), over: [Point(edge, bounds.maxY)], of: rim,
            root,
            in: ink, strokeWidth: width)
    }

    /// The way across the mouth.
    var mouth: [Line] {
        guard let from = wall.first, let to = wall.last else { return [] }
        return zip([from] + corners, corners + [to]).map { Line($0, $1) }
    }

    /// The smallest rectangle around it.
    var bounds: Rect? { room.bounds }

    func contains(_ point: Point) -> Bool { room.contains(point) }

    /// No more than these are among `rooms`, and that is told at less cost.
    static func mostRooms(in ink: Figure, strokeWidth width: Double) -> Int {
        width > 0 ? ink.tree.roots.count { mayHoldRoom($0, in: ink, strokeWidth: width) } : 0
    }

    private static func mayHoldRoom(_ root: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        ink.flat.hullArea(ofContour: root) > ink.tree.nodes[root].area + leastArea * width * width / 2
    }

    /// What one might take for the insides of bodies, the largest first; at most one to a piece.
    static func rooms(in ink: Figure, strokeWidth width: Double) -> [OpenRoom] {
        guard width > 0 else { return [] }
        let least = leastArea * width * width
        return ink.tree.roots.compactMap { root -> OpenRoom? in
            guard mayHoldRoom(root, in: ink, strokeWidth: width) else { return nil }
            let rim = rim(of: root, in: ink, strokeWidth: width)
            var best: Mouth?
            Mouth.forEach(of: rim, around: nil, upTo: plainly) { mouth in
                guard mouth.area > least else { return }
                if best.map({ mouth.width * $0.way < $0.width * mouth.way }) ?? true { best = mouth }
            }
            return best.map { OpenRoom($0, of: rim, root, in: ink, strokeWidth: width) }
        }.sorted { $0.area > $1.area }
    }

    /// Deep in the room, and off the ink; nil where all of it is ink.
    func innerPoint(in ink: Figure) -> Point? {
        room.bounds?.deepestPoint(ofGrid: 16) { point in
            guard room.contains(point), !ink.flat.contains(point), ink.tree.innermost(around: point) == nil
            else { return nil }
            return min(room.distance(to: point), ink.flat.distance(to: point))
        }
    }

    /// A mouth as a share of the wall: a flat tray has one of three quarters, and less of a wall holds nothing.
    private static let widest = 0.8
    /// The same where nobody asked: a box of which half a side is missing.
    private static let plainly = 0.3
    /// In squared widths of a stroke.
    private static let leastArea = 8.0

    private static func rim(of root: Int, in ink: Figure, strokeWidth width: Double) -> [Point] {
        let count = Int(4 * ink.flat.perimeter(ofContour: root) / width)
        // All pairs of them are tried.
        return ink.flat.samples(ofContour: root, count: min(max(24, count), 400)).map(\.point)
    }

    /// The ink with the room closed.
    func walled(_ ink: Figure, strokeWidth width: Double, tolerance: Double) -> Figure {
        let lid = lid(strokeWidth: width, tolerance: tolerance)
        return Figure(.union(ofNonNegative: [ink.path, lid], tolerance: tolerance), flatness: ink.flatness)
    }

    /// The wall that is missing: a stroke's width along the mouth, to the inside.
    func lid(strokeWidth width: Double, tolerance: Double) -> Path {
        let strips = mouth.enumerated().compactMap { index, line -> Path? in
            let (start, end) = (line.start, line.end)
            guard let along = (end - start).normalized else { return nil }
            let inside = along.perpendicular * width
            // Half way in it reaches into the walls, as samples cut their corners; at the sill, they may be rounded.
            let into = along * (width / 4)
            let (first, last) = (start + inside * 0.5, end + inside * 0.5)
            return Path(polygon: [
                start, end, index == corners.count ? last + into : last, end + inside, start + inside,
                index == 0 ? first - into : first,
            ])
        }
        return strips.count == 1 ? strips[0] : .union(ofNonNegative: strips, tolerance: tolerance)
    }
}
