internal import PathGeometry

/// The derivation for one body of ink: contours are chosen and turned round, never redrawn, so what
/// is not filled stays as it was, to the byte.
///
///     outside > component > hole > island > hole …
///               filled      gone   cut      by `rings`
struct Filling {
    private let tree: ContourTree
    private let style: FillStyle
    private let guardian: SolidGuard
    private let overrides: [Int: PartOverride.Treatment]

    /// - Parameters:
    ///   - ink: in normal form.
    ///   - strokeWidth: in units of the view box, where the source states it; else it is measured.
    ///   - regions: treatments of the regions around points; a later one wins.
    init(
        ink: Path, strokeWidth: Double?, style: FillStyle,
        regions: [(point: Point, treatment: PartOverride.Treatment)], tolerance: Double
    ) {
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
        var kept: [(index: Int, contour: Subpath)] = []
        for root in tree.roots { fill(root, &kept) }
        return Path(kept.sorted { $0.index < $1.index }.map(\.contour))
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
                if guardian.isCutOutOfSolidInk(tree.nodes[hole]) {
                    keep(hole, &kept)
                } else {
                    for island in tree.nodes[hole].children { cut(island, &kept) }
                }
            }
        }
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
