extension Color {
    /// A colour stated in any space, converted to sRGB if sRGB contains it, otherwise to Display P3. A colour outside
    /// of Display P3 is mapped into it by `GamutMapping`.
    public init(_ first: Double, _ second: Double, _ third: Double, in space: ColorSpace, alpha: Double = 1) {
        let components = SIMD3(first, second, third)
        if let carrier = Space(rawValue: space.rawValue), GamutMapping.contains(components) {
            self.init(components.clamped, space: carrier, alpha: alpha)
            return
        }
        let xyz = space.xyz(components)
        let narrow = ColorSpace.sRGB.components(ofXYZ: xyz)
        if GamutMapping.contains(narrow) {
            self.init(narrow.clamped, space: .sRGB, alpha: alpha)
        } else {
            self.init(GamutMapping.mapped(xyz, into: .displayP3), space: .displayP3, alpha: alpha)
        }
    }

    /// - Parameters:
    ///   - lightness: the lightness; 0 is black, 1 white.
    ///   - chroma: the chroma; 0 is gray, and the most saturated colours of screens have about 0.3.
    ///   - hue: the hue in degrees; red is near 29, green near 142, blue near 264.
    public init(oklchLightness lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
        self.init(lightness, chroma, hue, in: .oklch, alpha: alpha)
    }

    /// The components of this colour in another space; outside of its range if the space does not contain the colour.
    public func components(in target: ColorSpace) -> SIMD3<Double> {
        let own = SIMD3(red, green, blue)
        if space.rawValue == target.rawValue { return own }
        return target.components(ofXYZ: carrier.xyz(own))
    }

    /// The nearest colour in `target`; the same colour if the space contains it.
    public func converted(to target: Space) -> Color {
        if space == target { return self }
        let components = components(in: target.definition)
        if GamutMapping.contains(components) {
            return Color(components.clamped, space: target, alpha: alpha)
        }
        let xyz = carrier.xyz(SIMD3(red, green, blue))
        return Color(GamutMapping.mapped(xyz, into: target.definition), space: target, alpha: alpha)
    }

    /// The distance from this colour to a stated one, in Oklab, where about 0.02 is just noticeable. It is above 0 if
    /// the colour had to be mapped into a gamut.
    public func distance(to components: SIMD3<Double>, in space: ColorSpace) -> Double {
        let own = self.components(in: .oklab)
        let other = ColorSpace.oklab.components(ofXYZ: space.xyz(components))
        return ((own - other) * (own - other)).sum().squareRoot()
    }

    private var carrier: ColorSpace { space.definition }

    init(_ c: SIMD3<Double>, space: Space, alpha: Double) {
        self.init(space: space, red: c.x, green: c.y, blue: c.z, alpha: alpha)
    }
}

extension Color.Space {
    /// The corresponding colour space.
    var definition: ColorSpace {
        switch self {
        case .sRGB: .sRGB
        case .displayP3: .displayP3
        }
    }
}

extension SIMD3<Double> {
    /// Each component clamped to 0…1.
    var clamped: Self { clamped(lowerBound: Self(repeating: 0), upperBound: Self(repeating: 1)) }
}
