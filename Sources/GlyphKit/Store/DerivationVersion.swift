/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "50846a1969c6f935e9124bad98e1d023d35bb62d664a8a088e5834de6d083b2b"
    /// Of the glyphs of this project.
    static let glyphs = "8f75576c4033539f8a442f5cf196379ed70d7da13d62d1772dd2d0f941e48b4f"

    static let digest = examples + glyphs
}
