internal import PathGeometry

/// The edge of what is farther inside of an area than a distance, as places along the area's boundary.
///
///      ╭──────────╮      boundary
///      │ ╭──────╮ │
///      │ │      │ │      inset edge: at each of its places the boundary is as far away as stated; where another part of
///      │ ╰──╮╭──╯ │      the boundary is nearer, the edge has a gap, and goes on at the nearest place after one
///      ╰──╮ ││ ╭──╯
///         ╰─╯╰─╯
///
/// The inset itself is never drawn, and only places that a way passes are measured: most drawings need a few short ways.
struct InsetEdge {
    private struct Place {
        let point: Point
        /// The direction of the edge, of length 1.
        let direction: Vector
        /// The number of the curve that it is on: an offset segment, or the arc around the corner before it.
        let curve: Int
        /// Whether the boundary is as far away as it should be; nil if that was not measured.
        var isFar: Bool?
    }

    /// A position along a contour of the area, in places.
    struct Position {
        let contour: Int
        fileprivate let offset: Double
    }

    private let boundary: FlatPath
    private let distance: Double
    private let step: Double
    /// Of each contour.
    private var places: [ContiguousArray<Place>] = []

    /// - Parameters:
    ///   - area: in normal form.
    ///   - boundary: its contours.
    ///   - distance: in its units; positive.
    ///   - step: about the distance of the places from each other.
    init(inside area: Path, boundary: FlatPath, by distance: Double, step: Double) {
        (self.boundary, self.distance, self.step) = (boundary, distance, step)
        places = area.subpaths.map { places(along: $0.segments) }
    }

    private func places(along segments: ContiguousArray<Segment>) -> ContiguousArray<Place> {
        var result: ContiguousArray<Place> = []
        result.reserveCapacity(256)
        guard var direction = segments.last?.endDirection else { return [] }
        func add(_ foot: Point, _ direction: Vector, _ curve: Int) {
            result.append(
                Place(point: foot + direction.perpendicular * distance, direction: direction, curve: curve, isFar: nil))
        }
        for (number, segment) in segments.enumerated() {
            let ahead = segment.startDirection
            // Around a corner that points into the area, the edge is an arc.
            let turn = Trigonometry.angle(from: direction, to: ahead)
            if turn < 0 {
                let count = Int(-turn * distance / step)
                for index in 0..<count {
                    let share = (Double(index) + 0.5) / Double(count)
                    guard let between = (direction * (1 - share) + ahead * share).normalized else { continue }
                    add(segment.start, between, 2 * number)
                }
            }
            add(segment.start, ahead, 2 * number + 1)
            direction = segment.endDirection
            let bend = segment.isLine ? 0 : Trigonometry.angle(from: ahead, to: direction)
            let count = Int(max(1, ((segment.polygonLength + max(0, -bend) * distance) / step).rounded()))
            for index in 1..<max(count, 1) {
                let t = Double(index) / Double(count)
                guard let along = segment.isLine ? ahead : segment.derivative(at: t).normalized else { continue }
                add(segment.point(at: t), along, 2 * number + 1)
            }
            add(segment.end, direction, 2 * number + 1)
        }
        return result
    }

    private mutating func isFar(_ contour: Int, _ index: Int) -> Bool {
        if let known = places[contour][index].isFar { return known }
        // Chords are nearer to a place than their curve.
        let least = distance * (1 - 1e-2)
        let isFar = boundary.distance(to: places[contour][index].point, within: distance) >= least
        places[contour][index].isFar = isFar
        return isFar
    }

    // MARK: - Positions

    /// The position nearest to a point; nil if the area is nowhere as thick.
    mutating func position(of point: Point) -> Position? {
        nearest(to: point) { _, _, _ in true }.flatMap { nearest in
            isFar(nearest.contour, nearest.index)
                ? nearest : self.nearest(to: point) { edge, contour, index in edge.isFar(contour, index) }
        }.map { contour, index in
            let place = places[contour][index]
            let ahead = max(-0.5, min(0.5, (point - place.point).dot(place.direction) / step))
            return Position(contour: contour, offset: Double(index) + ahead)
        }
    }

