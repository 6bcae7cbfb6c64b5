internal import PathGeometry

/// What was found in the ink of one body. Its fills in several styles search for the same, and differ only in what they
/// do with it. It is an object, because these fills share it.
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
