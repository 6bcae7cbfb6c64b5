// GlyphCatalog reads what is there already, without a manifest: asset catalogs of apps and folders of drawings. It
// audits them by Apple's guidelines, repairs what can be repaired in the files themselves, shows them on a sheet, and
// drafts a manifest of them.
//
// In: the folders that a person named. Their files are untrusted input.
// Out: findings at their places in `Contents.json` files and drawings, fixes as edits of these files, a set of glyphs
// for the review sheet, and a manifest.
//
// - Reading: folders become sets (`AssetSet`), their `Contents.json` becomes slots (`CatalogSlot`), and files become
//   pictures (`CatalogPicture`), with a raster of colours that is the same for vectors and pixels (`PictureGrid`).
// - Audit: `CatalogAudit` is the one function over all of it, a set at a time; what concerns several sets is found in
//   short summaries of them (`SetSummary`).
// - Lints: each a `CatalogLint` with its examples, which are small catalogs; `CatalogLint.all` lists them.
// - Sheet: each set as a glyph or a colour, with the pixels of what is not drawn (`CatalogSheet`).
// - Draft: a manifest that builds the same catalog.
//
// Where to begin:
// - Audit/CatalogAudit.swift: the whole audit, from paths to findings
// - Reading/AssetSet.swift, Reading/AuditedSets.swift: what a set is, and what lints get of each kind
// - Lints/CatalogLint.swift: a lint, and the list of all
// - Audit/CatalogFixes.swift: how fixes change files, in memory
// - Sheet/CatalogSheet.swift: what the review sheet shows of a catalog
// - Draft/CatalogDraft.swift: the manifest of a catalog
//
// It never writes a file. It follows no link in what it reads, and opens no file outside of the named folders.
