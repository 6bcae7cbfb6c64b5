internal import PathGeometry

/// Ink that reaches into a body from one place of its wall and ends there: the shoulders of a person in a disc, a door,
/// the filament of a bulb.
///
///      ╭───────╮         ▟█████▙
///      │  ╭─╮  │   →     ██▛▀▜██       it parts nothing, so it is a detail as if it stood free
///      ╰──╯ ╰──╯         ▜▙▌ ▐▟▛
enum Tongue {
    /// May there be one in a hole? Its outline runs in and out again, so it turns against the hole's own way round by
    /// about half a turn, however it is shaped.
    ///
    /// - Parameter drawn: what of the ink was drawn; nil for all of it.
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

    /// Is a place so far from the body's edge that what reaches it is more than a tick or a corner of the wall? Those
    /// are left as often as they are cut.
    static func isFar(_ point: Point, from rim: FlatPath, strokeWidth width: Double) -> Bool {
        let far = 2.35 * width
        return rim.distance(to: point, within: far) > far
    }

    /// Does a hole's outline turn against its own way round, on some stretch by so many quarter turns?
    static func turns(_ hole: Int, of ink: Figure, by leastTurn: Double) -> Bool {
        let corners = ink.flat.corners(ofContour: hole)
        // Where the hole ends on top it turns its own way.
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
    /// A measure of the direction that grows with its angle, clockwise on screen, by 4 all the way round and by 1 each
    /// quarter: enough to tell turns, and no trigonometry.
    fileprivate var heading: Double {
        let slope = y / (abs(x) + abs(y))
        return x < 0 ? 2 - slope : slope
    }
}
