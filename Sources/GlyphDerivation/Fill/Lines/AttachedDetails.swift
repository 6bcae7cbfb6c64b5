internal import GlyphModel
internal import PathGeometry

/// Decides which lines that are attached to a body's boundary are details of it, and are cut like free details.
struct AttachedDetails {
    private let width: Double
    /// The folds of pages, which the lines next to them make.
    private let folds: FlatPath
    /// The doors of houses, which the lines next to them frame.
    private let doors: FlatPath
    /// Holes that something extends into.
    private let entered: FlatPath
    /// Bodies with enough area for details.
    private let roomy: FlatPath
    /// Smaller bodies that are divided into faces of about equal size.
    private let divided: FlatPath
    /// Balls with a seam on both sides.
    private let balls: FlatPath
    /// Boxes of two halves.
    private let halved: FlatPath
    private let motif: LineMotif
    /// Bodies of discs that are on each other.
    let drums: [Drum]
    /// Can one part of a body be in front of another?
    let mayOverlap: Bool

    /// Can something be attached to the boundary of an overlay along its clearance? It continues beyond, and is a
    /// detail there, too.
    private let mayHang: Bool

    /// - Parameters:
    ///   - isFilled: is a hole of a root the interior of a body?
    init(
        in ink: Figure, _ surroundings: Surroundings, strokeWidth width: Double, style: FillStyle.Lines,
        isFilled: (_ hole: Int) -> Bool
    ) {
        self.width = width
        let (roots, nodes) = (ink.tree.roots, ink.tree.nodes)
        func selecting(_ isAsked: Bool, _ contours: (_ root: Int) -> [Int]) -> FlatPath {
            ink.flat.selecting(isAsked ? roots.flatMap(contours) : [])
        }
        /// A line that divides a body in two and neither turns nor is wide runs straight across.
        func isHalved(_ root: Int) -> Bool {
            let holes = nodes[root].children
            return holes.count == 2
                && ink.flat.selecting([holes[0]]).isNear(ink.flat.selecting([holes[1]]), within: 1.25 * width)
                && !holes.contains { Tongue.turns($0, of: ink, by: 0.7) }
        }
        mayHang = style == .detail && surroundings.across != nil && roots.contains { nodes[$0].children.count > 1 }
        folds = selecting(style == .fold || style == .detail) { Fold.cells(of: ink, component: $0, strokeWidth: width) }
        doors = selecting(style == .detail) { root in
            nodes[root].children.filter { Door.isDoor($0, of: root, in: ink, strokeWidth: width) }
        }
        // Few holes have inward spurs, and only those need it.
        lazy var outline = surroundings.drawn.map { FlatPath($0, tolerance: width / 20) }
        entered = selecting(style == .detail) { root in
            nodes[root].children.filter {
                Tongue.mayReach(into: $0, of: root, ink, drawn: { outline }, strokeWidth: width) && isFilled($0)
            }
        }
        roomy = selecting(style == .detail) { root in
            let holes = nodes[root].children
            guard holes.count > 1, nodes[root].area > Self.room * width * width else { return [] }
            return isHalved(root) ? [] : [root]
        }
        divided = selecting(style == .detail) { root in
            let cells = nodes[root].children.map { nodes[$0].area }
            guard cells.count > 1, let least = cells.min(), let most = cells.max(), least > Self.evenness * most,
                nodes[root].area > Self.leastRoom * width * width,
                nodes[root].area > 0.995 * ink.flat.hullArea(ofContour: root), !isHalved(root)
            else { return [] }
            return [root]
        }
        balls = selecting(style == .detail) { root in
            let cells = nodes[root].children.map { nodes[$0] }
            guard cells.count == 3, ink.isRound(root, strokeWidth: width),
                let middle = cells.max(by: { $0.area < $1.area })?.bounds.center
            else { return [] }
            return middle.distance(to: nodes[root].bounds.center) < width / 2 ? [root] : []
        }
        halved = selecting(style == .detail) { root in
            let (body, halves) = (nodes[root], nodes[root].children.map { nodes[$0].area })
            // Anything smaller is the bowl of a letter.
            let isBox = body.area > 0.9 * body.bounds.area && body.area > Self.leastRoom * width * width
            return isBox && halves.count == 2 && abs(halves[0] - halves[1]) < 0.03 * halves[0] ? [root] : []
        }
        mayOverlap =
            style.cutsDetails
            && roots.contains { root in
                Overlap.mayBe(between: nodes[root].children.filter(isFilled), in: root, of: ink, strokeWidth: width)
            }
        drums = style.cutsDetails ? Drum.all(in: ink, strokeWidth: width) : []
        motif = style == .detail ? LineMotif(on: ink, room: Self.leastRoom, strokeWidth: width) : LineMotif()
    }

    /// In squares of the stroke width: on a smaller body, the cut lines would remove too much, and designers often
    /// choose another solution.
    private static let room = 150.0
    /// The same for a convex body that is divided evenly: a globe, a life buoy, a table, a pie chart. Its lines are
    /// essential. The limits were measured on designers' own pairs, as are those below.
    private static let leastRoom = 50.0
    /// The smallest face as a share of the largest.
    private static let evenness = 0.11

    /// Are there none?
    var isEmpty: Bool {
        [folds, doors, entered, roomy, divided, balls, halved].allSatisfy(\.isEmpty) && motif.isEmpty && drums.isEmpty
            && !mayOverlap && !mayHang
    }

    func contain(_ line: AttachedLines.Piece) -> Bool {
        func bounds(_ cells: FlatPath) -> Bool {
            !cells.isEmpty && line.line.flat.isNear(cells, within: width / 4)
        }
        /// Does it begin at the boundary of one of some bodies?
        func begins(on bodies: FlatPath) -> Bool {
            line.line.openings.first.map { bodies.contains($0.from) } ?? false
        }
        return switch line.form {
        case .outline, .rim, .edge: true
        case .tongue where mayHang && line.hangsOnOverlay, .figure where mayHang && line.hangsOnOverlay: true
        case .tongue: bounds(entered) || bounds(folds)
        case .figure where begins(on: roomy): true
        // A line that winds through the body is as often the edge of something in front.
        case .figure where line.line.shareAtWall > 0.1 && begins(on: divided): true
        case .across where begins(on: halved): true
        case .across where line.line.bends(strokeWidth: width) && begins(on: balls): true
        case .figure, .across, .seam: bounds(folds) || bounds(doors) || motif.contains(line)
        }
    }
}
