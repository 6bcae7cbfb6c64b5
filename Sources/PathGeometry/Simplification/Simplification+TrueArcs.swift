extension Simplification {
    /// Replaces cubics that are nearly arcs by exact ones. The edges of a stroked circle are not exact circles,
    /// because the cubics of its center line were not.
    mutating func makeArcsTrue() {
        for index in pieces.indices {
            guard let (arc, error) = trueArc(pieces[index]) else { continue }
            pieces[index] = Piece(.cubic(arc), error: pieces[index].error + error)
            isChanged = true
        }
    }

    /// Whether it is a line or an arc of a circle.
    func isPlain(_ piece: Piece) -> Bool {
        piece.segment.isLine || arc(like: piece).map { $0.error <= tolerance / 2 } ?? false
    }

    /// The arc that a piece approximates; nil if it is exact already, or is not an arc.
    private func trueArc(_ piece: Piece) -> (arc: CubicBezier, error: Double)? {
        guard let (arc, error) = arc(like: piece), piece.error + error <= tolerance / 2 else { return nil }
        // A difference below the rounding error is ignored.
        return error > 1e-9 * (arc.end - arc.start).length ? (arc, error) : nil
    }

    /// The symmetric arc with the same ends and the mean of the end directions of a piece, and its distance from the
    /// piece. Nil for a piece that is short or hardly bends, because it may approximate another curve, and for a turn
    /// of more than about 110°.
    private func arc(like piece: Piece) -> (arc: CubicBezier, error: Double)? {
        guard case .cubic(let curve) = piece.segment, let along = (curve.end - curve.start).normalized else {
            return nil
        }
        let chord = (curve.end - curve.start).dot(along)
        // The mean of the start direction and the mirrored end direction, relative to the chord.
        let sum = piece.startDirection + piece.endDirection
        let across = piece.startDirection - piece.endDirection
        guard chord > 16 * tolerance,
            let start = Vector(sum.dot(along), along.cross(across)).normalized, start.x > 0.57, abs(start.y) > 0.05
        else { return nil }
        // 4/3 · tan(θ/4) of the radius, in terms of the chord and cos(θ/2).
        let handle = chord * (2.0 / 3) / (1 + start.x)
        let (forth, aside) = (along * (start.x * handle), along.perpendicular * (start.y * handle))
        let arc = CubicBezier(curve.start, curve.start + forth + aside, curve.end - forth + aside, curve.end)
        // The curve moves by at most three quarters of the movement of its control points.
        let shift = max((arc.control1 - curve.control1).squaredLength, (arc.control2 - curve.control2).squaredLength)
        return (arc, 0.75 * shift.squareRoot())
    }
}
