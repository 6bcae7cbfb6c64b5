/// What a build reports while it works.
public enum BuildProgress: Hashable, Sendable {
    /// So many glyphs have to be made; all others are as an earlier build left them.
    case started(glyphs: Int)
    /// One of them is made, with its files.
    case made(glyph: String)

    /// Is called by all that work at the same time, so in any order; it should return soon.
    public typealias Handler = @Sendable (BuildProgress) -> Void
}
