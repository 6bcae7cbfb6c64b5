import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphManifest

private let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
private let pixel = #"{"value": 1, "unit": "px"}"#
private let second = #"{"value": 1, "unit": "s"}"#

/// The result of reading a file of tokens, with the steps that it takes.
private func imported(
    _ text: String, path: String = "t.json", limit: Int = ImportMeter.limit
) -> (colors: ImportedColors, steps: Int) {
    var meter = ImportMeter(limit: limit)
    let folder = ManifestFolder.files([], texts: [path: text])
    let colors = TokensImport.colors(of: path, in: folder, ContextRequest(place: .manifest(path: path)), &meter)
    return (colors, meter.spent)
}

private func ids(_ colors: ImportedColors) -> [String] {
    colors.findings.diagnostics.filter { $0.severity > .info }.map(\.id)
}

/// Tokens of a type, each of which names the one before it more than once.
private struct Doubling: CustomTestStringConvertible {
    var name: String
    var type: String
    /// The value of the first one.
    var base: String
    /// A value that names another token.
    var next: @Sendable (String) -> String

    var testDescription: String { name }

    static let depth = 60

    func text(isReversed: Bool) -> String {
        var tokens = (0...Self.depth).map { level in
            "\"g\(level)\": {\"$type\": \"\(type)\", \"$value\": \(level == 0 ? base : next("g\(level - 1)"))}"
        }
        if isReversed { tokens.reverse() }
        let color = "\"c\": {\"$type\": \"color\", \"$value\": \(red)}"
        return "{" + (tokens + [color]).joined(separator: ", ") + "}"
    }

    /// An object whose members are the same ones of the token before it.
    private static func members(_ type: String, _ base: [(String, String)]) -> Doubling {
        Doubling(
            name: type, type: type, base: "{" + base.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
        ) { name in
            "{" + base.map { "\"\($0.0)\": {\"$ref\": \"#/\(name)/$value/\($0.0)\"}" }.joined(separator: ", ") + "}"
        }
    }

    private static let layer = """
        {"color": \(red), "offsetX": \(pixel), "offsetY": \(pixel), "blur": \(pixel), "spread": \(pixel)}
        """

    static let all: [Doubling] = [
        Doubling(name: "gradient", type: "gradient", base: "[{\"color\": \(red), \"position\": 0}]") {
            "[\"{\($0)}\", \"{\($0)}\"]"
        },
        Doubling(name: "gradient by pointers", type: "gradient", base: "[{\"color\": \(red), \"position\": 0}]") {
            "[{\"$ref\": \"#/\($0)/$value/0\"}, {\"$ref\": \"#/\($0)/$value/0\"}]"
        },
        Doubling(name: "shadow", type: "shadow", base: layer) { "[\"{\($0)}\", \"{\($0)}\"]" },
        Doubling(name: "shadow by pointers", type: "shadow", base: layer) {
            "[{\"$ref\": \"#/\($0)/$value\"}, {\"$ref\": \"#/\($0)/$value\"}]"
        },
        members("border", [("color", red), ("width", pixel), ("style", "\"solid\"")]),
        members(
            "typography",
            [
                ("fontFamily", "[\"A\", \"B\"]"), ("fontSize", pixel), ("fontWeight", "400"),
                ("letterSpacing", pixel), ("lineHeight", "1"),
            ]),
        members("transition", [("duration", second), ("delay", second), ("timingFunction", "[0, 0, 1, 1]")]),
        members("strokeStyle", [("dashArray", "[\(pixel), \(pixel)]"), ("lineCap", "\"round\"")]),
        members("color", [("colorSpace", "\"srgb\""), ("components", "[1, 0, 0]"), ("alpha", "1")]),
        Doubling(name: "cubicBezier", type: "cubicBezier", base: "[0, 0, 1, 1]") { name in
            "[" + (0..<4).map { "{\"$ref\": \"#/\(name)/$value/\($0)\"}" }.joined(separator: ", ") + "]"
        },
        Doubling(name: "fontFamily", type: "fontFamily", base: "[\"A\", \"B\"]") { name in
            "[" + (0..<2).map { "{\"$ref\": \"#/\(name)/$value/\($0)\"}" }.joined(separator: ", ") + "]"
        },
        Doubling(name: "an alias", type: "color", base: red) { "\"{\($0)}\"" },
    ]
}

/// Each of them is read once, in any order.
@Test(arguments: Doubling.all, [false, true])
private func tokensThatNameOthersTwiceTakeStepsForEachOfThem(doubling: Doubling, isReversed: Bool) {
    let (colors, steps) = imported(doubling.text(isReversed: isReversed))
    #expect(ids(colors) == [], "\(colors.findings)")
    #expect(colors.entries.first { $0.name == "c" }?.color[.light].hex == "#FF0000")
    #expect(colors.entries.count == (doubling.type == "color" ? Doubling.depth + 2 : 1))
    #expect(colors.entries.allSatisfy { $0.color[.light].hex == "#FF0000" })
    #expect(steps < 10_000, "\(steps)")
}

