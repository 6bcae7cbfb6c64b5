internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let visibleBoundary = DerivationRule(
        "visible-boundary", "A body with several faces keeps a boundary between them: its likeliest lines are cut.")
}

/// Which lines of a map are cut out of its bodies: through the outline stroke where no part of a body falls off or is
/// too small to be seen, otherwise up to the stroke.
struct LineLabeling {
    let lines: AttachedLines
    private let map: FaceMap
    private let details: AttachedDetails

    /// Nil if no component is a body.
    ///
    /// - Parameter searches: the findings of other fills of the body.
    init?(of map: FaceMap, searches: BodySearches) {
        guard !map.bodies.isEmpty else { return nil }
        self.map = map
        details = AttachedDetails(of: map)
        var merged = map
        // A point on the ink of a body may name a line, or the whole body.
        for region in map.regions where map.bodies.contains(region.node) { merged.stated[region.node] = nil }
        lines = AttachedLines(
            in: Labeling(of: merged, islands: .fill), of: map, cylinders: details.cylinders, searches: searches)
    }

    private var ink: Figure { map.ink }
    private var width: Double { map.ink.width }

    /// - Parameter roots: the bodies that something else divides already.
    func cut(outOf filled: inout Filling, except roots: [Int]) {
        var pieces = lines.pieces
        var open = lines.bodies(among: map.tree.roots, of: ink)
        var isCut = pieces.map { isCutAnyway($0) ?? (map.style.lines.cutsBodies || details.contain($0)) }
        for (root, own) in open where !roots.contains(root) && !own.contains(where: { isCut[$0] }) && isDivided(root) {
            for index in boundary(of: root, among: own, in: filled.path) { isCut[index] = true }
        }
        func chosen() -> [AttachedLines.Piece] { zip(pieces, isCut).filter(\.1).map(\.0) }
        let middles = middles(of: chosen())
        let cleared = Path(middles.map { map.tree.nodes[$0].contour.reversed })
        var path = lines.cut(chosen(), with: cleared, outOf: filled.path)
        open.removeAll { _, own in !own.contains { isCut[$0] } }
        if !open.isEmpty, map.style.uses(.visibleBoundary) {
            let (parts, view) = (ContourTree(path), VisibleBoundary(ink: ink))
            let crumbled = open.filter { view.hasCrumbs(parts, of: $0.root, with: map.interiors(of: $0.root)) }
                .flatMap(\.lines)
            for index in crumbled { pieces[index] = pieces[index].upToTheOutlineStroke }
            if !crumbled.isEmpty { path = lines.cut(chosen(), with: cleared, outOf: filled.path) }
        }
        for (piece, isCut) in zip(pieces, isCut) {
            let reason: FillDecision.Reason = piece.form == .seam ? .seam : .attached
            filled.decisions += [FillDecision(area: piece.line.path, isCut ? .cut : .kept, reason)].compactMap(\.self)
        }
        for middle in middles {
            filled.decisions.removeAll { $0.contour == map.tree.nodes[middle].contour }
            let reason: FillDecision.Reason = map.portrait.cells.contains(middle) ? .person : .ring
            filled.decisions.append(FillDecision(middle, of: map.tree, .kept, reason))
        }
        filled.path = path
    }

    /// Whether a body has several faces that are filled, so that it keeps a boundary between them.
    private func isDivided(_ root: Int) -> Bool {
        guard map.style.lines == .detail, map.style.uses(.visibleBoundary), width > 0, !map.isStated(root)
        else { return false }
        let faces = map.interiors(of: root)
        return faces.count > 1 && VisibleBoundary(ink: ink).hasNeighbours(among: faces)
    }

    /// The lines of a body that are cut although no rule asks for one of them: all but seams, and in a body that
    /// nothing else divides the seams between parts that can be seen.
    ///
    /// - Parameter own: the indices of its lines.
    private func boundary(of root: Int, among own: [Int], in filled: Path) -> [Int] {
        let (pieces, faces) = (lines.pieces, map.interiors(of: root))
        // Where something else is seen, only a line that divides the body is missed.
        let isBlank = faces.allSatisfy { map.tree.nodes[$0].children.isEmpty }
        let plain = own.filter {
            pieces[$0].form != .seam && !pieces[$0].hangsOnOverlay
                && pieces[$0].line.openings.count >= (isBlank ? 0 : 2)
        }
        if !plain.isEmpty || !isBlank || map.context.drawn != nil { return plain }
        let seams = own.filter { isGap(pieces[$0], between: faces) }
        guard (1...Self.mostGaps).contains(seams.count) else { return [] }
        let parts = ContourTree(lines.cut(seams.map { pieces[$0] }, with: Path(), outOf: filled))
        let own = parts.roots.filter { map.tree.nodes[root].bounds.contains(parts.nodes[$0].bounds) }
        let hasScrap = own.contains {
            (Self.leastScrap...Self.leastPart).contains(parts.nodes[$0].area / (width * width))
        }
        return hasScrap ? [] : seams
    }

