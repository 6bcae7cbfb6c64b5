internal import PathGeometry

/// An inward spur: ink that extends into a body from one place of its boundary and ends there, such as the shoulders
/// of a person in a disc, a door, the filament of a bulb.
///
///      ╭───────╮         ▟█████▙
///      │  ╭─╮  │   →     ██▛▀▜██       it divides nothing, so it is treated like a free detail
///      ╰──╯ ╰──╯         ▜▙▌ ▐▟▛
enum Tongue {
    /// Can there be one in a hole? The outline of the hole runs inwards and back, so it turns against its own
    /// orientation by about half a turn, whatever its shape.
    ///
    /// - Parameter drawn: the drawn part of the ink; nil for all of it.
    static func mayReach(
        into hole: Int, of component: Int, _ ink: Figure, drawn: () -> FlatPath?, strokeWidth width: Double
    ) -> Bool {
        guard turns(hole, of: ink, by: 0.9) else { return false }
        let (rim, drawn) = (ink.flat.selecting([component]), drawn())
        return ink.flat.corners(ofContour: hole).contains { corner in
            isFar(corner, from: rim, strokeWidth: width)
                && drawn.map { $0.distance(to: corner, within: width / 10) <= width / 10 } ?? true
        }
    }

    /// Is a point so far from the body's edge that ink there is more than a tick or a corner of the outline stroke?
    /// Sets treat those differently.
    static func isFar(_ point: Point, from rim: FlatPath, strokeWidth width: Double) -> Bool {
        let far = 2.35 * width
        return rim.distance(to: point, within: far) > far
    }

    /// Does a hole's outline turn against its own orientation, on some stretch by that many quarter turns?
    static func turns(_ hole: Int, of ink: Figure, by leastTurn: Double) -> Bool {
        let corners = ink.flat.corners(ofContour: hole)
        // At its topmost point the hole turns in its own orientation.
        guard var top = corners.indices.first else { return false }
        for index in corners.indices where corners[index].y < corners[top].y { top = index }
        var (turned, before) = (0.0, Double?.none)
        var last = corners[top]
        for corner in [corners[(top + 1)...], corners[...top]].joined() where corner != last {
            let heading = (corner - last).heading
            if let before {
                let turn = heading - before
                turned = max(0, turned + (turn > 2 ? turn - 4 : turn < -2 ? turn + 4 : turn))
                if turned > leastTurn { return true }
            }
            (before, last) = (heading, corner)
        }
        return false
    }
}

extension Vector {
    /// A monotonic measure of the direction's angle, clockwise on screen: 4 for a full turn, 1 for a quarter. It is
    /// enough to count turns, without trigonometry.
    fileprivate var heading: Double {
        let slope = y / (abs(x) + abs(y))
        return x < 0 ? 2 - slope : slope
    }
}
