internal import GlyphModel
internal import PathGeometry

/// Ink in normal form, with its measures.
struct Figure {
    let path: Path
    let tree: ContourTree
    /// Its contours have the indices of the tree's nodes.
    let flat: FlatPath
    /// The maximum distance of a chord from its curve, in units of the view box.
    let flatness: Double
    /// The stroke width of the drawing, in units of the view box; 0 if it is not known.
    var width: Double
    /// The accuracy of operations on the path, in units of the view box.
    let tolerance: Double
    /// The letters that the whole drawing may have.
    let letters: [Letter]

    init(_ path: Path, flatness: Double, strokeWidth: Double = 0, tolerance: Double, letters: [Letter]? = nil) {
        self.path = path
        (self.flatness, width, self.tolerance) = (flatness, strokeWidth, tolerance)
        let tree = ContourTree(path)
        self.tree = tree
        flat = FlatPath(path, tolerance: flatness)
        self.letters = letters ?? tree.roots.map { Letter(tree.nodes[$0]) }
    }

    /// Other ink of the same drawing.
    func with(_ path: Path) -> Figure {
        Figure(path, flatness: flatness, strokeWidth: width, tolerance: tolerance, letters: letters)
    }

    /// The ink of some components.
    func components(_ roots: [Int]) -> Figure { with(tree.path(of: roots)) }
}

extension ContourTree {
    /// The given nodes and all of their descendants, in the order of the path.
    func all(in roots: [Int]) -> [Int] {
        var found: [Int] = []
        var open = roots
        while let node = open.popLast() {
            found.append(node)
            open += nodes[node].children
        }
        return found.sorted()
    }

    /// The contours of the given nodes and their descendants.
    func path(of roots: [Int]) -> Path { Path(all(in: roots).map { nodes[$0].contour }) }
}

/// A component of ink with the faces that it encloses.
struct Body {
    let ink: Figure
    /// The index of its outer contour.
    let root: Int
    /// The drawn part of the ink, if an overlay closes it.
    let drawn: FlatPath?
    let style: FillStyle

    var nodes: [ContourTree.Node] { ink.tree.nodes }
    var node: ContourTree.Node { nodes[root] }
    var bounds: Rect { node.bounds }
    /// The indices of their contours.
    var faces: [Int] { node.children }
    /// The outer contour.
    var outline: FlatPath { ink.flat.selecting([root]) }
    /// The stroke width, in units of the view box.
    var width: Double { ink.width }

    /// Why faces stay as they are, in the order of `faces`; nil for the interior of a body. The first rule with an
    /// answer decides.
    var reasons: [FillDecision.Reason?] {
        var reasons = [FillDecision.Reason?](repeating: nil, count: faces.count)
        for rule in DerivationRule.faces where style.uses(rule) && reasons.contains(nil) {
            guard case .face(let prepare) = rule.work, let reason = prepare(self) else { continue }
            for (index, face) in faces.enumerated() where reasons[index] == nil { reasons[index] = reason(face) }
        }
        return reasons
    }
}

/// The treatment of the face or the line at a point.
struct Statement {
    let point: Point
    let treatment: PartOverride.Treatment
    /// Whether that is taken from a relative, and not stated in the manifest.
    var isBorrowed = false
}

extension Statement {
    /// A statement about a part of a relative; nil for one that names elements.
    init?(borrowed part: PartOverride) {
        guard case .region(let x, let y) = part.target else { return nil }
        self.init(point: Point(x, y), treatment: part.treatment, isBorrowed: true)
    }
}

/// The faces of ink in which everything is closed, with the statements of the rules and the manifest about each.
///
///     outside > component > face > island > face …
struct FaceMap {
    let ink: Figure
    let context: FillContext
    let style: FillStyle
    /// The stated treatments of the contours around points.
    let regions: [(point: Point, node: Int, treatment: PartOverride.Treatment, isBorrowed: Bool)]
    /// The stated treatments by contour; the last one of several has priority.
    var stated: [Int: PartOverride.Treatment]
    /// The faces that are filled as in a relative, even where the rules say otherwise.
    let borrowed: Set<Int>
    /// Why a face of a free body is not an interior, by contour.
    private(set) var reasons: [FillDecision.Reason?]
    /// The persons that the bodies frame.
    private(set) var portrait = Portrait()
    private let drawn: FlatPath?

    /// - Parameter regions: the treatments of the faces around points; a later one has priority.
    init(
        _ ink: Figure, in context: FillContext, style: FillStyle,
        regions: [Statement]
    ) {
        (self.ink, self.context, self.style) = (ink, context, style)
        self.regions = regions.compactMap { region in
            if context.details?.contains(region.point) == true { return nil }
            return ink.tree.innermost(around: region.point).map {
                (region.point, $0, region.treatment, region.isBorrowed)
            }
        }
        let own = self.regions.filter { !$0.isBorrowed }
        borrowed = Set(self.regions.filter { $0.isBorrowed && $0.treatment == .solid }.map(\.node)).subtracting(
            own.map(\.node))
        stated = Dictionary(own.map { ($0.node, $0.treatment) }, uniquingKeysWith: { $1 })
        drawn = context.drawn.map { FlatPath($0, tolerance: ink.flatness) }
        reasons = Array(repeating: nil, count: ink.tree.nodes.count)
        for root in ink.tree.roots {
            let body = body(root)
            for (face, reason) in zip(body.faces, body.reasons) where !borrowed.contains(face) {
                reasons[face] = reason
            }
        }
        if style.rings != .fill, style.islands == .cut, style.uses(.person) {
            portrait = Portrait(in: ink) { [reasons] in reasons[$0] == nil }
        }
    }

