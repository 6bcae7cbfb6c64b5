/// A value of a JSON document with its location in the source.
package struct JSONNode: Sendable {
    package enum Content: Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    package struct Member: Sendable {
        package var name: String
        /// The offset of the name's opening quote.
        package var nameOffset: Int
        package var value: JSONNode
    }

    package var content: Content
    /// Where the value begins, as an offset in the source or in a `SourceSet`.
    package var offset: Int

    package init(_ content: Content, offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// In source order; empty for values that are not objects.
    package var members: [Member] { if case .object(let members) = content { members } else { [] } }

    package func member(_ name: String) -> Member? { members.first { $0.name == name } }

    package subscript(name: String) -> JSONNode? { member(name)?.value }

    package var isObject: Bool { if case .object = content { true } else { false } }
    package var elements: [JSONNode]? { if case .array(let elements) = content { elements } else { nil } }
    package var string: String? { if case .string(let text) = content { text } else { nil } }
    package var number: Double? { if case .number(let value) = content { value } else { nil } }

    /// For messages: `a string`, `an object`.
    package var kind: String {
        switch content {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// Limits of a JSON file; larger files are refused.
package struct JSONLimits: Hashable, Sendable {
    package var bytes = 16 << 20
    /// How deeply arrays and objects may be nested. Bounds the recursion.
    package var depth = 128
    package var values = 500_000

    package init() {}
}
