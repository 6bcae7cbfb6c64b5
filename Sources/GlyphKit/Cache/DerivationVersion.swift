/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digest from examples of
/// everything; where it is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    static let digest = "db54ff3486c085dc880b0cd13efc8cb69ed7d17a8469853e35dc7c3e873c5084"
}
