/// The hashes of the pages' scripts, which their security policies name: a browser runs nothing else in them.
///
/// `ScriptHashTests` computes them with a program of the system; where a script has changed, `RECORD=1` writes them here.
enum ScriptHash {
    static let sheet = "sha256-j3HFCCImk4cKwuuGYlanYD0MT3BsCPFyN6OzGIDUNmk="
    static let live = "sha256-5fL2R8f5mA4vJh0tyTvK+Jmux6/fxO+odfbVWj8CpHY="
    static let changes = "sha256-YHnBejCBnxHOXRdi5u+222XW0wt58x1RMTapdS2m08c="
}
