/// The indices of the pieces that the sweep line crosses, from smaller y to larger y.
///
/// They are stored in chunks, so that the cost of an insertion does not grow with their number.
struct SweepLine: ~Copyable {
    /// The place of a piece, or the end.
    struct Place: Equatable {
        fileprivate var chunk: Int
        /// The index among all slots.
        fileprivate var slot: Int
    }

    private struct Chunk: BitwiseCopyable {
        var start: Int
        var end: Int
        var count: Int { end - start }
    }

    private static let capacity = 128

    private var slots = ContiguousArray<Int32>(repeating: 0, count: capacity)
    /// In order. Only a single chunk may be empty.
    private var chunks: ContiguousArray<Chunk> = [Chunk(start: 0, end: 0)]
    private var unused: ContiguousArray<Int> = []

    subscript(place: Place) -> Int32 { slots[place.slot] }

    /// Whether there is a piece at a place.
    func has(_ place: Place) -> Bool { place.slot < chunks[place.chunk].end }

    func before(_ place: Place) -> Place? {
        if place.slot > chunks[place.chunk].start { return Place(chunk: place.chunk, slot: place.slot - 1) }
        if place.chunk == 0 { return nil }
        return Place(chunk: place.chunk - 1, slot: chunks[place.chunk - 1].end - 1)
    }

    func after(_ place: Place) -> Place? {
        if place.slot + 1 < chunks[place.chunk].end { return Place(chunk: place.chunk, slot: place.slot + 1) }
        if place.chunk + 1 == chunks.count { return nil }
        return Place(chunk: place.chunk + 1, slot: chunks[place.chunk + 1].start)
    }

    /// The place of a piece some places farther on; nil beyond the end.
    func forward(_ place: Place, by count: Int) -> Place? {
        var (chunk, slot) = (place.chunk, place.slot + count)
        while slot >= chunks[chunk].end {
            if chunk + 1 == chunks.count { return nil }
            slot = chunks[chunk + 1].start + slot - chunks[chunk].end
            chunk += 1
        }
        return Place(chunk: chunk, slot: slot)
    }

    /// The first place whose piece fulfils a condition that all later pieces fulfil, too.
    @inline(__always) func first(where fulfils: (Int32) -> Bool) -> Place {
        var (low, high) = (0, chunks.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if fulfils(slots[chunks[middle].end - 1]) { high = middle } else { low = middle + 1 }
        }
        var (first, end) = (chunks[low].start, chunks[low].end)
        while first < end {
            let middle = (first + end) / 2
            if fulfils(slots[middle]) { end = middle } else { first = middle + 1 }
        }
        return Place(chunk: low, slot: first)
    }

    /// Replaces some pieces by new ones, and returns the place of the first new one, or of the one after them.
    mutating func replace(_ count: Int, at place: Place, with new: ContiguousArray<Int32>) -> Place {
        var place = place
        // In most cases one chord follows another, and nothing has to move.
        let kept = min(count, min(new.count, chunks[place.chunk].end - place.slot))
        for offset in 0..<kept { slots[place.slot + offset] = new[offset] }
        if kept == count, kept == new.count { return place }
        place.slot += kept
        remove(count - kept, at: &place)
        for offset in kept..<new.count {
            insert(new[offset], at: &place)
            place.slot += 1
        }
        for _ in new.indices { place = before(place) ?? place }
        if !has(place), place.chunk + 1 < chunks.count { place = start(of: place.chunk + 1) }
        return place
    }

    private func start(of chunk: Int) -> Place { Place(chunk: chunk, slot: chunks[chunk].start) }

    private mutating func remove(_ count: Int, at place: inout Place) {
        var count = count
        while count > 0 {
            if place.slot == chunks[place.chunk].end { place = start(of: place.chunk + 1) }
            let chunk = chunks[place.chunk]
            let removed = min(count, chunk.end - place.slot)
            for slot in place.slot..<chunk.end - removed { slots[slot] = slots[slot + removed] }
            chunks[place.chunk].end -= removed
            count -= removed
            if chunks[place.chunk].count == 0, chunks.count > 1 {
                unused.append(chunk.start)
                chunks.remove(at: place.chunk)
                place =
                    place.chunk < chunks.count
                    ? start(of: place.chunk) : Place(chunk: place.chunk - 1, slot: chunks[place.chunk - 1].end)
            }
        }
    }

    private mutating func insert(_ piece: Int32, at place: inout Place) {
        if chunks[place.chunk].count == SweepLine.capacity { divide(&place) }
        var slot = chunks[place.chunk].end
        while slot > place.slot {
            slots[slot] = slots[slot - 1]
            slot -= 1
        }
        slots[slot] = piece
        chunks[place.chunk].end += 1
    }

    private mutating func divide(_ place: inout Place) {
        let half = SweepLine.capacity / 2
        let start: Int
        if let last = unused.popLast() {
            start = last
        } else {
            start = slots.count
            slots.append(contentsOf: repeatElement(0, count: SweepLine.capacity))
        }
        let middle = chunks[place.chunk].start + half
        for slot in 0..<half { slots[start + slot] = slots[middle + slot] }
        chunks[place.chunk].end = middle
        chunks.insert(Chunk(start: start, end: start + half), at: place.chunk + 1)
        if place.slot > middle { place = Place(chunk: place.chunk + 1, slot: start + place.slot - middle) }
    }
}

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
