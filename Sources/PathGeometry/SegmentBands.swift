/// The segments of many contours, by height: the winding number around a point needs only the segments at its height.
///
/// The bands are about as high as a segment, so that most segments are in one or two of them.
struct SegmentBands {
    private struct Entry {
        var segment: Segment
        /// The index of its contour.
        var contour: Int
    }

    private var entries: [Entry] = []
    /// The indices of the segments in each band, band by band; and where each band begins.
    private var members: [Int32] = []
    private var starts: [Int] = [0]
    private var top = 0.0
    private var height = 1.0

    private static let most = 4096

    init(_ contours: [Subpath]) {
        for (index, contour) in contours.enumerated() {
            for segment in contour.segments { entries.append(Entry(segment: segment, contour: index)) }
            if contour.end != contour.start {
                entries.append(Entry(segment: .line(Line(contour.end, contour.start)), contour: index))
            }
        }
        let ranges = entries.map { entry in
            let box = entry.segment.controlBounds
            return box.minY...box.maxY
        }
        guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max(), high > low else {
            return
        }
        let mean = ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound } / Double(ranges.count)
        top = low
        height = max(mean, (high - low) / Double(Self.most))
        let bands = ranges.map { band(at: $0.lowerBound)...band(at: $0.upperBound) }
        var counts = [Int](repeating: 0, count: band(at: high) + 1)
        for range in bands { for band in range { counts[band] += 1 } }
        starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        members = [Int32](repeating: 0, count: starts.last ?? 0)
        var next = starts
        for (index, range) in bands.enumerated() {
            for band in range {
                members[next[band]] = Int32(index)
                next[band] += 1
            }
        }
    }

    /// - Parameter y: a coordinate that is not above the top.
    private func band(at y: Double) -> Int { Int((y - top) / height) }

    /// The winding number of all contours but one.
    func winding(ofOthersThan contour: Int, around point: Point) -> Int {
        guard point.y >= top, (point.y - top) / height < Double(starts.count - 1) else { return 0 }
        let band = band(at: point.y)
        var winding = 0
        for member in starts[band]..<starts[band + 1] {
            let index = Int(members[member])
            if entries[index].contour != contour { winding += entries[index].segment.crossings(rightOf: point) }
        }
        return winding
    }
}
