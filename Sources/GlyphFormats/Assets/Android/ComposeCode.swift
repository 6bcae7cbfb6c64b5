/// The code of a picture, within the limits of compilers. A method of the JVM has at most 64 KiB, and its class at most
/// 65,535 constants (JVMS 4.7.3 and 4.1); of longer code, Kotlin's compiler says only that its back end failed.
struct ComposeCode: Equatable {
    /// The lines that make a builder.
    var builder: [String]
    var paths: [ComposePath]

    /// The longest text of a constant, in bytes (JVMS 4.4.7).
    static let longestText = 65_535

    /// The paths that are added in one expression. Compilers descend into a chain of calls, one call inside the other:
    /// Kotlin's ends at 450 with the usual stack of 1 MiB, and before 200 with half of it.
    static let longestChain = 100

    /// The limit of the 65,535 bytes of a method, without the code that makes the builder of each form.
    private static let mostBytes = 65_000

    /// The size of the constants of a class, without the constants that all paths share: names, types and methods of
    /// Compose.
    private static let mostConstants = 65_000

    /// Whether the class of the file can hold the constants of all forms.
    static func fits(_ forms: [ComposeCode]) -> Bool {
        forms.flatMap(\.paths).reduce(0) { $0 + $1.constants } <= mostConstants
    }

    /// The lines of an expression that builds it.
    ///
    /// - Parameters:
    ///   - forms: the number of pictures that share the method.
    ///   - helpers: the functions that it calls, to which it adds its own if it has too many paths for one.
    func lines(forms: Int, helpers: inout [ComposeHelper]) -> [String] {
        let bytes = paths.reduce(0) { $0 + $1.bytes }
        if paths.count <= Self.longestChain && bytes <= Self.mostBytes / forms {
            return builder + paths.flatMap { $0.chained } + ["    .build()"]
        }
        var (calls, part, size): ([String], [ComposePath], Int) = ([], [], 0)
        func finish() {
            let helper = ComposeHelper(number: helpers.count + 1, paths: part)
            helpers.append(helper)
            calls.append("    .\(helper.call)")
            (part, size) = ([], 0)
        }
        for path in paths {
            if !part.isEmpty && size + path.bytes > Self.mostBytes { finish() }
            part.append(path)
            size += path.bytes
        }
        finish()
        return builder + calls + ["    .build()"]
    }
}

/// A call that adds a path to a builder.
struct ComposePath: Equatable {
    var lines: [String]
    /// The stops of the gradients in it.
    var stops: Int

    /// Its size in a method, at most: 74 bytes with everything that a fill and a stroke can have, and 42 for each stop
    /// with an alpha of its own, by Kotlin 1.3. Other compilers may need some more. The data of a path is a constant,
    /// however many commands it has.
    fileprivate var bytes: Int { 100 + 60 * stops }

    /// Its number of constants in its class, at most. The data and a colour are two, each number is one: five of the
    /// properties, four of the places and an end of each of two gradients; and for each stop its place, colour and
    /// alpha.
    fileprivate var constants: Int { (stops == 0 ? 9 : 20) + 4 * stops }

    /// As part of a chain.
    fileprivate var chained: [String] {
        lines.enumerated().map { $0 == 0 ? "    .\($1)" : "    \($1)" }
    }
}

/// A private function that adds some paths to a builder, in statements: these may be as many as fit into a method.
struct ComposeHelper {
    var number: Int
    var paths: [ComposePath]

    /// Whether a path needs colours. Compilers warn of a parameter that nothing uses.
    private var takesColors: Bool { paths.contains { $0.lines.contains { $0.contains("colors.") } } }

    var call: String { "addPaths\(number)(\(takesColors ? "colors" : ""))" }

    var lines: [String] {
        let parameters = takesColors ? "colors: GlyphColors" : ""
        return ["private fun ImageVector.Builder.addPaths\(number)(\(parameters)): ImageVector.Builder {"]
            + paths.flatMap { $0.lines.map { "    " + $0 } } + ["    return this", "}"]
    }
}
