internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// A picture as an eye takes it: areas that do not overlap, each of one ink. How many layers and segments it was drawn
/// with, in which order what does not meet, and what lies hidden, makes no difference to it.
struct SeenPicture {
    struct Area {
        var ink: SeenInk
        /// In normal form.
        var path: Path
        var bounds: Rect
    }

    private(set) var areas: [Area] = []
    private let tolerance: Double

    /// - Parameter drawing: with its colours resolved.
    init(_ drawing: Drawing, tolerance: Double) {
        self.tolerance = tolerance
        areas = Self.areas(of: drawing.layers[...], depth: 0, tolerance: tolerance)
    }

    /// All that is drawn, whatever its ink.
    var silhouette: Path {
        areas.count == 1 ? areas[0].path : Path.union(ofNonNegative: areas.map(\.path), tolerance: tolerance)
    }

    private init(tolerance: Double) { self.tolerance = tolerance }

    /// Groups are pictures by themselves, laid on as a whole.
    private static func areas(of layers: ArraySlice<TintedLayer>, depth: Int, tolerance: Double) -> [Area] {
        var picture = SeenPicture(tolerance: tolerance)
        var rest = layers
        while let first = rest.first {
            guard first.groups.count > depth else {
                if case .original(let paint) = first.paint { picture.lay(first.path, SeenInk(paint)) }
                rest.removeFirst()
                continue
            }
            let group = first.groups[depth]
            let members = rest.prefix { $0.groups.count > depth && $0.groups[depth] == group }
            for area in areas(of: members, depth: depth + 1, tolerance: tolerance) {
                picture.lay(area.path, area.ink.fainter(by: group.opacity))
            }
            rest = rest.dropFirst(members.count)
        }
        return picture.areas
    }

    private mutating func lay(_ path: Path, _ ink: SeenInk) {
        guard ink.isSeen, let bounds = path.bounds else { return }
        let isWhole = ink.hidesWhatIsBelow
        var below: [Area] = []
        var result: [Area] = []
        var bare = path
        for area in areas {
            guard area.bounds.intersects(bounds) else {
                below.append(area)
                continue
            }
            append(area.path.combined(with: path, by: .difference, tolerance: tolerance), area.ink, to: &below)
            if isWhole { continue }
            let shared = area.path.combined(with: path, by: .intersection, tolerance: tolerance)
            if shared.isEmpty { continue }
            bare = bare.combined(with: shared, by: .difference, tolerance: tolerance)
            append(shared, ink.laid(over: area.ink), to: &result)
        }
        append(bare, ink, to: &result)
        areas = below
        for area in result { join(area) }
    }

    private func append(_ path: Path, _ ink: SeenInk, to areas: inout [Area]) {
        if let bounds = path.bounds { areas.append(Area(ink: ink, path: path, bounds: bounds)) }
    }

    /// Areas of one ink are one area.
    private mutating func join(_ area: Area) {
        guard let index = areas.firstIndex(where: { $0.ink == area.ink }) else { return areas.append(area) }
        areas[index].path.append(area.path)
        areas[index].bounds = areas[index].bounds.union(area.bounds)
    }
}
