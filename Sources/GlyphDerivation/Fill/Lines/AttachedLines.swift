internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let line = DerivationRule(
        "line",
        "A line that is a detail of a body is cut: one that extends into it from one place of its boundary, one that turns "
            + "or branches in a body of some size, and the fold of a page.",
        .line { context in
            let fold = context.fold
            let map = context.map
            let branching = context.test(
                on: { root in
                    let (body, width) = (map.body(root), map.ink.width)
                    // Where a face was chosen by a pick, the fill stays as it was picked.
                    let least = body.faces.contains { map.stated[$0] != nil } ? 150.0 : 50
                    return body.faces.count > 1 && body.node.area > least * width * width && !body.isHalved
                }) { $0.form == .figure }
            return { $0.form == .spur || branching?($0) == true || fold?($0) == true }
        })
}

/// Lines that cross a body or extend into it from its boundary: an envelope's flap, the edges of a cube.
///
///      ╭──┬──╮         ▟█▌▐█▙
///      │  │  │   →     ██▌▐██       cut out of the filled body, and through its outline stroke
///      ╰──┴──╯         ▜█▌▐█▛
struct AttachedLines {
    private(set) var pieces: [Piece] = []

    struct Piece {
        /// The line, without the body's outline stroke.
        let line: InnerLine
        var removal: Removal
        let form: Form
        /// Whether it ends only at the boundary of an overlay along the clearance.
        var hangsOnOverlay = false

        /// The same line, cut only up to the outline stroke.
        var upToTheOutlineStroke: Piece {
            guard case .notches = removal else { return self }
            return Piece(line: line, removal: .notches(at: []), form: form, hangsOnOverlay: hangsOnOverlay)
        }
    }

    /// The area to cut out with a line.
    enum Removal {
        /// The notches through the outline stroke at its ends.
        case notches(at: [InnerLine.Opening])
        /// The gap behind a body in front.
        case gap(Path)
        /// The joints between the line and the outline stroke, which stays complete.
        case joints([Path])
    }

    enum Form {
        /// Attached in one place and extending well into the body: the shoulders of a person in a disc, a door, the
        /// filament of a bulb. It divides nothing, so it is treated like a free detail.
        case spur
        /// Turns or branches between its ends, as a detail of a body does: a flap, a globe's lines.
        case figure
        /// Runs straight from boundary to boundary.
        case across
        /// Divides two bodies, as a lid's edge or a waist does. Sets differ in how they treat these.
        case seam
        /// The edge of a disc that is on another disc.
        case discEdge
        /// The edge of a body in front of another one.
        case edge
        /// The outline of a part that is cleared with it: the shoulders of a person in a frame, a bookmark.
        case outline
    }

    private let boundary: FlatPath
    private let outlineWidth: Double
    private let width: Double
    private let tolerance: Double

