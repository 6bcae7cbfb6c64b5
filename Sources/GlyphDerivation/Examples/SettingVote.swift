/// The votes of examples for the values of one option.
///
/// The scores of an example and a setting do not depend on other examples. So leaving one out costs nothing: the value
/// that the others prefer is the one that this one is judged by.
struct SettingVote {
    /// The value that is best in sum.
    let setting: StyleSetting
    /// The examples that it makes visibly more like the drawn fill, and less.
    let (supporters, opponents): (Int, Int)
    /// The gains of each example with what the others prefer, in sum, by their root of squares: by chance it is about
    /// one, and of n examples that say the same it is the root of n.
    let strength: Double
    /// The sum of the gains.
    let gain: Double
    /// How many boundaries are visibly better, and worse.
    private let boundaries: (better: Int, worse: Int)

    /// - Parameter values: the values of one option.
    /// - Returns: nil where no value is better than the style's own.
    init?(_ values: [StyleSetting], _ examples: [ExampleScores]) {
        let gains = values.map { value in examples.map { $0.gain(of: value) } }
        let sums = gains.map { $0.reduce(0, +) }
        guard let best = values.indices.max(by: { (sums[$0], $1) < (sums[$1], $0) }), sums[best] > 0 else { return nil }
        (setting, gain) = (values[best], sums[best])
        supporters = gains[best].count { $0 > FillLikeness.visible }
        opponents = gains[best].count { $0 < -FillLikeness.visible }
        let edges = examples.map { $0.boundaryGain(of: values[best]) }
        boundaries = (
            edges.count { $0 > FillLikeness.visible }, edges.count { $0 < -FillLikeness.visible }
        )
        let judged = examples.indices.map { example -> Double in
            // A value that only this example asks for is not taken without it.
            let chosen = values.indices.max { a, b in
                (sums[a] - gains[a][example], b) < (sums[b] - gains[b][example], a)
            }
            guard let chosen, sums[chosen] - gains[chosen][example] > 0 else { return 0 }
            return gains[chosen][example]
        }
        let squares = judged.reduce(0) { $0 + $1 * $1 }
        strength = squares > 0 ? judged.reduce(0, +) / squares.squareRoot() : 0
    }

    /// Whether the examples speak for it clearly.
    ///
    /// - Parameter count: the number of all examples.
    func isClear(among count: Int) -> Bool {
        let evidence = setting.evidence
        // A few examples may be of one kind by chance.
        return count >= evidence.examples && supporters >= evidence.supporters && supporters >= 2 * opponents
            && strength >= evidence.strength && 2 * boundaries.worse <= 3 * boundaries.better
    }
}

extension StyleSetting {
    /// The conditions under which a setting is taken over.
    fileprivate struct Evidence {
        /// The number of examples without faults.
        var examples: Int
        /// The number of examples that it makes better.
        var supporters: Int
        /// See `SettingVote.strength`.
        var strength: Double
    }

    fileprivate var evidence: Evidence {
        switch self {
        // Windows are rare, and designers treat all of a set alike: in five sets 44 of 46.
        case .panels: Evidence(examples: 8, supporters: 2, strength: 1.3)
        // That the distances agree is evidence already, and every body has one.
        case .inset: Evidence(examples: 4, supporters: 4, strength: 1.9)
        // By chance, one in forty is as strong.
        default: Evidence(examples: 8, supporters: 4, strength: 2)
        }
    }
}
