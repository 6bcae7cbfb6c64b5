internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let bust = DerivationRule(
        "bust",
        "Shoulders below a head are closed at the bottom; what a sign hides of them is the mirror image of the rest.",
        .counter(.bust) { ink in
            var counter = Bust.counter(in: ink)
            counter?.isForced = true
            return [counter].compactMap(\.self)
        })

    static let cloud = DerivationRule(
        "cloud", "A cloud that is open at the bottom is closed there: its lobes go on to the line that touches both.",
        .counter(.cloud) { [Cloud.counter(in: $0)].compactMap(\.self) })
}

/// A body of which a part is not drawn, because something covers it: it is completed as its outline continues, or as
/// the mirror image of its other side.
///
///        ╭──╮               ╭──╮            ╭─╮               ╭─╮
///      ╭─╯  ╰──╮          ╭─╯  ╰──╮         ╰─╯               ╰─╯
///     │        │    →    │        │        ╭──╴  ╷     →     ╭───╮
///      ╵ ╷ ╷ ╷ ╵          ╰───────╯        ╵    ─┼─          ╵   ╵
struct HiddenBody {
    /// The body without the components over it, in normal form.
    let whole: Path
    /// The components over it, or next to it.
    let above: [Int]
    /// How far the drawing keeps away from them, in units of the view box; nil if that is not known.
    var clearance: Double?
    /// Whether a relative has it: the base of a person or of a cloud is far from the component that covers it.
    private var isBorrowed = false

    /// Bodies that relatives draw whole: the drawn part of them is replaced, and the components where a part is missing
    /// are above them.
    ///
    /// Nil if nothing is missing, or nothing covers the missing part.
    init?(_ bodies: [Path], in ink: Figure) {
        let (nodes, width, tolerance) = (ink.tree.nodes, ink.width, ink.tolerance)
        guard width > 0, !bodies.isEmpty else { return nil }
        let known = Path.union(ofNonNegative: bodies, tolerance: tolerance)
        let missing = ContourTree(
            known.subtracting([ink.path.margin(width / 8, tolerance: tolerance)], tolerance: tolerance))
        let gaps = missing.path(of: missing.roots.filter { missing.nodes[$0].area > width * width / 8 })
        if gaps.isEmpty { return nil }
        let (near, flatGaps) = (known.margin(width / 3, tolerance: tolerance), FlatPath(gaps, tolerance: ink.flatness))
        let faces = Path(ContourTree(known).nodes.filter(\.isHole).map { $0.contour.reversed })
        var (above, kept, rest, open): ([Int], [Int], Path, [Int]) = ([], [], Path(), ink.tree.roots)
        while let index = open.popLast() {
            let node = nodes[index]
            let component = [index] + node.children
            let own = Path(component.map { nodes[$0].contour })
            let flat = ink.flat.selecting(component)
            if own.subtracting([near], tolerance: tolerance).area < 0.12 * own.area {
                kept += component
            } else if flat.distance(to: flatGaps, within: Self.reach * width) != nil,
                // Ink inside of a face is its detail.
                own.subtracting([faces], tolerance: tolerance).area > 0.05 * own.area
            {
                // With all that is inside of it.
                above.append(index)
                continue
            } else {
                rest.append(own)
            }
            open += node.children.flatMap { nodes[$0].children }
        }
        if above.isEmpty { return nil }
        above.sort()
        whole = .union(ofNonNegative: [known, rest], tolerance: tolerance)
        self.above = above
        // The drawn part of the body stays.
        let (signs, body) = (ink.flat.selecting(above), ink.flat.selecting(kept))
        let drawn = kept.isEmpty ? nil : signs.distance(to: body, within: 2 * width)
        clearance = drawn.map { max($0, SlashedInk.clearance * width) }
        isBorrowed = true
    }

    /// Whether a clearance around the covering component ends a little inside of the body's edge, along more of it than
    /// where it crosses the edge.
    func reachesItsEdge(_ clearance: Double, in ink: Figure) -> Bool {
        guard isBorrowed else { return false }
        let (signs, edge) = (ink.flat.selecting(above), FlatPath(whole, tolerance: ink.flatness))
        let band = clearance...(clearance + Path.whisker * ink.width)
        let near = edge.samples(of: ContourTree(whole).roots, count: 96).filter {
            band.contains(signs.distance(to: $0.point, within: band.upperBound + ink.width))
        }
        return near.reduce(0) { $0 + $1.length } > 1.4 * ink.width
    }

    /// How far from the missing part something is that hides it, in stroke widths.
    private static let reach = 2.5

