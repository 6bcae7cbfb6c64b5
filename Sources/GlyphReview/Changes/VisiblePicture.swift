internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// The visible picture of a drawing: areas that do not overlap, each with one paint stack. It does not depend on the
/// number of layers and segments, on the order of layers that do not touch, or on hidden parts.
struct VisiblePicture {
    struct Area {
        var stack: PaintStack
        /// In normal form.
        var path: Path
        var bounds: Rect
    }

    private(set) var areas: [Area] = []
    private let tolerance: Double

    /// - Parameter drawing: the drawing, with its colours resolved.
    init(_ drawing: Drawing, tolerance: Double) {
        self.tolerance = tolerance
        areas = Self.areas(of: drawing.layers[...], depth: 0, tolerance: tolerance)
    }

    /// All that is drawn, in any paint.
    var silhouette: Path {
        areas.count == 1 ? areas[0].path : Path.union(ofNonNegative: areas.map(\.path), tolerance: tolerance)
    }

    private init(tolerance: Double) { self.tolerance = tolerance }

    /// A group is a picture by itself, composited as a whole.
    private static func areas(of layers: ArraySlice<TintedLayer>, depth: Int, tolerance: Double) -> [Area] {
        var picture = VisiblePicture(tolerance: tolerance)
        var rest = layers
        while let first = rest.first {
            guard first.groups.count > depth else {
                if case .original(let paint) = first.paint { picture.lay(first.path, PaintStack(paint)) }
                rest.removeFirst()
                continue
            }
            let group = first.groups[depth]
            let members = rest.prefix { $0.groups.count > depth && $0.groups[depth] == group }
            for area in areas(of: members, depth: depth + 1, tolerance: tolerance) {
                picture.lay(area.path, area.stack.fainter(by: group.opacity))
            }
            rest = rest.dropFirst(members.count)
        }
        return picture.areas
    }

    private mutating func lay(_ path: Path, _ stack: PaintStack) {
        guard stack.isVisible, let bounds = path.bounds else { return }
        let isOpaque = stack.isOpaque
        var below: [Area] = []
        var result: [Area] = []
        var uncovered = path
        for area in areas {
            guard area.bounds.intersects(bounds) else {
                below.append(area)
                continue
            }
            append(area.path.combined(with: path, by: .difference, tolerance: tolerance), area.stack, to: &below)
            if isOpaque { continue }
            let shared = area.path.combined(with: path, by: .intersection, tolerance: tolerance)
            if shared.isEmpty { continue }
            uncovered = uncovered.combined(with: shared, by: .difference, tolerance: tolerance)
            append(shared, stack.laid(over: area.stack), to: &result)
        }
        append(uncovered, stack, to: &result)
        areas = below
        for area in result { join(area) }
    }

    private func append(_ path: Path, _ stack: PaintStack, to areas: inout [Area]) {
        if let bounds = path.bounds { areas.append(Area(stack: stack, path: path, bounds: bounds)) }
    }

    /// Areas with the same paint stack are one area.
    private mutating func join(_ area: Area) {
        guard let index = areas.firstIndex(where: { $0.stack == area.stack }) else { return areas.append(area) }
        areas[index].path.append(area.path)
        areas[index].bounds = areas[index].bounds.union(area.bounds)
    }
}
