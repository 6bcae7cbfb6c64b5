internal import GlyphModel
internal import PathGeometry

/// A body that was opened by the clearance around an overlay: a slash, a badge, a bolt.
///
///      ╭────╴ ○        the badge, offset by the clearance, closes the body; after filling,
///      │                the clearance is removed again
///      ╰──────╯
struct CrossedGap {
    /// The ink of the overlay, in normal form.
    private(set) var overlay: Path
    /// The roots of its components; none for ink in another colour.
    private(set) var roots: [Int]
    /// The area that is cleared around it.
    let clearance: Clearance
    /// The largest counter of a body that it opens.
    let pocket: Pocket
    /// The roots of all bodies that it opens.
    let bodies: [Int]
    /// Details in the body that end at the clearance.
    let details: [Int]
    /// Is the clearance that of a badge, which is wider?
    private(set) var isBadge = false

    /// The kinds of overlays.
    enum Form {
        /// It lies across the body, with a clearance of a stroke width.
        case overlay
        /// A disc at the corner of the body.
        case badge
        /// A sign that replaces a corner of the body.
        case sign
    }

    enum Clearance {
        /// With this distance on all sides.
        case band(reach: Double)
        /// A disc that contains it.
        case disc(Circle)

        var reach: Double {
            switch self {
            case .band(let reach): reach
            case .disc: 0
            }
        }
    }

    /// The gap of the components in a disc that was cleared.
    private init(_ disc: ClearedDisc, in tree: ContourTree, strokeWidth width: Double) {
        overlay = tree.path(of: disc.badges)
        roots = disc.badges
        // A twentieth of a width more, so that rounded ends still meet.
        clearance = .disc(Circle(center: disc.circle.center, radius: disc.circle.radius + width / 20))
        pocket = disc.pocket
        bodies = disc.bodies
        details = disc.details
    }

    /// The gap that one component makes in the others; nil if it opens nothing.
    ///
    /// - Parameters:
    ///   - others: components that it does not open, and that may be details of the opened bodies.
    ///   - form: badges and signs have a wider clearance.
    init?(
        of overlay: Piece, _ path: @autoclosure () -> Path, in pieces: [Piece], beside others: [Piece] = [],
        strokeWidth width: Double, as form: Form = .overlay
    ) {
        let isBadge = form != .overlay
        let farthest = isBadge ? Self.farthestBadge * width : Self.limit(strokeWidth: width)
        let nearness = Nearness(of: overlay, to: pieces, within: farthest, strokeWidth: width)
        guard let clearance = nearness.clearance, isBadge || clearance <= 1.2 * width else { return nil }
        // A twentieth of a width more than the clearance, so that rounded ends still meet. The nearest ink may not be
        // part of a body's boundary (a window, a label), so that wider clearances are tried, too.
        let nearest = clearance + width / 20
        let wider = [0.6, 0.9, 1.25] + (isBadge ? Self.reachesOfBadges : [])
        let reaches = [nearest] + wider.map { $0 * width }.filter { $0 > nearest + width / 20 }
        var best: (reach: Double, area: Double, pockets: [Pocket])?
        for reach in reaches {
            let pockets = nearness.pockets(within: reach, strokeWidth: width)
            // A wider clearance removes parts of the outline; it is only used if it closes more.
            func isMore(_ pockets: [Pocket]) -> Bool {
                pockets.reduce(0) { $0 + $1.area } > 1.2 * (best?.area ?? 0)
            }
            guard isMore(pockets) else { continue }
            let closed = pockets.filter {
                // Boxes in a row next to a bracket are not an overlay.
                (overlay.roots.count == 1 || $0.isDeep)
                    && $0.isClosed(
                        by: overlay, as: form, among: pieces, reach: reach, strokeWidth: width, isWide: reach > nearest)
            }
            if isMore(closed) { best = (reach, closed.reduce(0) { $0 + $1.area }, closed) }
        }
        guard let best, let largest = best.pockets.max(by: { $0.area < $1.area }) else { return nil }
        self.overlay = path()
        roots = overlay.roots
        self.clearance = .band(reach: best.reach)
        pocket = largest
        bodies = best.pockets.map(\.body)
        details = Self.details(in: best.pockets, of: pieces + others, at: overlay, reach: best.reach + width / 20)
        self.isBadge = isBadge
    }
}

