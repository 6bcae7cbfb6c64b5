package import PathGeometry

extension DerivedPicture {
    /// The picture with wider or thinner lines, made by moving its edges: for drawings that have no lines of their own.
    ///
    /// - Parameters:
    ///   - share: the width of the lines, in their own.
    ///   - width: the width of the strokes before, in units of the picture.
    /// - Returns: nil if the drawing cannot be drawn at this weight.
    package func weighted(_ share: Double, strokeWidth width: Double, tolerance: Tolerance) -> DerivedPicture? {
        let length = tolerance.length(in: viewBox.extent)
        let speeds = EdgeSpeeds(centerLines)
        var picture = self
        for index in layers.indices {
            let outline = layers[index].path.simplified(tolerance: length)
            guard outline.elements.count <= DerivationLimits.movingSegments else { return nil }
            let moving = MovingOutline(
                outline, speeds: speeds.speeds(of: outline, isHeavier: share > 1), detail: width / 6,
                tolerance: length / 8)
            guard let moved = moving.moved(by: (share - 1) * width / 2) else { return nil }
            let normal = moved.normalized(tolerance: length)
            guard normal.subpaths.count == outline.normalized(tolerance: length).subpaths.count else { return nil }
            picture.layers[index].path = normal
        }
        return picture
    }
}
