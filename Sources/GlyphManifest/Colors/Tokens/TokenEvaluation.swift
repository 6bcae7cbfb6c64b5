internal import Markup
internal import SemanticColor

/// Follows references to the values they lead to, and says what cannot be followed.
struct TokenEvaluation {
    let tree: TokenTree
    var faults: TokenFaults
    /// The references on the way, by where they stand: one that is met twice goes in a circle.
    private var following: [(offset: Int, text: String)] = []
    /// Far more than anyone can follow. Bounds recursion.
    private static let chainLimit = 100
    /// Values inside of values.
    var nesting = 0
    /// What is known already, by the tokens' paths: a chain of aliases is walked once.
    private var values: [String: JSONNode] = [:]
    private var failed: Set<String> = []
    private let types: [String: TokenType]

    init(_ tree: TokenTree, faults: TokenFaults) {
        self.tree = tree
        self.faults = faults
        types = tree.types
    }

    /// What a node holds once all references are followed; nil with what is wrong reported.
    ///
    /// - Parameters:
    ///   - type: what a token has to be that a reference leads to; nil inside of values, where pointers lead to parts.
    ///   - aliases: may an alias stand here? Inside of a colour or a dimension it may not.
    mutating func resolved(_ node: JSONNode, as type: TokenType?, aliases: Bool) -> JSONNode? {
        if let text = node.string, TokenReference.isAlias(text) {
            guard aliases else {
                faults.error(
                    "token-reference", "an alias stands for a whole value; '\(text)' is inside of one", at: node.offset,
                    hint: "point there: {\"$ref\": \"#/group/token/$value\"}")
                return nil
            }
            return follow(node, text) { evaluation throws(TokenReference.Fault) in
                try evaluation.target(of: TokenReference(alias: text), as: type)
            }
        }
        guard let pointer = node.member("$ref") else { return node }
        guard let text = pointer.value.string else {
            faults.error(
                "token-reference", "a reference is a string, not \(pointer.value.kind)", at: pointer.value.offset)
            return nil
        }
        return follow(pointer.value, text) { evaluation throws(TokenReference.Fault) in
            try evaluation.target(of: TokenReference(pointer: text), as: type)
        }
    }

    /// Goes on from the place that `find` gives.
    private mutating func follow(
        _ node: JSONNode, _ text: String,
        _ find: (inout TokenEvaluation) throws(TokenReference.Fault) -> JSONNode?
    ) -> JSONNode? {
        if let start = following.firstIndex(where: { $0.offset == node.offset }) {
            let chain = (following[start...].map(\.text) + [text]).joined(separator: ", ")
            faults.error(
                "token-cycle", "the reference leads back to itself", at: node.offset, notes: ["by way of " + chain])
            return nil
        }
        guard following.count < Self.chainLimit else {
            faults.error(
                "token-reference", "more than \(Self.chainLimit) references one behind the other", at: node.offset)
            return nil
        }
        following.append((node.offset, text))
        defer { following.removeLast() }
        do {
            return try find(&self)
        } catch {
            faults.error("token-reference", error.message, at: node.offset)
            return nil
        }
    }

    private mutating func target(
        of reference: TokenReference, as type: TokenType?
    ) throws(TokenReference.Fault) -> JSONNode? {
        var path = reference.path[...]
        let token = try token(at: &path, reference)
        if reference.isPointer {
            guard path.popFirst() == "$value" else {
                throw TokenReference.Fault("\(reference) has to lead to the $value of '\(token.path)', or into it")
            }
        } else if !path.isEmpty {
            throw TokenReference.Fault("an alias names a whole token: '\(token.path)' has nothing in it")
        }
        if path.isEmpty, let type, let own = self.type(of: token), own != type {
            throw TokenReference.Fault("\(reference) is of type \(own.rawValue), not \(type.rawValue)")
        }
        guard var node = value(of: token) else { return nil }
        while let name = path.popFirst() {
            guard let part = part(name, of: node) else {
                throw TokenReference.Fault("\(reference) leads nowhere: \(node.kind) there has no '\(name)'")
            }
            guard let next = resolved(part, as: nil, aliases: true) else { return nil }
            node = next
        }
        return node
    }

    /// Of whatever type it is. Nil for one that leads nowhere, which is told of once.
    private mutating func value(of token: Token) -> JSONNode? {
        if let known = values[token.path] { return known }
        guard !failed.contains(token.path) else { return nil }
        let node = resolved(token.value, as: nil, aliases: true)
        values[token.path] = node
        if node == nil { failed.insert(token.path) }
        return node
    }

    /// The token that a path begins with; what is left of the path leads into it.
    private func token(
        at path: inout ArraySlice<String>, _ reference: TokenReference
    ) throws(TokenReference.Fault) -> Token {
        var name = ""
        while let next = path.popFirst() {
            name = name.isEmpty ? next : name + "." + next
            if let token = tree.tokens[name] { return token }
            if !tree.groups.contains(name) { throw missing(reference) }
        }
        throw TokenReference.Fault(
            "\(reference) is a group" + (tree.tokens[name + ".$root"] == nil ? "" : "; its own token is '$root'"))
    }

    private func missing(_ reference: TokenReference) -> TokenReference.Fault {
        let plain = reference.path.prefix { $0 != "$value" }.joined(separator: ".")
        let near = tree.paths.count < 5_000 ? Suggestion.nearest(to: plain, of: tree.paths) : nil
        return TokenReference.Fault(
            "there is no token \(reference)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    private func part(_ name: String, of node: JSONNode) -> JSONNode? {
        guard let elements = node.elements else { return node[name] }
        // Digits without a zero in front (RFC 6901, 4).
        guard let index = Int(name), elements.indices.contains(index), String(index) == name else { return nil }
        return elements[index]
    }

    func type(of token: Token) -> TokenType? { types[token.path] }
}

extension TokenTree {
    /// Of each token its own type; else that of the token it refers to; else that of its groups. Never guessed from
    /// the value.
    fileprivate var types: [String: TokenType] {
        var types: [String: TokenType] = [:]
        for path in paths {
            var chain: [Token] = []
            var known: TokenType?
            var visited: Set<String> = []
            var next = tokens[path]
            while known == nil, let token = next, visited.insert(token.path).inserted {
                chain.append(token)
                known = types[token.path] ?? token.statedType
                next = wholeTarget(of: token)
            }
            // From the end of the chain: what it comes to holds for all in front that state nothing themselves.
            for token in chain.reversed() {
                known = token.statedType ?? known ?? token.groupType
                types[token.path] = known
            }
        }
        return types
    }

    /// The token that one is another name of, by an alias or by a pointer to its whole value.
    func wholeTarget(of token: Token) -> Token? {
        if let text = token.node["$value"]?.string, TokenReference.isAlias(text) {
            return (try? TokenReference(alias: text)).flatMap { tokens[$0.path.joined(separator: ".")] }
        }
        let pointer = token.node["$ref"] ?? token.node["$value"]?["$ref"]
        guard let text = pointer?.string, let path = (try? TokenReference(pointer: text))?.path, path.last == "$value"
        else { return nil }
        return tokens[path.dropLast().joined(separator: ".")]
    }
}
