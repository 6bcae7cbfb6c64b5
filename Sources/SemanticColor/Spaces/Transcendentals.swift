#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

// The only file of this module with functions of the C library. They may differ in the last bit between platforms:
// round before output.

/// The power with the sign of `base` kept, as transfer curves are extended below zero (CSS Color 4, 10.2).
func signedPower(_ base: Double, _ exponent: Double) -> Double {
    base < 0 ? -pow(-base, exponent) : pow(base, exponent)
}

func cubeRoot(_ value: Double) -> Double { cbrt(value) }

/// Chroma and hue in degrees of a point in a plane.
func polar(_ x: Double, _ y: Double) -> (radius: Double, degrees: Double) {
    let degrees = atan2(y, x) * 180 / .pi
    return ((x * x + y * y).squareRoot(), degrees < 0 ? degrees + 360 : degrees)
}

/// The point in a plane with a chroma and a hue in degrees.
func cartesian(_ radius: Double, _ degrees: Double) -> (x: Double, y: Double) {
    let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    return (radius * cos(radians), radius * sin(radians))
}
