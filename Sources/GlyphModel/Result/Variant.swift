package import SemanticColor

/// One asset: a name, and a picture for each appearance that it was asked for.
package struct Variant: Sendable {
    /// The entry's name, with the variant's suffix (`heart`, `heart.fill`).
    package var name: String
    package var entry: GlyphEntry
    /// One picture per appearance of `entry.settings.appearances`, in that order.
    package var pictures: [Picture]

    package struct Picture: Sendable {
        package var appearance: Appearance
        package var form: GlyphForm
        /// The tint that holds in this appearance.
        package var tint: ColorRole
        package var drawing: Drawing
        /// What else the form could be where it is, or would be, a low-confidence fill; empty where that was not asked
        /// for.
        package var alternatives: [Alternative] = []

        /// Another filled form, and what to write into the manifest to get it.
        package struct Alternative: Sendable {
            package var manifest: String
            package var drawing: Drawing

            package init(manifest: String, drawing: Drawing) {
                self.manifest = manifest
                self.drawing = drawing
            }
        }

        package init(appearance: Appearance, form: GlyphForm, tint: ColorRole, drawing: Drawing) {
            self.appearance = appearance
            self.form = form
            self.tint = tint
            self.drawing = drawing
        }
    }

    package init(name: String, entry: GlyphEntry, pictures: [Picture]) {
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
