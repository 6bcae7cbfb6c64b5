internal import PathGeometry

/// Points at equal intervals along the outer contour of a component, clockwise on screen around the ink. Indices count
/// on along a second round, so that a stretch may pass the first point.
struct BoundarySamples {
    /// The root of the component.
    let root: Int
    /// Of the contour's chords.
    let corners: ArraySlice<Point>
    let points: [Point]
    /// The arc length between consecutive points.
    let step: Double
    /// The stroke width.
    let width: Double
    /// Up to each index of two rounds: the arc lengths, and twice the areas that the line from the first point sweeps.
    private var (lengths, sectors) = ([0.0], [0.0])

    /// A stretch of the points, with a straight aperture from its end to its start.
    struct Stretch {
        let from: Int, to: Int
        /// The width of the aperture.
        let opening: Double
        let length: Double
        /// Of the counter that the two enclose; negative if the stretch goes around ink.
        let area: Double
    }

    /// - Parameter most: the maximum number of points; there are at most four in a stroke width.
    init(of root: Int, in ink: Figure, strokeWidth width: Double, most: Int = .max) {
        let perimeter = ink.flat.perimeter(ofContour: root)
        let count = min(max(12, Int(4 * perimeter / width)), most)
        (self.root, self.width, step) = (root, width, perimeter / Double(count))
        corners = ink.flat.corners(ofContour: root)
        points = ink.flat.samples(ofContour: root, count: count).map(\.point)
        guard let origin = points.first else { return }
        lengths.reserveCapacity(2 * points.count + 1)
        sectors.reserveCapacity(2 * points.count + 1)
        for index in 0..<2 * points.count {
            let (a, b) = (self[index], self[index + 1])
            lengths.append(lengths[index] + a.distance(to: b))
            sectors.append(sectors[index] + (a - origin).cross(b - origin))
        }
    }

    subscript(index: Int) -> Point { points[index < points.count ? index : index % points.count] }

    @inline(__always) func stretch(from: Int, to: Int) -> Stretch {
        let (a, b) = (self[from], self[to])
        // Outer contours are clockwise, so that a counter is followed counterclockwise.
        let twice = sectors[from] - sectors[to] - (b - points[0]).cross(a - points[0])
        return Stretch(
            from: from, to: to, opening: a.distance(to: b), length: lengths[to] - lengths[from], area: twice / 2)
    }

    /// Calls `body` for all stretches around counters; there may be tens of thousands.
    ///
    /// - Parameters:
    ///   - point: must be inside of the counter; nil for any.
    ///   - share: the maximum width of the aperture, as a share of the length of the stretch.
    ///   - leastArea: smaller counters are left out; in squared units of the view box.
    ///   - body: returns the maximum width of the apertures that still matter.
    func forEachStretch(
        around point: Point?, upTo share: Double, leastArea: Double = 0, _ body: (Stretch) -> Double
    ) {
        /// 1 for a chord that crosses the ray to the right of the point downwards, -1 for one upwards.
        func turn(from a: Point, to b: Point) -> Int {
            guard let point, (a.y <= point.y) != (b.y <= point.y) else { return 0 }
            let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
            return x <= point.x ? 0 : b.y > a.y ? 1 : -1
        }
        // A stretch around a point passes through three quadrants.
        if let point, Set(points.map { ($0.x < point.x ? 1 : 0) + ($0.y < point.y ? 2 : 0) }).count < 3 { return }
        var turns = [0]
        for index in 0..<2 * points.count { turns.append(turns[index] + turn(from: self[index], to: self[index + 1])) }
        var widest = Double.infinity
        for from in points.indices {
            var to = from + 2
            while to < from + points.count {
                let stretch = stretch(from: from, to: to)
                let steps = stretch.stepsUntil(opening: widest, share: share, area: leastArea, step: step)
                if steps > 0 {
                    to += steps
                    continue
                }
                if point == nil || turns[to] - turns[from] + turn(from: self[to], to: self[from]) == -1 {
                    widest = body(stretch)
                }
                to += 1
            }
        }
    }
}

extension BoundarySamples.Stretch {
    /// 0 if the aperture is as narrow and the area as large as stated; otherwise, the number of samples by which the
    /// end has to move at least until they are.
    fileprivate func stepsUntil(opening widest: Double, share: Double, area least: Double, step: Double) -> Int {
        // A step changes the opening and the length by a step at most, and the area by the triangle that it sweeps.
        let distance = max(opening - widest, (opening - share * length) / (1 + share))
        let lacking = area > least ? 0 : (opening * opening + 4 * (least - area)).squareRoot() - opening
        if distance <= 0, area > least { return 0 }
        return max(1, Int(max(distance, lacking) / step))
    }
}
