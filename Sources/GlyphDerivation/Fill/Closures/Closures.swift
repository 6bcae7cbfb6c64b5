internal import GlyphModel
internal import PathGeometry

/// Fills ink as if its open bodies were closed.
struct Closures {
    let style: FillStyle
    let width: Double
    /// The stated treatments of the faces around points; a later one has priority.
    let regions: [(point: Point, treatment: PartOverride.Treatment)]
    /// Ink in other colours, which may overlay this one; it is not part of the result.
    let neighbours: [Figure]
    let tolerance: Double
    /// What other fills of the body have found.
    let searches: BodySearches
    /// Fills a drawing in which everything is closed.
    let fill: (Figure, Surroundings) -> Filling.Result

    func filled(_ ink: Figure) -> Filling.Result {
        struckOut(ink) ?? completed(ink) ?? closed(ink)
    }

    /// Fills a body that something hides in part as if it were not there; nil if there is none.
    private func completed(_ ink: Figure) -> Filling.Result? {
        guard style.gaps == .close, width > 0 else { return nil }
        let person =
            style.uses(.bust) ? HiddenBody(personIn: ink, strokeWidth: width, tolerance: tolerance) : nil
        let cloud =
            person == nil && style.uses(.cloud)
            ? HiddenBody(cloudIn: ink, strokeWidth: width, tolerance: tolerance) : nil
        guard let hidden = person ?? cloud else { return nil }
        var result = closed(Figure(hidden.whole, flatness: ink.flatness))
        guard result.isFilled else { return nil }
        let above = closed(Figure(ink.tree.path(of: hidden.above), flatness: ink.flatness))
        let outer = Path.union(
            ofNonNegative: hidden.above.map { Path([ink.tree.nodes[$0].contour]) }, tolerance: tolerance)
        result.path = result.path.cleared(
            outer, by: style.gapWidth ?? StruckInk.clearance * width, strokeWidth: width, tolerance: tolerance)
        result.path = .union(ofNonNegative: [result.path, above.path], expectsDisjoint: true, tolerance: tolerance)
        result.note(above)
        result.decisions += hidden.above.map { FillDecision($0, of: ink.tree, .kept, .crossing) }
        return result
    }

    /// Fills what a slash strikes out as if it were not there; nil if there is none.
    private func struckOut(_ ink: Figure) -> Filling.Result? {
        guard style.gaps == .close, style.uses(.slash),
            let struck = StruckInk(ink, strokeWidth: width, tolerance: tolerance)
        else { return nil }
        var result = closed(Figure(struck.whole, flatness: ink.flatness))
        let bar = FillDecision(area: struck.bar.path(tolerance: tolerance), .kept, .crossing)
        let isOpen = result.isFilled && struck.isOpen(result.path)
        if result.isFilled, !isOpen, !struck.isHalf(result.path) {
            result.path = struck.struck(result.path, gapWidth: style.gapWidth, tolerance: tolerance)
            result.decisions += [bar].compactMap(\.self)
            return result
        }
        // What is stated of a face holds also where the rest is not completed.
        if !isOpen || !regions.isEmpty {
            let plain = closed(ink)
            if !regions.isEmpty || !plain.isFilled || !struck.isHalf(plain.path) { return plain }
        }
        // What cannot be completed stays as it was drawn.
        result.path = ink.path
        result.decisions =
            ink.tree.roots.map { FillDecision($0, of: ink.tree, .kept, .line) } + [bar].compactMap(\.self)
        return result
    }

    private func closed(_ ink: Figure) -> Filling.Result {
        let stated = regions.filter { $0.treatment == .solid }.map { DerivationRule.stated($0.point) }
        return filled(ink, stated + (style.gaps == .close ? DerivationRule.closures.filter(style.uses) : []))
    }

    /// Closes open counters by one rule after the other, and then what overlays opened.
    private func filled(_ ink: Figure, _ rules: [DerivationRule]) -> Filling.Result {
        guard let rule = rules.first, case .counter(let reason, let find) = rule.work
        else { return overlaid(ink, rules) }
        let rest = Array(rules.dropFirst())
        var plain: Filling.Result?
        func left() -> Filling.Result { plain ?? filled(ink, rest) }
        func search() -> [OpenCounter] { find(ink, width) }
        // Closures between stated points differ by their points.
        let counters = reason == .stated ? search() : searches.counters(by: rule, in: ink, search: search)
        let found = counters.first { counter in
            guard let isLeftOpen = counter.isLeftOpen else { return true }
            let filled = left()
            plain = filled
            return isLeftOpen(filled)
        }
        guard let counter = found else { return left() }
        let stated = regions.filter { counter.contains($0.point) }
        if let last = stated.last, last.treatment != .solid {
            var result = left()
            result.named += stated.map(\.point)
            return result
        }
        // A stated point is in one counter, but there may be more shoulders. Each step closes a hole or has fewer
        // components, so that the recursion ends.
        let closed = counter.filled(in: ink, islands: style.islands, tolerance: tolerance) {
            filled($0, reason == .stated ? rest : rules)
        }
        // What is stated is closed in any case; a rule must fill what it closes.
        let isAlways = reason == .stated || counter.isLeftOpen == nil
        guard var result = closed, isAlways || counter.filledShare(in: result, besides: ink) > 0.5
        else { return left() }
        if reason != .stated { result.explain(reason, inside: counter.bounds.insetBy(-width)) }
        return result
    }
}

extension DerivationRule {
    /// What the manifest asks for.
    fileprivate static func stated(_ point: Point) -> DerivationRule {
        DerivationRule(
            "stated", "A counter around a point that is stated to be solid is closed.",
            .counter(.stated) { ink, width in
                guard var counter = OpenCounter(in: ink, around: point, strokeWidth: width) else { return [] }
                counter.isLeftOpen = { !$0.path.contains(point) }
                return [counter]
            })
    }
}

extension Filling.Result {
    fileprivate var isFilled: Bool { decisions.contains { $0.outcome == .filled } }

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
