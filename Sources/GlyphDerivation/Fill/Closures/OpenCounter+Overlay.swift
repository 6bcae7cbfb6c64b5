internal import PathGeometry

/// The closing of open counters by overlays. The limits were measured on designers' own pairs.
extension OpenCounter {
    /// Does an overlay close it, as a badge or a slash closes a body that its clearance opened?
    ///
    /// - Parameters:
    ///   - components: the other components.
    ///   - reach: the clearance around the overlay.
    ///   - isWide: is the clearance wider than the nearest ink requires?
    func isClosed(
        by overlay: Component, as form: Overlay.Form, among components: [Component], reach: Double, isWide: Bool
    ) -> Bool {
        if form == .sign, !meets(in: overlay) { return false }
        // The overlay lies across, and does not extend far inside as an arrow that leaves a box does. A wide clearance
        // is weaker evidence: then the overlay has to fill the aperture, or four fifths of the enclosing line must be
        // boundary.
        let most = (isWide ? 1.8 : 3) * opening
        // A tenth of a width farther out: along a straight overlay, the clearance ends at the line across.
        let inside = length(of: overlay.flat, grownBy: reach + width / 10, upTo: most)
        return inside <= most && (!isWide || form == .sign || inside > 0.75 * opening || length > 4 * opening)
            && hasSpace(beside: overlay, among: components, reach)
    }

    /// Is a component inside of it, except for parts in the aperture?
    func contains(_ component: Component) -> Bool {
        component.bounds.intersects(bounds) && component.isMostly(shape.contains)
    }

    /// Do the ends of the boundary, if they are extended straight, meet in the middle of a sign? An arrow that leaves
    /// a box has its tip there.
    private func meets(in sign: Component) -> Bool {
        guard let one = end(of: boundary),
            let other = end(of: boundary.reversed())
        else { return false }
        let turn = one.direction.cross(other.direction)
        guard abs(turn) > 0.5 else { return false }
        let way = other.point - one.point
        let (first, second) = (way.cross(other.direction) / turn, way.cross(one.direction) / turn)
        let off = one.point + one.direction * first - sign.bounds.center
        return first > 0 && second > 0 && max(abs(off.x), abs(off.y)) < 0.25 * sign.bounds.extent
    }

    /// The start of the boundary after a round end, and its direction there; nil if it bends.
    private func end(of boundary: [Point]) -> (point: Point, direction: Vector)? {
        for distances in [[0.3, 0.6, 0.9], [0.75, 0.95, 1.2]] {
            let points = distances.compactMap { distance in
                boundary.first { $0.distance(to: boundary[0]) > distance * width }
            }
            guard points.count == 3, let direction = (points[0] - points[2]).normalized else { return nil }
            if abs(direction.cross(points[1] - points[0])) < 0.03 * width { return (points[0], direction) }
        }
        return nil
    }

    /// The length of the overlay's outline, offset by the clearance, that is inside.
    ///
    /// - Parameter limit: lengths above it are not measured exactly.
    private func length(of overlay: FlatPath, grownBy reach: Double, upTo limit: Double) -> Double {
        var length = 0.0
        overlay.forEachChord(within: reach, of: bounds) { chord in
            let way = chord.end - chord.start
            guard length <= limit, let direction = way.normalized else { return }
            // The ink is clockwise of its outline, so the clearance is on the other side.
            let out = direction.perpendicular * -reach
            let steps = max(1, Int(way.length / (reach + 1e-9) * 4))
            let step = way * (1 / Double(steps))
            let inside = (0..<steps).count { contains(chord.start + step * (Double($0) + 0.5) + out) }
            length += Double(inside) * step.length
        }
        return length
    }

    /// Does a circle fit inside that is slightly wider than a stroke? Other components may extend into it, as lines of
    /// text do; those with a concavity less far: a wave inside of a wave leaves no space.
    private func hasSpace(beside overlay: Component, among components: [Component], _ reach: Double) -> Bool {
        let radius = 0.7 * width
        let others = components.filter {
            $0.roots != [root] && $0.roots != overlay.roots && $0.bounds.intersects(bounds)
        }
        // There and back, without the line across the aperture.
        let edge = FlatPath(polygon: boundary + boundary.reversed())
        return Self.fromTheMiddle.contains { row in
            Self.fromTheMiddle.contains { column in
                let point = Point(bounds.minX + bounds.width * column, bounds.minY + bounds.height * row)
                return contains(point) && edge.distance(to: point, within: radius) >= radius
                    && overlay.flat.distance(to: point, within: reach + radius) >= reach + radius
                    && others.allSatisfy { other in
                        let free = (other.isOpen ? 0.5 : 0.35) * width
                        return other.flat.distance(to: point, within: free) >= free
                    }
            }
        }
    }

    /// The sixteenths between 0 and 1, from the middle outwards, where space is most likely.
    private static let fromTheMiddle = (1..<16).sorted { abs($0 - 8) < abs($1 - 8) }.map { Double($0) / 16 }
}
