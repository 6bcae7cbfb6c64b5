/// Closes gaps of a filled area by adding the clearance around an overlay, and opens them again along exactly the same
/// edges.
///
///      ╭────╴ ○       ╭────╮         ████▙        closed by the clearance around the circle, filled, and opened again
///      │              │    ╰─╮       █████▙
///      ╰──────╯       ╰──────╯       ████████
///
/// Ink and clearance are swept once, except for contours that are far from the clearance. A boolean operation with the
/// closed ink as curves would have to find the edges of the clearance again, by comparing curves that run along each
/// other.
package struct Closing: ~Copyable {
    /// The treatment of a contour of the closed ink.
    package enum Treatment: Sendable {
        /// Its filled side stays the same.
        case kept
        /// Both of its sides are filled, or none is.
        case removed
        /// Its filled side changes.
        case reversed
    }

    /// The closed ink, in normal form.
    package let path: Path
    private let overlay: Overlay
    private let vertexCount: Int32
    /// The subpaths of the closed ink.
    private let contours: [Contour]
    /// The edges of slivers, which are too thin to be subpaths: once the ink is open, other edges continue from them.
    private let slivers: [ContiguousArray<OverlayPiece>]
    /// The edges of the clearance that are inside of the ink.
    private let boundaries: ContiguousArray<OverlayPiece>

    private struct Contour {
        let edges: ContiguousArray<OverlayPiece>
        /// Whether it is near the clearance, so that other edges may continue from its edges.
        let isSwept: Bool
    }

    /// - Parameters:
    ///   - ink: ink in normal form.
    ///   - clearances: paths with non-negative winding everywhere.
    ///   - tolerance: the maximum distance of the result from the exact one; positive.
    package init(_ ink: Path, by clearances: [Path], tolerance: Double) {
        let reaches = clearances.compactMap(\.controlBounds)
        let boxes = (ink.controlBounds.map { [$0] } ?? []) + reaches
        let bounds = boxes.reduce(boxes.first ?? Rect(.zero)) { $0.union($1) }
        var overlay = Overlay(bounds: bounds, tolerance: tolerance)
        overlay.add(ink, operand: 0)
        let disjoint = overlay.rings(disjointFrom: reaches)
        for clearance in clearances { overlay.add(clearance, operand: 1) }
        overlay.snap(overlay.flattened(without: disjoint))
        let sweep = overlay.split()
        let rules = (first: FillRule.nonzero, second: FillRule.nonzero)
        let pieces = WorkLimit.isExceeded ? [] : sweep.pieces
        let swept = overlay.trace(overlay.selectEdges(of: pieces, by: .union, rules), vertexCount: sweep.vertexCount)
        let chains = swept + disjoint.map { overlay.chain(of: $0, isForward: true) }
        let closed = overlay.rebuilt(chains)
        path = closed.path
        contours = closed.chains.map { Contour(edges: chains[$0], isSwept: $0 < swept.count) }
        let drawn = Set(closed.chains)
        slivers = swept.indices.filter { !drawn.contains($0) }.map { swept[$0] }
        boundaries = overlay.selectEdges(of: pieces, by: .difference, rules).filter(\.bordersSecond)
        vertexCount = sweep.vertexCount
        self.overlay = overlay
    }

    /// The treated ink without the clearance, in normal form. Nil if ink that contains a part of the clearance has
    /// changed its filled side, so that the edges do not determine the interior.
    ///
    /// - Parameter treatments: one for each subpath; no ink may be removed.
    package func opened(_ treatments: [Treatment]) -> Path? {
        var pieces = boundaries
        var disjoint: [ContiguousArray<OverlayPiece>] = []
        for (contour, treatment) in zip(contours, treatments) {
            if !contour.isSwept {
                switch treatment {
                case .kept: disjoint.append(contour.edges)
                case .reversed: disjoint.append(ContiguousArray(contour.edges.reversed().map(\.reversed)))
                case .removed: break
                }
                continue
            }
            for piece in contour.edges {
                switch (treatment, piece.bordersSecond) {
                case (.kept, false): pieces.append(piece)
                // The interior is the clearance, which is empty now, so its edges bound the filled area outside.
                case (.removed, true), (.reversed, false): pieces.append(piece.reversed)
                case (.kept, true), (.removed, false): break
                case (.reversed, true): return nil
                }
            }
        }
        for sliver in slivers { pieces += sliver.filter { !$0.bordersSecond } }
        return overlay.rebuild(overlay.trace(pieces, vertexCount: vertexCount) + disjoint)
    }
}
