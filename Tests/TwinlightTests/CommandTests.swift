import GlyphKit
import Testing
