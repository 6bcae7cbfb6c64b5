extension FlatPath {
    /// Estimates the stroke width of a drawing in normal form; nil for an empty one.
    ///
    /// It is the median thickness of the filled area, or the median width of its holes if that is much less: in a
    /// solid drawing, what was cut out has the width of a stroke.
    package func estimatedStrokeWidth() -> Double? {
        guard let extent = bounds?.extent else { return nil }
        let ink = Widths(of: self, over: Array(0..<contourCount), side: 1)
        if let width = ink.median, width < extent / 8, ink.shareAlike > 0.6 { return width }
        // Inside of a slim outline (a pencil, an arrow) the holes are narrow, too. Measured on designers' own pairs: a
        // filled area less than 1.4 times as thick as the holes are wide is an outline.
        let gaps = Widths(of: self, over: (0..<contourCount).filter(isHole), side: -1)
        guard let gap = gaps.median, let width = ink.median else { return ink.median ?? gaps.median }
        // So is one of even strokes around holes that are not strokes, as those of arrow heads.
        let isOutline = width < 1.4 * gap || ink.shareAlike > max(0.4, gaps.shareAlike)
        return isOutline ? width : gap
    }

    /// The distances straight across to the opposite boundary. They are measured from points on each chord, so that
    /// neither the start of a contour nor its direction matters.
    private struct Widths {
        /// Ascending; each with the length of the boundary that it is measured for.
        private var items: [(width: Double, share: Double)] = []
        private let whole: Double

        /// - Parameter side: 1 measures through the filled area, which in normal form is on the clockwise side (y down)
        ///   of the contours; -1 measures through the unfilled area.
        init(of path: FlatPath, over selection: [Int], side: Double) {
            let perimeter = selection.reduce(0) { $0 + path.perimeter(ofContour: $1) }
            let chords = selection.flatMap { path.contours[$0].corners }
            for number in stride(from: 0, to: chords.count, by: 1 + chords.count / Self.mostChords) {
                let (start, end) = (path.corners[chords[number]], path.corners[chords[number] + 1])
                guard let way = (end - start).normalized else { continue }
                let across = way.perpendicular * side
                let length = start.distance(to: end)
                let count = (Self.leastPoints * length / perimeter).rounded(.up)
                for index in 0..<Int(count) {
                    let point = start.interpolated(to: end, at: (Double(index) + 0.5) / count)
                    let inside = point + across * (perimeter * 1e-7)  // not on the edge itself
                    items.append((path.distance(from: inside, along: across) ?? .infinity, length / count))
                }
            }
            items.sort { $0.width < $1.width }
            whole = items.reduce(0) { $0 + $1.share }
        }

        /// On a drawing of straight lines. With this many points the median is stable on real glyphs.
        private static let leastPoints = 80.0
        /// Of drawings with very many chords, some are enough.
        private static let mostChords = 1000

        /// Half of the boundary is not farther from the opposite one; nil if that is not there.
        var median: Double? {
            var rest = whole / 2
            return items.first {
                rest -= $0.share
                return rest < 0
            }.flatMap { $0.width < .infinity ? $0.width : nil }
        }

        /// The share of the boundary where the width differs by less than a tenth from the median.
        var shareAlike: Double {
            guard let median else { return 0 }
            return items.reduce(0) { abs($1.width - median) < median / 10 ? $0 + $1.share : $0 } / whole
        }
    }

    private func isHole(_ index: Int) -> Bool {
        let corners = corners(ofContour: index)
        guard let origin = corners.first else { return false }
        let area = zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.0 - origin).cross($1.1 - origin) }
        return area < 0
    }
}
