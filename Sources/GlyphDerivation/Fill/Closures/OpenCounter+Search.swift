internal import PathGeometry

/// Open counters in the outer contours of components.
extension OpenCounter {
    /// The counter around a point with the narrowest aperture; nil if no contour goes around most of it.
    init?(in ink: Figure, around point: Point) {
        guard ink.width > 0, ink.tree.innermost(around: point) == nil else { return nil }
        let choice = Self.choice(ofWidth: ink.width)
        var nearest: (opening: Double, stretch: BoundarySamples.Stretch, samples: BoundarySamples)?
        for root in ink.tree.roots {
            let samples = Self.samples(of: root, in: ink)
            var (least, found) = (Double.infinity, [BoundarySamples.Stretch]())
            samples.forEachStretch(around: point, upTo: Self.widest) { stretch in
                least = min(least, stretch.opening)
                if stretch.opening <= least + choice { found.append(stretch) }
                return least + choice
            }
            let best = found.filter { $0.opening <= least + choice }.max { $0.area < $1.area }
            if let best, least < nearest?.opening ?? .infinity { nearest = (least, best, samples) }
        }
        guard let nearest else { return nil }
        self.init(along: nearest.stretch, of: nearest.samples)
    }

    /// The open counters that could be taken for interiors of bodies, the largest first; at most one per component.
    ///
    /// - Parameters:
    ///   - share: the maximum width of an aperture, as a share of the boundary's length.
    ///   - leastArea: in squares of the stroke width.
    ///   - hullShare: the least share of its convex hull that a component fills with its counter.
    ///   - isPossible: whether a component may have one; nil for all.
    ///   - isOutermost: of apertures that are about as narrow, the outermost one; otherwise the narrowest one.
    static func all(
        in ink: Figure, upTo share: Double = plainly, leastArea: Double = leastArea,
        hullShare: Double = 0, isOutermost: Bool = false, where isPossible: ((_ root: Int) -> Bool)? = nil
    ) -> [OpenCounter] {
        let width = ink.width
        guard width > 0 else { return [] }
        return ink.tree.roots.compactMap { root -> OpenCounter? in
            guard isPossible?(root) != false, mayHaveOne(root, of: leastArea * width * width, in: ink)
            else { return nil }
            let samples = samples(of: root, in: ink)
            // Comparing all stretches takes long where none is large enough.
            let smallest = hullShare * ink.flat.hullArea(ofContour: root) - ink.tree.nodes[root].area
            guard samples.hasStretch(upTo: share, area: smallest - slack * width * width) else { return nil }
            var found: [BoundarySamples.Stretch] = []
            found.reserveCapacity(1024)
            var largest = 0.0
            samples.forEachStretch(around: nil, upTo: share, leastArea: leastArea * width * width) { stretch in
                if isOutermost || stretch.area > largest / 2 { found.append(stretch) }
                largest = max(largest, stretch.area)
                return .infinity
            }
            // Of slivers along the boundary, any may have the narrowest aperture.
            var least: BoundarySamples.Stretch?
            for stretch in found where stretch.area > largest / 2 {
                if let least, stretch.opening * least.length >= least.opening * stretch.length { continue }
                least = stretch
            }
            guard let narrowest = least else { return nil }
            let result = isOutermost ? narrowest.outermost(of: found, of: samples) : narrowest
            return OpenCounter(along: result, of: samples)
        }.sorted { $0.area > $1.area }
    }

    private static func mayHaveOne(_ root: Int, of area: Double, in ink: Figure) -> Bool {
        ink.flat.hullArea(ofContour: root) > ink.tree.nodes[root].area + area / 2
    }

    /// The area that a counter may have beyond its stretch, in squares of the stroke width: its ends are extended.
    private static let slack = 4.0

    /// Opposite line ends have a width of possible positions: the outermost is flush with the rest.
    fileprivate static func choice(ofWidth width: Double) -> Double { 1.2 * width }

