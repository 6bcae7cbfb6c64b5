/// What a colour is seen against, and the contrast ratio that it has to reach there.
public struct ContrastDemand: Hashable, Sendable {
    /// Opaque.
    public var ground: Color
    /// Of WCAG 2, from 1 to 21.
    public var ratio: Double

    /// A ratio, 1 to 21, that has to be reached on an opaque colour.
    public init(on ground: Color, atLeast ratio: Double) {
        self.ground = ground
        self.ratio = ratio
    }

    /// Does the colour reach the ratio?
    public func isMet(by color: Color) -> Bool { ContrastRatio.reaches(color.contrastRatio(on: ground), ratio) }
}

extension Color {
    /// The colour of the same hue and alpha, with as much of its chroma as the gamut holds, that is nearest in OKLCH
    /// among those that meet all demands; nil where none does.
    ///
    /// Luminance is mostly a matter of lightness: chroma is kept, since a brand's blue should not come back gray.
    ///
    /// - Parameter written: what becomes of a colour when it is written down and read again, so that a value that
    ///   passes still passes in the file. The result is such a colour.
    public func nearest(
        meeting demands: [ContrastDemand], written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color? {
        if demands.allSatisfy({ $0.isMet(by: self) && $0.isMet(by: written(self)) }) { return written(self) }
        let own = components(in: .oklch)
        var best: (color: Color, distance: Double)?
        // A thousandth of the way from black to white is less than a byte.
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

    /// The colour of a lightness and a hue with this chroma, or the most of it that the space of this one holds.
    private func strongest(lightness: Double, chroma: Double, hue: Double) -> (color: Color, chroma: Double) {
        func components(_ chroma: Double) -> SIMD3<Double> {
            space.definition.components(ofXYZ: ColorSpace.oklch.xyz(SIMD3(lightness, chroma, hue)))
        }
        var (low, high) = (0.0, chroma)
        let whole = components(chroma)
        if GamutMapping.contains(whole) { return (Color(whole.clamped, space: space, alpha: alpha), chroma) }
        // Ten halvings of a chroma below 0.5: half a thousandth.
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if GamutMapping.contains(components(middle)) { low = middle } else { high = middle }
        }
        return (Color(components(low).clamped, space: space, alpha: alpha), low)
    }

    /// As eight bits a channel hold it.
    public static func fromBytes(of color: Color) -> Color {
        let (red, green, blue) = color.bytes
        return Color(bytes: red, green, blue, alpha: color.alpha)
    }
}
