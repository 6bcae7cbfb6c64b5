import GlyphModel
import PathGeometry
import SemanticColor
import Testing

/// The visible content of a drawing, layer by layer: the areas with their paints and the opacities of their groups.
struct SeenAreas {
    struct Area {
        var path: Path
        var paint: Paint
        var groups: [Double]
    }

    var areas: [Area] = []

    init(_ body: String) throws {
        for layer in try layers(body) {
            let groups = layer.groups.map(\.opacity)
            func add(_ path: Path, _ paint: Paint) {
                let seen = layer.clip.map { path.combined(with: $0, by: .intersection, tolerance: 0.001) } ?? path
                if !seen.isEmpty { areas.append(Area(path: seen, paint: paint, groups: groups)) }
            }
            if let fill = layer.fill { add(layer.path.normalized(fill.rule, tolerance: 0.001), fill.paint) }
            if let stroke = layer.stroke {
                add(try layer.path.stroked(stroke.style, tolerance: 0.001), stroke.paint)
            }
        }
    }

    /// The area by which corresponding layers differ; nil if their number, paints or groups do.
    func difference(from other: SeenAreas) -> Double? {
        guard areas.count == other.areas.count else { return nil }
        var total = 0.0
        for (a, b) in zip(areas, other.areas) {
            guard a.paint.isNear(b.paint), zip(a.groups, b.groups).allSatisfy({ abs($0 - $1) < 1e-3 }),
                a.groups.count == b.groups.count
            else { return nil }
            total += abs(a.path.combined(with: b.path, by: .exclusiveOr, tolerance: 0.001).area)
        }
        return total
    }
}

extension Paint {
    fileprivate func isNear(_ other: Paint) -> Bool {
        switch (self, other) {
        case (.color(let a), .color(let b)):
            a.red == b.red && a.green == b.green && a.blue == b.blue && abs(a.alpha - b.alpha) < 1e-3
        default: self == other
        }
    }
}

/// Expects that one drawing shows the same as another, within the tolerance that curves and booleans keep to.
func expectSame(_ body: String, _ plain: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let (a, b) = try (SeenAreas(body), SeenAreas(plain))
    let difference = a.difference(from: b)
    #expect(difference != nil, "other layers: \(a.areas.count), \(b.areas.count)", sourceLocation: sourceLocation)
    if let difference { #expect(difference < 2, "of 10,000", sourceLocation: sourceLocation) }
}
