package import PathGeometry

extension Drawing {
    /// The same picture with the data of its paths, which all formats and appearances share.
    ///
    /// - Parameter earlier: a picture of which some paths may be the same.
    package func written(like earlier: Drawing? = nil) -> Drawing {
        var drawing = self
        let known = earlier.map { $0.viewBox == viewBox ? $0.layers : [] } ?? []
        for index in layers.indices {
            let path = layers[index].path
            let same = known.first { $0.path == path }?.data
            drawing.layers[index].data = same ?? path.svgData(in: viewBox)
        }
        return drawing
    }
}

extension Path {
    /// The data of a path in a view box: as precise as is visible there, with arcs where the curve is a circle.
    package func svgData(in viewBox: Rect, moves: PathMoves = .shortest) -> String {
        svgData(
            decimals: viewBox.decimals, arcTolerance: Tolerance.standard.length(in: viewBox.extent), moves: moves)
    }
}

extension AndroidPathData {
    /// The data of a path in a view box, as a vector drawable and an `ImageVector` have it.
    ///
    /// Each subpath begins with an absolute `M`: some releases of Android and Compose, API 29 to 34 among them, go on
    /// from the last point after a `z`, so that coordinates relative to the subpath's start are displaced.
    package static func text(of path: Path, in viewBox: Rect) -> String {
        text(path.svgData(in: viewBox, moves: .absolute))
    }
}

extension Rect {
    /// As many decimals as keep the rounding of coordinates within a quarter of the tolerance: with more, the error
    /// along a thin straight stroke is visible as blur of its edges.
    fileprivate var decimals: Int {
        let tolerance = Tolerance.standard.length(in: extent) / 4
        var (decimals, error) = (0, 0.5)
        while error > tolerance, decimals < 12 {
            error /= 10
            decimals += 1
        }
        return decimals
    }
}
