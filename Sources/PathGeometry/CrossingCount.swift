/// Counts how often the curves of some paths cross: the time and memory of boolean operations grow with it. Paths that
/// are united apart from each other may cross as they like.
///
/// Curves are compared as chords, so that the number is an estimate where curves nearly touch. Curves that lie on each
/// other count as one crossing for each pair of chords that are not the same.
package struct CrossingCount: ~Copyable {
    /// The maximum distance of a chord from its curve.
    private let flatness: Double
    private var chords: ContiguousArray<Line> = []
    /// The weight of a crossing of each chord.
    private var weights: ContiguousArray<Int> = []
    /// The number of the first chord of each union but the first.
    private var starts: ContiguousArray<Int> = []
    private let weight: Int

    /// - Parameters:
    ///   - flatness: the flatness, in units of the paths; a fraction of the thinnest stroke.
    ///   - weight: the weight of a crossing of a curve or of a stroke, where a crossing of straight edges has 1.
    package init(flatness: Double, weight: Int = 1) { (self.flatness, self.weight) = (flatness, weight) }

    /// The number of chords so far.
    package var count: Int { chords.count }

    /// Paths that are added from now on are united apart from the paths before.
    package mutating func beginUnion() {
        if chords.count > starts.last ?? 0 { starts.append(chords.count) }
    }

    /// Adds the curves of a path, whose subpaths are closed as for filling.
    ///
    /// - Parameter isStroke: whether it is the outline of a stroke. Its pieces lie on each other at every joint.
    package mutating func add(_ path: Path, isStroke: Bool = false) {
        for subpath in path.subpaths {
            for segment in subpath.segments { add(segment, isStroke) }
            if let end = subpath.segments.last?.end, end != subpath.start {
                add(.line(Line(end, subpath.start)), isStroke)
            }
        }
    }

    private mutating func add(_ segment: Segment, _ isStroke: Bool) {
        let isLine = if case .line = segment { true } else { false }
        let count = segment.chordCount(tolerance: flatness)
        var start = segment.start
        for index in 1...max(1, count) {
            let end = index == count ? segment.end : segment.point(at: Double(index) / Double(count))
            chords.append(Line(start, end))
            weights.append(isLine && !isStroke ? 1 : weight)
            start = end
        }
    }

    /// The number of crossings in all unions, each with its weight; nil if that is more than the limit, or if hundred
    /// times as many chords are near each other.
    package func crossings(upTo limit: Int) -> Int? {
        var (found, compared) = (0, 0)
        var boxes: ContiguousArray<Rect> = []
        for union in 0...starts.count {
            let start = union == 0 ? 0 : starts[union - 1]
            let end = union == starts.count ? chords.count : starts[union]
            boxes.removeAll(keepingCapacity: true)
            boxes.reserveCapacity(end - start)
            for chord in chords[start..<end] { boxes.append(Rect(chord.start).union(chord.end)) }
            BoxPairs(boxes).visit { first, second in
                let (a, b) = (start + first, start + second)
                compared += 1
                if !chords[a].isSame(as: chords[b]), chords[a].crosses(chords[b]) {
                    found += max(weights[a], weights[b])
                }
                return found <= limit && compared <= 100 * limit
            }
            guard found <= limit, compared <= 100 * limit else { return nil }
        }
        return found
    }
}

extension Line {
    /// In any direction.
    fileprivate func isSame(as other: Line) -> Bool {
        start == other.start && end == other.end || start == other.end && end == other.start
    }

    /// Whether they have more than an end of one in common.
    fileprivate func crosses(_ other: Line) -> Bool {
        let (direction, reach) = (end - start, other.end - other.start)
        let (a, b) = (direction.cross(other.start - start), direction.cross(other.end - start))
        if a == 0, b == 0 { return true }
        if (a >= 0 && b >= 0) || (a <= 0 && b <= 0) { return false }
        let (c, d) = (reach.cross(start - other.start), reach.cross(end - other.start))
        return !((c >= 0 && d >= 0) || (c <= 0 && d <= 0))
    }
}
