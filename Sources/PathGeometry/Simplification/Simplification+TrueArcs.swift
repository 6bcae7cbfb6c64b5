extension Simplification {
    /// Makes what is drawn nearly like a cubic of an arc that cubic: the edges of a stroked circle are no circles to
    /// the last digit, as the cubics along its middle were none.
    mutating func makeArcsTrue() {
        for index in pieces.indices {
            guard case .cubic(let curve) = pieces[index].segment, let arc = trueArc(pieces[index]) else { continue }
            let shift = max(arc.control1.distance(to: curve.control1), arc.control2.distance(to: curve.control2))
            // The curve moves by three quarters of what its control points move by. Less than rounding is nothing.
            guard shift > 1e-9 * curve.polygonLength, pieces[index].error + 0.75 * shift <= tolerance / 2 else { continue }
            pieces[index] = Piece(
                .cubic(arc), error: pieces[index].error + 0.75 * shift, goesRound: pieces[index].goesRound)
            isChanged = true
        }
    }

    /// The cubic of the arc between the same ends that turns as much.
    private func trueArc(_ piece: Piece) -> CubicBezier? {
        let (start, end) = (piece.segment.start, piece.segment.end)
        let across = (end - start).perpendicular
        // What is short or hardly bends may as well be something else.
        guard across.length > 16 * tolerance, piece.startDirection.dot(piece.endDirection) < 0.995 else { return nil }
        let turn = Trigonometry.angle(from: piece.startDirection, to: piece.endDirection)
        let center = start.midpoint(to: end) + across / (2 * Trigonometry.tangent(turn / 2))
        guard abs(turn) < 0.6 * .pi,
            case .cubic(let arc)? = Circle(center: center, radius: center.distance(to: start))
                .arc(from: start, to: end, by: turn, count: 1).first
        else { return nil }
        return arc
    }
}
