/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "eca753bfcff8a75a69e750a60e92c9c279f946e788b46281733ae8f6016ae5f6"
    /// Of the glyphs of this project.
    static let glyphs = "69531501d8b2a2d3c6af1a098f2d9527eb85afcb243cf2bfe82aa350fc771647"

    static let digest = examples + glyphs
}
