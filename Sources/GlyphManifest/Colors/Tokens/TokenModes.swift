internal import Markup
internal import SemanticColor

/// The values of tokens in the modes that design tools write into `$extensions`, where the format has no place for
/// them:
///
///     "$extensions": { "mode": { "light": …, "dark": … } }
///     "$extensions": { "com.figma": { "modes": { "Light": …, "Dark": … } } }
///
/// Modes are appearances by their names, in the words of contexts (`ContextTraits`).
struct TokenModes {
    /// The values by path and appearance.
    private var values: [String: [Appearance: JSONNode]] = [:]
    /// The names that are not appearances, in the order in which they are met, and the first place of one.
    private var unknown: (names: [String], offset: Int, tokens: Int)?

    init(_ tree: TokenTree, faults: inout TokenFaults) {
        var named: Set<String> = []
        for path in tree.paths {
            guard let node = tree.tokens[path]?.node, let extensions = node["$extensions"] else { continue }
            let modes = Self.modes(in: extensions)
            let steps = 1 + extensions.members.count + (modes?.members.count ?? 0)
            guard faults.spend(steps, at: extensions.offset) else { return }
            guard let modes else { continue }
            let read = modes.members.map { (name: $0.name, traits: ContextTraits($0.name), value: $0.value) }
            if read.allSatisfy({ $0.traits != nil }) {
                for (_, traits, value) in read {
                    if let traits { values[path, default: [:]][traits.appearance] = value }
                }
                continue
            }
            var all = unknown ?? ([], modes.offset, 0)
            all.names += read.filter { $0.traits == nil && named.insert($0.name).inserted }.map(\.name)
            all.tokens += 1
            unknown = all
        }
    }

    var isEmpty: Bool { values.isEmpty && unknown == nil }

    /// The appearances besides light in which a token may have a value of its own.
    var appearances: [Appearance] {
        let stated = Set(values.values.flatMap(\.keys))
        return Appearance.allCases.filter { $0 != .light && stated.contains($0) }
    }

    /// The tokens with their values in an appearance: the value of the nearest mode that it falls back to.
    func applied(to tree: TokenTree, in appearance: Appearance) -> TokenTree {
        var tree = tree
        for (path, modes) in values {
            if let value = appearance.fallbacks.lazy.compactMap({ modes[$0] }).first { tree.state(value, for: path) }
        }
        return tree
    }

    /// Once for a file: an unread mode is never one value for all appearances without a word.
    func report(to faults: inout TokenFaults) {
        guard let unknown else { return }
        let names = unknown.names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        faults.warning(
            "modes-not-read",
            "\(unknown.tokens) \(unknown.tokens == 1 ? "token has" : "tokens have") modes in $extensions that are not "
                + "appearances: \(names)\(unknown.names.count > 4 ? " and others" : "")", at: unknown.offset,
            hint:
                "name them like appearances, such as 'light' and 'dark-high-contrast', or combine one file for each mode "
                + "by a resolver document")
    }

    /// The object with the values, in the extensions themselves or in the extensions of one vendor.
    private static func modes(in extensions: JSONNode) -> JSONNode? {
        let places = [extensions] + extensions.members.map(\.value)
        return places.lazy.filter(\.isObject).compactMap { $0["mode"] ?? $0["modes"] }
            .first { $0.isObject && !$0.members.isEmpty }
    }
}
