internal import PathGeometry

/// The position of a marker, and the directions of the path there.
struct MarkerVertex: Hashable {
    var point: Point
    var incoming: Vector?
    var outgoing: Vector?

    /// The rotation of the x axis to the direction of the path; to the bisector at a corner.
    func turn(reversed: Bool) -> Transform {
        var direction = (incoming ?? .zero) + (outgoing ?? .zero)
        if direction.length < 1e-9 { direction = (incoming ?? outgoing)?.perpendicular ?? Vector(1, 0) }
        guard let unit = (reversed ? -direction : direction).normalized else { return .identity }
        return Transform(a: unit.x, b: unit.y, c: -unit.y, d: unit.x, e: 0, f: 0)
    }
}

extension Path {
    /// The start of every subpath and the end of every segment, segments without length included.
    func markerVertices(arcJoints: Set<Int>) -> [MarkerVertex] {
        let joints = joints(among: arcJoints)
        return subpaths.enumerated().flatMap { number, subpath in
            let directions = subpath.segments.directions
            var vertices = [MarkerVertex(point: subpath.start, outgoing: directions.first?.start)]
            for (index, segment) in subpath.segments.enumerated() where !joints[number].contains(index) {
                let next = index + 1 < directions.count ? directions[index + 1].start : nil
                vertices.append(MarkerVertex(point: segment.end, incoming: directions[index].end, outgoing: next))
            }
            if subpath.isClosed, let last = vertices.indices.last {
                vertices[0].incoming = vertices[last].incoming
                vertices[last].outgoing = vertices[0].outgoing
            }
            return vertices
        }
    }

    /// The segments of each subpath that are these elements.
    private func joints(among joints: Set<Int>) -> [Set<Int>] {
        var result: [Set<Int>] = []
        var count = 0
        for (index, element) in elements.enumerated() {
            if case .move = element {
                result.append([])
                count = 0
            } else {
                if joints.contains(index) { result[result.count - 1].insert(count) }
                count += 1
            }
        }
        return result
    }
}

extension ContiguousArray<Segment> {
    /// The directions of each segment. One without length has the direction of the segment before it, or after it at
    /// the start (SVG 2, 9.5.5).
    fileprivate var directions: [(start: Vector?, end: Vector?)] {
        var result: [(start: Vector?, end: Vector?)] = map {
            $0.isPoint ? (nil, nil) : ($0.startDirection, $0.endDirection)
        }
        let first = result.lazy.compactMap(\.start).first
        for index in result.indices where result[index].start == nil {
            let direction = index == 0 ? first : result[index - 1].end
            result[index] = (direction, direction)
        }
        return result
    }
}

extension Segment {
    /// The direction at the start; if a control point coincides with the start, that to the next one.
    fileprivate var startDirection: Vector? {
        switch self {
        case .line(let line): (line.end - line.start).normalized
        case .quadratic(let curve):
            (curve.control - curve.start).normalized ?? (curve.end - curve.start).normalized
        case .cubic(let curve):
            (curve.control1 - curve.start).normalized ?? (curve.control2 - curve.start).normalized
                ?? (curve.end - curve.start).normalized
        }
    }

    fileprivate var endDirection: Vector? { reversed.startDirection.map { -$0 } }
}
