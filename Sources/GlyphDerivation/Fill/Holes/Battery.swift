internal import PathGeometry

/// A battery: a box with a terminal on one of its short sides, empty or with bars inside. Its fill shows its charge,
/// so it stays hollow. With another sign inside (a bolt), it is a body with a detail.
///
///     ╭─────────╮
///     │ ▌ ▌     │▐      the terminal may touch the box, or have a clearance
///     ╰─────────╯
enum Battery {
    static func isBattery(_ figure: Figure, component: Int, strokeWidth width: Double) -> Bool {
        let tree = figure.tree
        let body = tree.nodes[component]
        // A box with rounded corners fills nine tenths of its frame; only the terminal is next to it.
        guard width > 0, body.children.count == 1, let hole = body.children.first.map({ tree.nodes[$0] }),
            hole.area > 0.9 * hole.bounds.area, hole.area > 20 * width * width, tree.roots.count <= 2
        else { return false }
        let islands = hole.children.map { tree.nodes[$0] }
        let terminal = tree.roots.first { $0 != component }.map { tree.nodes[$0] }
        if let terminal, !terminal.children.isEmpty { return false }
        let rim = figure.flat.corners(ofContour: component)
        return (0..<4).contains { turns in
            let inside = hole.bounds.turned(turns)
            guard inside.width > 1.25 * inside.height else { return false }
            guard islands.allSatisfy({ $0.isBar && $0.bounds.turned(turns).height > 0.45 * inside.height })
            else { return false }
            let wall = inside.insetBy(-1.4 * width)
            let outside = body.bounds.turned(turns)
            let box: Rect
            if let terminal {
                // Then the terminal is not part of the box's component.
                box = terminal.bounds.turned(turns)
                guard wall.contains(outside), box.minX > outside.maxX, box.minX - outside.maxX < 2.5 * width
                else { return false }
            } else {
                let far = rim.map { $0.turned(turns) }.filter { $0.x > wall.maxX }
                guard let first = far.first, outside.maxX < wall.maxX + 2 * width, outside.minX > wall.minX,
                    outside.minY > wall.minY, outside.maxY < wall.maxY
                else { return false }
                box = far.reduce(Rect(first)) { $0.union($1) }
            }
            return box.width < 2.2 * width && box.height > 0.15 * inside.height && box.height < 0.75 * outside.height
                && abs(box.center.y - inside.center.y) < inside.height / 10
        }
    }
}

extension ContourTree.Node {
    /// Is it straight? Round ends or corners remove little of its frame.
    fileprivate var isBar: Bool { area > 0.85 * bounds.area }
}

extension Point {
    /// Rotated by quarter turns about the origin.
    fileprivate func turned(_ turns: Int) -> Point {
        switch turns & 3 {
        case 0: self
        case 1: Point(-y, x)
        case 2: Point(-x, -y)
        default: Point(y, -x)
        }
    }
}

extension Rect {
    fileprivate func turned(_ turns: Int) -> Rect {
        Rect(Point(minX, minY).turned(turns)).union(Point(maxX, maxY).turned(turns))
    }
}
