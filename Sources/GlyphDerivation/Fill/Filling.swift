internal import GlyphModel
internal import PathGeometry

/// Fills one body of ink. Contours are selected and reversed, but not redrawn, so that parts that are not filled stay
/// the same to the byte. Only cut lines and an inset create new contours.
///
///     outside > component > hole > island > hole …
///               filled      removed  cut    by `rings`
struct Filling {
    let ink: Figure
    let surroundings: Surroundings
    /// The chords of the drawn ink, if that is not all of the ink.
    private let drawnFlat: FlatPath?
    let tolerance: Double
    var style: FillStyle
    let width: Double
    /// The stated treatments of the contours around points.
    let regions: [(point: Point, node: Int, treatment: PartOverride.Treatment)]
    var overrides: [Int: PartOverride.Treatment]
    /// What other fills of the body have found.
    let searches: BodySearches
    /// The reason why a hole of a free body is not an interior, by the index of the contour.
    private(set) var reasons: [FillDecision.Reason?] = []
    /// The persons that the bodies frame.
    private(set) var portrait = Portrait()

    /// The filled body, with the decisions about its contours.
    struct Result {
        var path: Path
        var decisions: [FillDecision] = []
        /// The stated points that have a contour around them.
        var named: [Point] = []

        /// Adds the decisions about another part of the drawing.
        mutating func note(_ other: Result) {
            decisions += other.decisions
            named += other.named
        }
    }

    /// - Parameters:
    ///   - strokeWidth: in units of the view box.
    ///   - regions: the treatments of the faces around points; a later one has priority.
    ///   - searches: what other fills of the body, with the same stroke width and tolerance, have found.
    init(
        ink: Figure, in surroundings: Surroundings = Surroundings(), strokeWidth: Double, style: FillStyle,
        regions: [(point: Point, treatment: PartOverride.Treatment)], searches: BodySearches, tolerance: Double
    ) {
        self.ink = ink
        self.searches = searches
        self.surroundings = surroundings
        drawnFlat = surroundings.drawn.map { FlatPath($0, tolerance: ink.flatness) }
        self.tolerance = tolerance
        self.style = style
        width = strokeWidth
        self.regions = regions.compactMap { region in
            if surroundings.details?.contains(region.point) == true { return nil }
            return ink.tree.innermost(around: region.point).map { (region.point, $0, region.treatment) }
        }
        overrides = Dictionary(self.regions.map { ($0.node, $0.treatment) }, uniquingKeysWith: { $1 })
        // Both the body with its lines and the result need them.
        reasons = Array(repeating: nil, count: ink.tree.nodes.count)
        for root in tree.roots {
            for hole in tree.nodes[root].children { reasons[hole] = reasonToKeep(hole, in: root) }
        }
        if style.rings != .fill && style.islands == .cut {
            let isFilled = { [reasons] (hole: Int) in reasons[hole] == nil }
            if style.uses(.person) { portrait = Portrait(in: ink, strokeWidth: width, isFilled: isFilled) }
        }
    }

    var tree: ContourTree { ink.tree }
    var drawn: Path? { surroundings.drawn }

    func result() -> Result {
        let details = AttachedDetails(
            in: ink, strokeWidth: width, style: style, isFilled: { [reasons] in reasons[$0] == nil },
            isStated: { [overrides] in overrides[$0] != nil })
        let gaps = gaps
        let divided = dividedBodies.filter { root in !gaps.contains { $0.root == root } }
        let attached = attachedLines(on: details)
        var filling = self
        for region in regions where attached?.names(region.point) == true { filling.overrides[region.node] = nil }
        var filled = filling.opened(filling.parity())
        filled.named = regions.map(\.point)
        if let attached {
            cut(attached, details, divided, outOf: &filled)
        }
        if !gaps.isEmpty {
            filled.path = filled.path.subtracting(gaps.map(\.area), tolerance: tolerance)
            filled.decisions += gaps.compactMap { FillDecision(area: $0.area, .cut, .header) }
        }
        if style.inset > 0 { filled.path = inset(filled.path) }
        return filled
    }

    /// Between a solid header and the sheet below it.
    private var gaps: [(root: Int, area: Path)] {
        // A body closed by an overlay has the shape of the overlay, too.
        guard style.lines.cutsDetails, style.uses(.overlap), drawn == nil else { return [] }
        return tree.roots.compactMap { root in
            let holes = tree.nodes[root].children
            guard overrides[root] == nil, holes.allSatisfy({ overrides[$0] == nil && reasons[$0] == nil }),
                let gap = Header.gap(in: root, of: ink, strokeWidth: width)
            else { return nil }
            return (root, gap)
        }
    }

    /// The treatment of each contour, with the decisions.
    struct Choice {
        var treatments: [Closing.Treatment]
        var decisions: [FillDecision] = []
    }

    func parity() -> Choice {
        var choice = Choice(treatments: Array(repeating: .removed, count: tree.nodes.count))
        for root in tree.roots { fill(root, &choice) }
        return choice
    }

    func path(of choice: Choice) -> Path {
        Path(
            zip(tree.nodes, choice.treatments).compactMap { node, treatment in
                switch treatment {
                case .kept: node.contour
                case .removed: nil
                case .reversed: node.contour.reversed
                }
            })
    }

    /// Along the clearance that was closed, before anything else is redrawn, so that the contours still match its
    /// edges.
    private func opened(_ choice: Choice) -> Result {
        var path = path(of: choice)
        if let opening = surroundings.opening {
            // Ink that is removed cannot be distinguished from ink that is merged.
            path = opening(path, overrides.isEmpty ? choice.treatments : nil)
        }
        return Result(path: path, decisions: choice.decisions)
    }

