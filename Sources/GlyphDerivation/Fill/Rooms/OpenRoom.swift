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
    private(set) var corners: [Point]
    /// The outer circle of a ring, along which the aperture is closed.
    private(set) var circle: Circle?
    /// The area that closes a missing corner.
    private(set) var band: Path?
    /// Do components that cross the aperture keep a clearance of this width? Else they are knocked out.
    var clearance: Double?
    /// The closed counter.
    private(set) var room: FlatPath

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

    /// An upper bound of the number of `rooms` that is cheaper to compute.
    static func mostRooms(in ink: Figure, strokeWidth width: Double) -> Int {
        width > 0 ? ink.tree.roots.count { mayHoldRoom($0, in: ink, strokeWidth: width) } : 0
    }

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

    /// How the ends of the outline stroke continue towards each other.
    enum Continuation {
        case circle(Circle)
        /// The corners of the area between the ends, and the outer corner that is missing.
        case corner([Point], Point)
        case straight
        /// The line across cuts off what is missing.
        case none
    }

    func continuation(strokeWidth width: Double) -> Continuation {
        if let circle = Circle(along: wall, strokeWidth: width) { return .circle(circle) }
        guard let one = Self.end(of: wall, strokeWidth: width),
            let other = Self.end(of: wall.reversed(), strokeWidth: width)
        else { return .none }
        let way = other.point - one.point
        guard let across = way.normalized else { return .none }
        if [one.direction, -other.direction].allSatisfy({ $0.dot(across) > 0.98 }) { return .straight }
        let turn = one.direction.cross(other.direction)
        guard abs(turn) > 0.5 else { return .none }
        let (first, second) = (way.cross(other.direction) / turn, way.cross(one.direction) / turn)
        guard first > 0, second > 0, max(first, second) < 1.2 * mouthWidth + 2 * width else { return .none }
        let inner = one.point + one.direction * first
        // Of a boundary that is followed around the ink, the ink is on the other side.
        let (out, otherOut) = (-one.direction.perpendicular * width, other.direction.perpendicular * width)
        let outer = inner + (out + otherOut) * (1 / (1 + out.dot(otherOut) / (width * width)))
        return .corner([one.point + out, outer, other.point + otherOut, other.point, inner, one.point], outer)
    }

    /// The same counter, closed along a continuation of its outline.
    func closed(by continuation: Continuation) -> OpenRoom {
        var other = self
        switch continuation {
        case .circle(let circle):
            other.circle = circle
            other.corners = circle.points(from: wall[0], to: wall[wall.count - 1])
        case .corner(let band, let corner):
            other.band = Path(polygon: band)
            other.corners = [corner]
        case .straight, .none: return self
        }
        other.room = FlatPath(polygon: wall + other.corners.reversed())
        return other
    }

    /// A point of the boundary beyond the end of the outline stroke, and the direction from there to the end.
    private static func end(of wall: [Point], strokeWidth width: Double) -> (point: Point, direction: Vector)? {
        func point(beyond distance: Double) -> Point? {
            wall.first.flatMap { start in wall.first { $0.distance(to: start) > distance * width } }
        }
        for (near, middle, far, flatness) in [(1.2, 1.6, 2.2, 0.06), (1.1, 1.3, 1.55, 0.02)] {
            guard let near = point(beyond: near), let middle = point(beyond: middle), let far = point(beyond: far),
                let direction = (near - far).normalized
            else { return nil }
            if abs(direction.cross(middle - near)) < flatness * width { return (near, direction) }
        }
        return nil
    }

    private func arc(of circle: Circle, strokeWidth width: Double, tolerance: Double) -> Path {
        let (center, radius) = (circle.center, circle.radius)
        func ring(_ radius: Double) -> Path { .ellipse(center: center, radiusX: radius, radiusY: radius) }
        let band = ring(radius).subtracting([ring(radius - width)], tolerance: tolerance)
        // A little more than the gap, so that it overlaps the ends.
        func beyond(_ end: Point, from next: Point) -> Point { end + ((end - next).normalized ?? .zero) * (width / 4) }
        guard let first = corners.first, let last = corners.last else { return Path() }
        let edge = [beyond(wall[0], from: first)] + corners + [beyond(wall[wall.count - 1], from: last)]
        let wedge = edge.reversed().map { center + ($0 - center) * 1.5 }
        return band.combined(with: Path(polygon: [center] + wedge), by: .intersection, tolerance: tolerance)
    }

    /// The ink with the counter closed.
    func walled(_ ink: Figure, strokeWidth width: Double, tolerance: Double) -> Figure {
        let lid = lid(strokeWidth: width, tolerance: tolerance)
        return Figure(.union(ofNonNegative: [ink.path, lid], tolerance: tolerance), flatness: ink.flatness)
    }

    /// The missing part of the outline stroke: a stroke's width along the aperture, on the inside.
    func lid(strokeWidth width: Double, tolerance: Double) -> Path {
        if let band { return band }
        if let circle { return arc(of: circle, strokeWidth: width, tolerance: tolerance) }
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

extension Circle {
    /// The outer circle of a ring, by the boundary of its inside; nil if that is not a part of a circle.
    fileprivate init?(along wall: [Point], strokeWidth width: Double) {
        guard let first = wall.first, let last = wall.last else { return nil }
        let inner = wall.filter { $0.distance(to: first) > 1.3 * width && $0.distance(to: last) > 1.3 * width }
        guard inner.count > 8, let circle = Circle(fitting: inner), circle.radius > 2 * width,
            inner.allSatisfy({ abs($0.distance(to: circle.center) - circle.radius) < width / 10 })
        else { return nil }
        self.init(center: circle.center, radius: circle.radius + width)
    }

    /// Points along the shorter arc between two places.
    fileprivate func points(from start: Point, to end: Point) -> [Point] {
        (1..<16).compactMap { step in
            (start.interpolated(to: end, at: Double(step) / 16) - center).normalized.map { center + $0 * radius }
        }
    }
}
