/// Tells from the alternatives of a fill how likely it differs from what a designer would have drawn.
///
/// A logistic regression on half of the pairs of four public sets, of "overlap with the designers' glyph is
/// below 0.9": attached lines tell most, and the more of the fill they are, the more; regions that could go
/// either way come next. Details that are knocked out make a fill surer.
struct FillDoubt {
    private let style: FillStyle
    private var evidence = -1.1

    init(style: FillStyle) { self.style = style }

    /// - Parameter difference: from the fill that was chosen, as a share of the ink of both.
    mutating func count(_ choice: FillChoice, difference: Double) {
        switch choice {
        case .outline: evidence -= 0.2
        case .region(_, .line): evidence += 0.2
        case .region: evidence += 0.7
        case .style(let other):
            if other.lines != style.lines { evidence += 1.5 + 4.2 * difference }
            if other.rings != style.rings { evidence += 0.8 }
            if other.handles != style.handles { evidence += 1 }
            if other.gaps != style.gaps { evidence += 0.6 }
            if other.islands != style.islands { evidence -= 0.8 }
        }
    }

    /// The logistic function of the evidence, without a library: its argument is small.
    var value: Double {
        // e^x as (e^(x/1024))^1024, the inner one by its series: right to six digits for |x| < 20.
        let step = min(max(evidence, -20), 20) / 1024
        var power = 1 + step + step * step / 2
        for _ in 0..<10 { power *= power }
        return power / (1 + power)
    }
}
