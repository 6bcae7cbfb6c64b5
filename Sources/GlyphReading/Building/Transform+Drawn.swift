internal import PathGeometry

extension Transform {
    /// Whether it neither flattens what it draws nor takes it out of all proportion: then nothing of it can be seen, and
    /// numbers would lose their digits on the way there or back. False where a number is not finite.
    var isDrawable: Bool {
        guard determinant != 0, let back = inverse else { return false }
        return [self, back].allSatisfy { transform in
            [transform.a, transform.b, transform.c, transform.d].allSatisfy { $0.magnitude <= Self.most }
                && transform.e.magnitude < .infinity && transform.f.magnitude < .infinity
        }
    }

    /// No length becomes larger by more than this factor.
    var greatest: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }

    /// As a coordinate.
    private static let most = ReadingLimits.coordinate
}
