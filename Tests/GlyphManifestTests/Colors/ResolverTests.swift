import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Testing

private func value(_ level: Int) -> String {
    "{\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, \(level)]}}"
}

/// A resolver document with one modifier: contexts by name, each with a gray of its own.
private func document(_ contexts: [(String, Double)], standard: String? = nil) -> String {
    let list = contexts.map { "\"\($0.0)\": [\(Imports.gray($0.1))]" }.joined(separator: ", ")
    return """
        {"version": "2025.10", "modifiers": {"m": {"contexts": {\(list)}\(standard.map { ", \"default\": \"\($0)\"" } ?? "")}},
         "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
        """
}

private func grays(_ palette: Palette) -> [Double] { Appearance.allCases.map { palette["a"]?[$0].red ?? -1 } }

/// The order is the order of `Appearance.allCases`: light, dark, light high, dark high; then the same elevated.
@Test func contextsAreAppearancesByTheirNames() throws {
    #expect(grays(try Imports.tokens(document([("light", 0), ("dark", 1)]))) == [0, 1, 0, 1, 0, 1, 0, 1])
    #expect(grays(try Imports.tokens(document([("Dark", 1), ("LIGHT", 0)]))) == [0, 1, 0, 1, 0, 1, 0, 1])
    #expect(grays(try Imports.tokens(document([("normal", 0), ("high", 1)]))) == [0, 0, 1, 1, 0, 0, 1, 1])
    #expect(grays(try Imports.tokens(document([("base", 0), ("elevated", 1)]))) == [0, 0, 0, 0, 1, 1, 1, 1])
    let all = [
        ("light", 0), ("dark", 0.1), ("light-high", 0.2), ("dark-high", 0.3), ("dark-elevated", 0.4),
        ("dark high elevated", 0.5),
    ]
    #expect(grays(try Imports.tokens(document(all))) == [0, 0.1, 0.2, 0.3, 0, 0.4, 0.2, 0.5])
    #expect(
        grays(try Imports.tokens(document([("standard", 0), ("dark", 1)], standard: "standard"))) == [
            0, 1, 0, 1, 0, 1, 0, 1,
        ])
}

@Test func `an imported colour states no value that equals its fallback`() throws {
    let color = try #require(try Imports.tokens(document([("light", 0), ("dark", 1), ("dark-high", 1)]))["a"])
    #expect(Appearance.allCases.filter { color.stated($0) != nil } == [.light, .dark])
}

@Test func anAliasSeesTheColourOfItsContext() throws {
    let text = """
        {"version": "2025.10", "sets": {"base": {"sources": [{"text": {"$type": "color", "$value": "{ink}"}}]}},
         "modifiers": {"style": {"contexts": {"light": [{"ink": \(value(0))}], "dark": [{"ink": \(value(1))}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/style"}]}
        """
    let color = try #require(try Imports.tokens(text)["text"])
    #expect(color[.light].hex == "#000000" && color[.dark].hex == "#0000FF")
}

@Test func modifiersAreIndependentAndLaterItemsWin() throws {
    let text = """
        {"version": "2025.10", "resolutionOrder": [
          {"type": "set", "name": "base", "sources": [\(Imports.gray(0)), \(Imports.gray(0.125))]},
          {"type": "modifier", "name": "theme", "contexts": {"light": [], "dark": [\(Imports.gray(0.25))]}},
          {"type": "modifier", "name": "contrast", "contexts": {"normal": [], "high": [\(Imports.gray(0.5))]}}]}
        """
    #expect(grays(try Imports.tokens(text)) == [0.125, 0.25, 0.5, 0.5, 0.125, 0.25, 0.5, 0.5])
}

@Test func sourcesAreFilesNextToTheDocument() throws {
    let texts = [
        "theme/x.resolver.json": """
        {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.json"}, {"$ref": "../b%.json"}, {"$ref": "./a.json"}]}},
         "resolutionOrder": [{"$ref": "#/sets/s"}]}
        """,
        "theme/a.json": Imports.gray(0.5), "b%.json": "{\"b\": \(value(1))}",
    ]
    let palette = try Imports.manifest(texts, "<import tokens='theme/x.resolver.json'/>").manifest.palette
    #expect(palette["a"]?[.light].red == 0.5 && palette["b"]?[.light].blue == 1)
}

private let fixtures: [String] = [
    """
    {"version": "2025", "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}], "c": 1}},
                ^ resolver-syntax
                                      ^ token-cycle
                                                                                ^ token-cycle
                                                                                                                    ^ resolver-syntax
     "resolutionOrder": [{"$ref": "#/sets/none"}, {"$ref": "#/resolutionOrder/0"}, {"name": "x"}, 1], "extra": 0}
                                  ^ resolver-syntax
                                                           ^ resolver-syntax
                                                                                   ^ resolver-syntax
                                                                                                  ^ resolver-syntax
                                                                                                      ^ resolver-syntax
    """,
    """
    {"version": "2025.10", "modifiers": {"m": {"contexts": {"light": []}}, "n": {"contexts": {"light": 1, "dark": []}, "default": "x"}},
                                                           ^ resolver-syntax
                                                                                                       ^ resolver-syntax
                                                                                                                                  ^ resolver-syntax
     "resolutionOrder": []}
                        ^ resolver-syntax
    """,
    """
    {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "none.json"}, {"$ref": "../x.json"},
                                                                                                 ^ missing-source
                                                                                                                        ^ unsafe-path
     {"$ref": "/etc/passwd"}, {"$ref": "https://a.b/c.json"}, {"t.x": {}}, 5]}, {"type": "set", "name": "s", "sources": []}]}
              ^ unsafe-path
                                       ^ missing-source
                                                               ^ token-name
                                                                           ^ resolver-syntax
                                                                                ^ resolver-syntax
    """,
    """
    {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"light": [], "dark": [
      {"only": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}]}}]}
               ^ color-without-fallback
    """,
]

@Test(arguments: fixtures)
func everyFaultOfAResolverIsFoundAtItsPlace(fixture: String) {
    let marked = MarkedText(fixture)
    #expect(Imports.faults(["t.json": marked.text], "<import tokens='t.json'/>") == marked.expected)
}
