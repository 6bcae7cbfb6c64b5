import Markup
import Support
import Testing

/// A text with its root.
private struct Edited {
    let source: SourceFile
    let root: JSONNode

    init(_ text: String) throws {
        source = SourceFile(path: "Contents.json", text: text)
        root = try JSONReader.read(source)
    }

    func making(_ edits: (JSONEdit) throws -> [Fix.Edit?]) rethrows -> String {
        String(decoding: source.making(try edits(JSONEdit(source: source)).compactMap { $0 }).bytes, as: UTF8.self)
    }
}

@Suite struct JSONEditTests {
    private static let xcode = """
        {
          "images" : [
            {
              "filename" : "home.svg",
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """

    private let dark: JSON = [
        "appearances": [["appearance": "luminosity", "value": "dark"]], "idiom": "universal",
    ]

    @Test func theStepIsTheFirstIndentationWithContentBehindIt() throws {
        let edited = try Edited("{\n      \n\n   \"a\": [],\n     \"b\": []\n}\n")
        let list = try #require(edited.root["a"])
        #expect(
            edited.making { [$0.appending([["c": 1]], to: list)] }
                == "{\n      \n\n   \"a\": [\n      {\n         \"c\": 1\n      }\n   ],\n     \"b\": []\n}\n")
    }

    @Test func `an element is appended as Xcode writes it`() throws {
        let edited = try Edited(Self.xcode)
        let images = try #require(edited.root["images"])
        #expect(
            edited.making { [$0.appending([dark], to: images)] } == """
                {
                  "images" : [
                    {
                      "filename" : "home.svg",
                      "idiom" : "universal"
                    },
                    {
                      "appearances" : [
                        {
                          "appearance" : "luminosity",
                          "value" : "dark"
                        }
                      ],
                      "idiom" : "universal"
                    }
                  ],
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  }
                }

                """)
    }

    @Test func `a member is set, changed and removed without the rest`() throws {
        let edited = try Edited(Self.xcode)
        let image = try #require(edited.root["images"]?.elements?.first)
        #expect(
            edited.making { [$0.setting("scale", to: "2x", in: image)] }
                == Self.xcode.replacing(
                    "\"universal\"\n    }", with: "\"universal\",\n      \"scale\" : \"2x\"\n    }"))
        #expect(
            edited.making { [$0.setting("filename", to: "a.svg", in: image)] }
                == Self.xcode.replacing("home.svg", with: "a.svg"))
        #expect(
            edited.making { [$0.removal(of: "filename", from: image)] }
                == Self.xcode.replacing("\"filename\" : \"home.svg\",\n      ", with: ""))
        #expect(
            edited.making { [$0.removal(of: "idiom", from: image)] }
                == Self.xcode.replacing(",\n      \"idiom\" : \"universal\"", with: ""))
        #expect(edited.making { [$0.removal(of: "scale", from: image)] } == Self.xcode)
    }

    @Test func `elements are removed at each end, and the last one leaves an empty array`() throws {
        let edited = try Edited("{ \"a\" : [ 1, 22, 3 ], \"b\" : [ {} ] }")
        let (a, b) = (try #require(edited.root["a"]), try #require(edited.root["b"]))
        #expect(edited.making { [$0.removal(ofElement: 0, from: a)] } == "{ \"a\" : [ 22, 3 ], \"b\" : [ {} ] }")
        #expect(edited.making { [$0.removal(ofElement: 1, from: a)] } == "{ \"a\" : [ 1, 3 ], \"b\" : [ {} ] }")
        #expect(edited.making { [$0.removal(ofElement: 2, from: a)] } == "{ \"a\" : [ 1, 22 ], \"b\" : [ {} ] }")
        #expect(edited.making { [$0.removal(ofElement: 0, from: b)] } == "{ \"a\" : [ 1, 22, 3 ], \"b\" : [] }")
        #expect(JSONEdit(source: edited.source).removal(ofElement: 3, from: a) == nil)
    }

    @Test func `minified JSON stays on one line`() throws {
        let edited = try Edited("{\"a\":[{\"b\":1}],\"c\":{},\"d\":[]}\n")
        let root = edited.root
        let (a, c, d) = (try #require(root["a"]), try #require(root["c"]), try #require(root["d"]))
        let b = try #require(a.elements?.first)
        #expect(
            edited.making { [$0.appending([["b": 2]], to: a), $0.setting("x", to: true, in: c)] }
                == "{\"a\":[{\"b\":1}, { \"b\": 2 }],\"c\":{\"x\": true},\"d\":[]}\n")
        #expect(
            edited.making { [$0.setting("x", to: ["y": "z"], in: b), $0.appending([1, 2], to: d)] }
                == "{\"a\":[{\"b\":1, \"x\": { \"y\": \"z\" }}],\"c\":{},\"d\":[1, 2]}\n")
    }

    @Test func `tabs and Windows line breaks are kept`() throws {
        let edited = try Edited("{\r\n\t\"a\": [\r\n\t\t1\r\n\t],\r\n\t\"b\": []\r\n}\r\n")
        let (a, b) = (try #require(edited.root["a"]), try #require(edited.root["b"]))
        #expect(
            edited.making { [$0.appending([["c": 2]], to: a), $0.appending(["d"], to: b)] }
                == "{\r\n\t\"a\": [\r\n\t\t1,\r\n\t\t{\r\n\t\t\t\"c\": 2\r\n\t\t}\r\n\t],\r\n\t\"b\": [\r\n\t\t\"d\"\r\n\t]\r\n}\r\n"
        )
    }

    @Test func `an empty array or object gets its first entry on a line of its own`() throws {
        let edited = try Edited("{\n    \"a\" : [],\n    \"b\" : {\n    }\n}")
        let (a, b) = (try #require(edited.root["a"]), try #require(edited.root["b"]))
        #expect(
            edited.making { [$0.appending(["x"], to: a), $0.setting("y", to: 1, in: b)] }
                == "{\n    \"a\" : [\n        \"x\"\n    ],\n    \"b\" : {\n        \"y\" : 1\n    }\n}")
        #expect(edited.making { [$0.appending([], to: a)] } == "{\n    \"a\" : [],\n    \"b\" : {\n    }\n}")
    }

    @Test func `a text that looks like a key is written as it is`() throws {
        let edited = try Edited("{\n  \"a\": [\n    0\n  ]\n}")
        let a = try #require(edited.root["a"])
        let text: JSON = ["k\" : ": "v\" : \\", "l": ["x\" : y"]]
        let result = try Edited(edited.making { [$0.appending([text], to: a)] })
        #expect(result.root["a"]?.elements?.last.map { JSON($0) } == text)
    }
}

