/// A background, and the contrast ratio that a colour must reach on it.
public struct ContrastDemand: Hashable, Sendable {
    /// The background; opaque.
    public var ground: Color
    /// The ratio of WCAG 2, from 1 to 21.
    public var ratio: Double

    /// Requires a ratio, from 1 to 21, on an opaque background.
    public init(on ground: Color, atLeast ratio: Double) {
        self.ground = ground
        self.ratio = ratio
    }

    /// Whether the colour reaches the ratio.
    public func isMet(by color: Color) -> Bool { ContrastRatio.reaches(color.contrastRatio(on: ground), ratio) }
}

extension Color {
    /// The nearest colour, in OKLCH, that meets all demands; nil if there is none. Hue and alpha are kept, and as much
    /// of the chroma as the gamut allows.
    ///
    /// Luminance depends mostly on lightness. Chroma is kept so that a brand's blue does not become gray.
    ///
    /// - Parameter written: a function that maps a colour to the one that is read back after it was written, so that a
    ///   value that passes still passes in the file. The result is such a colour.
    public func nearest(
        meeting demands: [ContrastDemand], written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color? {
        if demands.allSatisfy({ $0.isMet(by: self) && $0.isMet(by: written(self)) }) { return written(self) }
        let own = components(in: .oklch)
        var best: (color: Color, distance: Double)?
        // A thousandth of the distance from black to white is less than one step of eight bits.
        for step in 0...1000 {
            let shift = Double(step) / 1000
            if shift >= best?.distance ?? .infinity { break }
            for lightness in [own.x - shift, own.x + shift] where (0...1).contains(lightness) {
                let (candidate, chroma) = strongest(lightness: lightness, chroma: own.y, hue: own.z)
                let color = written(candidate)
                let loss = own.y - chroma
                let distance = (shift * shift + loss * loss).squareRoot()
                if distance < best?.distance ?? .infinity, demands.allSatisfy({ $0.isMet(by: color) }) {
                    best = (color, distance)
                }
            }
        }
        return best?.color
    }

    /// The colour of a lightness and a hue with this chroma, or with the largest chroma that the gamut allows.
    private func strongest(lightness: Double, chroma: Double, hue: Double) -> (color: Color, chroma: Double) {
        func components(_ chroma: Double) -> SIMD3<Double> {
            space.definition.components(ofXYZ: ColorSpace.oklch.xyz(SIMD3(lightness, chroma, hue)))
        }
        var (low, high) = (0.0, chroma)
        let whole = components(chroma)
        if GamutMapping.contains(whole) { return (Color(whole.clamped, space: space, alpha: alpha), chroma) }
        // Ten bisections of a chroma below 0.5: accurate to half a thousandth.
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if GamutMapping.contains(components(middle)) { low = middle } else { high = middle }
        }
        return (Color(components(low).clamped, space: space, alpha: alpha), low)
    }

    /// The colour rounded to eight bits per channel.
    public static func fromBytes(of color: Color) -> Color {
        let (red, green, blue) = color.bytes
        return Color(bytes: red, green, blue, alpha: color.alpha)
    }
}
