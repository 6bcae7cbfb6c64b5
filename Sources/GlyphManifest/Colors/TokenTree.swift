internal import Markup
internal import SemanticColor

/// A token with its context: its own statements, and the statements of its groups for it.
struct Token: Sendable {
    /// Names joined by periods.
    var path: String
    var node: JSONNode
    /// The type of the nearest group that has one.
    var groupType: TokenType?
    var groupDeprecation: JSONNode?

    var statedType: TokenType? { node["$type"]?.string.flatMap(TokenType.init) }
    /// The value in a mode, where it is not the token's own.
    fileprivate(set) var modeValue: JSONNode?
    /// The value, or the reference to it.
    var value: JSONNode { modeValue ?? node["$value"] ?? node }

    /// The number of steps to see whether it refers to another token.
    var steps: Int {
        let text = value.string ?? value["$ref"]?.string
        return 1 + value.members.count + ImportMeter.steps(for: text ?? "")
    }
}

/// All tokens of some files, merged: a token of a later file replaces the one of the same path as a whole, groups are
/// joined. `$extends` adds the group that it names as a base.
struct TokenTree: Sendable {
    private(set) var tokens: [String: Token] = [:]
    /// The paths of the tokens, in the order in which their groups first name them.
    private(set) var paths: [String] = []
    private(set) var groups: Set<String> = []

    init(_ files: [JSONNode], faults: inout TokenFaults) {
        let roots = files.filter(\.isObject)
        var extensions = TokenExtension(roots: roots)
        let root = extensions.layers(over: roots, around: [], &faults)
        walk(root, path: "", depth: 0, type: nil, deprecation: nil, &extensions, &faults)
    }

    /// More than a file can nest. Groups that extend groups around which others are could go on much longer.
    private static let depthLimit = 200

    /// Gives a token another value.
    mutating func state(_ value: JSONNode, for path: String) { tokens[path]?.modeValue = value }

    private mutating func walk(
        _ group: TokenLayers, path: String, depth: Int, type: TokenType?, deprecation: JSONNode?,
        _ extensions: inout TokenExtension, _ faults: inout TokenFaults
    ) {
        groups.insert(path)
        let type = group.last("$type")?.string.flatMap(TokenType.init) ?? type
        let deprecation = group.last("$deprecated") ?? deprecation
        for (name, nodes) in group.children {
            guard let last = nodes.last else { continue }
            let childPath = path.isEmpty ? name : path + "." + name
            let steps = 1 + (last.isToken ? last.members.count : 0) + ImportMeter.steps(for: childPath)
            guard faults.spend(steps, at: last.offset) else { return }
            if last.isToken {
                let token = Token(path: childPath, node: last, groupType: type, groupDeprecation: deprecation)
                if tokens.updateValue(token, forKey: childPath) == nil { paths.append(childPath) }
            } else if depth == Self.depthLimit {
                faults.error(
                    "json-limit", "groups are nested deeper than the limit of \(Self.depthLimit)", at: last.offset)
            } else {
                let layers = extensions.layers(over: nodes, around: group.applied, &faults)
                walk(
                    layers, path: childPath, depth: depth + 1, type: type, deprecation: deprecation, &extensions,
                    &faults)
            }
        }
    }
}

// MARK: - Groups that extend others

/// A group as the files and the groups that it extends state it; later ones override earlier ones.
private struct TokenLayers {
    var nodes: [JSONNode]
    /// The places of `$extends` of this group and of the groups around it: meeting one again inside itself is a cycle.
    var applied: Set<Int> = []

    func last(_ property: String) -> JSONNode? {
        nodes.lazy.reversed().compactMap { $0[property] }.first
    }

    /// The nodes of one name; empty where there are none.
    func child(_ name: String) -> [JSONNode] {
        nodes.compactMap { $0[name] }.filter(\.isObject).reduce(into: []) { result, node in
            if node.isToken || result.last?.isToken == true { result.removeAll() }
            result.append(node)
        }
    }

