internal import PathGeometry

/// A glass with its content: the air above the content stays light.
///
///      ╲        ╱         ╲        ╱
///       ├──────┤    →      ▜██████▛
///       ╲      ╱           ▐██████▌
///        ╰────╯             ▜████▛
struct Vessel {
    /// The hole above the content.
    let air: Int

    /// Nil if a component is not a vessel.
    init?(_ component: Int, of ink: Figure, strokeWidth width: Double) {
        let nodes = ink.tree.nodes
        let cells = nodes[component].children.filter { nodes[$0].area > width * width }
            .sorted { nodes[$0].bounds.minY < nodes[$1].bounds.minY }
        guard width > 0, cells.count == 2, case (let above, let drink) = (nodes[cells[0]], nodes[cells[1]]),
            above.children.isEmpty
        else { return nil }
        let (top, bottom) = (above.bounds, drink.bounds)
        guard abs(top.center.x - bottom.center.x) < width / 4,
            (0.5 * width..<1.4 * width).contains(bottom.minY - top.maxY),
            (0.95..<1.4).contains(top.width / bottom.width), bottom.maxY - top.minY > 0.7 * top.width,
            // The brim is straight.
            above.area > 0.8 * top.area, (0.2..<1.6).contains(above.area / drink.area)
        else { return nil }
        // It gets narrower towards the bottom.
        let flat = ink.flat.selecting([cells[1]])
        func breadth(_ height: Double) -> Double {
            let middle = Point(bottom.center.x, bottom.minY + height * bottom.height)
            return [-1.0, 1].reduce(0) { $0 + (flat.distance(from: middle, along: Vector($1, 0)) ?? 0) }
        }
        guard breadth(0.85) < 0.88 * breadth(0.2) else { return nil }
        air = cells[0]
    }
}
