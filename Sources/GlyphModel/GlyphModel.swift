// GlyphModel has the values that pass from stage to stage. Stages do not know each other: what two of them need is a
// value of this module, or belongs to PathGeometry, SemanticColor or Markup.
//
// The values, in the order in which a build gets them:
// - a request: the manifest, with a `GlyphEntry` for each glyph and its inherited `GlyphSettings`;
// - a drawing as it is read: a `Glyph`, whose layers have fills, strokes and paints;
// - a drawing as it is made: a `Drawing` for each appearance, in the `GlyphAsset`s of a `GlyphSet`;
// - findings: diagnostics with their subjects and measures.
//
// The module also has the names of drawings, files and symbols in code, since stages must agree on them, the encoding
// of the values as bytes, and `concurrentMap`.
//
// It never reads or writes a file, derives a form, writes a format, or judges a set. The two contracts are comments of
// `Glyph` and `Drawing`; `violations(in:)` checks the second one.
//
// Where to begin:
// - Request/Manifest.swift: the request as a whole, with its exports and examples
// - Request/GlyphEntry.swift: one glyph of it, with the children of its element
// - Request/GlyphSettings.swift: the inherited attributes, by their effects; Request/FillStyle.swift has the fill's
// - Drawing/Glyph.swift and Drawing/Paint.swift: a drawing as it is read
// - Result/Drawing.swift: a finished drawing; Result/GlyphSet.swift: the input of all formats
// - Result/Asset.swift: the same for programs that have no manifest
// - AuditFinding.swift: a finding with its measures and settings
// - Bytes/Drawing+Bytes.swift: how results are stored; Path+Bytes.swift and GlyphEntry+Bytes.swift have the rest
