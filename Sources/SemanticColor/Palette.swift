/// The name of a dynamic colour: what a layer carries until a format asks for a value.
public struct ColorRole: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name itself: `systemRed`.
    public var rawValue: String
    /// By its name. Whether a palette has it shows when it is asked.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name. Whether a palette has it shows when it is asked.
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

    /// Without any colours.
    public init() {}

    /// Without any colours yet.
    init(generation: SystemColors.Generation) { self.generation = generation }

    /// The colour of a name; nil where there is none.
    public subscript(role: ColorRole) -> DynamicColor? { colors[role] }

    /// The colour that one was said to be the same as. Its values are its own all the same.
    public func target(of role: ColorRole) -> ColorRole? { targets[role] }

    /// What was said of a colour when it was defined, beside its values.
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
