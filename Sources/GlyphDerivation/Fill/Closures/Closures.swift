internal import GlyphModel
internal import Markup
internal import PathGeometry

/// Fills ink as if its open bodies were closed.
struct Closures {
    let style: FillStyle
    /// The stated treatments of the faces around points; a later one has priority.
    let regions: [Statement]
    /// The ink of bodies that relatives draw whole.
    let bodies: [Path]
    /// Ink in other colours, which may overlay this one; it is not part of the result.
    let neighbours: [Figure]
    /// The findings of other fills of the body.
    let searches: BodySearches

    func filled(_ ink: Figure) -> Filling {
        borrowed(ink) ?? struckOut(ink) ?? completed(ink) ?? closed(ink)
    }

    /// Fills bodies that something hides in part as relatives draw them; nil if there is none.
    private func borrowed(_ ink: Figure) -> Filling? {
        guard style.gaps == .close, let hidden = HiddenBody(bodies, in: ink) else { return nil }
        return filled(hidden, in: ink)
    }

    /// Fills ink in which everything is closed.
    private func fill(_ ink: Figure, in context: FillContext = FillContext()) -> Filling {
        Filling(FaceMap(ink, in: context, style: style, regions: regions), searches: searches)
    }

    /// Fills a body that something hides in part as if it were not there; nil if there is none.
    private func completed(_ ink: Figure) -> Filling? {
        guard style.gaps == .close, ink.width > 0 else { return nil }
        let person = style.uses(.bust) ? HiddenBody(personIn: ink) : nil
        let cloud = person == nil && style.uses(.cloud) ? HiddenBody(cloudIn: ink) : nil
        return (person ?? cloud).flatMap { filled($0, in: ink) }
    }

    /// Fills a body as if nothing were drawn over it; nil if that changes nothing.
    private func filled(_ hidden: HiddenBody, in ink: Figure) -> Filling? {
        var result = closed(ink.with(hidden.whole))
        guard result.isFilled else { return nil }
        let above = closed(ink.components(hidden.above))
        let outer = Path.union(
            ofNonNegative: hidden.above.map { Path([ink.tree.nodes[$0].contour]) }, tolerance: ink.tolerance)
        let clearance = style.gapWidth ?? hidden.clearance ?? SlashedInk.clearance * ink.width
        result.path = result.path.cleared(outer, by: clearance, in: ink)
        if hidden.reachesItsEdge(clearance, in: ink) {
            let around = outer.margin(clearance + ink.width, tolerance: ink.tolerance)
            result.path = result.path.withoutWhiskers(beside: around, in: ink)
        }
        result.path = .union(ofNonNegative: [result.path, above.path], expectsDisjoint: true, tolerance: ink.tolerance)
        result.note(above)
        result.decisions += hidden.above.map { FillDecision($0, of: ink.tree, .kept, .crossing) }
        return result
    }

    /// Fills the body that a slash strikes out as if the slash were not there; nil if there is none.
    private func struckOut(_ ink: Figure) -> Filling? {
        guard style.gaps == .close, style.uses(.slash), let struck = SlashedInk(ink) else { return nil }
        var result = closed(ink.with(struck.whole))
        let bar = FillDecision(area: struck.bar.path(tolerance: ink.tolerance), .kept, .crossing)
        let isOpen = result.isFilled && struck.isOpen(result.path)
        if result.isFilled, !isOpen, !struck.isHalf(result.path) {
            result.path = struck.struck(result.path, gapWidth: style.gapWidth, in: ink)
            result.decisions += [bar].compactMap(\.self)
            return result
        }
        // A stated treatment of a face holds also where the rest is not completed.
        let isStated = regions.contains { !$0.isBorrowed }
        if !isOpen || isStated {
            let plain = closed(ink)
            if isStated || !plain.isFilled || !struck.isHalf(plain.path) { return plain }
        }
        // A body that cannot be completed stays as it was drawn.
        result.path = ink.path
        result.decisions =
            ink.tree.roots.map { FillDecision($0, of: ink.tree, .kept, .line) } + [bar].compactMap(\.self)
        return result
    }

    private func closed(_ ink: Figure) -> Filling {
        let stated = regions.filter { $0.treatment == .solid }.map { DerivationRule.stated($0.point) }
        return filled(ink, stated + (style.gaps == .close ? DerivationRule.closures.filter(style.uses) : []))
    }

