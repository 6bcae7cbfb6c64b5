/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "786f227986d33551aad8166643b019d0036cee510c36a2342773cb5d5fbec03d"
    /// Of the glyphs of this project.
    static let glyphs = "69531501d8b2a2d3c6af1a098f2d9527eb85afcb243cf2bfe82aa350fc771647"

    static let digest = examples + glyphs
}
