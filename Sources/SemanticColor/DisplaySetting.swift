/// A setting in which people see a glyph on Apple's systems, other than on a background of its app: a widget that the
/// system recolours, or a control of Liquid Glass.
///
/// It has all that a page or an audit needs: the ground, the colour in which each layer is shown, and the colour of
/// text next to the glyph. The rules of widgets are from the Human Interface Guidelines, "Widgets" (16 December 2025);
/// `Glass` has the rules of glass. Colours that people choose, such as a tint, have an example here.
public struct DisplaySetting: Hashable, Sendable {
    /// How the colour of a layer is shown. Its alpha always stays.
    public enum Rule: Hashable, Sendable {
        /// The colour stays as it is.
        case kept
        /// Only the alpha stays: every colour becomes this one, which is opaque.
        case alpha(in: Color)
        /// Only the alpha stays: every colour becomes the colour of the text next to the glyph, which is dark on light
        /// glass and light on dark glass.
        case monochrome
    }

    /// The name, which is stable and unique: `widget.tinted`, `glass.clear.white`.
    public let name: String
    /// The name in words for people: `Clear glass over white, dimmed`.
    public let title: String
    /// The variant of Liquid Glass that is the background, which `Glass.backgroundName` names; nil for widgets, whose
    /// background the system chooses.
    public let glass: Glass?
    /// The appearance in which the colours of the glyph are resolved before the rule applies. The guidelines do not
    /// state it for widgets that the system recolours: dark is chosen here, since the content becomes bright.
    public let appearance: Appearance
    /// The colour behind the glyph; opaque.
    public let ground: Color
    /// The rule for the colours of layers.
    public let rule: Rule
    /// The colour of text next to the glyph; opaque.
    public let text: Color

    private init(
        _ name: String, _ title: String, glass: Glass? = nil, in appearance: Appearance, on ground: Color, _ rule: Rule,
        text: Color
    ) {
        self.name = name
        self.title = title
        self.glass = glass
        self.appearance = appearance
        self.ground = ground
        self.rule = rule
        self.text = text
    }

    /// The colour in which a layer is shown, with the alpha of the layer.
    ///
    /// - Parameter color: the colour of the layer, resolved in `appearance`.
    public func shown(_ color: Color) -> Color {
        switch rule {
        case .kept: color
        case .alpha(let replacement): replacement.opacity(color.alpha)
        case .monochrome: text.opacity(color.alpha)
        }
    }

    /// The contrast ratio of WCAG 2, from 1 to 21, of a layer as it is shown with what is behind it.
    ///
    /// - Parameters:
    ///   - color: the colour of the layer, resolved in `appearance`.
    ///   - underlay: the colour of the layer that it is drawn on, in the same way; nil if it is drawn on the ground.
    public func contrastRatio(of color: Color, over underlay: Color? = nil) -> Double {
        shown(color).contrastRatio(on: underlay.map { shown($0).composited(over: ground) } ?? ground)
    }

    /// The setting with this name; nil if there is none.
    public static func named(_ name: String) -> DisplaySetting? { all.first { $0.name == name } }

    /// All settings, widgets first, in a stable order.
    public static let all: [DisplaySetting] = widgets + Glass.allCases.flatMap { glasses($0) }
}

extension DisplaySetting: CustomStringConvertible {
    /// For people: the title.
    public var description: String { title }
}

// MARK: - Widgets

extension DisplaySetting {
    /// The example of a colour that a person chooses, for a tint or a watch face: `tintColor` in dark, from iOS 26.
    /// Chosen here.
    static let tint = Color(rgb: 0x0091FF)

    /// The share of the tint in the ground of a tinted widget; the rest is black. The guidelines name a "tinted color
    /// effect" and no number: chosen here, so that the ground is dark and its hue is seen.
    private static let tintedShare = 0.3

    /// The ground of a tinted widget in iOS 18: a dark gray, `secondarySystemBackground` in dark. Chosen here; the
    /// guidelines do not state it.
    static let tintedGround18 = Color(rgb: 0x1C1C1E)

