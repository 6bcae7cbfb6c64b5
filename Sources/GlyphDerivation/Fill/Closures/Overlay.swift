internal import PathGeometry

extension DerivationRule {
    static let clearance = DerivationRule(
        "clearance",
        "A body that the clearance around something else opens is closed: around a slash, a badge, or a sign in place of "
            + "a corner.",
        .overlays { drawing in
            let discs = drawing.clearedDiscs
            let taken = Set(discs.flatMap(\.roots))
            let single = drawing.components.filter { taken.isDisjoint(with: $0.roots) } + drawing.neighbours
            var overlays = discs + single.compactMap { drawing.overlay($0, on: drawing.components) }
            overlays += drawing.groups(besides: overlays)
            overlays += drawing.cornerBadges(besides: overlays)
            overlays += drawing.cornerSigns(besides: overlays)
            // An arrow that leaves a box does not close it.
            overlays.removeAll { $0.component.leadsThrough($0.bodies, of: drawing.ink) }
            return drawing.withCompanions(overlays.outermost)
        })
}

/// A component that overlays bodies: the clearance around it opened them, as around a slash, a badge or a bolt.
///
///      ╭────╴ ○        the badge, offset by the clearance, closes the body; after filling,
///      │                the clearance is removed again
///      ╰──────╯
struct Overlay {
    /// It may have another colour.
    var component: Component
    /// The width of the clearance on all sides, in units of the view box; 0 if a disc was cleared.
    var reach = 0.0
    /// The disc that was cleared.
    var disc: Circle?
    /// The counters of bodies that it opens, with the largest one first.
    var counters: [OpenCounter]
    /// The roots of all bodies that it opens.
    var bodies: [Int]
    /// Details in the bodies that end at the clearance.
    var details: [Int]
    var form = Form.across

    enum Form {
        /// It lies across the body, with a clearance of a stroke width.
        case across
        /// A disc at the corner of the body, with a wider clearance.
        case badge
        /// A sign that replaces a corner of the body, with a wider clearance.
        case sign
    }

    var roots: [Int] { component.roots }
    var counter: OpenCounter { counters[0] }

    var hasHoles: Bool { roots.contains { !component.figure.tree.nodes[$0].children.isEmpty } }

    /// The clearance, as areas that may overlap.
    ///
    /// - Parameter isAlone: whether it is the only overlay. Its windings could cancel out with the windings of an edge
    ///   that crosses itself.
    func cleared(gapWidth: Double?, isAlone: Bool, tolerance: Double) -> [Path] {
        // The holes of an overlay contain only its own ink.
        let outer =
            component.isForeign
            ? component.path : Path(component.contours.map { component.figure.tree.nodes[$0].contour })
        // The clearance is not part of the drawing, so the accuracy of a stroke's outline is enough.
        func band(_ reach: Double) -> Path { outer.offset(by: reach, isNormal: true, tolerance: 4 * tolerance) }
        if let disc {
            return [.ellipse(center: disc.center, radiusX: disc.radius, radiusY: disc.radius)]
                + (gapWidth.map { [band($0)] } ?? [])
        }
        let reach = max(reach, gapWidth ?? 0)
        return [isAlone ? outer.margin(reach, tolerance: 4 * tolerance) : band(reach)]
    }
}

/// A connected component of the ink, or several that belong together, with cached measurements.
struct Component {
    /// The ink that it is part of, which may have another colour than the ink that is filled.
    let figure: Figure
    /// The outer contours in the figure.
    let contours: [Int]
    let isForeign: Bool
    let flat: FlatPath
    let bounds: Rect
    /// Along the outer contour of a component that may be a body.
    let samples: BoundarySamples?
    /// Whether the outer contour has a concavity that is large enough for the interior of a body.
    let isOpen: Bool

    init(
        _ contours: [Int], of figure: Figure, isForeign: Bool = false, isOpen: Bool = false,
        samples: BoundarySamples? = nil
    ) {
        (self.figure, self.contours, self.isForeign) = (figure, contours, isForeign)
        (self.samples, self.isOpen) = (samples, isOpen)
        flat = figure.flat.selecting(figure.tree.all(in: contours))
        bounds = flat.bounds ?? Rect(.zero)
    }

    /// The outer contours in the ink that is filled.
    var roots: [Int] { isForeign ? [] : contours }

    /// In normal form.
    var path: Path { figure.tree.path(of: contours) }

    /// Whether a condition is true for most of the outer contour.
    func isMostly(_ holds: (Point) -> Bool) -> Bool { figure.flat.isMostly(ofContour: contours[0], holds) }
}

