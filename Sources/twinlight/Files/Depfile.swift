/// A rule that says which files a target is made from, as compilers write it for Make and Ninja.
struct Depfile {
    var target: String
    var inputs: [String]

    var text: String {
        let lines = [Self.escaped(target) + ":"] + inputs.map { "  " + Self.escaped($0) }
        // Without a rule of its own, Make would stop at a file that was removed.
        let removed = inputs.map { Self.escaped($0) + ":\n" }
        return lines.joined(separator: " \\\n") + "\n" + removed.joined()
    }

    /// A space ends a path, `#` begins a comment, `$` a variable.
    private static func escaped(_ path: String) -> String {
        path.map { character in
            switch character {
            case " ", "#": "\\" + String(character)
            case "$": "$$"
            default: String(character)
            }
        }.joined()
    }
}
