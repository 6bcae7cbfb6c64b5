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

/// Everything that formats write: the variants in document order, and the colours of their roles.
public struct GlyphSet: Sendable {
    public var variants: [Variant]
    public var palette: Palette
    /// The colours that the manifest itself defines.
    public var ownRoles: [ColorRole]
    /// For formats of pixels and pages.
    public var rasterEngine: RasterEngine?
    /// For the sheet.
    public var review = Review()

    public init(
        variants: [Variant], palette: Palette, ownRoles: [ColorRole] = [], rasterEngine: RasterEngine? = nil
    ) {
        self.variants = variants
        self.palette = palette
        self.ownRoles = ownRoles
        self.rasterEngine = rasterEngine
    }
}

/// What a sheet says of a set beside showing it.
public struct Review: Sendable {
    public var findings: [AuditFinding]
    /// The manifest's, with which its paths begin; empty for the current one.
    public var folder: String
    /// The names of the formats that the manifest exports: what the glyphs can be referred to by.
    public var formats: [String]

    public init(findings: [AuditFinding] = [], folder: String = "", formats: [String] = []) {
        self.findings = findings
        self.folder = folder
        self.formats = formats
    }
}
