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
        let isExact = pieces.allSatisfy(isPlain)
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
