extension Color {
    /// This colour composited over another: each encoded channel is weighted by alpha, as browsers and the system do,
    /// without rounding. The result is in Display P3 if one of the two is.
    public func composited(over backdrop: Color) -> Color {
        let space: Space = self.space == .displayP3 || backdrop.space == .displayP3 ? .displayP3 : .sRGB
        let total = alpha + backdrop.alpha * (1 - alpha)
        guard total > 0 else { return Color(SIMD3(repeating: 0), space: space, alpha: 0) }
        let above = components(in: space.definition) * alpha
        let below = backdrop.components(in: space.definition) * (backdrop.alpha * (1 - alpha))
        return Color((above + below) / total, space: space, alpha: total)
    }

    /// The relative luminance of WCAG 2: 0 is black, 1 white. Alpha is ignored.
    public var luminance: Double {
        switch space {
        case .sRGB:
            // The coefficients as printed in WCAG 2.2, so that the ratios agree with it to the last digit.
            (RGBSpace.sRGB.linear(SIMD3(red, green, blue)) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        case .displayP3:
            RGBSpace.displayP3.xyz(SIMD3(red, green, blue)).y
        }
    }

    /// The contrast ratio of WCAG 2 against an opaque background, from 1 to 21. A translucent colour is composited
    /// first, unrounded. Compare it by `ContrastRatio.reaches`: 2.999 does not reach 3.
    public func contrastRatio(on background: Color) -> Double {
        let own = composited(over: background).luminance + 0.05
        let other = background.luminance + 0.05
        return max(own, other) / min(own, other)
    }
}
