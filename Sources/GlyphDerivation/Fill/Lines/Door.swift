internal import PathGeometry

/// The door of a house: a face at its bottom that another face goes around, below a roof. Its frame is a detail, and
/// is cut.
///
///         ╱╲
///        ╱  ╲              ▟▙
///       │ ╭╮ │     →     ▟█▛▜█▙
///       │ ││ │           █▌▐▌▐█
///       ╰─┴┴─╯           █▌▐▌▐█
enum Door {
    static func isDoor(_ hole: Int, of component: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        let nodes = ink.tree.nodes
        let (body, door) = (nodes[component], nodes[hole])
        guard (2...4).contains(body.children.count), door.children.isEmpty, door.area > 0.8 * door.bounds.area,
            let room = body.children.map({ nodes[$0] }).max(by: { $0.area < $1.area }), room.area > 3 * door.area,
            abs(door.bounds.center.x - body.bounds.center.x) < width / 3,
            abs(door.bounds.maxY - room.bounds.maxY) < width / 2, body.bounds.maxY - door.bounds.maxY < 1.5 * width,
            room.bounds.minX < door.bounds.minX - 2 * width, room.bounds.maxX > door.bounds.maxX + 2 * width,
            door.bounds.minY > room.bounds.minY + 0.3 * room.bounds.height
        else { return false }
        // The eaves are lower than the ridge.
        let rim = ink.flat.selecting([component])
        func isInside(_ across: Double) -> Bool {
            let frame = body.bounds
            return rim.contains(Point(frame.minX + across * frame.width, frame.minY + 0.12 * frame.height))
        }
        return isInside(0.5) && !isInside(0.15) && !isInside(0.85)
    }
}
