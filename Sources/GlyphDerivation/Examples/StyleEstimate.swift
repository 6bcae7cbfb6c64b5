package import GlyphModel
package import Markup
internal import PathGeometry

/// The numbers of a fill style that examples speak for.
///
/// Each setting is tried on all examples, and taken over only where it clearly pays for the examples that had no part
/// in choosing it. The order of the examples does not matter.
package struct StyleEstimate: Sendable {
    /// A setting with the examples that speak for it.
    package struct Choice: Sendable {
        package let setting: StyleSetting
        /// The number of examples that it makes more like the drawn fill.
        package let supporters: Int
        /// The number of examples for which it matters.
        package let examples: Int
    }

    /// The style with all choices.
    package var style: FillStyle { choices.reduce(base) { $1.setting.applied(to: $0) } }
    /// The style where the examples do not clearly ask for something else.
    private let base: FillStyle
    /// In the order in which a manifest states them.
    package private(set) var choices: [Choice] = []
    /// The number of examples that were compared.
    package private(set) var exampleCount = 0
    /// Examples that are not used, by name.
    package private(set) var misfits: [(name: String, misfit: ExampleMisfit)] = []

    /// - Parameters:
    ///   - style: the style where the examples do not clearly ask for something else.
    ///   - stated: the options of this style that stay as they are.
    ///   - jobs: the number of examples in work at the same time.
    package init(
        from examples: [StyleExample], startingWith style: FillStyle, keeping stated: FillOptions = [], jobs: Int
    ) async {
        base = style
        let options = StyleSetting.options.filter { !stated.contains($0[0].option) }
        let named = options.flatMap(\.self)
        let sorted = examples.sorted { $0.name.precedesByBytes($1.name) }
        // Where the drawings say how wide their lines are, all settings are tried at once.
        let drawn = stated.contains(.gapWidth) ? [] : Self.gapWidths(from: sorted.compactMap(\.strokeWidth), of: sorted)
        var measured = await Self.measure(sorted, style, named + drawn, jobs: jobs)
        var sound: [StyleExample] = []
        for (example, outcome) in zip(sorted, measured.outcomes) {
            switch outcome {
            case .scores: sound.append(example)
            case .misfit(let misfit): misfits.append((example.name, misfit))
            case .nothingToSay: break
            }
        }
        exampleCount = sound.count
        // The other settings are compared with fills that have the inset: else each of them would be judged by it, too.
        if !stated.contains(.inset), let inset = await insetVote(sound, measured.scores, jobs: jobs) {
            take(inset)
            measured = await Self.measure(sound, self.style, named, jobs: jobs)
        }
        let inset = self.style
        var votes = options.compactMap { Self.vote($0, measured.scores) }
        if !stated.contains(.gapWidth) {
            let gaps = Self.gapWidths(from: measured.scores.map(\.strokeWidth).filter { $0 > 0 }, of: sound)
            var scores = measured.scores
            if gaps != drawn || inset != style { scores = await Self.measure(sound, inset, gaps, jobs: jobs).scores }
            votes += [Self.vote(gaps, scores)].compactMap(\.self)
        }
        await take(votes, sound, inset, jobs: jobs)
    }

    /// Takes back the choices that a test refuses, one after the other.
    package mutating func takeBack(where isRefused: (_ style: FillStyle, _ base: FillStyle) async -> Bool) async {
        var kept: [Choice] = []
        for choice in choices {
            let before = kept.reduce(base) { $1.setting.applied(to: $0) }
            if !choice.setting.isMeasure, await isRefused(choice.setting.applied(to: before), before) { continue }
            kept.append(choice)
        }
        choices = kept
    }

    /// Notes examples that could not be compared.
    package mutating func leaveOut(_ names: [String], because misfit: ExampleMisfit) {
        misfits += names.map { ($0, misfit) }
    }

    private mutating func take(_ vote: SettingVote) {
        choices.append(
            Choice(setting: vote.setting, supporters: vote.supporters, examples: vote.supporters + vote.opponents))
    }

    /// Takes several settings over, unless together they are worse than the one that gains most.
    private mutating func take(
        _ votes: [SettingVote], _ examples: [StyleExample], _ base: FillStyle, jobs: Int
    ) async {
        guard votes.count > 1, let most = votes.max(by: { $0.gain < $1.gain }) else {
            return votes.forEach { take($0) }
        }
        let together = votes.reduce(base) { $1.setting.applied(to: $0) }
        let (first, all) = (most.setting.applied(to: base), together)
        let gains = await examples.concurrentMap(jobs: jobs) { ExampleScores.gain(of: all, over: first, in: $0) }
        (gains.reduce(0, +) >= 0 ? votes : [most]).forEach { take($0) }
    }

    private struct Measured {
        var outcomes: [ExampleScores.Outcome]
        var scores: [ExampleScores] {
            outcomes.compactMap { if case .scores(let scores) = $0 { scores } else { nil } }
        }
    }

    private static func measure(
        _ examples: [StyleExample], _ style: FillStyle, _ settings: [StyleSetting], jobs: Int
    ) async -> Measured {
        Measured(
            outcomes: await examples.concurrentMap(jobs: jobs) {
                ExampleScores.outcome(of: $0, style, settings: settings)
            })
    }

    private static func vote(_ values: [StyleSetting], _ scores: [ExampleScores]) -> SettingVote? {
        guard let vote = SettingVote(values, scores), vote.isClear(among: scores.count) else { return nil }
        return vote
    }

    private func insetVote(
        _ examples: [StyleExample], _ scores: [ExampleScores], jobs: Int
    ) async -> SettingVote? {
        let extent = examples.map(\.outline.viewBox.extent).median ?? 0
        guard let inset = InsetEstimate.inset(of: scores, extent: extent) else { return nil }
        // The measured inset is the distance from a fill that has the style's own inset.
        let value = StyleSetting.inset(style.inset + inset)
        return Self.vote([value], await Self.measure(examples, style, [value], jobs: jobs).scores)
    }

    /// Clearances in the widths of most outlines, from half a stroke to one and a half.
    private static func gapWidths(from widths: [Double], of examples: [StyleExample]) -> [StyleSetting] {
        guard let width = widths.median else { return [] }
        let extent = examples.map(\.outline.viewBox.extent).median ?? 0
        return [0.5, 0.75, 1, 1.25, 1.5].map { .gapWidth(InsetEstimate.rounded($0 * width, extent: extent)) }
    }
}

