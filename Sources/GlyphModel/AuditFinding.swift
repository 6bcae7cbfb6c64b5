public import Markup
public import SemanticColor

/// A diagnostic with its subject and its measures, for sheets and reports.
public struct AuditFinding: Hashable, Sendable {
    /// The fault, its severity, its location, and a hint.
    public var diagnostic: Diagnostic
    /// The subject, independent of line numbers: `glyph heart, color brand`. A baseline identifies a finding by it.
    public var subject: String
    /// The glyph, as the manifest names it.
    public var glyph: String?
    /// The colour, as the palette names it.
    public var color: ColorRole?
    /// The measured layers and settings, the worst first.
    public var measures: [AuditMeasure]
    /// The responsible place in the manifest, if the diagnostic is located in a drawing.
    package var manifestLocation: SourceFile.Location?
    /// The assets that the finding compares, by name: a page shows them next to each other.
    package var comparedAssets: [String] = []
    /// The findings of single glyphs that this one represents, where it is reported once for the set. A baseline
    /// knows each of them, so that it stays valid where a set grows or shrinks.
    package var parts: [AuditFinding] = []
    /// What may be lost, and how much; nil of a finding that is about something else.
    package var loss: AuditLoss?

    /// Creates a finding of a lint. Without a subject, its glyph and colour identify it, or else the subject of the
    /// diagnostic, or else its message.
    package init(
        _ diagnostic: Diagnostic, subject: String? = nil, glyph: String? = nil, color: ColorRole? = nil,
        measures: [AuditMeasure] = []
    ) {
        self.diagnostic = diagnostic
        self.glyph = glyph
        self.color = color
        self.measures = measures.enumerated().sorted { ($0.element.ratio, $0.offset) < ($1.element.ratio, $1.offset) }
            .map(\.element)
        let named = [glyph.map { "glyph \($0)" }, color.map { "color \($0.rawValue)" }].compactMap { $0 }
        self.subject =
            subject ?? (named.isEmpty ? diagnostic.subject ?? diagnostic.message : named.joined(separator: ", "))
    }
}

/// What may be lost of a picture or a colour in an appearance.
package struct AuditLoss: Hashable, Sendable {
    /// The row of the table of the lint.
    package var row: String
    /// Whether dark does not show it well, as opposed to light, increased contrast or a material.
    package var isInDark: Bool
    /// How much is lost, from 0 to 1.
    package var weight: Double

    package init(row: String, isInDark: Bool, weight: Double) {
        (self.row, self.isInDark, self.weight) = (row, isInDark, weight)
    }
}

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
    public var showsExactColor: Bool
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
        role: ColorRole? = nil, showsExactColor: Bool, ink: Color, ground: Color, ratio: Double, minimum: Double,
        size: Double = AuditSettings.standardSize, isPairedBySystem: Bool = false
    ) {
        self.setting = setting
        self.asset = asset
        self.picture = picture
        self.layer = layer
        self.underlay = underlay
        self.role = role
        self.showsExactColor = showsExactColor
        self.ink = ink
        self.ground = ground
        self.ratio = ratio
        self.minimum = minimum
        self.size = size
        self.isPairedBySystem = isPairedBySystem
    }

    /// The former name of `showsExactColor`.
    @available(*, deprecated, renamed: "showsExactColor")
    public var isPlain: Bool {
        get { showsExactColor }
        set { showsExactColor = newValue }
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

// MARK: - Settings

/// A combination of system settings that a person can choose, with the background of the glyph.
///
/// The matrix is style × contrast × level × background. A material has several backdrops: light, dark and between; or
/// none, if transparency is reduced. A colour has no backdrop, so that reduced transparency changes nothing.
public struct AuditSetting: Hashable, Sendable {
    /// The backdrop of a material: white, black, and the gray between.
    public enum Backdrop: String, Hashable, Sendable, CaseIterable {
        case light, mid, dark

        fileprivate var color: Color {
            switch self {
            case .light: .white
            case .mid: Color(bytes: 128, 128, 128)
            case .dark: .black
            }
        }
    }

    /// Style, contrast and level.
    public var appearance: Appearance
    /// The name in `on`.
    package var background: String
    /// The backdrop of a material; nil for a colour, and if transparency is reduced.
    public var backdrop: Backdrop?
    /// Whether the setting reduces transparency, so that materials are opaque.
    public var reducesTransparency: Bool
    /// The opaque colour behind the glyph.
    public var ground: Color

    /// The background of the glyph.
    public var surface: Background { Background(background) }

    /// The material, if the background is one.
    public var material: Material? { Material(background: background) }

    /// All settings for the given backgrounds, in a stable order. Names that the palette does not have are skipped.
    package static func all(on backgrounds: [String], of palette: Palette) -> [AuditSetting] {
        backgrounds.flatMap { name in Appearance.allCases.flatMap { all(on: name, in: $0, of: palette) } }
    }

    private static func all(on name: String, in appearance: Appearance, of palette: Palette) -> [AuditSetting] {
        func setting(_ ground: Color, _ backdrop: Backdrop? = nil, reduced: Bool = false) -> AuditSetting {
            AuditSetting(
                appearance: appearance, background: name, backdrop: backdrop, reducesTransparency: reduced,
                ground: ground)
        }
        if let material = Material(background: name) {
            // The effect of increased contrast on materials is not known: they are used unchanged.
            return Backdrop.allCases.map { setting(material.color(over: $0.color, style: appearance.style), $0) }
                + [setting(material.reducedTransparencyColor(appearance.style), reduced: true)]
        }
        guard let stated = palette[ColorRole(rawValue: name)]?[appearance] else { return [] }
        // A translucent background without an opaque base is shown over the page.
        return [setting(stated.composited(over: palette["systemBackground"]?[appearance] ?? .white).opaque)]
    }
}

extension AuditSetting: CustomStringConvertible {
    /// For people: `dark, high contrast, elevated, on material.thin over light`.
    public var description: String {
        var words = [appearance.style.rawValue]
        if appearance.contrast == .high { words.append("high contrast") }
        if appearance.level == .elevated { words.append("elevated") }
        if reducesTransparency { words.append("transparency reduced") }
        return words.joined(separator: ", ") + ", on " + background + (backdrop.map { " over \($0.rawValue)" } ?? "")
    }
}

extension Color {
    fileprivate var opaque: Color {
        var color = self
        color.alpha = 1
        return color
    }
}

// MARK: - Ids

/// Ids of diagnostics that one stage reports and another one looks for.
extension Diagnostic {
    /// A glyph whose filled form equals its outline.
    package static let nothingToFillID = "nothing-to-fill"
    /// A glyph of several colours for which a template image was requested.
    package static let fullColorTemplateID = "full-color-template"
}
