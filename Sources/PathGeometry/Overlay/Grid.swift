/// The integer grid that booleans are computed on, where orientation tests are exact.
///
/// Its step is a power of two, so points with few binary digits lie on it exactly, and a small part of
/// the tolerance: what is nearer than that becomes one, and leaves no slivers.
struct Grid {
    /// Coordinates stay within ±2²⁸: differences then take 29 bits, and a cross product of two
    /// differences 60, which an `Int64` holds.
    private static let greatest = 0x1p28

    private let origin: Point
    let step: Double

    init(covering bounds: Rect, tolerance: Double) {
        // Snapping moves a point by up to 0.7 steps: a tenth of the tolerance at most.
        let least = max(tolerance / 8, bounds.extent / Grid.greatest)
        var step = Double(sign: .plus, exponent: least.exponent, significand: 1)
        if step < bounds.extent / Grid.greatest { step *= 2 }
        // The origin lies on the grid: subtracting it loses nothing.
        let center = bounds.center
        origin = Point((center.x / step).rounded() * step, (center.y / step).rounded() * step)
        self.step = step
    }

    func snap(_ point: Point) -> GridPoint {
        GridPoint(
            x: Int32(((point.x - origin.x) / step).rounded()),
            y: Int32(((point.y - origin.y) / step).rounded()))
    }

    /// How many steps of the grid a length has.
    func steps(in length: Double) -> Double { length / step }

    func point(_ snapped: GridPoint) -> Point {
        Point(origin.x + Double(snapped.x) * step, origin.y + Double(snapped.y) * step)
    }
}

/// A point of the grid, in the order in which the sweep meets points: by x + 5y, then y.
///
/// The sweep goes aslant because drawings have so many upright edges, and edges nearly upright where a round begins:
/// such as stand across the sweep's way can't be cut without turning some of their pieces round.
struct GridPoint: Hashable, Comparable, BitwiseCopyable {
    var x: Int32
    var y: Int32

    static func < (a: GridPoint, b: GridPoint) -> Bool { a.key < b.key }

    /// Both coordinates as one number with the order of the points, which compares at once.
    @inline(__always) var key: UInt64 {
        UInt64(UInt32(bitPattern: x &+ 5 &* y) ^ 0x8000_0000) << 32 | UInt64(UInt32(bitPattern: y) ^ 0x8000_0000)
    }

    init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    @inline(__always) init(key: UInt64) {
        y = Int32(bitPattern: UInt32(truncatingIfNeeded: key) ^ 0x8000_0000)
        x = Int32(bitPattern: UInt32(truncatingIfNeeded: key >> 32) ^ 0x8000_0000) &- 5 &* y
    }

    static func - (a: GridPoint, b: GridPoint) -> GridVector {
        GridVector(x: Int64(a.x) - Int64(b.x), y: Int64(a.y) - Int64(b.y))
    }
}

struct GridVector: Hashable, BitwiseCopyable {
    var x: Int64
    var y: Int64

    func cross(_ other: GridVector) -> Int64 { x &* other.y &- y &* other.x }
    func dot(_ other: GridVector) -> Int64 { x &* other.x &+ y &* other.y }

    /// How far it leads along both axes together.
    @inline(__always) var reach: UInt64 { x.magnitude + y.magnitude }
}

/// On which side of the line from `a` to `b` the point lies: positive on the side of larger y where
/// the line runs to the right, zero on the line. Exact.
@inline(__always)
func orientation(_ a: GridPoint, _ b: GridPoint, _ point: GridPoint) -> Int64 {
    (b - a).cross(point - a)
}
