/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digest from examples of
/// everything; where it is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    static let digest = "709520a518a75bb4878275d4229c253271850e5dd44b6a529dbf43e2483ebf4a"
}
