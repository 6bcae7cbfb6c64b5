internal import PathGeometry

/// A body that is solid as drawn and has a small opening: a lock with its shackle, a bulb with its neck. There is
/// nothing left to fill, and the opening stays.
///
///       ╭─╮
///      ▟█▄█▙      next to the opening the ink is thicker than strokes, even where they cross
///      ██████
struct SolidBody {
    let ink: Figure
    /// The drawn part of the ink, if a clearance was added: a clearance of any thickness is not ink.
    let drawn: FlatPath?
    /// The stroke width of the drawing, in its units.
    let width: Double

    /// Is a hole of a free component such an opening?
    func hasOpening(_ hole: Int, in component: Int) -> Bool {
        let tree = ink.tree
        let (body, opening) = (tree.nodes[component], tree.nodes[hole])
        // Measured on designers' own pairs: a larger hole is an interior, and more than three of them (the petals of a
        // flower) are filled.
        guard body.parent == nil, body.children.count <= 3, opening.area < 4 * min(width * width, body.area / 16)
        else { return false }
        let guardian = SolidGuard(ink: ink, drawn: drawn, width: width)
        // With a keyhole inside, a lock is thick enough nowhere.
        return body.children.contains { $0 != hole && guardian.isCutOutOfSolidInk($0) } || isBesideThickInk(hole)
    }

    /// Is the ink along a sixth of a hole's outline more than two strokes thick, in all directions?
    private func isBesideThickInk(_ hole: Int) -> Bool {
        let flat = drawn ?? ink.flat
        return ink.flat.share(ofContour: hole) { sample in
            // A hole is counterclockwise, so the ink is on the clockwise side (y down) of its contour.
            let place = sample.point + sample.direction.perpendicular * (1.2 * width)
            let reach = 1.1 * width
            return flat.contains(place) && flat.distance(to: place, within: reach) > reach
        } >= 1.0 / 6
    }
}