    /// Whether a seam lies between parts of some size: a head belongs to its shoulders, and a wheel to the parts on it.
    private func isGap(_ piece: AttachedLines.Piece, between faces: [Int]) -> Bool {
        guard piece.form == .seam, !piece.hangsOnOverlay, stated(piece) == nil else { return false }
        return faces.count {
            map.tree.nodes[$0].area > Self.leastSide * width * width && !ink.isRound($0)
                && AttachedRing.touches(piece.line, $0, of: ink)
        } > 1
    }

    /// More seams are a pattern.
    private static let mostGaps = 4
    /// In squares of the stroke width: a smaller part is not seen as one, and neither is the ink around a smaller face.
    /// Areas smaller than a scrap are left by the corners of lines. All were looked at for 150 glyphs of ten sets;
    /// sizes on a grid are not exactly the same.
    private static let leastPart = 2.9, leastSide = 1.5, leastScrap = 0.3

    /// The manifest's statement about a line.
    private func stated(_ piece: AttachedLines.Piece) -> PartOverride.Treatment? {
        map.regions.last { piece.line.path.contains($0.point) }?.treatment
    }

    /// Whether a line is cut, or not, in every style. Nil if the style decides.
    private func isCutAnyway(_ piece: AttachedLines.Piece) -> Bool? {
        switch stated(piece) {
        case .cut, .drop: true
        case .line, .solid: false
        case nil: piece.form == .seam && map.style.lines != .split ? false : nil
        }
    }

    /// The faces that are cleared with cut lines, if the counters of rings are.
    private func middles(of cut: [AttachedLines.Piece]) -> [Int] {
        func isFree(_ face: Int) -> Bool { map.stated[face] == nil && map.reasons[face] == nil }
        let outlined = map.portrait.cells.filter { cell in
            isFree(cell) && cut.contains { AttachedRing.runs($0.line, along: cell, of: ink) }
        }
        if map.style.rings != .clear { return outlined }
        let others = AttachedRing.middles(in: ink, beside: cut, isFilled: isFree)
        return outlined + others.filter { !outlined.contains($0) }
    }
}

/// The lines between several faces that a body keeps.
///
///      ╭───────╮         ▟█████▙
///      ├───────┤    →    ▄▄▄▄▄▄▄      a bank card would be a blank rectangle
///      │       │         ███████
///      ╰───────╯         ▜█████▛
struct VisibleBoundary {
    let ink: Figure
    private var width: Double { ink.width }

    /// Whether a line separates two of a body's faces. If not, the silhouette shows all of them.
    func hasNeighbours(among faces: [Int]) -> Bool {
        let cells = faces.filter { ink.tree.nodes[$0].area > Self.leastFace * width * width }
            .map { (frame: ink.tree.nodes[$0].bounds, flat: ink.flat.selecting([$0])) }
        return cells.indices.contains { index in
            cells[..<index].contains { other in
                other.frame.insetBy(-Self.reach * width).intersects(cells[index].frame)
                    && other.flat.isNear(cells[index].flat, within: Self.reach * width)
            }
        }
    }

    /// Whether a filled body without some lines has a part that is hardly larger than a dot, or consists of the outline
    /// stroke alone.
    ///
    /// - Parameters:
    ///   - filled: all filled bodies, in normal form.
    ///   - root: the body.
    ///   - faces: the holes of the contour that are filled.
    func hasCrumbs(_ filled: ContourTree, of root: Int, with faces: [Int]) -> Bool {
        let body = ink.flat.selecting([root])
        /// A part is on the clockwise side (y down) of its contour, a hole on the other one.
        func inside(_ sample: FlatPath.Sample, by side: Double) -> Point {
            sample.point + sample.direction.perpendicular * (side * width / 8)
        }
        let samples = faces.map { ink.flat.samples(of: [$0], count: 48) }
        return filled.roots.contains { part in
            let node = filled.nodes[part]
            let flat = FlatPath(Path([node.contour]), tolerance: width / 20)
            guard flat.hasShare(ofContour: 0, above: 0.5, where: { body.contains(inside($0, by: 1)) }) else {
                return false
            }
            if node.area < Self.leastPart * width * width { return true }
            return !samples.contains { face in
                face.hasShare(above: 0.5) { flat.contains(inside($0, by: -1)) }
            }
        }
    }

    /// In squares of the stroke width.
    private static let leastFace = 0.25
    /// The same for a part of a body.
    private static let leastPart = 2.0
    /// The distance of two faces with a line between them, which may be a wide one, in stroke widths.
    private static let reach = 3.2
}
