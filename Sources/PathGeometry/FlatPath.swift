/// A path as chords, for measurements that do not need curves. It is never written as output.
///
/// Consecutive chords share a bounding box, and so do consecutive runs of them, so that a query skips most at once.
package struct FlatPath: Sendable {
    /// Contour by contour; each ends with its first corner again. Selections of contours share the array.
    let corners: ContiguousArray<Point>
    private(set) var contours: ContiguousArray<Contour> = []
    private var runs: ContiguousArray<Run> = []

    struct Contour {
        /// The corners, without the repeated first one.
        var corners: Range<Int>
        var runs: Range<Int>
        var bounds: Rect
        var box: Box
        var perimeter: Double
    }

    /// Consecutive chords of a contour.
    private struct Run {
        /// The indices of the chords' start corners; the corner after each is its end.
        let starts: Range<Int>
        let box: Box
        /// The number of runs directly behind this one that its chords are divided into; 0 if they are not.
        let partCount: Int

        /// Enough to share one test, few enough to have a small box.
        static let length = 5
        /// The length of a run that is divided.
        static let wholeLength = 4 * length
    }

    /// A rectangle by its center and half its sides, as queries need it; enlarged by a rounding margin, so that no
    /// point falls between two boxes.
    struct Box {
        let center: Point
        let reach: Vector

        init(_ rect: Rect) {
            center = rect.center
            let hair = 1e-9 * (rect.extent + abs(center.x) + abs(center.y))
            reach = Vector(rect.width / 2 + hair, rect.height / 2 + hair)
        }

        @inline(__always) func contains(_ point: Point) -> Bool {
            abs(point.x - center.x) <= reach.x && abs(point.y - center.y) <= reach.y
        }

        @inline(__always) func intersects(_ other: Box) -> Bool {
            abs(other.center.x - center.x) <= reach.x + other.reach.x
                && abs(other.center.y - center.y) <= reach.y + other.reach.y
        }

        /// The squared distance from a point to the box.
        @inline(__always) func squaredDistance(to point: Point) -> Double {
            let x = max(abs(point.x - center.x) - reach.x, 0)
            let y = max(abs(point.y - center.y) - reach.y, 0)
            return x * x + y * y
        }
    }

    /// - Parameter tolerance: the maximum distance of a chord from its curve, in units of the path.
    package init(_ path: Path, tolerance: Double) {
        var corners = ContiguousArray<Point>()
        corners.reserveCapacity(8 * path.elements.count)
        var first = 0
        var ends: ContiguousArray<Range<Int>> = []
        // Few glyphs have more contours.
        ends.reserveCapacity(8)
        func endContour() {
            guard first < corners.count else { return }
            let start = corners[first]
            if corners.count > first + 1, corners[corners.count - 1] == start { corners.removeLast() }
            ends.append(first..<corners.count)
            corners.append(start)
            first = corners.count
        }
        func append(_ segment: Segment) {
            let count = segment.chordCount(tolerance: tolerance)
            for index in 1..<max(count, 1) { corners.append(segment.point(at: Double(index) / Double(count))) }
            corners.append(segment.end)
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                endContour()
                corners.append(point)
            case .line(let point): corners.append(point)
            case .quadratic(let control, let point):
                append(.quadratic(QuadraticBezier(corners[corners.count - 1], control, point)))
            case .cubic(let control1, let control2, let point):
                append(.cubic(CubicBezier(corners[corners.count - 1], control1, control2, point)))
            case .close: endContour()
            }
        }
        endContour()
        self.corners = corners
        contours.reserveCapacity(ends.count)
        runs.reserveCapacity(corners.count / (Run.length - 1) + 2 * ends.count)
        for range in ends { addContour(range) }
    }

    /// Creates a path with a polygon as its only contour.
    package init(polygon: [Point]) {
        var corners = ContiguousArray<Point>()
        corners.reserveCapacity(polygon.count + 1)
        corners += polygon
        if let first = polygon.first { corners.append(first) }
        self.corners = corners
        if corners.count > 1 { addContour(0..<corners.count - 1) }
    }

    private mutating func addContour(_ range: Range<Int>) {
        let firstRun = runs.count
        var (whole, perimeter) = (Rect(corners[range.lowerBound]), 0.0)
        // Of a short contour, its own box is enough.
        let isDivided = range.count > Run.wholeLength
        // A contour without chords has no runs.
        let end = range.count > 1 ? range.upperBound : range.lowerBound
        for first in stride(from: range.lowerBound, to: end, by: Run.wholeLength) {
            let (index, chords) = (runs.count, first..<min(first + Run.wholeLength, end))
            var box = Rect(corners[first])
            // It is before its parts, whose box it has.
            if isDivided { runs.append(Run(starts: chords, box: Box(box), partCount: 0)) }
            for start in stride(from: first, to: chords.upperBound, by: Run.length) {
                let starts = start..<min(start + Run.length, chords.upperBound)
                var part = Rect(corners[start])
                for index in starts {
                    part = part.union(corners[index + 1])
                    perimeter += corners[index].distance(to: corners[index + 1])
                }
                runs.append(Run(starts: starts, box: Box(part), partCount: 0))
                box = box.union(part)
            }
            if isDivided {
                runs[index] = Run(starts: chords, box: Box(box), partCount: runs.count - index - 1)
            }
            whole = whole.union(box)
        }
        contours.append(
            Contour(corners: range, runs: firstRun..<runs.count, bounds: whole, box: Box(whole), perimeter: perimeter))
    }

    /// A path of some of the contours, in the given order.
    package func selecting(_ selection: [Int]) -> FlatPath {
        var part = self
        part.contours.removeAll(keepingCapacity: true)
        part.runs.removeAll(keepingCapacity: true)
        for index in selection {
            var contour = contours[index]
            let first = part.runs.count
            part.runs += runs[contour.runs]
            contour.runs = first..<part.runs.count
            part.contours.append(contour)
        }
        return part
    }

    package var isEmpty: Bool { contours.isEmpty }

    /// One for each subpath, in their order.
    package var contourCount: Int { contours.count }

    /// The corners of a contour; the last one is connected to the first.
    package func corners(ofContour index: Int) -> ArraySlice<Point> { ArraySlice(corners[contours[index].corners]) }

    /// Calls `body` for each chord of a contour, in its order.
    package func forEachChord(ofContour index: Int, _ body: (Line) -> Void) {
        for start in contours[index].corners { body(Line(corners[start], corners[start + 1])) }
    }

    /// Calls `body` for each chord that may be within a distance of a rectangle, contour by contour.
    package func forEachChord(within distance: Double, of box: Rect, _ body: (Line) -> Void) {
        let wide = box.insetBy(-distance)
        forEachRun { box in
            let off = box.center - wide.center
            return abs(off.x) <= box.reach.x + wide.width / 2 && abs(off.y) <= box.reach.y + wide.height / 2
        } body: { run in
            for index in run.starts { body(Line(corners[index], corners[index + 1])) }
        }
    }

    /// Calls `body` for the undivided runs that may be relevant for a query, judged by all boxes around them.
    ///
    /// - Parameter mayRunMatter: a more exact test of a run's box, which would be too expensive for a contour's.
    @inline(__always) private func forEachRun(
        where mayMatter: (Box) -> Bool, andRun mayRunMatter: (Box) -> Bool = { _ in true }, body: (Run) -> Void
    ) {
        // By index, as the elements are large.
        for contour in contours.indices where mayMatter(contours[contour].box) {
            var index = contours[contour].runs.lowerBound
            while index < contours[contour].runs.upperBound {
                let partCount = runs[index].partCount
                if !mayMatter(runs[index].box) || !mayRunMatter(runs[index].box) {
                    index += partCount
                } else if partCount == 0 {
                    body(runs[index])
                }
                index += 1
            }
        }
    }
}

