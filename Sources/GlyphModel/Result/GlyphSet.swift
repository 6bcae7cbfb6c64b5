package import Markup
internal import PathGeometry
public import SemanticColor

/// The input of all formats: the assets in document order, and the palette of their roles.
public struct GlyphSet: Sendable {
    package var assets: [GlyphAsset]
    /// The name of the set for people, on everything that shows it.
    package var title = Self.untitled
    /// The title of a set that a program made, or of a manifest that is in memory.
    package static let untitled = "Glyphs"
    /// The values of the roles.
    public var palette: Palette
    /// The colours that the manifest itself defines.
    package var ownRoles: [ColorRole]
    /// Where these are defined, in the manifest or in a file that it imports; none for a set that a program made.
    package var colorPlaces: [ColorRole: SourceFile.Location] = [:]

    package init(assets: [GlyphAsset], palette: Palette, ownRoles: [ColorRole] = []) {
        self.assets = assets
        self.palette = palette
        self.ownRoles = ownRoles
    }
}

/// One asset: a name, and a picture for each requested appearance.
package struct GlyphAsset: Sendable {
    /// The entry's name, with the suffix of the variant (`heart`, `heart.fill`).
    package var name: String
    package var entry: GlyphEntry
    /// One picture per appearance of `entry.settings.geometry.appearances`, in that order.
    package var pictures: [Rendition]

    package struct Rendition: Sendable {
        package var appearance: Appearance
        package var form: GlyphForm
        /// The tint in this appearance.
        package var tint: ColorRole
        package var drawing: Drawing
        /// The fills that the manifest could choose; empty if they were not requested, and where there is no choice.
        ///
        /// The first is the fill without what the glyph's own element states about it. At most six others follow, the
        /// likeliest first, and what is stated if it is none of these.
        package var alternatives: [Alternative] = []
        /// The index of the alternative that is shown; nil where there are none.
        package var chosen: Int?
        /// The picture in three weights, where a format needs them.
        package var symbol: SymbolDrawing? {
            get { ownSymbol?.wrappedValue }
            set { ownSymbol = newValue.map { Shared($0) } }
        }
        /// The drawing where text runs from right to left, if it has a drawing of its own.
        package var rightToLeft: Drawing? {
            get { ownRightToLeft?.wrappedValue }
            set { ownRightToLeft = newValue.map { Shared($0) } }
        }
        // Most pictures have neither.
        private var ownSymbol: Shared<SymbolDrawing>?
        private var ownRightToLeft: Shared<Drawing>?

        /// A form, and the text for the manifest that selects it.
        package struct Alternative: Sendable {
            /// Empty for the fill of a glyph that states nothing about it; nil for what is stated now, and is none of
            /// the others.
            package var manifest: String?
            /// The difference, in words.
            package var text: String
            package var drawing: Drawing

            package init(manifest: String?, text: String, drawing: Drawing) {
                (self.manifest, self.text, self.drawing) = (manifest, text, drawing)
            }
        }

        package init(appearance: Appearance, form: GlyphForm, tint: ColorRole, drawing: Drawing) {
            self.appearance = appearance
            self.form = form
            self.tint = tint
            self.drawing = drawing
        }
    }

    package init(name: String, entry: GlyphEntry, pictures: [Rendition]) {
        self.name = name
        self.entry = entry
        self.pictures = pictures
    }
}

extension GlyphAsset {
    /// Whether it is the mirror image where text runs from right to left.
    package var isMirrored: Bool { entry.settings.export.direction == .mirrors && entry.rtlSource == nil }

    /// The asset where text runs from right to left; nil if that is the same, or its mirror image.
    package var rightToLeft: GlyphAsset? {
        guard pictures.contains(where: { $0.rightToLeft != nil }) else { return nil }
        var asset = self
        for index in pictures.indices {
            asset.pictures[index].drawing = pictures[index].rightToLeft ?? pictures[index].drawing
            asset.pictures[index].rightToLeft = nil
        }
        return asset
    }

    /// The glyph's title; nil for slashed and badged variants, which mean something else.
    package var title: String? {
        let words = name.dropFirst(entry.name.count).split(separator: ".")
        return words.contains("slash") || words.contains("badge") ? nil : entry.title
    }

    /// The index of the picture for an appearance, or for its fallback.
    package func pictureIndex(in appearance: Appearance) -> Int? {
        for candidate in appearance.fallbacks {
            if let index = pictures.firstIndex(where: { $0.appearance == candidate }) { return index }
        }
        return pictures.isEmpty ? nil : 0
    }
}

// MARK: - Violations

extension GlyphSet {
    /// The violations of the contract of `Drawing`. Any of them prevents output.
    package var violations: [Diagnostic] { assets.flatMap { $0.violations(in: palette) } }
}

extension GlyphAsset {
    /// The drawings of all its pictures, in both directions of text.
    package var allDrawings: [Drawing] { pictures.flatMap { [$0.drawing] + ($0.rightToLeft.map { [$0] } ?? []) } }

    /// The violations in its pictures, each once.
    package func violations(in palette: Palette) -> [Diagnostic] {
        allDrawings
            .flatMap { $0.violations(in: palette) }.map { violation in
                Diagnostic(
                    .error, id: violation.id, "'\(name)': \(violation.message)", at: entry.location,
                    hint: violation.hint)
            }.uniqued
    }
}
