internal import Markup

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
