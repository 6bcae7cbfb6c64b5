extension Simplification {
    /// Merges pairs of curves that meet smoothly, as long as there are any.
    mutating func joinCurves() {
        var count = 0
        while count != pieces.count {
            count = pieces.count
            var (pairs, joined): ([Piece?], [Bool]) = ([], [])
            for index in 0..<jointCount where isPromising(index) {
                // Neighbours that have not changed were tested before.
                if pieces[index].isSettled, pieces[next(index)].isSettled { continue }
                guard let pair = one(pieces[index], pieces[next(index)]) else { continue }
                if pairs.isEmpty {
                    (pairs, joined) = (Array(repeating: nil, count: count), Array(repeating: false, count: count))
                }
                pairs[index] = pair
                joined[index] = true
            }
            if pairs.isEmpty { break }
            for index in pieces.indices { pieces[index].isSettled = true }
            if isClosed, !joined.contains(false) { joined = joinedBetweenExtremes() }
            pieces = replacingRuns(joined) { run in
                run.count == 2 ? pairs[run.start].map { [$0] } : halved(run.pieces)
            }
        }
    }

    /// Whether this piece and the next could be one curve. A cheap test that excludes most pairs.
    private func isPromising(_ index: Int) -> Bool {
        let (a, b) = (pieces[index], pieces[next(index)])
        // Lines are kept, except for very short ones between curves; and no cubic turns by more than 130°.
        guard a.goesOn(to: b), isCurveOrShort(a), isCurveOrShort(b), a.startDirection.dot(b.endDirection) > -0.64
        else { return false }
        return !(a.segment.isLine && b.segment.isLine)
            && CurveFit.isGradual(a.segment.cubic, b.segment.cubic, tolerance: tolerance)
    }

    private func isCurveOrShort(_ piece: Piece) -> Bool {
        !piece.segment.isLine || (piece.segment.end - piece.segment.start).squaredLength < 256 * tolerance * tolerance
    }

    private func one(_ pieces: Piece...) -> Piece? {
        let error = pieces.reduce(0) { max($0, $1.error) }
        // Lines and arcs are not replaced by a curve that only approximates them.
        let isExact = pieces.allSatisfy(isLineOrArc)
        guard tolerance > error,
            let fit = CurveFit.fit(pieces, tolerance: isExact ? (tolerance - error) / 16 : tolerance - error)
        else { return nil }
        return Piece(fit.segment, error: error + fit.error)
    }

    /// Merges pairs, counted from both ends of the run, so that one in the middle may be left over.
    private func halved(_ run: ContiguousArray<Piece>) -> ContiguousArray<Piece>? {
        if run.count == 3 { return oneOrTwo(run) }
        var (front, back): (ContiguousArray<Piece>, ContiguousArray<Piece>) = ([], [])
        var (low, high) = (0, run.count)
        while high - low >= 4 {
            guard let first = one(run[low], run[low + 1]), let last = one(run[high - 2], run[high - 1]) else {
                return nil
            }
            front.append(first)
            back.append(last)
            (low, high) = (low + 2, high - 2)
        }
        if high - low == 2, let middle = one(run[low], run[low + 1]) {
            front.append(middle)
        } else {
            front += run[low..<high]
        }
        return front + back.reversed()
    }

    /// Merges three pieces to one; otherwise the pair that is clearly better; otherwise two that meet in the middle of
    /// the three.
    private func oneOrTwo(_ run: ContiguousArray<Piece>) -> ContiguousArray<Piece>? {
        if let whole = one(run[0], run[1], run[2]) { return [whole] }
        guard let first = one(run[0], run[1]), let last = one(run[1], run[2]) else { return nil }
        if isClearlyLess(first.error, than: last.error) { return [first, run[2]] }
        if isClearlyLess(last.error, than: first.error) { return [run[0], last] }
        var (before, after) = (run[1], run[1])
        before.segment = run[1].segment.subsegment(from: 0, to: 0.5)
        after.segment = run[1].segment.subsegment(from: 0.5, to: 1)
        guard let first = one(run[0], before), let last = one(after, run[2]) else { return nil }
        return [first, last]
    }

    /// Whether the difference is large enough to be the same in a mirrored drawing, in spite of rounding errors.
    private func isClearlyLess(_ error: Double, than other: Double) -> Bool {
        1.25 * error + tolerance / 16 < other
    }
}

// MARK: - One cubic for several

/// Finds a cubic with the ends and end directions of consecutive segments that passes as near to them as possible.
///
/// The lengths of the two handles are computed by the Gauss-Newton method: they minimize the distances of samples
/// along the cubic's normals. The iteration starts with the handles at the ends, which is exact if the segments are
/// parts of one cubic, so that few steps are needed.
private struct CurveFit {
    private let curves: [CubicBezier]
    private let startDirection: Vector
    private let endDirection: Vector
    private var samples: [Sample] = []
    /// The parameter of the cubic's nearest point for each sample.
    private var parameters: [Double] = []
    private var handles: (Double, Double)
    private let length: Double

