/// The nesting of the contours of a drawing: outside > outer contour > hole > island > hole …
///
/// It is made from a path in normal form, whose contours never cross.
package struct ContourTree: Sendable {
    package struct Node: Sendable {
        package let contour: Subpath
        /// Whether it bounds a hole of the filled area around it, and not a filled area.
        package let isHole: Bool
        /// The contour directly around it; nil if there is none.
        package fileprivate(set) var parent: Int?
        /// The contours directly inside of it, in the order of the path.
        package fileprivate(set) var children: [Int] = []
        package let bounds: Rect
        /// Always positive.
        package let area: Double
    }

    package private(set) var nodes: [Node]
    /// The contours that are inside of no other contour.
    package private(set) var roots: [Int] = []

    package init(_ path: Path) {
        nodes = path.subpaths.map { contour in
            let area = contour.area
            return Node(contour: contour, isHole: area < 0, bounds: contour.bounds, area: abs(area))
        }
        for index in nodes.indices {
            var parent: Int?
            var least = Double.infinity
            for other in nodes.indices where nodes[other].area > nodes[index].area && nodes[other].area < least {
                // A contour directly inside of a filled area is a hole, and vice versa.
                if nodes[other].isHole != nodes[index].isHole, lies(index, in: other) {
                    (parent, least) = (other, nodes[other].area)
                }
            }
            nodes[index].parent = parent
            if let parent { nodes[parent].children.append(index) } else { roots.append(index) }
        }
    }

    /// The smallest contour around a point; nil if there is none.
    package func innermost(around point: Point) -> Int? {
        nodes.indices
            .filter { nodes[$0].bounds.contains(point) && nodes[$0].contour.winding(around: point) != 0 }
            .min { nodes[$0].area < nodes[$1].area }
    }

    /// Contours may touch at points, so the midpoints of several segments decide by majority.
    private func lies(_ inner: Int, in outer: Int) -> Bool {
        let (box, segments) = (nodes[outer].bounds, nodes[inner].contour.segments)
        guard box.insetBy(-box.extent * 1e-9).contains(nodes[inner].bounds) else { return false }
        func votes(_ index: Int) -> Bool {
            nodes[outer].contour.winding(around: segments[index].point(at: 0.5)) != 0
        }
        let first = votes(0)
        let second = votes(segments.count / 3)
        return first == second ? first : votes(2 * segments.count / 3)
    }
}

// MARK: - Orientation

