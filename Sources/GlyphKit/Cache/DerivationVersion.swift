/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digest from examples of
/// everything; where it is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    static let digest = "7a1352ca8db710427bb401d4685aafbcccb5cb7762e32778e1fdbc864e86fe8e"
}
