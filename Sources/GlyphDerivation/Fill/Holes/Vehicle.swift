internal import PathGeometry

/// A car, a bus or a train. The glass, which is above the lamps if it is seen from the front, or above the body on the
/// wheels if it is seen from the side, stays light, and so do the wheels.
///
///        ╭─────╮
///        │     │         stays
///       ╭┴─────┴╮
///       │ ▪   ▪ │        lamps: two equal ones, on both sides of the middle
///       ╰┬─╮ ╭─┬╯
///        ╰─╯ ╰─╯
enum Vehicle {
    /// Is a hole a window, or the middle of a wheel?
    static func isOpen(_ hole: Int, of component: Int, in figure: Figure, strokeWidth width: Double) -> Bool {
        let nodes = figure.tree.nodes
        let holes = nodes[component].children
        guard nodes[hole].children.isEmpty, (2...12).contains(holes.count) else { return false }
        if holes.contains(where: { $0 != hole && isAboveLamps(hole, in: $0, of: component, figure, width) }) {
            return true
        }
        guard let wheels = wheels(of: component, in: figure, width) else { return false }
        func isGlass(_ hole: Int) -> Bool { isAbove(wheels, hole, of: component, in: figure, width) }
        return wheels.contains(hole) ? holes.contains(where: isGlass) : isGlass(hole)
    }

    /// Is a face as wide as the front that it is above?
    private static func isAboveLamps(
        _ cell: Int, in front: Int, of component: Int, _ figure: Figure, _ width: Double
    ) -> Bool {
        let nodes = figure.tree.nodes
        let lamps = nodes[front].children.map { nodes[$0] }
        guard lamps.count == 2, case (let body, let window) = (nodes[component].bounds, nodes[cell].bounds) else {
            return false
        }
        let (one, other) = (lamps[0].bounds, lamps[1].bounds)
        guard abs(one.center.y - other.center.y) < width / 4,
            abs(one.center.x + other.center.x - 2 * body.center.x) < width / 4,
            abs(lamps[0].area - lamps[1].area) < 0.05 * lamps[0].area, max(one.width, one.height) < 0.3 * body.width,
            window.maxY < nodes[front].bounds.center.y, window.maxY < one.minY
        else { return false }
        // Panes are in a row.
        let row = nodes[component].children.map { nodes[$0].bounds }.filter {
            abs($0.minY - window.minY) < width / 4 && abs($0.maxY - window.maxY) < width / 4
        }
        let across = row.reduce(0) { $0 + $1.width }
        return across > 0.5 * nodes[front].bounds.width && window.height > 0.4 * nodes[front].bounds.height
            // Under hair there is a face.
            && !figure.isRound(component, strokeWidth: width)
            && figure.flat.isSymmetric(contour: component, about: body.center, along: Vector(0, 1), within: width / 4)
    }

    /// The centers of two equal wheels, at the bottom and separate; nil if there are none, or more.
    private static func wheels(of component: Int, in figure: Figure, _ width: Double) -> [Int]? {
        let nodes = figure.tree.nodes
        let body = nodes[component].bounds
        // Four are the corners of a frame.
        let wheels = nodes[component].children.filter { figure.isRound($0, strokeWidth: width / 2) }
        guard wheels.count == 2, wheels.allSatisfy({ nodes[$0].bounds.center.y > body.minY + 0.6 * body.height }),
            case (let one, let other) = (nodes[wheels[0]].bounds, nodes[wheels[1]].bounds),
            abs(one.width - other.width) < width / 4, abs(one.center.y - other.center.y) < width / 4,
            abs(one.center.x - other.center.x) > 2 * one.width
        else { return nil }
        return wheels
    }

    /// Is a face above the part on the wheels, and smaller? A load is larger.
    private static func isAbove(
        _ wheels: [Int], _ cell: Int, of component: Int, in figure: Figure, _ width: Double
    ) -> Bool {
        let nodes = figure.tree.nodes
        let top = nodes[wheels[0]].bounds.minY
        guard !wheels.contains(cell), nodes[cell].children.isEmpty, nodes[cell].bounds.maxY < top - 0.75 * width
        else { return false }
        let below = figure.flat.selecting([cell])
        let carried = nodes[component].children.filter { hole in
            hole != cell && !wheels.contains(hole) && nodes[hole].bounds.maxY > top - width
                && below.isNear(figure.flat.selecting([hole]), within: 1.5 * width)
        }
        return carried.reduce(0) { $0 + nodes[$1].area } > nodes[cell].area
    }
}
