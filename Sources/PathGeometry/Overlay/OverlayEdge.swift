/// A line between two grid points, with the stretch of a curve that it approximates.
struct OverlayEdge: BitwiseCopyable {
    /// The end that the sweep meets first: `low < high`.
    var low: GridPoint
    var high: GridPoint
    /// The change of each operand's winding number from the side of smaller y to the side of larger y.
    var delta: WindingPair
    /// The index of the curve that it was cut from, and the curve's parameters at `low` and `high`.
    var curve: Int32
    var lowParameter: Double
    var highParameter: Double
    /// Whether the stretch is within the tolerance of the edge. If not, nothing else is near it.
    var isFlat = true

    /// - Parameter operand: 0 for the first path of an operation, 1 for the second.
    init(from start: GridPoint, to end: GridPoint, operand: Int, curve: Int32, from t0: Double, to t1: Double) {
        let forward = start < end
        low = forward ? start : end
        high = forward ? end : start
        delta = WindingPair(operand: operand, forward ? 1 : -1)
        self.curve = curve
        lowParameter = forward ? t0 : t1
        highParameter = forward ? t1 : t0
    }

    /// The curve's parameter where the edge passes a point.
    func parameter(at point: GridPoint) -> Double {
        if point == low { return lowParameter }
        if point == high { return highParameter }
        let direction = high - low
        let perStep = (highParameter - lowParameter) / Double(direction.dot(direction))
        return lowParameter + perStep * Double(direction.dot(point - low))
    }

    /// The part of the edge between two points on it, or within a grid step of it.
    func piece(from start: GridPoint, _ t0: Double, to end: GridPoint, _ t1: Double) -> OverlayEdge {
        var piece = self
        if start < end {
            (piece.low, piece.high) = (start, end)
            (piece.lowParameter, piece.highParameter) = (t0, t1)
        } else {
            // Rounding has reversed a steep piece: its sides are exchanged.
            (piece.low, piece.high) = (end, start)
            (piece.lowParameter, piece.highParameter) = (t1, t0)
            piece.delta = -delta
        }
        return piece
    }
}

/// The winding numbers of both operands at one place.
struct WindingPair: Hashable, BitwiseCopyable {
    var first: Int32 = 0
    var second: Int32 = 0

    init() {}

    init(operand: Int, _ winding: Int32) {
        if operand == 0 { first = winding } else { second = winding }
    }

    static func + (a: WindingPair, b: WindingPair) -> WindingPair {
        var sum = a
        sum.first += b.first
        sum.second += b.second
        return sum
    }

    static prefix func - (pair: WindingPair) -> WindingPair {
        var negated = pair
        negated.first = -pair.first
        negated.second = -pair.second
        return negated
    }

    var isZero: Bool { first == 0 && second == 0 }
}
