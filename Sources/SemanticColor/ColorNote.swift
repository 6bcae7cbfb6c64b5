/// What people are told about a colour, and how the file that it came from states it.
public struct ColorNote: Hashable, Sendable {
    /// What the colour is for, in the words of who defined it.
    public var description: String?
    /// Why it should no longer be used; empty where no reason is given, nil where it is as good as ever.
    public var deprecation: String?
    /// What other tools keep with it: the text of a JSON object, by their names in reverse-domain form.
    public var extensions: String?
    /// Where a value was stated in a space or a notation that the palette does not keep.
    public var notations: [Appearance: ColorNotation]

    /// What is known of a colour beside its values; nothing, unless it is said.
    public init(
        description: String? = nil, deprecation: String? = nil, extensions: String? = nil,
        notations: [Appearance: ColorNotation] = [:]
    ) {
        self.description = description
        self.deprecation = deprecation
        self.extensions = extensions
        self.notations = notations
    }

    /// Is nothing known?
    public var isEmpty: Bool {
        description == nil && deprecation == nil && extensions == nil && notations.isEmpty
    }
}

/// A value as it was stated, in a space that the palette converts from.
public struct ColorNotation: Hashable, Sendable {
    /// As the file names it: `oklch`, `hsl`.
    public var space: String
    /// In the ranges of that space; nil for one that is missing (`none`).
    public var components: [Double?]
    /// 0 … 1, as it was written.
    public var alpha: Double
    /// What the palette has for it. As long as a colour has this value, the notation holds.
    public var color: Color

    /// A value as it was written, with the colour that it comes to.
    public init(space: String, components: [Double?], alpha: Double, color: Color) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.color = color
    }
}
