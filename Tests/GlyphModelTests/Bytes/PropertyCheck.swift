import Markup
import Testing

/// Checks that each stored property of a value is a part of its bytes.
///
/// - Parameters:
///   - base: a value whose properties are all stated.
///   - others: properties that are left out on purpose, each with a change that must not be seen.
///   - changes: a change of each other property alone.
func expectEachPropertyCounts<Value: ByteEncodable>(
    of base: Value, except others: KeyValuePairs<String, (inout Value) -> Void> = [:],
    _ changes: KeyValuePairs<String, (inout Value) -> Void>, sourceLocation: SourceLocation = #_sourceLocation
) {
    let stored = Mirror(reflecting: base).children.compactMap(\.label)
    #expect(
        Set(stored) == Set(changes.map(\.key) + others.map(\.key)),
        "\(Value.self) has other stored properties than this test knows: write them in its encoding, and add them here",
        sourceLocation: sourceLocation)
    let digest = Digest(of: base)
    for (name, change) in changes {
        var value = base
        change(&value)
        #expect(Digest(of: value) != digest, "\(Value.self).\(name) is not encoded", sourceLocation: sourceLocation)
    }
    for (name, change) in others {
        var value = base
        change(&value)
        #expect(Digest(of: value) == digest, "\(Value.self).\(name) is encoded", sourceLocation: sourceLocation)
    }
}
