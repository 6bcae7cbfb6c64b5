extension Simplification {
    /// Replaces curves that are straight within the tolerance, and whose ends have that direction, by lines.
    mutating func straightenCurves() {
        for index in pieces.indices where !pieces[index].segment.isLine {
            let piece = pieces[index]
            let line = Line(piece.segment.start, piece.segment.end)
            let (chord, curve) = (line.end - line.start, piece.segment.cubic)
            // A cubic deviates from its chord by at most three quarters of the distance of its control points.
            let error = 0.75 * max(line.distance(to: curve.control1), line.distance(to: curve.control2))
            guard let direction = chord.normalized, piece.error + error <= tolerance / 2,
                abs(piece.startDirection.cross(direction)) <= Simplification.greatestBend / 3,
                abs(piece.endDirection.cross(direction)) <= Simplification.greatestBend / 3,
                (curve.control1 - line.start).dot(chord) >= 0, (line.end - curve.control2).dot(chord) >= 0
            else { continue }
            pieces[index] = Piece(.line(line), error: piece.error + error)
            isChanged = true
        }
    }

    /// Merges consecutive lines if all their vertices are within the tolerance of the merged line.
    mutating func joinLines() {
        guard (0..<jointCount).contains(where: { isDispensable($0) }) else { return }
        var joined = [Bool](repeating: false, count: pieces.count)
        for index in 0..<jointCount { joined[index] = isDispensable(index) }
        if isClosed, !joined.contains(false) { joined = joinedBetweenExtremes() }
        pieces = replacingRuns(joined) { lines(for: $0.pieces) }
    }

    /// Whether the vertex between this line and the next can be dropped, judged by these two.
    private func isDispensable(_ index: Int) -> Bool {
        guard case .line(let a) = pieces[index].segment, case .line(let b) = pieces[next(index)].segment else {
            return false
        }
        return (a.end - a.start).dot(b.end - b.start) > 0 && Line(a.start, b.end).distance(to: a.end) <= tolerance
    }

    /// The vertices that a run of lines needs: between two of them, the one farthest from the line through both, if it
    /// is too far away (Ramer 1972, Douglas and Peucker 1973). If several are equally far, all of them are kept, so
    /// that the result does not depend on the direction of the run.
    private func lines(for run: ContiguousArray<Piece>) -> ContiguousArray<Piece>? {
        let error = run.map(\.error).max() ?? 0
        let vertices = run.map(\.segment.start) + [run[run.count - 1].segment.end]
        var result: ContiguousArray<Piece> = []
        var open = [0..<run.count]
        while let stretch = open.popLast() {
            let line = Line(vertices[stretch.lowerBound], vertices[stretch.upperBound])
            let inner = stretch.lowerBound + 1..<stretch.upperBound
            let most = inner.reduce(0) { max($0, line.distance(to: vertices[$1])) }
            if inner.isEmpty || (error + most <= tolerance && line.start != line.end) {
                result.append(Piece(.line(line), error: error + most))
                continue
            }
            // Equal up to rounding.
            let stops = inner.filter { line.distance(to: vertices[$0]) >= most * (1 - 1e-6) }
            let ends = [stretch.lowerBound] + stops + [stretch.upperBound]
            for (from, to) in zip(ends, ends.dropFirst()).reversed() { open.append(from..<to) }
        }
        return result.count < run.count ? result : nil
    }
}