    /// A cloud: two round lobes, which the line that touches both of them closes.
    ///
    /// Nil if a drawing has none.
    init?(cloudIn ink: Figure) {
        let (width, tolerance) = (ink.width, ink.tolerance)
        guard (2...20).contains(ink.tree.roots.count) else { return nil }
        for root in ink.tree.roots where ink.tree.nodes[root].children.isEmpty {
            // Most of its frame is not ink.
            guard case let frame = ink.tree.nodes[root].bounds.area, frame > 40 * width * width,
                ink.tree.nodes[root].area < 0.5 * frame,
                case let around = ink.tree.nodes[root].bounds.insetBy(-width),
                ink.tree.roots.contains(where: { $0 != root && ink.tree.nodes[$0].bounds.intersects(around) }),
                let base = Self.base(of: root, in: ink)
            else { continue }
            let strokes = zip(base, base.dropFirst()).compactMap { start, end in
                start.point.distance(to: end.point) < width / 10
                    ? nil
                    : start.stroke(
                        to: StrokeEnd(point: end.point, direction: end.direction * -1), width: width,
                        tolerance: tolerance)
            }
            let whole = Path.union(ofNonNegative: [ink.tree.path(of: [root])] + strokes, tolerance: tolerance)
            let tree = ContourTree(whole)
            let others = ink.tree.roots.filter { $0 != root }
            // Arms and ears are farther from convex, boxes are convex; something is on the line.
            guard tree.nodes.count == 2, let outer = tree.roots.first.map({ tree.nodes[$0] }),
                let inside = outer.children.first, tree.nodes[inside].area > 16 * width * width,
                case let hull = FlatPath(Path([outer.contour]), tolerance: ink.flatness).hullArea(ofContour: 0),
                (0.95...0.995).contains(outer.area / hull),
                case let line = (0...16).map({ base[1].point.interpolated(to: base[2].point, at: Double($0) / 16) }),
                others.contains(where: { other in
                    let flat = ink.flat.selecting([other])
                    return ink.tree.nodes[other].bounds.width < 0.9 * outer.bounds.width
                        && line.contains { flat.contains($0) || flat.distance(to: $0, within: width) < width }
                })
            else { continue }
            (self.whole, above) = (whole, others)
            return
        }
        return nil
    }

    /// The ends of a stroke with the points between them at which the missing line touches the lobes: each with the
    /// direction in which the line is drawn there.
    private static func base(of root: Int, in ink: Figure) -> [StrokeEnd]? {
        let (ends, width) = (StrokeEnd.all(in: ink, of: [root]), ink.width)
        guard ends.count == 2, let one = ends[0].circle(in: ink.flat, strokeWidth: width),
            let other = ends[1].circle(in: ink.flat, strokeWidth: width),
            [one, other].allSatisfy({ (1.2 * width...8 * width).contains($0.radius) }),
            // A ring has one center.
            case let way = other.center - one.center, way.length > width, let along = way.normalized,
            case let slope = (one.radius - other.radius) / way.length, abs(slope) < 0.6
        else { return nil }
        // The normal of the line is at the same distance from both centers, less the radii.
        let level = (1 - slope * slope).squareRoot()
        let middle = one.center.interpolated(to: other.center, at: 0.5)
        let opening = ends[0].point.interpolated(to: ends[1].point, at: 0.5) - middle
        let side = along.perpendicular.dot(opening) < 0 ? along.perpendicular * -1 : along.perpendicular
        let out = along * slope + side * level
        let (from, to) = (one.center + out * one.radius, other.center + out * other.radius)
        // The base of a cloud is below it.
        guard out.y > 0.9, let line = (to - from).normalized else { return nil }
        /// Whether an end goes on around its lobe until the line touches it, less than a third of the circle.
        func continues(_ end: StrokeEnd, around circle: Circle, to line: Vector) -> Bool {
            guard let at = (end.point - circle.center).normalized else { return false }
            let turn = at.cross(end.direction)
            return abs(turn) > 0.9 && at.dot(out) > -0.5 && out.cross(line) * turn > 0
                && (at.cross(out) * turn > -0.1)
        }
        guard continues(ends[0], around: one, to: line), continues(ends[1], around: other, to: line * -1)
        else { return nil }
        return [
            ends[0], StrokeEnd(point: from, direction: line), StrokeEnd(point: to, direction: line),
            StrokeEnd(point: ends[1].point, direction: ends[1].direction * -1),
        ]
    }

