package import PathGeometry

/// How the edges of an outline move when the lines that made it get wider by two units: 1 is away from the ink.
///
/// | edge | speed |
/// | --- | --- |
/// | the side of a line, or any other edge of ink | 1 |
/// | the side of a line that is knocked out | -1: the line takes more of the ink |
/// | the edge of a clearance around a line | -1 where lines get wider, so that it stays open; 0 where they get thinner
/// | | the flat end of a line | 0: lines get wider, not longer |
package struct EdgeSpeeds {
    private let lines: [Line]

    private struct Line {
        let path: FlatPath
        let half: Double
        let growth: Double
        let outwards: Double
        /// Whether it is a filled shape: its contour has no width.
        let isArea: Bool
        /// The flat ends.
        let ends: [Point]
        let reach: Rect

        func balance(at point: Point) -> Double {
            if outwards == 0 { return 1 }
            return path.contains(point) ? 1 - outwards : 1 + outwards
        }
    }

    /// A clearance is not wider than this, in widths of its line.
    private static let widestClearance = 1.5
    /// Chords and simplified outlines differ from the exact lines by less than this share of half a width.
    private static let accuracy = 0.06

    package init(_ lines: [CenterLine]) {
        self.lines = lines.compactMap { line in
            guard let bounds = line.path.controlBounds else { return nil }
            let half = line.style.width / 2
            let flatness = half > 0 ? half / 60 : bounds.extent / 1000
            guard flatness > 0 || half > 0 else { return nil }
            let reach = half > 0 ? half * (1 + 2 * Self.widestClearance) : flatness * 4
            return Line(
                path: FlatPath(
                    half > 0 ? line.path.thereAndBack : line.path, tolerance: max(flatness, .leastNormalMagnitude)),
                half: half, growth: line.growth, outwards: line.outwards,
                isArea: half == 0, ends: line.style.cap == .butt && half > 0 ? line.path.openEnds : [],
                reach: bounds.insetBy(-reach))
        }
    }

    /// The speed of each segment of each subpath, in their order.
    ///
    /// - Parameters:
    ///   - path: a path in normal form.
    ///   - isHeavier: whether lines get wider, and not thinner.
    package func speeds(of path: Path, isHeavier: Bool) -> [Double] {
        path.subpaths.flatMap { subpath in subpath.segments.map { speed(of: $0, isHeavier: isHeavier) } }
    }

    /// How far a point is from a line, in half widths of that line; nil for filled shapes and where it is not near.
    func distance(to point: Point, fromLine index: Int) -> Double? {
        let line = lines[index]
        guard !line.isArea, line.reach.contains(point) else { return nil }
        return line.path.distance(to: point, within: line.half * (1 + 2 * Self.widestClearance)) / line.half
    }

    /// The lines, by their numbers.
    var indices: Range<Int> { lines.indices }

    private func speed(of edge: Segment, isHeavier: Bool) -> Double {
        guard let direction = (edge.end - edge.start).normalized ?? edge.derivative(at: 0.5).normalized else {
            return 1
        }
        let middle = edge.point(at: 0.5)
        // Ink is on the side of the normal.
        let outward = -(edge.derivative(at: 0.5).normalized ?? direction).perpendicular
        // An edge of no line goes with the nearest one.
        var (speed, least) = (1.0, Double.infinity)
        var knockout: Double?
        for line in lines where line.reach.contains(middle) {
            let limit = line.half * (1 + 2 * Self.widestClearance)
            let distance = line.isArea ? 0 : line.path.distance(to: middle, within: limit)
            if line.isArea {
                switch side(of: line, at: middle, outward) {
                case .inside: return line.growth
                case .outside: knockout = -line.growth
                case nil: break
                }
                continue
            }
            guard distance <= limit else { continue }
            let slack = line.half * Self.accuracy
            if distance < slack, line.ends.contains(where: { $0.distance(to: middle) < slack }) { return 0 }
            // Its own line: no other can have made it. Next to a corner, another part of the line may be outside as
            // well.
            let isInside = line.path.distance(to: middle - outward * slack) < distance - slack / 2
            if isInside, abs(distance - line.half) < slack { return line.growth * line.balance(at: middle) }
            if distance < least { (least, speed) = (distance, line.growth) }
            let isOutside = line.path.distance(to: middle + outward * slack) < distance - slack / 2
            if isOutside, isEven(edge, line, distance, slack) {
                knockout = distance < line.half + slack || isHeavier ? -line.growth : 0
            }
        }
        return knockout ?? speed
    }

    /// Whether the middle of the edge is as far from the line everywhere. Its ends may be near to other lines.
    private func isEven(_ edge: Segment, _ line: Line, _ distance: Double, _ slack: Double) -> Bool {
        guard distance > line.half - slack else { return false }
        return [0.4, 0.6].allSatisfy { t in
            abs(line.path.distance(to: edge.point(at: t), within: 2 * distance + slack) - distance) < slack
        }
    }

    private enum Side { case inside, outside }

    /// On which side of an edge the filled shape is that it is the contour of: a shape outside is knocked out. Nil for
    /// other edges.
    private func side(of area: Line, at point: Point, _ outward: Vector) -> Side? {
        let hair = max(area.path.bounds?.extent ?? 0, 1e-6) / 200
        guard area.path.distance(to: point, within: hair) < hair else { return nil }
        let isOutside = area.path.contains(point + outward * hair)
        let isInside = area.path.contains(point - outward * hair)
        return isInside == isOutside ? nil : isInside ? .inside : .outside
    }
}

