internal import GlyphModel
internal import PathGeometry

extension Closures {
    /// Puts details back: on a filled area they are inverted, like free details.
    func place(_ details: [Int], of ink: Figure, in result: inout Filling.Result) {
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