    /// The place nearest to a point, of those with some property.
    private mutating func nearest(
        to point: Point, where holds: (inout InsetEdge, Int, Int) -> Bool
    ) -> (contour: Int, index: Int)? {
        var (best, least) = ((contour: Int, index: Int)?.none, Double.infinity)
        for contour in places.indices {
            for index in places[contour].indices {
                let squared = (point - places[contour][index].point).squaredLength
                if squared < least, holds(&self, contour, index) { (best, least) = ((contour, index), squared) }
            }
        }
        return best
    }

    /// Whether a stretch that ends at a position only touches the edge on its way along it.
    func isPassed(_ stretch: Subpath, at position: Position) -> Bool {
        (stretch.end - stretch.start).dot(direction(at: position)) > 0
            && stretch.segments.reduce(0) { $0 + $1.polygonLength } < step
    }

    /// How far along the area's boundary a way begins, in places; before the start of a contour if it passes that.
    func rank(from start: Position, to end: Position) -> Double {
        let before = places[..<start.contour].reduce(0) { $0 + $1.count }
        let isAcross = start.contour == end.contour && end.offset < start.offset
        return Double(before) + start.offset - (isAcross ? Double(places[start.contour].count) : 0)
    }

    // MARK: - Ways

    /// Where the edge leads from a point on it: the first of some other points, and the way there.
    ///
    /// - Parameters:
    ///   - ends: with their positions, by which they are chosen.
    ///   - last: the index of the end that is just before the start, if there is one: it is reached around the area.
    /// - Returns: the index of the end; nil if the edge does not lead to any.
    mutating func way(
        from start: Point, at position: Position, to ends: [(point: Point, position: Position)], last: Int?
    ) -> (end: Int, segments: [Segment])? {
        var nodes = [Node(point: start, direction: direction(at: position), curve: -1)]
        var (contour, from, isFirst) = (position.contour, position.offset, true)
        var left = 2 * places.reduce(0) { $0 + $1.count }
        while left > 0 {
            let count = Double(places[contour].count)
            /// How far an end is ahead, along the contour. One so near may be on either side of the start.
            func ahead(_ end: Int) -> Double {
                let least = !isFirst ? -0.75 : end == last ? 0.5 : -0.25
                let way = (ends[end].position.offset - from - least).truncatingRemainder(dividingBy: count)
                return (way < 0 ? way + count : way) + least
            }

            let end = ends.indices.filter { ends[$0].position.contour == contour }.min { ahead($0) < ahead($1) }
            let way = end.map(ahead) ?? .infinity
            var (index, hasGap) = (Int((from + 0.75).rounded(.up)), false)
            while left > 0 {
                left -= 1
                let last = nodes[nodes.count - 1].point
                if let end, Double(index) - from > way - 0.75, !hasGap || isNear(last, ends[end].point) {
                    nodes.append(
                        Node(
                            point: ends[end].point, direction: direction(at: ends[end].position), curve: -1,
                            isCorner: hasGap))
                    return (end, segments(through: nodes))
                }
                let wrapped = (index + places[contour].count) % places[contour].count
                if isFar(contour, wrapped) {
                    let place = places[contour][wrapped]
                    // Where the area is narrow, another part of its boundary is opposite.
                    if hasGap, !isNear(last, place.point) { break }
                    nodes.append(
                        Node(point: place.point, direction: place.direction, curve: place.curve, isCorner: hasGap))
                    hasGap = false
                } else {
                    hasGap = true
                }
                index += 1
            }
            guard left > 0,
                let opposite = nearest(
                    to: nodes[nodes.count - 1].point,
                    where: { edge, contour, index in
                        let count = edge.places[contour].count
                        return edge.isFar(contour, index) && !edge.isFar(contour, (index + count - 1) % count)
                    })
            else { return nil }
            let place = places[opposite.contour][opposite.index]
            nodes.append(Node(point: place.point, direction: place.direction, curve: place.curve, isCorner: true))
            (contour, from, isFirst) = (opposite.contour, Double(opposite.index), false)
        }
        return nil
    }

