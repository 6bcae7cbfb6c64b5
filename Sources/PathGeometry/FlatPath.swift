/// A path as chords, for the many questions whose answers need no curves: a judge, never an output.
public struct FlatPath: Sendable {
    /// The corners of each contour; the last joins the first.
    public let contours: [ContiguousArray<Point>]
    private let boxes: [Rect]

    /// - Parameter tolerance: how far a chord may lie from its curve, in units of the path.
    public init(_ path: Path, tolerance: Double) {
        contours = path.subpaths.compactMap { subpath in
            var corners: ContiguousArray<Point> = [subpath.start]
            for segment in subpath.segments {
                let count = segment.chordCount(tolerance: tolerance)
                for index in 1...count {
                    corners.append(index == count ? segment.end : segment.point(at: Double(index) / Double(count)))
                }
            }
            if corners.last == corners.first { corners.removeLast() }
            return corners.count > 1 ? corners : nil
        }
        boxes = contours.map { corners in corners.reduce(Rect(corners[0])) { $0.union($1) } }
    }

    /// How often the contours wind around a point; clockwise on screen (y down) positive.
    public func winding(around point: Point) -> Int {
        var winding = 0
        for (corners, box) in zip(contours, boxes) where box.contains(point) {
            guard var a = corners.last else { continue }
            for b in corners {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
                    if x > point.x { winding += b.y > a.y ? 1 : -1 }
                }
                a = b
            }
        }
        return winding
    }

    public func contains(_ point: Point) -> Bool { winding(around: point) != 0 }

    /// How far a ray runs from a point before it meets a chord; nil if it meets none.
    ///
    /// - Parameter direction: of length 1.
    public func distance(from origin: Point, along direction: Vector) -> Double? {
        var least: Double?
        for (corners, box) in zip(contours, boxes) where box.isMet(byRayFrom: origin, along: direction) {
            guard var a = corners.last else { continue }
            var sideOfA = direction.cross(a - origin)
            for b in corners {
                let sideOfB = direction.cross(b - origin)
                // A chord with both ends on one side of the ray does not meet it.
                if (sideOfA <= 0) != (sideOfB <= 0) {
                    let meeting = a + (b - a) * (sideOfA / (sideOfA - sideOfB))
                    let along = (meeting - origin).dot(direction)
                    if along > 0, along < least ?? .infinity { least = along }
                }
                (a, sideOfA) = (b, sideOfB)
            }
        }
        return least
    }

    /// Points evenly along one contour, with the direction of travel there.
    public func samples(ofContour index: Int, count: Int) -> [(point: Point, direction: Vector)] {
        let corners = contours[index]
        let sides = corners.indices.map { corners[($0 + 1) % corners.count] - corners[$0] }
        let perimeter = sides.reduce(0) { $0 + $1.length }
        guard perimeter > 0 else { return [] }
        var result: [(point: Point, direction: Vector)] = []
        var (side, gone) = (0, 0.0)
        for sample in 0..<count {
            let target = (Double(sample) + 0.5) / Double(count) * perimeter
            while side < sides.count - 1, gone + sides[side].length < target {
                gone += sides[side].length
                side += 1
            }
            guard let direction = sides[side].normalized else { continue }
            result.append((corners[side] + direction * (target - gone), direction))
        }
        return result
    }

    /// The length of each contour.
    public func perimeter(ofContour index: Int) -> Double {
        let corners = contours[index]
        return corners.indices.reduce(0) { $0 + corners[$1].distance(to: corners[($1 + 1) % corners.count]) }
    }
}

extension Rect {
    /// False where a ray surely runs by.
    fileprivate func isMet(byRayFrom origin: Point, along direction: Vector) -> Bool {
        if direction.x > 0 ? maxX < origin.x : direction.x < 0 && minX > origin.x { return false }
        if direction.y > 0 ? maxY < origin.y : direction.y < 0 && minY > origin.y { return false }
        // The half diagonal across the ray against the way from its line to the center.
        let across = abs(direction.y) * width + abs(direction.x) * height
        return abs(direction.cross(center - origin)) <= across / 2
    }
}
