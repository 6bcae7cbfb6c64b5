internal import PathGeometry

extension DerivedPicture {
    /// The bounds of all that is drawn; nil for an empty picture.
    var ink: Rect? { layers.compactMap(\.path.bounds).reduce(nil) { whole, bounds in whole?.union(bounds) ?? bounds } }

    /// Removes an area, and the scraps of the shapes it cuts through.
    ///
    /// - Returns: an area that covers the scraps, in normal form. It reaches beyond their edges, which may move in a
    ///   symbol.
    mutating func clear(_ area: Path, penWidth width: Double, _ tolerance: Tolerance) -> Path {
        let before = self
        cut(area, tolerance)
        let scraps = removeScraps(since: before, penWidth: width)
        if scraps.isEmpty { return Path() }
        let length = tolerance.length(in: viewBox.extent)
        func around(_ paths: [Path], _ margin: Double) -> Path {
            .union(ofNonNegative: paths + paths.map { $0.margin(margin, tolerance: length) }, tolerance: length)
        }
        let kept = around(layers.map(\.path), width / 8)
        return around(scraps, width / 2).combined(with: kept, by: .difference, tolerance: length)
    }

    /// Removes the rest that a cut has left of a part if it is too small to be seen as that part: less than a dot of
    /// the pen, or thinner than half of a line. Parts that the cut did not touch stay, however small they are.
    ///
    /// - Parameter before: the picture before the cut, layer by layer the same or fewer.
    /// - Returns: the removed areas.
    private mutating func removeScraps(since before: DerivedPicture, penWidth width: Double) -> [Path] {
        let dot = width * width * Double.pi / 4
        let old = Set(before.layers.flatMap { $0.path.subpaths.map(Scrap.init) })
        var removed: [Path] = []
        func isKept(_ part: [Subpath]) -> Bool {
            guard let outer = part.first, !old.contains(Scrap(outer)) else { return true }
            let area = part.reduce(0) { $0 + $1.area }
            let flat = FlatPath(Path(part), tolerance: width / 60)
            let edge = (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) }
            // The mean thickness of a long shape is twice its area over its edge.
            return area > 0.8 * dot && 2 * area / edge > 0.45 * width
        }
        for index in layers.indices {
            var kept: [Subpath] = []
            var isWhole = true
            for part in layers[index].path.parts {
                if isKept(part) {
                    kept += part
                } else {
                    removed.append(Path(part))
                    isWhole = false
                }
            }
            if !isWhole { layers[index].path = Path(kept) }
        }
        layers.removeAll(where: \.path.isEmpty)
        return removed
    }
}

/// The identity of a contour that has not changed.
private struct Scrap: Hashable {
    let bounds: [Double]

    init(_ contour: Subpath) {
        // A cut elsewhere may move a coordinate by rounding.
        bounds = [contour.bounds.minX, contour.bounds.minY, contour.bounds.maxX, contour.bounds.maxY, contour.area]
            .map { ($0 * 1000).rounded() }
    }
}