    /// - Parameters:
    ///   - labeling: the filled areas, without the details that are knocked out of them.
    ///   - cylinders: the cylinders among the bodies.
    ///   - searches: the findings of other fills of the body.
    init(in labeling: Labeling, of map: FaceMap, cylinders: [Cylinder], searches: BodySearches) {
        let (width, tolerance, ink) = (map.ink.width, map.ink.tolerance, map.outlineStrokes)
        let body = labeling.path
        self.width = width
        // A little more than the outline stroke, because hand-drawn strokes are uneven.
        outlineWidth = 1.08 * width
        boundary = FlatPath(body, tolerance: width / 40)
        self.tolerance = tolerance
        let lines = searches.lines(of: ink, in: body) {
            // Drawings of solid areas may seem to have hairline strokes: these are not lines.
            let length = (0..<boundary.contourCount).reduce(0) { $0 + boundary.perimeter(ofContour: $1) }
            guard length < 1000 * width else { return [] }
            func lines(_ rest: InnerLine.Ink, in body: Path) -> [InnerLine] {
                InnerLine.lines(
                    of: rest, in: body, boundary: boundary, outlineWidth: outlineWidth, strokeWidth: width,
                    tolerance: tolerance)
            }
            if map.context.drawn != nil {
                let flat = FlatPath(ink, tolerance: width / 40)
                return hasInside(flat, at: Array(0..<flat.contourCount)) ? lines(.ink(ink), in: body) : []
            }
            // Of a body that nothing completes, only its faces are not ink. They have less contours.
            let bodies = map.bodies.filter { hasInside(map.ink.flat, at: map.tree.nodes[$0].children) }
            return bodies.isEmpty
                ? [] : lines(.allBut(map.faces(of: bodies)), in: labeling.path(ofComponents: bodies))
        }
        // Bodies get a clearance from bodies in front of them.
        lazy var overlap =
            map.style.lines.cutsDetails && map.style.uses(.overlap)
            ? Overlap(of: body, boundary: boundary, ink: ink, strokeWidth: width, tolerance: tolerance) : nil
        // Ink with outline strokes on three sides is solid, and not a line.
        for line in lines where isLine(line) {
            if map.portrait.holds(line, in: map.ink) {
                let joints = line.openings.map { joint(at: $0) }
                pieces.append(Piece(line: line, removal: .joints(joints), form: .outline))
                continue
            }
            if let gap = cylinders.lazy.compactMap({ $0.gap(below: line, tolerance: tolerance) }).first {
                pieces.append(Piece(line: line, removal: .gap(gap), form: .discEdge))
                continue
            }
            if line.shareAtOutlineStroke > 0.55 { continue }
            // The boundary of an overlaid body along the clearance is never cut through.
            let free = line.openings.filter { map.context.across?.isOpposite($0, outlineWidth: outlineWidth) != true }
            if free.isEmpty, !line.openings.isEmpty {
                pieces.append(Piece(line: line, removal: .notches(at: []), form: form(of: line), hangsOnOverlay: true))
                continue
            }
            // A line from corner to corner is the outline of another body behind this one.
            let open = free.filter { !isInCorner($0) }
            let isSeam = open.isEmpty && line.openings.count > 1
            if isSeam, let gap = overlap?.gap(behind: line) {
                pieces.append(Piece(line: line, removal: .gap(gap), form: .edge))
                continue
            }
            let form = isSeam ? .seam : form(of: line)
            pieces.append(Piece(line: line, removal: .notches(at: open.isEmpty ? line.openings : open), form: form))
        }
    }

    /// Whether ink that is not solid extends beyond the outline stroke: then so does the boundary of a face.
    ///
    /// - Parameter edges: the contours that may bound a face.
    private func hasInside(_ flat: FlatPath, at edges: [Int]) -> Bool {
        let length = edges.reduce(0) { $0 + flat.perimeter(ofContour: $1) }
        return flat.samples(of: edges, count: Int(length / width)).contains {
            boundary.distance(to: $0.point, within: outlineWidth) > outlineWidth
        }
    }

    private func form(of line: InnerLine) -> Form {
        if line.openings.count < 2 {
            // Ink nearer to the body's edge is a tick or a corner of the outline stroke: sets treat these differently.
            let isSpur = line.path.subpaths.contains {
                !$0.stretches(fartherThan: 2.35 * width, from: boundary, least: width / 16).isEmpty
            }
            return isSpur && !line.openings.isEmpty ? .spur : .across
        }
        let ends = line.ends
        let farthest = ends.lazy.flatMap { end in ends.lazy.map(end.distance) }.max() ?? 0
        // The length of a line of one width with this area.
        return farthest < Self.straightness * line.path.area / width ? .figure : .across
    }

    /// A line longer than the distance between its ends by a quarter is not straight.
    private static let straightness = 0.8

    /// The bodies that the lines are attached to, with the indices of their lines.
    func bodies(among roots: [Int], of ink: Figure) -> [(root: Int, lines: [Int])] {
        roots.compactMap { root in
            let body = ink.flat.selecting([root])
            let own = pieces.indices.filter { pieces[$0].line.openings.first.map { body.contains($0.from) } == true }
            return own.isEmpty ? nil : (root, own)
        }
    }

    /// Whether a point is on one of the lines.
    func names(_ point: Point) -> Bool { pieces.contains { $0.line.path.contains(point) } }

    /// - Parameter cleared: the areas that are cut out with them, in normal form.
    func cut(_ pieces: [Piece], with cleared: Path, outOf filled: Path) -> Path {
        if pieces.isEmpty { return filled }
        let rest = filled.subtracting(
            pieces.flatMap(removed) + (cleared.isEmpty ? [] : [cleared]), tolerance: tolerance)
        // The rest that rounded corners leave between a line and its notch is not a detail of the drawing.
        return Path(rest.subpaths.filter { abs($0.area) > 0.05 * width * width })
    }

