/// The background that a glyph is shown on: a colour of the palette, or a material of the system.
public enum Background: Hashable, Sendable {
    case color(ColorRole)
    case material(Material)

    /// Creates a background from its name in a manifest's `on`: `systemBackground`, or `material.thin`.
    public init(_ name: String) {
        self = Material(background: name).map { .material($0) } ?? .color(ColorRole(rawValue: name))
    }

    /// The name in a manifest's `on`.
    public var name: String {
        switch self {
        case .color(let role): role.rawValue
        case .material(let material): "material." + material.rawValue
        }
    }

    /// The background of a page, and of a list that is not grouped.
    public static let systemBackground = Background.color("systemBackground")
    /// The background of grouped content on `systemBackground`.
    public static let secondarySystemBackground = Background.color("secondarySystemBackground")
    /// The background of grouped content within `secondarySystemBackground`.
    public static let tertiarySystemBackground = Background.color("tertiarySystemBackground")
    /// The background of a page with grouped lists.
    public static let systemGroupedBackground = Background.color("systemGroupedBackground")
    /// A group on `systemGroupedBackground`.
    public static let secondarySystemGroupedBackground = Background.color("secondarySystemGroupedBackground")
    /// The background of grouped content within `secondarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = Background.color("tertiarySystemGroupedBackground")
}

extension Background: ExpressibleByStringLiteral {
    /// Creates a background from its name in a manifest's `on`.
    public init(stringLiteral name: String) { self.init(name) }
}
