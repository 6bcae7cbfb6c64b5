internal import GlyphModel
internal import PathGeometry

/// Details that end at a clearance inside of a body: half a lens, a line of text. They touch the shape that closes the
/// body, but are not part of its boundary.
extension CrossedGap {
    /// The roots of the components that end near an overlay inside of the counters that it closes.
    static func details(
        in rooms: [Pocket], of pieces: [Piece], at overlay: Piece, reach: Double
    ) -> [Int] {
        pieces.flatMap { piece in
            let isInside = piece.roots != overlay.roots && rooms.contains { $0.holds(piece) }
            return isInside && overlay.flat.isNear(piece.flat, within: reach) ? piece.roots : []
        }
    }

    /// Puts details back: on a filled area they are inverted, like free details.
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
                case .solid, .drop: isOnFilled ? .merged : treatment == .solid ? .filled : .dropped
                case .line, .cut: isOnFilled ? .cut : treatment == .line ? .kept : .dropped
                case nil: !isOnFilled ? .kept : style.islands == .cut ? .cut : .merged
                }
            switch outcome {
            case .cut: cut.append(tree.path(of: [detail]))
            case .kept: added.append(tree.path(of: [detail]))
            case .filled: added.append(tree.nodes[detail].contour)
            case .merged, .dropped: break
            }
            let reason: FillDecision.Reason = treatment != nil ? .stated : isOnFilled ? .detail : .line
            result.decisions.append(FillDecision(detail, of: tree, outcome, reason))
        }
        if !cut.isEmpty { result.path = result.path.combined(with: cut, by: .difference, tolerance: tolerance) }
        if !added.isEmpty { result.path = .union(ofNonNegative: [result.path, added], tolerance: tolerance) }
    }
}
