/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "720897697879d0fb8c18250564dfde47d1fd354556ff25aa649bf9cde34585e4"
    /// Of the glyphs of this project.
    static let glyphs = "d436743bc723a2d2a81992424da5557ae7e17a673ab5f75701d1b9005ed555b8"

    static let digest = examples + glyphs
}
