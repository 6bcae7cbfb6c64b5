/// The curve of a cubic's centers of curvature, within half a stroke's width: where the normals of a
/// tight bend touch, so that the swept stroke folds over.
///
///     p0 ____ p1
///        \  /        normals meet before they are half a width long
///         \/ evolute
///         /\
///     o1 /__\ o0     beyond it the stroke's edge runs backwards
struct Evolute {
    let curve: CubicBezier
    /// Half the width; towards the normal if positive.
    let distance: Double
    let tolerance: Double

    /// The center of curvature, no farther away than `distance`.
    func center(at t: Double, normal: Vector) -> Point {
        let speed = curve.derivative(at: t).length
        let radius = speed * speed * speed / abs(curve.turning(at: t))
        let least = radius.isNaN ? 0 : min(radius, abs(distance))
        return curve.point(at: t) + normal * (distance < 0 ? -least : least)
    }

    /// Draws on from the center at one parameter, where the outline stands, to that at another.
    func append(from t0: Double, _ n0: Vector, to t1: Double, _ n1: Vector, to outline: inout Outline, depth: Int = 0) {
        let (start, end) = (center(at: t0, normal: n0), center(at: t1, normal: n1))
        let piece = segment(start, n0, end, n1)
        let middle = (t0 + t1) / 2
        // Five halvings make it 32 times finer, and its error a thousand times smaller.
        guard depth < 5, middle > t0, middle < t1, !follows(piece, t0, t1),
            let normal = curve.tangent(at: middle, isEnd: false)?.perpendicular
        else {
            if case .line = piece { outline.line(to: end) } else { outline.append(piece) }
            return
        }
        append(from: t0, n0, to: middle, normal, to: &outline, depth: depth + 1)
        append(from: middle, normal, to: t1, n1, to: &outline, depth: depth + 1)
    }

    /// The normals are the evolute's tangents: their crossing is its control point.
    private func segment(_ start: Point, _ n0: Vector, _ end: Point, _ n1: Vector) -> Segment {
        let chord = end - start
        let sine = n0.cross(n1)
        let along = chord.cross(n1) / sine
        guard abs(sine) > 1e-6, abs(along) <= 2 * chord.length else { return .line(Line(start, end)) }
        return .quadratic(QuadraticBezier(start, start + n0 * along, end))
    }

    private func follows(_ piece: Segment, _ t0: Double, _ t1: Double) -> Bool {
        let places = (0...8).map { piece.point(at: Double($0) / 8) }
        for share in [0.25, 0.5, 0.75] {
            let t = t0 + (t1 - t0) * share
            guard let normal = curve.tangent(at: t, isEnd: false)?.perpendicular else { return true }
            let center = center(at: t, normal: normal)
            let near = zip(places, places.dropFirst()).map { center.distance(toSegmentFrom: $0, to: $1) }.min()
            if let near, near > tolerance { return false }
        }
        return true
    }
}

extension Point {
    func distance(toSegmentFrom start: Point, to end: Point) -> Double {
        let chord = end - start
        let square = chord.squaredLength
        guard square > 0 else { return distance(to: start) }
        let share = Swift.min(1, Swift.max(0, (self - start).dot(chord) / square))
        return distance(to: start + chord * share)
    }
}