    private static let widgets: [DisplaySetting] = [
        // On systemBackground, which an app replaces by a background of its own; with label. Both are the same in all
        // generations of the system.
        DisplaySetting(
            "widget.light", "Widget in full colour, light", in: .light, on: .white, .kept, text: .black),
        DisplaySetting(
            "widget.dark", "Widget in full colour, dark", in: .dark, on: .black, .kept, text: .white),
        // The system replaces the background by a tinted effect, and shows all content in white.
        DisplaySetting(
            "widget.tinted", "Tinted widget", in: .dark,
            on: tint.opacity(tintedShare).composited(over: .black), .alpha(in: .white), text: .white),
        // One colour for each group of views (WidgetKit, "WidgetRenderingMode.accented"). The glyph and the text are in
        // one group here, in the colour of the tint: chosen here.
        DisplaySetting(
            "widget.tinted.ios18", "Tinted widget, iOS 18", in: .dark, on: tintedGround18, .alpha(in: tint), text: tint),
        // On Apple Watch: accented content in the colour of the watch face, other content in white. Black is the
        // background of widgets in the Smart Stack by default.
        DisplaySetting(
            "widget.accented", "Accented widget on Apple Watch", in: .dark, on: .black, .alpha(in: tint), text: .white),
        // The system replaces the background by Liquid Glass, and shows all content in white. That this is clear glass
        // over a middle tone is chosen here.
        DisplaySetting(
            "widget.clear", "Clear widget", in: .dark, on: Glass.clear.color(over: Backdrop.middle.color),
            .alpha(in: .white), text: .white),
    ]
}

// MARK: - Liquid Glass

extension DisplaySetting {
    /// The content behind glass. The tones of the landscape are chosen here: woods, a meadow and the sky.
    enum Backdrop: String, CaseIterable {
        case black, white
        case darkest = "landscape.darkest"
        case middle = "landscape.middle"
        case brightest = "landscape.brightest"

        var color: Color {
            switch self {
            case .black: .black
            case .white: .white
            case .darkest: Color(rgb: 0x16261C)
            case .middle: Color(rgb: 0x6B8F5C)
            case .brightest: Color(rgb: 0xC9E0F2)
            }
        }

        var title: String {
            switch self {
            case .black, .white: rawValue
            case .darkest: "the darkest tone of a landscape"
            case .middle: "a middle tone of a landscape"
            case .brightest: "the brightest tone of a landscape"
            }
        }
    }

    /// A variant over each backdrop; and with the settings that make it opaque, over black and over white.
    private static func glasses(_ glass: Glass) -> [DisplaySetting] {
        Backdrop.allCases.map { DisplaySetting(glass, over: $0, .standard) }
            + [Glass.Legibility.reducedTransparency, .increasedContrast].flatMap { legibility in
                [Backdrop.black, .white].map { DisplaySetting(glass, over: $0, legibility) }
            }
    }

    private init(_ glass: Glass, over backdrop: Backdrop, _ legibility: Glass.Legibility) {
        var name = glass.backgroundName + "." + backdrop.rawValue
        var title = "\(glass == .clear ? "Clear" : "Regular") glass over \(backdrop.title)"
        switch legibility {
        case .standard: if glass.isDimmed(over: backdrop.color) { title += ", dimmed" }
        case .reducedTransparency:
            name += ".reduced-transparency"
            title += ", with Reduce Transparency"
        case .increasedContrast:
            name += ".increased-contrast"
            title += ", with Increase Contrast"
        }
        self.init(
            name, title, glass: glass,
            in: Appearance(
                style: glass.style(over: backdrop.color, legibility: legibility),
                contrast: legibility == .increasedContrast ? .high : .normal),
            on: glass.color(over: backdrop.color, legibility: legibility), .monochrome,
            text: glass.labelColor(over: backdrop.color, legibility: legibility))
    }
}
