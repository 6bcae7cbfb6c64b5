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
    /// Which edition of the system's colours is in it, if one is.
    public private(set) var generation: SystemColors.Generation?
    private var colors: [ColorRole: DynamicColor] = [:]
    private var targets: [ColorRole: ColorRole] = [:]
    private var notes: [ColorRole: ColorNote] = [:]

    public init() {}

    /// Without any colours yet.
    init(generation: SystemColors.Generation) { self.generation = generation }

    public subscript(role: ColorRole) -> DynamicColor? { colors[role] }

    /// The colour that one was said to be the same as. Its values are its own all the same.
    public func target(of role: ColorRole) -> ColorRole? { targets[role] }

    public func note(on role: ColorRole) -> ColorNote { notes[role] ?? ColorNote() }

    /// Adds a colour, or replaces the one of the same name in its place.
    ///
    /// - Parameter target: the colour whose other name it is. Formats that know of aliases write it as one as long as
    ///   the values of the two are the same.
    public mutating func define(
        _ role: ColorRole, as color: DynamicColor, sameAs target: ColorRole? = nil, note: ColorNote = ColorNote()
    ) {
        if colors.updateValue(color, forKey: role) == nil { roles.append(role) }
        targets[role] = target
        notes[role] = note.isEmpty ? nil : note
    }
}
