package import GlyphFormats
internal import Markup

/// A program that draws pictures, and is not ours.
package struct PictureRenderer: Sendable {
    package var kind: ProofPicture.Renderer
    /// With its version, if that is known.
    package var name: String
    /// Draws pictures beside what they should be: the overlap of each, 0 … 1, or why it cannot.
    package var overlaps: @Sendable ([ProofPicture]) async -> Result<[Double], Failure>

    package struct Failure: Error {
        package var reason: String
        package init(reason: String) { self.reason = reason }
    }

    package init(
        _ kind: ProofPicture.Renderer, name: String,
        overlaps: @escaping @Sendable ([ProofPicture]) async -> Result<[Double], Failure>
    ) {
        (self.kind, self.name, self.overlaps) = (kind, name, overlaps)
    }
}
