/// Finds which of many boxes overlap, in about n log n steps.
///
/// The boxes are ordered along a space-filling curve (Morton 1966), so that neighbours in the order are neighbours in
/// the plane, and over them stands a binary tree of the boxes around two, four, eight … of them.
struct BoxPairs {
    private let order: ContiguousArray<Int32>
    /// The tree's levels, leaves first, in one array.
    private var boxes: ContiguousArray<Rect>
    /// Where each level begins, and its count.
    private var levels: ContiguousArray<Range<Int>>

    init(_ leaves: ContiguousArray<Rect>) {
        order = BoxPairs.ordered(leaves)
        boxes = []
        boxes.reserveCapacity(2 * leaves.count + 32)
        for index in order { boxes.append(leaves[Int(index)]) }
        levels = [0..<leaves.count]
        var level = 0..<leaves.count
        while level.count > 1 {
            for index in stride(from: level.lowerBound, to: level.upperBound, by: 2) {
                let isAlone = index + 1 == level.upperBound
                boxes.append(isAlone ? boxes[index] : boxes[index].union(boxes[index + 1]))
            }
            level = level.upperBound..<boxes.count
            levels.append(level)
        }
    }

    /// Calls `body` once for every pair of boxes that overlap or touch.
    func forEach(_ body: (Int, Int) -> Void) {
        guard levels[0].count > 1 else { return }
        /// Two places of the same level; a place with itself stands for the pairs inside it.
        var stack: ContiguousArray<(level: Int32, a: Int32, b: Int32)> = []
        stack.append((Int32(levels.count - 1), 0, 0))
        while let (level, a, b) = stack.popLast() {
            let places = levels[Int(level)]
            if a == b {
                if level == 0 { continue }
            } else {
                guard boxes[places.lowerBound + Int(a)].intersects(boxes[places.lowerBound + Int(b)]) else { continue }
                if level == 0 {
                    body(Int(order[Int(a)]), Int(order[Int(b)]))
                    continue
                }
            }
            let count = levels[Int(level) - 1].count
            let below = level - 1
            let (a1, b1) = (2 * a + 1 < count, 2 * b + 1 < count)
            stack.append((below, 2 * a, 2 * b))
            if b1 { stack.append((below, 2 * a, 2 * b + 1)) }
            if a1, b1 { stack.append((below, 2 * a + 1, 2 * b + 1)) }
            if a1, a != b { stack.append((below, 2 * a + 1, 2 * b)) }
        }
    }

    private static func ordered(_ leaves: ContiguousArray<Rect>) -> ContiguousArray<Int32> {
        guard let first = leaves.first else { return [] }
        var bounds = Rect(first.center)
        for leaf in leaves { bounds = bounds.union(leaf.center) }
        let perX = bounds.width > 0 ? 65_535 / bounds.width : 0
        let perY = bounds.height > 0 ? 65_535 / bounds.height : 0
        var keys: ContiguousArray<UInt64> = []
        keys.reserveCapacity(leaves.count)
        for (index, leaf) in leaves.enumerated() {
            let center = leaf.center
            let x = UInt32(min((center.x - bounds.minX) * perX, 65_535))
            let y = UInt32(min((center.y - bounds.minY) * perY, 65_535))
            keys.append(UInt64(spread(x) | spread(y) << 1) << 32 | UInt64(index))
        }
        keys.sort()
        return ContiguousArray(keys.map { Int32(truncatingIfNeeded: $0 & 0xFFFF_FFFF) })
    }

    /// The 16 bits of a number with a gap after each.
    private static func spread(_ number: UInt32) -> UInt32 {
        var n = number & 0xFFFF
        n = (n | n << 8) & 0x00FF_00FF
        n = (n | n << 4) & 0x0F0F_0F0F
        n = (n | n << 2) & 0x3333_3333
        return (n | n << 1) & 0x5555_5555
    }
}
