/// The circle of a cubic that approximates an arc, such as an arc of `A` commands and of rounded corners.
///
///       ___---___
///     --    |    --     The offset of an arc is an arc: each control point moves by the
///    p0     |     p3    corresponding point of the unit arc, times the distance.
///       \   |   /
///         \ | /  turn
///         center
struct CircularArc: BitwiseCopyable {
    var startTangent: Vector
    var endTangent: Vector
    var center: Point
    /// Positive if the center is on the side of the normal, that is if the arc turns clockwise on screen.
    var radius: Double
    /// The length of a handle of the unit arc, with the sign of the turn.
    private var handle: Double
    /// The maximum distance of the unit arc's cubic from the circle.
    private var error: Double
    /// The maximum distance of the curve's control points from the control points of a true arc.
    private var deviation: Double
    private var leastHandle: Double

    /// Nil for a curve that turns by much more than a quarter turn, or has an inflection.
    init?(_ curve: CubicBezier) {
        let (first, last) = (curve.control1 - curve.start, curve.end - curve.control2)
        let (firstLength, lastLength) = (first.length, last.length)
        leastHandle = min(firstLength, lastLength)
        guard abs(firstLength - lastLength) <= leastHandle / 16, leastHandle > 0 else { return nil }
        (startTangent, endTangent) = (first / firstLength, last / lastLength)
        let (cosine, sine) = (startTangent.dot(endTangent), startTangent.cross(endTangent))
        guard cosine >= CircularArc.leastCosine, sine != 0 else { return nil }
        // The chord has the direction of the sum of the tangents.
        radius = (curve.end - curve.start).dot(startTangent + endTangent) / (2 * sine)
        let tangent = CircularArc.tangentOfQuarter(cosine, sine)
        let length = CircularArc.handle(tangent) * radius
        // If the curve is not symmetric, the normals do not meet exactly at the center.
        center = curve.start + startTangent.perpendicular * radius
        let miss = center.distance(to: curve.end + endTangent.perpendicular * radius)
        deviation = max(abs(firstLength - length), abs(lastLength - length), miss)
        // The handle for which the arc deviates equally to both sides of the circle: 0.5519 for a quarter turn. Both
        // constants are fitted; they are accurate to a fiftieth of the error for all turns up to a quarter.
        let square = tangent * tangent
        handle = CircularArc.handle(tangent) * (1 - 0.0228 * square * square)
        error = 0.039 * square * square * square
        guard deviation <= leastHandle / 16 else { return nil }
    }

    /// A quarter turn, with rounding errors, is one cubic; this is the cosine of 95°.
    private static let leastCosine = -0.087

    // MARK: - Offsets

    /// Whether the offset of the curve is an arc, to within half of the tolerance.
    func isTrue(halfWidth: Double, tolerance: Double) -> Bool {
        guard halfWidth * error <= tolerance / 2 else { return false }
        if abs(radius) > 1.1 * halfWidth {
            // The normals deviate by the deviation divided by the handle, the offset by half of the square of that.
            return deviation <= tolerance / 4
                && halfWidth * deviation * deviation <= tolerance / 16 * leastHandle * leastHandle
        }
        // The offset folds over at the center, which a short arc does not determine well.
        return deviation <= tolerance / 8 * min(1, abs(startTangent.cross(endTangent)))
    }

    /// An offset with a smaller radius is a point.
    static func hair(_ tolerance: Double) -> Double { tolerance / 8 }

    /// The control points of the offset curve at a distance, positive towards the normal.
    func controls(of curve: CubicBezier, distance: Double) -> (Point, Point) {
        let first = startTangent.perpendicular - startTangent * handle
        let last = endTangent.perpendicular + endTangent * handle
        return (curve.control1 + first * distance, curve.control2 + last * distance)
    }

    // MARK: - Handles

    /// The tangent of a quarter of an angle below a half turn, from the cosine and sine of the angle.
    static func tangentOfQuarter(_ cosine: Double, _ sine: Double) -> Double {
        let cosineOfHalf = ((1 + cosine) / 2).squareRoot()
        return sine / (2 * cosineOfHalf * (1 + cosineOfHalf))
    }

    /// The handle of a unit arc whose cubic touches the circle in its middle.
    static func handle(_ tangentOfQuarter: Double) -> Double { 4.0 / 3 * tangentOfQuarter }
}