extension Path {
    /// Open subpaths return to their starts by the same way, so that no chord closes them.
    fileprivate var thereAndBack: Path {
        Path(
            subpaths.map { subpath in
                if subpath.isClosed { return subpath }
                var closed = subpath
                closed.segments += subpath.segments.reversed().map(\.reversed)
                closed.isClosed = true
                return closed
            })
    }

    fileprivate var openEnds: [Point] {
        subpaths.filter { !$0.isClosed && !$0.segments.isEmpty }.flatMap { [$0.start, $0.end] }
    }
}

// MARK: - Junctions

/// A corner where the outlines of lines meet: half a width from each of them.
struct LineJunction {
    /// The segment that ends there.
    var subpath: Int
    var segment: Int
    var lines: [Int]
}

extension EdgeSpeeds {
    /// How far a corner may be from its place, in half widths of Regular: chords are nearer.
    private static let slack = 0.05

    /// The width that may stay between lines that come apart, in half widths of Regular: it is not seen.
    private static let web = 0.12

    func junctions(of path: Path) -> [LineJunction] {
        var found: [LineJunction] = []
        for (number, subpath) in path.subpaths.enumerated() {
            for (index, segment) in subpath.segments.enumerated() {
                let next = subpath.segments[(index + 1) % subpath.segments.count]
                let (before, after) = (segment.derivative(at: 1), next.derivative(at: 0))
                // Ink is on the side of the normal, so that a turn away from it is a notch.
                guard before.cross(after) < -0.2 * before.length * after.length else { continue }
                let lines = indices.filter { line in
                    distance(to: segment.end, fromLine: line).map { abs($0 - 1) < Self.slack } ?? false
                }
                if !lines.isEmpty { found.append(LineJunction(subpath: number, segment: index, lines: lines)) }
            }
        }
        return found
    }

    /// Whether the lines still meet at these corners. Thinner ones come apart, and the edges that join them are not
    /// theirs.
    ///
    /// - Parameter share: the width of the lines, in line widths of Regular.
    func join(_ path: Path, at junctions: [LineJunction], _ share: Double) -> Bool {
        if junctions.isEmpty { return true }
        let contours = path.subpaths
        return junctions.allSatisfy { junction in
            guard junction.subpath < contours.count else { return false }
            let contour = contours[junction.subpath]
            // A closing line without length is not a segment any more.
            let corner =
                junction.segment < contour.segments.count ? contour.segments[junction.segment].end : contour.start
            return junction.lines.allSatisfy { line in
                guard let distance = distance(to: corner, fromLine: line) else { return false }
                return distance - share < Self.web
            }
        }
    }
}
