internal import PathGeometry

/// Sample points along a component's outer contour, with their distances from a component that is near.
struct Rim {
    /// The root of the component.
    let root: Int
    let points: [Point]
    /// Infinite for most points above the limit.
    private(set) var distances: [Double]
    /// Cumulative areas: twice the area between the contour up to each point and the lines to the first point; with
    /// one more for the return to it.
    private var sectors: [Double] = []
    private let limit: Double
    /// The maximum arc length between consecutive points.
    private let step: Double

    /// Nil if all distances are above the limit.
    ///
    /// - Parameter width: the stroke width.
    init?(of piece: Piece, to flat: FlatPath, within limit: Double, strokeWidth width: Double) {
        guard let root = piece.roots.first, let box = flat.bounds, let otherBox = piece.flat.bounds,
            box.insetBy(-limit).intersects(otherBox)
        else { return nil }
        self.root = root
        points = piece.rim(strokeWidth: width)
        // Slightly more, because of rounding errors of the points.
        let step = piece.rimStep(strokeWidth: width) * (1 + 1e-9)
        (self.step, self.limit) = (step, limit)
        guard step > 0 else { return nil }
        distances = Array(repeating: Double.infinity, count: points.count)
        var (index, isNear) = (0, false)
        // At this distance, that many steps along the contour stay above the limit.
        let reach = limit + 8 * step
        /// The distance of the last point bounds that of the next one.
        var most = reach
        while index < points.count {
            var distance = box.distance(to: points[index])
            let isMeasured = distance <= limit + step
            if isMeasured {
                distance = min(flat.distance(to: points[index], within: most), reach)
                distances[index] = distance
            }
            if distance <= limit { isNear = true }
            let steps = max(1, Int((distance - limit) / step))
            most = isMeasured ? min(reach, (distance + Double(steps) * step) * (1 + 1e-9)) : reach
            index += steps
        }
        if !isNear { return nil }
    }

    /// Can that many steps be the boundary of a pocket? With a straight aperture, a boundary encloses at most the half
    /// disc whose arc has the same length.
    private func mayHold(steps: Int, strokeWidth width: Double) -> Bool {
        let wall = Double(steps) * step
        return wall * wall > 2 * .pi * Pocket.leastArea(strokeWidth: width)
    }

    /// Can there be a pocket between two of the near points? Not if they are all on one short stretch.
    func mayHold(strokeWidth width: Double) -> Bool {
        var (count, stretches, wasNear) = (0, 0, (distances.last ?? .infinity) <= limit)
        for distance in distances {
            let isNear = distance <= limit
            if isNear { count += 1 }
            if isNear && !wasNear { stretches += 1 }
            wasNear = isNear
        }
        return stretches != 1 || mayHold(steps: count - 1, strokeWidth: width)
    }

    /// The nearest point may be between two samples.
    func refined(to flat: FlatPath) -> Rim {
        var refined = self
        refined.sectors = sectors(along: points)
        let count = points.count
        for index in points.indices where distances[index] <= limit {
            let (before, after) = ((index + count - 1) % count, (index + 1) % count)
            refined.measure(before, to: flat)
            refined.measure(after, to: flat)
            guard distances[index] <= distances[before], distances[index] <= distances[after] else { continue }
            // Bisect between it and the neighbouring samples.
            var (least, place, way) = (distances[index], 0.0, 0.5)
            func tryPlace(_ other: Double) {
                let beside = points[other < 0 ? before : after]
                let point = points[index].interpolated(to: beside, at: abs(other))
                let distance = flat.distance(to: point, within: least)
                if distance < least { (least, place) = (distance, other) }
            }
            while way > 0.1 {
                let middle = place
                tryPlace(middle - way)
                tryPlace(middle + way)
                way /= 2
            }
            refined.distances[index] = least
        }
        return refined
    }

    private func sectors(along points: [Point]) -> [Double] {
        guard let origin = points.first else { return [] }
        var (last, sum) = (origin, 0.0)
        var sectors: [Double] = []
        sectors.reserveCapacity(points.count + 1)
        for point in points {
            sum += (last - origin).cross(point - origin)
            sectors.append(sum)
            last = point
        }
        sectors.append(sum)
        return sectors
    }

    /// Measures a point that was skipped.
    private mutating func measure(_ index: Int, to flat: FlatPath) {
        if distances[index] == .infinity {
            distances[index] = flat.distance(to: points[index], within: limit + step)
        }
    }

    /// Can there be a pocket whose boundary runs from one point to another? Checked before the boundary is computed.
    func mayClose(_ way: ClosedRange<Int>, strokeWidth width: Double) -> Bool {
        guard mayHold(steps: way.count - 1, strokeWidth: width), let origin = points.first else { return false }
        func point(_ index: Int) -> Point { points[index < points.count ? index : index - points.count] }
        func sector(_ index: Int) -> Double {
            index < points.count ? sectors[index] : sectors[points.count] + sectors[index - points.count]
        }
        let (first, last) = (point(way.lowerBound), point(way.upperBound))
        let opening = first.distance(to: last)
        // The boundary ends less than a step away.
        guard Pocket.mayHave(opening: opening - 2 * step, along: Double(way.count + 1) * step) else { return false }
        // The pocket is on the left of the boundary and of the line across.
        let twice = sector(way.upperBound) - sector(way.lowerBound) + (last - origin).cross(first - origin)
        return (opening + 2 * step) * step - twice / 2 > Pocket.leastArea(strokeWidth: width)
    }

    /// The points from the end of one near stretch to the start of the next, modulo their number. The ends are
    /// interpolated to where the distance equals the reach.
    func wall(_ way: ClosedRange<Int>, beyond reach: Double) -> [Point] {
        func number(_ index: Int) -> Int { index < points.count ? index : index - points.count }
        func edge(from near: Int, to far: Int) -> Point {
            let (start, end) = (distances[number(near)], distances[number(far)])
            let share = end.isFinite ? (reach - start) / (end - start) : 0
            return points[number(near)].interpolated(to: points[number(far)], at: share)
        }
        return [edge(from: way.lowerBound, to: way.lowerBound + 1)]
            + way.dropFirst().dropLast().map { points[number($0)] }
            + [edge(from: way.upperBound, to: way.upperBound - 1)]
    }
}
