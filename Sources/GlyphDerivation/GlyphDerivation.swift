// GlyphDerivation makes the forms of a glyph: outline, fill, variants, weights. It derives, crops and tints all assets
// of an entry, without their names.
//
// In:   the drawings of an entry as they are read (`Glyph`), the entry with its settings (`GlyphEntry`), and the needs
//       of the formats.
// Out:  `MadeAssets`: a picture for each appearance of each asset, and findings, in which drawings, colours and places
//       are numbers. GlyphKit puts the names in.
//
// It never reads a file, a manifest or SVG, writes no format, and knows no palette: layers get roles. A picture is a
// function of its `DerivationSpec` and of the drawings, so that results can be stored and compared.
//
// Where to begin:
//
//     AssetMaking.swift          all assets of one entry, from the request to the tinted pictures
//     DerivationSpec.swift       what a picture depends on, and how an entry becomes such a spec
//     Deriver.swift              a spec to a picture: the form, then weight and steps
//     OutlinedLayer.swift        strokes and clips as areas; Knockout.swift removes the background from them
//     Tinting.swift              the colours of layers, and which layers are one body
//     Fill/Fill.swift            a fill from its beginning; Closures, FaceMap, Labeling and LineLabeling are its stages
//     Fill/DerivationRule.swift  all rules of fills, in the order of the stages
//     Variants/Derivation.swift  the steps of variants, such as slashes and enclosures, and their list
//
// Three folders have what is not part of a single fill: Relatives the bodies that glyphs of a set have in common,
// Examples the style of fills that people drew, and Weights the same picture with wider and thinner lines.
