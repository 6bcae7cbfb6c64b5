#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The functions of the C mathematics library that paths need, in one place.
///
/// Their last bit may differ between platforms, so their results are rounded before they are written or compared.
/// Angles are in radians and grow clockwise on screen (y down).
package enum Trigonometry {
    static func sine(_ angle: Double) -> Double { sin(angle) }
    static func cosine(_ angle: Double) -> Double { cos(angle) }
    static func tangent(_ angle: Double) -> Double { tan(angle) }

    /// The angle of a direction, in -π … π; 0 for the zero vector.
    package static func angle(of vector: Vector) -> Double { atan2(vector.y, vector.x) }

    /// The angle from `from` to `to`, in -π … π; positive is clockwise on screen.
    package static func angle(from: Vector, to: Vector) -> Double { atan2(from.cross(to), from.dot(to)) }

    /// The unit vector at an angle; exact for multiples of a quarter turn, even if they were computed with rounding
    /// errors.
    static func direction(_ angle: Double) -> Vector {
        let quarters = (angle / (.pi / 2)).rounded()
        // A quarter turn converted from decimal degrees is off by a few units in the last place.
        if abs(angle - quarters * (.pi / 2)) <= abs(angle) * 4e-16, abs(quarters) < 1e9 {
            switch Int(quarters) & 3 {
            case 0: return Vector(1, 0)
            case 1: return Vector(0, 1)
            case 2: return Vector(-1, 0)
            default: return Vector(0, -1)
            }
        }
        return Vector(cos(angle), sin(angle))
    }
}
