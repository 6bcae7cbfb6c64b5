internal import PathGeometry

/// The context of ink that is filled.
struct Surroundings {
    /// The drawn part of the ink, if some was added to close a body; nil for all of it.
    var drawn: Path?
    /// Opens the filled body again where it was closed.
    var opening: ((_ body: Path, [Closing.Treatment]?) -> Path)?
    /// The overlaid component.
    var across: FarSide?
    /// Details that are put back later: points on them do not refer to the ink around.
    var details: FlatPath?

    /// The filled body under an overlay, beyond the clearance.
    struct FarSide {
        let body: FlatPath
        /// The width of the clearance.
        let reach: Double

        /// Does a line of the overlay end at the overlay's boundary along the clearance?
        func isOpposite(_ opening: InnerLine.Opening, wall: Double) -> Bool {
            // A little more: where the body was open, its edge is as far away as the clearance is wide.
            let limit = wall + 1.25 * reach
            return [opening.from, opening.to].allSatisfy { body.distance(to: $0, within: limit) <= limit }
        }
    }
}
