/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "b546cc671160c1f8487effe3691533bdf87931d17a208f335eac2b1591b0cbef"
    /// Of the glyphs of this project.
    static let glyphs = "50a2e6a3b791780183893f93f29d257aba7855558393461a84124424befef3e6"

    static let digest = examples + glyphs
}
