// One import for clients: the package's own vocabulary along with the sentence that is built on it.
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
