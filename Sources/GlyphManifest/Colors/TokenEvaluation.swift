internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Follows references to the values they lead to, and reports references that cannot be followed.
struct TokenEvaluation {
    let tree: TokenTree
    var faults: TokenFaults
    /// The references that are being followed, by their offsets: meeting one twice is a cycle.
    private var following: [(offset: Int, text: String)] = []
    /// Far more than anyone can follow. Bounds recursion.
    private static let chainLimit = 100
    /// A short part of a path.
    private static let bytesOfPart = 8
    /// Names that differ do so at once.
    private static let comparedInStep = 8
    private static let mostProposals = 100
    /// The targets of `$ref` and aliases, by their places: each is followed once for a type.
    private var followed: [TypedPlace: JSONNode?] = [:]
    /// The colours at places.
    var colors: [Int: Reading?] = [:]
    /// Values that are being checked, and values that have been: meeting one of the first again is a cycle.
    var checking: Set<TypedPlace> = []
    var checked: Set<TypedPlace> = []
    /// The known values, by the tokens' paths: a chain of aliases is walked once.
    private var values: [String: JSONNode] = [:]
    private var failed: Set<String> = []
    /// The types by path; nil for tokens without a type.
    private var types: [String: TokenType?] = [:]
    /// The path of the token that one refers to as a whole.
    private var targets: [String: String] = [:]
    /// Similar names are looked for only for the first ones that are missing: it takes much longer than all else.
    private var proposals = 0

    /// A place in the files, read as a value of a type; of any type where it is nil.
    struct TypedPlace: Hashable {
        var offset: Int
        var type: TokenType?
    }

    /// A colour, and its notation where a palette has another.
    typealias Reading = (color: Color, notation: ColorNotation?)

    init(_ tree: TokenTree, faults: TokenFaults) {
        self.tree = tree
        self.faults = faults
        findTypes()
    }

    /// The value of a node once all references are followed; nil where that fails, which is reported.
    ///
    /// - Parameters:
    ///   - type: the required type of a token that a reference leads to; nil inside values, where pointers lead to
    ///     parts.
    ///   - aliases: whether an alias is allowed here. Inside a colour or a dimension it is not.
    mutating func resolved(_ node: JSONNode, as type: TokenType?, aliases: Bool) -> JSONNode? {
        if let text = node.string, TokenReference.isAlias(text) {
            guard aliases else {
                faults.error(
                    "token-reference", "an alias replaces a whole value, but '\(text)' is inside one", at: node.offset,
                    hint: "use a pointer: {\"$ref\": \"#/group/token/$value\"}")
                return nil
            }
            return follow(node, text, as: type) { evaluation throws(TokenReference.Fault) in
                try evaluation.target(of: TokenReference(alias: text), as: type)
            }
        }
        guard let pointer = node.member("$ref") else { return node }
        guard let text = pointer.value.string else {
            faults.error(
                "token-reference", "a reference is a string, not \(pointer.value.kind)", at: pointer.value.offset)
            return nil
        }
        return follow(pointer.value, text, as: type) { evaluation throws(TokenReference.Fault) in
            try evaluation.target(of: TokenReference(pointer: text), as: type)
        }
    }

    /// Goes on from the place that `find` gives.
    private mutating func follow(
        _ node: JSONNode, _ text: String, as type: TokenType?,
        _ find: (inout TokenEvaluation) throws(TokenReference.Fault) -> JSONNode?
    ) -> JSONNode? {
        let place = TypedPlace(offset: node.offset, type: type)
        if let known = followed[place] { return known }
        guard faults.spend(1 + text.utf8.count / Self.bytesOfPart, at: node.offset) else { return nil }
        if let start = following.firstIndex(where: { $0.offset == node.offset }) {
            let chain = (following[start...].map(\.text) + [text]).joined(separator: ", ")
            faults.error(
                "token-cycle", "the reference refers to itself", at: node.offset, notes: ["the chain is " + chain])
            return nil
        }
        guard following.count < Self.chainLimit else {
            faults.error(
                "token-reference", "a chain of more than \(Self.chainLimit) references", at: node.offset)
            return nil
        }
        following.append((node.offset, text))
        defer { following.removeLast() }
        var found: JSONNode?
        do { found = try find(&self) } catch {
            faults.error("token-reference", error.message, at: node.offset)
        }
        followed[place] = .some(found)
        return found
    }

    private mutating func target(
        of reference: TokenReference, as type: TokenType?
    ) throws(TokenReference.Fault) -> JSONNode? {
        var path = reference.path[...]
        let token = try token(at: &path, reference)
        if reference.isPointer {
            guard path.popFirst() == "$value" else {
                throw TokenReference.Fault("\(reference) must lead to the $value of '\(token.path)', or into it")
            }
        } else if !path.isEmpty {
            throw TokenReference.Fault("an alias must end at a token, and '\(token.path)' is one")
        }
        if path.isEmpty, let type, let own = self.type(of: token), own != type {
            throw TokenReference.Fault("\(reference) is of type \(own.rawValue), not \(type.rawValue)")
        }
        guard var node = value(of: token) else { return nil }
        while let name = path.popFirst() {
            guard faults.spend(1 + node.members.count / Self.comparedInStep, at: node.offset) else { return nil }
            guard let part = part(name, of: node) else {
                throw TokenReference.Fault("\(reference) does not exist: \(node.kind) there has no '\(name)'")
            }
            guard let next = resolved(part, as: nil, aliases: true) else { return nil }
            node = next
        }
        return node
    }

