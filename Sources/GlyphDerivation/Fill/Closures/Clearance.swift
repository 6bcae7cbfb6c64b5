internal import PathGeometry

extension DerivationRule {
    static let clearance = DerivationRule(
        "clearance", "A body that the clearance around an overlay opens is closed.",
        .overlays { drawing, overlays in
            let taken = Set(overlays.flatMap(\.roots))
            let single = drawing.components.filter { taken.isDisjoint(with: $0.roots) } + drawing.neighbours
            return overlays + single.compactMap { drawing.overlay($0, on: drawing.components) }
        })

    /// A body may also seem to overlay its overlay, or something else: a body that is opened by a larger gap does not
    /// overlay anything. Or a component closes over a part of its own interior. Equal components that cross each other,
    /// like the links of a chain, or that close the same interior, like the arrows of a loop, are not bodies.
    static let outermost = DerivationRule(
        "outermost", "Of overlays that open nested counters, the one that opens the outermost counts.",
        .overlays { _, overlays in
            func opens(_ overlay: Overlay, _ other: Overlay) -> Bool {
                !Set(other.roots).isDisjoint(with: overlay.bodies)
            }
            return overlays.filter { overlay in
                overlay.component.isForeign
                    || !overlays.contains { other in
                        if other.component.isForeign || other.roots == overlay.roots { return false }
                        let (mine, its) = (overlay.counter, other.counter)
                        if opens(other, overlay) { return its.area > (opens(overlay, other) ? 0.95 : 1) * mine.area }
                        if its.area > mine.area,
                            its.bounds.insetBy(-overlay.reach).contains(mine.bounds)
                        {
                            return true
                        }
                        return its.area > 0.95 * mine.area && mine.area > 0.95 * its.area
                            && its.bounds.contains(mine.bounds.center) && mine.bounds.contains(its.bounds.center)
                    }
            }
        })
}
