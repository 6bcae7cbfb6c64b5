internal import GlyphModel
internal import SemanticColor

/// The least change of a colour's values with which it passes on all of its backgrounds: for each value the nearest
/// colour of the same hue. A value that is used on light and dark grounds, and cannot pass on both, is split: the dark
/// appearances get one of their own, then appearances of high contrast, then elevated ones.
struct ColorRemedy {
    let color: DynamicColor
    /// How the value of an appearance is written.
    let notation: (Appearance) -> ValueNotation
    /// The demands of each appearance.
    private let demands: [Appearance: [ContrastDemand]]

    /// - Parameter wanted: the ratio that a measure of the colour must reach.
    init(
        _ color: DynamicColor, notation: @escaping (Appearance) -> ValueNotation = { _ in .hex },
        _ measures: [AuditMeasure], wanted: (AuditMeasure) -> Double
    ) {
        self.color = color
        self.notation = notation
        demands = Dictionary(grouping: measures, by: \.setting.appearance).mapValues { measures in
            Array(Set(measures.map { ContrastDemand(on: $0.ground, atLeast: wanted($0)) }))
        }
    }

    /// The changed and new values, in the order of `Appearance.allCases`; nil where no values of this hue
    /// and alpha pass, or none must change.
    func values() -> [ColorValue]? {
        var fixed = color
        // A new value takes over appearances of other values, and must pass in them too. This happens at most once for
        // each trait.
        for _ in Trait.allCases where !passes(fixed) {
            let sources = Dictionary(grouping: Appearance.allCases, by: fixed.source)
            var result: [Appearance: Color] = [:]
            for source in Appearance.allCases {
                guard let served = sources[source] else { continue }
                guard let solved = solved(served, from: source, of: fixed, splitting: Trait.allCases)
                else { return nil }
                result.merge(solved) { $1 }
            }
            for (appearance, value) in result { fixed.state(value, for: appearance) }
        }
        let changed = Appearance.allCases.compactMap { appearance in
            fixed.stated(appearance).flatMap {
                $0 == color.stated(appearance) ? nil : ColorValue(appearance: appearance, color: $0)
            }
        }
        return passes(fixed) && !changed.isEmpty ? changed : nil
    }

    private func passes(_ color: DynamicColor) -> Bool {
        demands.allSatisfy { appearance, demands in demands.allSatisfy { $0.isMet(by: color[appearance]) } }
    }

    /// The traits that distinguish appearances, in the order in which a value is split.
    private enum Trait: CaseIterable {
        case dark, high, elevated

        func isOf(_ appearance: Appearance) -> Bool {
            switch self {
            case .dark: appearance.style == .dark
            case .high: appearance.contrast == .high
            case .elevated: appearance.level == .elevated
            }
        }
    }

    private func solved(
        _ served: [Appearance], from source: Appearance, of color: DynamicColor, splitting traits: [Trait]
    ) -> [Appearance: Color]? {
        let all = served.flatMap { demands[$0] ?? [] }
        let value = color[source]
        // A value that was split off must be stated, even if unchanged: the one that it fell back to may change.
        if color.stated(source) != nil, all.allSatisfy({ $0.isMet(by: value) }) { return [source: value] }
        let written = notation(source).written
        if let nearest = value.nearest(meeting: all, written: written) { return [source: nearest] }
        for (index, trait) in traits.enumerated() {
            let rest = served.filter { !trait.isOf($0) }
            let separate = served.filter { trait.isOf($0) }
            guard !rest.isEmpty, let first = separate.first else { continue }
            let later = Array(traits[(index + 1)...])
            guard let a = solved(rest, from: source, of: color, splitting: later),
                let b = solved(separate, from: first, of: color, splitting: later)
            else { return nil }
            return a.merging(b) { $1 }
        }
        return nil
    }
}

extension DynamicColor {
    /// The appearance whose value is shown in another one: that one, or the one that it falls back to.
    func source(of appearance: Appearance) -> Appearance {
        appearance.fallbacks.first { stated($0) != nil } ?? .light
    }
}

/// The ratios of a colour without increased contrast, in settings that differ only in that.
///
/// Only on the base level, and where the style has a value of its own: elsewhere values fall back to others, and the
/// system's backgrounds change more than the values do.
struct NormalRatios {
    private let color: DynamicColor
    private var ratios: [AuditSetting: Double] = [:]

    init(_ measures: [AuditMeasure], of color: DynamicColor) {
        self.color = color
        for measure in measures where measure.setting.appearance.contrast == .normal {
            let key = Self.key(measure.setting)
            ratios[key] = max(measure.ratio, ratios[key] ?? 0)
        }
    }

    /// Nil where nothing is compared.
    func ratio(matching measure: AuditMeasure) -> Double? {
        let appearance = measure.setting.appearance
        guard appearance.contrast == .high, appearance.level == .base,
            color.source(of: appearance).style == appearance.style
        else { return nil }
        return ratios[Self.key(measure.setting)]
    }

    /// Whether increased contrast lowers the ratio. Two values at one limit may differ by the rounding to bytes.
    func exceed(_ measure: AuditMeasure) -> Bool { ratio(matching: measure).map { measure.ratio < 0.98 * $0 } ?? false }

    /// The ground differs between the two, and does not count.
    private static func key(_ setting: AuditSetting) -> AuditSetting {
        var key = setting
        key.appearance.contrast = .normal
        key.ground = .clear
        return key
    }
}
