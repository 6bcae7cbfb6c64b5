/// Curves as chords: as few as keep each of them on its side of all others.
///
/// Where two strands are apart, or touch in an end that both share, neither they nor their chords meet, and putting the
/// chord in place of the strand changes nothing but shape. So a strand is halved only while another comes near it,
/// until its chord is within the tolerance: crossings are then found between such chords. Most of a glyph is far from
/// any crossing, and a quarter circle there is a single edge.
///
/// Two strands that are the same, drawn twice, have the same chords as long as they are halved alike: neither needs to
/// be halved for the other's sake.
struct Flattening: ~Copyable {
    private let tolerance: Double
    private let margin: Double
    private var strands: ContiguousArray<Strand> = []
    /// The strands that the curves begin with, in the order of the curves.
    private var roots: ContiguousArray<Int32> = []
    /// Strands that are the same curve.
    private var twins: ContiguousArray<(Int32, Int32)> = []
    /// Is it known that no two strands meet but in an end that both share?
    private(set) var isApart: Bool

    /// - Parameters:
    ///   - leftOut: the numbers of curves to pass by, ascending.
    ///   - margin: how near two chords may come to each other and still keep their sides.
    ///   - mayBeApart: is it worth finding out whether nothing crosses?
    init(
        _ curves: ContiguousArray<Segment>, without leftOut: [Range<Int>] = [], tolerance: Double, margin: Double,
        mayBeApart: Bool
    ) {
        self.tolerance = tolerance
        self.margin = margin
        isApart = mayBeApart
        strands.reserveCapacity(4 * curves.count)
        roots.reserveCapacity(curves.count)
        var next = 0
        for range in leftOut {
            for index in next..<range.lowerBound { add(curves[index], Int32(index)) }
            next = range.upperBound
        }
        for index in next..<curves.count { add(curves[index], Int32(index)) }
        part()
    }

    private mutating func add(_ segment: Segment, _ index: Int32) {
        roots.append(Int32(strands.count))
        switch segment {
        case .line(let line): strands.append(Strand(line, curve: index))
        case .quadratic(let curve): add(curve.elevated, index)
        case .cubic(let curve): add(curve, index)
        }
    }

    private mutating func add(_ curve: CubicBezier, _ index: Int32) {
        strands.append(Strand(curve, curve: index, from: 0, to: 1, tolerance: tolerance))
        var next = strands.count - 1
        while next < strands.count {
            if strands[next].halves == 0, !strands[next].isFlat, !strands[next].isForward { halve(next) }
            next += 1
        }
    }

    private mutating func halve(_ index: Int) {
        let (first, second) = strands[index].halved(tolerance: tolerance)
        strands[index].halves = Int32(strands.count)
        strands.append(first)
        strands.append(second)
    }

    /// Halves strands until each is apart from every other, or both are flat.
    private mutating func part() {
        var leaves: ContiguousArray<Int32> = []
        var boxes: ContiguousArray<Rect> = []
        leaves.reserveCapacity(strands.count)
        boxes.reserveCapacity(strands.count)
        for index in strands.indices where strands[index].halves == 0 {
            leaves.append(Int32(index))
            boxes.append(strands[index].box.insetBy(-margin))
        }
        var pairs: ContiguousArray<(Int32, Int32)> = []
        BoxPairs(boxes).visit { a, b in
            part(Int(leaves[min(a, b)]), Int(leaves[max(a, b)]), &pairs)
            while let (a, b) = pairs.popLast() { part(Int(a), Int(b), &pairs) }
        }
        while halveAlike() {}
    }

    /// Halves one of two strands that may meet, and leaves its halves to be compared with the other.
    private mutating func part(_ a: Int, _ b: Int, _ pairs: inout ContiguousArray<(Int32, Int32)>) {
        let areFlat = strands[a].isFlat && strands[b].isFlat
        // Of two chords it matters only whether anything meets at all.
        if areFlat && !isApart || strands[a].isApart(from: strands[b], margin: margin) { return }
        if areFlat {
            isApart = false
            return
        }
        if strands[a].isTwin(of: strands[b]) {
            isApart = false
            return twins.append((Int32(a), Int32(b)))
        }
        let dividesA = strands[b].isFlat || (!strands[a].isFlat && strands[a].box.extent >= strands[b].box.extent)
        let (divided, other) = dividesA ? (a, Int32(b)) : (b, Int32(a))
        if strands[divided].halves == 0 { halve(divided) }
        let half = strands[divided].halves
        pairs.append((half, other))
        pairs.append((half + 1, other))
    }

    /// Halves each twin where the other is halved. A third one may want another round then.
    private mutating func halveAlike() -> Bool {
        var isChanged = false
        var pairs = twins
        while let (first, second) = pairs.popLast() {
            let (a, b) = (Int(first), Int(second))
            if strands[a].halves == 0, strands[b].halves == 0 { continue }
            for index in [a, b] where strands[index].halves == 0 {
                halve(index)
                isChanged = true
            }
            let (halfA, halfB) = (strands[a].halves, strands[b].halves)
            let turn: Int32 = strands[a].hull.start == strands[b].hull.start ? 0 : 1
            pairs.append((halfA, halfB + turn))
            pairs.append((halfA + 1, halfB + 1 - turn))
        }
        return isChanged
    }

    /// Calls `body` for every strand that becomes a chord, along each curve.
    func visit(_ body: (borrowing Strand) -> Void) {
        var stack: ContiguousArray<Int32> = []
        for root in roots {
            stack.append(root)
            while let index = stack.popLast() {
                let half = strands[Int(index)].halves
                if half == 0 {
                    body(strands[Int(index)])
                } else {
                    stack.append(half + 1)
                    stack.append(half)
                }
            }
        }
    }
}
