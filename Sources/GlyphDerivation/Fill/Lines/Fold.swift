internal import PathGeometry

/// The folded corner of a page: a small face where the body's outline cuts off a corner of its frame.
///
///      ╭───╲        the style decides whether the line between the fold and the page is cut; a
///      │   ▏╲       folder's tab is in a corner, too, and fills it
///      │   ╰──╮
///      ╰──────╯
enum Fold {
    /// The folds among the holes of a component.
    static func cells(of figure: Figure, component: Int, strokeWidth width: Double) -> [Int] {
        let tree = figure.tree
        let body = tree.nodes[component]
        let cells = body.children
        guard width > 0, cells.count > 1, let page = cells.map({ tree.nodes[$0] }).max(by: { $0.area < $1.area })
        else { return [] }
        let small = cells.filter { tree.nodes[$0].area < page.area / 10 && tree.nodes[$0].children.isEmpty }
        if small.isEmpty { return [] }
        let rim = figure.flat.selecting([component])
        // A page may be divided, and others may be behind it.
        return [body.bounds, page.bounds.insetBy(-width)].lazy.map { frame in
            // The other corners exist, even if they are rounded: a coin has none.
            let missing = frame.corners.filter { !rim.contains($0) && rim.distance(to: $0) > 1.2 * width }
            guard missing.count == 1, let corner = missing.first else { return [] }
            return small.filter { cell in
                // As near to both sides as the outline stroke allows.
                tree.nodes[cell].bounds.corners.contains { max(abs($0.x - corner.x), abs($0.y - corner.y)) < 4 * width }
            }
        }.first { !$0.isEmpty } ?? []
    }
}
