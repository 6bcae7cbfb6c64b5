/// A stretch of one curve, from parameter `t0` to `t1`, along a contour of the result.
struct OverlayPiece: BitwiseCopyable {
    var curve: Int32
    var t0: Double
    var t1: Double
    var start: GridPoint
    var end: GridPoint
}

extension Overlay {
    /// The edges between inside and outside, directed so that the inside is on the side of larger y
    /// where they run right: outer contours turn clockwise on screen (y down), holes the other way.
    func kept(by operation: BooleanOperation, _ rule: FillRule) -> ContiguousArray<OverlayPiece> {
        func isInside(_ winding: WindingPair) -> Bool {
            operation.contains(
                rule.contains(winding: Int(winding.first)), rule.contains(winding: Int(winding.second)))
        }
        var pieces: ContiguousArray<OverlayPiece> = []
        for edge in edges {
            let after = isInside(edge.after)
            if isInside(edge.before) == after { continue }
            pieces.append(
                after
                    ? OverlayPiece(
                        curve: edge.curve, t0: edge.lowParameter, t1: edge.highParameter,
                        start: edge.low, end: edge.high)
                    : OverlayPiece(
                        curve: edge.curve, t0: edge.highParameter, t1: edge.lowParameter,
                        start: edge.high, end: edge.low))
        }
        return pieces
    }

    /// Closed contours out of directed edges; where a contour touches itself it is cut in two there,
    /// so every contour is simple.
    func trace(_ unordered: ContiguousArray<OverlayPiece>) -> [ContiguousArray<OverlayPiece>] {
        let pieces = ContiguousArray(unordered.sorted { $0.start < $1.start })
        var isUsed = ContiguousArray(repeating: false, count: pieces.count)
        var contours: [ContiguousArray<OverlayPiece>] = []
        for first in pieces.indices where !isUsed[first] {
            var chain: ContiguousArray<OverlayPiece> = []
            /// Where in the chain each point with a choice of ways was left.
            var departures: [GridPoint: Int] = [:]
            var index = first
            while true {
                isUsed[index] = true
                let piece = pieces[index]
                let ways = outgoing(piece.start, pieces)
                if ways.count > 1 { departures[piece.start] = chain.count }
                chain.append(piece)
                if piece.end == pieces[first].start, chain.first?.start == piece.end {
                    contours.append(chain)
                    break
                }
                if let departure = departures[piece.end] {
                    let loop = ContiguousArray(chain[departure...])
                    for piece in loop { departures[piece.start] = nil }
                    contours.append(loop)
                    chain.removeSubrange(departure...)
                }
                guard let next = turn(from: piece, outgoing(piece.end, pieces), pieces, isUsed) else { break }
                index = next
            }
        }
        return contours
    }

    /// The edges that leave a point.
    private func outgoing(_ point: GridPoint, _ pieces: ContiguousArray<OverlayPiece>) -> Range<Int> {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start < point { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < pieces.count, pieces[end].start == point { end += 1 }
        return low..<end
    }

    /// The way on that bounds the same wedge of inside: the first one when turning from the way back
    /// through the inside.
    private func turn(
        from piece: OverlayPiece, _ ways: Range<Int>, _ pieces: ContiguousArray<OverlayPiece>,
        _ isUsed: ContiguousArray<Bool>
    ) -> Int? {
        let back = piece.start - piece.end
        var best: Int?
        for way in ways where !isUsed[way] {
            guard let current = best else {
                best = way
                continue
            }
            let direction = pieces[way].end - pieces[way].start
            let other = pieces[current].end - pieces[current].start
            if isReachedBefore(direction, other, from: back) { best = way }
        }
        return best
    }

    /// Turning counterclockwise on screen (towards smaller angles, y down) from `back`, is `a` met before `b`?
    private func isReachedBefore(_ a: GridVector, _ b: GridVector, from back: GridVector) -> Bool {
        func half(_ v: GridVector) -> Int {
            let cross = back.cross(v)
            if cross < 0 { return 0 }
            if cross > 0 { return 2 }
            return back.dot(v) < 0 ? 1 : 3  // straight on; or back itself, a full turn away
        }
        let (halfA, halfB) = (half(a), half(b))
        return halfA != halfB ? halfA < halfB : a.cross(b) < 0
    }
}