extension CrossedGap {
    /// Fills ink as if the bodies that overlays open were closed; then removes the clearance again and puts the
    /// overlays back, filled separately.
    ///
    /// - Parameters:
    ///   - neighbours: ink in other colours, which may overlay this one; it is not part of the result.
    ///   - style: determines the minimum clearance, and the treatment of details that end at it.
    ///   - regions: the stated treatments of contours around points; a later one has priority.
    ///   - fill: fills a drawing without such gaps.
    static func closing(
        _ ink: Figure, neighbours: [Figure], strokeWidth width: Double, style: FillStyle,
        regions: [(point: Point, treatment: PartOverride.Treatment)], tolerance: Double,
        _ fill: (_ ink: Figure, Surroundings) -> Filling.Result
    ) -> Filling.Result {
        let tree = ink.tree
        // A drawing with more components is a pattern, not a body with an overlay.
        let isCrossable = (2...20).contains(tree.roots.count)
        guard style.uses(.clearance), isCrossable || !neighbours.isEmpty, width > 0 else {
            return fill(ink, Surroundings())
        }
        let bays = bays(in: ink, near: neighbours, strokeWidth: width)
        if bays.isEmpty { return fill(ink, Surroundings()) }
        let discs = ClearedDisc.discs(
            outOf: isCrossable && style.uses(.clearedDisc) ? bays : [], in: ink, strokeWidth: width
        )
        .map { CrossedGap($0, in: tree, strokeWidth: width) }
        let inDiscs = Set(discs.flatMap(\.roots))
        let pieces = tree.roots.map { Piece(ink, $0, hasBay: bays.contains($0), strokeWidth: width) }
        var own =
            isCrossable
            ? discs
                + zip(tree.roots, pieces).compactMap { root, piece in
                    inDiscs.contains(root)
                        ? nil : CrossedGap(of: piece, tree.path(of: [root]), in: pieces, strokeWidth: width)
                } : []
        if isCrossable {
            if style.uses(.crossedByGroup) {
                own += ofGroups(in: ink, pieces, leaving: Set(own.flatMap(\.bodies)), strokeWidth: width)
            }
            if style.uses(.cornerBadge) {
                own += ofBadges(in: ink, pieces, leaving: Set(own.flatMap(\.bodies)), strokeWidth: width)
            }
            if style.uses(.cornerSign) {
                own += ofSigns(in: ink, pieces, leaving: Set(own.flatMap { $0.bodies + $0.roots }), strokeWidth: width)
            }
        }
        // A box with an arrow through it is not a body, and neither is the ring of a sign.
        func leaves(_ roots: [Int], of other: Figure) -> Bool {
            style.uses(.leavingArrow) && SlantedArrow.isArrow(roots, of: other, strokeWidth: width)
        }
        func isPowerSign(_ roots: [Int], of other: Figure, in bodies: [Int]) -> Bool {
            style.uses(.powerSign) && PowerSign.isBar(roots, of: other, in: bodies, of: ink, strokeWidth: width)
        }
        own.removeAll { leaves($0.roots, of: ink) || isPowerSign($0.roots, of: ink, in: $0.bodies) }
        own = outermost(own)
        if style.uses(.companion) { own = withCompanions(own, of: ink, pieces) }
        let strangers = neighbours.filter { !leaves($0.tree.roots, of: $0) }
        let others = strangers.compactMap { stranger -> CrossedGap? in
            let flat = FlatPath(stranger.path, tolerance: width / 20)
            let gap = CrossedGap(of: Piece(flat: flat), stranger.path, in: pieces, strokeWidth: width)
            return gap.flatMap { isPowerSign(stranger.tree.roots, of: stranger, in: $0.bodies) ? nil : $0 }
        }
        if own.isEmpty && others.isEmpty { return fill(ink, Surroundings()) }
        let gaps = own + others
        let clearances = gaps.flatMap { gap in
            gap.cleared(in: tree, gapWidth: style.gapWidth, isAlone: gaps.count == 1, tolerance: tolerance)
        }
        let overlays = own.flatMap(\.roots)
        let details = tree.roots.filter { root in
            !overlays.contains(root) && own.contains { $0.details.contains(root) }
        }
        let drawn = tree.path(of: tree.roots.filter { !overlays.contains($0) && !details.contains($0) })
        // An overlay is inside of its clearance.
        let closing = Closing(drawn, by: clearances, tolerance: tolerance)
        let detailed = details.isEmpty || regions.isEmpty ? nil : ink.flat.selecting(details)
        var result = fill(
            Figure(closing.path, flatness: ink.flatness),
            Surroundings(
                drawn: drawn,
                opening: { body, treatments in
                    // Ink that was closed along the clearance is cut along it again: its edges coincide within
                    // rounding error.
                    treatments.flatMap { closing.opened($0) }
                        ?? body.subtracting(clearances, tolerance: tolerance).withoutSpurs(tolerance: tolerance)
                }, details: detailed))
        // Only overlays with an interior need it.
        let body = own.contains { $0.hasInside(in: tree) } ? FlatPath(result.path, tolerance: width / 20) : nil
        place(details, of: ink, in: &result, style, regions, tolerance: tolerance)
        if own.contains(where: \.isBadge) {
            result.path.restore(wallsBesideBadges(own, in: tree), within: clearances, tolerance: tolerance)
        }
        let crossing = own.map { gap in
            fill(
                Figure(gap.overlay, flatness: ink.flatness),
                Surroundings(across: body.map { .init(body: $0, reach: gap.clearance.reach) }))
        }
        if zip(crossing, own).allSatisfy({ $0.path == $1.overlay && $1.isCleared }) {
            // As drawn they are inside of their clearance, and disjoint from the bodies.
            for overlay in crossing { result.path.append(overlay.path) }
        } else {
            // Filled they are usually disjoint, too.
            result.path = .union(
                ofNonNegative: [result.path] + crossing.map(\.path), expectsDisjoint: true, tolerance: tolerance)
        }
        for overlay in crossing { result.note(overlay) }
        result.decisions += overlays.map { FillDecision($0, of: tree, .kept, .crossing) }
        return result
    }

