internal import PathGeometry

extension OverlaidInk {
    /// Discs that were cleared for a badge. A badge may have any shape, but the ends of the body's outline are arcs of
    /// the circle of its clearance.
    ///
    ///      ╭──────╮
    ///      │      ╵ ╲          if both ends bend around one center, and only the badge is inside,
    ///      │     ╷  ＋         the disc is the clearance
    ///      ╰─────╯╲
    var clearedDiscs: [Overlay] {
        let all = components.filter(\.isOpen).flatMap { ClearedDisc(in: self, outOf: $0).overlays }
        let details = Set(all.flatMap(\.details))
        // A detail of a body is not a body itself. One disc may have been cleared out of several bodies.
        return all.filter { details.isDisjoint(with: $0.bodies) }.reduce(into: []) { overlays, disc in
            if let index = overlays.firstIndex(where: { $0.roots == disc.roots }) {
                overlays[index].join(disc)
            } else {
                overlays.append(disc)
            }
        }
    }

    /// Discs at an open corner. An overlay usually has a clearance of one stroke width. A badge at the corner of a body
    /// may have two, and closes the body nevertheless: a disc of that size can only be a badge.
    ///
    ///       ╱╲
    ///      ╱  ╲
    ///     │    ╶  ╭─╮
    ///     ╰────╴  ╰─╯
    func cornerBadges(besides overlays: [Overlay]) -> [Overlay] {
        // A smaller disc is a dot or a head.
        let badges = components.filter {
            $0.bounds.width > 4 * width && ink.isRound($0.contours[0])
        }
        if badges.isEmpty { return [] }
        return open(besides: overlays).flatMap { body -> [Overlay] in
            // If most of the strokes belong to the badge, the stroke width is not the width of the body's lines.
            guard let own = body.flat.estimatedStrokeWidth(), abs(own - width) < width / 2 else { return [] }
            return badges.compactMap { overlay($0, on: [body], as: .badge) }
        }
    }

    /// Signs in place of a corner. A plus or a check mark that replaces a corner of a body may have as much clearance
    /// as a badge. It is not found by a disc, but by the ends of the body's outline: if they are extended straight,
    /// they meet inside of the sign.
    ///
    ///     ╭───────╮
    ///     │       ╵      the corner would be where
    ///     │        │     the sign is
    ///     ╰────╴ ──┼──
    ///              │
    func cornerSigns(besides overlays: [Overlay]) -> [Overlay] {
        let bodies = open(besides: overlays).filter { body in
            !overlays.contains { $0.roots.contains(where: body.roots.contains) }
        }
        return bodies.flatMap { body in
            body.bounds.corners.compactMap { corner -> Overlay? in
                // If the body has ink at its corner, nothing was removed there.
                guard body.flat.distance(to: corner, within: 2 * width) >= 2 * width else { return nil }
                // Nearer to the corner than to the center of the body; measured on designers' own pairs.
                let roots = components.filter { component in
                    let off = component.bounds.center - corner
                    return component.roots != body.roots && abs(off.x) < 0.33 * body.bounds.width
                        && abs(off.y) < 0.33 * body.bounds.height
                }.flatMap(\.roots)
                if roots.isEmpty { return nil }
                let sign = Component(roots, of: ink)
                // Anything smaller is a dot, and anything larger is another body.
                guard sign.bounds.extent > 3 * width, sign.bounds.extent < 0.7 * body.bounds.extent else { return nil }
                return overlay(sign, on: [body], as: .sign)
            }
        }
    }
}

extension Overlay {
    /// Adds the bodies and details of another overlay by the same components, and its counter if that is larger.
    fileprivate mutating func join(_ other: Overlay) {
        bodies += other.bodies
        details += other.details.filter { !details.contains($0) }
        counters = (counters + other.counters).sorted { $0.area > $1.area }
    }
}

/// Looks for discs that were cleared out of a body.
private struct ClearedDisc {
    let drawing: OverlaidInk
    let body: Int
    let segments: ContiguousArray<Segment>
    var width: Double { drawing.width }

    init(in drawing: OverlaidInk, outOf component: Component) {
        (self.drawing, body) = (drawing, component.contours[0])
        segments = drawing.ink.tree.nodes[body].contour.segments
    }