extension FlatPath {
    /// Whether a condition is true for most of a contour.
    func isMostly(ofContour index: Int, _ holds: (Point) -> Bool) -> Bool {
        hasShare(ofContour: index, above: 0.5) { holds($0.point) }
    }
}

/// Ink in which overlays are looked for, with its components.
struct OverlaidInk {
    let ink: Figure
    let components: [Component]
    /// Ink in other colours, which may overlay this one.
    let neighbours: [Component]

    /// Nil if no component has a concavity that something is near to.
    init?(_ ink: Figure, neighbours: [Figure]) {
        let (tree, width) = (ink.tree, ink.width)
        // A drawing with more components is a pattern, not a body with an overlay.
        guard width > 0, tree.roots.count <= 20, tree.roots.count + neighbours.count > 1 else { return nil }
        let least = 0.9 * OpenCounter.leastInterior(strokeWidth: width)
        let open = tree.roots.filter { root in
            let node = tree.nodes[root]
            let around = node.bounds.insetBy(-Self.limit * width)
            let isNear =
                tree.roots.contains { $0 != root && tree.nodes[$0].bounds.intersects(around) }
                || neighbours.contains { $0.flat.bounds?.intersects(around) ?? false }
            // A little less than a counter needs, because its boundary is measured along sample points.
            return isNear && node.bounds.area > node.area + least
                && ink.flat.hullArea(ofContour: root) > node.area + least
        }
        if open.isEmpty { return nil }
        self.ink = ink
        components = tree.roots.map { root in
            let isOpen = open.contains(root)
            // Only an open one has counters.
            let samples = BoundarySamples(of: root, in: ink, hasStretches: isOpen)
            return Component([root], of: ink, isOpen: isOpen, samples: samples)
        }
        self.neighbours = neighbours.map { Component($0.tree.roots, of: $0, isForeign: true) }
    }

    var width: Double { ink.width }

    /// The maximum distance between an overlay and the bodies that it opens, in stroke widths.
    static let limit = 1.3

    /// The components that some overlays leave open.
    func open(besides overlays: [Overlay]) -> [Component] {
        components.filter { component in
            component.isOpen && !overlays.contains { !Set($0.bodies).isDisjoint(with: component.roots) }
        }
    }

    /// A component as an overlay of bodies; nil if it opens none.
    func overlay(_ component: Component, on bodies: [Component], as form: Overlay.Form = .across) -> Overlay? {
        let isWide = form != .across
        let farthest = (isWide ? 2.5 : Self.limit) * width
        guard let near = Proximity.all(of: bodies, to: component, within: farthest),
            isWide || near.least <= 1.2 * width
        else { return nil }
        // A twentieth of a width more than the clearance, so that rounded ends still meet. The nearest ink may not be
        // part of a body's boundary (a window, a label), so that wider clearances are tried, too. The finer the details
        // of a badge are, the better the edge of the fill meets the ends of the outline.
        let nearest = near.least + width / 20
        let wider = [0.6, 0.9, 1.25] + (isWide ? [1.4, 1.55, 1.7, 1.85, 2, 2.15, 2.3, 2.5] : [])
        let reaches = [nearest] + wider.map { $0 * width }.filter { $0 > nearest + width / 20 }
        var best: (reach: Double, area: Double, counters: [OpenCounter])?
        for reach in reaches {
            // A wider clearance removes parts of the outline; it is only used if it closes more.
            func isMore(_ counters: [OpenCounter]) -> Bool {
                counters.reduce(0) { $0 + $1.area } > 1.2 * (best?.area ?? 0)
            }
            let counters = near.open.flatMap { $0.counters(within: reach) }
            guard isMore(counters) else { continue }
            let closed = counters.filter {
                // Boxes in a row next to a bracket are not an overlay.
                (component.roots.count == 1 || $0.length > 2 * $0.opening)
                    && $0.isClosed(
                        by: component, as: form, among: bodies, reach: reach, isWide: reach > nearest)
            }
            if isMore(closed) { best = (reach, closed.reduce(0) { $0 + $1.area }, closed) }
        }
        guard let best, !best.counters.isEmpty else { return nil }
        // Details that end at a clearance inside of a body, such as half a lens or a line of text, touch the shape that
        // closes the body, but are not part of its boundary.
        let details = components.filter { detail in
            component.roots.allSatisfy { !detail.roots.contains($0) }
                && best.counters.contains { $0.contains(detail) }
                && component.flat.isNear(detail.flat, within: best.reach + width / 20)
        }
        return Overlay(
            component: component, reach: best.reach, counters: best.counters.sorted { $0.area > $1.area },
            bodies: best.counters.map(\.root),
            details: details.flatMap(\.roots), form: form)
    }
}

