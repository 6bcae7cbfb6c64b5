internal import GlyphModel
internal import Markup
internal import PathGeometry

/// How alike a derived fill and a drawn one are, 0 … 1 each.
struct FillLikeness: Hashable, Sendable {
    /// The common area as a share of the whole.
    var area: Double
    /// The agreement of the boundaries, which sees a thin line as well as an area.
    var boundary: Double

    /// The least visible difference: of two fills that differ by less, no person prefers one.
    static let visible = 0.005

    /// How much more alike another fill is. Both measures count the same: the area alone prefers fills without lines.
    func gain(of other: FillLikeness) -> Double { other.area - area + other.boundary - boundary }
}

/// The gains of one example for each setting, without regard to the others.
struct ExampleScores: Sendable {
    /// The likeness of the fill in the style that the estimate starts with.
    private(set) var base: FillLikeness
    /// The likeness with each setting that changes the fill.
    private(set) var changed: [StyleSetting: FillLikeness] = [:]
    /// The result of `MeasuredExample.inset`.
    private(set) var inset: Double?
    /// In units of the view box; 0 if it is not known.
    private(set) var strokeWidth: Double

    enum Outcome: Sendable {
        case scores(ExampleScores)
        case misfit(ExampleMisfit)
        /// The drawing has nothing to fill, and nothing was filled.
        case nothingToSay
    }

    /// Measures an example.
    ///
    /// - Parameter settings: the settings to compare; settings that the style has already are left out.
    static func outcome(of example: StyleExample, _ style: FillStyle, settings: [StyleSetting]) -> Outcome {
        if !example.drawn.viewBox.isAlmost(example.outline.viewBox) { return .misfit(.viewBox) }
        do throws(Findings) {
            return try DerivationLimits.bounded(at: nil) { () throws(Findings) in
                let measured = try MeasuredExample(example)
                return outcome(of: measured, style, settings: settings)
            }
        } catch {
            return .misfit(.unreadable)
        }
    }

    private static func outcome(
        of example: MeasuredExample, _ style: FillStyle, settings: [StyleSetting]
    ) -> Outcome {
        let fill = example.fill(style)
        if example.isOutline { return example.isOutline(fill) ? .nothingToSay : .misfit(.outline) }
        if !example.coversSilhouette { return .misfit(.shape) }
        var scores = ExampleScores(base: example.likeness(of: fill), strokeWidth: example.strokeWidth)
        for setting in settings {
            let other = setting.applied(to: style)
            if other == style { continue }
            let changed = example.fill(other)
            if changed != fill { scores.changed[setting] = example.likeness(of: changed) }
        }
        scores.inset = example.inset(of: fill)
        return scores.isAlike(example, style) ? .scores(scores) : .misfit(.shape)
    }

    /// Whether some fill is as like the drawn one as the fill of the same glyph is: with an overlap of at least .6. Of
    /// fills of other glyphs with one silhouette, such as a disc, it is seldom more.
    private func isAlike(_ example: MeasuredExample, _ style: FillStyle) -> Bool {
        if max(base.area, changed.values.map(\.area).max() ?? 0) > 0.6 { return true }
        guard let inset, inset > InsetEstimate.least * strokeWidth else { return false }
        return example.likeness(of: example.fill(StyleSetting.inset(style.inset + inset).applied(to: style))).area > 0.6
    }

    /// How much more alike the fill is with a setting: 0 where it changes nothing. A single glyph never outweighs several
    /// others.
    func gain(of setting: StyleSetting) -> Double {
        guard let likeness = changed[setting] else { return 0 }
        return min(max(base.gain(of: likeness), -Self.mostGain), Self.mostGain)
    }

    /// The same of the boundaries alone.
    func boundaryGain(of setting: StyleSetting) -> Double {
        changed[setting].map { $0.boundary - base.boundary } ?? 0
    }

    private static let mostGain = 0.2

    /// How much more alike the fill of an example without faults is in one style than in another.
    static func gain(of style: FillStyle, over other: FillStyle, in example: StyleExample) -> Double {
        let gain = try? DerivationLimits.bounded(at: nil) { () throws(Findings) in
            let example = try MeasuredExample(example)
            return example.likeness(of: example.fill(other)).gain(of: example.likeness(of: example.fill(style)))
        }
        return gain.map { min(max($0, -mostGain), mostGain) } ?? 0
    }
}

extension Rect {
    /// Whether it is the same within the rounding of designers' tools.
    fileprivate func isAlmost(_ other: Rect) -> Bool {
        let slack = extent / 1000
        return abs(minX - other.minX) < slack && abs(minY - other.minY) < slack
            && abs(width - other.width) < slack && abs(height - other.height) < slack
    }
}
