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

    public var passes: Bool { ratio >= minimum }

    /// APCA's Lc of the same pair, to be told beside the ratio: nothing is judged by it.
    public var apca: Double { APCA.contrast(of: ink, on: ground) }
}

/// Measures every layer of an asset in every setting of its glyph.
struct AuditMeasuring {
    let palette: Palette
    let settings: [AuditSetting]

    func measures(of variant: Variant, contacts: [LayerContact]) -> [AuditMeasure] {
        settings.flatMap { setting -> [AuditMeasure] in
            guard let index = variant.pictureIndex(in: setting.appearance) else { return [] }
            let layers = variant.pictures[index].drawing.layers
            return layers.indices.flatMap { layer in
                contacts[index].surfaces[layer].compactMap { surface in
                    measure(layer, against: surface, of: variant, picture: index, in: setting)
                }
            }
        }
    }

    /// The worst of a gradient's colours counts.
    private func measure(
        _ layer: Int, against surface: LayerContact.Surface, of variant: Variant, picture index: Int,
        in setting: AuditSetting
    ) -> AuditMeasure? {
        let picture = variant.pictures[index]
        let vibrancy = variant.entry.settings.vibrancy
        func seen(_ index: Int, over ground: Color) -> [Color] {
            let layer = picture.drawing.layers[index]
            var ink = ReviewInk(layer, in: setting.appearance, of: palette)
            if let vibrancy, setting.material != nil {
                ink = ink.vibrant(vibrancy, on: ground, style: setting.appearance.style)
            }
            return ink.colors.map { $0.composited(over: ground) }
        }
        var underlay: Int?
        var grounds = [setting.ground]
        if case .layer(let other) = surface {
            underlay = other
            grounds = seen(other, over: setting.ground)
        }
        let own = ReviewInk(picture.drawing.layers[layer], in: setting.appearance, of: palette)
        var worst: AuditMeasure?
        for ground in grounds {
            for color in seen(layer, over: ground) {
                let ratio = color.contrastRatio(on: ground)
                if ratio >= worst?.ratio ?? .infinity { continue }
                worst = AuditMeasure(
                    setting: setting, asset: variant.name, picture: picture.appearance, layer: layer,
                    underlay: underlay, role: own.isOriginal ? nil : own.role,
                    isPlain: own.coverage == 1 && own.groupOpacity == 1 && (vibrancy == nil || setting.material == nil),
                    ink: color, ground: ground, ratio: ratio, minimum: variant.entry.settings.contrast)
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
