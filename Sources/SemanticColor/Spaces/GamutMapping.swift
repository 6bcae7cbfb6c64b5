/// Maps a colour into the gamut of a space: chroma is reduced at constant lightness and hue until the remaining
/// clipping is not noticeable (CSS Color 4, 13.2, with local clipping).
enum GamutMapping {
    /// Half a step of ten-bit output: a smaller excess is a rounding error.
    private static let slack = 0.5 / 1023
    /// The just noticeable difference in Oklab, and the accuracy of the search; both from the specification.
    private static let noticeable = 0.02
    private static let accuracy = 0.0001

    static func contains(_ c: SIMD3<Double>) -> Bool { c.min() >= -slack && c.max() <= 1 + slack }

    /// Components of `space`, each in 0…1, for a colour given as XYZ under D65.
    static func mapped(_ xyz: SIMD3<Double>, into space: ColorSpace) -> SIMD3<Double> {
        let origin = ColorSpace.oklch.components(ofXYZ: xyz)
        if origin.x >= 1 { return SIMD3(1, 1, 1) }
        if origin.x <= 0 { return SIMD3(0, 0, 0) }
        let components = space.components(ofXYZ: xyz)
        if contains(components) { return components.clamped }
        let clipped = components.clamped
        if difference(origin, clipped, in: space) < noticeable { return clipped }
        return reduced(origin, into: space)
    }

    /// Bisects the chroma between gray, which is inside of the gamut, and the colour, which is outside.
    private static func reduced(_ origin: SIMD3<Double>, into space: ColorSpace) -> SIMD3<Double> {
        var (low, high) = (0.0, origin.y)
        var lowIsInside = true
        var best = SIMD3(repeating: origin.x)
        while high - low > accuracy {
            let chroma = (low + high) / 2
            let current = SIMD3(origin.x, chroma, origin.z)
            let components = space.components(ofXYZ: ColorSpace.oklch.xyz(current))
            best = components.clamped
            if lowIsInside && contains(components) {
                low = chroma
                continue
            }
            let excess = difference(current, best, in: space)
            if excess >= noticeable {
                high = chroma
            } else if noticeable - excess < accuracy {
                return best
            } else {
                lowIsInside = false
                low = chroma
            }
        }
        return best
    }

    /// The distance in Oklab.
    private static func difference(
        _ oklch: SIMD3<Double>, _ components: SIMD3<Double>, in space: ColorSpace
    ) -> Double {
        let a = ColorSpace.oklab.components(ofXYZ: ColorSpace.oklch.xyz(oklch))
        let b = ColorSpace.oklab.components(ofXYZ: space.xyz(components))
        return ((a - b) * (a - b)).sum().squareRoot()
    }
}
