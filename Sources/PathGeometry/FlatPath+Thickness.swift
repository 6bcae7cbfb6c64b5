extension FlatPath {
    /// The width of the strokes that a drawing in normal form seems to be made of; nil for an empty one.
    ///
    /// How thick its ink mostly is, or how wide its holes are if that is less: in a solid drawing, what
    /// was cut out has the width of a stroke.
    public func estimatedStrokeWidth() -> Double? {
        // Where thin strokes are all alike, a few samples tell.
        let few = widths(over: 0..<contourCount, side: 1, samples: 32)
        if let median = few.median, let extent = bounds?.extent, median < extent / 8,
            5 * few.count(where: { abs($0 - median) < median / 10 }) > 3 * few.count {
            return median
        }
        // Eighty samples: the median has settled by then on real glyphs.
        let ink = widths(over: 0..<contourCount, side: 1, samples: 80).median
        let holes = widths(over: (0..<contourCount).filter { isHole($0) }, side: -1, samples: 80).median
        return [ink, holes].compactMap { $0 }.min()
    }

    /// From points evenly along the contours, the ways straight across to the other side, ascending.
    ///
    /// - Parameter side: 1 goes through the ink, which in normal form lies clockwise (y down) of the way
    ///   along a contour; -1 goes through what is not ink.
    private func widths(over selection: some Collection<Int>, side: Double, samples wanted: Double) -> [Double] {
        let whole = selection.reduce(0) { $0 + perimeter(ofContour: $1) }
        guard whole > 0 else { return [] }
        var lengths: [Double] = []
        lengths.reserveCapacity(Int(wanted) + 4 * selection.count)
        for index in selection {
            let count = max(4, Int((wanted * perimeter(ofContour: index) / whole).rounded()))
            for (point, direction) in samples(ofContour: index, count: count) {
                let across = direction.perpendicular * side
                let start = point + across * (whole * 1e-7)  // off the edge itself
                if let length = distance(from: start, along: across) { lengths.append(length) }
            }
        }
        return lengths.sorted()
    }

    private func isHole(_ index: Int) -> Bool {
        let corners = corners(ofContour: index)
        guard let origin = corners.first else { return false }
        let area = zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.0 - origin).cross($1.1 - origin) }
        return area < 0
    }
}

extension [Double] {
    /// Of an ascending array.
    fileprivate var median: Double? { isEmpty ? nil : self[count / 2] }
}
