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
    /// Ink in which another style has found nothing to close.
    let unclosed: Path?
    /// Fills a drawing in which everything is closed.
    let fill: (Figure, Surroundings) -> Filling.Result

    func filled(_ ink: Figure) -> Filling.Result {
        let stated = regions.filter { $0.treatment == .solid }.map { DerivationRule.stated($0.point) }
        return filled(ink, closedBy: stated + (style.gaps == .close ? DerivationRule.closures.filter(style.uses) : []))
    }

    /// Closes open counters by one rule after the other, and then what overlays opened.
    private func filled(_ ink: Figure, closedBy rules: [DerivationRule]) -> Filling.Result {
        guard let index = rules.firstIndex(where: \.findsCounters), case .counter(let find) = rules[index].work
        else { return overlaid(ink, rules) }
        var rest = rules
        rest.remove(at: index)
        func left() -> Filling.Result { filled(ink, closedBy: rest) }
        guard let found = find(ink, width) else { return left() }
        let plain = found.unlessFilled.map { (left(), $0) }
        if let (plain, point) = plain, plain.path.contains(point) { return plain }
        let stated = regions.filter { found.counter.contains($0.point) }
        if let last = stated.last, last.treatment != .solid {
            var result = plain?.0 ?? left()
            result.named += stated.map(\.point)
            return result
        }
        // There may be more of them, but a stated point is in one. Each step closes a hole, or the parts are smaller,
        // so that the recursion ends.
        let isStated = found.reason == .stated
        let closed = found.counter.filled(in: ink, strokeWidth: width, tolerance: tolerance) {
            filled($0, closedBy: isStated ? rest : rules)
        }
        guard var result = closed else { return plain?.0 ?? left() }
        if isStated {
            result.named += found.unlessFilled.map { [$0] } ?? []
        } else {
            result.explain(found.reason, inside: found.counter.bounds.insetBy(-width))
        }
        return result
    }
}

extension DerivationRule {
    fileprivate var findsCounters: Bool { if case .counter = work { true } else { false } }
}

extension Filling.Result {
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
