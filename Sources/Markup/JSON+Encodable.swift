extension JSON {
    /// The JSON of a value. Its properties are members with their names; optional ones are left out where they are nil.
    /// Numbers have at most six decimals. Foundation's encoder is not used because its output differs between
    /// platforms.
    ///
    /// - Parameter value: a value whose own encoding throws nothing, as encodings that the compiler writes do not.
    package init(encoding value: some Encodable) {
        do { self = try Self.encoded(value) } catch {
            preconditionFailure("a value that is written as JSON can be encoded: \(error)")
        }
    }

    fileprivate static func encoded(_ value: some Encodable) throws -> JSON {
        if let plain = plain(value) { return plain }
        let encoder = JSONValueEncoder(codingPath: [])
        try value.encode(to: encoder)
        return encoder.json
    }

    /// Numbers, texts and lists of them do without an encoder: they are most of what is written. Types are compared,
    /// since casting each value to a protocol takes longer than all the rest.
    private static func plain<Value>(_ value: Value) -> JSON? {
        let type = Value.self
        if type == [Int].self { return (value as? [Int]).map(list) }
        if type == [String].self { return (value as? [String]).map { .array($0.map { .string($0) }) } }
        if type == [Double].self { return (value as? [Double]).map { .array($0.map { .number($0) }) } }
        if type == [[Int]].self { return (value as? [[Int]]).map { .array($0.map(list)) } }
        if type == String.self { return (value as? String).map { .string($0) } }
        if type == Int.self { return (value as? Int).map { .integer($0) } }
        if type == Double.self { return (value as? Double).map { .number($0) } }
        return nil
    }

    private static func list(_ numbers: [Int]) -> JSON { .array(numbers.map { .integer($0) }) }
}

extension BinaryInteger {
    /// With all digits.
    fileprivate var json: JSON { Int(exactly: self).map { .integer($0) } ?? .literal("\(self)") }
}

// MARK: - The encoder

/// Collects one value. Containers share it, so that what they add is in it.
private final class JSONValueEncoder: Encoder {
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private var content = Content.none

    private enum Content {
        case none
        case value(JSON)
        case members([String: JSON])
        case elements([JSON])
    }

    /// Nested values that are not complete before this one is, by key or by place.
    private var nested: [(key: String, encoder: JSONValueEncoder)] = []
    private var nestedElements: [(index: Int, encoder: JSONValueEncoder)] = []

    init(codingPath: [any CodingKey]) { self.codingPath = codingPath }

