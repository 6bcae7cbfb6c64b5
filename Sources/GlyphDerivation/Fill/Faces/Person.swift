internal import PathGeometry

extension DerivationRule {
    static let person = DerivationRule(
        "person",
        "A person's head and shoulders in a frame are cleared with their middles; a face below hair, and the ground behind "
            + "a person whose head and shoulders are closed, stay light.",
        .face { body in
            { Face.isFace($0, of: body) ? .face : Portrait.isGround($0, of: body) ? .ground : nil }
        })
}

/// A head and shoulders inside of a filled area: a person in a frame. Even where the counters of other rings stay,
/// the counters of a person are cleared with it; otherwise it looks like an eye.
///
///      ╭───────╮         ▟█████▙
///      │  ╭─╮  │         ██▛▀▜██
///      │  ╰─╯  │   →     ██▙▄▟██
///      │ ╭───╮ │         █▛   ▜█
///      ╰─┴───┴─╯         ▜█▄▄▄█▛
struct Portrait {
    /// The faces of details that are heads or shoulders.
    private(set) var middles: Set<Int> = []
    /// The faces of bodies that are shoulders, below a line that is attached to the boundary.
    private(set) var cells: [Int] = []
    /// The heads above solid ink that is attached to the boundary.
    private var heads: [ContourTree.Node] = []
    private let width: Double

    /// No person.
    init() { width = 0 }

    /// - Parameter isFilled: whether a face of a root is the interior of a body.
    init(in ink: Figure, isFilled: (_ face: Int) -> Bool) {
        width = ink.width
        guard width > 0 else { return }
        let nodes = ink.tree.nodes
        for root in ink.tree.roots {
            let faces = nodes[root].children.filter(isFilled)
            for face in faces {
                for head in nodes[face].children
                where nodes[head].children.count < 2 && ink.isRound(head) {
                    let bust = nodes[face].children.filter { isBust($0, below: head, in: ink) }
                    let cells = faces.filter { $0 != face && isCell($0, of: root, below: head, in: ink) }
                    if let shoulders = (bust + cells).min(by: { nodes[$0].bounds.minY < nodes[$1].bounds.minY }) {
                        middles.formUnion(nodes[head].children + nodes[shoulders].children)
                        if cells.contains(shoulders) { self.cells.append(shoulders) }
                    } else if isOnGround(head, in: face, of: root, ink) {
                        middles.formUnion(nodes[head].children)
                        heads.append(nodes[head])
                    }
                }
            }
        }
    }

    /// Whether a face is the background of a person whose head and shoulders are closed bodies. It stays light, and the
    /// person is filled, because on a filled background the person would not be visible.
    ///
    ///      ╭───────╮         ╭───────╮
    ///      │  ╭─╮  │         │  ▟█▙  │
    ///      │ ╭┴─┴╮ │    →    │ ▗▜█▛▖ │
    ///      ╰─┴───┴─╯         ╰▄█████▄╯
    static func isGround(_ face: Int, of body: Body) -> Bool {
        let (nodes, width) = (body.nodes, body.width)
        let (ground, others) = (nodes[face], body.faces.filter { $0 != face })
        return width > 0 && others.count == 2
            && others.contains { head in
                others.contains { shoulders in
                    shoulders != head && body.ink.isRound(head)
                        && isBelow(nodes[head], nodes[shoulders].bounds, strokeWidth: width)
                        && ground.bounds.insetBy(width).contains(nodes[head].bounds)
                        && nodes[shoulders].bounds.maxY > ground.bounds.maxY - width
                        && abs(ground.bounds.center.x - nodes[head].bounds.center.x) < width / 2
                }
            }
    }

    /// Whether attached ink is the shoulders, or the line above them.
    func holds(_ line: InnerLine, in ink: Figure) -> Bool {
        if cells.contains(where: { AttachedRing.runs(line, along: $0, of: ink) }) { return true }
        guard !heads.isEmpty, let box = line.flat.bounds, line.path.area > 0.6 * box.area else { return false }
        return heads.contains { Self.isBelow($0, box, strokeWidth: width) }
    }

