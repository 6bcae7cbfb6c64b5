/// Consecutive cubics that are an arc of a circle to within a decimal unit, so that an `a` command can replace them.
struct ArcRun {
    /// The number of cubics.
    var count: Int
    /// In decimal units.
    var radius: Int64
    var isLarge: Bool
    var isClockwise: Bool

    /// The longest run at the front of `cubics`, at most three quarters of a circle; nil if there is none. Of a whole
    /// circle it takes half, so that both halves are written alike.
    ///
    /// - Parameters:
    ///   - start: rounded to the decimals, as a reader will read it.
    ///   - tolerance: the maximum distance of the cubics from the circle.
    ///   - round: rounds an end point in the same way.
    static func longest(
        from start: Point, _ cubics: [CubicBezier], tolerance: Double, decimals: Int, round: (Point) -> Point
    ) -> ArcRun? {
        let unit = FixedDecimal(units: 1, decimals: decimals).value
        guard let first = cubics.first, first.isEven(within: 4 * unit) else { return nil }
        let isWhole = cubics.count > 3 && round(cubics[3].end) == start
        for count in stride(from: min(cubics.count, isWhole ? 2 : 3), through: 1, by: -1) {
            let run = cubics.prefix(count)
            guard run.allSatisfy({ $0.isEven(within: 4 * unit) }) else { continue }
            if let arc = ArcRun(from: start, Array(run), tolerance, decimals: decimals, unit, round) { return arc }
        }
        return nil
    }

    private init?(
        from start: Point, _ run: [CubicBezier], _ tolerance: Double, decimals: Int, _ unit: Double,
        _ round: (Point) -> Point
    ) {
        let half = run.count / 2
        let middle = run.count.isMultiple(of: 2) ? run[half].start : run[half].point(at: 0.5)
        let ends = run.map { round($0.end) }
        guard let end = ends.last, end != start else { return nil }
        // The circumradius of three points: the product of the triangle's sides divided by four times its area.
        let (there, across) = (middle - start, end - start)
        let area = there.cross(across) / 2
        let radius = there.length * (end - middle).length * across.length / (4 * abs(area))
        guard radius.isFinite, ArcRun.isRound(radius, chord: run[0].start.distance(to: run[0].end), tolerance) else {
            return nil
        }
        (count, isLarge, isClockwise) = (run.count, run.count > 2, area > 0)
        for candidate in ArcRun.candidates(radius / unit) {
            let length = FixedDecimal(units: candidate, decimals: decimals).value
            let arc = EllipticalArc(
                from: start, radiusX: length, radiusY: length, isLarge: isLarge, isClockwise: isClockwise, to: end)
            if arc.segments.follow(run, ends: ends, within: unit) {
                self.radius = candidate
                return
            }
        }
        return nil
    }

    /// Is a cubic close enough to the true circle? A cubic of a quarter turn deviates by 0.00027 of the radius, one of
    /// a smaller angle by the sixth power of its share.
    private static func isRound(_ radius: Double, chord: Double, _ tolerance: Double) -> Bool {
        let share = chord * chord / (2 * radius * radius)
        return radius * 0.00027 * share * share * share <= tolerance
    }

    /// The radius in units; values with fewer digits first, because they are shorter. A radius slightly below half of
    /// the chord is accepted, too: readers enlarge it.
    private static func candidates(_ radius: Double) -> [Int64] {
        var result: [Int64] = []
        for step in [1000.0, 100, 10, 1] {
            for value in [(radius / step).rounded(), (radius / step).rounded(.down)] {
                let candidate = value * step
                // The radius is known only to within some units, or a share of itself.
                guard candidate > 0, abs(candidate - radius) <= 2 + radius / 100, candidate < 1e15 else { continue }
                if !result.contains(Int64(candidate)) { result.append(Int64(candidate)) }
            }
        }
        return result
    }
}

extension CubicBezier {
    /// Are the handles of equal length, as those of an arc are?
    fileprivate func isEven(within slack: Double) -> Bool {
        let (first, last) = ((control1 - start).length, (end - control2).length)
        return first > 0 && abs(first - last) <= slack
    }
}

extension [Segment] {
    /// Are they the same curves, with control points within a unit of each other?
    fileprivate func follow(_ run: [CubicBezier], ends: [Point], within unit: Double) -> Bool {
        guard count == run.count else { return false }
        for (index, (segment, curve)) in zip(self, run).enumerated() {
            guard case .cubic(let arc) = segment, arc.control1.isNear(curve.control1, unit),
                arc.control2.isNear(curve.control2, unit), arc.end.isNear(ends[index], unit)
            else { return false }
        }
        return true
    }
}

extension Point {
    fileprivate func isNear(_ other: Point, _ unit: Double) -> Bool {
        abs(x - other.x) <= unit && abs(y - other.y) <= unit
    }
}
