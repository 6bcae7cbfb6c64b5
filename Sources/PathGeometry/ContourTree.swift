/// The nesting of the contours of a drawing: outside > outer contour > hole > island > hole …
///
/// It is made from a path in normal form, whose contours never cross.
package struct ContourTree: Sendable {
    package struct Node: Sendable {
        package let contour: Subpath
        /// Whether it bounds a hole of the filled area around it, and not a filled area.
        package let isHole: Bool
        /// The contour directly around it; nil if there is none.
        package fileprivate(set) var parent: Int?
        /// The contours directly inside of it, in the order of the path.
        package fileprivate(set) var children: [Int] = []
        package let bounds: Rect
        /// Always positive.
        package let area: Double
    }

    package private(set) var nodes: [Node]
    /// The contours that are inside of no other contour.
    package private(set) var roots: [Int] = []

    package init(_ path: Path) {
        nodes = path.subpaths.map { contour in
            let area = contour.area
            return Node(contour: contour, isHole: area < 0, bounds: contour.bounds, area: abs(area))
        }
        for index in nodes.indices {
            var parent: Int?
            var least = Double.infinity
            for other in nodes.indices where nodes[other].area > nodes[index].area && nodes[other].area < least {
                // A contour directly inside of a filled area is a hole, and vice versa.
                if nodes[other].isHole != nodes[index].isHole, lies(index, in: other) {
                    (parent, least) = (other, nodes[other].area)
                }
            }
            nodes[index].parent = parent
            if let parent { nodes[parent].children.append(index) } else { roots.append(index) }
        }
    }

    /// The smallest contour around a point; nil if there is none.
    package func innermost(around point: Point) -> Int? {
        nodes.indices
            .filter { nodes[$0].bounds.contains(point) && nodes[$0].contour.winding(around: point) != 0 }
            .min { nodes[$0].area < nodes[$1].area }
    }

    /// Contours may touch at points, so the midpoints of several segments decide by majority.
    private func lies(_ inner: Int, in outer: Int) -> Bool {
        let (box, segments) = (nodes[outer].bounds, nodes[inner].contour.segments)
        guard box.insetBy(-box.extent * 1e-9).contains(nodes[inner].bounds) else { return false }
        func votes(_ index: Int) -> Bool {
            nodes[outer].contour.winding(around: segments[index].point(at: 0.5)) != 0
        }
        let first = votes(0)
        let second = votes(segments.count / 3)
        return first == second ? first : votes(2 * segments.count / 3)
    }
}
