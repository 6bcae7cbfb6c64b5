/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "4777afe93733a219ba835e6d3b3a2c934970ca309f99065d150a9ac6d0999946"
    /// Of the glyphs of this project.
    static let glyphs = "d795cbdff38e1ea33fb1f47815d20cce22b1e758b37c2310a74c90cec1fc6125"

    static let digest = examples + glyphs
}
