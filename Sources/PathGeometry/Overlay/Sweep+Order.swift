extension Sweep {
    /// Repairs an order that rounding has made invalid, so that all pieces that end at a point are contiguous.
    mutating func gather(
        around place: SweepLine.Place, _ count: Int, _ missing: Int, _ point: GridPoint
    ) -> (place: SweepLine.Place, count: Int) {
        var (first, end, size) = (place, line.forward(place, by: count), count)
        var found = 0
        var before = line.before(first)
        while found < missing, before != nil || end != nil {
            if let slot = before {
                if pieces[Int(line[slot])].high == point { found += 1 }
                (first, before, size) = (slot, line.before(slot), size + 1)
            }
            if let slot = end {
                if pieces[Int(line[slot])].high == point { found += 1 }
                (end, size) = (line.after(slot), size + 1)
            }
        }
        var stretch: ContiguousArray<Int32> = []
        var next: SweepLine.Place? = first
        while let slot = next, stretch.count < size {
            stretch.append(line[slot])
            next = line.after(slot)
        }
        var ordered = ContiguousArray(stretch.filter { side($0, point) > 0 })
        let above = ordered.count
        ordered += stretch.filter { side($0, point) == 0 }
        let on = ordered.count - above
        ordered += stretch.filter { side($0, point) < 0 }
        let start = line.replace(size, at: first, with: ordered)
        return (line.forward(start, by: above) ?? start, on)
    }
}
