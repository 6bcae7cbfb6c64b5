extension Circle {
    /// The circle that fits some points best in the sense of least squares; nil for fewer than three points, and for
    /// collinear points.
    ///
    /// - Source: I. Kåsa, A circle fitting procedure and its error analysis, IEEE Trans. Instrum. Meas. 25 (1976).
    package init?(fitting points: [Point]) {
        guard points.count > 2, let first = points.first else { return nil }
        let count = Double(points.count)
        let middle = first + points.reduce(Vector(0, 0)) { $0 + ($1 - first) } / count
        var (xx, xy, yy, xz, yz, zz) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        for point in points {
            let (offset, square) = (point - middle, (point - middle).squaredLength)
            xx += offset.x * offset.x
            xy += offset.x * offset.y
            yy += offset.y * offset.y
            xz += offset.x * square
            yz += offset.y * square
            zz += square
        }
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-9 * zz * zz else { return nil }
        let toCenter = Vector(xz * yy - yz * xy, yz * xx - xz * xy) / (2 * determinant)
        self.init(center: middle + toCenter, radius: (toCenter.squaredLength + zz / count).squareRoot())
    }
}
