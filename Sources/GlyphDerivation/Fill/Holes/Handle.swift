internal import PathGeometry

/// The opening of a handle: a lock's shackle, the grip of a suitcase or a bucket.
///
///       ╭─╮
///      ╭┴─┴╮      a smaller hole on top of a larger one, in the middle
///      ╰───╯
struct Handle {
    private let hole: ContourTree.Node
    private let main: ContourTree.Node
    private let body: Int
    /// Is there an equal one at the other end, as a watch has straps on both sides?
    private let hasTwin: Bool
    /// Is it on a part that is narrower than the body, as an insect's head is?
    private let isDivided: Bool

    /// Nil if a hole is not the opening of a handle.
    init?(_ hole: Int, of body: Int, in tree: ContourTree) {
        let (node, frame) = (tree.nodes[hole], tree.nodes[body].bounds)
        let others = tree.nodes[body].children.filter { $0 != hole }.map { tree.nodes[$0] }
        guard let main = others.max(by: { $0.area < $1.area }), node.area < 0.6 * main.area,
            node.bounds.maxY <= main.bounds.minY + main.bounds.height / 8,
            abs(node.bounds.center.x - frame.center.x) < 0.12 * frame.width
        else { return nil }
        (self.hole, self.main, self.body) = (node, main, body)
        isDivided = others.contains {
            $0.bounds.center.y > node.bounds.maxY && $0.bounds.width < 0.8 * main.bounds.width
                && abs($0.bounds.center.x - frame.center.x) < 0.12 * frame.width
                && $0.bounds.maxY < main.bounds.minY + main.bounds.height / 8
        }
        hasTwin = others.contains {
            $0.bounds.minY > main.bounds.center.y && abs($0.area - node.area) < 0.2 * node.area
        }
    }

    /// Is it the loop of one line, on a body that is wider? A lid or a neck is as wide as the part below.
    func isLoop(in ink: Figure, strokeWidth width: Double) -> Bool {
        guard hole.children.isEmpty, !hasTwin, !isDivided, main.area > 0.6 * main.bounds.area,
            // A gable fills half of its frame.
            hole.area > 0.55 * hole.bounds.area
        else { return false }
        let rim = ink.flat.selecting([body])
        func reach(_ start: Point, _ way: Double) -> Double { rim.distance(from: start, along: Vector(way, 0)) ?? 0 }
        let shoulder = Point(main.bounds.center.x, main.bounds.minY + width / 2)
        let loop = hole.bounds.width / 2 + width
        guard [-1.0, 1].allSatisfy({ reach(shoulder, $0) - loop > 0.7 * width }) else { return false }
        // The opening of a folder has a tab on one side.
        let opening = FlatPath(Path([hole.contour]), tolerance: width / 20)
        let (center, down) = (hole.bounds.center, Vector(0, 1))
        guard opening.isSymmetric(contour: 0, about: center, along: down, within: width / 2, butFor: 0.3)
        else { return false }
        let above = hole.contour.segments.map { $0.point(at: 0.5) }
        return above.allSatisfy { point in
            point.y > hole.bounds.maxY - width / 4 || rim.distance(to: point, within: 1.4 * width) <= 1.4 * width
        }
    }
}
