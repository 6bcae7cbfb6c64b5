internal import SemanticColor

/// What a colour reaches without increased contrast, in settings that are alike but for that.
struct NormalRatios {
    private var ratios: [AuditSetting: Double] = [:]

    init(_ measures: [AuditMeasure]) {
        for measure in measures where measure.setting.appearance.contrast == .normal {
            let key = Self.key(measure.setting)
            ratios[key] = max(measure.ratio, ratios[key] ?? 0)
        }
    }

    /// Nil for settings without increased contrast.
    func ratio(beside measure: AuditMeasure) -> Double? {
        measure.setting.appearance.contrast == .high ? ratios[Self.key(measure.setting)] : nil
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
