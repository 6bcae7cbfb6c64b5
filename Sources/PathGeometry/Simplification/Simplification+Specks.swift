extension Simplification {
    /// Removes pieces that are too short to have a direction, such as a closing line that only closes a rounding
    /// error. The neighbours then meet half-way.
    mutating func dropSpecks() {
        let limit = tolerance / 8
        let lengths = pieces.map { piece in
            let isLong = (piece.segment.end - piece.segment.start).squaredLength > limit * limit
            return isLong ? .infinity : piece.segment.cubic.polygonLength
        }
        guard isClosed, lengths.contains(where: { $0 <= limit }),
            let origin = lengths.firstIndex(where: { $0 > limit })
        else { return }
        var kept: ContiguousArray<Piece> = []
        var specks: ContiguousArray<Piece> = []
        var gap = 0.0
        for step in 1...pieces.count {
            let index = (origin + step) % pieces.count
            if lengths[index] <= limit {
                specks.append(pieces[index])
                gap += lengths[index]
                continue
            }
            if gap > limit { kept += specks }
            kept.append(pieces[index])
            specks.removeAll()
            gap = 0
        }
        guard kept.count > 1, kept.count < pieces.count else { return }
        pieces = kept
        for index in pieces.indices { closeGap(after: index) }
    }

    private mutating func closeGap(after index: Int) {
        let (from, to) = (pieces[index].segment.end, pieces[next(index)].segment.start)
        guard from != to else { return }
        let place = from.midpoint(to: to)
        pieces[index].segment = pieces[index].segment.reversed.starting(at: place).reversed
        pieces[next(index)].segment = pieces[next(index)].segment.starting(at: place)
        pieces[index].error += from.distance(to: place)
        pieces[next(index)].error += from.distance(to: place)
    }
}