    /// The overlays inside of the discs.
    var overlays: [Overlay] {
        let ends = ends
        return ends.indices.flatMap { index in
            ends[(index + 1)...].compactMap { overlay(between: ends[index], $0) }
        }
    }

    /// The end of a body's outline stroke: a stretch of the contour that is concave towards the outside.
    private struct End {
        let first: Int
        let count: Int
        let points: [Point]
        /// Whether the end is curved. Some ends are drawn with lines; at least one of the two that determine a disc
        /// must be curved.
        let isCurved: Bool
    }

    private var ends: [End] {
        /// Whether it is a corner of the ink. Outer contours are clockwise on screen.
        func isCorner(after index: Int) -> Bool {
            let next = segments[(index + 1) % segments.count]
            guard let from = segments[index].direction(at: 1), let to = next.direction(at: 0) else { return false }
            return from.cross(to) > 0.3 || from.dot(to) < -0.9
        }
        let corners = segments.indices.filter(isCorner)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { before, after in
            var run = segments(from: before + 1, to: after + 1)
            // An end has at most three segments, and the lines of the outline next to it.
            guard (1...5).contains(run.count) else { return nil }
            let hasCurve = run.contains { !$0.isLine }
            // A line that continues from the circle is part of the outline.
            func isOutline(_ segment: Segment) -> Bool { hasCurve && segment.isLine(longerThan: 0.2 * width) }
            var first = before + 1
            if run.count > 1, isOutline(run[0]) { (first, run) = (first + 1, Array(run.dropFirst())) }
            if run.count > 1, isOutline(run[run.count - 1]) { run.removeLast() }
            let (start, end) = (run[0].start, run[run.count - 1].end)
            guard run.count <= 3, (0.4 * width...4 * width).contains(start.distance(to: end)) else { return nil }
            let points = [start] + run.flatMap { $0.isLine ? [$0.end] : [$0.point(at: 0.5), $0.end] }
            // The stretch is to the right of its chord.
            guard points.dropFirst().dropLast().allSatisfy({ (end - start).cross($0 - start) > 0 }) else { return nil }
            return End(first: first, count: run.count, points: points, isCurved: hasCurve)
        }
    }

    /// The segments from one index up to another; both are taken modulo their number.
    private func segments(from first: Int, to end: Int) -> [Segment] {
        let count = segments.count
        return (0..<((end - first) % count + count) % count).map { segments[(first + $0) % count] }
    }

    private func overlay(between one: End, _ other: End) -> Overlay? {
        guard one.isCurved || other.isCurved, case let points = one.points + other.points,
            let circle = Circle(fitting: points),
            circle.radius > 1.5 * width, circle.radius < 5 * width,
            // Drawings are rounded to hundredths.
            points.allSatisfy({ abs($0.distance(to: circle.center) - circle.radius) < width / 20 }),
            let counter = counter(between: one, other, beyond: circle)
        else { return nil }
        let ink = drawing.ink
        var (badges, details): ([Int], [Int]) = ([], [])
        for root in ink.tree.roots {
            let frame = ink.tree.nodes[root].bounds
            if root != body, frame.center.distance(to: circle.center) < circle.radius {
                badges.append(root)
                continue
            }
            let distance = ink.flat.selecting([root]).distance(to: circle.center)
            if distance < circle.radius - width / 8 { return nil }
            // Such as lines of text that the disc cuts off.
            if root != body, distance < circle.radius + width / 8, counter.bounds.contains(frame),
                counter.contains(frame.center)
            {
                details.append(root)
            }
        }
        // In a disc that is much larger than it, it is not a badge.
        let reaches = badges.flatMap { ink.flat.corners(ofContour: $0) }.map { $0.distance(to: circle.center) }
        guard let reach = reaches.max(), reach > circle.radius / 2 else { return nil }
        // A twentieth of a width more, so that rounded ends still meet.
        let disc = Circle(center: circle.center, radius: circle.radius + width / 20)
        return Overlay(
            component: Component(badges, of: ink), disc: disc, counters: [counter], bodies: [body],
            details: details)
    }

