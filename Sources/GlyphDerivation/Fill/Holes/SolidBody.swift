internal import PathGeometry

/// A body that is solid as drawn and has a small opening besides: a lock with its shackle, a bulb with its neck. There
/// is nothing left to fill, and the opening stays.
///
///       ╭─╮
///      ▟█▄█▙      beside the opening the ink is thicker than strokes are, even where they cross
///      ██████
struct SolidBody {
    let ink: Figure
    /// What of it was drawn, where a clearance was added: that is as thick as it happens to be, and no ink.
    let drawn: FlatPath?
    /// Of the strokes that the drawing is made of, in its units.
    let width: Double

    /// Is a hole of ink that stands free such an opening?
    func hasOpening(_ hole: Int, in component: Int) -> Bool {
        let tree = ink.tree
        let (body, opening) = (tree.nodes[component], tree.nodes[hole])
        // Measured on designers' own pairs: a larger one is an inside, and where there are more of them (the petals of
        // a flower) they are filled.
        guard body.parent == nil, body.children.count <= 3, opening.area < 4 * min(width * width, body.area / 16)
        else { return false }
        let guardian = SolidGuard(ink: ink, drawn: drawn, width: width)
        // With a keyhole in it, a lock is nowhere thick enough.
        return body.children.contains { $0 != hole && guardian.isCutOutOfSolidInk($0) } || isBesideThickInk(hole)
    }

    /// Is the ink along a sixth of a hole's outline more than two strokes thick, in all directions?
    private func isBesideThickInk(_ hole: Int) -> Bool {
        let flat = drawn ?? ink.flat
        let samples = ink.flat.samples(ofContour: hole, count: 32)
        let thick = samples.count { sample in
            // A hole turns counterclockwise, so the ink lies clockwise (y down) of the way along it.
            let place = sample.point + sample.direction.perpendicular * (1.2 * width)
            let reach = 1.1 * width
            return flat.contains(place) && flat.distance(to: place, within: reach) > reach
        }
        return 6 * thick >= samples.count
    }
}
