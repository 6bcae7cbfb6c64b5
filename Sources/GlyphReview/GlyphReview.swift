// GlyphReview shows a set of glyphs to people: the review sheet, a page that shows each glyph in each appearance on any
// background; contact sheets, as pages or pictures; and the visible changes between two states of a set.
//
// In: a `GlyphSet`, with the findings of the audit in a `RenderContext`, and the files of a catalog that are not
// drawings; for changes, the set before and the set now.
//
// Out: pages of HTML that need no other file and no network, static SVG with literal colours, and Markdown with small
// pictures for a pull request. All are values: the caller writes them.
//
// It measures no contrast by itself: `GlyphAudit` does, and the scripts of the page only look up its values. It reports
// differences that people can see, and never differences of bytes. No text of a drawing's source gets into a page.
//
// The scripts and style sheets are in the folder `Page`, and are embedded in the module as `PackageResources`. Each
// script is a module of JavaScript with types in comments, which `tsc --project Sources/GlyphReview/jsconfig.json`
// checks. The types that they share are in the folder `PageTypes`.
//
// Where to begin:
//
// - Sheet/ReviewSheet.swift: the format `preview`, and the page with its parts
// - Sheet/PageBundle.swift: the modules of the page as one script
// - Sheet/SheetDocument.swift: all that the page shows, as its scripts read it
// - Sheet/ReviewData.swift: makes this document of a set
// - Sheet/ReviewPaints.swift: colours and contrasts in each setting, as tables
// - Sheet/ReviewFiles.swift: files that are shown in the place of drawings
// - Sheet/ReviewTile.swift: one picture on its background, as all static sheets show it
// - Contact/ContactSheet.swift: pages and pictures with all assets, with their layout in ContactLayout.swift and their
//   outline in ContactBookmark.swift
// - Changes/SetComparison.swift: the changes between two sets
// - Changes/DrawingDifference.swift: the visible difference of two drawings, as areas
// - Sheet/ReviewData+Changes.swift: the changes in the document of a sheet
// - Changes/ChangesMarkdown.swift: the changes as a summary for a pull request