/// The distances of a component from an overlay, along its outer contour.
struct Proximity {
    private let samples: BoundarySamples
    /// Infinite for most points above the limit.
    private var distances: [Double]
    /// The maximum arc length between consecutive points.
    private let step: Double

    /// The distance from an overlay to the nearest other component, and to each open one that is near; nil if no open
    /// one is.
    ///
    /// - Parameters:
    ///   - components: the components, which may include the overlay.
    ///   - limit: the largest distance that matters.
    static func all(
        of components: [Component], to overlay: Component, within limit: Double
    ) -> (least: Double, open: [Proximity])? {
        func near(isOpen: Bool) -> [Proximity] {
            components.compactMap { other in
                guard other.isOpen == isOpen, other.roots != overlay.roots else { return nil }
                return Proximity(of: other, to: overlay.flat, within: limit)
            }
        }
        // Only a component with a concavity can contain anything; if there is none, the other distances are not needed.
        let open = near(isOpen: true)
        if open.isEmpty { return nil }
        return (open + near(isOpen: false)).flatMap(\.distances).min().map { ($0, open) }
    }

    /// Nil if all distances are above the limit.
    private init?(of component: Component, to flat: FlatPath, within limit: Double) {
        guard let samples = component.samples, let box = flat.bounds,
            box.insetBy(-limit).intersects(component.bounds), samples.step > 0
        else { return nil }
        // Slightly more, because of rounding errors of the points.
        let step = samples.step * (1 + 1e-9)
        let coarse = samples.points.map { point in
            let isNear = box.distance(to: point) <= limit + step
            return isNear ? flat.distance(to: point, within: limit + step) : .infinity
        }
        guard coarse.contains(where: { $0 <= limit }) else { return nil }
        (self.samples, self.step, distances) = (samples, step, coarse)
        // The nearest point may be between two samples.
        for index in coarse.indices where coarse[index] <= limit {
            let beside = [(index + coarse.count - 1) % coarse.count, (index + 1) % coarse.count]
            guard beside.allSatisfy({ coarse[index] <= coarse[$0] }) else { continue }
            var (place, way) = (0.0, 0.5)
            while way > 0.1 {
                for other in [place - way, place + way] {
                    let point = samples[index].interpolated(to: samples[beside[other < 0 ? 0 : 1]], at: abs(other))
                    let distance = flat.distance(to: point, within: distances[index])
                    if distance < distances[index] { (distances[index], place) = (distance, other) }
                }
                way /= 2
            }
        }
    }

    /// The counters of the component between two places that are within reach. A bridge from one component to another
    /// does not contain anything.
    func counters(within reach: Double) -> [OpenCounter] {
        let near = distances.indices.filter { distances[$0] <= reach }
        return zip(near, near.dropFirst() + near.prefix(1)).compactMap { from, next in
            let to = next > from ? next : next + distances.count
            guard to > from + 1 else { return nil }
            let stretch = samples.stretch(from: from, to: to)
            // The ends of the boundary are less than a step from the ends of the stretch.
            let area = stretch.area + (stretch.opening + 2 * step) * step
            guard
                OpenCounter.isInterior(
                    area: area, opening: stretch.opening - 2 * step, length: stretch.length, strokeWidth: samples.width)
            else { return nil }
            /// Where the distance equals the reach.
            func end(from near: Int, to far: Int) -> Point {
                let (start, end) = (distances[near % distances.count], distances[far % distances.count])
                let share = end.isFinite ? (reach - start) / (end - start) : 0
                return samples[near].interpolated(to: samples[far], at: share)
            }
            let between = (from + 1..<to).map { samples[$0] }
            let counter = OpenCounter(
                along: [end(from: from, to: from + 1)] + between + [end(from: to, to: to - 1)], of: samples.root,
                strokeWidth: samples.width)
            return counter.isInterior ? counter : nil
        }
    }
}

