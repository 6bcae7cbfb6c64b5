/// The hashes of the pages' scripts, which their security policies name: a browser runs nothing else in them.
///
/// `ScriptHashTests` computes them with a program of the system; where a script has changed, `RECORD=1` writes them here.
enum ScriptHash {
    static let sheet = "sha256-TBJ/J4Jx1VPCFgOtPUq8GpAcFHUJn8rLO5uhEjCCQGg="
    static let live = "sha256-C1r56824VGQD7qpAXgaHwhYSX0GACsQse1XUre59Osk="
    static let changes = "sha256-YHnBejCBnxHOXRdi5u+222XW0wt58x1RMTapdS2m08c="
}
