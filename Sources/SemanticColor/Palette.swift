/// The name of a dynamic colour: what a layer carries until a format asks for a value.
public struct ColorRole: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// Semantic names and their dynamic colours, in a stable order.
public struct Palette: Hashable, Sendable {
    /// In the order they were added.
    public private(set) var roles: [ColorRole] = []
    private var colors: [ColorRole: DynamicColor] = [:]

    public init() {}

    public subscript(role: ColorRole) -> DynamicColor? { colors[role] }

    /// Adds a colour, or replaces the one of the same name in its place.
    public mutating func define(_ role: ColorRole, as color: DynamicColor) {
        if colors.updateValue(color, forKey: role) == nil { roles.append(role) }
    }
}
