internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AuditMeasure {
    /// For a note: `2.22 : 1 (APCA Lc 43) in light, on systemBackground`.
    var note: String {
        "\(ContrastRatio.text(ratio)) : 1 (APCA Lc \(ReviewNumber.text(apca, decimals: 0))) in \(setting)"
            + (underlay == nil ? "" : ", on the layer below")
    }
}

extension [AuditMeasure] {
    /// The worst of each setting, worst first; settings with the same colours are one note. Notes after four are
    /// counted.
    var notes: [String] {
        var groups: [[AuditMeasure]] = []
        var settings: Set<AuditSetting> = []
        let worst = enumerated().sorted { ($0.element.ratio, $0.offset) < ($1.element.ratio, $1.offset) }
            .map(\.element).filter { settings.insert($0.setting).inserted }
        for measure in worst {
            let isSame = { (group: [AuditMeasure]) in group[0].ink == measure.ink && group[0].ground == measure.ground }
            if let index = groups.firstIndex(where: isSame) {
                groups[index].append(measure)
            } else {
                groups.append([measure])
            }
        }
        let rest = groups.dropFirst(4).reduce(0) { $0 + $1.count }
        return groups.prefix(4).map { group in
            group[0].note + (group.count > 1 ? ", and the same in \(counted(group.count - 1, "more setting"))" : "")
        } + (rest > 0 ? ["and in \(counted(rest, "more setting"))"] : [])
    }
}
