public import PathGeometry

/// The treatment of one contour by the derivation, and its reason.
public struct FillDecision: Hashable, Sendable {
    /// The treatment of a contour.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// A hole that becomes ink.
        case filled
        /// A hole or a line that is kept as drawn.
        case kept
        /// Ink that becomes a hole.
        case cut
        /// Ink that is merged with the filled area around it.
        case merged
        /// Ink that is removed because a `part` requests it.
        case dropped
    }

    /// The kind of contour that the derivation recognized. `text` describes it.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        // Whether a face stays in any context is in `isOfItself`, in FillProposal.swift.
        case inside, bust, cloud, openBody, detail, ring, emblem, person, line, attached, seam, crossing
        case solidInk, opening, lens, prohibition, badge, half, handle, letter, header, paper, face, ground
        case sea, vehicle
        case sign, panel, strip, stated, relative

        /// Whether it is a line of ink inside of a body, rather than a contour.
        package var isOfLine: Bool { self == .attached || self == .seam }

        /// A phrase that explains the decision, for messages.
        public var text: String {
            switch self {
            case .inside: "the interior of a body"
            case .bust: "shoulders below a head, closed at the bottom"
            case .cloud: "an open cloud, closed at the bottom"
            case .openBody: "a body that is open behind another object, closed along its outline"
            case .detail: "a detail inside of a filled body"
            case .ring: "the counter of a ring inside of a filled body"
            case .emblem: "a hollow sign in the middle of a body is cleared"
            case .person: "a person in a frame is cleared"
            case .line: "an open stroke"
            case .attached: "a line that is attached to the boundary of a body"
            case .seam: "a line that divides two bodies"
            case .header: "the clearance below a solid header"
            case .crossing: "an overlay of a body; the clearance around it stays empty"
            case .solidInk: "a cutout of a solid shape"
            case .opening: "a small opening in a body that is solid as drawn"
            case .lens: "the lens of a magnifying glass stays clear"
            case .prohibition: "a prohibition sign stays a ring with a bar"
            case .badge: "a badge on a body stays a ring"
            case .half: "the hollow half of a body whose other half is solid"
            case .handle: "the opening of a handle"
            case .letter: "the counter of a letter"
            case .paper: "the paper in a printer"
            case .face: "a face below hair stays light"
            case .ground: "the background of a person"
            case .sea: "the sea between the land on a globe"
            case .vehicle: "the glass or a wheel of a vehicle"
            case .sign: "enclosed by crossing lines of an open sign, such as a hash"
            case .panel: "a panel that shows its content"
            case .strip: "the strip next to a filled panel"
            case .stated: "stated in the manifest"
            case .relative: "as in a simpler glyph with the same body"
            }
        }
    }

    /// The contour, in the glyph's coordinates.
    public let contour: Subpath
    /// The contours directly inside of it; their areas are not part of it.
    public let details: [Subpath]
    /// The treatment of the contour.
    public let outcome: Outcome
    /// The kind of contour that was recognized.
    public let reason: Reason
    /// The maximum distance of chords from the contour's curves when its point is computed, in units of the view box.
    /// Nil if it is not known.
    private var flatness: Double?

    package init(contour: Subpath, details: [Subpath] = [], outcome: Outcome, reason: Reason) {
        self.contour = contour
        self.details = details
        self.outcome = outcome
        self.reason = reason
    }

    /// A decision for one node of a tree.
    init(_ node: Int, of tree: ContourTree, _ outcome: Outcome, _ reason: Reason) {
        self.init(
            contour: tree.nodes[node].contour, details: tree.nodes[node].children.map { tree.nodes[$0].contour },
            outcome: outcome, reason: reason)
    }

    /// A decision for a connected area; nil for an empty one.
    init?(area: Path, _ outcome: Outcome, _ reason: Reason) {
        let contours = area.subpaths
        guard let outer = contours.max(by: { $0.area < $1.area }) else { return nil }
        self.init(contour: outer, details: contours.filter { $0 != outer }, outcome: outcome, reason: reason)
    }

    /// A point well inside of the contour and outside of its details, by which a `part` can name it, in the
    /// coordinates of the view box; nil for a contour without area.
    public var point: Point? {
        let flatness = flatness ?? 8 * Tolerance.standard.length(in: contour.bounds.extent)
        return flatness > 0 ? point(tolerance: flatness) : nil
    }

    /// The decision with the flatness for computing its point.
    package func measured(flatness: Double) -> FillDecision {
        var decision = self
        decision.flatness = flatness
        return decision
    }

    /// - Parameter tolerance: the tolerance, in units of the view box.
    package func point(tolerance: Double) -> Point? { Path([contour] + details).innerPoint(tolerance: tolerance) }
}

extension Path {
    /// The point inside, out of a grid, that is farthest from all contours.
    fileprivate func innerPoint(tolerance: Double) -> Point? {
        let flat = FlatPath(self, tolerance: tolerance)
        guard let bounds = flat.bounds else { return nil }
        // A coarse grid may miss a thin ring.
        for side in [16, 64, 256] {
            let point = bounds.deepestPoint(ofGrid: side) { point, _ in
                FillRule.evenodd.contains(winding: flat.winding(around: point)) ? flat.distance(to: point) : nil
            }
            if let point { return point }
        }
        return nil
    }
}

extension Rect {
    /// The point of a grid with the greatest depth; nil if no point counts.
    ///
    /// - Parameter depth: the depth of a point, or nil for a point that does not count; it also gets the greatest depth
    ///   until then.
    func deepestPoint(ofGrid side: Int, _ depth: (Point, Double) -> Double?) -> Point? {
        var best: (point: Point, depth: Double)?
        for row in 1..<side {
            for column in 1..<side {
                let point = Point(
                    minX + width * Double(column) / Double(side), minY + height * Double(row) / Double(side))
                let least = best?.depth ?? 0
                if let depth = depth(point, least), depth > least { best = (point, depth) }
            }
        }
        return best?.point
    }
}
