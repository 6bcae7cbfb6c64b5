internal import GlyphModel
internal import SemanticColor

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
