extension Color {
    /// A colour stated in any space, carried in the smallest one that holds it: sRGB, else Display P3.
    /// What neither holds is brought into Display P3 as `GamutMapping` says.
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
    ///   - lightness: 0 is black, 1 white.
    ///   - chroma: 0 is gray; the strongest colours that screens show have about 0.3.
    ///   - hue: in degrees; red is near 29, green near 142, blue near 264.
    public init(oklchLightness lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
        self.init(lightness, chroma, hue, in: .oklch, alpha: alpha)
    }

    /// This colour's numbers in another space, outside of its range where it does not hold the colour.
    public func components(in target: ColorSpace) -> SIMD3<Double> {
        let own = SIMD3(red, green, blue)
        if space.rawValue == target.rawValue { return own }
        return target.components(ofXYZ: carrier.xyz(own))
    }

    /// The nearest colour that `target` holds; the same one where it can.
    public func converted(to target: Space) -> Color {
        if space == target { return self }
        let components = components(in: target.definition)
        if GamutMapping.contains(components) {
            return Color(components.clamped, space: target, alpha: alpha)
        }
        let xyz = carrier.xyz(SIMD3(red, green, blue))
        return Color(GamutMapping.mapped(xyz, into: target.definition), space: target, alpha: alpha)
    }

    /// How far this colour lies from a stated one, in Oklab, where the eye notices about 0.02. Above 0 where a
    /// colour had to be brought into a range that did not hold it.
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
    /// The same space among all.
    var definition: ColorSpace {
        switch self {
        case .sRGB: .sRGB
        case .displayP3: .displayP3
        }
    }
}

extension SIMD3<Double> {
    /// Each component brought into 0…1.
    var clamped: Self { clamped(lowerBound: Self(repeating: 0), upperBound: Self(repeating: 1)) }
}
