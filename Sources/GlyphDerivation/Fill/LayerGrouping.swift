internal import GlyphModel
internal import PathGeometry

extension [OutlinedLayer] {
    /// Layers that belong together, in the order of their first layers.
    ///
    /// A layer is drawn where the first layer of its body is drawn, so it does not join a body if another paint would
    /// then hide it:
    ///
    ///      black   white   black
    ///     ┌─────┐ ┌─────┐            the bar on the disc is not part of the plate below the disc
    ///     │plate│ │disc │  bar
    ///     └─────┘ └─────┘
    func bodies(by isTogether: (OutlinedLayer, OutlinedLayer) -> Bool, tolerance: Double) -> [[OutlinedLayer]] {
        var bodies: [[OutlinedLayer]] = []
        for layer in self {
            let index = bodies.indices.first { index in
                isTogether(bodies[index][0], layer)
                    && !bodies[(index + 1)...].joined().contains { $0.hides(layer, tolerance: tolerance) }
            }
            if let index { bodies[index].append(layer) } else { bodies.append([layer]) }
        }
        return bodies
    }
}

extension OutlinedLayer {
    /// Would it hide a part of another layer that is drawn below it?
    fileprivate func hides(_ other: OutlinedLayer, tolerance: Double) -> Bool {
        guard paint.isOpaque, groups.allSatisfy({ $0.opacity >= 1 }),
            let box = path.bounds, let itsBox = other.path.bounds, box.intersects(itsBox)
        else { return false }
        return !area(tolerance).combined(with: other.area(tolerance), by: .intersection, tolerance: tolerance).isEmpty
    }

    private func area(_ tolerance: Double) -> Path {
        drawnRule.map { path.normalized($0, tolerance: tolerance) } ?? path
    }
}
