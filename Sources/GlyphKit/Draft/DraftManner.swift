internal import GlyphModel
internal import GlyphReading
internal import Markup

/// How drawings are read that get a line in a manifest.
package struct DraftManner: Sendable {
    /// Whether path data is drawn up to a syntax error, and filters and blending are left out.
    private let isLenient: Bool
    /// Whether effects are left out, by the lines of drawings that have some.
    private let dropsEffects: Bool
    /// Whether the manifest states already that effects are left out.
    let isStated: Bool

    /// - Parameters:
    ///   - dropsEffects: nil is what the manifest states.
    ///   - isStated: whether the manifest states that they are left out.
    package init(isLenient: Bool = false, dropsEffects: Bool? = nil, isStated: Bool = false) {
        self.isLenient = isLenient
        self.dropsEffects = isLenient || dropsEffects ?? isStated
        self.isStated = isStated
    }

    /// - Returns: the glyph, the warnings, and whether a strict reading has errors.
    func read(
        _ document: Document, at path: String
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic], isLenient: Bool) {
        func read(_ strictness: ReadingStrictness) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
            try GlyphReader.read(
                document, id: DrawingPath(path).id, name: path, strictness: strictness,
                effects: dropsEffects ? .drop : .refuse)
        }
        do throws(Findings) {
            let (glyph, warnings) = try read(.strict)
            return (glyph, warnings, false)
        } catch {
            if !isLenient { throw error }
            let (glyph, warnings) = try read(.lenient)
            return (glyph, warnings, true)
        }
    }
}