// MARK: - Votes

/// The votes of examples for the values of one option.
///
/// The scores of an example and a setting do not depend on other examples. So leaving one out costs nothing: the value
/// that the others prefer is the one that this one is judged by.
private struct SettingVote {
    /// The value that is best in sum.
    let setting: StyleSetting
    /// The examples that it makes visibly more like the drawn fill, and less.
    let (supporters, opponents): (Int, Int)
    /// The gains of each example with what the others prefer, in sum, by their root of squares: by chance it is about
    /// one, and of n examples that say the same it is the root of n.
    let strength: Double
    /// The sum of the gains.
    let gain: Double
    /// How many more of the examples have the parts of the drawn fill with what the others prefer.
    private let partsGain: Int

    /// - Parameter values: the values of one option.
    /// - Returns: nil where no value is better than the style's own.
    init?(_ values: [StyleSetting], _ examples: [ExampleScores]) {
        let gains = values.map { value in examples.map { $0.gain(of: value) } }
        let sums = gains.map { $0.reduce(0, +) }
        guard let best = values.indices.max(by: { (sums[$0], $1) < (sums[$1], $0) }), sums[best] > 0 else { return nil }
        (setting, gain) = (values[best], sums[best])
        supporters = gains[best].count { $0 > FillLikeness.visible }
        opponents = gains[best].count { $0 < -FillLikeness.visible }
        // A value that only this example asks for is not taken without it.
        let chosen = examples.indices.map { example -> Int? in
            let chosen = values.indices.max { a, b in
                (sums[a] - gains[a][example], b) < (sums[b] - gains[b][example], a)
            }
            return chosen.flatMap { sums[$0] - gains[$0][example] > 0 ? $0 : nil }
        }
        let judged = zip(chosen, examples.indices).map { value, example in value.map { gains[$0][example] } ?? 0 }
        partsGain = zip(chosen, examples).reduce(0) { sum, pair in
            sum + (pair.0.map { pair.1.partsGain(of: values[$0]) } ?? 0)
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
        return count >= evidence.examples && supporters + opponents >= evidence.voters && supporters >= 2 * opponents
            && strength >= evidence.strength && partsGain >= 0
    }
}

extension StyleSetting {
    /// The conditions under which a setting is taken over.
    fileprivate struct Evidence {
        /// The number of examples without faults.
        var examples: Int
        /// The number of these for which it matters.
        var voters: Int
        /// See `SettingVote.strength`.
        var strength: Double
    }