@Test func `a fault of a token that many tokens refer to is reported once`() {
    var text = "{\"g0\": {\"$type\": \"gradient\", \"$value\": [{\"color\": \(red)}]}"
    for level in 1...Doubling.depth {
        text += ", \"g\(level)\": {\"$type\": \"gradient\", \"$value\": [\"{g\(level - 1)}\", \"{g\(level - 1)}\"]}"
    }
    let (colors, steps) = imported(text + "}")
    #expect(ids(colors) == ["token-value"])
    #expect(steps < 10_000, "\(steps)")
}

/// A chain of aliases without a type is not longer for each of its tokens.
@Test func aliasesWithoutATypeTakeStepsForEachOfThem() {
    var tokens = (1...2_000).map { "\"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }
    tokens.append("\"t0\": {\"$value\": 1}")
    let (colors, steps) = imported("{" + tokens.joined(separator: ", ") + "}")
    #expect(Set(ids(colors)) == ["token-type"] && ids(colors).count == 2_001)
    #expect(steps < 50_000, "\(steps)")
}

// MARK: The limit

@Test(arguments: [20, 100, 500, 2_000])
func `an import that exceeds the step limit is one error with a location`(limit: Int) throws {
    var text = "{\"$type\": \"color\", \"c0\": {\"$value\": \(red)}"
    for index in 1...400 { text += ",\n\"c\(index)\": {\"$value\": \"{c\(index - 1)}\"}" }
    let (colors, steps) = imported(text + "}", limit: limit)
    #expect(ids(colors) == ["limit-exceeded"] && steps == limit)
    let found = try #require(colors.findings.diagnostics.first)
    #expect(found.location != nil && found.message.hasSuffix("more than \(limit) steps"))
    #expect(imported(text + "}", limit: limit).colors.findings.diagnostics == colors.findings.diagnostics)
}

/// The limit that one import leaves is for the next one.
@Test func allImportsOfAManifestHaveOneLimit() {
    let text = "{\"c\": {\"$type\": \"color\", \"$value\": \(red)}}"
    let folder = ManifestFolder.files([], texts: ["t.json": text])
    var meter = ImportMeter(limit: 100)
    var found: [[String]] = []
    for _ in 0..<20 {
        let request = ContextRequest(place: .manifest(path: "t.json"))
        found.append(ids(TokensImport.colors(of: "t.json", in: folder, request, &meter)))
    }
    #expect(found.first == [] && found.flatMap { $0 } == ["limit-exceeded"] && meter.isExceeded)
}

@Test func foldersOfACatalogAreCounted() {
    let texts = (0..<100).map { ("c.xcassets/g\($0)/a.colorset/Contents.json", "{}") }
    let folder = ManifestFolder.files([], texts: Dictionary(uniqueKeysWithValues: texts))
    var meter = ImportMeter(limit: 200)
    let colors = CatalogImport.colors(of: "c.xcassets", in: folder, generation: .ios26, &meter)
    #expect(ids(colors).filter { $0 == "limit-exceeded" }.count == 1)
    #expect(colors.findings.diagnostics.last?.location?.path.hasPrefix("c.xcassets/") == true)
}

// MARK: Groups

/// `$extends` can lead to deeper groups than a file can nest.
@Test func groupsThatExtendOthersAroundOthersMeetALimit() {
    var text = "{\"g300\": {\"t\": {\"$type\": \"color\", \"$value\": \(red)}}"
    for index in 0..<300 { text += ", \"g\(index)\": {\"x\": {\"$extends\": \"{g\(index + 1)}\"}}" }
    #expect(Set(ids(imported(text + "}").colors)) == ["json-limit"])
}

@Test func groupsThatExtendEachOtherOneAfterTheOtherMeetALimit() {
    func text(_ count: Int) -> String {
        var text = "{\"g\(count)\": {\"t\": {\"$type\": \"color\", \"$value\": \(red)}}"
        for index in 0..<count { text += ", \"g\(index)\": {\"$extends\": \"{g\(index + 1)}\"}" }
        return text + "}"
    }
    #expect(imported(text(90)).colors.entries.count == 91)
    #expect(Set(ids(imported(text(300)).colors)) == ["token-reference"])
}

// MARK: Resolvers

private func resolver(sets: [String], modifiers: String = "", order: [String]) -> String {
    """
    {"version": "2025.10", "sets": {\(sets.joined(separator: ", "))}, "modifiers": {\(modifiers)},
     "resolutionOrder": [\(order.map { "{\"$ref\": \"#/\($0)\"}" }.joined(separator: ", "))]}
    """
}

@Test(arguments: [false, true]) func setsThatNameOthersTwiceAreReadOnce(isReversed: Bool) {
    func token(_ name: String) -> String { "{\"\(name)\": {\"$type\": \"color\", \"$value\": \(red)}}" }
    var sets = (0...60).map { level in
        let last = "{\"$ref\": \"#/sets/s\(level - 1)\"}"
        let sources = level == 0 ? token("a") : "\(last), \(token("b\(level)")), \(last)"
        return "\"s\(level)\": {\"sources\": [\(sources)]}"
    }
    if isReversed { sets.reverse() }
    let modifier = """
        "m": {"contexts": {"light": [{"$ref": "#/sets/s60"}, {"$ref": "#/sets/s60"}], "dark": [{"$ref": "#/sets/s59"}]}}
        """
    let text = resolver(sets: sets, modifiers: modifier, order: ["sets/s60", "modifiers/m"])
    let (colors, steps) = imported(text)
    #expect(ids(colors) == [])
    #expect(colors.entries.map(\.name) == ["a"] + (1...60).map { "b\($0)" })
    #expect(steps < 200_000, "\(steps)")
}

/// The first time decides the order of names, the last time the values.
@Test func aSourceThatIsRepeatedOverridesWhatIsBetween() {
    func gray(_ name: String, _ share: Double) -> String {
        "{\"\(name)\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(share), 0, 0]}}}"
    }
    let sets = [
        "\"a\": {\"sources\": [\(gray("x", 1))]}",
        "\"b\": {\"sources\": [{\"$ref\": \"#/sets/a\"}, \(gray("y", 1)), \(gray("x", 0)), {\"$ref\": \"#/sets/a\"}, {\"$ref\": \"#/sets/a\"}]}",
    ]
    let colors = imported(resolver(sets: sets, order: ["sets/b"])).colors
    #expect(colors.entries.map(\.name) == ["x", "y"] && colors.entries.first?.color[.light].red == 1)
}

// MARK: Modifiers without colours

private func resolver(contexts: [(String, String)], standard: String? = nil) -> String {
    let list = contexts.map { "\"\($0.0)\": [\($0.1)]" }.joined(separator: ", ")
    let colors = """
        "base": {"sources": [{"c": {"$type": "color", "$value": \(red)},
          "d": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": {"$ref": "#/n/$value"}}},
          "n": {"$type": "number", "$value": 1}}]}
        """
    let end = standard.map { ", \"default\": \"\($0)\"" } ?? ""
    return resolver(
        sets: [colors], modifiers: "\"size\": {\"contexts\": {\(list)}\(end)}",
        order: ["sets/base", "modifiers/size"])
}

private func space(_ value: Int) -> String {
    "{\"space\": {\"$type\": \"dimension\", \"$value\": {\"value\": \(value), \"unit\": \"px\"}}}"
}

@Test(arguments: [["compact", "wide"], ["normal", "compact"], ["small", "high"], ["dark", "dim"]])
func aModifierWithoutColoursNeedsNoDefault(names: [String]) {
    for contexts in [[space(1), space(2)], ["", ""], [space(1), ""]] {
        let (colors, _) = imported(resolver(contexts: Array(zip(names, contexts))))
        #expect(ids(colors) == [], "\(colors.findings)")
        #expect(colors.entries.map(\.name) == ["c", "d"])
        #expect(colors.entries.allSatisfy { $0.color == DynamicColor($0.color[.light]) })
    }
}

/// Also where a token is a colour by its group or its target, and where a colour only uses a number of it.
@Test(arguments: [
    "{\"e\": {\"$type\": \"color\", \"$value\": \(red)}}", "{\"e\": {\"$value\": \"{c}\"}}",
    "{\"c\": {\"$type\": \"color\", \"$value\": \(red)}}",
    "{\"c\": {\"$type\": \"dimension\", \"$value\": \(pixel)}}", "{\"n\": {\"$type\": \"number\", \"$value\": 0.5}}",
    "{\"g\": {\"$extends\": \"{h}\"}, \"h\": {\"$type\": \"color\", \"i\": {\"$value\": \(red)}}}",
])
func aModifierOnWhichAColourDependsNeedsADefault(tokens: String) {
    let contexts = [("compact", space(1)), ("wide", tokens)]
    #expect(ids(imported(resolver(contexts: contexts)).colors).contains("modifier-default"))
    #expect(!ids(imported(resolver(contexts: contexts, standard: "compact")).colors).contains("modifier-default"))
}
