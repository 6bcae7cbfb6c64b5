internal import PathGeometry

/// What the rules for lines ask about a drawing.
struct LineContext {
    let ink: Figure
    let width: Double
    /// Whether the manifest states what becomes of a hole.
    let isStated: (_ hole: Int) -> Bool

    /// Does a line that neither turns nor is wide divide a body in two, straight across?
    static func isHalved(_ root: Int, of ink: Figure, strokeWidth width: Double) -> Bool {
        let holes = ink.tree.nodes[root].children
        return holes.count == 2
            && ink.flat.selecting([holes[0]]).isNear(ink.flat.selecting([holes[1]]), within: 1.25 * width)
            && !holes.contains { ink.turns($0, by: 0.7) }
    }

    /// A test of the lines that are beside some faces; nil if there are no such faces.
    func test(beside faces: (_ root: Int) -> [Int], _ holds: @escaping (AttachedLines.Piece) -> Bool) -> DerivationRule
        .LineTest?
    {
        let cells = ink.flat.selecting(ink.tree.roots.flatMap(faces))
        return cells.isEmpty ? nil : { [width] in holds($0) && $0.line.flat.isNear(cells, within: width / 4) }
    }

    /// A test of the lines that begin at the boundaries of some bodies; nil if there are no such bodies.
    func test(on isBody: (_ root: Int) -> Bool, _ holds: @escaping (AttachedLines.Piece) -> Bool) -> DerivationRule
        .LineTest?
    {
        let bodies = ink.flat.selecting(ink.tree.roots.filter(isBody))
        if bodies.isEmpty { return nil }
        return { piece in
            holds(piece) && piece.line.openings.first.map { bodies.contains($0.from) } == true
        }
    }
}