    private func removed(with piece: Piece) -> [Path] {
        switch piece.removal {
        case .gap(let gap): [gap]
        case .joints(let joints): [piece.line.path] + joints
        case .notches(let openings):
            [piece.line.path(with: openings.compactMap { notch(at: $0, of: piece.line) })]
        }
    }

    /// The area between the end of a line and the outline stroke, whose width stays as drawn.
    private func joint(at opening: InnerLine.Opening) -> Path {
        let out = LineEnd.square(to: opening.to - opening.from) * (outlineWidth - width)
        return Path(polygon: [opening.from - out, opening.from + out, opening.to + out, opening.to - out])
    }

    /// The extension of a line through the outline stroke, as deep as that is.
    private func notch(at opening: InnerLine.Opening, of line: InnerLine) -> InnerLine.Notch? {
        guard LineEnd.isLine(opening, strokeWidth: width) else { return nil }
        return LineEnd(of: line.flat, opening, strokeWidth: width).notch(depth: 2 * outlineWidth + width)
    }

    /// Whether it is thick enough. Anything thinner is left by the inner corners of the outline stroke.
    private func isLine(_ line: InnerLine) -> Bool {
        let area = line.path.area
        guard area > 0.6 * width * width else { return false }
        // If most of it is not thinner, the mean is enough.
        if 2 * area > 0.7 * width * line.perimeter { return true }
        return line.flat.estimatedStrokeWidth().map { $0 > 0.6 * width } ?? false
    }

    /// Whether a line runs into a corner that points into the body, where two outlines meet.
    private func isInCorner(_ end: InnerLine.Opening) -> Bool {
        guard let near = boundary.nearest(to: end.from), let far = boundary.nearest(to: end.to) else { return true }
        return near.distance(to: far) < 0.6 * end.from.distance(to: end.to)
    }
}

/// Decides which lines that are attached to a body's boundary are details of it, and are cut like free details.
struct AttachedDetails {
    private var tests: [DerivationRule.LineTest] = []
    /// Bodies of discs that are on each other.
    let cylinders: [Cylinder]

    init(of map: FaceMap) {
        let style = map.style
        cylinders = style.lines.cutsDetails && style.uses(.overlap) ? Cylinder.all(in: map.ink) : []
        let context = LineContext(map: map)
        if style.lines == .fold, style.uses(.line) { tests = [context.fold].compactMap(\.self) }
        for rule in style.lines == .detail ? DerivationRule.lines : [] where style.uses(rule) {
            if case .line(let prepare) = rule.work, let test = prepare(context) { tests.append(test) }
        }
    }

    func contain(_ piece: AttachedLines.Piece) -> Bool { piece.isOfItself || tests.contains { $0(piece) } }
}

extension AttachedLines.Piece {
    /// Whether it is cut in any case, before the rules for lines decide.
    var isOfItself: Bool { form == .outline || form == .discEdge || form == .edge }
}

/// The measures of a drawing for the rules for lines.
struct LineContext {
    let map: FaceMap

    /// A test of the lines between a page and its folded corner.
    var fold: DerivationRule.LineTest? {
        test(beside: { Fold.faces(of: map.ink, component: $0) }) { !$0.isOfItself }
    }

    /// A test of the lines next to some faces; nil if there are no such faces.
    func test(beside faces: (_ root: Int) -> [Int], _ holds: @escaping (AttachedLines.Piece) -> Bool) -> DerivationRule
        .LineTest?
    {
        let cells = map.ink.flat.selecting(map.tree.roots.flatMap(faces))
        return cells.isEmpty ? nil : { [map] in holds($0) && $0.line.flat.isNear(cells, within: map.ink.width / 4) }
    }

    /// A test of the lines that begin at the boundaries of some bodies; nil if there are no such bodies.
    func test(on isBody: (_ root: Int) -> Bool, _ holds: @escaping (AttachedLines.Piece) -> Bool) -> DerivationRule
        .LineTest?
    {
        let bodies = map.ink.flat.selecting(map.tree.roots.filter(isBody))
        if bodies.isEmpty { return nil }
        return { piece in
            holds(piece) && piece.line.openings.first.map { bodies.contains($0.from) } == true
        }
    }
}

extension Body {
    /// Whether a line that neither turns nor is wide divides it in two, straight across.
    fileprivate var isHalved: Bool {
        faces.count == 2
            && ink.flat.selecting([faces[0]]).isNear(ink.flat.selecting([faces[1]]), within: 1.25 * width)
            && !faces.contains { ink.turns($0, by: 0.7) }
    }
}

// MARK: - Rings

