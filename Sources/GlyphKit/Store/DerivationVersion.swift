/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "33b192cef71b9aa0cbc5c5cc70993ca67515916c0651e4d0d06115a62bc1420d"
    /// Of the glyphs of this project.
    static let glyphs = "d436743bc723a2d2a81992424da5557ae7e17a673ab5f75701d1b9005ed555b8"

    static let digest = examples + glyphs
}
