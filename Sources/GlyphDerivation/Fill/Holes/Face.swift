internal import PathGeometry

/// A face below hair. The hair is filled, and the face stays light: a filled face would be hardly recognizable.
///
///       ╭───╮             ▟███▙
///      │ ╱‾╲ │           ▐█▘ ▝█▌
///      │╱• •╲│     →     │ • • │
///       ╰───╯             ╰───╯
enum Face {
    /// Is a hole a face with hair above it?
    static func isFace(_ hole: Int, of component: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        let nodes = ink.tree.nodes
        let face = nodes[hole]
        guard nodes[component].children.count > 1, face.children.count == 2,
            // The reels of a tape are in a box.
            face.area < 0.93 * face.bounds.area,
            case let eyes = face.children.map({ nodes[$0] }).sorted(by: { $0.bounds.minX < $1.bounds.minX }),
            eyes.allSatisfy({
                $0.children.isEmpty && 15 * $0.area < face.area && abs($0.bounds.width - $0.bounds.height) < width / 4
            }),
            abs(eyes[0].area - eyes[1].area) < 0.1 * eyes[0].area,
            abs(eyes[0].bounds.center.y - eyes[1].bounds.center.y) < width / 4,
            abs(eyes[0].bounds.center.x + eyes[1].bounds.center.x - 2 * face.bounds.center.x) < 2 * width
        else { return false }
        return nodes[component].children.contains { cell in
            let hair = nodes[cell]
            return cell != hole && hair.children.isEmpty && hair.area > 2 * width * width
                && hair.bounds.minY < face.bounds.minY + width && hair.bounds.center.y < eyes[0].bounds.minY
                // Ears are on top of the head.
                && hair.bounds.maxY > face.bounds.minY + width / 2
                && hair.bounds.center.y > face.bounds.minY - 1.5 * width
                && abs(hair.bounds.center.x - face.bounds.center.x) < face.bounds.width / 2
        }
    }
}
