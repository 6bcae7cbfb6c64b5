internal import PathGeometry
internal import SemanticColor

/// The content of a mask: areas that do not overlap, each with one colour.
struct MaskCoverage: Sendable {
    struct Cell: Sendable {
        /// In normal form.
        var region: Path
        var color: Color
    }

    private var cells: [Cell] = []
    /// Areas of one opaque colour that are painted last; they are united in one operation.
    private var pending: [Path] = []
    private var pendingColor = Color.clear

    /// Paints an area, in normal form, over the present content.
    mutating func paint(_ region: Path, _ color: Color, tolerance: Double) {
        guard !region.isEmpty, color.alpha > 0 else { return }
        if pendingColor != color { flush(tolerance: tolerance) }
        guard color.alpha >= 1 else { return add(region, color, tolerance: tolerance) }
        pendingColor = color
        pending.append(region)
    }

    private mutating func flush(tolerance: Double) {
        guard !pending.isEmpty else { return }
        let region = pending.count == 1 ? pending[0] : .union(ofNonNegative: pending, tolerance: tolerance)
        pending = []
        add(region, pendingColor, tolerance: tolerance)
    }

    private mutating func add(_ region: Path, _ color: Color, tolerance: Double) {
        guard let reach = region.controlBounds else { return }
        let isOpaque = color.alpha >= 1
        var painted: [Cell] = []
        var bare = region
        for cell in cells {
            guard cell.region.controlBounds?.intersects(reach) == true, !(isOpaque && color.isNear(cell.color)) else {
                painted.append(cell)
                continue
            }
            let rest = cell.region.combined(with: region, by: .difference, tolerance: tolerance)
            painted.append(Cell(region: rest, color: cell.color))
            if isOpaque { continue }
            let shared = cell.region.combined(with: region, by: .intersection, tolerance: tolerance)
            painted.append(Cell(region: shared, color: color.composited(over: cell.color)))
            bare = bare.combined(with: cell.region, by: .difference, tolerance: tolerance)
        }
        cells = (painted + [Cell(region: bare, color: color)]).merged(tolerance: tolerance)
    }

    /// Paints a group, which was painted by itself, over the present content.
    mutating func paint(_ group: MaskCoverage, opacity: Double, tolerance: Double) {
        var group = group
        group.flush(tolerance: tolerance)
        for cell in group.cells { paint(cell.region, cell.color.opacity(opacity), tolerance: tolerance) }
    }

    /// The areas in which the mask lets something through, each with the opacity that it gives.
    mutating func levels(of mask: MaskKind, tolerance: Double) -> [(region: Path, opacity: Double)] {
        flush(tolerance: tolerance)
        return cells.map { Cell(region: $0.region, color: .white.opacity(mask.level(of: $0.color))) }
            .filter { $0.color.alpha > 0 }
            .merged(tolerance: tolerance)
            .map { ($0.region, $0.color.alpha) }
    }
}

/// How a mask turns colours into opacity (CSS Masking 1, 6.2).
enum MaskKind: Hashable, Sendable {
    case alpha
    case luminance(isLinear: Bool)

    /// A value that differs from 0 or 1 by rounding only is 0 or 1.
    func level(of color: Color) -> Double {
        let level: Double
        switch self {
        case .alpha: level = color.alpha
        case .luminance(true): level = color.luminance * color.alpha
        case .luminance(false):
            // The weights of `luminanceToAlpha` (Filter Effects 1, 9.6).
            level = (color.components(in: .sRGB) * SIMD3(0.2126, 0.7152, 0.0722)).sum() * color.alpha
        }
        return level <= Color.maskSlack ? 0 : level >= 1 - Color.maskSlack ? 1 : level
    }
}

extension Color {
    /// A tenth of a level of 8 bits, which no renderer shows.
    fileprivate static let maskSlack = 0.1 / 255

    fileprivate func isNear(_ other: Color) -> Bool {
        let difference = components(in: .sRGB) - other.components(in: .sRGB)
        return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(alpha - other.alpha))
            <= Self.maskSlack
    }
}

extension [MaskCoverage.Cell] {
    /// Unites the cells of equal colours, in the order of the first cells.
    fileprivate func merged(tolerance: Double) -> [MaskCoverage.Cell] {
        var groups: [[MaskCoverage.Cell]] = []
        for cell in self where !cell.region.isEmpty {
            if let index = groups.firstIndex(where: { $0[0].color.isNear(cell.color) }) {
                groups[index].append(cell)
            } else {
                groups.append([cell])
            }
        }
        return groups.map { group in
            guard group.count > 1 else { return group[0] }
            let region = Path.union(ofNonNegative: group.map(\.region), tolerance: tolerance)
            return MaskCoverage.Cell(region: region, color: group[0].color)
        }
    }
}
