/// Identifies what is made of a drawing, from its bytes to the data of its paths, and how a cache writes it.
///
/// Geometry that was kept by another version is not found. `DerivationVersionTests` makes the digests from drawings; where
/// one is another one, `RECORD=1` writes it here.
enum DerivationVersion {
    /// Of examples of everything.
    static let examples = "2e8dabf870a3e6527be6c080481ecaf95ec2174e9b28ed2d428163f13ab1b943"
    /// Of the glyphs of this project.
    static let glyphs = "95cec681aafcc2da04677d5cf03e07e561168cf992ade68c429f97a57b66630e"

    static let digest = examples + glyphs
}
