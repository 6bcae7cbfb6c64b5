/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digest from examples of
/// everything; where it is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    static let digest = "6980c4964cc61796c9129078994a3cebc4da0b0cce9a37aea9218957e2d2273b"
}
