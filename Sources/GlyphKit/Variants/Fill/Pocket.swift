internal import PathGeometry

/// Room in the arms of a piece, which something else closes.
///
///      ╭─────╴ ●       walled along the contour, open straight across
///      │ room ╷
///      ╰──────╯
struct Pocket {
    /// From one end of the opening to the other, clockwise on screen around the ink; in units of the view box.
    private let wall: [Point]
    let area: Double
    let bounds: Rect

    /// Nil where the way goes round the outside.
    init?(wall: [Point]) {
        guard let first = wall.first else { return nil }
        var twice = 0.0
        for (a, b) in zip(wall, wall.dropFirst()) { twice += (a - first).cross(b - first) }
        // Outer contours go clockwise, so the room beside them is gone round the other way.
        guard twice < 0 else { return nil }
        self.wall = wall
        area = -twice / 2
        bounds = wall.reduce(Rect(first)) { $0.union($1) }
    }

    /// Smaller ones are no inside of a body.
    static func leastArea(strokeWidth width: Double) -> Double { 2 * width * width }

    /// Does a crosser close it, as a badge or a slash closes a body that its clearance opened?
    ///
    /// The limits were measured on designers' own pairs.
    ///
    /// - Parameters:
    ///   - reach: how far the clearance goes around the crosser.
    ///   - width: of the strokes.
    ///   - isWide: is the clearance wider than the nearest ink asks for? Then more must be wall.
    func isClosed(by crosser: FlatPath, reach: Double, strokeWidth width: Double, isWide: Bool) -> Bool {
        guard area > Self.leastArea(strokeWidth: width), let from = wall.first, let to = wall.last else { return false }
        let along = zip(wall, wall.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        let opening = from.distance(to: to)
        guard opening <= 0.48 * (opening + along) else { return false }
        // The crosser lies across, rather than reach far in, as an arrow does that leaves a box.
        let around = max(opening, rim(of: crosser, grownBy: reach))
        return around <= 1.8 * opening && (!isWide || along >= 0.8 * (along + around))
            && hasRoom(beside: crosser, reach, width)
    }

    /// How much of the crosser's outline, grown by the clearance, lies inside.
    private func rim(of crosser: FlatPath, grownBy reach: Double) -> Double {
        (0..<crosser.contourCount).reduce(0) { sum, contour in
            sum + crosser.chords(ofContour: contour).reduce(0) { length, chord in
                let (a, b) = (chord.start, chord.end)
                guard let direction = (b - a).normalized else { return length }
                // The ink lies clockwise of the way along its outline, so the clearance on the other side.
                let out = direction.perpendicular * -reach
                let steps = max(1, Int((b - a).length / (reach + 1e-9) * 2))
                let step = (b - a) * (1 / Double(steps))
                let inside = (0..<steps).count { contains(a + step * (Double($0) + 0.5) + out) }
                return length + Double(inside) * step.length
            }
        }
    }

    private func contains(_ point: Point) -> Bool {
        guard bounds.contains(point), var a = wall.last else { return false }
        var isInside = false
        for b in wall {
            if (a.y <= point.y) != (b.y <= point.y),
                a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) > point.x { isInside.toggle() }
            a = b
        }
        return isInside
    }

    /// Does a circle of one stroke width's radius fit in?
    private func hasRoom(beside crosser: FlatPath, _ reach: Double, _ width: Double) -> Bool {
        let steps = 16
        // From the middle outwards: that is where room is.
        let order = (1..<steps).sorted { abs(2 * $0 - steps) < abs(2 * $1 - steps) }
        return order.contains { row in
            order.contains { column in
                let point = Point(
                    bounds.minX + bounds.width * Double(column) / Double(steps),
                    bounds.minY + bounds.height * Double(row) / Double(steps))
                return contains(point) && zip(wall, wall.dropFirst()).allSatisfy {
                    Line($0, $1).distance(to: point) >= width
                } && crosser.distance(to: point) >= reach + width
            }
        }
    }
}
