extension FlatPath {
    /// The area of a contour; positive for a clockwise one on screen (y down).
    package func area(ofContour index: Int) -> Double {
        let range = contours[index].corners
        // Relative to the start, so that a drawing far from the origin loses no digits.
        let start = corners[range.lowerBound]
        let twice = range.reduce(0) { $0 + (corners[$1] - start).cross(corners[$1 + 1] - start) }
        return twice / 2
    }

    /// The length of a contour.
    package func perimeter(ofContour index: Int) -> Double { contours[index].perimeter }

    /// The bounding box of a contour.
    package func bounds(ofContour index: Int) -> Rect { contours[index].bounds }

    /// The bounding box of all contours.
    package var bounds: Rect? {
        contours.reduce(nil) { (box: Rect?, contour) in box?.union(contour.bounds) ?? contour.bounds }
    }

    /// Points at equal intervals along one contour, with the direction there. They begin at its top, wherever its path
    /// starts, and are the same for the mirrored contour.
    package func samples(ofContour index: Int, count: Int) -> [(point: Point, direction: Vector)] {
        let contour = contours[index]
        guard contour.perimeter > 0 else { return [] }
        let (top, offset) = top(of: contour)
        var result: [(point: Point, direction: Vector)] = []
        result.reserveCapacity(count)
        var travelled = -offset
        // The top may be within a chord, which is then the first one and the last one.
        for chord in [top..<contour.corners.upperBound, contour.corners.lowerBound..<top, top..<top + 1].joined() {
            let side = corners[chord + 1] - corners[chord]
            let length = side.length
            while result.count < count, length > 0 {
                let target = (Double(result.count) + 0.5) / Double(count) * contour.perimeter
                guard travelled + length >= target else { break }
                let direction = side / length
                result.append((corners[chord] + direction * (target - travelled), direction))
            }
            travelled += length
        }
        return result
    }

    /// The topmost point of a contour, the middle one if its top is flat, as a chord and a distance along it.
    private func top(of contour: Contour) -> (chord: Int, offset: Double) {
        let (range, flat) = (contour.corners, contour.bounds.minY + 1e-6 * contour.bounds.extent)
        func isTop(_ corner: Int) -> Bool { corners[corner].y <= flat }
        // A corner where a flat top begins.
        guard
            var chord = range.first(where: {
                isTop($0) && !isTop($0 == range.lowerBound ? range.upperBound - 1 : $0 - 1)
            })
        else { return (range.lowerBound, 0) }
        var (length, ahead) = (0.0, chord)
        while isTop(ahead + 1), length < contour.perimeter {
            length += corners[ahead].distance(to: corners[ahead + 1])
            ahead = ahead + 1 == range.upperBound ? range.lowerBound : ahead + 1
        }
        var rest = length / 2
        while rest > 0 {
            let side = corners[chord].distance(to: corners[chord + 1])
            if side > rest { break }
            rest -= side
            chord = chord + 1 == range.upperBound ? range.lowerBound : chord + 1
        }
        return (chord, rest)
    }
}

// MARK: - Shares

extension FlatPath {
    /// A point on a chord, with the direction of the chord and the length that the point represents.
    package typealias Sample = (point: Point, direction: Vector, length: Double)

    /// Points on each chord of some contours. Neither the start of a contour nor its direction matters.
    ///
    /// - Parameter count: the number of points on contours of few chords.
    package func samples(of selection: [Int], count: Int) -> [Sample] {
        let whole = selection.reduce(0) { $0 + perimeter(ofContour: $1) }
        let chords = selection.flatMap { contours[$0].corners }
        var result: [Sample] = []
        result.reserveCapacity(count + chords.count)
        // Of contours with very many chords, some are enough.
        for number in stride(from: 0, to: chords.count, by: 1 + chords.count / 1000) {
            let (start, end) = (corners[chords[number]], corners[chords[number] + 1])
            guard let direction = (end - start).normalized else { continue }
            let length = start.distance(to: end)
            let parts = (Double(count) * length / whole).rounded(.up)
            for index in 0..<Int(parts) {
                let point = start.interpolated(to: end, at: (Double(index) + 0.5) / parts)
                result.append((point, direction, length / parts))
            }
        }
        return result
    }

    /// The share of a contour's length where a condition is true; 0 for one without length.
    package func share(ofContour index: Int, where holds: (Sample) -> Bool) -> Double {
        samples(of: [index], count: 96).share(where: holds)
    }