// MARK: - Winding and distances

extension FlatPath {
    /// The winding number around a point; clockwise on screen (y down) is positive.
    package func winding(around point: Point) -> Int {
        var winding = 0
        // By index, as the elements are large.
        for contour in contours.indices where contours[contour].box.contains(point) {
            var run = contours[contour].runs.lowerBound
            while run < contours[contour].runs.upperBound {
                let (box, starts, partCount) = (runs[run].box, runs[run].starts, runs[run].partCount)
                let (right, down) = (point.x - box.center.x, point.y - box.center.y)
                if abs(down) > box.reach.y || right > box.reach.x {
                    run += partCount
                } else if right < -box.reach.x {
                    // If the whole run is to the right, its ends decide.
                    winding += turn(from: corners[starts.lowerBound], to: corners[starts.upperBound], at: point.y)
                    run += partCount
                } else if partCount == 0 {
                    winding += turns(along: starts, around: point)
                }
                run += 1
            }
        }
        return winding
    }

    @inline(__always) private func turns(along chords: Range<Int>, around point: Point) -> Int {
        var (turns, a) = (0, corners[chords.lowerBound])
        for index in chords {
            let b = corners[index + 1]
            let turn = turn(from: a, to: b, at: point.y)
            if turn != 0, a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) > point.x { turns += turn }
            a = b
        }
        return turns
    }

    /// 1 for a chord that crosses a horizontal line downwards, -1 for one that crosses it upwards.
    @inline(__always) private func turn(from a: Point, to b: Point, at y: Double) -> Int {
        (a.y <= y) == (b.y <= y) ? 0 : b.y > a.y ? 1 : -1
    }

    package func contains(_ point: Point) -> Bool { winding(around: point) != 0 }

    /// The distance from a point to the nearest chord; infinite for an empty path.
    ///
    /// - Parameter limit: the limit; if the distance is more than this, any greater value may be returned.
    package func distance(to point: Point, within limit: Double = .infinity) -> Double {
        nearestChord(to: point, within: limit).distance
    }

    /// The same with the index of the nearest chord's start corner; -1 if there is none within the limit.
    func nearestChord(to point: Point, within limit: Double) -> (distance: Double, chord: Int) {
        var (least, chord) = (Double.infinity, -1)
        var bound = limit * limit * (1 + 1e-9)
        if limit == .infinity {
            // The nearest chord is not farther than a corner of any run. Whole runs are enough.
            var run = 0
            while run < runs.count {
                bound = min(bound, (corners[runs[run].starts.lowerBound] - point).squaredLength)
                run += 1 + runs[run].partCount
            }
        }
        forEachRun {
            $0.squaredDistance(to: point) <= bound
        } body: { run in
            for index in run.starts {
                let squared = Line(corners[index], corners[index + 1]).squaredDistance(to: point)
                if squared < least { (least, chord) = (squared, index) }
            }
            bound = min(bound, least)
        }
        return (least.squareRoot(), chord)
    }

    /// Whether all control points of a segment are within a distance of a chord.
    func isNear(_ segment: Segment, toChord index: Int, within distance: Double) -> Bool {
        guard index >= 0 else { return false }
        let chord = Line(corners[index], corners[index + 1])
        func isNear(_ point: Point) -> Bool { chord.squaredDistance(to: point) <= distance * distance }
        return switch segment {
        case .line(let line): isNear(line.start) && isNear(line.end)
        case .quadratic(let curve): isNear(curve.start) && isNear(curve.control) && isNear(curve.end)
        case .cubic(let curve):
            isNear(curve.start) && isNear(curve.control1) && isNear(curve.control2) && isNear(curve.end)
        }
    }

    /// The distance to another path's chords, measured from the corners of both; nil if it is more than `limit`.
    package func distance(to other: FlatPath, within limit: Double) -> Double? {
        var least = Double.infinity
        func measure(_ path: FlatPath, in box: Rect, from others: FlatPath) {
            for run in others.runs where run.partCount == 0 {
                for index in run.starts {
                    let bound = min(least, limit)
                    guard box.squaredDistance(to: others.corners[index]) <= bound * bound else { continue }
                    least = min(least, path.distance(to: others.corners[index], within: bound))
                }
            }
        }
        guard let box = bounds, let otherBox = other.bounds, box.insetBy(-limit).intersects(otherBox)
        else { return nil }
        measure(other, in: otherBox, from: self)
        measure(self, in: box, from: other)
        return least <= limit ? least : nil
    }

    /// Whether the distance to another path's chords is at most `limit`, measured from the corners of both.
    package func isNear(_ other: FlatPath, within limit: Double) -> Bool {
        func isNear(_ path: FlatPath, in box: Rect, from others: FlatPath) -> Bool {
            let reach = Box(box.insetBy(-limit))
            return others.runs.contains { run in
                run.partCount == 0 && run.box.intersects(reach)
                    && run.starts.contains { index in
                        let corner = others.corners[index]
                        return box.squaredDistance(to: corner) <= limit * limit
                            && path.distance(to: corner, within: limit) <= limit
                    }
            }
        }
        guard let box = bounds, let otherBox = other.bounds, box.insetBy(-limit).intersects(otherBox)
        else { return false }
        return isNear(other, in: otherBox, from: self) || isNear(self, in: box, from: other)
    }

    /// The distance along a ray from a point to the first chord that it hits; nil if it hits none.
    ///
    /// - Parameters:
    ///   - direction: a vector of length 1.
    ///   - limit: the limit; chords at this distance or farther are ignored.
    package func distance(from origin: Point, along direction: Vector, within limit: Double = .infinity) -> Double? {
        var least = limit
        // The bounding box of the ray excludes most boxes; an infinite ray gets a very large one.
        let half = direction * (min(limit, 1e100) / 2)
        let (middle, halfX, halfY) = (origin + half, abs(half.x), abs(half.y))
        let (acrossX, acrossY) = (abs(direction.y), abs(direction.x))
        forEachRun { box in
            let off = box.center - middle
            return abs(off.x) <= box.reach.x + halfX && abs(off.y) <= box.reach.y + halfY
        } andRun: { box in
            // The ray must neither pass on one side of the box nor end before it.
            let offset = box.center - origin
            return abs(direction.cross(offset)) <= acrossX * box.reach.x + acrossY * box.reach.y
                && direction.dot(offset) - (acrossY * box.reach.x + acrossX * box.reach.y) < least
        } body: { run in
            var a = corners[run.starts.lowerBound]
            var sideOfA = direction.cross(a - origin)
            for index in run.starts {
                let b = corners[index + 1]
                let sideOfB = direction.cross(b - origin)
                // A chord with both ends on one side of the ray does not meet it.
                if (sideOfA <= 0) != (sideOfB <= 0) {
                    let meeting = a + (b - a) * (sideOfA / (sideOfA - sideOfB))
                    let along = (meeting - origin).dot(direction)
                    if along > 0, along < least { least = along }
                }
                (a, sideOfA) = (b, sideOfB)
            }
        }
        return least < limit ? least : nil
    }
}

