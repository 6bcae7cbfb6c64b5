internal import PathGeometry

/// Open counters in the outer contours of components.
extension OpenCounter {
    /// The counter around a point with the narrowest aperture; nil if no contour goes around most of it.
    init?(in ink: Figure, around point: Point, strokeWidth width: Double) {
        guard width > 0, ink.tree.innermost(around: point) == nil else { return nil }
        let choice = Self.choice(ofWidth: width)
        var nearest: (opening: Double, stretch: BoundarySamples.Stretch, samples: BoundarySamples)?
        for root in ink.tree.roots {
            let samples = Self.samples(of: root, in: ink, width)
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
    ///   - isOutermost: of apertures that are about as narrow, the outermost one; otherwise the narrowest one.
    static func all(
        in ink: Figure, strokeWidth width: Double, upTo share: Double = plainly, leastArea: Double = leastArea,
        isOutermost: Bool = false
    ) -> [OpenCounter] {
        guard width > 0 else { return [] }
        return ink.tree.roots.compactMap { root -> OpenCounter? in
            guard mayHaveOne(root, of: leastArea, in: ink, width) else { return nil }
            let samples = samples(of: root, in: ink, width)
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

    private static func mayHaveOne(_ root: Int, of area: Double, in ink: Figure, _ width: Double) -> Bool {
        ink.flat.hullArea(ofContour: root) > ink.tree.nodes[root].area + area * width * width / 2
    }

    /// Opposite line ends have a width of possible positions: the outermost is flush with the rest.
    fileprivate static func choice(ofWidth width: Double) -> Double { 1.2 * width }

    /// The maximum width of an aperture, as a share of the boundary's length: a flat tray has three quarters.
    private static let widest = 0.8
    /// The maximum share without a request: a box with half of one side missing.
    static let plainly = 0.3
    /// In squares of the stroke width.
    static let leastArea = 8.0

    /// All pairs of them are tried, so their number is limited.
    private static func samples(of root: Int, in ink: Figure, _ width: Double) -> BoundarySamples {
        BoundarySamples(of: root, in: ink, strokeWidth: width, most: 400)
    }

    /// The counter below a component that ends at its bottom on the left and on the right, from one end to the other. Nil
    /// if there is none.
    init?(underArch root: Int, in ink: Figure, strokeWidth width: Double) {
        let samples = Self.samples(of: root, in: ink, width)
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