    /// The counter between two ends, beyond the disc; nil if there is none.
    private func counter(between one: End, _ other: End, beyond circle: Circle) -> OpenCounter? {
        for (from, to) in [(one, other), (other, one)] {
            let between = segments(from: from.first + from.count, to: to.first)
            guard let start = between.first?.start else { continue }
            var boundary = [start]
            boundary.reserveCapacity(1 + 4 * between.count)
            for segment in between {
                for step in 1...4 { boundary.append(segment.point(at: Double(step) / 4)) }
            }
            let counter = OpenCounter(along: boundary, of: body, strokeWidth: width)
            if counter.isInterior,
                boundary.contains(where: { $0.distance(to: circle.center) > circle.radius + 2 * width })
            {
                return counter
            }
        }
        return nil
    }
}

extension Segment {
    fileprivate func isLine(longerThan length: Double) -> Bool { isLine && start.distance(to: end) > length }

    /// The direction of the contour at an end.
    fileprivate func direction(at t: Double) -> Vector? {
        derivative(at: t).normalized ?? (end - start).normalized
    }
}

extension OverlaidInk {
    /// Groups that overlay a body as one, as the links of a chain, a head and its shoulders, a pencil and its eraser
    /// do, although their components do not overlay it separately.
    func groups(besides overlays: [Overlay]) -> [Overlay] {
        open(besides: overlays).flatMap { body in groups(near: body).compactMap { overlay($0, on: [body]) } }
    }

    /// Groups of components that are near a body and near each other, with everything between them.
    private func groups(near body: Component) -> [Component] {
        let limit = Self.limit * width
        let reach = body.bounds.insetBy(-2 * limit)
        /// The components that are not in a group yet.
        var rest = components.filter { $0.roots != body.roots && $0.bounds.intersects(reach) }
        if rest.count < 2 { return [] }
        func take(where isPart: (Component) -> Bool) -> [Component] {
            let parts = rest.filter(isPart)
            rest.removeAll { other in parts.contains { $0.roots == other.roots } }
            return parts
        }
        var groups: [[Component]] = []
        for near in take(where: { $0.flat.isNear(body.flat, within: limit) }) {
            // Their clearances overlap.
            let linked = groups.partition { $0.contains { $0.flat.isNear(near.flat, within: 2 * limit) } }
            groups.replaceSubrange(linked..., with: [groups[linked...].flatMap(\.self) + [near]])
        }
        return groups.compactMap { group in
            let frame = group.dropFirst().reduce(group[0].bounds) { $0.union($1.bounds) }
            let roots = (group + take { frame.contains($0.bounds.center) }).flatMap(\.roots).sorted()
            // More are a pattern, like the windows of a house, and ink inside of the body is its content.
            return (2...6).contains(roots.count) && !body.bounds.contains(frame) ? Component(roots, of: ink) : nil
        }
    }

    /// Overlays with the components in their clearances, as a pencil with its eraser: otherwise the clearance would
    /// remove them.
    func withCompanions(_ overlays: [Overlay]) -> [Overlay] {
        var taken = Set(overlays.flatMap { $0.roots + $0.bodies + $0.details })
        return overlays.map { overlay in
            guard !overlay.component.isForeign, overlay.disc == nil else { return overlay }
            let (flat, reach) = (overlay.component.flat, overlay.reach)
            let companions = components.filter { component in
                taken.isDisjoint(with: component.roots)
                    && component.isMostly { flat.distance(to: $0, within: reach) <= reach }
                    && !surrounds(component)
            }.flatMap(\.roots)
            taken.formUnion(companions)
            if companions.isEmpty { return overlay }
            var joined = overlay
            joined.component = Component(overlay.roots + companions, of: ink)
            return joined
        }
    }

    /// Whether a component is inside of an open counter, like a detail that the clearance would remove: there is other
    /// ink in most directions. Two thirds, because the aperture may take up a third.
    fileprivate func surrounds(_ component: Component) -> Bool {
        let others = ink.flat.selecting(ink.tree.all(in: ink.tree.roots.filter { !component.roots.contains($0) }))
        // At equal intervals along a square; they are the same if mirrored or rotated by a quarter turn.
        let directions = (-3..<3).flatMap { step -> [Vector] in
            let side = Vector(3, Double(step))
            return [side, side.perpendicular, -side, -side.perpendicular].compactMap(\.normalized)
        }
        let met = directions.count { others.distance(from: component.bounds.center, along: $0) != nil }
        return 3 * met > 2 * directions.count
    }
}

