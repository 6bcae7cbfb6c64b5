public import SemanticColor

/// How well one layer stands out in one setting.
public struct AuditMeasure: Hashable, Sendable {
    public var setting: AuditSetting
    /// The asset, `heart` or `heart.fill`.
    public var asset: String
    /// The appearance whose picture is shown there, one of those that the glyph was asked for in.
    public var picture: Appearance
    /// Its place in that picture, from the back.
    public var layer: Int
    /// The layer that it is drawn on; nil where it meets the background.
    public var underlay: Int?
    /// The name of its colour; nil for a paint that was drawn.
    public var role: ColorRole?
    /// Is the colour shown as the palette has it, neither fainter nor blended?
    public var isPlain: Bool
    /// What is seen, both opaque.
    public var ink: Color
    public var ground: Color
    /// Of WCAG 2.
    public var ratio: Double
    /// What the glyph asks for.
    public var minimum: Double

    /// The smallest size that the glyph is shown at, in points.
    public var size = GlyphSettings.standardSize
    /// Is it a pairing of the system, which the guidelines recommend whatever its ratio, and was nothing else asked
    /// for? See `SystemPairing`.
    public var isPairedBySystem = false

    public var passes: Bool { ContrastRatio.reaches(ratio, minimum) }

    /// Is it below the minimum, and the minimum holds for it?
    public var fails: Bool { !passes && !isPairedBySystem }

    /// Is it shown so small that a colour of one's own has to have more contrast?
    var isSmall: Bool { size <= GlyphSettings.smallSize }

    /// APCA's Lc of the same pair, to be told beside the ratio: nothing is judged by it.
    public var apca: Double { APCA.contrast(of: ink, on: ground) }
}

/// Measures every layer of an asset in every setting of its glyph. Glyphs of a set share few paints: what a paint
/// comes to on the backgrounds is worked out once.
struct AuditMeasuring {
    let palette: Palette
    let settings: [AuditSetting]
    private let pairing: SystemPairing
    /// By setting.
    private var onBackgrounds: [Coat: [AuditMeasure?]] = [:]

    private struct Coat: Hashable {
        var paint: LayerPaint
        var vibrancy: Vibrancy?
        var terms: SystemPairing.Terms
    }

    init(on backgrounds: [String], of set: GlyphSet) {
        self.init(in: AuditSetting.all(on: backgrounds, of: set.palette), of: set)
    }

    init(in settings: [AuditSetting], of set: GlyphSet) {
        palette = set.palette
        self.settings = settings
        pairing = SystemPairing(set.palette, ownRoles: set.ownRoles)
    }

    mutating func measures(of variant: Variant, contacts: [LayerContact]) -> [AuditMeasure] {
        let plain = variant.pictures.indices.map { index in
            variant.pictures[index].drawing.layers.indices.map { layer -> [AuditMeasure?] in
                contacts[index].surfaces[layer].contains(.background)
                    ? onBackgrounds(variant.pictures[index].drawing.layers[layer], variant) : []
            }
        }
        let shown = Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, variant.pictureIndex(in: $0)) })
        var measures: [AuditMeasure] = []
        measures.reserveCapacity(settings.count * (plain.first?.count ?? 0))
        for (number, setting) in settings.enumerated() {
            guard let index = shown[setting.appearance] ?? nil else { continue }
            let layers = variant.pictures[index].drawing.layers
            for layer in layers.indices {
                for surface in contacts[index].surfaces[layer] {
                    var underlay: Int?
                    if case .layer(let other) = surface { underlay = other }
                    guard var measure = underlay.map({
                        self.measure(layers[layer], over: layers[$0], variant, setting)
                    }) ?? plain[index][layer][number] else { continue }
                    measure.underlay = underlay
                    measure.asset = variant.name
                    measure.picture = variant.pictures[index].appearance
                    measure.layer = layer
                    measure.minimum = variant.entry.settings.contrast
                    measure.size = variant.entry.settings.smallestSize
                    measures.append(measure)
                }
            }
        }
        return measures
    }

    private mutating func onBackgrounds(_ layer: TintedLayer, _ variant: Variant) -> [AuditMeasure?] {
        let settings = variant.entry.settings
        let coat = Coat(
            paint: LayerPaint(layer), vibrancy: settings.vibrancy, terms: SystemPairing.Terms(settings))
        if let known = onBackgrounds[coat] { return known }
        let measures = self.settings.map { measure(layer, over: nil, variant, $0) }
        onBackgrounds[coat] = measures
        return measures
    }

    /// The worst of a gradient's colours counts.
    func measure(
        _ layer: TintedLayer, over underlay: TintedLayer?, _ variant: Variant, _ setting: AuditSetting
    ) -> AuditMeasure? {
        let vibrancy = setting.material == nil ? nil : variant.entry.settings.vibrancy
        func seen(_ layer: TintedLayer, over ground: Color) -> [Color] {
            var ink = ReviewInk(layer, in: setting.appearance, of: palette)
            if let vibrancy { ink = ink.vibrant(vibrancy, on: ground, style: setting.appearance.style) }
            return ink.colors.map { $0.composited(over: ground) }
        }
        let own = ReviewInk(layer, in: setting.appearance, of: palette)
        let isPaired = pairing.holds(
            for: own, over: underlay.map { ReviewInk($0, in: setting.appearance, of: palette) }, in: setting,
            effect: vibrancy, SystemPairing.Terms(variant.entry.settings))
        var worst: AuditMeasure?
        for ground in underlay.map({ seen($0, over: setting.ground) }) ?? [setting.ground] {
            for color in seen(layer, over: ground) {
                let ratio = color.contrastRatio(on: ground)
                if ratio >= worst?.ratio ?? .infinity { continue }
                worst = AuditMeasure(
                    setting: setting, asset: variant.name, picture: setting.appearance, layer: 0, underlay: nil,
                    role: own.isOriginal ? nil : own.role,
                    isPlain: own.coverage == 1 && own.groupOpacity == 1 && vibrancy == nil,
                    ink: color, ground: ground, ratio: ratio, minimum: variant.entry.settings.contrast,
                    isPairedBySystem: isPaired)
            }
        }
        return worst
    }
}

extension Variant {
    /// Which of its pictures is shown in an appearance: that one's, or that of the one which stands in for it.
    func pictureIndex(in appearance: Appearance) -> Int? {
        for candidate in appearance.fallbacks {
            if let index = pictures.firstIndex(where: { $0.appearance == candidate }) { return index }
        }
        return pictures.isEmpty ? nil : 0
    }
}