    /// Closes open counters by one rule after the other, and then the counters that overlays opened.
    private func filled(_ ink: Figure, _ rules: [DerivationRule]) -> Filling {
        guard let rule = rules.first, case .counter(let reason, _) = rule.work else { return overlaid(ink, rules) }
        let rest = Array(rules.dropFirst())
        let found = counters(by: rule, in: ink).first { $0.isForced || !isClosed($0, by: rest, in: ink) }
        guard let counter = found else { return filled(ink, rest) }
        let stated = regions.filter { counter.contains($0.point) }
        if let last = stated.last, last.treatment != .solid {
            var result = filled(ink, rest)
            result.named += stated.map(\.point)
            return result
        }
        // A stated point is in one counter, but there may be more shoulders. Each step closes a hole or has fewer
        // components, so that the recursion ends.
        let closed = counter.filled(in: ink, islands: style.islands) {
            filled($0, reason == .stated ? rest : rules)
        }
        // A stated counter is closed in any case; a rule must fill the counter that it closes.
        guard var result = closed, reason == .stated || counter.filledShare(in: result, besides: ink) > 0.5
        else { return filled(ink, rest) }
        if reason != .stated { result.explain(reason, inside: counter.bounds.insetBy(-ink.width)) }
        return result
    }

    /// The open counters that a rule finds.
    private func counters(by rule: DerivationRule, in ink: Figure) -> [OpenCounter] {
        guard case .counter(let reason, let find) = rule.work else { return [] }
        // Closures between stated points differ by their points.
        if reason == .stated { return find(ink) }
        return searches.counters(by: rule, in: ink) { find(ink) }
    }

    /// Whether some rules close a body around a counter: then it is not left open without its own rule.
    private func isClosed(_ counter: OpenCounter, by rules: [DerivationRule], in ink: Figure) -> Bool {
        guard let point = counter.innerPoint(in: ink) else { return false }
        return rules.contains { counters(by: $0, in: ink).contains { $0.contains(point) } }
            || overlays(by: rules, in: ink).contains { $0.counters.contains { $0.contains(point) } }
    }
}

extension DerivationRule {
    /// The counter that the manifest asks for.
    fileprivate static func stated(_ point: Point) -> DerivationRule {
        DerivationRule(
            "stated", "A counter around a point that is stated to be solid is closed.",
            .counter(.stated) { [OpenCounter(in: $0, around: point)].compactMap(\.self) })
    }
}

extension Filling {
    /// States the reason why interiors were filled.
    fileprivate mutating func explain(_ reason: FillDecision.Reason, inside frame: Rect) {
        decisions = decisions.map { decision in
            guard decision.outcome == .filled, decision.reason == .inside,
                let own = Path([decision.contour]).controlBounds, frame.contains(own)
            else { return decision }
            return FillDecision(contour: decision.contour, details: decision.details, outcome: .filled, reason: reason)
        }
    }
}

extension Closures {
    /// Fills ink as if the bodies that overlays open were closed; then removes the clearance again and puts the
    /// overlays back, filled separately.
    private func overlaid(_ ink: Figure, _ rules: [DerivationRule]) -> Filling {
        let overlays = overlays(by: rules, in: ink)
        return overlays.isEmpty ? fill(ink) : filled(ink, under: overlays)
    }

    /// The overlays that some rules find.
    private func overlays(by rules: [DerivationRule], in ink: Figure) -> [Overlay] {
        let rules = rules.filter(\.findsOverlays)
        return searches.overlays(by: rules, in: ink) {
            guard !rules.isEmpty, let drawing = OverlaidInk(ink, neighbours: neighbours)
            else { return [] }
            return rules.flatMap { rule -> [Overlay] in
                if case .overlays(let find) = rule.work { find(drawing) } else { [] }
            }
        }
    }