// MARK: - Places

extension FlatPath {
    /// The point on the chords that is nearest to a given point, the first of several; nil for an empty path.
    package func nearest(to point: Point) -> Point? { nearestChord(to: point)?.point }

    /// The nearest point with the index of its contour and the arc length along the contour.
    package func place(nearest point: Point) -> (contour: Int, length: Double, point: Point)? {
        guard let nearest = nearestChord(to: point) else { return nil }
        var length = corners[nearest.chord].distance(to: nearest.point)
        for chord in contours[nearest.contour].corners.lowerBound..<nearest.chord {
            length += corners[chord].distance(to: corners[chord + 1])
        }
        return (nearest.contour, length, nearest.point)
    }

    private func nearestChord(to point: Point) -> (contour: Int, chord: Int, point: Point)? {
        var best: (contour: Int, chord: Int, point: Point)?
        var least = Double.infinity
        for (number, contour) in contours.enumerated() where contour.box.squaredDistance(to: point) < least {
            for run in runs[contour.runs] where run.partCount == 0 && run.box.squaredDistance(to: point) < least {
                for chord in run.starts {
                    let place = Line(corners[chord], corners[chord + 1]).nearest(to: point)
                    let squared = (place - point).squaredLength
                    if squared < least { (least, best) = (squared, (number, chord, place)) }
                }
            }
        }
        return best
    }

    /// The point at an arc length along a contour from its first corner; the length is taken modulo the perimeter.
    package func point(ofContour index: Int, atLength length: Double) -> Point {
        let contour = contours[index]
        guard contour.perimeter > 0 else { return corners[contour.corners.lowerBound] }
        var rest = length - (length / contour.perimeter).rounded(.down) * contour.perimeter
        for chord in contour.corners {
            let side = corners[chord].distance(to: corners[chord + 1])
            if rest < side { return corners[chord].interpolated(to: corners[chord + 1], at: rest / side) }
            rest -= side
        }
        return corners[contour.corners.lowerBound]
    }
}
