public import SemanticColor

/// One asset: a name, and a picture for each appearance that it was asked for.
public struct Variant: Sendable {
    /// The entry's name, with the variant's suffix (`heart`, `heart.fill`).
    public var name: String
    public var entry: GlyphEntry
    /// One picture per appearance of `entry.settings.appearances`, in that order.
    public var pictures: [Picture]

    public struct Picture: Sendable {
        public var appearance: Appearance
        public var form: GlyphForm
        /// The tint that holds in this appearance.
        public var tint: ColorRole
        public var drawing: Drawing
        /// What else the form could be where it is, or would be, a low-confidence fill; empty where that was not asked
        /// for.
        public var alternatives: [Alternative] = []

        /// Another filled form, and what to write into the manifest to get it.
        public struct Alternative: Sendable {
            public var manifest: String
            public var drawing: Drawing

            public init(manifest: String, drawing: Drawing) {
                self.manifest = manifest
                self.drawing = drawing
            }
        }

        public init(appearance: Appearance, form: GlyphForm, tint: ColorRole, drawing: Drawing) {
            self.appearance = appearance
            self.form = form
            self.tint = tint
            self.drawing = drawing
        }
    }

    public init(name: String, entry: GlyphEntry, pictures: [Picture]) {
        self.name = name
        self.entry = entry
        self.pictures = pictures
    }
}

extension Variant {
    /// Which of its pictures is shown in an appearance: that one's, or that of the one which stands in for it.
    package func pictureIndex(in appearance: Appearance) -> Int? {
        for candidate in appearance.fallbacks {
            if let index = pictures.firstIndex(where: { $0.appearance == candidate }) { return index }
        }
        return pictures.isEmpty ? nil : 0
    }
}
