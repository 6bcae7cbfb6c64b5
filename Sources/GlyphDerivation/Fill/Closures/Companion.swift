internal import PathGeometry

extension DerivationRule {
    /// As the eraser to its pencil: otherwise the clearance would remove it.
    static let companion = DerivationRule(
        "companion", "A component in the clearance of an overlay belongs to the overlay.",
        .overlays { drawing, overlays in
            var taken = Set(overlays.flatMap { $0.roots + $0.bodies + $0.details })
            return overlays.map { overlay in
                guard !overlay.component.isForeign, overlay.disc == nil else { return overlay }
                let (flat, reach) = (overlay.component.flat, overlay.reach)
                let companions = drawing.components.filter { component in
                    taken.isDisjoint(with: component.roots)
                        && component.isMostly { flat.distance(to: $0, within: reach) <= reach }
                        && !drawing.surrounds(component)
                }.flatMap(\.roots)
                taken.formUnion(companions)
                if companions.isEmpty { return overlay }
                var joined = overlay
                joined.component = Component(overlay.roots + companions, of: drawing.ink)
                return joined
            }
        })
}

extension OverlaidInk {
    /// Is a component inside of an open counter, like a detail that the clearance would remove: is there other ink in
    /// most directions? Two thirds, because the aperture may take up a third.
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
