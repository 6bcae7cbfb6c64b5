internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let fold = DerivationRule(
        "fold", "The line between a page and its folded corner is cut.",
        .line { context in
            let ink = context.ink, width = context.width
            return context.test(beside: { Fold.cells(of: ink, component: $0, strokeWidth: width) }) { !$0.isOfItself }
        })

    static let spur = DerivationRule(
        "spur", "A line that extends into a body from one place of its boundary is cut.",
        .line { _ in { $0.form == .spur } })

    static let branching = DerivationRule(
        "branching", "A line that turns or branches in a body of some size is cut.",
        .line { context in
            let ink = context.ink, width = context.width, isStated = context.isStated
            return context.test(
                on: { root in
                    let body = ink.tree.nodes[root]
                    // Where a face was chosen by a pick, the fill stays as it was picked.
                    let least = body.children.contains(where: isStated) ? 150.0 : 50
                    return body.children.count > 1 && body.area > least * width * width
                        && !LineContext.isHalved(root, of: ink, strokeWidth: width)
                }) { $0.form == .figure }
        })

    static let visibleBoundary = DerivationRule(
        "visible-boundary", "A body with several faces keeps a boundary between them: its likeliest lines are cut.")
    static let drum = DerivationRule("drum", "Each disc of a cylinder gets a clearance from the one above.")
    static let overlap = DerivationRule("overlap", "A body behind another one gets a clearance from it.")
    static let header = DerivationRule("header", "A sheet below a solid header gets a clearance from it.")
    static let ribbon = DerivationRule("ribbon", "The ribbon of a gift is cut out.")
}
