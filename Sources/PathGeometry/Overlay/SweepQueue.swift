/// Pieces that begin farther on, nearest first: a binary heap.
struct SweepQueue {
    private var heap: ContiguousArray<(key: UInt64, piece: Int32)> = []

    var first: (key: UInt64, piece: Int32)? { heap.first }

    mutating func insert(_ key: UInt64, _ piece: Int32) {
        heap.append((key, piece))
        var child = heap.count - 1
        while child > 0, heap[child].key < heap[(child - 1) / 2].key {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func removeFirst() {
        let last = heap.removeLast()
        if heap.isEmpty { return }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { return }
            if child + 1 < heap.count, heap[child + 1].key < heap[child].key { child += 1 }
            guard heap[child].key < heap[parent].key else { return }
            heap.swapAt(child, parent)
            parent = child
        }
    }
}
