// GlyphCatalog reads what is there already, without a manifest: asset catalogs of apps, folders of drawings, and the
// resources of Android apps. It audits them by the guidelines of their systems, repairs what can be repaired in the
// files themselves, shows them on a sheet, and drafts a manifest of catalogs.
//
// In: the folders that a person named. Their files are untrusted input.
// Out: findings at their places in `Contents.json` files, drawings and sources, fixes as edits of these files but
// sources, a set of glyphs for the review sheet, and a manifest.
//
// - Reading: folders become sets (`AssetSet`), their `Contents.json` becomes slots (`CatalogSlot`), and files become
//   pictures (`CatalogPicture`), with a raster of colours that is the same for vectors and pixels (`PictureGrid`).
// - Sprites: each symbol of a sprite among loose drawings becomes one of them (`SymbolReader`).
// - Android: `res` folders become sets, too: a vector drawable is read as an SVG with its own places
//   (`VectorDrawable`), and colours are found by their references in all folders (`ResourcePalette`).
// - Audit: `CatalogAudit` is the one function over all of it, a set at a time; what concerns several sets is found in
//   short summaries of them (`SetSummary`).
// - Structure: what a `Contents.json` may state (`ContentsGrammar`), and whether a set is what it says
//   (`StructureChecks`).
// - Looks: what may be lost in an appearance is shown, not claimed: `PictureLosses` and `ColorLosses` go through the
//   rows of one table (`LossRow`).
// - References: the names of assets in the sources of an app (`SourceNames`), and what they say about its sets
//   (`AssetReferences`); only where it is asked for.
// - Lints: each a `CatalogLint` with its examples, which are small catalogs; `CatalogLint.all` lists them.
// - Sheet: each set as a glyph or a colour, with the pixels of what is not drawn (`CatalogSheet`).
// - Draft: a manifest that builds the same catalog.
//
// Where to begin:
// - Audit/CatalogAudit.swift: the whole audit, from paths to findings
// - Reading/AssetSet.swift, Reading/AuditedSets.swift: what a set is, and what lints get of each kind
// - Lints/CatalogLint.swift: a lint, and the list of all
// - References/AssetReferences.swift: sources and sets together; References/SourceNames.swift: what is read of one
// - Audit/CatalogFixes.swift: how fixes change files, in memory
// - Sheet/CatalogSheet.swift: what the review sheet shows of a catalog
// - Draft/CatalogDraft.swift: the manifest of a catalog
//
// It never writes a file. It follows no link in what it reads, and opens no file outside of the named folders.
