/// Identifies the results of a drawing, from its bytes to the data of its paths, and how a cache writes them.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// The digest of examples of everything.
    static let examples = "26102c7f03ef5dba850a2d6b6ce9b92121ad50f43580006506eb1e128101cfd5"
    /// The digest of the glyphs of this project.
    static let glyphs = "cc6f091cf3f992c243f2496379a19bd17b7a831ca475653d62be44382c0f2481"

    static let digest = examples + glyphs
}
