/// What a colour is seen against, and the contrast ratio that it has to reach there.
public struct ContrastDemand: Hashable, Sendable {
    /// Opaque.
    public var ground: Color
    /// Of WCAG 2, from 1 to 21.
    public var ratio: Double

    public init(on ground: Color, atLeast ratio: Double) {
        self.ground = ground
        self.ratio = ratio
    }

    public func isMet(by color: Color) -> Bool { color.contrastRatio(on: ground) >= ratio }
}

extension Color {
    /// The colour of the same hue and alpha, and of no more chroma, that is nearest in OKLCH among those that
    /// meet all demands; nil where none does.
    ///
    /// - Parameter written: what becomes of a colour when it is written down and read again, so that a value that
    ///   passes still passes in the file. The result is such a colour.
    public func nearest(
        meeting demands: [ContrastDemand], written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color? {
        if demands.allSatisfy({ $0.isMet(by: written(self)) }) { return written(self) }
        // A coarse search bounds the fine one. A thousandth of the way from black to white is less than a byte.
        let coarse = search(step: 0.02, within: .infinity, demands, written)
        return search(step: 0.001, within: coarse?.distance ?? .infinity, demands, written)?.color ?? coarse?.color
    }

    /// Goes away from this lightness on both sides, and for each lightness from this chroma towards gray.
    private func search(
        step: Double, within limit: Double, _ demands: [ContrastDemand], _ written: (Color) -> Color
    ) -> (color: Color, distance: Double)? {
        let own = components(in: .oklch)
        var best: (color: Color, distance: Double)?
        for count in 0...Int(1 / step) {
            let shift = Double(count) * step
            if shift >= best?.distance ?? limit { break }
            for lightness in count == 0 ? [own.x] : [own.x - shift, own.x + shift] where (0...1).contains(lightness) {
                var loss = 0.0
                while loss <= own.y {
                    let distance = (shift * shift + loss * loss).squareRoot()
                    if distance >= best?.distance ?? limit { break }
                    if let color = inGamut(SIMD3(lightness, own.y - loss, own.z)).map(written),
                        demands.allSatisfy({ $0.isMet(by: color) })
                    {
                        best = (color, distance)
                        break
                    }
                    loss = loss == own.y ? own.y + 1 : min(loss + step, own.y)
                }
            }
        }
        return best
    }

    /// In this colour's own space, where that holds it.
    private func inGamut(_ oklch: SIMD3<Double>) -> Color? {
        let components = space.definition.components(ofXYZ: ColorSpace.oklch.xyz(oklch))
        return GamutMapping.contains(components) ? Color(components.clamped, space: space, alpha: alpha) : nil
    }

    /// As eight bits a channel hold it.
    public static func fromBytes(of color: Color) -> Color {
        let (red, green, blue) = color.bytes
        return Color(bytes: red, green, blue, alpha: color.alpha)
    }
}
