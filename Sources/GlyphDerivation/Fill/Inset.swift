internal import GlyphModel
internal import PathGeometry

/// The inset of filled bodies. Lines stay as they are: ink without a filled face, and lines that are attached to a
/// body.
///
///        ┌────────┐            ╭────────╮
///     ───┤ filled │     ->   ──┤ filled │    the line reaches what is left of the body
///        └────────┘            ╰────────╯
struct Inset {
    /// The outer contours of bodies with a filled face, and of ink without one.
    private var (bodies, lines) = (Path(), Path())
    /// The filled faces, and the faces of these bodies that stay open.
    private var (filled, open) = (Path(), Path())
    private let width, inset, tolerance: Double

    /// - Parameter treatments: the labels of the map's contours.
    init(_ map: FaceMap, _ treatments: [Closing.Treatment]) {
        (width, inset, tolerance) = (map.ink.width, map.style.inset, map.ink.tolerance)
        let nodes = map.tree.nodes
        for root in map.tree.roots {
            let faces = nodes[root].children.filter { treatments[$0] != .kept }
            if faces.isEmpty {
                lines.append(nodes[root].contour)
                continue
            }
            bodies.append(nodes[root].contour)
            for face in nodes[root].children {
                if faces.contains(face) {
                    filled.append(nodes[face].contour.reversed)
                } else {
                    open.append(nodes[face].contour)
                }
            }
        }
    }

    func applied(to path: Path) -> Path {
        let room = bodies.offset(by: -inset, isNormal: true, tolerance: tolerance)
        let allowed = Path.union(ofNonNegative: [room, lines] + attached, tolerance: tolerance)
        return path.combined(with: allowed, by: .intersection, tolerance: tolerance)
    }

    /// A wall is a line wide. What is left outside of it at corners, and by rounding, is shorter than half a line.
    private var wall: Double { 1.1 * width }

    /// The lines outside of the walls around filled faces, and their roots in the walls.
    private var attached: [Path] {
        func around(_ reach: Double) -> Path { filled.offset(by: reach, isNormal: true, tolerance: tolerance) }
        let ink = Path(bodies.subpaths + open.subpaths)
        let tree = ContourTree(ink.combined(with: around(wall), by: .difference, tolerance: tolerance))
        let far = around(1.5 * wall)
        let lines = tree.roots.filter { root in
            !Path([tree.nodes[root].contour]).combined(with: far, by: .difference, tolerance: tolerance).isEmpty
        }
        let path = tree.path(of: lines)
        let edge = FlatPath(ink, tolerance: width / 40)
        let roots = path.subpaths.flatMap { self.roots(of: $0, from: edge) }
        return [path] + roots.map { Path([$0]).combined(with: bodies, by: .intersection, tolerance: tolerance) }
    }

    /// The continuations of a line into the wall, at each place where it meets the wall.
    ///
    /// - Parameter edge: the edge of all ink. A line meets the wall where its contour is inside of the ink.
    private func roots(of contour: Subpath, from edge: FlatPath) -> [Subpath] {
        let segments = contour.segments
        let isRoot = segments.map { edge.distance(to: $0.point(at: 0.5), within: width) > 0.04 * width }
        guard let first = isRoot.indices.first(where: { !isRoot[$0] && isRoot[($0 + 1) % isRoot.count] }) else {
            return []
        }
        var (roots, place) = ([Subpath](), 0)
        while place < segments.count {
            defer { place += 1 }
            let index = (first + place) % segments.count
            guard !isRoot[index], isRoot[(index + 1) % segments.count] else { continue }
            var next = (index + 1) % segments.count
            while isRoot[next] { next = (next + 1) % segments.count }
            let (start, end) = (segments[index].end, segments[next].start)
            // Along the sides of the line, or straight into the wall where they are not parallel.
            let (into, out) = (segments[index].direction(at: 1), segments[next].direction(at: 0))
            let across = (end - start).perpendicular
            guard let normal = across.normalized.map({ $0.dot(into - out) < 0 ? -$0 : $0 }) else { continue }
            let mean = (into - out).normalized ?? normal
            let along = into.dot(out) < -0.8 && mean.dot(normal) > 0.5 ? mean : normal
            let depth = (inset + wall - width + 0.05 * width) / along.dot(normal)
            // The edge of a wall is seldom straight.
            let back = -along * (width / 4)
            let corners = [start + back, end + back, end + along * depth, start + along * depth]
            let sides = corners.indices.map { Segment.line(Line(corners[$0], corners[($0 + 1) % 4])) }
            let root = Subpath(start: corners[0], segments: ContiguousArray(sides), isClosed: true)
            roots.append(Path([root]).area < 0 ? root.reversed : root)
        }
        return roots
    }
}

extension Segment {
    /// The unit vector along it at one of its ends.
    fileprivate func direction(at end: Double) -> Vector {
        derivative(at: end).normalized ?? (self.end - start).normalized ?? .zero
    }
}
