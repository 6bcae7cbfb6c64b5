/// A stretch of one curve from parameter `t0` to `t1`, along a contour of the result.
struct OverlayPiece: BitwiseCopyable {
    var curve: Int32
    /// The vertex numbers of its ends, in the order of the sweep.
    var from: Int32
    var to: Int32
    /// Whether the second path's area is on one side of it.
    var bordersSecond: Bool
    var t0: Double
    var t1: Double
    var start: GridPoint
    var end: GridPoint

    var reversed: OverlayPiece {
        OverlayPiece(
            curve: curve, from: to, to: from, bordersSecond: bordersSecond, t0: t1, t1: t0, start: end, end: start)
    }
}

/// Directed pieces, sorted by their start.
private struct OverlayBranches {
    private(set) var pieces: ContiguousArray<OverlayPiece>
    /// The start index of the pieces that leave each vertex, with one more at the end.
    private var starts: ContiguousArray<Int32>

    init(_ unordered: ContiguousArray<OverlayPiece>, vertexCount: Int) {
        // Vertices are numbered in the order of points, so counting sort applies.
        starts = ContiguousArray(repeating: 0, count: vertexCount + 1)
        for piece in unordered { starts[Int(piece.from) + 1] += 1 }
        for vertex in 0..<vertexCount { starts[vertex + 1] += starts[vertex] }
        var next = starts
        pieces = unordered
        for piece in unordered {
            pieces[Int(next[Int(piece.from)])] = piece
            next[Int(piece.from)] += 1
        }
    }

    func outgoing(_ vertex: Int32) -> Range<Int> { Int(starts[Int(vertex)])..<Int(starts[Int(vertex) + 1]) }
}

extension Overlay {
    /// The edges between interior and exterior, directed so that the interior is on the side of larger y where they
    /// run to the right: outer contours are clockwise on screen (y down), holes counterclockwise.
    func selectEdges(
        of swept: ContiguousArray<SweepPiece>, by operation: BooleanOperation,
        _ rules: (first: FillRule, second: FillRule)
    ) -> ContiguousArray<OverlayPiece> {
        func isInSecond(_ winding: WindingPair) -> Bool { rules.second.contains(winding: Int(winding.second)) }
        func isInside(_ winding: WindingPair) -> Bool {
            operation.contains(rules.first.contains(winding: Int(winding.first)), isInSecond(winding))
        }
        var pieces: ContiguousArray<OverlayPiece> = []
        pieces.reserveCapacity(swept.count)
        for piece in swept {
            let after = isInside(piece.after)
            if isInside(piece.before) == after { continue }
            let edge = edges[Int(piece.source)]
            let forward = OverlayPiece(
                curve: edge.curve, from: piece.lowVertex, to: piece.highVertex,
                bordersSecond: isInSecond(piece.before) || isInSecond(piece.after),
                t0: edge.parameter(at: piece.low), t1: edge.parameter(at: piece.high), start: piece.low,
                end: piece.high)
            pieces.append(after ? forward : forward.reversed)
        }
        return pieces
    }

    /// Assembles directed edges into closed contours. A contour that touches itself is divided there, so that every
    /// contour is simple.
    func trace(
        _ unordered: ContiguousArray<OverlayPiece>, vertexCount: Int32
    ) -> [ContiguousArray<OverlayPiece>] {
        let branches = OverlayBranches(unordered, vertexCount: Int(vertexCount))
        let pieces = branches.pieces
        var isUsed = ContiguousArray(repeating: false, count: pieces.count)
        /// The index in the chain at which each vertex with several outgoing edges was left.
        var departures = ContiguousArray<Int32>(repeating: -1, count: Int(vertexCount))
        var contours: [ContiguousArray<OverlayPiece>] = []
        var chain: ContiguousArray<OverlayPiece> = []
        for first in pieces.indices where !isUsed[first] {
            chain.removeAll(keepingCapacity: true)
            var index = first
            while true {
                isUsed[index] = true
                let piece = pieces[index]
                if branches.outgoing(piece.from).count > 1 { departures[Int(piece.from)] = Int32(chain.count) }
                chain.append(piece)
                let departure = piece.to == chain[0].from ? 0 : Int(departures[Int(piece.to)])
                if departure >= 0 {
                    // A slice of the whole chain would keep all of its memory.
                    var loop = ContiguousArray<OverlayPiece>()
                    loop.reserveCapacity(chain.count - departure)
                    loop += chain[departure...]
                    for piece in loop { departures[Int(piece.from)] = -1 }
                    contours.append(loop)
                    chain.removeSubrange(departure...)
                    if chain.isEmpty { break }
                }
                guard let next = turn(from: piece, branches.outgoing(piece.to), pieces, isUsed) else { break }
                index = next
            }
        }
        return contours
    }

    /// The outgoing edge that bounds the same wedge of the interior: the first one met when turning from the reversed
    /// incoming edge through the interior.
    private func turn(
        from piece: OverlayPiece, _ branches: Range<Int>, _ pieces: ContiguousArray<OverlayPiece>,
        _ isUsed: ContiguousArray<Bool>
    ) -> Int? {
        let back = piece.start - piece.end
        var best: Int?
        for branch in branches where !isUsed[branch] {
            guard let current = best else {
                best = branch
                continue
            }
            let direction = pieces[branch].end - pieces[branch].start
            let other = pieces[current].end - pieces[current].start
            if isReachedBefore(direction, other, from: back) { best = branch }
        }
        return best
    }

    /// Whether `a` is met before `b`, turning counterclockwise on screen (towards smaller angles, y down) from `back`.
    private func isReachedBefore(_ a: GridVector, _ b: GridVector, from back: GridVector) -> Bool {
        func half(_ v: GridVector) -> Int {
            let cross = back.cross(v)
            if cross < 0 { return 0 }
            if cross > 0 { return 2 }
            return back.dot(v) < 0 ? 1 : 3  // straight on; or `back` itself, after a full turn
        }
        let (halfA, halfB) = (half(a), half(b))
        return halfA != halfB ? halfA < halfB : a.cross(b) < 0
    }
}
