import Foundation
import Markup
import Support
import Testing

private func read(_ text: String) throws -> JSONNode { try JSONReader.read(SourceFile(path: "a.json", text: text)) }

@Test func valuesOfEveryKindAreReadWithTheirPlaces() throws {
    let root = try read(#" { "a" : [ 1 , -2.5e+1, true, false, null, "x\n\u00e9\ud83d\ude00\/" ] , "b":{} }"#)
    #expect(root.offset == 1 && root.members.map(\.name) == ["a", "b"] && root.members.map(\.nameOffset) == [3, 73])
    let elements = try #require(root["a"]?.elements)
    #expect(elements.compactMap(\.number) == [1, -25])
    #expect(elements.map(\.offset) == [11, 15, 24, 30, 37, 43])
    #expect(elements.last?.string == "x\né😀/")
    #expect(root["b"]?.isObject == true && root["c"] == nil)
}

@Test(arguments: [
    ("", "1:1"), (" ", "1:2"), ("{", "1:2"), ("[1,]", "1:4"), ("{\"a\" 1}", "1:6"), ("{a:1}", "1:2"), ("[1 2]", "1:4"),
    ("01", "1:2"), ("-", "1:2"), ("1.", "1:3"), ("1e", "1:3"), ("+1", "1:1"), ("NaN", "1:1"), ("'a'", "1:1"),
    ("\"a", "1:3"),
    ("\"\t\"", "1:2"), ("\"\\x\"", "1:2"), ("\"\\ud800\"", "1:8"), ("\"\\u00g0\"", "1:2"), ("[1]x", "1:4"),
    ("1e999", "1:1"),
    ("{\"a\":1,\n \"a\":2}", "2:2"), ("tru", "1:1"), ("// c\n1", "1:1"), ("{\"a\":1,}", "1:8"),
])
func `invalid JSON is refused at its location`(text: String, place: String) {
    let findings = #expect(throws: Findings.self) { try read(text) }
    let found = findings?.diagnostics.first
    #expect(found?.id == "json-syntax" && found?.location.map { "\($0.line):\($0.column)" } == place, "\(found as Any)")
}

@Test func bytesThatAreNoTextAreRefused() {
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22]] {
        #expect(throws: Findings.self) { try JSONReader.read(SourceFile(path: "a", bytes: bytes)) }
    }
}

@Test func aByteOrderMarkIsPassedOver() throws { #expect(try read("\u{FEFF}[]").elements?.isEmpty == true) }

@Test func `JSON that exceeds the limits is refused`() {
    var limits = JSONLimits()
    limits.depth = 3
    limits.values = 5
    limits.bytes = 40
    func id(_ text: String) -> String? {
        let findings = #expect(throws: Findings.self) {
            try JSONReader.read(SourceFile(path: "a", text: text), limits: limits)
        }
        return findings?.diagnostics.first?.id
    }
    #expect(throws: Never.self) { try JSONReader.read(SourceFile(path: "a", text: "[[[1]],2]"), limits: limits) }
    #expect(id("[[[[]]]]") == "json-limit" && id("[1,2,3,4,5]") == "json-limit")
    #expect(id(String(repeating: " ", count: 41)) == "json-limit")
    #expect(throws: Findings.self) { try read(String(repeating: "[", count: 1_000_000)) }
}

/// Tests run on threads with little stack: what the limit lets through has to fit there.
@Test func `JSON of the greatest allowed depth is read`() throws {
    let depth = JSONLimits().depth
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects = String(repeating: "{\"a\":", count: depth - 1) + "{}" + String(repeating: "}", count: depth - 1)
    #expect(try read(arrays).elements?.count == 1 && read(objects)["a"]?.isObject == true)
    #expect(throws: Findings.self) { try read("[" + arrays + "]") }
}

@Test func `names that are composed in different ways are different, and are read in linear time`() throws {
    // A mark above and one below, in any order, are one text.
    let names = (0..<1 << 14).map { number in
        "e" + (0..<14).map { number >> $0 & 1 == 1 ? "\u{301}" : "\u{323}" }.joined()
    }.filter { $0.unicodeScalars.count { $0 == "\u{301}" } == 7 }
    #expect(Set(names).count == 1 && names.count == 3432)
    let members = names.map { "\"\($0)\": 1" }
    #expect(try read("{\(members.joined(separator: ", "))}").members.count == names.count)
    let repeated = "{\((members + ["\"b\": 1", members[1700]]).joined(separator: ", "))}"
    #expect(throws: Findings.self) { try read(repeated) }
    #expect(throws: Findings.self) {
        try read("{\((members.prefix(2) + ["\"b\": 1", "\"b\": 1"]).joined(separator: ", "))}")
    }
}

@Test func locationsInSeveralFilesAreDistinguished() {
    var sources = SourceSet()
    let starts = ["ab\nc", "", "x"].enumerated().map { index, text in
        sources.append(SourceFile(path: "\(index)", text: text))
    }
    #expect(starts == [0, 5, 6])
    #expect(sources.location(at: 4)?.description == "0:2:2" && sources.location(at: 5)?.description == "1:1:1")
    #expect(sources.location(at: 7)?.description == "2:1:2")
}

/// Foundation's reader is the judge: what it refuses is refused, and what both read is the same.
@Test(arguments: seeds(300))
func randomBytesAreReadAsAnotherReaderReadsThem(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(#"{"a":[1,-2.5e1,true,null,"x\n\u00e9"],"b":{"c":{}},"":0}"#.utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
        default: bytes[index] = UInt8.random(in: 0x20...0x7E, using: &random)
        }
    }
    let ours = try? JSONReader.read(SourceFile(path: "a", bytes: bytes))
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    let text = String(decoding: bytes, as: UTF8.self)
    // Duplicate names are refused here only.
    if theirs == nil { #expect(ours == nil, "\(seed) \(text)") }
    if let ours, let theirs { #expect(same(ours, theirs), "\(seed) \(text)") }
}

private func same(_ node: JSONNode, _ other: Any) -> Bool {
    switch node.content {
    case .null: other is NSNull
    case .boolean(let value): other as? Bool == value
    case .number(let value): other as? Double == value
    case .string(let text): other as? String == text
    case .array(let elements):
        if let others = other as? [Any], others.count == elements.count {
            zip(elements, others).allSatisfy(same)
        } else {
            false
        }
    case .object(let members):
        if let others = other as? [String: Any], others.count == members.count {
            members.allSatisfy { member in others[member.name].map { same(member.value, $0) } ?? false }
        } else {
            false
        }
    }
}
