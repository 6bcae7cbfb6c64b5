/// Finds the overlapping pairs among many boxes, in about n log n steps.
///
/// The boxes are ordered along a space-filling curve (Morton 1966), so that neighbours in the order are near each
/// other in the plane, and divided into groups. A binary tree holds the bounding boxes of one, two, four … groups.
struct BoxPairs {
    /// Up to this number, comparing all boxes is about as fast as using the tree.
    private static let groupSize = 8

    private let order: ContiguousArray<Int32>
    private let leaves: ContiguousArray<Rect>
    /// The boxes of all levels of the tree in one array, groups first; and the range of each level.
    private var boxes: ContiguousArray<Rect> = []
    private var levels: ContiguousArray<Range<Int>> = []

    init(_ unordered: ContiguousArray<Rect>) {
        order = BoxPairs.ordered(unordered)
        leaves = ContiguousArray(order.map { unordered[Int($0)] })
        boxes.reserveCapacity(leaves.count / 2 + 8)
        for start in stride(from: 0, to: leaves.count, by: BoxPairs.groupSize) {
            var box = leaves[start]
            for index in start..<min(start + BoxPairs.groupSize, leaves.count) { box = box.union(leaves[index]) }
            boxes.append(box)
        }
        var level = 0..<boxes.count
        levels.append(level)
        while level.count > 1 {
            for index in stride(from: level.lowerBound, to: level.upperBound, by: 2) {
                let isAlone = index + 1 == level.upperBound
                boxes.append(isAlone ? boxes[index] : boxes[index].union(boxes[index + 1]))
            }
            level = level.upperBound..<boxes.count
            levels.append(level)
        }
    }

    /// Calls `body` once for every pair of boxes that overlap or touch, as long as it gives true.
    func visit(_ body: (Int, Int) -> Bool) {
        guard !leaves.isEmpty else { return }
        /// Two nodes of the same level; a node with itself is for the pairs inside of it.
        var stack: ContiguousArray<(level: Int32, a: Int32, b: Int32)> = [(Int32(levels.count - 1), 0, 0)]
        while let (level, a, b) = stack.popLast() {
            if level == 0 {
                guard visit(inGroup: Int(a), Int(b), body) else { return }
                continue
            }
            let places = levels[Int(level) - 1]
            for i in 2 * a...min(2 * a + 1, Int32(places.count) - 1) {
                for j in max(i, 2 * b)...max(i, min(2 * b + 1, Int32(places.count) - 1)) {
                    guard i == j || boxes[places.lowerBound + Int(i)].intersects(boxes[places.lowerBound + Int(j)])
                    else { continue }
                    stack.append((level - 1, i, j))
                }
            }
        }
    }

    private func visit(inGroup a: Int, _ b: Int, _ body: (Int, Int) -> Bool) -> Bool {
        let size = BoxPairs.groupSize
        let others = b * size..<min((b + 1) * size, leaves.count)
        let around = boxes[b]
        for i in a * size..<min((a + 1) * size, leaves.count) where leaves[i].intersects(around) {
            for j in (a == b ? i + 1 : others.lowerBound)..<others.upperBound where leaves[i].intersects(leaves[j]) {
                guard body(Int(order[i]), Int(order[j])) else { return false }
            }
        }
        return true
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
        return ContiguousArray(keys.map { Int32(truncatingIfNeeded: $0) })
    }

    /// The 16 bits of a number, with a zero bit after each.
    private static func spread(_ number: UInt32) -> UInt32 {
        var n = number & 0xFFFF
        n = (n | n << 8) & 0x00FF_00FF
        n = (n | n << 4) & 0x0F0F_0F0F
        n = (n | n << 2) & 0x3333_3333
        return (n | n << 1) & 0x5555_5555
    }
}
