/// Approximates curves by as few chords as keep each of them on the correct side of all others.
///
/// If two strands are disjoint, or touch only at a shared end, then neither they nor their chords cross, and replacing
/// a strand by its chord does not change the topology. So a strand is bisected only while another one is near it,
/// until its chord is within the tolerance; crossings are then found between such chords. Most of a glyph is far from
/// any crossing, and a quarter circle there is a single edge.
///
/// Two strands that are the same curve, drawn twice, have the same chords as long as they are bisected alike; they do
/// not have to be bisected because of each other.
struct Flattening: ~Copyable {
    private let tolerance: Double
    private let margin: Double
    private var strands: ContiguousArray<Strand> = []
    /// The initial strand of each curve, in the order of the curves.
    private var roots: ContiguousArray<Int32> = []
    /// Pairs of strands that are the same curve.
    private var twins: ContiguousArray<(Int32, Int32)> = []
    /// Whether it is known that strands meet only at shared ends.
    private(set) var isDisjoint: Bool

    /// - Parameters:
    ///   - leftOut: the indices of curves to skip, ascending.
    ///   - margin: the minimum distance of two chords that still keep their sides.
    ///   - expectsDisjoint: whether the curves are expected not to cross. Then that is checked.
    init(
        _ curves: ContiguousArray<Segment>, without leftOut: [Range<Int>] = [], tolerance: Double, margin: Double,
        expectsDisjoint: Bool
    ) {
        self.tolerance = tolerance
        self.margin = margin
        isDisjoint = expectsDisjoint
        strands.reserveCapacity(4 * curves.count)
        roots.reserveCapacity(curves.count)
        var next = 0
        for range in leftOut {
            for index in next..<range.lowerBound { add(curves[index], Int32(index)) }
            next = range.upperBound
        }
        for index in next..<curves.count { add(curves[index], Int32(index)) }
        divide()
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

    /// Bisects strands until each is disjoint from all others, or both are flat.
    private mutating func divide() {
        var leaves: ContiguousArray<Int32> = []
        var boxes: ContiguousArray<Rect> = []
        leaves.reserveCapacity(strands.count)
        boxes.reserveCapacity(strands.count)
        for index in strands.indices where strands[index].halves == 0 {
            leaves.append(Int32(index))
            boxes.append(strands[index].box.insetBy(-margin))
        }
        var pairs: ContiguousArray<(Int32, Int32)> = []
        // A look at two boxes or strands takes less than other steps.
        var looks = 0
        let (limit, most) = (WorkLimit.left, WorkLimit.atOnce)
        var isWithin = true
        BoxPairs(boxes).visit { a, b in
            divide(Int(leaves[min(a, b)]), Int(leaves[max(a, b)]), &pairs)
            looks += 1
            isWithin = looks / 8 <= limit && strands.count <= most
            while isWithin, let (a, b) = pairs.popLast() {
                divide(Int(a), Int(b), &pairs)
                looks += 2
                isWithin = looks / 8 <= limit && strands.count <= most
            }
            return isWithin
        }
        guard isWithin else { return WorkLimit.exceed() }
        WorkLimit.spend(looks / 8 + strands.count)
        while halveAlike() {}
    }

    /// Bisects one of two strands that may meet, and queues its halves for the comparison with the other.
    private mutating func divide(_ a: Int, _ b: Int, _ pairs: inout ContiguousArray<(Int32, Int32)>) {
        let areFlat = strands[a].isFlat && strands[b].isFlat
        // For two chords it only matters whether anything meets at all.
        if areFlat && !isDisjoint || strands[a].isDisjoint(from: strands[b], margin: margin) { return }
        if areFlat {
            isDisjoint = false
            return
        }
        if strands[a].isTwin(of: strands[b]) {
            isDisjoint = false
            return twins.append((Int32(a), Int32(b)))
        }
        let dividesA = strands[b].isFlat || (!strands[a].isFlat && strands[a].box.extent >= strands[b].box.extent)
        let (divided, other) = dividesA ? (a, Int32(b)) : (b, Int32(a))
        if strands[divided].halves == 0 { halve(divided) }
        let half = strands[divided].halves
        pairs.append((half, other))
        pairs.append((half + 1, other))
    }

    /// Bisects each twin whose counterpart is bisected. A third twin may need another round then.
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

    /// The number of strands that become chords: each bisection replaces one by two.
    var count: Int { roots.count + (strands.count - roots.count) / 2 }

    /// Calls `body` for every strand that becomes a chord, curve by curve.
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