extension [Overlay] {
    /// The overlays without the ones that open a counter inside of a counter that another one opens.
    ///
    /// A body may also seem to overlay its overlay, or something else: a body that is opened by a larger gap does not
    /// overlay anything. Or a component closes over a part of its own interior. Equal components that cross each other,
    /// like the links of a chain, or that close the same interior, like the arrows of a loop, are not bodies.
    var outermost: [Overlay] {
        func opens(_ overlay: Overlay, _ other: Overlay) -> Bool {
            !Set(other.roots).isDisjoint(with: overlay.bodies)
        }
        return filter { overlay in
            overlay.component.isForeign
                || !contains { other in
                    if other.component.isForeign || other.roots == overlay.roots { return false }
                    let (mine, its) = (overlay.counter, other.counter)
                    if opens(other, overlay) { return its.area > (opens(overlay, other) ? 0.95 : 1) * mine.area }
                    if its.area > mine.area, its.bounds.insetBy(-overlay.reach).contains(mine.bounds) { return true }
                    return its.area > 0.95 * mine.area && mine.area > 0.95 * its.area
                        && its.bounds.contains(mine.bounds.center) && mine.bounds.contains(its.bounds.center)
                }
        }
    }
}

/// The components that lead through the opening of a drawing that is not a body.
///
/// A diagonal arrow of strokes from corner to corner of its frame leads out of a box, or into one, through a missing
/// corner. The bar of the power sign (IEC 60417, 5009) is in the opening of its ring.
///
///     ╭────   ╶──╮             │
///     │        ╱ │           ╭ │ ╮
///     │      ╱   ╵          │  │  │
///     │          │           ╰───╯
///     ╰──────────╯
extension Component {
    /// Whether it leads through the openings of some bodies.
    func leadsThrough(_ bodies: [Int], of ink: Figure) -> Bool {
        isSlantedArrow(strokeWidth: ink.width) || isBar(of: bodies, in: ink)
    }

    /// Whether it is such an arrow: its shaft runs along one diagonal, and it is symmetric to that. Several components
    /// are not an arrow.
    private func isSlantedArrow(strokeWidth width: Double) -> Bool {
        let node = figure.tree.nodes[contours[0]]
        // The strokes of the head leave a part of the convex hull empty; a pencil is a bar.
        guard contours.count == 1, node.children.isEmpty, abs(bounds.width - bounds.height) < width / 2,
            flat.hullArea(ofContour: 0) > 1.3 * node.area
        else { return false }
        let center = bounds.center
        func runs(_ diagonal: Vector) -> Bool {
            // Ends may be round.
            stride(from: -0.4, through: 0.4, by: 0.05).allSatisfy { flat.contains(center + diagonal * $0) }
        }
        func isBare(_ diagonal: Vector) -> Bool {
            [-0.3, 0.3].allSatisfy { !flat.contains(center + diagonal * $0) }
        }
        let (falling, rising) = (Vector(bounds.width, bounds.height), Vector(bounds.width, -bounds.height))
        let isFalling = runs(falling) && isBare(rising)
        guard isFalling || runs(rising) && isBare(falling), let axis = (isFalling ? falling : rising).normalized
        else { return false }
        return flat.isSymmetric(contour: 0, about: center, along: axis, within: width / 4, butFor: 0)
    }

    /// Whether it is the bar of a power sign.
    private func isBar(of bodies: [Int], in ink: Figure) -> Bool {
        let width = ink.width
        guard contours.count == 1, bodies.count == 1 else { return false }
        let (bar, frame) = (figure.tree.nodes[contours[0]], ink.tree.nodes[bodies[0]].bounds)
        let (stick, radius) = (bar.bounds, frame.width / 2)
        let center = Point(frame.center.x, frame.maxY - radius)
        return bar.area > 0.85 * stick.area && stick.height > 2 * stick.width
            && abs(stick.center.x - center.x) < width / 4
            && stick.maxY < center.y + radius / 2 && stick.minY < center.y - radius + 1.2 * width
            && ink.flat.corners(ofContour: bodies[0]).allSatisfy { corner in
                (radius - 1.2 * width...radius + width / 8).contains(corner.distance(to: center))
            }
    }
}
