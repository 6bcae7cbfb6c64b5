extension FlatPath {
    /// How thick the ink of a drawing in normal form mostly is: for a drawing made of strokes, their width.
    ///
    /// The median, over points evenly along all contours, of the way from the point straight through the
    /// ink to its other side. Nil for an empty drawing.
    public func medianThickness() -> Double? {
        // Two hundred samples: the median settles well before that on real glyphs.
        let whole = contours.indices.reduce(0) { $0 + perimeter(ofContour: $1) }
        guard whole > 0 else { return nil }
        var lengths: [Double] = []
        for index in contours.indices {
            let count = max(4, Int((200 * perimeter(ofContour: index) / whole).rounded()))
            for (point, direction) in samples(ofContour: index, count: count) {
                // In normal form the ink lies clockwise (y down) of the way along a contour.
                let inward = direction.perpendicular
                let start = point + inward * (whole * 1e-7)  // off the edge itself
                if let length = distance(from: start, along: inward) { lengths.append(length) }
            }
        }
        lengths.sort()
        return lengths.isEmpty ? nil : lengths[lengths.count / 2]
    }
}
