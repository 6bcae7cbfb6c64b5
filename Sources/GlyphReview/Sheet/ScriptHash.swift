/// The hashes of the pages' scripts, which their security policies name: a browser runs nothing else in them.
///
/// `ScriptHashTests` computes them with a program of the system; where a script has changed, `RECORD=1` writes them here.
enum ScriptHash {
    static let sheet = "sha256-tA/sPr71MkH57iOLgbmTm6MSuQqZaMmWhQu7TIEeOFo="
    static let live = "sha256-CD1gC+cN8l2TZqROu3OVX2OsfcZSYpmiIpL4/ww0L1k="
    static let changes = "sha256-YHnBejCBnxHOXRdi5u+222XW0wt58x1RMTapdS2m08c="
}
