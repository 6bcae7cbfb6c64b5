import Markup
import Testing

private struct Inner: Encodable {
    var name: String
    var numbers: [Int]
}

private enum Kind: String, Encodable { case first, other }

private struct Outer: Encodable {
    var title: String?
    var kind: Kind
    var ratio: Double
    var isOpen: Bool
    var inner: Inner
    var list: [Inner]
    var grid: [[Double]]
    var byName: [String: Inner]
    var byte: UInt8
}

/// A value that writes itself as a list with a nested object.
private struct Nested: Encodable {
    enum Key: String, CodingKey { case a }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(1)
        var object = elements.nestedContainer(keyedBy: Key.self)
        try elements.encode("last")
        var inside = object.nestedUnkeyedContainer(forKey: .a)
        try inside.encode(2)
        try inside.encodeNil()
    }
}

/// A value that is another one alone.
private struct Wrapped: Encodable {
    var numbers: [Int]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(numbers)
    }
}

private struct Empty: Encodable {}

@Suite struct JSONEncodingTests {
    private static let outer = Outer(
        title: nil, kind: .other, ratio: 0.1 + 0.2, isOpen: false, inner: Inner(name: "<i>", numbers: []),
        list: [Inner(name: "a", numbers: [1, -2])], grid: [[0.5, 2], []],
        byName: ["z": Inner(name: "b", numbers: [3]), "y": Inner(name: "c", numbers: [])], byte: 255)

    @Test func `properties are members with their names, sorted, and nil is left out`() {
        #expect(
            JSON(encoding: Self.outer).compact
                == #"{"byName":{"y":{"name":"c","numbers":[]},"z":{"name":"b","numbers":[3]}},"byte":255,"#
                + #""grid":[[0.5,2],[]],"inner":{"name":"\u003ci>","numbers":[]},"isOpen":false,"kind":"other","#
                + #""list":[{"name":"a","numbers":[1,-2]}],"ratio":0.3}"#)
    }

    @Test func `an optional value that is there is a member`() {
        var outer = Self.outer
        outer.title = "T"
        guard case .object(let members) = JSON(encoding: outer) else { return #expect(Bool(false)) }
        #expect(members["title"] == "T")
    }

    @Test func `numbers, texts and lists need no object around them`() {
        #expect(JSON(encoding: 7) == 7)
        #expect(JSON(encoding: "x") == "x")
        #expect(JSON(encoding: 1.5) == .number(1.5))
        #expect(JSON(encoding: [true, false]) == [true, false])
        #expect(JSON(encoding: [["a"], []]) == [["a"], []])
        #expect(JSON(encoding: [Kind.first, .other]) == ["first", "other"])
        #expect(JSON(encoding: UInt64.max).compact == "18446744073709551615")
    }

    @Test func `an element that is missing in a list is null`() {
        #expect(JSON(encoding: [1, nil, 3]).compact == "[1,null,3]")
    }

    @Test func `a value may be its only property`() {
        #expect(JSON(encoding: [Wrapped(numbers: [1, 2]), Wrapped(numbers: [])]) == [[1, 2], []])
    }

    @Test func `nested containers are at their places, whenever they are filled`() {
        #expect(JSON(encoding: Nested()).compact == #"[1,{"a":[2,null]},"last"]"#)
    }

    @Test func `a value without properties is an empty object`() {
        #expect(JSON(encoding: Empty()) == [:])
    }

    @Test func `what is encoded is read again as it was`() throws {
        let encoded = JSON(encoding: Self.outer)
        #expect(try #require(JSON(text: encoded.compact)).compact == encoded.compact)
    }
}
