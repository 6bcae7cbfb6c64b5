internal import PathGeometry

/// The derivation for one body of ink: contours are chosen and turned round, never redrawn, so what
/// is not filled stays as it was, to the byte. Only lines that are cut and an inset make new ones.
///
///     outside > component > hole > island > hole …
///               filled      gone   cut      by `rings`
struct Filling {
    private let drawn: Path
    private let tolerance: Double
    private let tree: ContourTree
    private var style: FillStyle
    private let guardian: SolidGuard
    private let overrides: [Int: PartOverride.Treatment]

    /// - Parameters:
    ///   - ink: in normal form.
    ///   - drawn: what of the ink was drawn, where some was added to close a body.
    ///   - strokeWidth: in units of the view box, where the source states it; else it is measured.
    ///   - regions: treatments of the regions around points; a later one wins.
    init(
        ink: Path, drawn: Path, strokeWidth: Double?, style: FillStyle,
        regions: [(point: Point, treatment: PartOverride.Treatment)], tolerance: Double
    ) {
        self.drawn = drawn
        self.tolerance = tolerance
        tree = ContourTree(ink)
        self.style = style
        // A tenth of a typical stroke's width is fine enough to measure by.
        let flat = FlatPath(ink, tolerance: tolerance * 8)
        guardian = SolidGuard(ink: flat, width: strokeWidth ?? flat.estimatedStrokeWidth() ?? 0)
        var overrides: [Int: PartOverride.Treatment] = [:]
        for region in regions {
            if let node = tree.innermost(around: region.point) { overrides[node] = region.treatment }
        }
        self.overrides = overrides
    }

    func result() -> Path {
        var filled = parity()
        guard style.lines == .cut || style.inset > 0 else { return filled }
        var swallowing = self
        swallowing.style.islands = .fill
        let body = swallowing.parity()
        if style.lines == .cut {
            filled = AttachedLines(in: body, of: walls, strokeWidth: guardian.width, tolerance: tolerance)
                .cut(outOf: filled)
        }
        return style.inset > 0 ? inset(filled) : filled
    }

    /// The holes, the largest first, and whether each is filled.
    var holes: [(node: ContourTree.Node, isFilled: Bool)] {
        tree.roots.flatMap { root in
            tree.nodes[root].children.map { (tree.nodes[$0], !staysOpen($0, in: root)) }
        }.sorted { $0.node.area > $1.node.area }
    }

    private func parity() -> Path {
        var kept: [(index: Int, contour: Subpath)] = []
        for root in tree.roots { fill(root, &kept) }
        return Path(kept.sorted { $0.index < $1.index }.map(\.contour))
    }

    /// The drawn ink without what lies free in its holes.
    private var walls: Path {
        let tree = ContourTree(drawn)
        let bodies = tree.roots.filter { !tree.nodes[$0].children.isEmpty }
        return Path(bodies.flatMap { [$0] + tree.nodes[$0].children }.map { tree.nodes[$0].contour })
    }

    /// Filled bodies draw back; what has no hole is a line, and stays.
    private func inset(_ filled: Path) -> Path {
        let lines = tree.roots.filter { tree.nodes[$0].children.isEmpty }.map { tree.nodes[$0].contour }
        let bodies = tree.roots.filter { !tree.nodes[$0].children.isEmpty }.map { tree.nodes[$0].contour }
        let room = Path(bodies).grown(by: -style.inset, tolerance: tolerance)
        let allowed = Path.union(ofPositive: [room, Path(lines)], tolerance: tolerance)
        return filled.combined(with: allowed, by: .intersection, tolerance: tolerance)
    }

    /// Ink that stands free: its outer contour stays, its holes are filled.
    private func fill(_ component: Int, _ kept: inout [(index: Int, contour: Subpath)]) {
        switch overrides[component] {
        case .drop, .cut: return
        case .line: return keep(component, &kept)
        case .solid, nil: break
        }
        kept.append((component, tree.nodes[component].contour))
        for hole in tree.nodes[component].children {
            switch overrides[hole] {
            case .solid, .drop: continue
            case .line, .cut: keep(hole, &kept)
            case nil:
                if staysOpen(hole, in: component) {
                    keep(hole, &kept)
                } else {
                    for island in tree.nodes[hole].children { cut(island, &kept) }
                }
            }
        }
    }

    /// Is a hole of a component no inside of a body?
    private func staysOpen(_ hole: Int, in component: Int) -> Bool {
        let body = tree.nodes[component]
        return guardian.isCutOutOfSolidInk(tree.nodes[hole])
            || Lens.isLens(tree, component: component, strokeWidth: guardian.width)
            || style.handles == .open && Handle.isHandle(tree.nodes[hole], of: body, in: tree)
    }

    /// Ink that stands on a filled ground: it flips, and so does what is in it.
    private func cut(_ island: Int, _ kept: inout [(index: Int, contour: Subpath)]) {
        switch overrides[island] {
        case .drop, .solid: return
        case .line, .cut: break
        case nil: if style.islands == .fill { return }
        }
        kept.append((island, tree.nodes[island].contour.reversed))
        for hole in tree.nodes[island].children {
            let isFilled = overrides[hole].map { $0 == .solid || $0 == .line } ?? (style.rings == .fill)
            if isFilled {
                kept.append((hole, tree.nodes[hole].contour.reversed))
                for inner in tree.nodes[hole].children { cut(inner, &kept) }
            } else {
                for inner in tree.nodes[hole].children { fill(inner, &kept) }
            }
        }
    }

    /// A contour and everything in it, as drawn.
    private func keep(_ node: Int, _ kept: inout [(index: Int, contour: Subpath)]) {
        if overrides[node] == .drop { return }
        kept.append((node, tree.nodes[node].contour))
        for child in tree.nodes[node].children { keep(child, &kept) }
    }
}