    /// The same gap for an overlay with additional components.
    func joined(by others: [Int], in tree: ContourTree) -> CrossedGap {
        var gap = self
        gap.roots += others
        gap.overlay = tree.path(of: gap.roots)
        return gap
    }

    /// Is the overlay completely inside of its clearance? The content of a disc may extend beyond it, as a fragment
    /// between a badge and the body does.
    private var isCleared: Bool {
        guard case .disc(let disc) = clearance else { return true }
        return overlay.subpaths.allSatisfy { contour in
            contour.segments.allSatisfy { segment in
                (0..<8).allSatisfy { segment.point(at: Double($0) / 8).distance(to: disc.center) <= disc.radius }
            }
        }
    }

    private func hasInside(in tree: ContourTree) -> Bool { roots.contains { !tree.nodes[$0].children.isEmpty } }

    /// The clearance, as areas that may overlap.
    ///
    /// - Parameter isAlone: is there no other gap? Its windings could cancel out with those of an edge that crosses
    ///   itself.
    private func cleared(in tree: ContourTree, gapWidth: Double?, isAlone: Bool, tolerance: Double) -> [Path] {
        // The holes of an overlay contain only its own ink.
        let outer = roots.isEmpty ? overlay : Path(roots.map { tree.nodes[$0].contour })
        // The clearance is not part of the drawing, so the accuracy of a stroke's outline is enough.
        func band(_ reach: Double) -> Path { outer.offset(by: reach, isNormal: true, tolerance: 4 * tolerance) }
        return switch clearance {
        case .band(let reach) where isAlone: [outer.margin(max(reach, gapWidth ?? 0), tolerance: 4 * tolerance)]
        case .band(let reach): [band(max(reach, gapWidth ?? 0))]
        case .disc(let disc):
            [.ellipse(center: disc.center, radiusX: disc.radius, radiusY: disc.radius)]
                + (gapWidth.map { [band($0)] } ?? [])
        }
    }

    /// An upper bound of the distance between an overlay and the bodies that it opens.
    static func limit(strokeWidth width: Double) -> Double { 1.3 * width }

    /// The components with a concavity that something may be near to, by their frames.
    private static func bays(in ink: Figure, near neighbours: [Figure], strokeWidth width: Double) -> [Int] {
        let tree = ink.tree
        return tree.roots.filter { body in
            let around = tree.nodes[body].bounds.insetBy(-limit(strokeWidth: width))
            let isNear =
                tree.roots.contains { $0 != body && tree.nodes[$0].bounds.intersects(around) }
                || neighbours.contains { $0.flat.bounds?.intersects(around) ?? false }
            return isNear && Piece.hasBay(ink, body, strokeWidth: width)
        }
    }

    /// A body may also seem to overlay its overlay, or something else: a body that is opened by a larger gap does not
    /// overlay anything. Or a component closes over a part of its own interior: of gaps with nested interiors, the
    /// outermost counts. Equal components that cross each other, like the links of a chain, or that close the same
    /// interior, like the arrows of a loop, are not bodies.
    private static func outermost(_ gaps: [CrossedGap]) -> [CrossedGap] {
        gaps.filter { gap in
            !gaps.contains { other in
                guard other.roots != gap.roots else { return false }
                let (mine, its) = (gap.pocket, other.pocket)
                if gap.isOpened(by: other) { return its.area > (other.isOpened(by: gap) ? 0.95 : 1) * mine.area }
                if its.area > mine.area, its.bounds.insetBy(-gap.clearance.reach).contains(mine.bounds) { return true }
                return its.area > 0.95 * mine.area && mine.area > 0.95 * its.area
                    && its.bounds.contains(mine.bounds.center) && mine.bounds.contains(its.bounds.center)
            }
        }
    }

    /// Is the overlay a body that another gap opens?
    private func isOpened(by other: CrossedGap) -> Bool { !Set(roots).isDisjoint(with: other.bodies) }
}