    /// A person: a round head above shoulders that end on one side at the bottom, and on the other at a sign.
    ///
    /// Nil if a drawing has none.
    init?(personIn ink: Figure) {
        let (nodes, width, tolerance) = (ink.tree.nodes, ink.width, ink.tolerance)
        guard (2...20).contains(ink.tree.roots.count) else { return nil }
        for (face, head) in nodes.enumerated() {
            guard let skull = head.parent, nodes[skull].parent == nil, nodes[skull].children.count == 1,
                head.children.isEmpty, ink.isRound(face)
            else { continue }
            for root in ink.tree.roots {
                let shoulders = nodes[root]
                guard root == skull || shoulders.children.isEmpty,
                    shoulders.bounds.width > 0.9 * head.bounds.width, shoulders.bounds.height > 1.5 * width,
                    shoulders.bounds.maxY > head.bounds.maxY + 2.2 * width,
                    shoulders.bounds.minY < head.bounds.maxY + 3.2 * width,
                    root == skull || shoulders.bounds.minY > head.bounds.center.y,
                    let cut = Self.cut(root, under: head, in: ink)
                else { continue }
                let body = Set([root, skull])
                let others = ink.tree.roots.filter { !body.contains($0) }
                /// Whether a component is on the side where the shoulder is missing.
                func isBeside(_ other: Int) -> Bool {
                    let sign = nodes[other].bounds
                    return cut.side * (sign.center.x - head.bounds.center.x) > 0
                        && sign.maxY > shoulders.bounds.minY - width
                }
                guard others.contains(where: isBeside) else { continue }
                let drawn = ink.tree.path(of: body.sorted())
                let mirror = Transform(a: -1, b: 0, c: 0, d: 1, e: 2 * head.bounds.center.x, f: 0)
                var parts = [drawn, drawn.transformed(by: mirror).normalized(tolerance: tolerance)]
                let twin = StrokeEnd(
                    point: Point(2 * head.bounds.center.x - cut.end.point.x, cut.end.point.y),
                    direction: Vector(-cut.end.direction.x, cut.end.direction.y))
                if cut.end.strain(to: twin) != nil {
                    parts.append(cut.end.stroke(to: twin, width: width, tolerance: tolerance))
                }
                whole = .union(ofNonNegative: parts, tolerance: tolerance)
                above = others
                return
            }
        }
        return nil
    }

    /// Where shoulders end that are complete on one side only, and the side where they are not: 1 is the right one.
    private static func cut(
        _ root: Int, under head: ContourTree.Node, in ink: Figure
    ) -> (end: StrokeEnd, side: Double)? {
        let (ends, width) = (StrokeEnd.all(in: ink, of: [root]), ink.width)
        let (floor, middle) = (ink.tree.nodes[root].bounds.maxY, head.bounds.center.x)
        guard ends.count == 2 else { return nil }
        for (foot, end) in [(ends[0], ends[1]), (ends[1], ends[0])] {
            let side = foot.point.x < middle ? 1.0 : -1
            // The foot is at the bottom, next to the head; the other end is higher, and not as far aside.
            guard foot.point.y > floor - 1.3 * width, foot.direction.y > 0.5, end.point.y < foot.point.y - width,
                abs(foot.point.x - middle) > head.bounds.width / 2,
                abs(foot.point.x - middle) < 1.5 * head.bounds.width + 3 * width,
                side * (end.point.x - middle) < abs(foot.point.x - middle) - width / 2,
                side * end.direction.x > -0.2, end.direction.y < 0.9
            else { continue }
            return (end, side)
        }
        return nil
    }
}

extension StrokeEnd {
    /// The circle along which a stroke is drawn before its end, by its middle line; nil if it is straight there, or
    /// ends soon.
    func circle(in ink: FlatPath, strokeWidth width: Double) -> Circle? {
        var (points, end) = ([point], self)
        for _ in 0..<3 {
            let back = end.point - end.direction * (0.8 * width)
            let across = end.direction.perpendicular
            guard
                let part = ink.stretches(along: across, through: back).min(by: { abs($0.middle) < abs($1.middle) }),
                abs(part.middle) < width / 2, (0.8...1.25).contains(part.length / width),
                let one = part.edges.0.normalized, let other = part.edges.1.normalized,
                let way = (one - other).normalized
            else { return nil }
            let direction = way.dot(end.direction) > 0 ? way : way * -1
            end = StrokeEnd(point: back + across * part.middle, direction: direction)
            points.append(end.point)
        }
        return Circle(fitting: points)
    }
}