    /// Whether a detail is below a head, and not a dash.
    private func isBust(_ detail: Int, below head: Int, in ink: Figure) -> Bool {
        let node = ink.tree.nodes[detail]
        return detail != head && Self.isBelow(ink.tree.nodes[head], node.bounds, strokeWidth: width)
            && node.bounds.height > 1.2 * width && node.area < 0.97 * node.bounds.area
            && !ink.isRound(detail)
    }

    /// Whether a face below a head extends down to the boundary, under an arch. A strip under a knob has corners.
    private func isCell(_ cell: Int, of root: Int, below head: Int, in ink: Figure) -> Bool {
        let node = ink.tree.nodes[cell]
        guard node.children.isEmpty, Self.isBelow(ink.tree.nodes[head], node.bounds, strokeWidth: width),
            node.area < 0.9 * node.bounds.area, !ink.isRound(cell)
        else { return false }
        let outside = ink.flat.selecting([root])
        return ink.flat.samples(ofContour: cell, count: 48).allSatisfy { sample in
            sample.point.y < node.bounds.maxY - width / 4
                || outside.distance(to: sample.point, within: 1.4 * width) <= 1.4 * width
        }
    }

    /// Whether the area rises to a head, as solid shoulders do.
    private func isOnGround(_ head: Int, in face: Int, of root: Int, _ ink: Figure) -> Bool {
        let (center, down) = (ink.tree.nodes[head].bounds.center, Vector(0, 1))
        guard let ground = ink.flat.selecting([face]).distance(from: center, along: down),
            let outside = ink.flat.selecting([root]).distance(from: center, along: down), outside > ground + 2 * width
        else { return false }
        let solid = ink.flat.distance(from: center + down * (ground + width / 20), along: down) ?? 0
        return ink.tree.nodes[face].bounds.maxY > center.y + ground + width / 2 && ground + solid > outside - width / 4
    }

    /// Whether the frames of a head and of shoulders are arranged as in a person.
    private static func isBelow(
        _ head: ContourTree.Node, _ shoulders: Rect, strokeWidth width: Double
    ) -> Bool {
        let face = head.bounds
        return abs(shoulders.center.x - face.center.x) < 0.5 * width
            && (face.maxY - width / 2...face.maxY + 3 * width).contains(shoulders.minY)
            && (0.9 * face.width...4 * face.width).contains(shoulders.width)
            && shoulders.height < 1.2 * shoulders.width
    }
}

/// A face below hair. The hair is filled, and the face stays light: a filled face would be hardly recognizable.
///
///       ╭───╮             ▟███▙
///      │ ╱‾╲ │           ▐█▘ ▝█▌
///      │╱• •╲│     →     │ • • │
///       ╰───╯             ╰───╯
enum Face {
    /// Whether it is the face of a person, with hair above it.
    static func isFace(_ face: Int, of body: Body) -> Bool {
        let (nodes, width) = (body.nodes, body.width)
        let own = nodes[face]
        guard body.faces.count > 1, own.children.count == 2,
            // The reels of a tape are in a box.
            own.area < 0.93 * own.bounds.area,
            case let eyes = own.children.map({ nodes[$0] }).sorted(by: { $0.bounds.minX < $1.bounds.minX }),
            eyes.allSatisfy({
                $0.children.isEmpty && 15 * $0.area < own.area && abs($0.bounds.width - $0.bounds.height) < width / 4
            }),
            abs(eyes[0].area - eyes[1].area) < 0.1 * eyes[0].area,
            abs(eyes[0].bounds.center.y - eyes[1].bounds.center.y) < width / 4,
            abs(eyes[0].bounds.center.x + eyes[1].bounds.center.x - 2 * own.bounds.center.x) < 2 * width
        else { return false }
        return body.faces.contains { cell in
            let hair = nodes[cell]
            return cell != face && hair.children.isEmpty && hair.area > 2 * width * width
                && hair.bounds.minY < own.bounds.minY + width && hair.bounds.center.y < eyes[0].bounds.minY
                // Ears are on top of the head.
                && hair.bounds.maxY > own.bounds.minY + width / 2
                && hair.bounds.center.y > own.bounds.minY - 1.5 * width
                && abs(hair.bounds.center.x - own.bounds.center.x) < own.bounds.width / 2
        }
    }
}
