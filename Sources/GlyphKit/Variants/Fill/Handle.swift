internal import PathGeometry

/// The opening that a hand goes through: a lock's shackle, the grip of a suitcase or a bucket.
///
///       ╭─╮
///      ╭┴─┴╮      a smaller hole on top of a larger one, in the middle
///      ╰───╯
enum Handle {
    static func isHandle(_ hole: ContourTree.Node, of body: ContourTree.Node, in tree: ContourTree) -> Bool {
        let others = body.children.map { tree.nodes[$0] }.filter { $0.bounds != hole.bounds }
        guard let main = others.max(by: { $0.area < $1.area }) else { return false }
        let middle = abs(hole.bounds.center.x - body.bounds.center.x)
        return hole.area < 0.6 * main.area && hole.bounds.maxY <= main.bounds.minY + main.bounds.height / 8
            && middle < 0.12 * body.bounds.width
    }
}
