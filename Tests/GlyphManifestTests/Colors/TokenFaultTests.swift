import Markup
import SemanticColor
import SetSupport
import Support
import Testing

private let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

private let fixtures = [
    """
    {"a": {"$type": "color", "$value": \(black)
    ^ none
    """,
    """
    {
      "a.b": {"$type": "color", "$value": \(black)},
      ^ token-name
      "{c": {},
      ^ token-name
      "d": 1, "": {},
           ^ token-syntax
              ^ token-name
      "e": {"$root": {}, "$extend": "{x}", "$type": 1, "$description": [], "$deprecated": 0, "$extensions": 1},
                     ^ token-syntax
                         ^ token-syntax
                                                    ^ token-type
                                                                       ^ token-syntax
                                                                                          ^ token-syntax
                                                                                                            ^ token-syntax
      "f": {"$type": "colour", "$value": 1, "child": {}, "$valeu": 1},
                     ^ token-type
                                            ^ token-syntax
                                                         ^ token-syntax
      "g": {"$type": "color", "$value": null}
                                        ^ token-value
    }
    """,
    """
    {"$type": "color",
      "a": {"$value": {"colorSpace": "rgb", "components": [0, 0, 0]}},
                                     ^ token-value
      "b": {"$value": {"colorSpace": "srgb", "components": [0, -0.1, "no"], "alpha": 2, "hex": "#FFF", "gamma": 1}},
                                                               ^ token-value
                                                                     ^ token-value
                                                                                     ^ token-value
                                                                                               ^ token-value
                                                                                                       ^ token-value
      "c": {"$value": {"components": [0, 0]}},
                      ^ token-value
      "d": {"$value": {"colorSpace": "hsl", "components": [360, 50, 50]}},
                                                           ^ token-value
      "e": {"$value": [0, 0, 0]}, "f": {"$value": "red"}, "g": {"$value": true}
                      ^ token-value
                                                  ^ token-value
                                                                          ^ token-value
    }
    """,
    """
    {"c": {"$type": "color", "$value": \(black)}, "n": {"$type": "number", "$value": 1},
      "a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "self": {"$type": "color", "$ref": "#/self/$value"},
           ^ token-type
                                   ^ token-type
                                                                                         ^ token-cycle
      "d": {"$type": "color", "$value": "{nothing.at.all}"}, "e": {"$type": "color", "$value": "{n}"},
                                        ^ token-reference
                                                                                               ^ token-reference
      "f": {"$type": "color", "$value": "{c"}, "g": {"$type": "color", "$ref": "#/c"},
                                        ^ token-reference
                                                                               ^ token-reference
      "h": {"$type": "color", "$value": {"$ref": "#/c/$value/components"}}, "i": {"$value": 1},
                                        ^ token-value
                                                                                 ^ token-type
      "j": {"$type": "number", "$ref": "#/c/$value/components/01"}, "k": {"$type": "color", "$value": "{c.deep}"}
                                       ^ token-reference
                                                                                                      ^ token-reference
    }
    """,
    """
    {"a": {"$extends": "{b}"}, "b": {"x": {}, "$extends": "{c}"}, "c": {"$extends": "{a}"},
                       ^ token-cycle
                                                          ^ token-cycle
                                                                                    ^ token-cycle
      "d": {"$extends": "{d.e}", "e": {"$extends": "{d}"}},
                        ^ token-cycle
                                                   ^ token-cycle
      "f": {"$extends": "{none}"}, "t": {"$type": "color", "$value": \(black)}, "g": {"$extends": "#/t"}
                        ^ token-reference
                                                                                                                                         ^ token-reference
    }
    """,
    """
    {"g": {"$type": "gradient", "$value": ["{g}"]},
                                           ^ token-cycle
     "d": {"$type": "dimension", "$value": {"value": "1", "unit": "em", "x": 1}},
                                                     ^ token-value
                                                                  ^ token-value
                                                                        ^ token-value
     "s": {"$type": "shadow", "$value": [{"color": \(black)}]}
                                         ^ token-value
                                         ^ token-value
                                         ^ token-value
                                         ^ token-value
    }
    """,
]

