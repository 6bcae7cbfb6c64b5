/// A filled outline whose edges move as lines get wider or thinner, in one topology: at every distance it has the same
/// contours and segments, in kind, order and start.
package struct MovingOutline {
    private let path: Path
    private let speeds: [Double]
    private let detail: Double
    private let tolerance: Double

    /// Corners are followed in steps of this share of the whole distance.
    private static let steps = 12

    /// - Parameters:
    ///   - path: a path in normal form.
    ///   - speeds: the speed of each segment of each subpath, in their order: how far an edge moves away from the ink
    ///     for a distance of 1.
    ///   - detail: a length; shorter edges may vanish where they do not meet their neighbours any more.
    ///   - tolerance: the maximum distance of corners from the exact ones, in units of the path.
    package init(_ path: Path, speeds: [Double], detail: Double, tolerance: Double) {
        (self.path, self.speeds, self.detail, self.tolerance) = (path, speeds, detail, tolerance)
    }

    /// The outline after its edges have moved; nil if a contour has vanished, or if edges do not meet any more. The
    /// result can cross itself.
    ///
    /// - Parameter distance: the distance, in units of the path; negative for thinner lines.
    package func moved(by distance: Double) -> Path? {
        var moved: [Subpath] = []
        var first = 0
        for subpath in path.subpaths {
            let own = speeds[first..<first + subpath.segments.count]
            first += subpath.segments.count
            var contour = MovingContour(subpath, speeds: own, detail: detail, tolerance: tolerance)
            guard contour.move(to: distance, steps: Self.steps) else { return nil }
            moved.append(contour.contour)
        }
        return Path(moved)
    }
}
