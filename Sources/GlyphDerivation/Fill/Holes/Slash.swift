internal import PathGeometry

/// The slash of a drawing for "off" or "disabled" that is connected with a part of the drawing.
///
///       ╲ ╱╲
///       ╱╲  ╲
///      ╱  ╲  ╲       one edge of the bar is free from end to end
///      ────╲
///           ╲
enum Slash {
    static func strikesOut(_ component: Int, of figure: Figure) -> Bool {
        let bounds = figure.tree.nodes[component].bounds
        let diagonal = Vector(bounds.width, bounds.height).length
        let corners = figure.flat.corners(ofContour: component)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).contains { start, end in
            let edge = end - start
            // Within 15° of a diagonal.
            return edge.length > 0.8 * diagonal && abs(abs(edge.x) - abs(edge.y)) < 0.37 * edge.length
        }
    }
}
