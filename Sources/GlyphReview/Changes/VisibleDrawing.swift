internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// The visible picture of a drawing: areas that do not overlap, each with one paint stack. It does not depend on the
/// number of layers and segments, on the order of layers that do not touch, or on hidden parts.
struct VisibleDrawing {
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
        var picture = VisibleDrawing(tolerance: tolerance)
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

/// The visible paints at a place of a picture, down to the first opaque one.
struct PaintStack: Hashable {
    /// From the back. Adjacent colours are already composited.
    private(set) var paints: [Paint]

    init(_ paint: Paint, opacity: Double = 1) { paints = [paint.fainter(by: opacity)] }

    var isVisible: Bool { paints.contains { !$0.isClear } }
    var isOpaque: Bool { paints.contains(where: \.isOpaque) }

    func laid(over below: PaintStack) -> PaintStack {
        var result = below
        for paint in paints { result.lay(paint) }
        return result
    }

    /// The paint in a group whose opacity applies to all of it.
    func fainter(by opacity: Double) -> PaintStack {
        var result = self
        result.paints = paints.map { $0.fainter(by: opacity) }
        return result
    }

    private mutating func lay(_ paint: Paint) {
        if paint.isOpaque {
            paints = [paint]
        } else if case .color(let color) = paint, case .color(let below)? = paints.last {
            paints[paints.count - 1] = .color(color.composited(over: below))
        } else {
            paints.append(paint)
        }
    }

    /// Whether the two look the same. Gradients must be within `distance` of each other.
    func looksSame(as other: PaintStack, within distance: Double) -> Bool {
        paints.count == other.paints.count
            && zip(paints, other.paints).allSatisfy { $0.looksSame(as: $1, within: distance) }
    }
}

extension Paint {
    fileprivate func looksSame(as other: Paint, within distance: Double) -> Bool {
        switch (self, other) {
        case (.color(let a), .color(let b)): a.looksSame(as: b)
        case (.gradient(let a), .gradient(let b)): a.looksSame(as: b, within: distance)
        default: self == other
        }
    }
}

extension Color {
    /// Whether the two are the same bytes, except for rounding. They differ by less than one step of 255 in each
    /// channel.
    func looksSame(as other: Color) -> Bool {
        let step = 0.75 / 255
        if alpha < step && other.alpha < step { return true }
        let wide = ColorSpace.displayP3
        let (a, b) =
            space == other.space
            ? (SIMD3(red, green, blue), SIMD3(other.red, other.green, other.blue))
            : (components(in: wide), other.components(in: wide))
        let difference = a - b
        return abs(alpha - other.alpha) < step && max(difference.max(), -difference.min()) < step
    }
}

extension Gradient {
    fileprivate func looksSame(as other: Gradient, within distance: Double) -> Bool {
        // The tolerance of stop offsets.
        let slack = 0.002
        return spread == other.spread && abs(opacity - other.opacity) < slack && stops.count == other.stops.count
            && zip(stops, other.stops).allSatisfy { a, b in
                abs(a.offset - b.offset) < slack && a.color.looksSame(as: b.color)
            }
            && isPlaced(like: other, within: distance)
    }

    private func isPlaced(like other: Gradient, within distance: Double) -> Bool {
        zip(landmarks, other.landmarks).allSatisfy { $0.distance(to: $1) <= distance }
            && landmarks.count == other.landmarks.count
    }

    /// Points, in the units of the view box, that determine the gradient.
    private var landmarks: [Point] {
        switch shape {
        case .linear(let from, let to):
            // The third point detects a skew.
            return [from, to, from + (to - from).perpendicular].map { transform($0) }
        case .radial(let center, let radius, let focus, let focusRadius):
            return [
                center, focus, center + Vector(radius, 0), center + Vector(0, radius), focus + Vector(focusRadius, 0),
            ].map { transform($0) }
        }
    }
}
