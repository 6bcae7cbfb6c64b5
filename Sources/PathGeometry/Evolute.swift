/// The evolute of a cubic (the curve of its centers of curvature), where the radius is less than half the stroke
/// width: there the normals of a tight bend meet, and the swept stroke folds over.
///
///     p0 ____ p1
///        \  /        normals meet within half the width
///         \/ evolute
///         /\
///     o1 /__\ o0     beyond it the edge of the stroke runs backwards
struct Evolute {
    let curve: CubicBezier
    /// Half the width; positive towards the normal.
    let distance: Double
    let tolerance: Double

    /// The center of curvature, at most `distance` away.
    func center(at t: Double, normal: Vector) -> Point {
        let speed = curve.derivative(at: t).length
        let radius = speed * speed * speed / abs(curve.turning(at: t))
        let least = radius.isNaN ? 0 : min(radius, abs(distance))
        return curve.point(at: t) + normal * (distance < 0 ? -least : least)
    }

    /// Appends the part from the center at one parameter, where the outline ends, to that at another.
    func append(from t0: Double, _ n0: Vector, to t1: Double, _ n1: Vector, to outline: inout Outline, depth: Int = 0) {
        let (start, end) = (center(at: t0, normal: n0), center(at: t1, normal: n1))
        let piece = segment(start, n0, end, n1)
        let middle = (t0 + t1) / 2
        // Five bisections make it 32 times finer, and its error a thousand times smaller.
        guard depth < 5, middle > t0, middle < t1, !follows(piece, t0, t1),
            let normal = curve.tangent(at: middle, isEnd: false)?.perpendicular
        else {
            if case .line = piece { outline.line(to: end) } else { outline.append(piece) }
            return
        }
        append(from: t0, n0, to: middle, normal, to: &outline, depth: depth + 1)
        append(from: middle, normal, to: t1, n1, to: &outline, depth: depth + 1)
    }

    /// The normals are the evolute's tangents, so their intersection is its control point.
    private func segment(_ start: Point, _ n0: Vector, _ end: Point, _ n1: Vector) -> Segment {
        let chord = end - start
        let sine = n0.cross(n1)
        let along = chord.cross(n1) / sine
        guard abs(sine) > 1e-6, abs(along) <= 2 * chord.length else { return .line(Line(start, end)) }
        return .quadratic(QuadraticBezier(start, start + n0 * along, end))
    }

    private func follows(_ piece: Segment, _ t0: Double, _ t1: Double) -> Bool {
        for quarter in 1...3 {
            let t = t0 + (t1 - t0) * Double(quarter) / 4
            guard let normal = curve.tangent(at: t, isEnd: false)?.perpendicular else { return true }
            let center = center(at: t, normal: normal)
            var (near, last) = (Double.infinity, piece.start)
            for step in 1...8 {
                let next = piece.point(at: Double(step) / 8)
                near = min(near, Line(last, next).distance(to: center))
                last = next
            }
            if near > tolerance { return false }
        }
        return true
    }
}
