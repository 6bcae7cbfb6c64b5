// GlyphManifest reads the manifest, with the colors that it imports, and checks the files that it names. It also finds
// the element of a glyph again, to edit the text in place.
//
// In: the text of a manifest; its folder, as names and files (`ManifestFolder`); and the formats and variants that
// exist, which modules above define (`ManifestVocabulary`).
// Out: a `Manifest` of GlyphModel: the palette, an entry for each glyph with its settings, and the exports. All faults
// are reported together, each at its place. Of an edit: the new text, in which all else stays byte for byte.
//
// It never
// - opens a drawing: whether an element of it exists is found when it is drawn;
// - reads a file outside of the manifest's folder, follows a link below it, or writes a file;
// - defines an element or an attribute in two places: the schema and the reference are written from the grammar;
// - reads untrusted colors without a limit: `ImportMeter` counts the steps of all imports together.
//
// Where to begin:
// - Reading/ManifestReader.swift: the function from a file to a manifest, and exports
// - Reading/ManifestReader+Glyphs.swift: groups, glyphs and their children; ManifestReader+Palette.swift: colors
// - Reading/LikeCatalogReader.swift: the catalog that an export is like
// - Grammar/ManifestGrammar.swift: the elements and attributes, with the texts of their reference
// - Inherited/InheritedAttribute.swift: an attribute that glyphs inherit, with its rule and the function that reads it
// - ManifestFolder.swift: the files that a manifest can name, and the reasons for which one cannot be read
// - Colors/ImportedColors.swift: colors of another file. CatalogImport.swift reads asset catalogs, TokensImport.swift
//   design tokens: TokenResolver combines files, TokenTree merges them, TokenEvaluation follows references.
// - NameSelection.swift: glyphs by patterns
// - Picks/GlyphElement.swift: edits of a glyph's element. FillLine.swift has the lines that state a fill, Picks.swift
//   reads the files that pages write, and GlyphStates.swift finds what has changed since.
