internal import GlyphModel
internal import Markup

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

extension JSONNode {
    /// Whether it is a token, which has a value or points to one; every other object is a group.
    var isToken: Bool { member("$value") != nil || member("$ref") != nil }
}

// MARK: - Values

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

// MARK: - Types

/// The types of tokens (Design Tokens Format Module 2025.10, 8 and 9).
enum TokenType: String, Hashable, Sendable, CaseIterable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography
}

/// The shape of a token's value, as far as validation needs it. Only colours are evaluated.
indirect enum TokenShape: Sendable {
    case number(ClosedRange<Double>)
    /// One of these words; any word where there are none.
    case text([String])
    case boolean
    case list(of: TokenShape, atLeast: Int = 1)
    /// Cubic Bézier: x1 y1 x2 y2, where time, the x, may not leave 0…1.
    case timing
    case object([Field])
    /// The first that fits the kind of JSON.
    case either([TokenShape])
    /// A value of a type, or a reference to a token of that type.
    case type(TokenType)

    struct Field: Sendable {
        var name: String
        var shape: TokenShape
        var isRequired: Bool

        init(_ name: String, _ shape: TokenShape, isRequired: Bool = true) {
            self.name = name
            self.shape = shape
            self.isRequired = isRequired
        }
    }

    static let anyNumber = TokenShape.number(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
}

extension TokenType {
    /// Nil for colours, which have a reader of their own.
    var shape: TokenShape? {
        switch self {
        case .color: TokenShape?.none
        case .number: .anyNumber
        case .dimension: Self.quantity(["px", "rem"])
        case .duration: Self.quantity(["ms", "s"])
        case .fontFamily: .either([.text([]), .list(of: .text([]))])
        case .fontWeight: .either([.number(1...1000), .text(Self.weights)])
        case .cubicBezier: .timing
        case .strokeStyle: Self.stroke
        case .border:
            .object([
                .init("color", .type(.color)), .init("width", .type(.dimension)), .init("style", .type(.strokeStyle)),
            ])
        case .transition:
            .object([
                .init("duration", .type(.duration)), .init("delay", .type(.duration)),
                .init("timingFunction", .type(.cubicBezier)),
            ])
        case .shadow: .either([Self.shadowLayer, .list(of: .type(.shadow))])
        case .gradient: .list(of: .either([Self.gradientStop, .type(.gradient)]))
        case .typography:
            .object([
                .init("fontFamily", .type(.fontFamily)), .init("fontSize", .type(.dimension)),
                .init("fontWeight", .type(.fontWeight)), .init("letterSpacing", .type(.dimension)),
                .init("lineHeight", .type(.number)),
            ])
        }
    }

    private static func quantity(_ units: [String]) -> TokenShape {
        .object([.init("value", .anyNumber), .init("unit", .text(units))])
    }

    private static let stroke = TokenShape.either([
        .text(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
        .object([
            .init("dashArray", .list(of: .type(.dimension))), .init("lineCap", .text(["round", "butt", "square"])),
        ]),
    ])

    private static let shadowLayer = TokenShape.object([
        .init("color", .type(.color)), .init("offsetX", .type(.dimension)), .init("offsetY", .type(.dimension)),
        .init("blur", .type(.dimension)), .init("spread", .type(.dimension)),
        .init("inset", .boolean, isRequired: false),
    ])

    private static let gradientStop = TokenShape.object([
        .init("color", .type(.color)), .init("position", .type(.number)),
    ])

    private static let weights = [
        "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium",
        "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
    ]
}
