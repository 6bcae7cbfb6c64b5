/// A linear map of three numbers, by rows.
struct Matrix3: Sendable {
    var x, y, z: SIMD3<Double>

    init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((m.x * v).sum(), (m.y * v).sum(), (m.z * v).sum())
    }

    static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
        let columns = b.transposed
        return Matrix3(a * columns.x, a * columns.y, a * columns.z).transposed
    }

    static func diagonal(_ v: SIMD3<Double>) -> Matrix3 {
        Matrix3(SIMD3(v.x, 0, 0), SIMD3(0, v.y, 0), SIMD3(0, 0, v.z))
    }

    var transposed: Matrix3 {
        Matrix3(SIMD3(x.x, y.x, z.x), SIMD3(x.y, y.y, z.y), SIMD3(x.z, y.z, z.z))
    }

    /// The inverse, by Cramer's rule: its columns are cross products of the rows. The matrices of colour spaces are
    /// never singular.
    var inverse: Matrix3 {
        let determinant = (x * cross(y, z)).sum()
        return Matrix3(
            cross(y, z) / determinant, cross(z, x) / determinant, cross(x, y) / determinant
        ).transposed
    }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
