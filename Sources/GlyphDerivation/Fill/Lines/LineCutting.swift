internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let visibleBoundary = DerivationRule(
        "visible-boundary", "A body with several faces keeps a boundary between them: its likeliest lines are cut.")
}

extension Filling {
    /// The bodies with several faces that are filled.
    var dividedBodies: [Int] {
        guard style.lines == .detail, style.uses(.visibleBoundary), width > 0 else { return [] }
        return tree.roots.filter { root in
            let faces = faces(of: root)
            return faces.count > 1 && overrides[root] == nil && faces.allSatisfy { overrides[$0] == nil }
                && VisibleBoundary(ink: ink, width: width).hasNeighbours(among: faces)
        }
    }

    /// The holes of a body that are filled.
    private func faces(of root: Int) -> [Int] { tree.nodes[root].children.filter { reasons[$0] == nil } }

    /// Cuts lines out of filled bodies: through the outline stroke where no part of the body falls off or is too small to
    /// be seen, otherwise up to the stroke.
    ///
    /// - Parameter divided: the bodies with several faces, which keep a boundary between them.
    func cut(_ lines: AttachedLines, _ details: AttachedDetails, _ divided: [Int], outOf filled: inout Result) {
        var pieces = lines.pieces
        var open = lines.bodies(among: tree.roots, of: ink)
        var isCut = pieces.map { isCutAnyway($0) ?? (style.lines.cutsBodies || details.contain($0)) }
        for (root, own) in open where divided.contains(root) && !own.contains(where: { isCut[$0] }) {
            for index in boundary(of: root, among: own, lines, in: filled.path) { isCut[index] = true }
        }
        func chosen() -> [AttachedLines.Piece] { zip(pieces, isCut).filter(\.1).map(\.0) }
        let middles = middles(of: chosen())
        let cleared = Path(middles.map { tree.nodes[$0].contour.reversed })
        var path = lines.cut(chosen(), with: cleared, outOf: filled.path)
        open.removeAll { _, own in !own.contains { isCut[$0] } }
        if !open.isEmpty, style.uses(.visibleBoundary) {
            let (parts, view) = (ContourTree(path), VisibleBoundary(ink: ink, width: width))
            let crumbled = open.filter { view.hasCrumbs(parts, of: $0.root, with: faces(of: $0.root)) }.flatMap(\.lines)
            for index in crumbled { pieces[index] = pieces[index].upToTheWall }
            if !crumbled.isEmpty { path = lines.cut(chosen(), with: cleared, outOf: filled.path) }
        }
        for (piece, isCut) in zip(pieces, isCut) {
            let reason: FillDecision.Reason = piece.form == .seam ? .seam : .attached
            filled.decisions += [FillDecision(area: piece.line.path, isCut ? .cut : .kept, reason)].compactMap(\.self)
        }
        for middle in middles {
            filled.decisions.removeAll { $0.contour == tree.nodes[middle].contour }
            let reason: FillDecision.Reason = portrait.cells.contains(middle) ? .person : .ring
            filled.decisions.append(FillDecision(middle, of: tree, .kept, reason))
        }
        filled.path = path
    }

    /// The lines of a body that are cut although no rule asks for one of them: all but seams, and in a body that nothing
    /// else divides the seams between parts that can be seen.
    ///
    /// - Parameter own: the indices of its lines.
    private func boundary(of root: Int, among own: [Int], _ lines: AttachedLines, in filled: Path) -> [Int] {
        let (pieces, faces) = (lines.pieces, faces(of: root))
        // Where something else is seen, only what divides the body is missed.
        let isBlank = faces.allSatisfy { tree.nodes[$0].children.isEmpty }
        let plain = own.filter {
            pieces[$0].form != .seam && !pieces[$0].hangsOnOverlay
                && pieces[$0].line.openings.count >= (isBlank ? 0 : 2)
        }
        if !plain.isEmpty || !isBlank || drawn != nil { return plain }
        let seams = own.filter { isGap(pieces[$0], between: faces) }
        guard (1...Self.mostGaps).contains(seams.count) else { return [] }
        let parts = ContourTree(lines.cut(seams.map { pieces[$0] }, with: Path(), outOf: filled))
        let own = parts.roots.filter { tree.nodes[root].bounds.contains(parts.nodes[$0].bounds) }
        return own.allSatisfy { !(0.3...Self.leastPart).contains(parts.nodes[$0].area / (width * width)) } ? seams : []
    }

