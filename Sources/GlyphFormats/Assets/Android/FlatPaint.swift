internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

extension TintedLayer.Paint {
    /// The paint as one colour, for formats that cannot show a gradient: the mean of the gradient, so that a fade is as
    /// faint as it is on the whole, and no end is preferred to the other.
    var flat: TintedLayer.Paint {
        guard let gradient else { return self }
        let mean = gradient.mean(hasCurrent: role != nil)
        // A reference to a resource cannot be mixed with a colour: the one that shows more of itself represents both.
        if let role, mean.current >= mean.own.alpha { return .role(role, opacity: mean.alpha) }
        return .original(.color(mean.own.opacity(mean.own.alpha > 0 ? mean.alpha / mean.own.alpha : 1)))
    }
}

extension Gradient {
    /// The mean from the first place to the last, in any shape. Android blends the stops with their alpha multiplied
    /// into them, so that the mean of the colours between two stops is the mean of the two.
    ///
    /// - Parameter hasCurrent: whether the current colour is another than the colours of its stops.
    /// - Returns: the colours of its own, with their alpha, and the alpha of the current colour.
    fileprivate func mean(hasCurrent: Bool) -> (own: Color, current: Double, alpha: Double) {
        guard let first = stops.first, let last = stops.last else { return (.clear, 0, 0) }
        var (sum, own, current) = (SIMD3<Double>(), 0.0, 0.0)
        func add(_ stop: Stop, _ weight: Double) {
            let alpha = weight * stop.color.alpha * opacity
            if stop.isCurrent && hasCurrent {
                current += alpha
            } else {
                sum += stop.color.components(in: .sRGB) * alpha
                own += alpha
            }
        }
        // The first and the last colour are continued to the ends.
        add(first, first.offset)
        add(last, 1 - last.offset)
        for (from, to) in zip(stops, stops.dropFirst()) {
            add(from, (to.offset - from.offset) / 2)
            add(to, (to.offset - from.offset) / 2)
        }
        let color = own > 0 ? sum / own : sum
        return (Color(red: color.x, green: color.y, blue: color.z, alpha: own), current, own + current)
    }
}
