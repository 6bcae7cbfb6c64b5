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
