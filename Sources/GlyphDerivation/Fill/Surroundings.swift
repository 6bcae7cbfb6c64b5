internal import PathGeometry

/// What is known of ink besides itself when it is filled.
struct Surroundings {
    /// What of the ink was drawn, where some was added to close a body; nil for all of it.
    var drawn: Path?
    /// Opens the filled body again where it was closed.
    var opening: ((_ body: Path, [Closing.Treatment]?) -> Path)?
    /// What it lies across.
    var across: FarSide?
    /// Details that are put back later: points on them say nothing of the ink around.
    var details: FlatPath?

    /// The filled body that a crosser lies across, beyond the clearance.
    struct FarSide {
        let body: FlatPath
        /// How wide the clearance is.
        let reach: Double

        /// Does a line of the crosser end at its wall along the clearance?
        func isOpposite(_ opening: InnerLine.Opening, wall: Double) -> Bool {
            // A little more: where the body was open its edge is as far off as the clearance goes.
            let limit = wall + 1.25 * reach
            return [opening.from, opening.to].allSatisfy { body.distance(to: $0, within: limit) <= limit }
        }
    }
}
