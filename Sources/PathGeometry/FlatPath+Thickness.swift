extension FlatPath {
    /// Estimates the stroke width of a drawing in normal form; nil for an empty one.
    ///
    /// It is the median thickness of the filled area, or the median width of its holes if that is much less: in a
    /// solid drawing, what was cut out has the width of a stroke.
    package func estimatedStrokeWidth() -> Double? {
        guard let extent = bounds?.extent else { return nil }
        let ink = Widths(of: self, over: Array(0..<contourCount), side: 1)
        // Most thin strokes have one width.
        if let width = ink.median, width < extent / 8, ink.isUniform { return width }
        // Inside of a slim outline (a pencil, an arrow) the holes are narrow, too. Measured on designers' own pairs: a
        // filled area less than 1.4 times as thick as the holes are wide is an outline.
        let gap = Widths(of: self, over: (0..<contourCount).filter(isHole), side: -1).median
        guard let gap, let width = ink.median else { return ink.median ?? gap }
        return width < 1.4 * gap ? width : gap
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

        var median: Double? { width(at: 0.5) }

        /// Do the middle two fifths differ by at most a tenth, or three fifths from the median?
        var isUniform: Bool {
            guard let median, let low = width(at: 0.3), let high = width(at: 0.7) else { return false }
            return high < 1.1 * low
                || items.reduce(0) { abs($1.width - median) < median / 10 ? $0 + $1.share : $0 } > 0.6 * whole
        }

        /// The width that a share of the boundary does not exceed; nil if there is none.
        private func width(at share: Double) -> Double? {
            var rest = share * whole
            return items.first {
                rest -= $0.share
                return rest < 0
            }.flatMap { $0.width < .infinity ? $0.width : nil }
        }
    }

    private func isHole(_ index: Int) -> Bool {
        let corners = corners(ofContour: index)
        guard let origin = corners.first else { return false }
        let area = zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.0 - origin).cross($1.1 - origin) }
        return area < 0
    }
}
