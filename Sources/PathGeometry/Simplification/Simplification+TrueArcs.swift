extension Simplification {
    /// Makes what is drawn nearly like a cubic of an arc that cubic: the edges of a stroked circle are no circles to
    /// the last digit, as the cubics along its middle were none.
    mutating func makeArcsTrue() {
        for index in pieces.indices {
            guard let (arc, error) = trueArc(pieces[index]) else { continue }
            pieces[index] = Piece(.cubic(arc), error: pieces[index].error + error)
            isChanged = true
        }
    }

    /// Is it a line or an arc of a circle, and no more than that?
    func isPlain(_ piece: Piece) -> Bool {
        piece.segment.isLine || arc(like: piece).map { $0.error <= tolerance / 2 } ?? false
    }

    /// The arc that a piece is meant to be; nil if it is that already, or is none.
    private func trueArc(_ piece: Piece) -> (arc: CubicBezier, error: Double)? {
        guard let (arc, error) = arc(like: piece), piece.error + error <= tolerance / 2 else { return nil }
        // Less than rounding is nothing.
        return error > 1e-9 * (arc.end - arc.start).length ? (arc, error) : nil
    }

    /// The cubic of the arc between the same ends that sets out and arrives like a piece, up to what makes both
    /// alike, and how far the piece lies from it. Nil for what is short or hardly bends, as that may as well be
    /// something else, and for a turn of more than about 110°.
    private func arc(like piece: Piece) -> (arc: CubicBezier, error: Double)? {
        guard case .cubic(let curve) = piece.segment, let along = (curve.end - curve.start).normalized else {
            return nil
        }
        let chord = (curve.end - curve.start).dot(along)
        // The mean of the first direction and the mirror image of the last, in the frame of the chord.
        let sum = piece.startDirection + piece.endDirection
        let across = piece.startDirection - piece.endDirection
        guard chord > 16 * tolerance,
            let start = Vector(sum.dot(along), along.cross(across)).normalized, start.x > 0.57, abs(start.y) > 0.05
        else { return nil }
        // 4/3 · tan(θ/4) of the radius, in terms of the chord and cos(θ/2).
        let handle = chord * (2.0 / 3) / (1 + start.x)
        let (forth, aside) = (along * (start.x * handle), along.perpendicular * (start.y * handle))
        let arc = CubicBezier(curve.start, curve.start + forth + aside, curve.end - forth + aside, curve.end)
        // The curve moves by three quarters of what its control points move by.
        let shift = max((arc.control1 - curve.control1).squaredLength, (arc.control2 - curve.control2).squaredLength)
        return (arc, 0.75 * shift.squareRoot())
    }
}
