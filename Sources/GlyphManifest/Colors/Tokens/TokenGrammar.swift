internal import GlyphModel
internal import Markup

extension JSONNode {
    /// Whether it is a token, which has a value or points to one; every other object is a group.
    var isToken: Bool { member("$value") != nil || member("$ref") != nil }
}

/// Checks the syntax of a token file, before any reference is followed (Format Module, 5 and 6).
struct TokenGrammar {
    var faults: TokenFaults

    mutating func check(file root: JSONNode) {
        guard root.isObject else {
            return faults.error("token-syntax", "a token file is an object, not \(root.kind)", at: root.offset)
        }
        if root.isToken {
            return faults.error("token-syntax", "a token needs a name: the file itself cannot be one", at: root.offset)
        }
        check(group: root, isRoot: true)
    }

    private mutating func check(group: JSONNode, isRoot: Bool = false) {
        for member in group.members {
            switch member.name {
            case "$extends":
                checkReference(member.value) { text throws(TokenReference.Fault) in try TokenReference(text) }
            case "$schema" where isRoot: checkText(member)
            case "$root":
                if member.value.isObject, member.value.isToken {
                    check(token: member.value)
                } else {
                    faults.error("token-syntax", "'$root' must be a token", at: member.value.offset)
                }
            case _ where member.name.hasPrefix("$"):
                if !checkMetadata(member) { reportUnknown(member, known: Self.groupProperties) }
            default: check(child: member)
            }
        }
    }

    private mutating func check(child: JSONNode.Member) {
        if !TokenName.isValid(child.name) {
            faults.error(
                "token-name",
                child.name.isEmpty ? "a name is empty" : "the name '\(child.name)' contains '{', '}' or '.'",
                at: child.nameOffset, hint: "names of tokens and groups are parts of paths like {group.token}")
        }
        if !child.value.isObject {
            faults.error(
                "token-syntax", "'\(child.name)' is \(child.value.kind); a group or a token is an object",
                at: child.value.offset, hint: "put the value into \"$value\"")
        } else if child.value.isToken {
            check(token: child.value)
        } else {
            check(group: child.value)
        }
    }

    private mutating func check(token: JSONNode) {
        for member in token.members {
            switch member.name {
            case "$value":
                if case .null = member.value.content {
                    faults.error("token-value", "a token's value cannot be null", at: member.value.offset)
                }
            case "$ref":
                if token.member("$value") != nil {
                    faults.error("token-syntax", "a token has either '$value' or '$ref'", at: member.nameOffset)
                }
                checkReference(member.value) { text throws(TokenReference.Fault) in try TokenReference(pointer: text) }
            case _ where member.name.hasPrefix("$"):
                if !checkMetadata(member) { reportUnknown(member, known: Self.tokenProperties) }
            default:
                faults.error(
                    "token-syntax",
                    "a token cannot contain '\(member.name)': other tokens and custom properties are not allowed",
                    at: member.nameOffset, hint: "put vendor data into $extensions; a group's own token is its $root")
            }
        }
    }

    /// - Returns: whether the member is allowed in both tokens and groups.
    private mutating func checkMetadata(_ member: JSONNode.Member) -> Bool {
        switch member.name {
        case "$type":
            guard let text = member.value.string else {
                faults.error("token-type", "'$type' is a string, not \(member.value.kind)", at: member.value.offset)
                break
            }
            if TokenType(rawValue: text) == nil {
                faults.error(
                    "token-type", "there is no token type '\(text)'", at: member.value.offset,
                    hint: Suggestion.hint(for: text, of: TokenType.allCases.map(\.rawValue)))
            }
        case "$description": checkText(member)
        case "$deprecated":
            switch member.value.content {
            case .boolean, .string: break
            default:
                faults.error(
                    "token-syntax", "'$deprecated' is true, false or a reason, not \(member.value.kind)",
                    at: member.value.offset)
            }
        case "$extensions":
            if !member.value.isObject {
                faults.error(
                    "token-syntax", "'$extensions' is an object, not \(member.value.kind)", at: member.value.offset)
            }
        default: return false
        }
        return true
    }

    private mutating func checkText(_ member: JSONNode.Member) {
        if member.value.string == nil {
            faults.error(
                "token-syntax", "'\(member.name)' is a string, not \(member.value.kind)", at: member.value.offset)
        }
    }

    private mutating func checkReference(
        _ node: JSONNode, _ parse: (String) throws(TokenReference.Fault) -> TokenReference
    ) {
        guard let text = node.string else {
            return faults.error("token-reference", "a reference is a string, not \(node.kind)", at: node.offset)
        }
        do { _ = try parse(text) } catch { faults.error("token-reference", error.message, at: node.offset) }
    }

    private mutating func reportUnknown(_ member: JSONNode.Member, known: [String]) {
        faults.error(
            "token-syntax", "there is no property '\(member.name)' here", at: member.nameOffset,
            hint: Suggestion.hint(for: member.name, of: known) ?? "use a name that does not begin with '$'")
    }

    private static let tokenProperties = ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"]
    private static let groupProperties = ["$type", "$description", "$deprecated", "$extensions", "$extends", "$root"]
}