    /// What was encoded; a value that encodes nothing is an object without members.
    var json: JSON {
        switch content {
        case .none: return .object([:])
        case .value(let value): return value
        case .members(var members):
            for (key, encoder) in nested { members[key] = encoder.json }
            return .object(members)
        case .elements(var elements):
            for (index, encoder) in nestedElements { elements[index] = encoder.json }
            return .array(elements)
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .none = content { content = .members([:]) }
        return KeyedEncodingContainer(JSONMembers(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .none = content { content = .elements([]) }
        return JSONElements(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingleValue(encoder: self) }

    func set(_ value: JSON) { content = .value(value) }

    func set(_ value: JSON, for key: String) {
        guard case .members(var members) = content else { preconditionFailure("members are of an object") }
        // The dictionary is not copied while there is only one of it.
        content = .none
        members[key] = value
        content = .members(members)
    }

    func append(_ value: JSON) {
        guard case .elements(var elements) = content else { preconditionFailure("elements are of an array") }
        content = .none
        elements.append(value)
        content = .elements(elements)
    }

    var count: Int { if case .elements(let elements) = content { elements.count } else { 0 } }

    func nest(for key: any CodingKey) -> JSONValueEncoder {
        let encoder = JSONValueEncoder(codingPath: codingPath + [key])
        nested.append((key.stringValue, encoder))
        return encoder
    }

    func nestElement() -> JSONValueEncoder {
        let encoder = JSONValueEncoder(codingPath: codingPath)
        nestedElements.append((count, encoder))
        append(.object([:]))
        return encoder
    }
}

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func put(_ value: JSON, _ key: Key) { encoder.set(value, for: key.stringValue) }

    func encodeNil(forKey key: Key) { put(.literal("null"), key) }
    func encode(_ value: Bool, forKey key: Key) { put(.boolean(value), key) }
    func encode(_ value: String, forKey key: Key) { put(.string(value), key) }
    func encode(_ value: Double, forKey key: Key) { put(.number(value), key) }
    func encode(_ value: Float, forKey key: Key) { put(.number(Double(value)), key) }
    func encode(_ value: Int, forKey key: Key) { put(.integer(value), key) }
    func encode(_ value: Int8, forKey key: Key) { put(value.json, key) }
    func encode(_ value: Int16, forKey key: Key) { put(value.json, key) }
    func encode(_ value: Int32, forKey key: Key) { put(value.json, key) }
    func encode(_ value: Int64, forKey key: Key) { put(value.json, key) }
    func encode(_ value: UInt, forKey key: Key) { put(value.json, key) }
    func encode(_ value: UInt8, forKey key: Key) { put(value.json, key) }
    func encode(_ value: UInt16, forKey key: Key) { put(value.json, key) }
    func encode(_ value: UInt32, forKey key: Key) { put(value.json, key) }
    func encode(_ value: UInt64, forKey key: Key) { put(value.json, key) }
    func encode(_ value: some Encodable, forKey key: Key) throws { put(try JSON.encoded(value), key) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { encoder.nest(for: key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.nest(for: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.nest(for: SuperKey()) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder.nest(for: key) }
}

/// The key of what a class encodes of its superclass, as the standard library names it.
private struct SuperKey: CodingKey {
    var stringValue: String { "super" }
    var intValue: Int? { nil }

    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
}

private struct JSONElements: UnkeyedEncodingContainer {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() { encoder.append(.literal("null")) }
    func encode(_ value: Bool) { encoder.append(.boolean(value)) }
    func encode(_ value: String) { encoder.append(.string(value)) }
    func encode(_ value: Double) { encoder.append(.number(value)) }
    func encode(_ value: Float) { encoder.append(.number(Double(value))) }
    func encode(_ value: Int) { encoder.append(.integer(value)) }
    func encode(_ value: Int8) { encoder.append(value.json) }
    func encode(_ value: Int16) { encoder.append(value.json) }
    func encode(_ value: Int32) { encoder.append(value.json) }
    func encode(_ value: Int64) { encoder.append(value.json) }
    func encode(_ value: UInt) { encoder.append(value.json) }
    func encode(_ value: UInt8) { encoder.append(value.json) }
    func encode(_ value: UInt16) { encoder.append(value.json) }
    func encode(_ value: UInt32) { encoder.append(value.json) }
    func encode(_ value: UInt64) { encoder.append(value.json) }
    func encode(_ value: some Encodable) throws { encoder.append(try JSON.encoded(value)) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder.nestElement().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.nestElement().unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder.nestElement() }
}

private struct JSONSingleValue: SingleValueEncodingContainer {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.set(.literal("null")) }
    func encode(_ value: Bool) { encoder.set(.boolean(value)) }
    func encode(_ value: String) { encoder.set(.string(value)) }
    func encode(_ value: Double) { encoder.set(.number(value)) }
    func encode(_ value: Float) { encoder.set(.number(Double(value))) }
    func encode(_ value: Int) { encoder.set(.integer(value)) }
    func encode(_ value: Int8) { encoder.set(value.json) }
    func encode(_ value: Int16) { encoder.set(value.json) }
    func encode(_ value: Int32) { encoder.set(value.json) }
    func encode(_ value: Int64) { encoder.set(value.json) }
    func encode(_ value: UInt) { encoder.set(value.json) }
    func encode(_ value: UInt8) { encoder.set(value.json) }
    func encode(_ value: UInt16) { encoder.set(value.json) }
    func encode(_ value: UInt32) { encoder.set(value.json) }
    func encode(_ value: UInt64) { encoder.set(value.json) }
    func encode(_ value: some Encodable) throws { encoder.set(try JSON.encoded(value)) }
}
