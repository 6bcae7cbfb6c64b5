// One import for clients: the package's own vocabulary along with the sentence that is built on it.
//
// Some of its names are SwiftUI's as well: `Color`, `FillStyle`, `Gradient`, `Material`, `Path`, `StrokeStyle`; and on
// Apple's systems `Selector` is one of Objective-C's. They stay: each is the word of its field, a prefix would stand in
// front of it in every line of every client, and assets are made by programs that show no views. A file that imports
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
