extension FlatPath {
    /// Estimates the stroke width of a drawing in normal form; nil for an empty one.
    ///
    /// It is the median thickness of the filled area, or the median width of its holes if that is much less: in a
    /// solid drawing, what was cut out has the width of a stroke.
    package func estimatedStrokeWidth() -> Double? {
        guard let extent = bounds?.extent else { return nil }
        // A few samples are enough if most thin strokes have the same width. They also bound the median: it is one of
        // the middle two fifths of the samples in 19 of 20 cases.
        let thin = extent / 8
        let few = widths(over: 0..<contourCount, side: 1, samples: 32, least: 4, within: 1.1 * thin)
        if let median = few.median, median < thin,
            few.isMiddleAlike || 5 * few.lengths.count(where: { abs($0 - median) < median / 10 }) > 3 * few.count
        {
            return median
        }
        // With this many samples the median is stable on real glyphs. The widths of holes vary less.
        func median(over selection: some Collection<Int>, side: Double, within limit: Double) -> Double? {
            widths(over: selection, side: side, samples: side > 0 ? 80 : 48, least: 4, within: limit).median
        }
        let holes = (0..<contourCount).filter { isHole($0) }
        func ink(within limit: Double) -> Double? { median(over: 0..<contourCount, side: 1, within: limit) }
        func gap(within limit: Double) -> Double? { median(over: holes, side: -1, within: limit) }
        // Inside of a slim outline (a pencil, an arrow) the holes are narrow, too. Measured on designers' own pairs: a
        // filled area less than 1.4 times as thick as the holes are wide is an outline. The result of one measurement
        // limits the other, so short distances are tried first.
        let solidity = 1.4
        if few.median != nil, let ink = ink(within: 1.1 * thin) { return gap(within: ink / solidity) ?? ink }
        if let gap = gap(within: 1.1 * thin) { return ink(within: solidity * gap) ?? gap }
        // No distance across is longer.
        let longest = 2 * extent
        let ink = ink(within: longest)
        return gap(within: ink.map { $0 / solidity } ?? longest) ?? ink
    }

    /// The distances straight across to the opposite boundary.
    private struct Widths {
        /// Those below the limit, ascending.
        var lengths: [Double] = []
        /// The total number.
        var count = 0

        /// Nil if it is not below the limit.
        var median: Double? { count / 2 < lengths.count ? lengths[count / 2] : nil }

        /// Do the middle two fifths differ by at most a tenth?
        var isMiddleAlike: Bool {
            let (low, high) = (3 * count / 10, 7 * count / 10)
            return high < lengths.count && lengths[high] < 1.1 * lengths[low]
        }
    }

    /// Measures from points at equal intervals along the contours; from fewer points if most distances are known to be
    /// above the limit.
    ///
    /// - Parameters:
    ///   - side: 1 measures through the filled area, which in normal form is on the clockwise side (y down) of the
    ///     contours; -1 measures through the unfilled area.
    ///   - least: the minimum number of points of each contour.
    private func widths(
        over selection: some Collection<Int>, side: Double, samples wanted: Double, least: Int, within limit: Double
    ) -> Widths {
        let whole = selection.reduce(0) { $0 + perimeter(ofContour: $1) }
        guard whole > 0 else { return Widths() }
        let counts = selection.map { max(least, Int((wanted * perimeter(ofContour: $0) / whole).rounded())) }
        let enough = (counts.reduce(0, +) + 1) / 2
        var widths = Widths()
        widths.lengths.reserveCapacity(2 * enough)
        for (index, count) in zip(selection, counts) {
            for (point, direction) in samples(ofContour: index, count: count) {
                let across = direction.perpendicular * side
                let start = point + across * (whole * 1e-7)  // not on the edge itself
                widths.count += 1
                if let length = distance(from: start, along: across, within: limit) {
                    widths.lengths.append(length)
                } else if widths.count - widths.lengths.count == enough {
                    return widths
                }
            }
        }
        widths.lengths.sort()
        return widths
    }

    private func isHole(_ index: Int) -> Bool {
        let corners = corners(ofContour: index)
        guard let origin = corners.first else { return false }
        let area = zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.0 - origin).cross($1.1 - origin) }
        return area < 0
    }
}