    /// The maximum width of an aperture, as a share of the boundary's length: a flat tray has three quarters.
    private static let widest = 0.8
    /// The maximum share without a request: a box with half of one side missing.
    static let plainly = 0.3
    /// In squares of the stroke width.
    static let leastArea = 8.0

    /// All pairs of them are tried, so their number is limited.
    private static func samples(of root: Int, in ink: Figure) -> BoundarySamples {
        BoundarySamples(of: root, in: ink, most: 400)
    }

    /// The counter below a component that ends at its bottom on the left and on the right, from one end to the other. Nil
    /// if there is none.
    init?(underArch root: Int, in ink: Figure) {
        let (samples, width) = (Self.samples(of: root, in: ink), ink.width)
        let (points, bounds) = (samples.points, ink.tree.nodes[root].bounds)
        func lowest(of side: Double) -> Int? {
            let indices = points.indices.filter { (points[$0].x - bounds.center.x) * side > 0 }
            guard let floor = indices.map({ points[$0].y }).max(), floor > bounds.maxY - width / 4 else { return nil }
            // The inner corner of an end that is cut off straight.
            return indices.filter { points[$0].y > floor - width / 50 }
                .min { (points[$0].x - points[$1].x) * side < 0 }
        }
        // Clockwise around the ink, the inside of an arch is followed from right to left.
        guard let right = lowest(of: 1), let left = lowest(of: -1) else { return nil }
        self.init(along: samples.stretch(from: right, to: left < right ? left + points.count : left), of: samples)
    }

    /// Extends a stretch to the farthest points of round line ends, which are between samples.
    private init(along stretch: BoundarySamples.Stretch, of samples: BoundarySamples) {
        let (start, end) = (samples[stretch.from], samples[stretch.to])
        let along = (end - start).normalized ?? Vector(0, 0)
        func farthest(near end: Point) -> Point {
            let found = samples.corners.filter { $0.distance(to: end) < 0.6 * samples.width }
                .min { along.cross($0 - end) < along.cross($1 - end) }
            // A boundary that continues has no such point.
            guard let found, along.cross(found - end) < 0, found.distance(to: end) < 0.5 * samples.width
            else { return end }
            return found
        }
        let between = (stretch.from + 1..<stretch.to).map { samples[$0] }
        self.init(
            along: [farthest(near: start)] + between + [farthest(near: end)], of: samples.root,
            strokeWidth: samples.width)
    }
}

extension BoundarySamples.Stretch {
    /// The largest of those that are not much wider than the narrowest one, and go along the middle of this one.
    fileprivate func outermost(of found: [Self], of samples: BoundarySamples) -> Self {
        let (middle, count) = ((from + to) / 2, samples.points.count)
        func isPassed(_ index: Int, by other: Self) -> Bool { other.from < index && index < other.to }
        func isAround(_ other: Self) -> Bool {
            isPassed(middle, by: other) || isPassed(middle - count, by: other) || isPassed(middle + count, by: other)
        }
        var least = Double.infinity
        for other in found where other.opening < least && isAround(other) { least = other.opening }
        let widest = (least.isFinite ? least : opening) + OpenCounter.choice(ofWidth: samples.width)
        var best: Self?
        for other in found where other.opening <= widest && other.area > best?.area ?? -.infinity && isAround(other) {
            best = other
        }
        return best ?? self
    }
}

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
    init(of root: Int, in ink: Figure, most: Int = .max) {
        let (perimeter, width) = (ink.flat.perimeter(ofContour: root), ink.width)
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

    /// Whether any stretch has an area above a least one, and an aperture that is not wider than a share of its length.
    func hasStretch(upTo share: Double, area least: Double) -> Bool {
        for from in points.indices {
            var to = from + 2
            while to < from + points.count {
                let steps = stretch(from: from, to: to)
                    .stepsUntil(opening: .infinity, share: share, area: least, step: step)
                if steps == 0 { return true }
                to += steps
            }
        }
        return false
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
