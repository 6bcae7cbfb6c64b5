internal import PathGeometry

extension Figure {
    /// Does a hole's outline turn against its own orientation, on some stretch by that many quarter turns?
    func turns(_ hole: Int, by leastTurn: Double) -> Bool {
        let corners = flat.corners(ofContour: hole)
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
