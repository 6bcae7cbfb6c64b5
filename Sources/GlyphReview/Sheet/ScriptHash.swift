/// The hashes of the pages' scripts, which their security policies name: a browser runs nothing else in them.
///
/// `ScriptHashTests` computes them with a program of the system; where a script has changed, `RECORD=1` writes them here.
enum ScriptHash {
    static let sheet = "sha256-fjvTQgwRgj4V/Mlrkc48+vk7Pm22rSzB34SKclCkwAc="
    static let live = "sha256-RJZGXzktNUvOUNsAaloYLdybAFbex0o+AzkZN8C1Q4M="
    static let changes = "sha256-YHnBejCBnxHOXRdi5u+222XW0wt58x1RMTapdS2m08c="
}