    private struct Sample {
        var point: Point
        var curve: Int
        var parameter: Double
    }

    /// The number of samples of each curve, including its end.
    private static let density = 4
    /// If the start of the iteration is off by more tolerances than this, it hardly ever succeeds.
    private static let farthest = 40.0

    /// The fitted segment and its maximum distance from the given ones; nil if that is more than the tolerance.
    static func fit(_ pieces: [Simplification.Piece], tolerance: Double) -> (segment: Segment, error: Double)? {
        let curves = pieces.map(\.segment.cubic)
        // A tenth is reserved for the parts between the samples.
        let tolerance = 0.9 * tolerance
        guard isPromising(curves, tolerance: tolerance),
            var fit = CurveFit(
                curves, pieces[0].startDirection, pieces[pieces.count - 1].endDirection, tolerance: tolerance)
        else { return nil }
        var best = (cubic: fit.cubic, parameters: fit.parameters, error: Double.infinity)
        for round in 0..<5 {
            // A large error stays large.
            guard let error = fit.project(within: (round == 0 ? CurveFit.farthest : 4) * tolerance) else { return nil }
            let isGaining = error < 0.8 * best.error
            if error < best.error { best = (fit.cubic, fit.parameters, error) }
            if error < tolerance / 8 || !isGaining || !fit.improve() { break }
        }
        guard best.error <= tolerance, let back = fit.errorBack(from: best.cubic, best.parameters), back <= tolerance
        else { return nil }
        let error = max(best.error, back)
        let areQuadratic = pieces.allSatisfy { if case .quadratic = $0.segment { true } else { false } }
        let lowered = best.cubic.lowered
        if areQuadratic, error + lowered.error <= tolerance / 16 {
            return (.quadratic(lowered.curve), error + lowered.error)
        }
        return (.cubic(best.cubic), error)
    }

    /// Whether the change of curvature at the joint of two curves is small enough to be smoothed by one cubic.
    ///
    /// Along the shorter curve, the two curvatures diverge by half of their difference times the square of the length;
    /// smoothing the change takes about a fiftieth of that.
    static func isGradual(_ a: CubicBezier, _ b: CubicBezier, tolerance: Double) -> Bool {
        let length = min(a.polygonLength, b.polygonLength)
        return abs(a.endCurvature - b.startCurvature) * length * length <= 100 * tolerance
    }

    /// Whether one cubic may follow a run. This excludes most others: a sudden change of curvature, or a turn of more
    /// than 130°.
    private static func isPromising(_ curves: [CubicBezier], tolerance: Double) -> Bool {
        for index in curves.indices.dropLast()
        where !isGradual(curves[index], curves[index + 1], tolerance: tolerance) { return false }
        var (turn, last) = (0.0, Vector.zero)
        for curve in curves {
            // A handle without length, up to rounding, has no direction.
            let least = 1e-14 * curve.polygonLength * curve.polygonLength
            for leg in [curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2]
            where leg.squaredLength > least {
                if last != .zero { turn += abs(Trigonometry.angle(from: last, to: leg)) }
                last = leg
            }
        }
        return turn < 130 * .pi / 180
    }

    private init?(_ curves: [CubicBezier], _ startDirection: Vector, _ endDirection: Vector, tolerance: Double) {
        guard let first = curves.first, let last = curves.last, first.start != last.end else { return nil }
        self.curves = curves
        (self.startDirection, self.endDirection) = (startDirection, endDirection)
        length = curves.reduce(0) { $0 + $1.polygonLength }
        // If they are parts of one cubic, the speeds at the joint give the share of the parameter range of each.
        var shares: [Double] = []
        shares.reserveCapacity(curves.count)
        shares.append(1)
        for (a, b) in zip(curves, curves.dropFirst()) {
            let (before, after) = ((a.end - a.control2).length, (b.control1 - b.start).length)
            guard before > 0, after > 0 else { return nil }
            shares.append(shares[shares.count - 1] * after / before)
        }
        let whole = shares.reduce(0, +)
        handles = (
            min(length, (first.control1 - first.start).length * whole / shares[0]),
            min(length, (last.end - last.control2).length * whole / shares[shares.count - 1])
        )
        // The first joint excludes most hopeless cases.
        let joint = cubic.nearestParameter(to: first.end, from: shares[0] / whole)
        guard cubic.point(at: joint).distance(to: first.end) <= CurveFit.farthest * tolerance else { return nil }
        samples.reserveCapacity(curves.count * CurveFit.density)
        parameters.reserveCapacity(curves.count * CurveFit.density)
        var travelled = 0.0
        for (index, curve) in curves.enumerated() {
            for step in 1...CurveFit.density where step < CurveFit.density || index + 1 < curves.count {
                let t = Double(step) / Double(CurveFit.density)
                samples.append(Sample(point: curve.point(at: t), curve: index, parameter: t))
                parameters.append((travelled + shares[index] * t) / whole)
            }
            travelled += shares[index]
        }
    }