    private func filled(_ ink: Figure, under overlays: [Overlay]) -> Filling {
        let (tree, tolerance) = (ink.tree, ink.tolerance)
        let own = overlays.filter { !$0.component.isForeign }
        let clearances = overlays.flatMap {
            $0.cleared(gapWidth: style.gapWidth, isAlone: overlays.count == 1, tolerance: tolerance)
        }
        // A component over two bodies may be found for each of them.
        let above = own.flatMap(\.roots).uniqued
        let isEachOnce = above.count == own.reduce(0) { $0 + $1.roots.count }
        let details = tree.roots.filter { root in
            !above.contains(root) && own.contains { $0.details.contains(root) }
        }
        let drawn = tree.path(of: tree.roots.filter { !above.contains($0) && !details.contains($0) })
        // An overlay is inside of its clearance.
        let closing = Closing(drawn, by: clearances, tolerance: tolerance)
        var result = fill(
            ink.with(closing.path),
            in: FillContext(
                drawn: drawn,
                opening: { body, treatments in
                    // Ink that was closed along the clearance is cut along it again: its edges coincide within
                    // rounding error.
                    treatments.flatMap { closing.opened($0) }
                        ?? body.subtracting(clearances, tolerance: tolerance).withoutSpurs(tolerance: tolerance)
                }, details: details.isEmpty || regions.isEmpty ? nil : ink.flat.selecting(details)))
        // Only overlays with an interior need it.
        let body = own.contains(where: \.hasHoles) ? FlatPath(result.path, tolerance: ink.width / 20) : nil
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
                ink.with(overlay.component.path),
                in: FillContext(across: body.map { .init(body: $0, reach: overlay.reach) }))
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

extension Closures {
    /// Puts details back: on a filled area they are inverted, like free details.
    private func place(_ details: [Int], of ink: Figure, in result: inout Filling) {
        if details.isEmpty { return }
        let (tree, tolerance) = (ink.tree, ink.tolerance)
        let ground = FlatPath(result.path, tolerance: tolerance)
        var (cut, added) = (Path(), Path())
        for detail in details {
            let contours = tree.all(in: [detail])
            let stated = regions.filter { tree.innermost(around: $0.point).map(contours.contains) ?? false }
            result.named += stated.map(\.point)
            let treatment = stated.last?.treatment
            let isOnFilled = ink.flat.isMostly(ofContour: detail, ground.contains)
            let outcome: FillDecision.Outcome =
                switch treatment {
                case .solid, .drop: isOnFilled ? .merged : treatment == .solid ? .filled : .dropped
                case .line, .cut: isOnFilled ? .cut : treatment == .line ? .kept : .dropped
                case nil: !isOnFilled ? .kept : style.islands == .cut ? .cut : .merged
                }
            switch outcome {
            case .cut: cut.append(tree.path(of: [detail]))
            case .kept: added.append(tree.path(of: [detail]))
            case .filled: added.append(tree.nodes[detail].contour)
            case .merged, .dropped: break
            }
            let reason: FillDecision.Reason = treatment != nil ? .stated : isOnFilled ? .detail : .line
            result.decisions.append(FillDecision(detail, of: tree, outcome, reason))
        }
        if !cut.isEmpty { result.path = result.path.combined(with: cut, by: .difference, tolerance: tolerance) }
        if !added.isEmpty { result.path = .union(ofNonNegative: [result.path, added], tolerance: tolerance) }
    }
}

/// The findings in the ink of one body. Its fills in several styles search for the same, and differ only in their use
/// of it. It is an object, because these fills share it.
final class BodySearches {
    private var lines: [(ink: Path, body: Path, found: [InnerLine])] = []
    private var counters: [(rule: String, ink: Path, found: [OpenCounter])] = []
    private var overlays: [(rules: [String], ink: Path, found: [Overlay])] = []

    /// The lines inside of a body's outline stroke. If no fill has needed them yet, they are searched for.
    func lines(of ink: Path, in body: Path, search: () -> [InnerLine]) -> [InnerLine] {
        if let known = lines.first(where: { $0.body == body && $0.ink == ink }) { return known.found }
        let found = search()
        lines.append((ink, body, found))
        return found
    }

    /// The open counters that a rule of the list finds.
    func counters(by rule: DerivationRule, in ink: Figure, search: () -> [OpenCounter]) -> [OpenCounter] {
        if let known = counters.first(where: { $0.rule == rule.id && $0.ink == ink.path }) { return known.found }
        let found = search()
        counters.append((rule.id, ink.path, found))
        return found
    }

    /// The overlays that rules find, one after the other.
    func overlays(by rules: [DerivationRule], in ink: Figure, search: () -> [Overlay]) -> [Overlay] {
        let ids = rules.map(\.id)
        if let known = overlays.first(where: { $0.rules == ids && $0.ink == ink.path }) { return known.found }
        let found = search()
        overlays.append((ids, ink.path, found))
        return found
    }
}
