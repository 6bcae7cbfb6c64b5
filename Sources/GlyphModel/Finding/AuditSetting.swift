public import SemanticColor

/// One of the settings that a person can choose, and what lies behind a glyph then.
///
/// The matrix is style × contrast × level × background. Over a material comes what shines through it: something
/// light, something dark, something between; or nothing, where transparency is reduced. A colour lets nothing
/// through, so that choice changes nothing on it.
public struct AuditSetting: Hashable, Sendable {
    /// What shines through a material: white, black, and the gray between.
    public enum Backdrop: String, Hashable, Sendable, CaseIterable {
        case light, mid, dark

        var color: Color {
            switch self {
            case .light: .white
            case .mid: Color(bytes: 128, 128, 128)
            case .dark: .black
            }
        }
    }

    /// Style, contrast and level.
    public var appearance: Appearance
    /// As `on` names it.
    package var background: String
    /// What lies under a material; nil under a colour, and where transparency is reduced.
    public var backdrop: Backdrop?
    /// Did the person ask for materials that nothing shines through?
    public var reducesTransparency: Bool
    /// What a glyph is seen against: opaque.
    public var ground: Color

    /// What the glyph is shown on.
    public var surface: Background { Background(background) }

    /// The material that the background is, if it is one.
    public var material: Material? { Material(background: background) }

    /// The whole matrix for some backgrounds, in a stable order. Names that are none of the palette are passed over.
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
            // How materials change under increased contrast is not known: they are taken as they are.
            return Backdrop.allCases.map { setting(material.color(over: $0.color, style: appearance.style), $0) }
                + [setting(material.reducedTransparencyColor(appearance.style), reduced: true)]
        }
        guard let stated = palette[ColorRole(rawValue: name)]?[appearance] else { return [] }
        // With no opaque base, a translucent background lies on the page.
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
