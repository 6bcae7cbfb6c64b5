/// At most four consecutive cubics, stored inline.
struct CubicRun: BitwiseCopyable {
    static let capacity = 4

    private(set) var count = 0
    private var (first, second, third, fourth) = (CubicRun.none, CubicRun.none, CubicRun.none, CubicRun.none)

    private static var none: CubicBezier { CubicBezier(.zero, .zero, .zero, .zero) }

    /// At the end; there must be space for it.
    mutating func append(_ cubic: CubicBezier) {
        precondition(count < CubicRun.capacity, "a run has four cubics at most")
        switch count {
        case 0: first = cubic
        case 1: second = cubic
        case 2: third = cubic
        default: fourth = cubic
        }
        count += 1
    }

    subscript(index: Int) -> CubicBezier {
        precondition(index < count, "the index is out of range")
        return switch index {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
    }
}