    var tree: ContourTree { ink.tree }

    func body(_ component: Int) -> Body { Body(ink: ink, root: component, drawn: drawn, style: style) }

    /// The faces of a body that are filled, as far as nothing is stated of them.
    func interiors(of root: Int) -> [Int] { tree.nodes[root].children.filter { reasons[$0] == nil } }

    /// Whether the manifest states something of a body or its faces.
    func isStated(_ root: Int) -> Bool {
        !stated.isEmpty && ([root] + tree.nodes[root].children).contains { stated[$0] != nil }
    }

    /// The components that enclose something.
    var bodies: [Int] { tree.roots.filter { !tree.nodes[$0].children.isEmpty } }

    /// The area of all faces of some bodies, with their content.
    func faces(of bodies: [Int]) -> Path {
        Path(bodies.flatMap { tree.nodes[$0].children }.map { tree.nodes[$0].contour.reversed })
    }

    /// The drawn ink, without free islands in its faces.
    var outlineStrokes: Path {
        let tree = context.drawn.map { ContourTree($0) } ?? tree
        let bodies = tree.roots.filter { !tree.nodes[$0].children.isEmpty }
        return Path(bodies.flatMap { [$0] + tree.nodes[$0].children }.map { tree.nodes[$0].contour })
    }
}

/// The context of ink that is filled.
struct FillContext {
    /// The drawn part of the ink, if some was added to close a body; nil for all of it.
    var drawn: Path?
    /// Opens the filled body again where it was closed.
    var opening: ((_ body: Path, [Closing.Treatment]?) -> Path)?
    /// The overlaid component.
    var across: OverlaidBody?
    /// Details that are put back later: points on them do not refer to the ink around.
    var details: FlatPath?

    /// The filled body under an overlay, beyond the clearance.
    struct OverlaidBody {
        let body: FlatPath
        /// The width of the clearance.
        let reach: Double

        /// Whether a line of the overlay ends at the overlay's boundary along the clearance.
        func isOpposite(_ opening: InnerLine.Opening, outlineWidth: Double) -> Bool {
            // A little more: where the body was open, its edge is as far away as the clearance is wide.
            let limit = outlineWidth + 1.25 * reach
            return [opening.from, opening.to].allSatisfy { body.distance(to: $0, within: limit) <= limit }
        }
    }
}

extension Figure {
    /// Whether a contour is nearly a circle.
    ///
    /// - Parameter strokeWidth: the stroke width of the drawing, unless it is stated.
    func isRound(_ contour: Int, strokeWidth: Double? = nil) -> Bool {
        let (node, width) = (tree.nodes[contour], strokeWidth ?? self.width)
        let (bounds, radius) = (node.bounds, node.bounds.width / 2)
        guard radius > 0.8 * width, abs(bounds.height - bounds.width) < width / 4 else { return false }
        // A circle fills π/4 of its square, as other shapes may; but no other shape with that area has so short a
        // perimeter.
        let around = flat.perimeter(ofContour: contour)
        return abs(node.area - .pi * radius * radius) < 0.05 * node.area
            && 4 * .pi * node.area > 0.95 * around * around
    }
}

extension Figure {
    /// Whether a hole's outline turns against its own orientation, on some stretch by that many quarter turns.
    func turns(_ hole: Int, by leastTurn: Double) -> Bool {
        let corners = flat.corners(ofContour: hole)
        // At its topmost point the hole turns in its own orientation.
        guard var top = corners.indices.first else { return false }
        for index in corners.indices where corners[index].y < corners[top].y { top = index }
        var (turned, before) = (0.0, Double?.none)
        var last = corners[top]
        for corner in [corners[(top + 1)...], corners[...top]].joined() where corner != last {
            let heading = (corner - last).heading
            if let before {
                let turn = heading - before
                turned = max(0, turned + (turn > 2 ? turn - 4 : turn < -2 ? turn + 4 : turn))
                if turned > leastTurn { return true }
            }
            (before, last) = (heading, corner)
        }
        return false
    }
}

extension Vector {
    /// A monotonic measure of the direction's angle, clockwise on screen: 4 for a full turn, 1 for a quarter. It is
    /// enough to count turns, without trigonometry.
    fileprivate var heading: Double {
        let slope = y / (abs(x) + abs(y))
        return x < 0 ? 2 - slope : slope
    }
}

extension FlatPath {
    /// Whether one of the contours is symmetric to an axis.
    ///
    /// - Parameters:
    ///   - direction: the direction of the axis, of length 1.
    ///   - slack: the maximum distance of a point from the mirror image, in units of the view box.
    ///   - share: the share of the length that may have no mirror image.
    func isSymmetric(
        contour: Int, about point: Point, along direction: Vector, within slack: Double, butFor share: Double = 0.1
    ) -> Bool {
        let across = direction.perpendicular
        return self.share(ofContour: contour) { sample in
            let mirrored = sample.point - across * (2 * (sample.point - point).dot(across))
            return distance(to: mirrored, within: slack) > slack
        } < max(share, 1e-9)
    }
}