@Test(arguments: fixtures.dropFirst())
func everyFaultOfATokenFileIsFoundAtItsPlace(fixture: String) {
    let marked = MarkedText(fixture)
    #expect(Imports.faults(["t.json": marked.text], "<import tokens='t.json'/>") == marked.expected)
}

/// Drafts had text for colours of tokens; inside of values the format never did.
@Test func aColourAsTextInsideAValueIsAnError() {
    let marked = MarkedText(
        """
        {"b": {"$type": "border", "$value": {"color": "#FF0000", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
                                                      ^ token-value
         "g": {"$type": "gradient", "$value": [{"color": "#000", "position": 0}, {"color": "{c}", "position": 1}]},
                                                         ^ token-value
         "c": {"$type": "color", "$value": \(black)}}
        """)
    #expect(Imports.faults(["t.json": marked.text], "<import tokens='t.json'/>") == marked.expected)
}

@Test func `a token file that is not a JSON object is refused`() {
    #expect(Imports.faults(["t.json": "{\n\"a\": [1, 2"], "<import tokens='t.json'/>") == ["2:11 json-syntax"])
    #expect(Imports.faults(["t.json": "[]"], "<import tokens='t.json'/>") == ["1:1 token-syntax"])
}

@Test func aCycleIsReportedWithItsChain() {
    let text = "{\"$type\": \"color\", \"a\": {\"$value\": \"{b}\"}, \"b\": {\"$value\": \"{a}\"}}"
    let findings = #expect(throws: Findings.self) { try Imports.tokens(text) }
    #expect(findings?.diagnostics.first?.notes == ["the chain is {b}, {a}, {b}"])
}

/// Groups that extend groups that extend groups multiply: the work is bounded, not only the depth.
@Test(.long) func extensionsThatMultiplyMeetALimit() {
    var text = "{\"g0\": {\"t\": {\"$type\": \"color\", \"$value\": \(black)}}"
    for level in 1...40 {
        text +=
            ", \"g\(level)\": {\"x\": {\"$extends\": \"{g\(level - 1)}\"}, \"y\": {\"$extends\": \"{g\(level - 1)}\"}}"
    }
    #expect(Imports.faults(["t.json": text + "}"], "<import tokens='t.json'/>").contains { $0.hasSuffix("json-limit") })
}

@Test func theDeepestGroupsThatAreAllowedAreRead() throws {
    let depth = 120
    let groups =
        String(repeating: "{\"g\": ", count: depth) + "{\"t\": {\"$type\": \"color\", \"$value\": \(black)}}"
        + String(repeating: "}", count: depth)
    #expect(try Imports.tokens(groups).roles.contains { $0.rawValue.hasSuffix("g.t") })
}

@Test func aLongChainOfAliasesIsFollowedAndAnEndlessOneIsNot() throws {
    var text = "{\"$type\": \"color\", \"t0\": {\"$value\": \(black)}"
    for index in 1...300 { text += ", \"t\(index)\": {\"$value\": \"{t\(index - 1)}\"}" }
    #expect(try Imports.tokens(text + "}")["t300"] != nil)
    // Backwards nothing is known yet when a chain begins.
    for index in 301...700 { text += ", \"t\(index)\": {\"$value\": \"{t\(index + 1)}\"}" }
    text += ", \"t701\": {\"$value\": \"{t0}\"}}"
    let findings = #expect(throws: Findings.self) { try Imports.tokens(text) }
    #expect(findings?.diagnostics.first?.message == "a chain of more than 100 references")
}

/// For any accidental damage, a file is read or refused with a place.
@Test(arguments: seeds(200))
func damagedTokenFilesAreReadOrRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(
        fixtures[3 + Int(seed % 3)].split(separator: "\n").filter { !$0.contains("^") }.joined(separator: "\n").utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
        let from = Int.random(in: 0..<bytes.count, using: &random)
        let count = Int.random(in: 0...min(12, bytes.count - from), using: &random)
        let piece = bytes[from..<(from + count)]
        if Bool.random(using: &random) {
            bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
        } else {
            bytes.removeSubrange(from..<(from + count))
        }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(Findings) { _ = try Imports.tokens(text) } catch {
        #expect(error.diagnostics.allSatisfy { $0.location != nil }, "\(seed)")
    }
}
