/// A path as chords, for measurements that do not need curves. It is never written as output.
///
/// Consecutive chords share a bounding box, and so do consecutive runs of them, so that a query skips most at once.
package struct FlatPath: Sendable {
    /// Contour by contour; each ends with its first corner again. Selections of contours share the array.
    let corners: ContiguousArray<Point>
    private(set) var contours: ContiguousArray<Contour> = []
    private(set) var runs: ContiguousArray<Run> = []

    struct Contour {
        /// The corners, without the repeated first one.
        var corners: Range<Int>
        var runs: Range<Int>
        var bounds: Rect
        var box: Box
        var perimeter: Double
    }

    /// Consecutive chords of a contour.
    struct Run {
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
    @inline(__always) func forEachRun(
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

    /// The area of a contour; positive for a clockwise one on screen (y down).
    package func area(ofContour index: Int) -> Double {
        let range = contours[index].corners
        // Relative to the start, so that a drawing far from the origin loses no digits.
        let start = corners[range.lowerBound]
        let twice = range.reduce(0) { $0 + (corners[$1] - start).cross(corners[$1 + 1] - start) }
        return twice / 2
    }

    /// The length of a contour.
    package func perimeter(ofContour index: Int) -> Double { contours[index].perimeter }

    /// The bounding box of a contour.
    package func bounds(ofContour index: Int) -> Rect { contours[index].bounds }

    /// The bounding box of all contours.
    package var bounds: Rect? {
        contours.reduce(nil) { (box: Rect?, contour) in box?.union(contour.bounds) ?? contour.bounds }
    }

    /// Points at equal intervals along one contour, with the direction there. They begin at its top, wherever its path
    /// starts, and are the same for the mirrored contour.
    package func samples(ofContour index: Int, count: Int) -> [(point: Point, direction: Vector)] {
        let contour = contours[index]
        guard contour.perimeter > 0 else { return [] }
        let (top, offset) = top(of: contour)
        var result: [(point: Point, direction: Vector)] = []
        result.reserveCapacity(count)
        var travelled = -offset
        // The top may be within a chord, which is then the first one and the last one.
        for chord in [top..<contour.corners.upperBound, contour.corners.lowerBound..<top, top..<top + 1].joined() {
            let side = corners[chord + 1] - corners[chord]
            let length = side.length
            while result.count < count, length > 0 {
                let target = (Double(result.count) + 0.5) / Double(count) * contour.perimeter
                guard travelled + length >= target else { break }
                let direction = side / length
                result.append((corners[chord] + direction * (target - travelled), direction))
            }
            travelled += length
        }
        return result
    }

    /// The topmost point of a contour, the middle one if its top is flat, as a chord and a distance along it.
    private func top(of contour: Contour) -> (chord: Int, offset: Double) {
        let (range, flat) = (contour.corners, contour.bounds.minY + 1e-6 * contour.bounds.extent)
        func isTop(_ corner: Int) -> Bool { corners[corner].y <= flat }
        // A corner where a flat top begins.
        guard
            var chord = range.first(where: {
                isTop($0) && !isTop($0 == range.lowerBound ? range.upperBound - 1 : $0 - 1)
            })
        else { return (range.lowerBound, 0) }
        var (length, ahead) = (0.0, chord)
        while isTop(ahead + 1), length < contour.perimeter {
            length += corners[ahead].distance(to: corners[ahead + 1])
            ahead = ahead + 1 == range.upperBound ? range.lowerBound : ahead + 1
        }
        var rest = length / 2
        while rest > 0 {
            let side = corners[chord].distance(to: corners[chord + 1])
            if side > rest { break }
            rest -= side
            chord = chord + 1 == range.upperBound ? range.lowerBound : chord + 1
        }
        return (chord, rest)
    }
}
