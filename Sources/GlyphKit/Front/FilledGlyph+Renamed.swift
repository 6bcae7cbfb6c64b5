public import GlyphDerivation
public import Markup
public import PathGeometry

extension FilledGlyph {
    /// The name that `openCounters` had in 0.1.0.
    ///
    /// - Throws: what `openCounters` throws.
    @available(*, deprecated, renamed: "openCounters()")
    public func openRooms() throws(Findings) -> [Point] { try openCounters() }
}

extension FillDecision.Outcome {
    /// The name that `merged` had in 0.1.0.
    @available(*, deprecated, renamed: "merged")
    public static var swallowed: Self { .merged }
}
