/// The integer grid for boolean operations, on which orientation tests are exact.
///
/// Its step is a power of two, so that points with few binary digits are on it exactly, and a small part of the
/// tolerance: points nearer than a step become one and leave no slivers.
struct Grid {
    /// Coordinates are within ±2²⁸, so that differences take 29 bits, and a cross product of two differences 60 bits,
    /// which fit into an `Int64`.
    private static let greatest = 0x1p28

    private let origin: Point
    let step: Double
    /// The number of steps in a unit; a power of two, so that multiplying is as exact as dividing by the step.
    private let perUnit: Double

    init(covering bounds: Rect, tolerance: Double) {
        // Snapping moves a point by up to 0.7 steps: at most a tenth of the tolerance.
        let least = max(tolerance / 8, bounds.extent / Grid.greatest)
        var step = Double(sign: .plus, exponent: least.exponent, significand: 1)
        if step < bounds.extent / Grid.greatest { step *= 2 }
        // The origin is on the grid, so that subtracting it is exact.
        let center = bounds.center
        origin = Point((center.x / step).rounded() * step, (center.y / step).rounded() * step)
        self.step = step
        perUnit = 1 / step
    }

    @inline(__always) func snap(_ point: Point) -> GridPoint {
        GridPoint(x: Grid.nearest((point.x - origin.x) * perUnit), y: Grid.nearest((point.y - origin.y) * perUnit))
    }

    /// The nearest integer, halves away from zero. Not every processor that we build for has an instruction for it.
    @inline(__always) private static func nearest(_ value: Double) -> Int32 {
        let whole = Int32(value)
        let rest = value - Double(whole)
        return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    }

    /// The number of grid steps in a length.
    func steps(in length: Double) -> Double { length / step }

    func point(_ snapped: GridPoint) -> Point {
        Point(origin.x + Double(snapped.x) * step, origin.y + Double(snapped.y) * step)
    }
}

/// A point of the grid. Points are ordered as the sweep meets them: by x + 5y, then y.
///
/// The sweep direction is skewed because drawings have many vertical edges, and nearly vertical ones where a curve
/// begins: edges perpendicular to the sweep direction cannot be cut without reversing some of their pieces.
struct GridPoint: Hashable, Comparable, BitwiseCopyable {
    var x: Int32
    var y: Int32

    static func < (a: GridPoint, b: GridPoint) -> Bool { a.key < b.key }

    /// Both coordinates as one number with the same order, for fast comparison.
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

    /// The length along both axes together.
    @inline(__always) var reach: UInt64 { x.magnitude + y.magnitude }
}

/// The side of the point relative to the line from `a` to `b`: positive on the side of larger y if the line runs to
/// the right, zero on the line. Exact.
@inline(__always)
func orientation(_ a: GridPoint, _ b: GridPoint, _ point: GridPoint) -> Int64 {
    (b - a).cross(point - a)
}
