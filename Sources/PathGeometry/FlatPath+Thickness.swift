extension FlatPath {
    /// The width of the strokes that a drawing in normal form seems to be made of; nil for an empty one.
    ///
    /// How thick its ink mostly is, or how wide its holes are if that is less: in a solid drawing, what
    /// was cut out has the width of a stroke.
    public func estimatedStrokeWidth() -> Double? {
        let ink = medianWidth(over: contours.indices, side: 1)
        let holes = contours.indices.filter { isHole($0) }
        return [ink, medianWidth(over: holes, side: -1)].compactMap { $0 }.min()
    }

    /// The median, over points evenly along the contours, of the way from the point straight across to
    /// the other side.
    ///
    /// - Parameter side: 1 goes through the ink, which in normal form lies clockwise (y down) of the way
    ///   along a contour; -1 goes through what is not ink.
    private func medianWidth(over selection: some Collection<Int>, side: Double) -> Double? {
        // Eighty samples: the median has settled by then on real glyphs.
        let whole = selection.reduce(0) { $0 + perimeter(ofContour: $1) }
        guard whole > 0 else { return nil }
        var lengths: [Double] = []
        for index in selection {
            let count = max(4, Int((80 * perimeter(ofContour: index) / whole).rounded()))
            for (point, direction) in samples(ofContour: index, count: count) {
                let across = direction.perpendicular * side
                let start = point + across * (whole * 1e-7)  // off the edge itself
                if let length = distance(from: start, along: across) { lengths.append(length) }
            }
        }
        lengths.sort()
        return lengths.isEmpty ? nil : lengths[lengths.count / 2]
    }

    private func isHole(_ index: Int) -> Bool {
        let corners = contours[index]
        let origin = corners[0]
        let area = corners.indices.reduce(0) { area, corner in
            area + (corners[corner] - origin).cross(corners[(corner + 1) % corners.count] - origin)
        }
        return area < 0
    }
}