    /// The value of a token of any type. Nil for a reference that cannot be followed, which is reported once.
    private mutating func value(of token: Token) -> JSONNode? {
        if let known = values[token.path] { return known }
        guard !failed.contains(token.path) else { return nil }
        let node = resolved(token.value, as: nil, aliases: true)
        values[token.path] = node
        if node == nil { failed.insert(token.path) }
        return node
    }

    /// The token that a path begins with; the rest of the path leads into it.
    private mutating func token(
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

    private mutating func missing(_ reference: TokenReference) -> TokenReference.Fault {
        let plain = reference.path.prefix { $0 != "$value" }.joined(separator: ".")
        proposals += 1
        let isLooked = tree.paths.count < 5_000 && proposals <= Self.mostProposals
        let near = isLooked ? Suggestion.nearest(to: plain, of: tree.paths) : nil
        return TokenReference.Fault(
            "there is no token \(reference)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    private func part(_ name: String, of node: JSONNode) -> JSONNode? {
        guard let elements = node.elements else { return node[name] }
        // Digits without a zero in front (RFC 6901, 4).
        guard let index = Int(name), elements.indices.contains(index), String(index) == name else { return nil }
        return elements[index]
    }

    func type(of token: Token) -> TokenType? { types[token.path] ?? nil }

    /// The path of the token that one refers to as a whole.
    func target(of token: Token) -> String? { targets[token.path] }

    /// Finds the type of each token: its own type; else the type of the token it refers to; else the type of its
    /// groups. It is never inferred from the value.
    private mutating func findTypes() {
        for path in tree.paths where types[path] == nil {
            var chain: [Token] = []
            var visited: Set<String> = []
            var next = tree.tokens[path]
            while let token = next, types[token.path] == nil, visited.insert(token.path).inserted {
                guard faults.spend(token.steps, at: token.node.offset) else { return }
                chain.append(token)
                let target = tree.wholeTarget(of: token)
                targets[token.path] = target?.path
                next = token.statedType == nil ? target : nil
            }
            var known = next.flatMap { types[$0.path] } ?? nil
            // From the end of the chain: its type holds for all before it that state none themselves.
            for token in chain.reversed() {
                known = token.statedType ?? known ?? token.groupType
                types[token.path] = .some(known)
            }
        }
    }
}

extension TokenTree {
    /// The token that one refers to as a whole, by an alias or by a pointer to its whole value.
    func wholeTarget(of token: Token) -> Token? {
        if let text = token.value.string, TokenReference.isAlias(text) {
            return (try? TokenReference(alias: text)).flatMap { tokens[$0.path.joined(separator: ".")] }
        }
        let pointer = token.modeValue == nil ? token.node["$ref"] ?? token.value["$ref"] : token.value["$ref"]
        guard let text = pointer?.string, let path = (try? TokenReference(pointer: text))?.path, path.last == "$value"
        else { return nil }
        return tokens[path.dropLast().joined(separator: ".")]
    }
}

// MARK: - References

/// The two ways in which a token names another (Format Module, 7).
struct TokenReference: Hashable, Sendable {
    /// Names from the root on.
    var path: [String]
    /// Whether it is a pointer, which may lead into a value; an alias names a whole token.
    var isPointer: Bool

    struct Fault: Error {
        var message: String
        init(_ message: String) { self.message = message }
    }

    /// Whether the text has the form of an alias. No type has text with a lone brace.
    static func isAlias(_ text: String) -> Bool { text.hasPrefix("{") || text.hasSuffix("}") }

    /// From `{group.token}`.
    init(alias text: String) throws(Fault) {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
            throw Fault("'\(text)' is not an alias: an alias is a path in braces, {group.token}")
        }
        path = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.allSatisfy(TokenName.isValid) else {
            throw Fault("'\(text)' is not an alias: names are separated by '.' and contain no braces")
        }
        isPointer = false
    }

    /// From `#/group/token/$value`: a JSON Pointer as a URI fragment (RFC 6901, 6).
    init(pointer text: String) throws(Fault) {
        guard text.hasPrefix("#/") else {
            throw Fault("'\(text)' is not a JSON Pointer into this file: a pointer begins with '#/'")
        }
        var path: [String] = []
        for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = Self.unescaped(part) else {
                throw Fault("'\(text)' is not a JSON Pointer: '\(part)' is not valid in a URI fragment")
            }
            path.append(name)
        }
        self.path = path
        isPointer = true
    }

    /// From either of the two, as `$extends` takes both.
    init(_ text: String) throws(Fault) {
        if text.hasPrefix("#") { try self.init(pointer: text) } else { try self.init(alias: text) }
    }

    /// Percent escapes, then `~1` and `~0`.
    private static func unescaped(_ part: Substring) -> String? {
        guard let text = PercentEncoding.fragment.decoded(part) else { return nil }
        let pieces = text.split(separator: "~", omittingEmptySubsequences: false)
        var name = String(pieces[0])
        for piece in pieces.dropFirst() {
            guard let first = piece.first, first == "0" || first == "1" else { return nil }
            name += (first == "0" ? "~" : "/") + piece.dropFirst()
        }
        return name
    }
}

extension TokenReference: CustomStringConvertible {
    var description: String { isPointer ? "#/" + path.joined(separator: "/") : "{" + path.joined(separator: ".") + "}" }
}
