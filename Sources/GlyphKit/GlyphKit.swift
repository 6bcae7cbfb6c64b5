// GlyphKit joins the stages to one function: a manifest with its drawings becomes a set, its files and all findings.
// It has the lists of what there is, such as all formats, and it is the one import of clients.
//
// In:   a manifest, a source of drawings, and options; in Front, drawings and sets without a manifest.
// Out:  a `Build`: assets in document order, files by export, findings in the order of the stages, and a report with
//       the input of the next build.
//
// It never writes a file: `OutputFolder` of GlyphFormats does. Geometry, formats and lints are in the stages, which do
// not know each other. GlyphKit passes to each what the others have.
//
// Where to begin:
//
//     Manifest+Read.swift  reads a manifest, and names the files that a build of it reads
//     Build.swift          the result, the options, and `Manifest.build`
//     BuildRun.swift       one run: which glyphs it makes, and how their drawings are read
//     BuildPass.swift      the pass over the glyphs: read, derive, make files, store
//     AssetRequest.swift   all assets of an entry, with names and words for the findings
//     ExportPlan.swift     the exports with their formats, and the files of each
//     BuildKeys.swift      what identifies a result in a store
//     Front/               functions for clients: read, fill and write single glyphs and sets
//
// What glyphs of a set have in common comes before the pass: ExampleStyles.swift has the styles of fills that people
// drew, and SetRelatives.swift the bodies that a glyph takes from simpler ones. Shard.swift divides a build among
// machines.
