package import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Measures every layer of an asset in every setting of its glyph. The glyphs of a set have few different paints: the
/// contrast of a paint with the backgrounds is computed once.
package struct AuditMeasuring {
    let palette: Palette
    package let settings: [AuditSetting]
    private let pairing: SystemPairing
    /// The measures by setting.
    private var onBackgrounds: [PaintKey: [AuditMeasure?]] = [:]

    private struct PaintKey: Hashable {
        var paint: LayerPaint
        var vibrancy: Vibrancy?
        var terms: SystemPairing.Terms
    }

    init(on backgrounds: [String], of set: GlyphSet) {
        self.init(in: AuditSetting.all(on: backgrounds, of: set.palette), of: set)
    }

    package init(in settings: [AuditSetting], of set: GlyphSet) {
        palette = set.palette
        self.settings = settings
        pairing = SystemPairing(set.palette, ownRoles: set.ownRoles)
    }

    mutating func measures(of asset: GlyphAsset, contacts: [LayerContact]) -> [AuditMeasure] {
        let plain = asset.pictures.indices.map { index in
            asset.pictures[index].drawing.layers.indices.map { layer -> [AuditMeasure?] in
                contacts[index].surfaces[layer].contains(.background)
                    ? onBackgrounds(asset.pictures[index].drawing.layers[layer], asset) : []
            }
        }
        let shown = Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, asset.pictureIndex(in: $0)) })
        var measures: [AuditMeasure] = []
        measures.reserveCapacity(settings.count * (plain.first?.count ?? 0))
        for (number, setting) in settings.enumerated() {
            guard let index = shown[setting.appearance] ?? nil else { continue }
            let layers = asset.pictures[index].drawing.layers
            for layer in layers.indices {
                for surface in contacts[index].surfaces[layer] {
                    var underlay: Int?
                    if case .layer(let other) = surface { underlay = other }
                    guard
                        var measure = underlay.map({
                            self.measure(layers[layer], over: layers[$0], asset, setting)
                        }) ?? plain[index][layer][number]
                    else { continue }
                    measure.underlay = underlay
                    measure.asset = asset.name
                    measure.picture = asset.pictures[index].appearance
                    measure.layer = layer
                    measure.minimum = asset.entry.settings.audit.contrast
                    measure.size = asset.entry.settings.audit.smallestSize
                    measures.append(measure)
                }
            }
        }
        return measures
    }

    private mutating func onBackgrounds(_ layer: TintedLayer, _ asset: GlyphAsset) -> [AuditMeasure?] {
        let settings = asset.entry.settings
        let key = PaintKey(
            paint: LayerPaint(layer), vibrancy: settings.audit.vibrancy, terms: SystemPairing.Terms(settings))
        if let known = onBackgrounds[key] { return known }
        let measures = self.settings.map { measure(layer, over: nil, asset, $0) }
        onBackgrounds[key] = measures
        return measures
    }

    /// A gradient has the contrast of its worst colour.
    package func measure(
        _ layer: TintedLayer, over underlay: TintedLayer?, _ asset: GlyphAsset, _ setting: AuditSetting
    ) -> AuditMeasure? {
        let vibrancy = setting.material == nil ? nil : asset.entry.settings.audit.vibrancy
        func seen(_ layer: TintedLayer, over ground: Color) -> [Color] {
            var paint = ResolvedPaint(layer, in: setting.appearance, of: palette)
            if let vibrancy { paint = paint.vibrant(vibrancy, on: ground, style: setting.appearance.style) }
            return paint.colors.map { $0.composited(over: ground) }
        }
        let own = ResolvedPaint(layer, in: setting.appearance, of: palette)
        let isPaired = pairing.holds(
            for: own, over: underlay.map { ResolvedPaint($0, in: setting.appearance, of: palette) }, in: setting,
            effect: vibrancy, SystemPairing.Terms(asset.entry.settings))
        var worst: AuditMeasure?
        for ground in underlay.map({ seen($0, over: setting.ground) }) ?? [setting.ground] {
            for color in seen(layer, over: ground) {
                let ratio = color.contrastRatio(on: ground)
                if ratio >= worst?.ratio ?? .infinity { continue }
                worst = AuditMeasure(
                    setting: setting, asset: asset.name, picture: setting.appearance, layer: 0, underlay: nil,
                    role: own.isOriginal ? nil : own.role,
                    showsExactColor: own.coverage == 1 && own.groupOpacity == 1 && vibrancy == nil,
                    ink: color, ground: ground, ratio: ratio, minimum: asset.entry.settings.audit.contrast,
                    isPairedBySystem: isPaired)
            }
        }
        return worst
    }
}

// MARK: - Notes

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

/// Numbers as the sheet shows them.
package enum ReviewNumber {
    package static func text(_ value: Double, decimals: Int) -> String {
        FixedDecimal(value, decimals: decimals).description
    }

    /// For sentences: with two decimals at most, and the zero before the point.
    static func decimal(_ value: Double) -> String { FixedDecimal(value, decimals: 2).withZero }
}