/// A ring attached to the boundary of a body, which completes it: a door, the shoulders below a person's head. If the
/// counters of rings are cleared, its counter is, too.
///
///      ╭───────╮         ▟█████▙
///      │  ╭─╮  │   →     ██▛▀▜██
///      │  │ │  │         ██▌ ▐██
///      ╰──┴─┴──╯         ▜██▄██▛
enum AttachedRing {
    /// The faces of bodies that are such counters.
    ///
    /// - Parameters:
    ///   - lines: the lines that are cut out of the bodies.
    ///   - isFilled: whether a face of a root is the interior of a body.
    static func middles(
        in ink: Figure, beside lines: [AttachedLines.Piece], isFilled: (_ face: Int) -> Bool
    ) -> [Int] {
        let nodes = ink.tree.nodes
        return ink.tree.roots.flatMap { root -> [Int] in
            let faces = nodes[root].children.filter(isFilled)
            guard let room = faces.max(by: { nodes[$0].area < nodes[$1].area }) else { return [] }
            let folds = Fold.faces(of: ink, component: root)
            return faces.filter { face in
                // A larger face is a part of the body: an envelope's flap, the side of a cube.
                nodes[face].area < nodes[room].area / 5 && !folds.contains(face)
                    && lines.contains { line in
                        goesAround(nodes[face], line, below: nodes[room].children.map { nodes[$0] }, ink.width)
                            && runs(line.line, along: face, of: ink)
                    }
            }
        }
    }

    /// Whether a line goes around a face, as a door's frame does, or arches over it below a ring, as shoulders do below
    /// a head. Other lines from boundary to boundary divide the body: the seam of a ball, the edge of a cup.
    private static func goesAround(
        _ face: ContourTree.Node, _ line: AttachedLines.Piece, below details: [ContourTree.Node], _ width: Double
    ) -> Bool {
        let ends = line.line.ends
        guard ends.count == 2, let across = (ends[1] - ends[0]).normalized else { return false }
        if line.form == .figure { return true }
        let middle = ends[0].interpolated(to: ends[1], at: 0.5)
        return details.contains { detail in
            let way = detail.bounds.center - middle
            return !detail.children.isEmpty && abs(across.dot(way)) < width / 2
                && across.cross(way) * across.cross(face.bounds.center - middle) <= 0
        }
    }

    /// Whether it runs along some of the face.
    static func touches(_ line: InnerLine, _ face: Int, of ink: Figure) -> Bool {
        runs(line, along: face, of: ink, share: 0.04)
    }

    /// Whether it runs along most of the face, except for the boundary of a disc that the face is on.
    static func runs(_ line: InnerLine, along face: Int, of ink: Figure, share: Double = 0.4) -> Bool {
        ink.flat.hasShare(ofContour: face, above: share) {
            line.flat.distance(to: $0.point, within: ink.width / 10) <= ink.width / 10
        }
    }
}

/// The folded corner of a page: a small face where the body's outline cuts off a corner of its frame.
///
///      ╭───╲        the style decides whether the line between the fold and the page is cut; a
///      │   ▏╲       folder's tab is in a corner, too, and fills it
///      │   ╰──╮
///      ╰──────╯
private enum Fold {
    /// The folds among the faces of a component.
    static func faces(of figure: Figure, component: Int) -> [Int] {
        let (tree, width) = (figure.tree, figure.width)
        let body = tree.nodes[component]
        let faces = body.children
        guard width > 0, faces.count > 1, let page = faces.map({ tree.nodes[$0] }).max(by: { $0.area < $1.area })
        else { return [] }
        let small = faces.filter { tree.nodes[$0].area < page.area / 10 && tree.nodes[$0].children.isEmpty }
        if small.isEmpty { return [] }
        let outline = figure.flat.selecting([component])
        // A page may be divided, and others may be behind it.
        return [body.bounds, page.bounds.insetBy(-width)].lazy.map { frame in
            // The other corners exist, even if they are rounded: a coin has none.
            let missing = frame.corners.filter { !outline.contains($0) && outline.distance(to: $0) > 1.2 * width }
            guard missing.count == 1, let corner = missing.first else { return [] }
            return small.filter { face in
                // As near to both sides as the outline stroke allows.
                tree.nodes[face].bounds.corners.contains { max(abs($0.x - corner.x), abs($0.y - corner.y)) < 4 * width }
            }
        }.first { !$0.isEmpty } ?? []
    }
}
