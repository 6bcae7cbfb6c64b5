internal import PathGeometry

/// An open counter that is the interior of a body, because the manifest states it or its shape shows it: it is closed
/// across its aperture.
///
///      ╭──╴ │ ╶──╮          ███▌▐███     lines through the aperture are drawn in the other colour inside
///      │    ▼    │    →     ████▼███
///      ╰─────────╯          ████████
struct OpenRoom {
    /// The component that encloses it.
    let root: Int
    /// In squared units of the view box.
    let area: Double
    /// The width of the aperture, in units of the view box.
    let mouthWidth: Double
    /// The boundary from one end of the aperture to the other, clockwise on screen around the ink; in units of the
    /// view box.
    let wall: [Point]
    /// The points where the line across the aperture bends; empty if it is straight.
    private let corners: [Point]
    /// The closed counter.
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

    /// The counter around a point with the narrowest aperture; nil if no contour goes around most of it.
    init?(in ink: Figure, around point: Point, strokeWidth width: Double) {
        guard width > 0, ink.tree.innermost(around: point) == nil else { return nil }
        let found = ink.tree.roots.compactMap { root -> (root: Int, rim: [Point], narrowest: Mouth, best: Mouth)? in
            let rim = Self.rim(of: root, in: ink, strokeWidth: width)
            // Opposite line ends have a width of possible positions: the outermost is flush with the rest.
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

    /// The counter below a component that ends at its bottom on the left and on the right, from one end to the other;
    /// nil if it does not.
    init?(underArch root: Int, in ink: Figure, strokeWidth width: Double) {
        let rim = Self.rim(of: root, in: ink, strokeWidth: width)
        let bounds = ink.tree.nodes[root].bounds
        func lowest(of side: Double) -> Int? {
            let indices = rim.indices.filter { (rim[$0].x - bounds.center.x) * side > 0 }
            guard let floor = indices.map({ rim[$0].y }).max(), floor > bounds.maxY - width / 4 else { return nil }
            // The inner corner of an end that is cut off straight.
            return indices.filter { rim[$0].y > floor - width / 50 }
                .min { (rim[$0].x - rim[$1].x) * side < 0 }
        }
        // Clockwise around the ink, the inside of an arch is followed from right to left.
        guard let from = lowest(of: 1), let to = lowest(of: -1) else { return nil }
        self.init(
            Mouth(from: from, to: to < from ? to + rim.count : to, of: rim), of: rim, root, in: ink, strokeWidth: width)
    }

    /// The counter below a component that extends to its bottom on one side only, closed along the bottom and up to
    /// its other end; nil if there is none.
    ///
    /// - Parameter side: the side of the other end; 1 is right, -1 is left.
    init?(underHalfArch root: Int, endingOn side: Double, in ink: Figure, strokeWidth width: Double) {
        let rim = Self.rim(of: root, in: ink, strokeWidth: width)
        let bounds = ink.tree.nodes[root].bounds
        let (edge, foot) = side > 0 ? (bounds.maxX, bounds.minX) : (bounds.minX, bounds.maxX)
        let high = rim.indices.filter { abs(rim[$0].x - edge) < width / 4 }
        let low = rim.indices.filter { rim[$0].y > bounds.maxY - width / 4 }
        guard high.allSatisfy({ rim[$0].y < bounds.minY + 1.8 * width }),
            low.allSatisfy({ abs(rim[$0].x - foot) < 1.8 * width }),
            // The inner corners of ends that are cut off straight.
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

    /// The line across the aperture.
    var mouth: [Line] {
        guard let from = wall.first, let to = wall.last else { return [] }
        return zip([from] + corners, corners + [to]).map { Line($0, $1) }
    }

    /// The bounding box.
    var bounds: Rect? { room.bounds }

    func contains(_ point: Point) -> Bool { room.contains(point) }

    private static func mayHoldRoom(_ root: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        ink.flat.hullArea(ofContour: root) > ink.tree.nodes[root].area + leastArea * width * width / 2
    }

    /// The open counters that could be taken for interiors of bodies, the largest first; at most one per component.
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

    /// A point deep inside of the counter, and not on ink; nil if all of it is ink.
    func innerPoint(in ink: Figure) -> Point? {
        room.bounds?.deepestPoint(ofGrid: 16) { point in
            guard room.contains(point), !ink.flat.contains(point), ink.tree.innermost(around: point) == nil
            else { return nil }
            return min(room.distance(to: point), ink.flat.distance(to: point))
        }
    }

    /// The maximum width of an aperture, as a share of the boundary's length: a flat tray has three quarters.
    private static let widest = 0.8
    /// The maximum share without a request: a box with half of one side missing.
    private static let plainly = 0.3
    /// In squares of the stroke width.
    private static let leastArea = 8.0

    private static func rim(of root: Int, in ink: Figure, strokeWidth width: Double) -> [Point] {
        let count = Int(4 * ink.flat.perimeter(ofContour: root) / width)
        // All pairs of samples are tried.
        return ink.flat.samples(ofContour: root, count: min(max(24, count), 400)).map(\.point)
    }

    /// The ink with the counter closed.
    func walled(_ ink: Figure, strokeWidth width: Double, tolerance: Double) -> Figure {
        let lid = lid(strokeWidth: width, tolerance: tolerance)
        return Figure(.union(ofNonNegative: [ink.path, lid], tolerance: tolerance), flatness: ink.flatness)
    }

    /// The missing part of the outline stroke: a stroke's width along the aperture, on the inside.
    func lid(strokeWidth width: Double, tolerance: Double) -> Path {
        let strips = mouth.enumerated().compactMap { index, line -> Path? in
            let (start, end) = (line.start, line.end)
            guard let along = (end - start).normalized else { return nil }
            let inside = along.perpendicular * width
            // Half-way inside, it overlaps the outline stroke, because samples cut corners; at the ends, the corners
            // may be rounded.
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
