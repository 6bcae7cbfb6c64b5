/// Ink that is closed by the clearance around something that crosses it, and can be opened again along the very same
/// edges.
///
///      ╭────╴ ○       ╭────╮         ████▙        closed by the clearance around the circle, filled, and opened again
///      │              │    ╰─╮       █████▙
///      ╰──────╯       ╰──────╯       ████████
///
/// Ink and clearance are swept once. A boolean with the closed ink as drawn curves would have to find out again which
/// of its edges are the clearance's, by comparing curves that run along each other.
package struct Closing: ~Copyable {
    /// What became of a contour of the closed ink.
    package enum Treatment: Sendable {
        /// There is ink inside of it, or a hole, as before.
        case kept
        /// There is ink on both sides, or on none.
        case removed
        /// Ink and ground have changed sides.
        case turned
    }

    /// The closed ink, in normal form.
    package let path: Path
    private let overlay: Overlay
    private let vertexCount: Int32
    /// The edges of each subpath of the closed ink.
    private let contours: [ContiguousArray<OverlayPiece>]
    /// The edges of what is too thin to be a subpath: others run on from them once the ink is open.
    private let slivers: [ContiguousArray<OverlayPiece>]
    /// The edges of the clearance inside the ink.
    private let rims: ContiguousArray<OverlayPiece>

    /// - Parameters:
    ///   - ink: in normal form.
    ///   - clearances: wind around no point a negative number of times.
    ///   - tolerance: how far the result may lie from the exact one; positive.
    package init(_ ink: Path, by clearances: [Path], tolerance: Double) {
        let boxes = ([ink] + clearances).compactMap(\.controlBounds)
        let bounds = boxes.reduce(boxes.first ?? Rect(.zero)) { $0.union($1) }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(ink, operand: 0)
        for clearance in clearances { overlay.add(clearance, operand: 1) }
        overlay.snap(overlay.flattened())
        let sweep = overlay.split()
        let rules = (first: FillRule.nonzero, second: FillRule.nonzero)
        let chains = overlay.trace(overlay.kept(of: sweep.pieces, by: .union, rules), vertexCount: sweep.vertexCount)
        let closed = overlay.rebuilt(chains)
        path = closed.path
        contours = closed.chains.map { chains[$0] }
        let drawn = Set(closed.chains)
        slivers = chains.indices.filter { !drawn.contains($0) }.map { chains[$0] }
        rims = overlay.kept(of: sweep.pieces, by: .difference, rules).filter(\.isBesideSecond)
        vertexCount = sweep.vertexCount
        self.overlay = overlay
    }

    /// The treated ink without the clearance, in normal form; nil where ink that the clearance is a part of has
    /// changed sides with the ground, so that the edges do not tell what is inside.
    ///
    /// - Parameter treatments: of each subpath; ink is left out nowhere.
    package func opened(_ treatments: [Treatment]) -> Path? {
        var pieces = rims
        let all = zip(contours, treatments) + slivers.map { ($0, .kept) }
        for (contour, treatment) in all {
            for piece in contour {
                switch (treatment, piece.isBesideSecond) {
                case (.kept, false): pieces.append(piece)
                // Inside is the clearance, which is empty now; so it bounds what is filled outside.
                case (.removed, true), (.turned, false): pieces.append(piece.reversed)
                case (.kept, true), (.removed, false): break
                case (.turned, true): return nil
                }
            }
        }
        return overlay.rebuild(overlay.trace(pieces, vertexCount: vertexCount))
    }
}
