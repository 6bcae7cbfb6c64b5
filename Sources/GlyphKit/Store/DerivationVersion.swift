/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "0063cacfd0984ee7b7a34e3c40e6e30c10f9d1c9135d64cc808ab6c8ce522f86"
    /// Of the glyphs of this project.
    static let glyphs = "1d541486ea66c62b703c66234faaee272d6dfd3b5976493261e0959e91f11079"

    static let digest = examples + glyphs
}
