internal import GlyphModel
internal import PathGeometry

/// What ends at a clearance inside of a body: half a lens, a line of text. It touches what closes the body, and yet is
/// no wall of it.
extension CrossedGap {
    /// The roots of the pieces that end so near to a crosser in the rooms that it closes.
    static func details(
        in rooms: [Pocket], of pieces: [Piece], at crosser: Piece, reach: Double
    ) -> [Int] {
        pieces.flatMap { piece in
            let isInside = piece.roots != crosser.roots && rooms.contains { $0.holds(piece) }
            return isInside && crosser.flat.isNear(piece.flat, within: reach) ? piece.roots : []
        }
    }

    /// Puts details back: on a filled ground they flip, as those do that stand free.
    static func place(
        _ details: [Int], of ink: Figure, in result: inout Filling.Result, _ style: FillStyle,
        _ regions: [(point: Point, treatment: PartOverride.Treatment)], tolerance: Double
    ) {
        if details.isEmpty { return }
        let tree = ink.tree
        let ground = FlatPath(result.path, tolerance: tolerance)
        var (cut, added) = (Path(), Path())
        for detail in details {
            let contours = tree.all(in: [detail])
            let stated = regions.filter { tree.innermost(around: $0.point).map(contours.contains) ?? false }
            result.named += stated.map(\.point)
            let treatment = stated.last?.treatment
            let isOnFilled = ink.flat.isMostly(ofContour: detail, ground.contains)
            let outcome: FillDecision.Outcome =
                switch treatment {
                case .solid, .drop: isOnFilled ? .swallowed : treatment == .solid ? .filled : .dropped
                case .line, .cut: isOnFilled ? .cut : treatment == .line ? .kept : .dropped
                case nil: !isOnFilled ? .kept : style.islands == .cut ? .cut : .swallowed
                }
            switch outcome {
            case .cut: cut.append(tree.path(of: [detail]))
            case .kept: added.append(tree.path(of: [detail]))
            case .filled: added.append(tree.nodes[detail].contour)
            case .swallowed, .dropped: break
            }
            let reason: FillDecision.Reason = treatment != nil ? .stated : isOnFilled ? .detail : .line
            result.decisions.append(FillDecision(detail, of: tree, outcome, reason))
        }
        if !cut.isEmpty { result.path = result.path.combined(with: cut, by: .difference, tolerance: tolerance) }
        if !added.isEmpty { result.path = .union(ofNonNegative: [result.path, added], tolerance: tolerance) }
    }
}
