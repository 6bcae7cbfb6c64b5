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
    static func mayReach(into hole: Int, of ink: Figure) -> Bool {
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

    /// In quarter turns.
    private static let leastTurn = 0.9
}

extension Vector {
    /// A measure of the direction that grows with its angle, clockwise on screen, by 4 all the way round and by 1 each
    /// quarter: enough to tell turns, and no trigonometry.
    fileprivate var heading: Double {
        let slope = y / (abs(x) + abs(y))
        return x < 0 ? 2 - slope : slope
    }
}