    private var cubic: CubicBezier {
        let (start, end) = (curves[0].start, curves[curves.count - 1].end)
        return CubicBezier(start, start + startDirection * handles.0, end - endDirection * handles.1, end)
    }

    /// Moves each parameter to the nearest point on the cubic; returns the maximum distance, or nil if it is above the
    /// limit.
    private mutating func project(within limit: Double) -> Double? {
        let cubic = self.cubic
        var greatest = 0.0
        for index in samples.indices {
            parameters[index] = cubic.nearestParameter(to: samples[index].point, from: parameters[index])
            greatest = max(greatest, cubic.point(at: parameters[index]).distance(to: samples[index].point))
            if greatest > limit { return nil }
        }
        return greatest
    }

    /// Computes better handles for the current parameters; false if there are none.
    private mutating func improve() -> Bool {
        let cubic = self.cubic
        var (xx, xy, yy, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (sample, t) in zip(samples, parameters) {
            guard let normal = cubic.derivative(at: t).normalized?.perpendicular else { return false }
            let s = 1 - t
            let u = normal.dot(startDirection) * (3 * s * s * t)
            let v = -normal.dot(endDirection) * (3 * s * t * t)
            let error = normal.dot(sample.point - cubic.point(at: t))
            xx += u * u
            xy += u * v
            yy += v * v
            x += u * error
            y += v * error
        }
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-9 * xx * yy else { return false }
        let next = (
            handles.0 + (x * yy - y * xy) / determinant, handles.1 + (y * xx - x * xy) / determinant
        )
        guard next.0 > 0, next.1 > 0, next.0 <= length, next.1 <= length else { return false }
        handles = next
        return true
    }

    /// The maximum distance of the cubic from the curves, measured between the samples; nil if it runs back and forth
    /// along them.
    private func errorBack(from cubic: CubicBezier, _ parameters: [Double]) -> Double? {
        var (greatest, last) = (0.0, 0.0)
        for index in 0...samples.count {
            let isEnd = index == samples.count
            let t = isEnd ? 1 : parameters[index]
            guard t > last else { return nil }
            let place = cubic.point(at: (last + t) / 2)
            let curve = isEnd ? curves.count - 1 : samples[index].curve
            let parameter = (isEnd ? 1 : samples[index].parameter) - 0.5 / Double(CurveFit.density)
            let u = curves[curve].nearestParameter(to: place, from: parameter)
            greatest = max(greatest, curves[curve].point(at: u).distance(to: place))
            last = t
        }
        return greatest
    }
}

extension CubicBezier {
    /// A quadratic with the same ends, and an upper bound of its distance from the cubic.
    fileprivate var lowered: (curve: QuadraticBezier, error: Double) {
        let (a, b) = (control1 + (control1 - start) / 2, control2 + (control2 - end) / 2)
        // Half of the distance between the two candidates moves each control point by a third of it, and the curve by
        // three quarters of that.
        return (QuadraticBezier(start, a.midpoint(to: b), end), a.distance(to: b) / 4)
    }

    fileprivate var startCurvature: Double { CubicBezier.curvature(control1 - start, control2 - control1) }
    fileprivate var endCurvature: Double { CubicBezier.curvature(end - control2, control2 - control1) * -1 }

    /// The curvature at an end, from the handle and the next leg: two thirds of the cross product of the legs divided
    /// by the cube of the handle. Zero without a handle, where this formula does not apply.
    private static func curvature(_ handle: Vector, _ leg: Vector) -> Double {
        let length = handle.length
        return length > 0 ? 2.0 / 3 * handle.cross(leg) / (length * length * length) : 0
    }

    /// The parameter of the point nearest to a given point, by Newton's method from a parameter close to it.
    func nearestParameter(to point: Point, from initial: Double) -> Double {
        // As a polynomial: start + ((a·t + b)·t + c)·t.
        let c = 3 * (control1 - start)
        let b = 3 * (control2 - control1) - c
        let a = (end - start) - c - b
        let aim = point - start
        var t = initial
        for _ in 0..<4 {
            let offset = t * (t * (t * a + b) + c) - aim
            let velocity = t * (3 * t * a + 2 * b) + c
            let slope = velocity.squaredLength + offset.dot(6 * t * a + 2 * b)
            guard slope > 0 else { break }
            let next = min(1, max(0, t - offset.dot(velocity) / slope))
            let hasConverged = abs(next - t) < 1e-3  // the remaining error is of the order of its square
            t = next
            if hasConverged { break }
        }
        return t
    }
}
