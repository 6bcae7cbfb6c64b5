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
        var measured = await Self.measure(sorted, style, named, jobs: jobs)
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
            let gaps = Self.gapWidths(of: measured.scores, extent: sound.map(\.outline.viewBox.extent).median ?? 0)
            let widths = await Self.measure(sound, inset, gaps, jobs: jobs)
            votes += [Self.vote(gaps, widths.scores)].compactMap(\.self)
        }
        await take(votes, sound, inset, jobs: jobs)
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
}

extension StyleEstimate {
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
    private static func gapWidths(of scores: [ExampleScores], extent: Double) -> [StyleSetting] {
        guard let width = scores.map(\.strokeWidth).filter({ $0 > 0 }).median else { return [] }
        return [0.5, 0.75, 1, 1.25, 1.5].map { .gapWidth(InsetEstimate.rounded($0 * width, extent: extent)) }
    }
}

// MARK: - Bytes

extension StyleEstimate {
    /// The bytes that a store keeps of it.
    package var kept: [UInt8] {
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

    /// - Parameter style: the style that it started with.
    package init(kept: ArraySlice<UInt8>, startingWith style: FillStyle) throws(ByteDecoder.Fault) {
        base = style
        var decoder = ByteDecoder(kept)
        choices = try decoder.array { decoder throws(ByteDecoder.Fault) in
            Choice(setting: try decoder.value(), supporters: try decoder.int(), examples: try decoder.int())
        }
        exampleCount = try decoder.int()
        misfits = try decoder.array { decoder throws(ByteDecoder.Fault) in
            (try decoder.string(), try decoder.raw())
        }
    }
}