/// The contours of a path with the data to check whether their orientation agrees with their nesting. A `ContourTree`
/// cannot check this, because it treats a contour as a hole if it is oriented like one.
package struct NestedContours {
    private struct Contour {
        let subpath: Subpath
        let bounds: Rect
        /// Clockwise on screen is positive.
        let area: Double
    }

    private let contours: [Contour]
    /// The bands of the segments, for many contours: few are compared faster one by one.
    private let bands: SegmentBands?
    /// Nil for a path without contours.
    package let bounds: Rect?

    package init(_ path: Path) {
        let contours = path.subpaths.filter { !$0.segments.isEmpty }.map { subpath in
            Contour(subpath: subpath, bounds: subpath.bounds, area: subpath.area)
        }
        self.contours = contours
        bands = contours.count > 64 ? SegmentBands(contours.map(\.subpath)) : nil
        bounds = contours.first.map { first in contours.dropFirst().reduce(first.bounds) { $0.union($1.bounds) } }
    }

    /// Whether each outer contour is clockwise on screen and each hole counterclockwise. The area of a contour must
    /// have the sign that its nesting requires: the winding number of the other contours around it is 0 for an outer
    /// contour and 1 for a hole.
    ///
    ///     ╭───>───╮              ╭───>───╮
    ///     │ ╭─<─╮ │              │ ╭─>─╮ │
    ///     │ ╰───╯ │  correct     │ ╰───╯ │  filled, although a hole was meant
    ///     ╰───────╯              ╰───────╯
    ///
    /// - Parameter tolerance: the tolerance; narrower contours are slivers left by rounding, and may have any
    ///   orientation.
    package func areOrientedByNesting(tolerance: Double) -> Bool {
        contours.indices.allSatisfy { index in
            let contour = contours[index]
            if abs(contour.area) <= tolerance * contour.bounds.extent { return true }
            let (segments, expected) = (contour.subpath.segments, contour.area > 0 ? 0 : 1)
            // Contours may touch at points; these may be on either side of the other contour.
            func holds(_ segment: Int, _ t: Double) -> Bool {
                winding(ofOthersThan: index, around: segments[segment].point(at: t)) == expected
            }
            if holds(0, 0.5) { return true }
            if holds(segments.count / 3, 0.37) && holds(2 * segments.count / 3, 0.71) { return true }
            return isFilledOnce(index, depth: 4 * tolerance)
        }
    }

    /// Whether the winding number of all contours is 0 or 1 just inside of a contour: contours may run along each
    /// other, nearer than each of them is exact.
    ///
    /// - Parameter depth: how far from its edge; where the contour is not twice as thick, its inside is not looked at.
    private func isFilledOnce(_ index: Int, depth: Double) -> Bool {
        let contour = contours[index]
        let (segments, own) = (contour.subpath.segments, contour.area > 0 ? 1 : -1)
        return (0..<16).allSatisfy { number in
            let segment = segments[number * segments.count / 16]
            let t = (Double(number % 5) + 0.5) / 5
            let direction = segment.derivative(at: t)
            guard direction.length > 0 else { return true }
            let inward = direction.perpendicular * (Double(own) * depth / direction.length)
            let place = segment.point(at: t) + inward
            guard [place, place + inward].allSatisfy({ contour.subpath.winding(around: $0) == own }) else {
                return true
            }
            return (0...1).contains(own + winding(ofOthersThan: index, around: place))
        }
    }

    private func winding(ofOthersThan index: Int, around point: Point) -> Int {
        if let bands { return bands.winding(ofOthersThan: index, around: point) }
        var winding = 0
        for (other, contour) in contours.enumerated() where other != index && contour.bounds.contains(point) {
            winding += contour.subpath.winding(around: point)
        }
        return winding
    }
}

/// The segments of many contours, by height: the winding number around a point needs only the segments at its height.
///
/// The bands are about as high as a segment, so that most segments are in one or two of them.
struct SegmentBands {
    private struct Entry {
        var segment: Segment
        /// The index of its contour.
        var contour: Int
    }

    private var entries: [Entry] = []
    /// The indices of the segments in each band, band by band; and where each band begins.
    private var members: [Int32] = []
    private var starts: [Int] = [0]
    private var top = 0.0
    private var height = 1.0

    private static let most = 4096

    init(_ contours: [Subpath]) {
        for (index, contour) in contours.enumerated() {
            for segment in contour.segments { entries.append(Entry(segment: segment, contour: index)) }
            if contour.end != contour.start {
                entries.append(Entry(segment: .line(Line(contour.end, contour.start)), contour: index))
            }
        }
        let ranges = entries.map { entry in
            let box = entry.segment.controlBounds
            return box.minY...box.maxY
        }
        guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max(), high > low else {
            return
        }
        let mean = ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound } / Double(ranges.count)
        top = low
        height = max(mean, (high - low) / Double(Self.most))
        let bands = ranges.map { band(at: $0.lowerBound)...band(at: $0.upperBound) }
        var counts = [Int](repeating: 0, count: band(at: high) + 1)
        for range in bands { for band in range { counts[band] += 1 } }
        starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        members = [Int32](repeating: 0, count: starts.last ?? 0)
        var next = starts
        for (index, range) in bands.enumerated() {
            for band in range {
                members[next[band]] = Int32(index)
                next[band] += 1
            }
        }
    }

    /// - Parameter y: a coordinate that is not above the top.
    private func band(at y: Double) -> Int { Int((y - top) / height) }

    /// The winding number of all contours but one.
    func winding(ofOthersThan contour: Int, around point: Point) -> Int {
        guard point.y >= top, (point.y - top) / height < Double(starts.count - 1) else { return 0 }
        let band = band(at: point.y)
        var winding = 0
        for member in starts[band]..<starts[band + 1] {
            let index = Int(members[member])
            if entries[index].contour != contour { winding += entries[index].segment.crossings(rightOf: point) }
        }
        return winding
    }
}
