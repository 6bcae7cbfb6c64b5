internal import PathGeometry

extension DerivationRule {
    /// A plus or a check mark that replaces a corner of a body may have as much clearance as a badge. It is not found
    /// by a disc, but by the ends of the body's outline: if they are extended straight, they meet inside of the sign.
    ///
    ///     ╭───────╮
    ///     │       ╵      the corner would be where
    ///     │        │     the sign is
    ///     ╰────╴ ──┼──
    ///              │
    static let cornerSign = DerivationRule(
        "corner-sign", "A sign at a corner that its clearance removed closes the body.",
        .overlays { drawing, overlays in
            let width = drawing.width
            let bodies = drawing.open(besides: overlays).filter { body in
                !overlays.contains { $0.roots.contains(where: body.roots.contains) }
            }
            return overlays
                + bodies.flatMap { body in
                    body.bounds.corners.compactMap { corner -> Overlay? in
                        // If the body has ink at its corner, nothing was removed there.
                        guard body.flat.distance(to: corner, within: 2 * width) >= 2 * width else { return nil }
                        // Nearer to the corner than to the center of the body; measured on designers' own pairs.
                        let roots = drawing.components.filter { component in
                            let off = component.bounds.center - corner
                            return component.roots != body.roots && abs(off.x) < 0.33 * body.bounds.width
                                && abs(off.y) < 0.33 * body.bounds.height
                        }.flatMap(\.roots)
                        if roots.isEmpty { return nil }
                        let sign = Component(roots, of: drawing.ink)
                        // Anything smaller is a dot, and anything larger is another body.
                        guard sign.bounds.extent > 3 * width, sign.bounds.extent < 0.7 * body.bounds.extent else {
                            return nil
                        }
                        return drawing.overlay(sign, on: [body], as: .sign)
                    }
                }
        })
}
