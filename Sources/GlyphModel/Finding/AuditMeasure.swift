public import SemanticColor

/// How well one layer stands out in one setting.
public struct AuditMeasure: Hashable, Sendable {
    /// The setting in which it was measured.
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
    /// What it is seen against.
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

    package init(
        setting: AuditSetting, asset: String, picture: Appearance, layer: Int, underlay: Int? = nil,
        role: ColorRole? = nil, isPlain: Bool, ink: Color, ground: Color, ratio: Double, minimum: Double,
        size: Double = GlyphSettings.standardSize, isPairedBySystem: Bool = false
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

    /// Is the ratio at least the minimum?
    public var passes: Bool { ContrastRatio.reaches(ratio, minimum) }

    /// Is it below the minimum, and the minimum holds for it?
    public var fails: Bool { !passes && !isPairedBySystem }

    /// Is it shown so small that a colour of one's own has to have more contrast?
    package var isSmall: Bool { size <= GlyphSettings.smallSize }

    /// APCA's Lc of the same pair, to be told beside the ratio: nothing is judged by it.
    public var apca: Double { APCA.contrast(of: ink, on: ground) }
}