    /// Whether a seam lies between parts of some size: a head belongs to its shoulders, and a wheel to what is on it.
    private func isGap(_ piece: AttachedLines.Piece, between faces: [Int]) -> Bool {
        guard piece.form == .seam, !piece.hangsOnOverlay, stated(piece) == nil else { return false }
        return faces.count {
            tree.nodes[$0].area > Self.leastSide * width * width && !ink.isRound($0, strokeWidth: width)
                && WalledRing.touches(piece.line, $0, of: ink, strokeWidth: width)
        } > 1
    }

    /// More seams are a pattern.
    private static let mostGaps = 4
    /// In squares of the stroke width: a smaller part is not seen as one, and neither is what is around a smaller face.
    /// Both were looked at for 120 glyphs of ten sets; sizes on a grid are not exactly the same.
    private static let leastPart = 2.9, leastSide = 1.5

    /// What the manifest states about a line.
    private func stated(_ piece: AttachedLines.Piece) -> PartOverride.Treatment? {
        regions.last { piece.line.path.contains($0.point) }?.treatment
    }

    /// Whether a line is cut, or not, in every style. Nil if the style decides.
    private func isCutAnyway(_ piece: AttachedLines.Piece) -> Bool? {
        switch stated(piece) {
        case .cut, .drop: true
        case .line, .solid: false
        case nil: piece.form == .seam && style.lines != .split ? false : nil
        }
    }

    /// The holes that are cleared with cut lines, if the counters of rings are.
    private func middles(of cut: [AttachedLines.Piece]) -> [Int] {
        func isFree(_ hole: Int) -> Bool { overrides[hole] == nil && reasons[hole] == nil }
        let outlined = portrait.cells.filter { cell in
            isFree(cell) && cut.contains { WalledRing.runs($0.line, along: cell, of: ink, strokeWidth: width) }
        }
        if style.rings != .clear { return outlined }
        let others = WalledRing.middles(in: ink, beside: cut, strokeWidth: width, isFilled: isFree)
        return outlined + others.filter { !outlined.contains($0) }
    }

    /// The lines attached to the bodies; nil if there are none.
    func attachedLines(on details: AttachedDetails) -> AttachedLines? {
        guard tree.roots.contains(where: isBody) else { return nil }
        var merged = self
        merged.style.islands = .fill
        // A point on the ink of a body may name a line, or the whole body.
        for region in regions where tree.nodes[region.node].parent == nil && isBody(region.node) {
            merged.overrides[region.node] = nil
        }
        return AttachedLines(
            in: merged.path(of: merged.parity()), of: walls, across: surroundings.across, strokeWidth: width,
            overlaps: style.lines.cutsDetails && style.uses(.overlap), drums: details.drums, searches: searches,
            tolerance: tolerance
        ) { line in
            portrait.holds(line, in: ink)
        }
    }

    private func isBody(_ root: Int) -> Bool { !tree.nodes[root].children.isEmpty }

    /// The drawn ink, without free islands in its holes.
    private var walls: Path {
        let tree = drawn.map { ContourTree($0) } ?? tree
        let bodies = tree.roots.filter { !tree.nodes[$0].children.isEmpty }
        return Path(bodies.flatMap { [$0] + tree.nodes[$0].children }.map { tree.nodes[$0].contour })
    }
}

/// What a body with several faces keeps of the lines between them.
///
///      ╭───────╮         ▟█████▙
///      ├───────┤    →    ▄▄▄▄▄▄▄      a bank card would be a blank rectangle
///      │       │         ███████
///      ╰───────╯         ▜█████▛
struct VisibleBoundary {
    let ink: Figure
    let width: Double

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
    ///   - faces: its holes that are filled.
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