    fileprivate var evidence: Evidence {
        switch self {
        // That the distances agree is evidence already, and every body has one.
        case .inset: Evidence(examples: 4, voters: 4, strength: 1.9)
        // Eighteen values are tried on each set, and a wrong one is seen on all of it: eight examples that gain alike
        // are enough, and not if a ninth loses. With less, seven of eight examples of phosphor asked for open handles,
        // and nine of ten of mdi for cut lines; of 44 other fills with a designer's own, 15 and 22 became worse.
        default: Evidence(examples: 8, voters: 8, strength: 2.75)
        }
    }
}

/// The inset that drawn fills have in common.
enum InsetEstimate {
    /// A smaller one is not seen, in stroke widths.
    static let least = 0.05
    /// How far an example may be from the median and still have the same inset, in stroke widths.
    private static let spread = 0.1

    /// - Parameter extent: the extent of the view boxes.
    /// - Returns: in units of the view box, rounded as people write it; nil where there is none, or the examples
    ///   differ.
    static func inset(of examples: [ExampleScores], extent: Double) -> Double? {
        let measured = examples.compactMap { scores in
            scores.inset.map { (distance: $0, share: $0 / scores.strokeWidth) }
        }
        guard let median = measured.map(\.share).median, let distance = measured.map(\.distance).median,
            median > least
        else { return nil }
        // A third of the pairs may be wrong, and some are drawn anew.
        let agreeing = measured.count { abs($0.share - median) <= spread }
        guard 2 * agreeing > measured.count, 2 * measured.count > examples.count else { return nil }
        let rounded = rounded(distance, extent: extent)
        return rounded > 0 ? rounded : nil
    }

    /// To a number that people write: the coarsest of 1, ½, ¼, 1/10, 1/20 … that is at most 1/400 of the view box.
    static func rounded(_ length: Double, extent: Double) -> Double {
        guard extent.isFinite, extent > 0, length.isFinite else { return 0 }
        var scale = 1.0
        while scale > extent / 400 { scale /= 10 }
        while scale * 10 <= extent / 400 { scale *= 10 }
        let step = [5, 2.5, 1].map { $0 * scale }.first { $0 <= extent / 400 } ?? scale
        // A product of two decimals is not always the double that a manifest has for it.
        return FixedDecimal((length / step).rounded() * step, decimals: 6).value
    }
}

// MARK: - Bytes

extension StyleEstimate {
    /// The bytes that a store keeps of it.
    package var encodedBytes: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(each: choices) { encoder, choice in
            encoder.append(choice.setting)
            encoder.append(choice.supporters)
            encoder.append(choice.examples)
        }
        encoder.append(exampleCount)
        encoder.append(each: misfits) { encoder, example in
            encoder.append(example.name)
            encoder.append(raw: example.misfit)
        }
        return encoder.bytes
    }

    /// The estimate that has these bytes, started with the same style.
    package func decoded(_ bytes: ArraySlice<UInt8>) throws(ByteDecoder.Fault) -> StyleEstimate {
        try StyleEstimate(encoded: bytes, startingWith: base)
    }

    /// - Parameter style: the style that it started with.
    package init(encoded bytes: ArraySlice<UInt8>, startingWith style: FillStyle) throws(ByteDecoder.Fault) {
        base = style
        var decoder = ByteDecoder(bytes)
        choices = try decoder.array { decoder throws(ByteDecoder.Fault) in
            Choice(setting: try decoder.value(), supporters: try decoder.int(), examples: try decoder.int())
        }
        exampleCount = try decoder.int()
        misfits = try decoder.array { decoder throws(ByteDecoder.Fault) in
            (try decoder.string(), try decoder.raw())
        }
    }
}
