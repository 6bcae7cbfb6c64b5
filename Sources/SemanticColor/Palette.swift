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

extension Palette {
    /// Whether the colour is translucent in any appearance.
    package func isTranslucent(_ role: ColorRole) -> Bool {
        self[role]?.isTranslucent ?? false
    }
}

/// A colour with a value per appearance, and a rule for appearances without a stated value.
///
/// A missing value falls back elevated → base, then high → normal, then dark → light: `Appearance.fallbacks`.
public struct DynamicColor: Hashable, Sendable {
    /// Stated values at `Appearance.index`.
    private var values: [Color?]

    /// - Parameter fallback: the value for light, normal, base, and for every appearance without a value of its own.
    public init(_ fallback: Color) {
        values = Array(repeating: nil, count: Appearance.allCases.count)
        values[Appearance.light.index] = fallback
    }

    /// The resolved colour.
    public subscript(appearance: Appearance) -> Color {
        for candidate in appearance.fallbacks {
            if let color = values[candidate.index] { return color }
        }
        return values[0] ?? .black
    }

    /// The value that was stated for exactly this appearance, if any.
    public func stated(_ appearance: Appearance) -> Color? { values[appearance.index] }

    /// Whether a value is translucent. Every stated value belongs to an appearance, and there are no others.
    var isTranslucent: Bool { values.contains { $0.map { $0.alpha < 1 } ?? false } }

    /// States the value for one appearance.
    public mutating func state(_ color: Color, for appearance: Appearance) {
        values[appearance.index] = color
    }
}

// MARK: - Notes

/// The documentation of a colour, and the notation of the file that it came from.
public struct ColorNote: Hashable, Sendable {
    /// The purpose of the colour, in the words of its author.
    public var description: String?
    /// The reason why it is deprecated, empty if none is given; nil if it is not deprecated.
    public var deprecation: String?
    /// Data of other tools: the text of a JSON object with names in reverse-domain form.
    public var extensions: String?
    /// The original notations of values that were stated in another space or syntax than the palette keeps.
    public var notations: [Appearance: ColorNotation]

    /// Creates a note; everything is empty by default.
    public init(
        description: String? = nil, deprecation: String? = nil, extensions: String? = nil,
        notations: [Appearance: ColorNotation] = [:]
    ) {
        self.description = description
        self.deprecation = deprecation
        self.extensions = extensions
        self.notations = notations
    }

    /// Whether everything is empty.
    public var isEmpty: Bool {
        description == nil && deprecation == nil && extensions == nil && notations.isEmpty
    }
}

/// A value as it was stated, in a space that the palette converts from.
public struct ColorNotation: Hashable, Sendable {
    /// The name of the space in the file: `oklch`, `hsl`.
    public var space: String
    /// In the ranges of that space; nil for a missing component (`none`).
    public var components: [Double?]
    /// 0 … 1, as it was written.
    public var alpha: Double
    /// The converted colour in the palette. The notation is valid as long as the colour has this value.
    public var color: Color

    /// A value as it was written, and the colour that it converts to.
    public init(space: String, components: [Double?], alpha: Double, color: Color) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.color = color
    }
}
