/// Ink that is closed by the clearance around something that crosses it, and can be opened again along the very same
/// edges.
///
///      ╭────╴ ○       ╭────╮         ████▙        closed by the clearance around the circle, filled, and opened again
///      │              │    ╰─╮       █████▙
///      ╰──────╯       ╰──────╯       ████████
///
/// Ink and clearance are swept once, but for contours that the clearance does not come near. A boolean with the closed
/// ink as drawn curves would have to find out again which of its edges are the clearance's, by comparing curves that
/// run along each other.
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
    /// The subpaths of the closed ink.
    private let contours: [Contour]
    /// The edges of what is too thin to be a subpath: others run on from them once the ink is open.
    private let slivers: [ContiguousArray<OverlayPiece>]
    /// The edges of the clearance inside the ink.
    private let rims: ContiguousArray<OverlayPiece>

    private struct Contour {
        let edges: ContiguousArray<OverlayPiece>
        /// Did the clearance come near, so that others may run on from its edges?
        let isSwept: Bool
    }

    /// - Parameters:
    ///   - ink: in normal form.
    ///   - clearances: wind around no point a negative number of times.
    ///   - tolerance: how far the result may lie from the exact one; positive.
    package init(_ ink: Path, by clearances: [Path], tolerance: Double) {
        let reaches = clearances.compactMap(\.controlBounds)
        let boxes = (ink.controlBounds.map { [$0] } ?? []) + reaches
        let bounds = boxes.reduce(boxes.first ?? Rect(.zero)) { $0.union($1) }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(ink, operand: 0)
        let apart = overlay.rings(apartFrom: reaches)
        for clearance in clearances { overlay.add(clearance, operand: 1) }
        overlay.snap(overlay.flattened(without: apart))
        let sweep = overlay.split()
        let rules = (first: FillRule.nonzero, second: FillRule.nonzero)
        let swept = overlay.trace(overlay.kept(of: sweep.pieces, by: .union, rules), vertexCount: sweep.vertexCount)
        let chains = swept + apart.map { overlay.chain(of: $0, isForward: true) }
        let closed = overlay.rebuilt(chains)
        path = closed.path
        contours = closed.chains.map { Contour(edges: chains[$0], isSwept: $0 < swept.count) }
        let drawn = Set(closed.chains)
        slivers = swept.indices.filter { !drawn.contains($0) }.map { swept[$0] }
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
        var apart: [ContiguousArray<OverlayPiece>] = []
        for (contour, treatment) in zip(contours, treatments) {
            if !contour.isSwept {
                switch treatment {
                case .kept: apart.append(contour.edges)
                case .turned: apart.append(ContiguousArray(contour.edges.reversed().map(\.reversed)))
                case .removed: break
                }
                continue
            }
            for piece in contour.edges {
                switch (treatment, piece.isBesideSecond) {
                case (.kept, false): pieces.append(piece)
                // Inside is the clearance, which is empty now; so it bounds what is filled outside.
                case (.removed, true), (.turned, false): pieces.append(piece.reversed)
                case (.kept, true), (.removed, false): break
                case (.turned, true): return nil
                }
            }
        }
        for sliver in slivers { pieces += sliver.filter { !$0.isBesideSecond } }
        return overlay.rebuild(overlay.trace(pieces, vertexCount: vertexCount) + apart)
    }
}