    /// Tokens and groups by name, in the order in which they are first named, each with the nodes of that name.
    /// A group that a token replaces, and a token that a group replaces, are left out.
    var children: [(name: String, nodes: [JSONNode])] {
        var places: [String: Int] = [:]
        var result: [(name: String, nodes: [JSONNode])] = []
        for member in nodes.lazy.flatMap(\.members) {
            guard member.value.isObject, !member.name.hasPrefix("$") || member.name == "$root" else { continue }
            if let place = places[member.name] {
                let replaces = member.value.isToken || result[place].nodes.last?.isToken == true
                if replaces { result[place].nodes.removeAll() }
                result[place].nodes.append(member.value)
            } else {
                places[member.name] = result.count
                result.append((member.name, [member.value]))
            }
        }
        return result
    }
}

/// Follows `$extends` (Format Module, 6.4).
private struct TokenExtension {
    let roots: [JSONNode]
    /// Members visited so far. Groups that extend groups that extend groups multiply.
    private var steps = 0
    private var isExceeded = false
    private static let limit = 500_000
    /// How many groups may extend each other one after the other. Bounds the recursion.
    private static let chainLimit = 100

    /// Names that differ do so at once.
    private static let comparedInStep = 4

    init(roots: [JSONNode]) { self.roots = roots }

    /// The layers of a group: before each of its nodes, the group that it extends.
    ///
    /// - Parameters:
    ///   - around: the `$extends` of the groups around it.
    ///   - active: the nodes that are being followed: meeting one of them again is a cycle.
    mutating func layers(
        over nodes: [JSONNode], around: Set<Int>, active: Set<Int> = [], _ faults: inout TokenFaults
    ) -> TokenLayers {
        var result = TokenLayers(nodes: [], applied: around)
        for node in nodes {
            steps += node.members.count + 1
            if steps > Self.limit {
                if !isExceeded {
                    faults.error(
                        "json-limit", "the extended groups have more than \(Self.limit) members in total",
                        at: node.offset)
                }
                isExceeded = true
                return result
            }
            guard faults.spend(node.members.count + 1, at: node.offset) else { return result }
            if let extends = node["$extends"], let text = extends.string, let reference = try? TokenReference(text) {
                if around.contains(extends.offset) || active.contains(extends.offset) {
                    faults.error("token-cycle", "the group extends itself: \(reference)", at: extends.offset)
                } else if active.count == Self.chainLimit {
                    faults.error(
                        "token-reference", "a chain of more than \(Self.chainLimit) groups that extend each other",
                        at: extends.offset)
                } else {
                    result.applied.insert(extends.offset)
                    result.nodes += base(reference, at: extends.offset, active.union([extends.offset]), &faults)
                }
            }
            result.nodes.append(node)
        }
        return result
    }

    /// The layers of the group that is extended; none where the group does not exist.
    private mutating func base(
        _ reference: TokenReference, at offset: Int, _ active: Set<Int>, _ faults: inout TokenFaults
    ) -> [JSONNode] {
        // The groups that the root itself extends do not count: it would search for its own names in itself.
        var group = TokenLayers(nodes: roots)
        for name in reference.path {
            // Each member of the group is compared with the name.
            let compared = group.nodes.reduce(0) { $0 + $1.members.count }
            guard faults.spend(compared / Self.comparedInStep + 1, at: offset) else { return [] }
            let nodes = group.child(name)
            if nodes.isEmpty {
                faults.error("token-reference", "there is no group \(reference)", at: offset)
                return []
            }
            steps += group.nodes.count
            if nodes.last?.isToken == true {
                faults.error("token-reference", "\(reference) is a token; only a group can be extended", at: offset)
                return []
            }
            group = layers(over: nodes, around: [], active: active, &faults)
        }
        return group.nodes
    }
}

// MARK: - Modes

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
