internal import PathGeometry

/// Ink in which overlays are looked for, with its components.
struct OverlaidInk {
    let ink: Figure
    let width: Double
    let components: [Component]
    /// Ink in other colours, which may overlay this one.
    let neighbours: [Component]

    /// Nil if no component has a concavity that something is near to.
    init?(_ ink: Figure, neighbours: [Figure], strokeWidth width: Double) {
        let tree = ink.tree
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
        (self.ink, self.width) = (ink, width)
        components = tree.roots.map { root in
            Component(
                [root], of: ink, isOpen: open.contains(root),
                samples: BoundarySamples(of: root, in: ink, strokeWidth: width))
        }
        self.neighbours = neighbours.map { Component($0.tree.roots, of: $0, isForeign: true) }
    }

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
        guard let best, let largest = best.counters.max(by: { $0.area < $1.area }) else { return nil }
        // Details that end at a clearance inside of a body, such as half a lens or a line of text, touch the shape that
        // closes the body, but are not part of its boundary.
        let details = components.filter { detail in
            component.roots.allSatisfy { !detail.roots.contains($0) }
                && best.counters.contains { $0.contains(detail) }
                && component.flat.isNear(detail.flat, within: best.reach + width / 20)
        }
        return Overlay(
            component: component, reach: best.reach, counter: largest, bodies: best.counters.map(\.root),
            details: details.flatMap(\.roots), form: form)
    }
}
