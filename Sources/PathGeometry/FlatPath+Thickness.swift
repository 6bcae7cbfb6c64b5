extension FlatPath {
    /// The width of the strokes that a drawing in normal form seems to be made of; nil for an empty one.
    ///
    /// How thick its ink mostly is, or how wide its holes are if that is much less: in a solid drawing, what
    /// was cut out has the width of a stroke.
    package func estimatedStrokeWidth() -> Double? {
        guard let extent = bounds?.extent else { return nil }
        // A few samples tell where most thin strokes are alike, or those that the median may lie among: it is one of
        // the middle two fifths 19 times out of 20.
        let thin = extent / 8
        let few = widths(over: 0..<contourCount, side: 1, samples: 32, least: 4, within: 1.1 * thin)
        if let median = few.median, median < thin,
            few.isMiddleAlike || 5 * few.lengths.count(where: { abs($0 - median) < median / 10 }) > 3 * few.count
        {
            return median
        }
        // So many samples: the median has settled by then on real glyphs. What was cut out of ink is more alike.
        func median(over selection: some Collection<Int>, side: Double, within limit: Double) -> Double? {
            widths(over: selection, side: side, samples: side > 0 ? 80 : 48, least: 4, within: limit).median
        }
        let holes = (0..<contourCount).filter { isHole($0) }
        func ink(within limit: Double) -> Double? { median(over: 0..<contourCount, side: 1, within: limit) }
        func gap(within limit: Double) -> Double? { median(over: holes, side: -1, within: limit) }
        // Between the walls of a slim outline (a pencil, an arrow) it is narrow, too: measured on designers' own pairs,
        // ink that is less than 1.4 times as thick is walls. What is known of one is the other's limit, so short ways
        // are tried first.
        let solidity = 1.4
        if few.median != nil, let ink = ink(within: 1.1 * thin) { return gap(within: ink / solidity) ?? ink }
        if let gap = gap(within: 1.1 * thin) { return ink(within: solidity * gap) ?? gap }
        // No way across is longer.
        let longest = 2 * extent
        let ink = ink(within: longest)
        return gap(within: ink.map { $0 / solidity } ?? longest) ?? ink
    }

    /// The ways straight across to the other side.
    private struct Widths {
        /// Those below the limit, ascending.
        var lengths: [Double] = []
        /// How many there are in all.
        var count = 0

        /// Nil where it is not below the limit.
        var median: Double? { count / 2 < lengths.count ? lengths[count / 2] : nil }

        /// Are the middle two fifths the same but for a tenth?
        var isMiddleAlike: Bool {
            let (low, high) = (3 * count / 10, 7 * count / 10)
            return high < lengths.count && lengths[high] < 1.1 * lengths[low]
        }
    }

    /// From points evenly along the contours; not from all of them where most are known to be out of the limit.
    ///
    /// - Parameters:
    ///   - side: 1 goes through the ink, which in normal form lies clockwise (y down) of the way along a contour; -1
    ///     goes through what is not ink.
    ///   - least: so many from each contour, whatever is wanted from all.
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
                let start = point + across * (whole * 1e-7)  // off the edge itself
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
