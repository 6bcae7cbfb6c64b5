internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Closures {
    /// Fills ink as if the bodies that overlays open were closed; then removes the clearance again and puts the
    /// overlays back, filled separately.
    func overlaid(_ ink: Figure, _ rules: [DerivationRule]) -> Filling.Result {
        let overlays = searches.overlays(by: rules, in: ink) { self.overlays(in: ink, by: rules) }
        return overlays.isEmpty ? fill(ink, Surroundings()) : filled(ink, under: overlays)
    }

    private func overlays(in ink: Figure, by rules: [DerivationRule]) -> [Overlay] {
        guard !rules.isEmpty, let drawing = OverlaidInk(ink, neighbours: neighbours, strokeWidth: width)
        else { return [] }
        return rules.reduce([]) { overlays, rule in
            if case .overlays(let find) = rule.work { find(drawing, overlays) } else { overlays }
        }
    }

    private func filled(_ ink: Figure, under overlays: [Overlay]) -> Filling.Result {
        let tree = ink.tree
        let own = overlays.filter { !$0.component.isForeign }
        let clearances = overlays.flatMap {
            $0.cleared(gapWidth: style.gapWidth, isAlone: overlays.count == 1, tolerance: tolerance)
        }
        // What lies over two bodies may be found for each of them.
        let above = own.flatMap(\.roots).uniqued
        let isEachOnce = above.count == own.reduce(0) { $0 + $1.roots.count }
        let details = tree.roots.filter { root in
            !above.contains(root) && own.contains { $0.details.contains(root) }
        }
        let drawn = tree.path(of: tree.roots.filter { !above.contains($0) && !details.contains($0) })
        // An overlay is inside of its clearance.
        let closing = Closing(drawn, by: clearances, tolerance: tolerance)
        var result = fill(
            Figure(closing.path, flatness: ink.flatness),
            Surroundings(
                drawn: drawn,
                opening: { body, treatments in
                    // Ink that was closed along the clearance is cut along it again: its edges coincide within
                    // rounding error.
                    treatments.flatMap { closing.opened($0) }
                        ?? body.subtracting(clearances, tolerance: tolerance).withoutSpurs(tolerance: tolerance)
                }, details: details.isEmpty || regions.isEmpty ? nil : ink.flat.selecting(details)))
        // Only overlays with an interior need it.
        let body = own.contains(where: \.hasHoles) ? FlatPath(result.path, tolerance: width / 20) : nil
        place(details, of: ink, in: &result)
        // The wider clearance of a badge removes parts of the outline.
        let opened = Set(own.filter { $0.form != .across }.flatMap(\.bodies)).sorted()
        if !opened.isEmpty {
            let outline = Path(opened.flatMap { [$0] + tree.nodes[$0].children }.map { tree.nodes[$0].contour })
            // They have non-negative winding, so that one path with all of them is their union.
            let area = clearances.reduce(into: Path()) { $0.append($1) }
            let removed = outline.combined(with: area, by: .intersection, tolerance: tolerance)
            if !removed.isEmpty { result.path = .union(ofNonNegative: [result.path, removed], tolerance: tolerance) }
        }
        let parts = own.map { overlay in
            fill(
                Figure(overlay.component.path, flatness: ink.flatness),
                Surroundings(across: body.map { .init(body: $0, reach: overlay.reach) }))
        }
        if isEachOnce, zip(parts, own).allSatisfy({ $0.path == $1.component.path && $1.disc == nil }) {
            // As drawn they are inside of their clearance, and disjoint from the bodies.
            for part in parts { result.path.append(part.path) }
        } else {
            // Filled they are usually disjoint, too.
            result.path = .union(
                ofNonNegative: [result.path] + parts.map(\.path), expectsDisjoint: true, tolerance: tolerance)
        }
        for part in parts { result.note(part) }
        result.decisions += above.map { FillDecision($0, of: tree, .kept, .crossing) }
        return result
    }
}
