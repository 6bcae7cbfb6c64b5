internal import GlyphModel
internal import SemanticColor

/// What a colour reaches without increased contrast, in settings that are alike but for that.
///
/// On the base level only, and where the style has a value of its own: elsewhere values stand in for others, and the
/// system's backgrounds move more than they do.
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
    func ratio(beside measure: AuditMeasure) -> Double? {
        let appearance = measure.setting.appearance
        guard appearance.contrast == .high, appearance.level == .base,
            color.source(of: appearance).style == appearance.style
        else { return nil }
        return ratios[Self.key(measure.setting)]
    }

    /// Does increased contrast lower it? Two values at one limit differ by what bytes can hold.
    func exceed(_ measure: AuditMeasure) -> Bool { ratio(beside: measure).map { measure.ratio < 0.98 * $0 } ?? false }

    /// The ground differs between the two, and does not count.
    private static func key(_ setting: AuditSetting) -> AuditSetting {
        var key = setting
        key.appearance.contrast = .normal
        key.ground = .clear
        return key
    }
}
