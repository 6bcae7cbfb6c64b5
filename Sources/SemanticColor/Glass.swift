/// Liquid Glass, the material of controls and navigation since iOS 26; the cases are its two variants.
///
/// The rules are from the Human Interface Guidelines, "Color" (16 December 2025) and "Materials" (9 September 2025),
/// and from Apple's session "Meet Liquid Glass" (219, 2025). The only number in them is the opacity of the dimming
/// layer. All other numbers are chosen here, and say so: they show a rule, and are not measured on a system.
public enum Glass: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// It adjusts the luminosity of its backdrop, so that symbols stay legible over any content.
    case regular
    /// It shows its backdrop as it is, and does not adapt to it. It is for photos and videos.
    case clear

    /// The system settings for legibility that change both variants.
    public enum Legibility: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
        /// The person has changed nothing.
        case standard
        /// Reduce Transparency.
        case reducedTransparency
        /// Increase Contrast.
        case increasedContrast
    }

    /// Creates a variant from its name as a background: `glass.clear`. Nil for all other names.
    public init?(background name: String) {
        let prefix = "glass."
        guard name.hasPrefix(prefix) else { return nil }
        self.init(rawValue: String(name.dropFirst(prefix.count)))
    }

    /// The name as a background: `glass.regular`, `glass.clear`.
    public var backgroundName: String { "glass." + rawValue }

    /// The opaque colour of the glass over an even backdrop.
    ///
    /// - Glass has no colour of its own: it takes on the colour of its backdrop ("Color").
    /// - Regular glass becomes lighter over light content and darker over dark: by `adjustment`.
    /// - Clear glass has a dimming layer over bright content ("Materials"): see `isDimmed(over:)`.
    /// - Reduce Transparency makes both frostier, and obscures more of the backdrop (219). How much is not published.
    ///   Chosen here: nothing shows through, and the gray is `Material.reducedTransparencyColor` of the regular one.
    /// - Increase Contrast makes both predominantly black or white, with a contrasting border (219). Chosen here: they
    ///   are entirely black or white. The border is left out.
    ///
    /// - Parameter backdrop: the colour of the content behind the glass; opaque.
    public func color(over backdrop: Color, legibility: Legibility = .standard) -> Color {
        precondition(backdrop.alpha == 1, "A backdrop is opaque.")
        let style = style(over: backdrop, legibility: legibility)
        switch (legibility, self) {
        case (.standard, .regular):
            let pole: Color = style == .light ? .white : .black
            return pole.opacity(Self.adjustment).composited(over: backdrop)
        case (.standard, .clear):
            return isDimmed(over: backdrop) ? Self.dimming.composited(over: backdrop) : backdrop
        case (.reducedTransparency, _): return Material.regular.reducedTransparencyColor(style)
        case (.increasedContrast, _): return style == .light ? .white : .black
        }
    }

    /// The style of the glass: light if symbols on it are dark.
    ///
    /// Regular glass is light over light content and dark over dark, as it is in small elements such as toolbars and
    /// tab bars (219). The limit is not published. Chosen here: it has the style whose symbols have more contrast with
    /// the backdrop.
    ///
    /// Clear glass does not adapt, needs a layer that darkens its backdrop so that symbols are legible, and is for bold
    /// and bright content (219). Chosen here, as that implies: it is always dark. Where a setting makes it opaque, it
    /// equals regular glass.
    public func style(over backdrop: Color, legibility: Legibility = .standard) -> Appearance.Style {
        if self == .clear, legibility == .standard { return .dark }
        return Color.black.contrastRatio(on: backdrop) > Color.white.contrastRatio(on: backdrop) ? .light : .dark
    }

    /// Whether a dark dimming layer is below the glass: below clear glass, if the relative luminance of the backdrop is
    /// above `brightLuminance`. Regular glass needs none, and neither does opaque glass.
    public func isDimmed(over backdrop: Color) -> Bool {
        self == .clear && backdrop.luminance > Self.brightLuminance
    }

    /// The colour of symbols and text on the glass: black on light glass, white on dark.
    ///
    /// They are monochrome, darker over light content and lighter over dark ("Color"). Chosen here: they are black and
    /// white, as the system's `label` is.
    public func labelColor(over backdrop: Color, legibility: Legibility = .standard) -> Color {
        style(over: backdrop, legibility: legibility) == .light ? .black : .white
    }

    /// The dimming layer of clear glass: "a dark dimming layer of 35% opacity" ("Materials"). Dark is black here.
    public static let dimming = Color.black.opacity(0.35)

    /// The relative luminance, 0…1, above which a backdrop is bright. The guidelines state no limit. Chosen here: white
    /// has a contrast ratio of 3 with it, which WCAG 2.2 requires of graphics (1.4.11), and less above it.
    public static let brightLuminance = 1.05 / 3 - 0.05

    /// The share of white or black, 0…1, that regular glass adds to its backdrop. The guidelines state none. Chosen
    /// here: the least of whole tenths with which symbols have a contrast ratio of 7 on every backdrop, as the
    /// guidelines prefer for small text ("Dark Mode").
    public static let adjustment = 0.4
}