    /// The ring of the edge through a position, clockwise around what it holds; nil if it does not return there.
    mutating func ring(through position: Position) -> Subpath? {
        let start = places[position.contour][
            Int(max(0, position.offset).rounded())
                % places[position.contour].count
        ].point
        guard let way = way(from: start, at: position, to: [(start, position)], last: 0) else { return nil }
        return Subpath(start: start, segments: ContiguousArray(way.segments), isClosed: true)
    }

    /// Whether two places can be on both sides of a corner.
    private func isNear(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 3 * step }

    /// A place on the way along the edge.
    private struct Node {
        let point: Point
        let direction: Vector
        let curve: Int
        /// Whether the edge has a corner before it.
        var isCorner = false
    }

    private func direction(at position: Position) -> Vector {
        let places = places[position.contour]
        let index = (Int(position.offset.rounded(.down)) + places.count) % places.count
        let after = (index + 1) % places.count
        let share = position.offset - position.offset.rounded(.down)
        return (places[index].direction * (1 - share) + places[after].direction * share).normalized
            ?? places[index].direction
    }

    // MARK: - Curves

    private func segments(through all: [Node]) -> [Segment] {
        var result: [Segment] = []
        var from = all[0]
        for node in thinned(all).dropFirst() {
            append(from, node, to: &result)
            from = node
        }
        return result
    }

    /// As few places as give the shape of a way: the ends of its curves, and some between if they bend much.
    private func thinned(_ nodes: [Node]) -> [Node] {
        var kept = [nodes[0]]
        var (length, turn) = (0.0, 0.0)
        for (index, node) in nodes.enumerated().dropFirst() {
            guard index + 1 < nodes.count else {
                kept.append(node)
                break
            }
            let (last, next) = (kept[kept.count - 1], nodes[index + 1])
            length += node.point.distance(to: nodes[index - 1].point)
            turn += nodes[index - 1].direction.cross(node.direction)
            let bend = node.direction.cross(next.direction)
            let isJoint = node.curve != next.curve || next.isCorner || node.isCorner
            let isSame = length < 1e-3 * step && !node.isCorner && last.direction.dot(node.direction) > 0.999
            // A cubic follows any short bend to one side closely enough.
            let isBend = abs(turn + bend) < Self.greatestTurn && turn * bend >= 0 && length < Self.longest * step
            if isSame && kept.count > 1 || !isJoint && isBend { continue }
            kept.append(node)
            (length, turn) = (0, 0)
        }
        return kept
    }

    /// Of one cubic: about 40°; and its length, in steps.
    private static let greatestTurn = 0.7, longest = 16.0

    private func append(_ from: Node, _ to: Node, to segments: inout [Segment]) {
        let (chord, turn) = (to.point - from.point, from.direction.cross(to.direction))
        if to.isCorner, abs(turn) > 0.05 {
            // Both sides of a corner go on straight for less than a step.
            let corner = from.point + from.direction * (chord.cross(to.direction) / turn)
            if corner.distance(to: from.point) < 2 * step, corner.distance(to: to.point) < 2 * step {
                segments += [.line(Line(from.point, corner)), .line(Line(corner, to.point))]
                return
            }
        }
        if chord.squaredLength == 0 { return }
        if abs(turn) < 1e-3 || to.isCorner { return segments.append(.line(Line(from.point, to.point))) }
        // The handles of an arc by its turn: a third of the chord over the squared cosine of a quarter of it.
        let handle = chord.length * 2 / (3 * (1 + ((1 + from.direction.dot(to.direction)) / 2).squareRoot()))
        segments.append(
            .cubic(
                CubicBezier(
                    from.point, from.point + from.direction * handle, to.point - to.direction * handle, to.point)))
    }
}
