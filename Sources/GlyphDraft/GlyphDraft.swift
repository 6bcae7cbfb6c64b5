// GlyphDraft writes a manifest for drawings that have none, or adds glyphs to one. It is the pipeline in reverse: from
// drawings to lines of a manifest that builds.
//
// In: drawings, each with its path relative to the manifest, and for an addition the manifest that gets them.
// Out: the text of the manifest, and diagnostics about drawings that it cannot name, read or draw. Each line states
// only what differs from what it inherits.
//
// Each drawing is read and drawn as a build does it, so that the line states what the build needs: a picture in its own
// colors, layers with a tint, a frame that is left out, effects that are dropped, the form in dark.
//
// It never
// - writes or renames a file: the command writes the text;
// - changes what a manifest has: an addition keeps all else byte for byte;
// - gives a name that is not valid on every system, or that another glyph has.
//
// Where to begin:
// - DraftDrawing.swift: a drawing with the statements of its line, and how they are found
// - ManifestDraft.swift: a new manifest, with groups for folders; also the names and frames of its glyphs
// - ManifestAddition.swift: glyphs in a manifest that exists
