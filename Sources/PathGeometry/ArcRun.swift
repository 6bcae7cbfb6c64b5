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
    ///   - start: the start, rounded to the decimals, as a reader will read it.
    ///   - tolerance: the maximum distance of the cubics from the circle.
    ///   - round: a function that rounds an end point in the same way.
    static func longest(
        from start: Point, _ cubics: CubicRun, tolerance: Double, decimals: Int, round: (Point) -> Point
    ) -> ArcRun? {
        let unit = FixedDecimal(units: 1, decimals: decimals).value
        var even = 0
        while even < cubics.count, cubics[even].isEven(within: 4 * unit) { even += 1 }
        let isWhole = cubics.count > 3 && even > 1 && round(cubics[3].end) == start
        for count in stride(from: min(even, isWhole ? 2 : 3), through: 1, by: -1) {
            if let arc = ArcRun(from: start, cubics, count, tolerance, decimals: decimals, unit, round) { return arc }
        }
        return nil
    }

    private init?(
        from start: Point, _ run: CubicRun, _ count: Int, _ tolerance: Double, decimals: Int, _ unit: Double,
        _ round: (Point) -> Point
    ) {
        let end = round(run[count - 1].end)
        let (first, last) = (run[0].control1 - start, end - run[count - 1].control2)
        guard end != start, ArcRun.isSymmetric(first, last, across: end - start, within: unit) else { return nil }
        let half = count / 2
        let middle = count.isMultiple(of: 2) ? run[half].start : run[half].point(at: 0.5)
        // The circumradius of three points: the product of the triangle's sides divided by four times its area.
        let (there, across) = (middle - start, end - start)
        let area = there.cross(across) / 2
        let radius = there.length * (end - middle).length * across.length / (4 * abs(area))
        guard radius.isFinite, ArcRun.isRound(radius, chord: run[0].start.distance(to: run[0].end), tolerance) else {
            return nil
        }
        let (isLarge, isClockwise) = (count > 2, area > 0)
        let candidate = ArcRun.candidate(radius / unit) { candidate in
            let length = FixedDecimal(units: candidate, decimals: decimals).value
            let arc = EllipticalArc(
                from: start, radiusX: length, radiusY: length, isLarge: isLarge, isClockwise: isClockwise, to: end)
            return arc.follows(run, count, within: unit, round)
        }
        guard let candidate else { return nil }
        (self.count, self.radius, self.isLarge, self.isClockwise) = (count, candidate, isLarge, isClockwise)
    }

    /// Whether the handles at both ends may belong to an arc, where they mirror each other. Each is known to within a unit
    /// in x and in y; one unit more is for rounding errors.
    private static func isSymmetric(_ first: Vector, _ last: Vector, across: Vector, within unit: Double) -> Bool {
        let slack = 4 * unit * across.length
        return abs((first - last).dot(across)) <= slack && abs((first + last).cross(across)) <= slack
    }

    /// Whether a cubic is close enough to the true circle. A cubic of a quarter turn deviates by 0.00027 of the radius,
    /// one of a smaller angle by the sixth power of its share.
    private static func isRound(_ radius: Double, chord: Double, _ tolerance: Double) -> Bool {
        let share = chord * chord / (2 * radius * radius)
        return radius * 0.00027 * share * share * share <= tolerance
    }

    /// The first radius in units that a test accepts; values with fewer digits first, because they are shorter. A
    /// radius slightly below half of the chord is accepted, too: readers enlarge it.
    private static func candidate(_ radius: Double, where isRight: (Int64) -> Bool) -> Int64? {
        var tried = SIMD8<Int64>()
        var count = 0
        var step = 1000.0
        while step >= 1 {
            for isBelow in 0..<2 {
                let share = radius / step
                let candidate = (isBelow == 0 ? share.rounded(.toNearestOrAwayFromZero) : share.rounded(.down)) * step
                // The radius is known only to within some units, or a share of itself.
                guard candidate > 0, abs(candidate - radius) <= 2 + radius / 100, candidate < 1e15,
                    !any(tried .== Int64(candidate))
                else { continue }
                if isRight(Int64(candidate)) { return Int64(candidate) }
                tried[count] = Int64(candidate)
                count += 1
            }
            step /= 10
        }
        return nil
    }
}

extension CubicBezier {
    /// Whether the handles are of equal length, as in an arc.
    fileprivate func isEven(within slack: Double) -> Bool {
        let (first, last) = ((control1 - start).length, (end - control2).length)
        return first > 0 && abs(first - last) <= slack
    }
}

extension EllipticalArc {
    /// Whether its cubics are the first ones of a run, with control points within a unit of each other.
    fileprivate func follows(
        _ run: CubicRun, _ count: Int, within unit: Double, _ round: (Point) -> Point
    ) -> Bool {
        areCubics(count) { index, cubic in
            cubic.control1.isNear(run[index].control1, unit) && cubic.control2.isNear(run[index].control2, unit)
                && cubic.end.isNear(round(run[index].end), unit)
        }
    }
}

extension Point {
    fileprivate func isNear(_ other: Point, _ unit: Double) -> Bool {
        abs(x - other.x) <= unit && abs(y - other.y) <= unit
    }
}