    /// Whether a condition is true for more than a share of a contour's length.
    package func hasShare(ofContour index: Int, above limit: Double, where holds: (Sample) -> Bool) -> Bool {
        samples(of: [index], count: 96).hasShare(above: limit, where: holds)
    }
}

extension [FlatPath.Sample] {
    /// The share of the length of all for which a condition is true.
    package func share(where holds: (Element) -> Bool) -> Double {
        let (whole, part) = reduce(into: (0.0, 0.0)) { sum, sample in
            sum.0 += sample.length
            if holds(sample) { sum.1 += sample.length }
        }
        return whole > 0 ? part / whole : 0
    }

    /// Whether a condition is true for more than a share of the length of all. It is not evaluated where that does not
    /// matter any more.
    package func hasShare(above limit: Double, where holds: (Element) -> Bool) -> Bool {
        let whole = reduce(0) { $0 + $1.length }
        guard whole > 0 else { return false }
        var (part, rest) = (0.0, whole)
        for sample in self {
            if holds(sample) { part += sample.length }
            rest -= sample.length
            if part / whole > limit { return true }
            // A little more than can still be added, because of rounding errors.
            if (part + rest) / whole < limit - 1e-9 { return false }
        }
        return false
    }

    /// Whether a condition is true for more than a share of the length of the elements that count; nil if none does.
    ///
    /// - Parameter counts: a condition for the elements that count; nil for all of them. It is not evaluated either
    ///   where that does not matter any more.
    package func hasShare(
        above limit: Double, among counts: ((Element) -> Bool)?, where holds: (Element) -> Bool
    ) -> Bool? {
        guard let counts else { return isEmpty ? nil : hasShare(above: limit, where: holds) }
        var (part, whole, rest) = (0.0, 0.0, reduce(0) { $0 + $1.length })
        for sample in self {
            rest -= sample.length
            guard counts(sample) else { continue }
            whole += sample.length
            if holds(sample) { part += sample.length }
            // The rest may count, and the condition be true for all of it or for nothing; a little more because of
            // rounding errors.
            if part > (limit + 1e-9) * (whole + rest) { return true }
            if part + rest < (limit - 1e-9) * (whole + rest) { return false }
        }
        return whole > 0 ? part / whole > limit : nil
    }
}

// MARK: - Thickness

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

// MARK: - Convex hull

extension FlatPath {
    /// The area of the convex hull of a contour, computed in one pass along it, since contours do not cross themselves
    /// (Melkman 1987).
    package func hullArea(ofContour index: Int) -> Double {
        let corners = corners(ofContour: index)
        guard let first = corners.first,
            let turn = corners.indices.dropFirst(2).first(where: { isTurn(first, corners[$0 - 1], corners[$0]) })
        else { return 0 }
        var hull = Hull(first, corners[turn - 1], corners[turn], room: corners.count)
        for corner in corners[(turn + 1)...] { hull.add(corner) }
        return hull.area
    }

    private func isTurn(_ a: Point, _ b: Point, _ c: Point) -> Bool { (b - a).cross(c - a) != 0 }

    /// The hull of the corners so far; the last corner that was added is at both ends.
    private struct Hull {
        private var ring: ContiguousArray<Point>
        private var front: Int
        private var back: Int

        /// - Parameter room: the total number of corners.
        init(_ a: Point, _ b: Point, _ c: Point, room: Int) {
            ring = ContiguousArray(repeating: c, count: 2 * room + 1)
            (front, back) = (room - 2, room + 1)
            let isClockwise = (b - a).cross(c - a) > 0
            (ring[front + 1], ring[front + 2]) = isClockwise ? (a, b) : (b, a)
        }

        mutating func add(_ corner: Point) {
            if isInside(front, corner), isInside(back - 1, corner) { return }
            while back - front > 2, !isInside(front, corner) { front += 1 }
            front -= 1
            ring[front] = corner
            while back - front > 2, !isInside(back - 1, corner) { back -= 1 }
            back += 1
            ring[back] = corner
        }

        /// Whether a point is on the inner side of the line from one corner of the hull to the next.
        private func isInside(_ index: Int, _ point: Point) -> Bool {
            (ring[index + 1] - ring[index]).cross(point - ring[index]) > 0
        }

        var area: Double {
            (front..<back).reduce(0) { $0 + (ring[$1] - ring[front]).cross(ring[$1 + 1] - ring[front]) } / 2
        }
    }
}
