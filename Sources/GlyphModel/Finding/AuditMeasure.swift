public import SemanticColor

/// The contrast of one layer in one setting.
public struct AuditMeasure: Hashable, Sendable {
    /// The setting in which it was measured.
    public var setting: AuditSetting
    /// The asset, `heart` or `heart.fill`.
    public var asset: String
    /// The appearance whose picture is shown; one that the glyph was requested for.
    public var picture: Appearance
    /// The index of the layer in that picture, from the back.
    public var layer: Int
    /// The layer below it; nil if it is drawn on the background.
    public var underlay: Int?
    /// The role of its colour; nil for a paint of the drawing.
    public var role: ColorRole?
    /// Whether the colour is shown as in the palette, neither translucent nor blended.
    public var isPlain: Bool
    /// The visible colour of the layer; opaque.
    public var ink: Color
    /// The visible colour behind it; opaque.
    public var ground: Color
    /// The contrast ratio of WCAG 2.
    public var ratio: Double
    /// The ratio that the glyph requires.
    public var minimum: Double

    /// The smallest size at which the glyph is shown, in points.
    public var size = AuditSettings.standardSize
    /// Whether it is a pairing of the system, which the guidelines recommend at any ratio, and the glyph stated no
    /// ratio. See `SystemPairing`.
    public var isPairedBySystem = false

    package init(
        setting: AuditSetting, asset: String, picture: Appearance, layer: Int, underlay: Int? = nil,
        role: ColorRole? = nil, isPlain: Bool, ink: Color, ground: Color, ratio: Double, minimum: Double,
        size: Double = AuditSettings.standardSize, isPairedBySystem: Bool = false
    ) {
        self.setting = setting
        self.asset = asset
        self.picture = picture
        self.layer = layer
        self.underlay = underlay
        self.role = role
        self.isPlain = isPlain
        self.ink = ink
        self.ground = ground
        self.ratio = ratio
        self.minimum = minimum
        self.size = size
        self.isPairedBySystem = isPairedBySystem
    }

    /// Whether the ratio is at least the minimum.
    public var passes: Bool { ContrastRatio.reaches(ratio, minimum) }

    /// Whether the ratio is below the minimum, and the minimum applies.
    public var fails: Bool { !passes && !isPairedBySystem }

    /// Whether it is shown at a size at which custom colours need more contrast.
    package var isSmall: Bool { size <= AuditSettings.smallSize }

    /// APCA's Lc of the same pair, reported in addition to the ratio; nothing is judged by it.
    public var apca: Double { APCA.contrast(of: ink, on: ground) }
}
