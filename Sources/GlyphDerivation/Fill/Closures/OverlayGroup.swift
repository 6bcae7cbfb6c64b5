internal import PathGeometry

extension DerivationRule {
    /// As the links of a chain, a head and its shoulders, a pencil and its eraser, which do not overlay it separately.
    static let crossedByGroup = DerivationRule(
        "group", "Components that are close together overlay a body as one.",
        .overlays { drawing, overlays in
            overlays
                + drawing.open(besides: overlays).flatMap { body in
                    drawing.groups(near: body).compactMap { drawing.overlay($0, on: [body]) }
                }
        })
}

extension OverlaidInk {
    /// Groups of components that are near a body and near each other, with everything between them.
    fileprivate func groups(near body: Component) -> [Component] {
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
            // More are a pattern, like the windows of a house, and what is inside of the body is its content.
            return (2...6).contains(roots.count) && !body.bounds.contains(frame) ? Component(roots, of: ink) : nil
        }
    }
}
