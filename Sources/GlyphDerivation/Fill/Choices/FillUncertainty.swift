internal import GlyphModel

/// Estimates from the alternatives of a fill how likely it differs from what a designer would have drawn.
///
/// It is a logistic regression of "the overlap with the designers' glyph is below 0.9", fitted on half of the pairs of
/// four public sets with equal weights. Attached lines contribute most, in proportion to their share of the fill; then
/// handles that are not loops, rings, and faces that could be treated in both ways. The more a fill adds to its
/// outline, the lower the uncertainty.
///
/// On the other half it ranks an uncertain fill above a good one in 70 to 78 percent of the pairs, depending on the
/// set.
struct FillUncertainty {
    private let style: FillStyle
    private(set) var evidence = -1.04

    init(style: FillStyle) { self.style = style }

    /// - Parameter difference: from the chosen fill, as a share of the ink of both.
    mutating func count(_ choice: FillChoice, difference: Double) {
        evidence += weight(of: choice, difference: difference)
    }

    /// The evidence of an alternative; linear in the difference.
    func weight(of choice: FillChoice, difference: Double) -> Double {
        switch choice {
        case .derived: return 0
        case .outline: return -1.1 * difference
        case .region(_, .line): return 0.26
        case .region: return 0.81
        case .style(let other):
            var weight = 0.0
            if (other.lines == .cut) != (style.lines == .cut) { weight += 1.89 + 3.79 * difference }
            if other.rings != style.rings { weight += 0.87 }
            if other.handles == .open, style.handles != .open { weight += 0.99 }
            // The opposite treatment of the same face.
            if (other.panels == .both) != (style.panels == .both) { weight += 0.81 }
            if other.gaps != style.gaps { weight += 0.45 }
            if other.islands != style.islands { weight -= 0.43 }
            return weight
        }
    }

    /// The minimum and maximum weight of an alternative, for any difference, and if it is found not to be one.
    func range(of choice: FillChoice) -> ClosedRange<Double> {
        let ends = [0, weight(of: choice, difference: 0), weight(of: choice, difference: 1)]
        return (ends.min() ?? 0)...(ends.max() ?? 0)
    }

    /// 0 … 1.
    var value: Double { value(with: 0) }

    /// With additional evidence: the logistic function, without a library, as its argument is small.
    func value(with more: Double) -> Double {
        // e^x as (e^(x/1024))^1024, the inner one by its series: accurate to six digits for |x| < 20.
        let step = min(max(evidence + more, -20), 20) / 1024
        var power = 1 + step + step * step / 2
        for _ in 0..<10 { power *= power }
        return power / (1 + power)
    }
}
