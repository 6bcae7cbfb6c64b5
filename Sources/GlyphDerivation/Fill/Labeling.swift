internal import GlyphModel
internal import PathGeometry

/// The label of each contour of a map: a face becomes ink or ground, and an island of a filled face is inverted or
/// merged.
///
///     outside > component > face > island > face …
///               kept        filled cut      by `rings`
struct Labeling {
    /// The treatments by contour.
    private(set) var treatments: [Closing.Treatment]
    /// In the order of the tree.
    private(set) var decisions: [FillDecision] = []
    private let map: FaceMap
    private let islands: FillStyle.Islands

    init(of map: FaceMap, islands: FillStyle.Islands) {
        (self.map, self.islands) = (map, islands)
        treatments = Array(repeating: .removed, count: map.tree.nodes.count)
        for root in map.tree.roots { fill(root, map.reasons) }
    }

    /// The labelled ink. Contours are selected and reversed, but not redrawn, so that contours that are not filled stay
    /// the same to the byte.
    var path: Path { path(of: map.tree.nodes.indices) }

    /// The labelled ink of some components.
    func path(ofComponents roots: [Int]) -> Path { path(of: map.tree.all(in: roots)) }

    private func path(of contours: some Sequence<Int>) -> Path {
        Path(
            contours.compactMap { index in
                switch treatments[index] {
                case .kept: map.tree.nodes[index].contour
                case .removed: nil
                case .reversed: map.tree.nodes[index].contour.reversed
                }
            })
    }

    private var nodes: [ContourTree.Node] { map.tree.nodes }

    /// A free component: its outer contour is kept, and its faces are filled.
    ///
    /// - Parameter reasons: the reasons why its faces stay, by contour.
    private mutating func fill(_ component: Int, _ reasons: [FillDecision.Reason?]) {
        switch map.stated[component] {
        case .drop, .cut: return decide(component, .dropped, .stated)
        case .line: return keep(component, .stated)
        case .solid, nil: break
        }
        treatments[component] = .kept
        let faces = nodes[component].children
        if faces.isEmpty { decide(component, .kept, .line) }
        for face in faces {
            switch (map.stated[face], reasons[face]) {
            case (.solid, _), (.drop, _): decide(face, .filled, .stated)
            case (.line, _), (.cut, _): keep(face, .stated)
            case (nil, .sea):
                treatments[face] = .kept
                decide(face, .kept, .sea)
                for spot in nodes[face].children { fillInner(spot) }
            case (nil, let reason?): keep(face, reason)
            case (nil, nil):
                decide(face, .filled, map.borrowed.contains(face) ? .relative : .inside)
                for island in nodes[face].children { cut(island) }
            }
        }
    }

    /// A component inside of a face that stays, or of a counter.
    private mutating func fillInner(_ component: Int) {
        var reasons = [FillDecision.Reason?](repeating: nil, count: nodes.count)
        let body = map.body(component)
        for (face, reason) in zip(body.faces, body.reasons) { reasons[face] = reason }
        fill(component, reasons)
    }

    /// An island inside of a filled area: it is inverted with everything inside of it.
    private mutating func cut(_ island: Int) {
        let stated = map.stated[island]
        switch stated {
        case .drop, .solid: return decide(island, .merged, .stated)
        case nil where islands == .fill: return decide(island, .merged, .detail)
        case .line, .cut, nil: break
        }
        treatments[island] = .reversed
        decide(island, .cut, stated == nil ? .detail : .stated)
        let isEmblem =
            map.style.rings == .emblem && map.style.uses(.emblem) && Emblem.isEmblem(island, in: map.ink)
        for face in nodes[island].children {
            let stated = map.stated[face].map { $0 == .solid || $0 == .line }
            if stated ?? (!isEmblem && isFilledAgain(face)) {
                treatments[face] = .reversed
                decide(face, .filled, stated == nil ? .ring : .stated)
                for inner in nodes[face].children { cut(inner) }
            } else {
                let reason: FillDecision.Reason =
                    stated != nil ? .stated : map.portrait.middles.contains(face) ? .person : isEmblem ? .emblem : .ring
                decide(face, .kept, reason)
                for inner in nodes[face].children { fillInner(inner) }
            }
        }
    }

    /// Whether the counter of a ring that is cut out is part of the filled area.
    private func isFilledAgain(_ middle: Int) -> Bool {
        switch map.style.rings {
        case .fill: true
        case .person, .emblem: !map.portrait.middles.contains(middle)
        case .clear: false
        }
    }

    /// Keeps a contour and everything inside of it as drawn.
    private mutating func keep(_ node: Int, _ reason: FillDecision.Reason) {
        if map.stated[node] == .drop { return decide(node, .dropped, .stated) }
        treatments[node] = .kept
        decide(node, .kept, reason)
        for child in nodes[node].children { keep(child, reason) }
    }

    private mutating func decide(_ node: Int, _ outcome: FillDecision.Outcome, _ reason: FillDecision.Reason) {
        decisions.append(FillDecision(node, of: map.tree, outcome, reason))
    }
}

/// Filled ink, with the decisions about its contours.
struct Filling {
    var path: Path
    var decisions: [FillDecision]
    /// The stated points that have a contour around them.
    var named: [Point] = []

    /// Adds the decisions about another part of the drawing.
    mutating func note(_ other: Filling) {
        decisions += other.decisions
        named += other.named
    }

    var isFilled: Bool { decisions.contains { $0.outcome == .filled } }
}

extension Filling {
    /// Draws the labels of a map. Only cut lines and an inset create new contours.
    ///
    /// - Parameter searches: the findings of other fills of the body.
    init(_ map: FaceMap, searches: BodySearches) {
        let (headers, tolerance) = (map.headers, map.ink.tolerance)
        let lines = LineLabeling(of: map, searches: searches)
        var own = map
        for region in map.regions where lines?.lines.names(region.point) == true { own.stated[region.node] = nil }
        let labeling = Labeling(of: own, islands: map.style.islands)
        (path, decisions, named) = (labeling.path, labeling.decisions, map.regions.map(\.point))
        // Along the clearance that was closed, before anything else is redrawn, so that the contours still match its
        // edges. Ink that is removed cannot be distinguished from ink that is merged.
        if let opening = map.context.opening {
            path = opening(path, own.stated.isEmpty ? labeling.treatments : nil)
        }
        lines?.cut(outOf: &self, except: headers.map(\.root))
        if !headers.isEmpty {
            path = path.subtracting(headers.map(\.gap), tolerance: tolerance)
            decisions += headers.compactMap { FillDecision(area: $0.gap, .cut, .header) }
        }
        if map.style.inset > 0 { path = Inset(map, labeling.treatments).applied(to: path) }
    }
}

extension FaceMap {
    /// The bodies below a solid header, with the gap between the two.
    fileprivate var headers: [(root: Int, gap: Path)] {
        // A body closed by an overlay has the shape of the overlay, too.
        guard style.lines.cutsDetails, style.uses(.overlap), context.drawn == nil else { return [] }
        return tree.roots.compactMap { root in
            guard !isStated(root), tree.nodes[root].children.allSatisfy({ reasons[$0] == nil }) else { return nil }
            return Header.gap(in: root, of: ink).map { (root, $0) }
        }
    }
}
