/// The name of a dynamic colour. Layers carry it until a format needs values.
public struct ColorRole: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name itself: `systemRed`.
    public var rawValue: String
    /// Creates a role from its name. Whether a palette has it is checked when it is looked up.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a role from its name. Whether a palette has it is checked when it is looked up.
    public init(stringLiteral value: String) { rawValue = value }
}

/// Semantic names and their dynamic colours, in a stable order.
public struct Palette: Hashable, Sendable {
    /// In the order in which they were added.
    public private(set) var roles: [ColorRole] = []
    /// The edition of the system's colours that it contains, if any.
    public private(set) var generation: SystemColors.Generation?
    private var colors: [ColorRole: DynamicColor] = [:]
    private var targets: [ColorRole: ColorRole] = [:]
    private var notes: [ColorRole: ColorNote] = [:]

    /// Creates an empty palette.
    public init() {}

    /// Creates an empty palette for a generation.
    init(generation: SystemColors.Generation) { self.generation = generation }

    /// The colour of a role; nil if the palette does not have it.
    public subscript(role: ColorRole) -> DynamicColor? { colors[role] }

    /// The colour that this one is an alias of. An alias has values of its own nevertheless.
    public func target(of role: ColorRole) -> ColorRole? { targets[role] }

    /// The note about a colour from its definition, besides its values.
    public func note(on role: ColorRole) -> ColorNote { notes[role] ?? ColorNote() }

    /// Adds a colour, or replaces the one of the same name in its place.
    ///
    /// - Parameter target: the colour of which this one is an alias. Formats that support aliases write it as an alias
    ///   as long as both have the same values.
    public mutating func define(
        _ role: ColorRole, as color: DynamicColor, sameAs target: ColorRole? = nil, note: ColorNote = ColorNote()
    ) {
        if colors.updateValue(color, forKey: role) == nil { roles.append(role) }
        targets[role] = target
        notes[role] = note.isEmpty ? nil : note
    }
}
