internal import Markup

/// A group as the files and the groups that it extends state it; later ones override earlier ones.
struct TokenLayers {
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
struct TokenExtension {
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
