internal import GlyphModel
package import Markup
package import SemanticColor

/// A picture as the files of a format show it, next to the expected one.
package struct ProofPicture: Sendable {
    /// The content that a renderer draws.
    package enum Content: Sendable {
        /// A document, or a part of a file as a document.
        case svg([UInt8])
        case png([UInt8])
    }

    /// Programs that draw pictures.
    package enum Renderer: Sendable, CaseIterable {
        /// Draws documents without settings of the system, and PNG.
        case plain
        /// Draws the pictures of pages, in light and in dark.
        case browser
    }

    /// The asset's name with its namespaces.
    package var asset: String
    package var appearance: Appearance
    /// The place of the glyph in the manifest.
    package var location: SourceFile.Location?
    /// The picture in the files; nil if none shows the asset.
    package var shown: ShownPicture?
    /// The asset as a document: its layers as areas, plainly.
    package var expected: [UInt8]
    /// The same with strokes where the files have them: browsers draw the edges of lines less exactly than the edges of
    /// areas.
    package var expectedLines: [UInt8]
    /// The width of the picture, in pixels.
    package var width: Double
    package var height: Double
    /// The renderers that can draw it; empty if none can.
    package var renderers: [Renderer]
}

/// A picture in a file.
package struct ShownPicture: Sendable {
    /// The path of the file, below the export's folder.
    package var path: String
    package var content: ProofPicture.Content
    /// The expected picture, where that is not the asset in its colours: a shape alone.
    var expected: [UInt8]?
    /// In pixels for each pixel of the asset; nil for any.
    var scale: Double?
}
