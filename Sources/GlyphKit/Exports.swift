// One import for clients: the types of the whole package, with the functions that combine them.
//
// Some of its names are SwiftUI's as well: `Color`, `FillStyle`, `Gradient`, `Material`, `Path`, `StrokeStyle`; and on
// Apple's systems `Selector` is one of Objective-C's. They stay: each is the term of its field, a prefix would be
// needed in every line of every client, and programs that make assets show no views. A file that imports
// both qualifies the name by its module, `GlyphKit.Color`. No module of ours has the name of a type, which would make
// that impossible.
@_exported public import GlyphAudit
@_exported public import GlyphDerivation
@_exported public import GlyphFormats
@_exported public import GlyphManifest
@_exported public import GlyphModel
@_exported public import GlyphReading
@_exported public import GlyphReview
@_exported public import Markup
@_exported public import PathGeometry
@_exported public import SemanticColor
