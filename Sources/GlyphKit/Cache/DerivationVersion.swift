/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digest from examples of
/// everything; where it is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    static let digest = "29f9fe3dcf1b7b3cbf52e1989aa95bda8fbe56119a5feafd7ac592d5a7a5d568"
}
