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
            var wanted = BoundarySamples.Wanted(share: Self.widest)
            var (least, found) = (Double.infinity, [BoundarySamples.Stretch]())
            samples.forEachStretch(around: point, &wanted) { stretch, wanted in
                least = min(least, stretch.opening)
                found.append(stretch)
                wanted.opening = least + choice
            }
            let best = found.filter { $0.opening <= least + choice }.max {
                $0.area == $1.area ? $1.isBefore($0) : $0.area < $1.area
            }
            if let best, least < nearest?.opening ?? .infinity { nearest = (least, best, samples) }
        }
        guard let nearest else { return nil }
        self.init(along: nearest.stretch, of: nearest.samples)
    }

    /// The open counters that could be taken for interiors of bodies, the largest first; at most one per component.
    ///
    /// - Parameters:
    ///   - share: the maximum width of an aperture, as a share of the boundary's length.
    ///   - leastArea: the least area of a counter, in squares of the stroke width.
    ///   - hullShare: the least share of its convex hull that a component fills with its counter.
    ///   - isPossible: whether a component may have one; nil for all.
    ///   - isOutermost: whether to take, of apertures that are about as narrow, the outermost one; otherwise the
    ///     narrowest one.
    static func all(
        in ink: Figure, upTo share: Double = plainly, leastArea: Double = leastArea,
        hullShare: Double = 0, isOutermost: Bool = false, where isPossible: ((_ root: Int) -> Bool)? = nil
    ) -> [OpenCounter] {
        let width = ink.width
        guard width > 0 else { return [] }
        return ink.tree.roots.compactMap { root -> OpenCounter? in
            let least = leastArea * width * width
            guard isPossible?(root) != false, case let hull = ink.flat.hullArea(ofContour: root),
                hull > ink.tree.nodes[root].area + least / 2
            else { return nil }
            let samples = samples(of: root, in: ink)
            let smallest = hullShare * hull - ink.tree.nodes[root].area
            guard let largest = samples.largest(upTo: share, above: max(least, smallest - slack * width * width)),
                // Of slivers along the boundary, any may have the narrowest aperture.
                let narrowest = samples.narrowest(
                    upTo: min(share, largest.relativeOpening), area: max(least, largest.area / 2))
            else { return nil }
            let result = isOutermost ? narrowest.outermost(upTo: share, area: least, of: samples) : narrowest
            return OpenCounter(along: result, of: samples)
        }.sorted { $0.area > $1.area }
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

    /// The counter below a component that ends at its bottom on the left and on the right, from one end to the other.
    /// Nil if there is none.
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

extension BoundarySamples {
    /// A stretch of the largest counter above a least one with an aperture that is not wider than a share of the
    /// boundary's length; nil if there is none.
    fileprivate func largest(upTo share: Double, above least: Double) -> Stretch? {
        var wanted = Wanted(share: share, area: least)
        var largest: Stretch?
        forEachStretch(&wanted) { stretch, wanted in (largest, wanted.area) = (stretch, stretch.area) }
        return largest
    }

    /// The stretch with the narrowest aperture for its length, the first of several.
    ///
    /// - Parameters:
    ///   - share: the maximum width of the aperture, as a share of the length.
    ///   - least: the least area of a counter, in squared units of the view box; smaller counters are left out.
    fileprivate func narrowest(upTo share: Double, area least: Double) -> Stretch? {
        var wanted = Wanted(share: share, area: least)
        var found: [Stretch] = []
        forEachStretch(&wanted) { stretch, wanted in
            found.append(stretch)
            wanted.share = min(wanted.share, stretch.relativeOpening)
        }
        found.removeAll { $0.opening > wanted.share * $0.length }
        return found.sorted { $0.isBefore($1) }.reduce(nil) { narrowest, stretch in
            guard let narrowest else { return stretch }
            return stretch.opening * narrowest.length < narrowest.opening * stretch.length ? stretch : narrowest
        }
    }
}

extension BoundarySamples.Stretch {
    /// The width of the aperture as a share of the length; a little more, so that rounding errors do not decide which
    /// of several is found.
    fileprivate var relativeOpening: Double { opening / length * (1 + 1e-9) }

    /// The largest stretch among the ones that are not much wider than the narrowest one, and go along the middle of
    /// this one.
    ///
    /// - Parameters:
    ///   - share: the maximum width of the aperture, as a share of the length.
    ///   - least: the least area of a counter, in squared units of the view box; smaller counters are left out.
    fileprivate func outermost(upTo share: Double, area least: Double, of samples: BoundarySamples) -> Self {
        let count = samples.points.count
        let middle = (from + to) / 2 % count
        func forEachAround(_ wanted: BoundarySamples.Wanted, _ body: (Self, inout BoundarySamples.Wanted) -> Void) {
            var wanted = wanted
            for (starts, middle) in [(0..<middle, middle), (0..<count, middle + count)] {
                samples.forEachStretch(from: starts, to: middle + 1..<2 * count, &wanted, body)
            }
        }
        // This one goes along its middle itself.
        var (narrowest, wanted) = (opening, BoundarySamples.Wanted(opening: opening, share: share, area: least))
        forEachAround(wanted) { other, wanted in
            narrowest = min(narrowest, other.opening)
            wanted.opening = narrowest
        }
        wanted.opening = narrowest + OpenCounter.choice(ofWidth: samples.width)
        var best = opening <= wanted.opening ? self : nil
        if let best { wanted.area = best.area.nextDown }
        forEachAround(wanted) { other, wanted in
            if let best, other.area == best.area, best.isBefore(other) { return }
            best = other
            wanted.area = other.area.nextDown
        }
        return best ?? self
    }
}

/// Points at equal intervals along the outer contour of a component, clockwise on screen around the ink. Indices count
/// on along a second round, so that a stretch may pass the first point.
struct BoundarySamples {
    /// The root of the component.
    let root: Int
    /// The corners of the contour's chords.
    let corners: ArraySlice<Point>
    let points: [Point]
    /// The arc length between consecutive points.
    let step: Double
    /// The stroke width.
    let width: Double
    /// For each index of two rounds; empty if stretches do not matter.
    private var marks: [Mark] = []

    private struct Mark {
        let point: Point
        /// The arc length up to it.
        let length: Double
        /// Twice the area that the line from the first point sweeps up to it.
        let sector: Double
    }

    /// A stretch of the points, with a straight aperture from its end to its start.
    struct Stretch {
        let from: Int, to: Int
        /// The width of the aperture.
        let opening: Double
        let length: Double
        /// The area of the counter that the two enclose; negative if the stretch goes around ink.
        let area: Double

        func isBefore(_ other: Stretch) -> Bool { (from, to) < (other.from, other.to) }
    }

    /// Which stretches a search still looks for.
    struct Wanted {
        /// The maximum width of the aperture.
        var opening = Double.infinity
        /// The maximum width of the aperture, as a share of the length of the stretch.
        var share: Double
        /// The area of the counter is larger than this, in squared units of the view box.
        var area = 0.0

        /// Whether a stretch meets this, or may after its ends have moved by a distance in all: the opening and the
        /// length change by that at most, and the area by the triangles that the aperture sweeps.
        @inline(__always) func mayBe(_ stretch: Stretch, movedBy distance: Double) -> Bool {
            stretch.opening - distance <= opening
                && stretch.opening - distance <= share * (stretch.length + distance)
                && stretch.area + distance * (2 * stretch.opening + distance) / 4 > area
        }
    }

    /// - Parameters:
    ///   - most: the maximum number of points; there are at most four in a stroke width.
    ///   - hasStretches: whether stretches are measured; otherwise only the points matter.
    init(of root: Int, in ink: Figure, most: Int = .max, hasStretches: Bool = true) {
        let (perimeter, width) = (ink.flat.perimeter(ofContour: root), ink.width)
        let count = min(max(12, Int(4 * perimeter / width)), most)
        (self.root, self.width, step) = (root, width, perimeter / Double(count))
        corners = ink.flat.corners(ofContour: root)
        points = ink.flat.samples(ofContour: root, count: count).map(\.point)
        guard hasStretches, let origin = points.first else { return }
        marks.reserveCapacity(2 * points.count + 1)
        var (last, length, sector) = (origin, 0.0, 0.0)
        for index in 0...2 * points.count {
            let point = self[index]
            length += last.distance(to: point)
            sector += (last - origin).cross(point - origin)
            marks.append(Mark(point: point, length: length, sector: sector))
            last = point
        }
    }

    subscript(index: Int) -> Point { points[index < points.count ? index : index % points.count] }

    @inline(__always) func stretch(from: Int, to: Int) -> Stretch {
        let (a, b, origin) = (marks[from], marks[to], marks[0].point)
        // Outer contours are clockwise, so that a counter is followed counterclockwise.
        let twice = a.sector - b.sector - (b.point - origin).cross(a.point - origin)
        return Stretch(
            from: from, to: to, opening: a.point.distance(to: b.point), length: b.length - a.length, area: twice / 2)
    }

    /// Calls `body` for all wanted stretches, in no particular order and some of them twice.
    ///
    /// - Parameter body: a function that may reduce `wanted` for the rest of the search.
    func forEachStretch(_ wanted: inout Wanted, _ body: (Stretch, inout Wanted) -> Void) {
        forEachStretch(from: 0..<points.count, to: 0..<2 * points.count, &wanted, body)
    }

    /// Calls `body` for all wanted stretches between some samples and some others.
    ///
    /// There may be tens of thousands, so that all of them are ruled out at once if the one in their middle differs too
    /// much from the wanted ones.
    func forEachStretch(
        from starts: Range<Int>, to ends: Range<Int>, _ wanted: inout Wanted,
        _ body: (Stretch, inout Wanted) -> Void
    ) {
        var open = [(starts: starts, ends: ends)]
        // Each is halved a few times; of both halves, one waits.
        open.reserveCapacity(32)
        while let (starts, ends) = open.popLast() {
            // A stretch has at least three samples, and does not go all around.
            guard !starts.isEmpty, !ends.isEmpty, ends.upperBound > starts.lowerBound + 2,
                ends.lowerBound < starts.upperBound - 1 + points.count
            else { continue }
            let (from, to) = (starts.lowerBound + starts.count / 2, ends.lowerBound + ends.count / 2)
            let middle = stretch(from: from, to: to)
            // Slightly more, because of rounding errors of the points.
            let reach = Double(starts.count / 2 + ends.count / 2) * step * (1 + 1e-6)
            guard wanted.mayBe(middle, movedBy: reach) else { continue }
            if from + 2 <= to, to < from + points.count, wanted.mayBe(middle, movedBy: 0) { body(middle, &wanted) }
            if starts.count > max(1, ends.count) {
                open.append((from..<starts.upperBound, ends))
                open.append((starts.lowerBound..<from, ends))
            } else if ends.count > 1 {
                open.append((starts, to..<ends.upperBound))
                open.append((starts, ends.lowerBound..<to))
            }
        }
    }

    /// Calls `body` for all wanted stretches whose counters a point is in.
    func forEachStretch(
        around point: Point, _ wanted: inout Wanted, _ body: (Stretch, inout Wanted) -> Void
    ) {
        /// 1 for a chord that crosses the ray to the right of the point downwards, -1 for one upwards.
        func turn(from a: Point, to b: Point) -> Int {
            guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
            let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
            return x <= point.x ? 0 : b.y > a.y ? 1 : -1
        }
        // A stretch around a point passes through three quadrants.
        if Set(points.map { ($0.x < point.x ? 1 : 0) + ($0.y < point.y ? 2 : 0) }).count < 3 { return }
        var turns = [0]
        for index in 0..<2 * points.count { turns.append(turns[index] + turn(from: self[index], to: self[index + 1])) }
        forEachStretch(&wanted) { stretch, wanted in
            let (from, to) = (stretch.from, stretch.to)
            if turns[to] - turns[from] + turn(from: self[to], to: self[from]) == -1 { body(stretch, &wanted) }
        }
    }
}