// MARK: - Random texts

/// Random JSON in a random layout.
private struct RandomJSON {
    var generator: SeededGenerator
    let newline: String
    let step: String
    let colon: String

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        newline = ["", "\n", "\n", "\r\n"].randomElement(using: &generator) ?? ""
        step = ["  ", "    ", "\t"].randomElement(using: &generator) ?? ""
        colon = [":", ": ", " : "].randomElement(using: &generator) ?? ""
    }

    mutating func scalar() -> JSON {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: .boolean(.random(using: &generator))
        case 1: .literal(String(Int.random(in: -999...999, using: &generator)))
        case 2: .literal("null")
        default:
            .string(["", "a", "é\n", "x\" : \\", "{[,]}", " : ", "😀", "  b"].randomElement(using: &generator) ?? "")
        }
    }

    mutating func value(depth: Int) -> JSON {
        let kind = depth == 0 ? 2 : Int.random(in: 0..<3, using: &generator)
        let count = Int.random(in: 0..<4, using: &generator)
        if kind == 0 { return .array((0..<count).map { _ in value(depth: depth - 1) }) }
        if kind == 1 {
            let members = (0..<count).map { ("k\($0)", value(depth: depth - 1)) }
            return .object(Dictionary(members, uniquingKeysWith: { $1 }))
        }
        return scalar()
    }

    /// Each container is on one line, or has a line for each part.
    mutating func text(_ value: JSON, lead: String) -> String {
        let inner = newline.isEmpty || Int.random(in: 0..<4, using: &generator) == 0 ? "" : lead + step
        func join(_ parts: [String], _ brackets: String) -> String {
            let (open, close) = (brackets.prefix(1), brackets.suffix(1))
            if parts.isEmpty { return String(open + close) }
            let closing = inner.isEmpty ? "" : lead
            return open + inner + parts.joined(separator: "," + inner) + closing + close
        }
        switch value {
        case .array(let values): return join(values.map { text($0, lead: inner.isEmpty ? lead : inner) }, "[]")
        case .object(let members):
            // In a random order, which edits keep.
            let names = members.keys.sorted().shuffled(using: &generator)
            return join(
                names.map {
                    JSON.string($0).compact + colon + text(members[$0] ?? 0, lead: inner.isEmpty ? lead : inner)
                },
                "{}")
        default: return value.compact
        }
    }
}

