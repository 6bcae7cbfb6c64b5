internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let handle = DerivationRule(
        "handle",
        "The opening of a handle on top of a body, and the loop of one line at its side, as of a cup, stay open.",
        .face { body in
            if body.style.handles == .fill { return nil }
            return { face in
                let handle = Handle(face, of: body)
                let isOnTop = handle.map { body.style.handles == .open || $0.isLoop } ?? false
                return isOnTop || SideHandle.isHandle(face, of: body) ? .handle : nil
            }
        })
}

/// The opening of a handle: a lock's shackle, the grip of a suitcase or a bucket.
///
///       ╭─╮
///      ╭┴─┴╮      a smaller face on top of a larger one, in the middle
///      ╰───╯
struct Handle {
    private let face: ContourTree.Node
    private let main: ContourTree.Node
    private let body: Body
    /// Whether there is an equal one at the other end, as a watch has straps on both sides.
    private let hasTwin: Bool
    /// Whether it is on a part that is narrower than the body, as an insect's head is.
    private let isDivided: Bool

    /// Nil if a face is not the opening of a handle.
    init?(_ face: Int, of body: Body) {
        let (node, frame) = (body.nodes[face], body.bounds)
        let others = body.faces.filter { $0 != face }.map { body.nodes[$0] }
        guard let main = others.max(by: { $0.area < $1.area }), node.area < 0.6 * main.area,
            node.bounds.maxY <= main.bounds.minY + main.bounds.height / 8,
            abs(node.bounds.center.x - frame.center.x) < 0.12 * frame.width
        else { return nil }
        (self.face, self.main, self.body) = (node, main, body)
        isDivided = others.contains {
            $0.bounds.center.y > node.bounds.maxY && $0.bounds.width < 0.8 * main.bounds.width
                && abs($0.bounds.center.x - frame.center.x) < 0.12 * frame.width
                && $0.bounds.maxY < main.bounds.minY + main.bounds.height / 8
        }
        hasTwin = others.contains {
            $0.bounds.minY > main.bounds.center.y && abs($0.area - node.area) < 0.2 * node.area
        }
    }

    /// Whether it is the loop of one line, on a body that is wider. A lid or a neck is as wide as the part below.
    var isLoop: Bool {
        let width = body.width
        guard face.children.isEmpty, !hasTwin, !isDivided, main.area > 0.6 * main.bounds.area,
            // A gable fills half of its frame.
            face.area > 0.55 * face.bounds.area
        else { return false }
        let outline = body.outline
        func reach(_ start: Point, _ way: Double) -> Double {
            outline.distance(from: start, along: Vector(way, 0)) ?? 0
        }
        let shoulder = Point(main.bounds.center.x, main.bounds.minY + width / 2)
        let loop = face.bounds.width / 2 + width
        guard [-1.0, 1].allSatisfy({ reach(shoulder, $0) - loop > 0.7 * width }) else { return false }
        // The opening of a folder has a tab on one side.
        let opening = FlatPath(Path([face.contour]), tolerance: width / 20)
        let (center, down) = (face.bounds.center, Vector(0, 1))
        guard opening.isSymmetric(contour: 0, about: center, along: down, within: width / 2, butFor: 0.3)
        else { return false }
        let above = face.contour.segments.map { $0.point(at: 0.5) }
        return above.allSatisfy { point in
            point.y > face.bounds.maxY - width / 4 || outline.distance(to: point, within: 1.4 * width) <= 1.4 * width
        }
    }
}

/// The loop of one line at the side of a body: the handle of a cup, or each handle of a trophy.
///
///      ╭─────╮           ▟█████▙
///      │     ├─╮         ██████▛▀▙
///      │     │ │    →    ██████▌ █
///      │     ├─╯         ██████▙▄▛
///      ╰─────╯           ▜█████▛
enum SideHandle {
    static func isHandle(_ face: Int, of body: Body) -> Bool {
        let (ink, nodes, width) = (body.ink, body.nodes, body.width)
        let loop = nodes[face]
        guard width > 0, loop.children.isEmpty, loop.area > width * width / 2,
            let main = body.faces.max(by: { nodes[$0].area < nodes[$1].area }), main != face,
            loop.area < mostArea * nodes[main].area
        else { return false }
        let (outline, inside) = (body.outline, ink.flat.selecting([main]))
        let edge = ink.flat.corners(ofContour: face)
        // One stretch is at the body, and along all the rest there is one line.
        let stretches = loop.contour.stretches(fartherThan: 1.35 * width, from: outline, least: width / 16)
        guard stretches.count == 1, let stretch = stretches.first, !stretch.isClosed,
            let to = stretch.segments.last?.end,
            case let from = stretch.start,
            (0.125..<0.6).contains(Path([stretch]).length / ink.flat.perimeter(ofContour: face)),
            stretch.segments.allSatisfy({ segment in
                [0.25, 0.5, 0.75, 1].allSatisfy {
                    inside.distance(to: segment.point(at: $0), within: 1.8 * width) <= 1.8 * width
                }
            }),
            case let middle = from.interpolated(to: to, at: 0.5),
            let side = (to - from).normalized, case let out = loop.bounds.center - middle,
            abs(out.x) > 1.1 * abs(out.y),
            let away = out.normalized
        else { return false }
        // It is not a part of a convex body that a line cuts off: the way from the body to its tip leads outside.
        let tip = middle + away * (edge.map { ($0 - middle).dot(away) }.max() ?? 0)
        let protrudes = [(from, side * -1), (to, side)].contains { end, way in
            let places = [0.8, 1.4, 2, 2.6].map { end + way * ($0 * width) - away * (0.5 * width) }
            return places.allSatisfy(outline.contains)
                && (1..<32).contains { !outline.contains(places[3].interpolated(to: tip, at: Double($0) / 32)) }
        }
        // The loop is widest where it begins, and the body is wider still.
        let breadth = Self.breadth(of: edge, along: side)
        return protrudes && breadth < 1.25 * from.distance(to: to) + width / 2
            && breadth < 0.9 * Self.breadth(of: inside.corners(ofContour: 0), along: side)
    }

    private static func breadth(of points: ArraySlice<Point>, along way: Vector) -> Double {
        let reach = points.map { ($0 - .zero).dot(way) }
        return (reach.max() ?? 0) - (reach.min() ?? 0)
    }

    /// As a share of the body's interior.
    private static let mostArea = 0.4
}
