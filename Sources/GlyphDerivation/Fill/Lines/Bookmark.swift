internal import PathGeometry

/// A bookmark that hangs over a page from its upper edge: it is cleared with its outline, as if it were free.
///
///      ╭─┬───┬─╮         ▟▛   ▜▙
///      │ │   │ │    →    █▌   ▐█
///      │ │╱‾╲│ │         █▌▟█▙▐█
///      ╰───────╯         ▜█████▛
enum Bookmark {
    /// The interiors of bookmarks.
    ///
    /// - Parameter isFilled: is a hole of a root the interior of a body?
    static func all(in ink: Figure, strokeWidth width: Double, isFilled: (_ hole: Int) -> Bool) -> [Int] {
        ink.tree.roots.flatMap { root in
            ink.tree.nodes[root].children.filter {
                isFilled($0) && isBookmark($0, of: root, in: ink, strokeWidth: width)
            }
        }
    }

    private static func isBookmark(_ hole: Int, of component: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        let nodes = ink.tree.nodes
        let (ribbon, edge) = (nodes[hole], nodes[component].bounds)
        let (frame, center) = (ribbon.bounds, ribbon.bounds.center)
        guard width > 0, nodes[component].children.count > 1, ribbon.children.isEmpty,
            frame.minY < edge.minY + 1.6 * width, frame.height > 1.1 * frame.width, frame.width > width,
            // A strip with a notch at its lower end.
            ribbon.area > 0.7 * frame.area, ribbon.area < 0.97 * ink.flat.hullArea(ofContour: hole),
            case let outline = ink.flat.selecting([hole]),
            let down = outline.distance(from: center, along: Vector(0, 1)), down < frame.maxY - center.y - 0.3 * width,
            outline.isSymmetric(contour: 0, about: center, along: Vector(0, 1), within: width / 4)
        else { return false }
        return nodes[component].children.contains {
            let page = nodes[$0].bounds
            return $0 != hole && page.minX < frame.minX - width / 2 && page.maxX > frame.maxX + width / 2
                && page.minY < frame.minY + width && page.maxY > frame.maxY + width
        }
    }
}