/// The closing of open counters by overlays. The limits were measured on designers' own pairs.
extension OpenCounter {
    /// Whether an overlay closes it, as a badge or a slash closes a body that its clearance opened.
    ///
    /// - Parameters:
    ///   - components: the other components.
    ///   - reach: the clearance around the overlay.
    ///   - isWide: whether the clearance is wider than the nearest ink requires.
    func isClosed(
        by overlay: Component, as form: Overlay.Form, among components: [Component], reach: Double, isWide: Bool
    ) -> Bool {
        if form == .sign, !meets(in: overlay) { return false }
        // The overlay lies across, and does not extend far inside as an arrow that leaves a box does. A wide clearance
        // is weaker evidence: then the overlay has to fill the aperture, or four fifths of the enclosing line must be
        // boundary.
        let most = (isWide ? 1.8 : 3) * opening
        // A tenth of a width farther out: along a straight overlay, the clearance ends at the line across.
        let inside = length(of: overlay.flat, grownBy: reach + width / 10, upTo: most)
        return inside <= most && (!isWide || form == .sign || inside > 0.75 * opening || length > 4 * opening)
            && hasSpace(beside: overlay, among: components, reach)
    }

    /// Whether a component is inside of it, except for parts in the aperture.
    func contains(_ component: Component) -> Bool {
        component.bounds.intersects(bounds) && component.isMostly(shape.contains)
    }

    /// Whether the ends of the boundary, if they are extended straight, meet in the middle of a sign. An arrow that
    /// leaves a box has its tip there.
    private func meets(in sign: Component) -> Bool {
        guard let one = end(of: boundary),
            let other = end(of: boundary.reversed())
        else { return false }
        let turn = one.direction.cross(other.direction)
        guard abs(turn) > 0.5 else { return false }
        let way = other.point - one.point
        let (first, second) = (way.cross(other.direction) / turn, way.cross(one.direction) / turn)
        let off = one.point + one.direction * first - sign.bounds.center
        return first > 0 && second > 0 && max(abs(off.x), abs(off.y)) < 0.25 * sign.bounds.extent
    }

    /// The start of the boundary after a round end, and its direction there; nil if it bends.
    private func end(of boundary: [Point]) -> (point: Point, direction: Vector)? {
        for distances in [[0.3, 0.6, 0.9], [0.75, 0.95, 1.2]] {
            let points = distances.compactMap { distance in
                boundary.first { $0.distance(to: boundary[0]) > distance * width }
            }
            guard points.count == 3, let direction = (points[0] - points[2]).normalized else { return nil }
            if abs(direction.cross(points[1] - points[0])) < 0.03 * width { return (points[0], direction) }
        }
        return nil
    }

    /// The length of the overlay's outline, offset by the clearance, that is inside.
    ///
    /// - Parameter limit: the limit of exact measuring: larger lengths are approximate.
    private func length(of overlay: FlatPath, grownBy reach: Double, upTo limit: Double) -> Double {
        var length = 0.0
        overlay.forEachChord(within: reach, of: bounds) { chord in
            let way = chord.end - chord.start
            guard length <= limit, let direction = way.normalized else { return }
            // The ink is clockwise of its outline, so the clearance is on the other side.
            let out = direction.perpendicular * -reach
            let steps = max(1, Int(way.length / (reach + 1e-9) * 4))
            let step = way * (1 / Double(steps))
            let inside = (0..<steps).count { contains(chord.start + step * (Double($0) + 0.5) + out) }
            length += Double(inside) * step.length
        }
        return length
    }

    /// Whether a circle fits inside that is slightly wider than a stroke. Other components may extend into it, as lines
    /// of text do; components with a concavity may do so less far: a wave inside of a wave leaves no space.
    private func hasSpace(beside overlay: Component, among components: [Component], _ reach: Double) -> Bool {
        let radius = 0.7 * width
        let others = components.filter {
            $0.roots != [root] && $0.roots != overlay.roots && $0.bounds.intersects(bounds)
        }
        // There and back, without the line across the aperture.
        let edge = FlatPath(polygon: boundary + boundary.reversed())
        return Self.fromTheMiddle.contains { row in
            Self.fromTheMiddle.contains { column in
                let point = Point(bounds.minX + bounds.width * column, bounds.minY + bounds.height * row)
                return contains(point) && edge.distance(to: point, within: radius) >= radius
                    && overlay.flat.distance(to: point, within: reach + radius) >= reach + radius
                    && others.allSatisfy { other in
                        let free = (other.isOpen ? 0.5 : 0.35) * width
                        return other.flat.distance(to: point, within: free) >= free
                    }
            }
        }
    }

    /// The sixteenths between 0 and 1, from the middle outwards, where space is most likely.
    private static let fromTheMiddle = (1..<16).sorted { abs($0 - 8) < abs($1 - 8) }.map { Double($0) / 16 }
}
