package import PathGeometry

/// The outlines of one picture in three weights, which can be interpolated: they have the same contours and segments, in
/// kind, order and start.
///
/// The other two are not drawn again, but are Regular's own outline after its edges have moved.
package struct WeightMasters: Hashable, Sendable {
    /// The stroke width of a weight, in stroke widths of Regular.
    package struct Weights: Hashable, Sendable {
        package var ultralight: Double
        package var black: Double

        package init(ultralight: Double, black: Double) {
            (self.ultralight, self.black) = (ultralight, black)
        }

        /// The lightest and the heaviest weight that are asked for.
        package static let full = Weights(ultralight: 0.3, black: 2)
    }

    package var ultralight: [Path]
    package var regular: [Path]
    package var black: [Path]
    /// The weights that the outlines bear.
    package var weights: Weights
}

extension WeightMasters {
    /// - Parameters:
    ///   - layers: the outlines in Regular, in normal form.
    ///   - lines: the lines that they follow.
    ///   - width: the stroke width of Regular.
    ///   - tolerance: in units of the drawing.
    package init(of layers: [Path], lines: [CenterLine], width: Double, tolerance: Double) {
        let speeds = EdgeSpeeds(lines)
        let outlines = layers.map {
            MovingOutline($0, speeds: speeds.speeds(of: $0), detail: width / 6, tolerance: tolerance / 8)
        }
        let counts = layers.map(\.contourCount)

        func moved(to share: Double) -> [Path]? {
            let distance = (share - 1) * width / 2
            var paths: [Path] = []
            for (outline, (layer, count)) in zip(outlines, zip(layers, counts)) {
                guard let path = outline.moved(by: distance), path.isSound(like: layer, count, tolerance: tolerance)
                else { return nil }
                paths.append(path)
            }
            return paths
        }
        /// The share nearest to the goal that the outlines bear.
        func reached(_ goal: Double) -> (paths: [Path], share: Double) {
            if let paths = moved(to: goal) { return (paths, goal) }
            var (bearable, unbearable) = (1.0, goal)
            var best = layers
            for _ in 0..<Self.searches {
                let middle = (bearable + unbearable) / 2
                if let paths = moved(to: middle) { (best, bearable) = (paths, middle) } else { unbearable = middle }
            }
            return (best, bearable)
        }
        let light = reached(Weights.full.ultralight)
        let heavy = reached(Weights.full.black)
        (ultralight, black) = (light.paths, heavy.paths)
        regular = layers
        weights = Weights(ultralight: light.share, black: heavy.share)
    }

    /// This many halvings find a weight to a sixtieth of Regular's stroke width.
    private static let searches = 6
}

extension Path {
    fileprivate var contourCount: Int {
        elements.reduce(0) { if case .move = $1 { $0 + 1 } else { $0 } }
    }

    /// Is it in normal form, as the outline that it was made from? Then no edge crosses another one, and no contour has
    /// turned over.
    fileprivate func isSound(like other: Path, _ count: Int, tolerance: Double) -> Bool {
        guard isFinite else { return false }
        let normal = normalized(tolerance: tolerance)
        guard normal.contourCount == count else { return false }
        for (mine, its) in zip(subpaths, other.subpaths) where (mine.area > 0) != (its.area > 0) { return false }
        // A loop in an edge has an area of its own.
        let loops = max(controlBounds?.extent ?? 0, 1) * tolerance * 8
        return abs(normal.area - area) <= loops
    }
}