/// Shoulders below a head, drawn as a line that is open at the bottom: the upper half of a person. Designers close it
/// straight across and fill it, as they fill the head. Where a sign hides one of them, they are completed first.
///
///       ╭─╮               ▟█▙
///       ╰─╯       →       ▜█▛
///      ╭───╮             ▟███▙
///      ╵   ╵             █████
enum Bust {
    /// The open counter of the shoulders; nil if there is none.
    static func counter(in ink: Figure) -> OpenCounter? {
        let width = ink.width
        guard width > 0 else { return nil }
        for (index, head) in ink.tree.nodes.enumerated()
        where head.parent != nil && head.children.isEmpty && ink.isRound(index) {
            for root in ink.tree.roots where ink.tree.nodes[root].bounds.maxY > head.bounds.maxY + 2.2 * width {
                guard
                    let counter = whole(root, under: head, in: ink),
                    // Spread legs fill half of their frame, and shoulders more than that.
                    counter.area > max(2 * width * width, 0.6 * counter.bounds.area)
                else { continue }
                let others = counter.others(in: ink)
                if others.inside.isEmpty, others.across.isEmpty { return counter }
            }
        }
        return nil
    }

    /// The counter of a component that is below a head, or joined to it, like shoulders.
    private static func whole(_ root: Int, under head: ContourTree.Node, in ink: Figure) -> OpenCounter? {
        let (piece, face, isJoined) = (ink.tree.nodes[root], head.bounds, head.parent == root)
        let width = ink.width
        let top = isJoined ? face.minY - 1.4 * width...face.minY : face.center.y...face.maxY + 3.2 * width
        guard piece.children.count == (isJoined ? 1 : 0), top.contains(piece.bounds.minY),
            piece.bounds.width > face.width + 1.8 * width,
            abs(piece.bounds.center.x - face.center.x) < 0.3 * width,
            let counter = OpenCounter(underArch: root, in: ink)
        else { return nil }
        let box = counter.bounds
        return abs(box.center.x - face.center.x) < 0.3 * width
            && (face.maxY...face.maxY + 5 * width).contains(box.minY)
            && (0.9 * face.width...2.8 * (face.width + 2 * width)).contains(box.width)
            && box.height < 1.6 * box.width && counter.opening > 0.7 * box.width ? counter : nil
    }
}

/// A cloud that is open at the bottom, with an arrow or rain in its aperture. Designers close it straight across and
/// fill it, like clouds without anything in their aperture.
///
///       ╭──╮                ▟██▙
///     ╭─╯│ ╰─╮    →       ▟██▌▐██▙       lines through the aperture are drawn in the other colour inside
///     ╰─ ▼ ──╯            ▜██▼███▛
enum Cloud {
    static func counter(in ink: Figure) -> OpenCounter? {
        let width = ink.width
        guard width > 0, (2...6).contains(ink.tree.roots.count) else { return nil }
        let nodes = ink.tree.nodes
        for root in ink.tree.roots {
            let sky = nodes[root].bounds
            guard nodes[root].children.isEmpty, sky.area > 40 * width * width, sky.width > 1.1 * sky.height
            else { continue }
            for arrow in ink.tree.roots where arrow != root && hangs(nodes[arrow].bounds, from: sky, width) {
                let point = Point(nodes[arrow].bounds.center.x, (nodes[arrow].bounds.minY + sky.minY + width) / 2)
                // Straight below it there may only be the part that hangs there.
                guard ink.flat.selecting([root]).distance(from: point, along: Vector(0, 1)) == nil,
                    // Its ends may be on the ground, or anywhere.
                    let counter = OpenCounter(underArch: root, in: ink) ?? OpenCounter(in: ink, around: point),
                    counter.root == root, isLobed(counter, in: ink)
                else { continue }
                let across = counter.others(in: ink).across
                if across.contains(arrow), across.allSatisfy({ isNarrow(nodes[$0].bounds, below: sky) }) {
                    return counter
                }
            }
        }
        return nil
    }

    /// Whether a frame hangs down from the middle of another.
    private static func hangs(_ arrow: Rect, from sky: Rect, _ width: Double) -> Bool {
        arrow.minY > sky.minY + 2 * width && arrow.minY < sky.maxY - width && arrow.maxY > sky.maxY - width / 2
            && abs(arrow.center.x - sky.center.x) < 0.2 * sky.width
    }

    /// Whether a frame is below the middle of another.
    private static func isNarrow(_ arrow: Rect, below sky: Rect) -> Bool {
        abs(arrow.center.x - sky.center.x) < 0.35 * sky.width && arrow.width < 0.5 * sky.width
    }

    /// Whether the shape around a counter is neither nearly convex, like a box, or a sign with a stroke through its
    /// aperture, nor far from convex, like an arm.
    private static func isLobed(_ counter: OpenCounter, in ink: Figure) -> Bool {
        let form = ink.tree.nodes[counter.root].area + counter.area
        return counter.area > 25 * counter.width * counter.width
            && (0.95...0.992).contains(form / ink.flat.hullArea(ofContour: counter.root))
    }
}