extension JSONNode {
    /// All values in it, with itself.
    fileprivate var all: [JSONNode] { [self] + ((elements ?? []) + members.map(\.value)).flatMap(\.all) }

    /// The bytes of its parts, each with its name.
    fileprivate func parts(of source: SourceFile) -> [[UInt8]] {
        (elements ?? []).map { Array(source.bytes[$0.offset..<$0.end]) }
            + members.map { Array(source.bytes[$0.nameOffset..<$0.value.end]) }
    }
}

@Test(arguments: seeds(800))
func `an edit gives the expected value and keeps the bytes of all other parts`(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    let value = JSON.object(["root": random.value(depth: 4), "list": .array([random.value(depth: 2)])])
    let source = SourceFile(path: "a.json", text: random.text(value, lead: random.newline))
    let root = try JSONReader.read(source)
    #expect(JSON(root) == value)
    let edit = JSONEdit(source: source)
    for node in root.all {
        let new = random.value(depth: 2)
        var cases: [(edit: Fix.Edit, expected: JSON, kept: [[UInt8]])] = []
        let parts = node.parts(of: source)
        switch JSON(node) {
        case .array(let values):
            cases.append((edit.appending([new, new], to: node), .array(values + [new, new]), parts))
            for index in values.indices {
                var (rest, kept) = (values, parts)
                rest.remove(at: index)
                kept.remove(at: index)
                cases.append((try #require(edit.removal(ofElement: index, from: node)), .array(rest), kept))
            }
        case .object(let members):
            var set = members
            set["new"] = new
            cases.append((edit.setting("new", to: new, in: node), .object(set), parts))
            for (index, member) in node.members.enumerated() {
                var (changed, rest, kept) = (members, members, parts)
                (changed[member.name], rest[member.name]) = (new, nil)
                kept.remove(at: index)
                cases.append((edit.setting(member.name, to: new, in: node), .object(changed), kept))
                cases.append((try #require(edit.removal(of: member.name, from: node)), .object(rest), kept))
            }
        default: cases.append((edit.replacement(of: node, by: new), new, []))
        }
        for (edit, expected, kept) in cases {
            let result = source.making([edit])
            let read = try JSONReader.read(result)
            // Nothing before the value moves.
            let edited = try #require(read.all.first { $0.offset == node.offset && JSON($0) == expected })
            let left = edited.parts(of: result)
            #expect(kept.allSatisfy(left.contains), "\(String(decoding: result.bytes, as: UTF8.self))")
            let behind = source.bytes.count - node.end
            #expect(result.bytes.suffix(behind) == source.bytes.suffix(behind))
            #expect(result.bytes.prefix(node.offset) == source.bytes.prefix(node.offset))
            // A file of one line stays one.
            if random.newline.isEmpty { #expect(!result.bytes.contains(0x0A)) }
            if random.newline == "\r\n" {
                #expect(zip(result.bytes, result.bytes.dropFirst()).allSatisfy { $1 != 0x0A || $0 == 0x0D })
            }
        }
    }
}
