public import SemanticColor

/// A combination of system settings that a person can choose, with the background of the glyph.
///
/// The matrix is style × contrast × level × background. A material has several backdrops: light, dark and between; or
/// none, if transparency is reduced. A colour has no backdrop, so that reduced transparency changes nothing.
public struct AuditSetting: Hashable, Sendable {
    /// The backdrop of a material: white, black, and the gray between.
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
