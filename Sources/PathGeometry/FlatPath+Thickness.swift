extension FlatPath {
    /// Estimates the stroke width of a drawing in normal form; nil for an empty one.
    ///
    /// It is the median thickness of the filled area, or the median width of its holes if that is much less: in a solid
    /// drawing, the cut-out lines have the width of a stroke.
    package func estimatedStrokeWidth() -> Double? {
        guard let extent = bounds?.extent else { return nil }
        let (all, thin) = (Array(0..<contourCount), extent / 8)
        // Of thin strokes, only widths up to the median and a little above it matter.
        var ink = Widths(of: self, over: all, side: 1, upTo: 1.2 * thin)
        if let width = ink.median, width < thin, ink.shareAlike > 0.6 { return width }
        ink.measureRest(of: self)
        // Inside of a slim outline (a pencil, an arrow) the holes are narrow, too. Measured on designers' own pairs: a
        // filled area less than 1.4 times as thick as the holes are wide is an outline.
        let gaps = Widths(of: self, over: (0..<contourCount).filter(isHole), side: -1)
        guard let gap = gaps.median, let width = ink.median else { return ink.median ?? gaps.median }
        // So is one of even strokes around holes that are not strokes, as in arrow heads.
        let isOutline = width < 1.4 * gap || ink.shareAlike > max(0.4, gaps.shareAlike)
        return isOutline ? width : gap
    }

    /// The distances straight across to the opposite boundary.
    private struct Widths {
        private struct Item {
            var width: Double
            /// The length of the boundary that it is measured for.
            let length: Double
        }

        /// Where they are measured, and the widths there.
        private let (samples, side): ([Sample], Double)
        private var widths: [Double] = []
        /// The items by their widths, ascending.
        private var items: [Item] = []
        private let whole: Double

        /// - Parameters:
        ///   - side: the side: 1 measures through the filled area, which in normal form is on the clockwise side (y
        ///     down) of the contours; -1 measures through the unfilled area.
        ///   - limit: the limit; greater widths are infinite.
        init(of path: FlatPath, over selection: [Int], side: Double, upTo limit: Double = .infinity) {
            // With this many points the median is stable on real glyphs.
            samples = path.samples(of: selection, count: 80)
            self.side = side
            whole = samples.reduce(0) { $0 + $1.length }
            widths = samples.map { width(at: $0, of: path, upTo: limit) }
            sort()
        }

        /// Measures the widths that were beyond the limit.
        mutating func measureRest(of path: FlatPath) {
            for index in widths.indices where widths[index] == .infinity {
                widths[index] = width(at: samples[index], of: path)
            }
            sort()
        }

        private func width(at sample: Sample, of path: FlatPath, upTo limit: Double = .infinity) -> Double {
            let across = sample.direction.perpendicular * side
            // At a small distance from the boundary.
            let start = sample.point + across * (sample.length * 1e-5)
            return path.distance(from: start, along: across, within: limit) ?? .infinity
        }

        private mutating func sort() {
            items = zip(widths, samples).map { Item(width: $0, length: $1.length) }
            items.sort { $0.width < $1.width }
        }

        /// Half of the boundary is not farther from the opposite one; nil if that is not there.
        var median: Double? {
            var rest = whole / 2
            return items.first {
                rest -= $0.length
                return rest < 0
            }.flatMap { $0.width < .infinity ? $0.width : nil }
        }

        /// The share of the boundary where the width differs by less than a tenth from the median.
        var shareAlike: Double {
            guard let median else { return 0 }
            return items.reduce(0) { abs($1.width - median) < median / 10 ? $0 + $1.length : $0 } / whole
        }
    }

    private func isHole(_ index: Int) -> Bool { area(ofContour: index) < 0 }
}
