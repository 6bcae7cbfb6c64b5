internal import PathGeometry

/// The distances of a component from an overlay, along its outer contour.
struct Proximity {
    private let samples: BoundarySamples
    /// Infinite for most points above the limit.
    private var distances: [Double]
    /// The maximum arc length between consecutive points.
    private let step: Double

    /// The distance from an overlay to the nearest other component, and to each open one that is near; nil if no open
    /// one is.
    ///
    /// - Parameters:
    ///   - components: may include the overlay.
    ///   - limit: larger distances do not matter.
    static func all(
        of components: [Component], to overlay: Component, within limit: Double
    ) -> (least: Double, open: [Proximity])? {
        func near(isOpen: Bool) -> [Proximity] {
            components.compactMap { other in
                guard other.isOpen == isOpen, other.roots != overlay.roots else { return nil }
                return Proximity(of: other, to: overlay.flat, within: limit)
            }
        }
        // Only a component with a concavity can contain anything; if there is none, the other distances are not needed.
        let open = near(isOpen: true)
        if open.isEmpty { return nil }
        return (open + near(isOpen: false)).flatMap(\.distances).min().map { ($0, open) }
    }

    /// Nil if all distances are above the limit.
    private init?(of component: Component, to flat: FlatPath, within limit: Double) {
        guard let samples = component.samples, let box = flat.bounds,
            box.insetBy(-limit).intersects(component.bounds), samples.step > 0
        else { return nil }
        // Slightly more, because of rounding errors of the points.
        let step = samples.step * (1 + 1e-9)
        let coarse = samples.points.map { point in
            let isNear = box.distance(to: point) <= limit + step
            return isNear ? flat.distance(to: point, within: limit + step) : .infinity
        }
        guard coarse.contains(where: { $0 <= limit }) else { return nil }
        (self.samples, self.step, distances) = (samples, step, coarse)
        // The nearest point may be between two samples.
        for index in coarse.indices where coarse[index] <= limit {
            let beside = [(index + coarse.count - 1) % coarse.count, (index + 1) % coarse.count]
            guard beside.allSatisfy({ coarse[index] <= coarse[$0] }) else { continue }
            var (place, way) = (0.0, 0.5)
            while way > 0.1 {
                for other in [place - way, place + way] {
                    let point = samples[index].interpolated(to: samples[beside[other < 0 ? 0 : 1]], at: abs(other))
                    let distance = flat.distance(to: point, within: distances[index])
                    if distance < distances[index] { (distances[index], place) = (distance, other) }
                }
                way /= 2
            }
        }
    }

    /// The counters of the component between two places that are within reach. A bridge from one component to another
    /// does not contain anything.
    func counters(within reach: Double) -> [OpenCounter] {
        let near = distances.indices.filter { distances[$0] <= reach }
        return zip(near, near.dropFirst() + near.prefix(1)).compactMap { from, next in
            let to = next > from ? next : next + distances.count
            guard to > from + 1 else { return nil }
            let stretch = samples.stretch(from: from, to: to)
            // The ends of the boundary are less than a step from the ends of the stretch.
            let area = stretch.area + (stretch.opening + 2 * step) * step
            guard
                OpenCounter.isInterior(
                    area: area, opening: stretch.opening - 2 * step, length: stretch.length, strokeWidth: samples.width)
            else { return nil }
            /// Where the distance equals the reach.
            func end(from near: Int, to far: Int) -> Point {
                let (start, end) = (distances[near % distances.count], distances[far % distances.count])
                let share = end.isFinite ? (reach - start) / (end - start) : 0
                return samples[near].interpolated(to: samples[far], at: share)
            }
            let between = (from + 1..<to).map { samples[$0] }
            let counter = OpenCounter(
                along: [end(from: from, to: from + 1)] + between + [end(from: to, to: to - 1)], of: samples.root,
                strokeWidth: samples.width)
            return counter.isInterior ? counter : nil
        }
    }
}
