// GlyphFormats writes a set of glyphs as files, in each format that a manifest can export, and writes these files to
// disk. A format is a value with functions from a set to files; only `OutputFolder` writes.
//
// In: a `GlyphSet`, which has all assets with their pictures in each appearance, and the palette; an `Export` of the
// manifest; and a `RenderContext`, which has a renderer and the findings of the audit where a format shows them.
//
// Out: `AssetFile`s, each with its path below the output and its bytes. From all files of a build, `OutputFolder` makes
// an `OutputPlan`, which lists the changes and the conflicts, and carries it out.
//
// It derives no variant and tints no layer: the set has both. It draws no pixels: `RasterEngine` is a value of the
// caller. It changes and removes only files that an earlier build wrote, unless the caller adopts others by name, and
// follows no link below the output.
//
// Where to begin:
//
// - Assets/AssetFormat.swift: a format, its names of assets, and the list `written`
// - Assets/SVGPairs.swift: the smallest format, as an example
// - Assets/AppearanceContent.swift: the shortest list of appearances that shows an asset
// - Assets/SVGRendition.swift and SVGPaints.swift: a drawing as plain SVG, which most formats begin with
// - Assets/Catalog/LikeImageSet.swift: a set of a catalog that exists, with new pictures
// - Assets/Losses.swift: the findings about colours and pictures that a format cannot carry
// - Output/OutputPlanning.swift: which files below the output are ours, and which change
// - Output/OutputFolder.swift: writing all files or none
// - RenditionReader.swift: finds the pictures in written files, so that they can be compared with the set