    /// Insets filled bodies; components without holes are lines, and are kept.
    private func inset(_ filled: Path) -> Path {
        let lines = tree.roots.filter { tree.nodes[$0].children.isEmpty }.map { tree.nodes[$0].contour }
        let bodies = tree.roots.filter { !tree.nodes[$0].children.isEmpty }.map { tree.nodes[$0].contour }
        let room = Path(bodies).offset(by: -style.inset, isNormal: true, tolerance: tolerance)
        let allowed = Path.union(ofNonNegative: [room, Path(lines)], tolerance: tolerance)
        return filled.combined(with: allowed, by: .intersection, tolerance: tolerance)
    }

    /// A free component: its outer contour is kept, and its holes are filled.
    private func fill(_ component: Int, _ choice: inout Choice) {
        switch overrides[component] {
        case .drop, .cut: return decide(component, .dropped, .stated, &choice)
        case .line: return keep(component, .stated, &choice)
        case .solid, nil: break
        }
        choice.treatments[component] = .kept
        let holes = tree.nodes[component].children
        if holes.isEmpty { decide(component, .kept, .line, &choice) }
        for hole in holes {
            switch overrides[hole] {
            case .solid, .drop: decide(hole, .filled, .stated, &choice)
            case .line, .cut: keep(hole, .stated, &choice)
            case nil:
                let isFree = tree.nodes[component].parent == nil
                if let reason = isFree ? reasons[hole] : reasonToKeep(hole, in: component) {
                    if reason == .sea {
                        choice.treatments[hole] = .kept
                        decide(hole, .kept, reason, &choice)
                        for spot in tree.nodes[hole].children { fill(spot, &choice) }
                    } else {
                        keep(hole, reason, &choice)
                    }
                } else {
                    decide(hole, .filled, .inside, &choice)
                    for island in tree.nodes[hole].children { cut(island, &choice) }
                }
            }
        }
    }

    /// The reason why a hole of a component is not the interior of a body; nil if it is one.
    private func reasonToKeep(_ hole: Int, in component: Int) -> FillDecision.Reason? {
        Hole(number: hole, component: component, ink: ink, drawn: drawnFlat, width: width, style: style).reasonToKeep
    }

    /// An island inside of a filled area: it is inverted with everything inside of it.
    private func cut(_ island: Int, _ choice: inout Choice) {
        let stated = overrides[island]
        switch stated {
        case .drop, .solid: return decide(island, .merged, .stated, &choice)
        case nil where style.islands == .fill: return decide(island, .merged, .detail, &choice)
        case .line, .cut, nil: break
        }
        choice.treatments[island] = .reversed
        decide(island, .cut, stated == nil ? .detail : .stated, &choice)
        let isEmblem =
            style.rings == .emblem && style.uses(.emblem) && Emblem.isEmblem(island, in: ink, strokeWidth: width)
        for hole in tree.nodes[island].children {
            let stated = overrides[hole].map { $0 == .solid || $0 == .line }
            if stated ?? (!isEmblem && isFilledAgain(hole)) {
                choice.treatments[hole] = .reversed
                decide(hole, .filled, stated == nil ? .ring : .stated, &choice)
                for inner in tree.nodes[hole].children { cut(inner, &choice) }
            } else {
                let reason: FillDecision.Reason =
                    stated != nil ? .stated : portrait.middles.contains(hole) ? .person : isEmblem ? .emblem : .ring
                decide(hole, .kept, reason, &choice)
                for inner in tree.nodes[hole].children { fill(inner, &choice) }
            }
        }
    }

    /// Whether the counter of a ring that is cut out is part of the filled area.
    private func isFilledAgain(_ middle: Int) -> Bool {
        switch style.rings {
        case .fill: true
        case .person, .emblem: !portrait.middles.contains(middle)
        case .clear: false
        }
    }

    /// Keeps a contour and everything inside of it as drawn.
    private func keep(_ node: Int, _ reason: FillDecision.Reason, _ choice: inout Choice) {
        if overrides[node] == .drop { return decide(node, .dropped, .stated, &choice) }
        choice.treatments[node] = .kept
        decide(node, .kept, reason, &choice)
        for child in tree.nodes[node].children { keep(child, reason, &choice) }
    }

    private func decide(
        _ node: Int, _ outcome: FillDecision.Outcome, _ reason: FillDecision.Reason, _ choice: inout Choice
    ) {
        choice.decisions.append(FillDecision(node, of: tree, outcome, reason))
    }
}

/// The context of ink that is filled.
struct Surroundings {
    /// The drawn part of the ink, if some was added to close a body; nil for all of it.
    var drawn: Path?
    /// Opens the filled body again where it was closed.
    var opening: ((_ body: Path, [Closing.Treatment]?) -> Path)?
    /// The overlaid component.
    var across: FarSide?
    /// Details that are put back later: points on them do not refer to the ink around.
    var details: FlatPath?

    /// The filled body under an overlay, beyond the clearance.
    struct FarSide {
        let body: FlatPath
        /// The width of the clearance.
        let reach: Double

        /// Whether a line of the overlay ends at the overlay's boundary along the clearance.
        func isOpposite(_ opening: InnerLine.Opening, wall: Double) -> Bool {
            // A little more: where the body was open, its edge is as far away as the clearance is wide.
            let limit = wall + 1.25 * reach
            return [opening.from, opening.to].allSatisfy { body.distance(to: $0, within: limit) <= limit }
        }
    }
}

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
