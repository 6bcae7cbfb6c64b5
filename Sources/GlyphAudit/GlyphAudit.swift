// GlyphAudit measures a set in every setting, lints it, and reports findings. A setting is an appearance with a
// background or a material; a lint is a check of the manifest, its colours, its glyphs or its assets.
//
// In:   a set with its manifest (`Audit`), the drawings as they were read, the diagnostics of a build, and a `LintRun`,
//       which says which lints run.
// Out:  findings with their places, hints and fixes, as values, JSON or SARIF; and a baseline of the accepted ones.
//
// It never reads or writes a file, and derives no fill: what needs another fill comes from functions that GlyphKit
// sets in the audit (`Audit.restatements`, `Audit.unlikeFill`). A fix is edits of the manifest's text, which others
// apply.
//
// An example of a lint needs all stages, so the tests of lints are in Tests/GlyphKitTests/Lints.
//
// Where to begin:
//
//     Lints/Lint.swift            a lint, the list of all lints, and the examples on their pages
//     Lints/LintRun.swift         runs lints, and leaves out what `allow` accepts
//     Lints/Contrast.swift        an entry of the list; each lint is one such file
//     Audit/Audit.swift           what lints get: the manifest, and each layer in each setting
//     Audit/AuditMeasuring.swift  the contrast of a layer; LayerContact.swift finds what it borders on
//     Audit/ColorRemedy.swift     the least change of a colour with which it passes
//     Audit/Twins.swift           glyphs that look the same in one appearance and not in another
//     Report/Baseline.swift       accepted findings; JSONReport.swift and SARIFReport.swift write all of them
