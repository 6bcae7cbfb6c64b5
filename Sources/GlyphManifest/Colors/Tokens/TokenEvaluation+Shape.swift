internal import Markup

extension TokenEvaluation {
    /// Reports the faults that make a token invalid, its references included.
    mutating func check(_ token: Token) {
        guard let type = type(of: token) else {
            // An unknown type is already reported.
            if token.node["$type"] != nil { return }
            faults.error(
                "token-type", "the token '\(token.path)' has no type", at: token.node.offset,
                hint: "state \"$type\" on it or on a group around it")
            return
        }
        check(token.value, is: type)
    }

    private mutating func check(_ node: JSONNode, is type: TokenType) {
        guard let shape = type.shape else { return checkColor(inside: node) }
        if let value = resolved(node, as: type, aliases: true) { check(value, shape, of: type, from: node) }
    }

    /// - Parameters:
    ///   - type: the type of the token, for messages.
    ///   - origin: the reference that led to the node, if one did.
    private mutating func check(_ node: JSONNode, _ shape: TokenShape, of type: TokenType, from origin: JSONNode? = nil)
    {
        let origin = origin ?? node
        if case .type(let member) = shape { return check(node, is: member) }
        if case .either(let shapes) = shape, let whole = shapes.first(where: { $0.isType && $0.fits(node) }) {
            return check(node, whole, of: type, from: origin)
        }
        guard let value = resolved(node, as: nil, aliases: false) else { return }
        switch (shape, value.content) {
        case (.either(let shapes), _):
            let fitting = shapes.first { $0.fits(value) } ?? shapes.first
            if let fitting { check(value, fitting, of: type, from: origin) }
        case (.number(let range), .number(let number)) where range.contains(number): break
        case (.text(let words), .string(let text)) where words.isEmpty || words.contains(text): break
        case (.boolean, .boolean): break
        case (.list(let shape, let least), .array(let elements)) where elements.count >= least:
            checkInside(value, of: type, from: origin) { evaluation in
                for element in elements { evaluation.check(element, shape, of: type) }
            }
        case (.timing, .array(let elements)) where elements.count == 4:
            for (index, element) in elements.enumerated() {
                check(element, index % 2 == 0 ? .number(0...1) : .anyNumber, of: type)
            }
        case (.object(let fields), .object): check(value, fields, of: type, from: origin)
        default:
            faults.error(
                "token-value", "a value of type \(type.rawValue) cannot have \(value.described) here",
                at: origin.offset,
                notes: notes(origin, value))
        }
    }

    /// Checks the content of a list or an object, once for its type: many references may lead to it, and a fault in it
    /// is reported where it is.
    ///
    /// - Parameter origin: the reference that led to it, if one did.
    private mutating func checkInside(
        _ value: JSONNode, of type: TokenType, from origin: JSONNode, _ check: (inout TokenEvaluation) -> Void
    ) {
        let place = TypedPlace(offset: value.offset, type: type)
        guard !checked.contains(place) else { return }
        guard faults.spend(1 + value.members.count + (value.elements?.count ?? 0), at: value.offset) else { return }
        // A list may refer to another of its own type, which may refer back.
        guard !checking.contains(place) else {
            return faults.error("token-cycle", "the value contains itself", at: origin.offset)
        }
        guard checking.count < Self.nestingLimit else {
            return faults.error(
                "json-limit",
                "references between values are nested deeper than \(Self.nestingLimit)",
                at: origin.offset)
        }
        checking.insert(place)
        check(&self)
        checking.remove(place)
        checked.insert(place)
    }

    /// Bounds the recursion.
    private static let nestingLimit = 100

    private mutating func check(
        _ value: JSONNode, _ fields: [TokenShape.Field], of type: TokenType, from origin: JSONNode
    ) {
        guard faults.spend(1 + value.members.count, at: origin.offset) else { return }
        for field in fields where field.isRequired && value.member(field.name) == nil {
            faults.error(
                "token-value", "a value of type \(type.rawValue) needs '\(field.name)'", at: origin.offset,
                notes: notes(origin, value))
        }
        checkInside(value, of: type, from: origin) { $0.checkMembers(of: value, fields, of: type) }
    }

    private mutating func checkMembers(of value: JSONNode, _ fields: [TokenShape.Field], of type: TokenType) {
        for field in fields {
            if let member = value.member(field.name) { check(member.value, field.shape, of: type) }
        }
        for member in value.members where !fields.contains(where: { $0.name == member.name }) {
            faults.error(
                "token-value", "a value of type \(type.rawValue) has no '\(member.name)'", at: member.nameOffset,
                hint: Suggestion.hint(for: member.name, of: fields.map(\.name)))
        }
    }
}

extension TokenShape {
    fileprivate var isType: Bool { if case .type = self { true } else { false } }

    /// Whether it is for this kind of JSON.
    fileprivate func fits(_ node: JSONNode) -> Bool {
        switch (self, node.content) {
        case (.number, .number), (.boolean, .boolean), (.list, .array), (.timing, .array), (.object, .object): true
        case (.text, .string(let text)): !TokenReference.isAlias(text)
        case (.type, .string(let text)): TokenReference.isAlias(text)
        default: false
        }
    }
}

extension JSONNode {
    fileprivate var described: String {
        switch content {
        case .string(let text): "'\(text)'"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .array(let elements): "an array of \(elements.count)"
        default: kind
        }
    }
}
