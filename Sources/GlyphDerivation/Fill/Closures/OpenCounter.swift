internal import PathGeometry

/// An open counter of a component: the space along a stretch of its outer contour, which straight lines across the
/// aperture close.
///
///      ╭──────╴
///      │        ╎ aperture
///      ╰──────╴
struct OpenCounter {
    /// The component that encloses it.
    let root: Int
    /// The stroke width, in units of the view box.
    let width: Double
    /// From one end of the aperture to the other, clockwise on screen around the ink; in units of the view box.
    let boundary: [Point]
    /// The points where the line across the aperture bends; empty if it is straight.
    private let bends: [Point]
    /// The closed counter.
    let shape: FlatPath
    let bounds: Rect
    /// The length of the boundary, in units of the view box.
    let length: Double
    /// In squared units of the view box; negative if the boundary goes around ink.
    let area: Double
    /// A point inside that is filled if the counter is closed by other means.
    var witness: Point?

    init(along boundary: [Point], over bends: [Point] = [], of root: Int, strokeWidth width: Double) {
        (self.root, self.boundary, self.bends, self.width) = (root, boundary, bends, width)
        shape = FlatPath(polygon: boundary + bends)
        bounds = shape.bounds ?? Rect(.zero)
        length = zip(boundary, boundary.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        // Outer contours are clockwise, so that the counter is on the counterclockwise side.
        area = -Path(polygon: boundary + bends).area
    }

    /// The lines across the aperture.
    var aperture: [Line] {
        guard let from = boundary.first, let to = boundary.last else { return [] }
        return zip([from] + bends, bends + [to]).map { Line($0, $1) }
    }

    /// The distance between the ends of the boundary, in units of the view box.
    var opening: Double { boundary.first?.distance(to: boundary[boundary.count - 1]) ?? 0 }

    func contains(_ point: Point) -> Bool { shape.contains(point) }

    /// Is the condition for the interior of a body true: some area, and a boundary that is a little longer than the
    /// aperture is wide? The limits were measured on designers' own pairs.
    var isInterior: Bool { Self.isInterior(area: area, opening: opening, length: length, strokeWidth: width) }

    static func isInterior(area: Double, opening: Double, length: Double, strokeWidth width: Double) -> Bool {
        area > leastInterior(strokeWidth: width) && opening <= 0.48 * (opening + length)
    }

    static func leastInterior(strokeWidth width: Double) -> Double { 2 * width * width }

    /// A point deep inside of the counter, and not on ink; nil if all of it is ink.
    func innerPoint(in ink: Figure) -> Point? {
        bounds.deepestPoint(ofGrid: 16) { point in
            guard contains(point), !ink.flat.contains(point), ink.tree.innermost(around: point) == nil
            else { return nil }
            return min(shape.distance(to: point), ink.flat.distance(to: point))
        }
    }

    /// The missing part of the outline stroke: a stroke's width along the aperture, on the inside.
    func lid(tolerance: Double) -> Path {
        let strips = aperture.enumerated().compactMap { index, line -> Path? in
            let (start, end) = (line.start, line.end)
            guard let along = (end - start).normalized else { return nil }
            let inside = along.perpendicular * width
            // Half-way inside, it overlaps the outline stroke, because samples cut corners; at the ends, the corners
            // may be rounded.
            let into = along * (width / 4)
            let (first, last) = (start + inside * 0.5, end + inside * 0.5)
            return Path(polygon: [
                start, end, index == bends.count ? last + into : last, end + inside, start + inside,
                index == 0 ? first - into : first,
            ])
        }
        return strips.count == 1 ? strips[0] : .union(ofNonNegative: strips, tolerance: tolerance)
    }
}
