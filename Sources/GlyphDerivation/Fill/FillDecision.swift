public import PathGeometry

/// What the derivation did to one contour, and why.
public struct FillDecision: Hashable, Sendable {
    /// What became of a contour.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// A hole that is ink now.
        case filled
        /// A hole, or a line, that is as it was drawn.
        case kept
        /// Ink that is a hole now.
        case cut
        /// Ink that is no more to be told from the ground around it.
        case swallowed
        /// Left out because a `part` says so.
        case dropped
    }

    /// What the derivation took a contour for. `text` says it in words.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        case inside, bust, cloud, detail, ring, emblem, person, line, attached, seam, crossing
        case solidInk, opening, lens, prohibition, badge, half, handle, scissors, scales, code, rune, letter
        case header, paper, bow, ribbon, face, ground, bookmark, map, sea, capsule, air, spot, vehicle, battery
        case sign, panel, strip, stated

        /// Is it of ink in a body's walls, rather than of a contour?
        package var isOfLine: Bool { self == .attached || self == .seam }

        /// In words that end a sentence.
        public var text: String {
            switch self {
            case .inside: "the inside of a body"
            case .bust: "shoulders under a head, closed at the bottom"
            case .cloud: "a cloud, closed across its mouth"
            case .detail: "a detail on a filled ground"
            case .ring: "the middle of a ring on a filled ground"
            case .emblem: "a hollow sign in the middle of a body is cleared"
            case .person: "a person in a frame is cleared"
            case .line: "an open figure"
            case .attached: "a line that reaches in from the wall"
            case .seam: "a line that parts two bodies"
            case .header: "the gap below a solid header"
            case .crossing: "it crosses a body; the clearance around it stays empty"
            case .solidInk: "cut out of solid ink"
            case .opening: "an opening in a body that is solid already"
            case .lens: "one looks through a lens"
            case .prohibition: "a ring with a bar across forbids"
            case .badge: "a badge on a body stays a ring"
            case .half: "one half is solid, and this is the other"
            case .handle: "a hand goes through a handle"
            case .scissors: "one of two rings that fingers go through, or eyes look through"
            case .scales: "the air between the cords of a balance"
            case .code: "a reader finds a code by it"
            case .rune: "the triangles of a rune are written"
            case .letter: "the counter of a letter"
            case .paper: "paper in a printer is white"
            case .bow: "the loop of a bow"
            case .ribbon: "a gift's ribbon"
            case .face: "a face below hair"
            case .ground: "the ground behind a person"
            case .bookmark: "a bookmark is cleared with its outline"
            case .map: "the middle of a folded map is light"
            case .sea: "the sea between the land on a globe"
            case .capsule: "the light half of a pill"
            case .air: "the air in a glass"
            case .spot: "around a spot, which is what is said"
            case .vehicle: "the glass or a wheel of a vehicle"
            case .battery: "what fills a battery is its charge"
            case .sign: "closed only by the way, among open lines"
            case .panel: "a panel shows what is in it"
            case .strip: "the strip beside a filled panel"
            case .stated: "the manifest says so"
            }
        }
    }

    /// The contour that it was done to, in the glyph's coordinates.
    public let contour: Subpath
    /// Those directly in it: what they hold is no part of it.
    public let details: [Subpath]
    /// What became of it.
    public let outcome: Outcome
    /// What it was taken for.
    public let reason: Reason
    /// How far chords may lie from the contour's curves when its point is looked for, in units of the view box. Nil
    /// where nobody has said it.
    private var flatness: Double?

    package init(contour: Subpath, details: [Subpath] = [], outcome: Outcome, reason: Reason) {
        self.contour = contour
        self.details = details
        self.outcome = outcome
        self.reason = reason
    }

    /// The same of one node of a tree.
    init(_ node: Int, of tree: ContourTree, _ outcome: Outcome, _ reason: Reason) {
        self.init(
            contour: tree.nodes[node].contour, details: tree.nodes[node].children.map { tree.nodes[$0].contour },
            outcome: outcome, reason: reason)
    }

    /// The same of a connected area; nil for an empty one.
    init?(area: Path, _ outcome: Outcome, _ reason: Reason) {
        let contours = area.subpaths
        guard let outer = contours.max(by: { $0.area < $1.area }) else { return nil }
        self.init(contour: outer, details: contours.filter { $0 != outer }, outcome: outcome, reason: reason)
    }

    /// A point well inside of the contour and of none in it, by which a `part` can name it, in the coordinates of the
    /// view box; nil for a contour without area.
    public var point: Point? {
        let flatness = flatness ?? 8 * Tolerance.standard.length(in: contour.bounds.extent)
        return flatness > 0 ? point(tolerance: flatness) : nil
    }

    /// The same with what its point is looked for by.
    package func measured(flatness: Double) -> FillDecision {
        var decision = self
        decision.flatness = flatness
        return decision
    }

    /// The same with another outcome.
    package func with(_ outcome: Outcome) -> FillDecision {
        var decision = FillDecision(contour: contour, details: details, outcome: outcome, reason: reason)
        decision.flatness = flatness
        return decision
    }

    /// - Parameter tolerance: in units of the view box.
    package func point(tolerance: Double) -> Point? { Path([contour] + details).innerPoint(tolerance: tolerance) }
}

extension Path {
    /// The one of a grid of points inside that is farthest from every contour.
    fileprivate func innerPoint(tolerance: Double) -> Point? {
        let flat = FlatPath(self, tolerance: tolerance)
        guard let bounds = flat.bounds else { return nil }
        // A thin ring may slip through a coarse grid.
        for side in [16, 64, 256] {
            let point = bounds.deepestPoint(ofGrid: side) { point in
                FillRule.evenodd.contains(winding: flat.winding(around: point)) ? flat.distance(to: point) : nil
            }
            if let point { return point }
        }
        return nil
    }
}

extension Rect {
    /// The point of a grid inside that has the greatest depth; nil where none has any.
    ///
    /// - Parameter depth: nil for points that do not count.
    func deepestPoint(ofGrid side: Int, _ depth: (Point) -> Double?) -> Point? {
        var best: (point: Point, depth: Double)?
        for row in 1..<side {
            for column in 1..<side {
                let point = Point(
                    minX + width * Double(column) / Double(side), minY + height * Double(row) / Double(side))
                if let depth = depth(point), depth > best?.depth ?? 0 { best = (point, depth) }
            }
        }
        return best?.point
    }
}
