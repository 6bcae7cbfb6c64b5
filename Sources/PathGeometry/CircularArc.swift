/// The circle of which a cubic is an arc, as those of `A` commands and of rounded corners are.
///
///       ___---___
///     --    |    --     Beside an arc runs an arc: each control point moves by the same one of
///    p0     |     p3    the unit arc, times the distance.
///       \   |   /
///         \ | /  turn
///         center
struct CircularArc: BitwiseCopyable {
    var startTangent: Vector
    var endTangent: Vector
    var center: Point
    /// Positive where the center lies towards the normal, that is where the arc turns clockwise on screen.
    var radius: Double
    /// The length of a handle of the unit arc, signed like the turn.
    private var handle: Double
    /// How far that unit arc strays from the circle.
    private var error: Double
    /// How far the curve's control points are from those of a true arc, at most.
    private var deviation: Double
    private var leastHandle: Double

    /// Nil for a curve that turns by much more than a quarter, or one way and then the other.
    init?(_ curve: CubicBezier) {
        let (first, last) = (curve.control1 - curve.start, curve.end - curve.control2)
        let (firstLength, lastLength) = (first.length, last.length)
        leastHandle = min(firstLength, lastLength)
        guard abs(firstLength - lastLength) <= leastHandle / 16, leastHandle > 0 else { return nil }
        (startTangent, endTangent) = (first / firstLength, last / lastLength)
        let (cosine, sine) = (startTangent.dot(endTangent), startTangent.cross(endTangent))
        guard cosine >= CircularArc.leastCosine, sine != 0 else { return nil }
        // The chord has the direction of the tangents' sum.
        radius = (curve.end - curve.start).dot(startTangent + endTangent) / (2 * sine)
        let tangent = CircularArc.tangentOfQuarter(cosine, sine)
        let length = CircularArc.handle(tangent) * radius
        // Where the turn is skewed the normals miss each other at the center.
        center = curve.start + startTangent.perpendicular * radius
        let miss = center.distance(to: curve.end + endTangent.perpendicular * radius)
        deviation = max(abs(firstLength - length), abs(lastLength - length), miss)
        // The handle whose arc is too wide by as much as it is too narrow: 0.5519 for a quarter. Both
        // constants are fitted, and right to a fiftieth of the error for all turns up to a quarter.
        let square = tangent * tangent
        handle = CircularArc.handle(tangent) * (1 - 0.0228 * square * square)
        error = 0.039 * square * square * square
        guard deviation <= leastHandle / 16 else { return nil }
    }

    /// A quarter turn up to rounding is one cubic; this is 95°.
    private static let leastCosine = -0.087

    // MARK: - The stroke along it

    /// Is the curve beside it another arc, as far as one can tell within half of the tolerance?
    func isTrue(halfWidth: Double, tolerance: Double) -> Bool {
        guard halfWidth * error <= tolerance / 2 else { return false }
        if abs(radius) > 1.1 * halfWidth {
            // The normals are off by the deviation's share of the handle, the offset by half its square.
            return deviation <= tolerance / 4
                && halfWidth * deviation * deviation <= tolerance / 16 * leastHandle * leastHandle
        }
        // The stroke folds over at the center, of which a short arc says little.
        return deviation <= tolerance / 8 * min(1, abs(startTangent.cross(endTangent)))
    }

    /// The control points of the curve at a distance beside it, positive towards the normal.
    func controls(of curve: CubicBezier, distance: Double) -> (Point, Point) {
        let first = startTangent.perpendicular - startTangent * handle
        let last = endTangent.perpendicular + endTangent * handle
        return (curve.control1 + first * distance, curve.control2 + last * distance)
    }

    // MARK: - Handles

    /// The tangent of a quarter of an angle less than a half turn, from its cosine and sine.
    static func tangentOfQuarter(_ cosine: Double, _ sine: Double) -> Double {
        let cosineOfHalf = ((1 + cosine) / 2).squareRoot()
        return sine / (2 * cosineOfHalf * (1 + cosineOfHalf))
    }

    /// The handle of a unit arc that touches the circle in its middle.
    static func handle(_ tangentOfQuarter: Double) -> Double { 4.0 / 3 * tangentOfQuarter }
}
