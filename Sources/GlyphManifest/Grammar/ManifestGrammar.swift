internal import GlyphModel
internal import SemanticColor

/// What may stand in an element of the manifest: the schema once more, in a form that can say what is
/// wrong and what was meant. A test holds the two against each other.
struct ElementRule: Sendable {
    struct Attribute: Sendable {
        var name: String
        var syntax: ValueSyntax

        init(_ name: String, _ syntax: ValueSyntax) {
            self.name = name
            self.syntax = syntax
        }
    }

    var name: String
    var attributes: [Attribute]
    var children: [String] = []
    /// Attributes that must be there.
    var required: [String] = []
    /// Exactly one of these must be there.
    var exactlyOne: [String] = []
    /// One of these or more must be there.
    var atLeastOne: [String] = []

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

enum ManifestGrammar {
    static let root = "glyphs"

    static func rule(for name: String) -> ElementRule? { rules.first { $0.name == name } }

    static let rules: [ElementRule] = [
        ElementRule(
            name: root,
            attributes: [
                .init("version", .one(of: ["1"])), .init("output", .path),
                .init("audit", .one(of: AuditStandard.self)),
            ] + inherited,
            children: ["palette", "group", "glyph", "export"], required: ["version"]),
        ElementRule(
            name: "palette", attributes: [.init("generation", .one(of: SystemColors.Generation.self)), allow],
            children: ["color", "import"]),
        ElementRule(
            name: "color", attributes: [.init("name", .name), .init("same-as", .name), allow],
            children: ["value"], required: ["name"]),
        ElementRule(
            name: "value",
            attributes: traits + [
                .init("level", .one(of: Appearance.Level.self)), .init("srgb", .hexColor),
                .init("display-p3", .numbers(0...1, 0...1, 0...1, expectation: "three numbers from 0 to 1")),
                .init(
                    "oklch",
                    .numbers(
                        0...1, 0...0.5, -360...360,
                        expectation: "lightness from 0 to 1, chroma from 0 to 0.5, hue in degrees")),
                .init("alpha", .numbers(0...1, expectation: "a number from 0 to 1")),
            ], exactlyOne: ["srgb", "display-p3", "oklch"]),
        ElementRule(
            name: "import",
            attributes: [
                .init("tokens", .path), .init("catalog", .path), .init("contexts", .list(of: .contexts)),
                .init("with", .list(of: .modifierChoices)),
            ], exactlyOne: ["tokens", "catalog"]),
        ElementRule(
            name: "group",
            attributes: [.init("name", .fileName), .init("namespace", .one(of: ["true", "false"]))] + inherited,
            children: ["group", "glyph"], required: ["name"]),
        ElementRule(
            name: "glyph",
            attributes: [.init("name", .fileName), .init("source", .path), .init("dark-source", .path)]
                + inherited,
            children: ["layer", "part", "appearance"], atLeastOne: ["name", "source"]),
        ElementRule(
            name: "layer",
            attributes: [
                .init("select", .selector), .init("role", .one(of: LayerRole.self)), .init("tint", .name), allow,
            ], required: ["select"], atLeastOne: ["role", "tint"]),
        ElementRule(
            name: "part",
            attributes: [
                .init("select", .selector), .init("at", point),
                .init("fill", .one(of: PartOverride.Treatment.self)),
            ], required: ["fill"], exactlyOne: ["select", "at"]),
        ElementRule(
            name: "appearance",
            attributes: traits + [
                .init("tint", .name), .init("form", .one(of: GlyphForm.self)), .init("source", .path),
                .init("grade", .numbers(-0.9...1, expectation: "a number from -0.9 to 1")), allow,
            ]),
        ElementRule(
            name: "export",
            attributes: [
                .init("format", .one(of: formats)), .init("path", .path),
                .init("intent", .one(of: ImageIntent.self)), .init("cover", .list(of: .fileName)),
                .init("platform", .one(of: SystemColorReference.Platform.self)), allow,
            ], required: ["format"]),
    ]

    /// Those that the page of the manifest names; which of them a build can write is another matter.
    static let formats = [
        "svg", "adaptive-svg", "asset-catalog", "symbols", "android", "web", "swift", "tokens",
        "css-colors", "android-colors", "png", "pdf", "preview",
    ]

    static let variants =
        ["outline", "fill", "slash", "slash.fill"]
        + ["circle", "square", "rectangle"].flatMap { [$0, $0 + ".fill", "slash." + $0, "slash.\($0).fill"] }

    /// What a glyph takes from its groups and the root.
    static let inherited: [ElementRule.Attribute] = [
        .init("tint", .name), .init("dark", .one(of: DarkForm.self)), .init("fill-style", .path),
        .init("lines", .one(of: FillStyle.Lines.self)), .init("rings", .one(of: FillStyle.Rings.self)),
        .init("gaps", .one(of: FillStyle.Gaps.self)), .init("handles", .one(of: FillStyle.Handles.self)),
        .init("panels", .one(of: FillStyle.Panels.self)),
        .init("gap-width", .numbers(0...1000, expectation: "a number from 0 to 1000")),
        .init("inset", .numbers(0...1000, expectation: "a number from 0 to 1000")),
        .init("appearances", .list(of: .one(of: appearances.map(\.name)))),
        .init("variants", .list(of: .one(of: variants))), .init("rendering", .one(of: RenderingMode.self)),
        .init("on", .list(of: .name)),
        .init("vibrancy", .one(of: Vibrancy.self)),
        .init("contrast", .numbers(1...21, expectation: "a number from 1 to 21")),
        .init("size", .list(of: .numbers(1...1000, expectation: "numbers of points from 1 to 1000"))),
        .init("strokes", .one(of: StrokePolicy.self)), .init("paint", .one(of: PaintPolicy.self)),
        .init("intent", .one(of: ImageIntent.self)), .init("uncertain-fill", .one(of: UncertainFill.self)),
        .init("uncertainty", .numbers(0...1, expectation: "a number from 0 to 1")), allow,
    ]

    /// Lints that are accepted in an element.
    private static let allow = ElementRule.Attribute("allow", .list(of: .lint))

    static let appearances: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]

    private static let traits: [ElementRule.Attribute] = [
        .init("style", .one(of: Appearance.Style.self)), .init("contrast", .one(of: Appearance.Contrast.self)),
    ]

    private static let point = ValueSyntax.numbers(
        -1_000_000...1_000_000, -1_000_000...1_000_000, expectation: "two numbers, x and y")
}
