internal import Markup
internal import SemanticColor

extension ManifestGrammar {
    /// The palette and its content.
    static let colorRules: [ElementRule] = [
        ElementRule(
            "palette",
            "Your own dynamic colours. The system's colours are always available; their names cannot be redefined.",
            example: """
                <palette generation="ios26">
                  <color name="brand">
                    <value srgb="#14479E"/>
                    <value style="dark" srgb="#8FB8FF"/>
                  </color>
                </palette>
                """,
            attributes: [
                AttributeRule(
                    "generation", generation, "The edition of the system's colours.",
                    standard: .value("ios26"), example: "ios15")
            ], groups: [allow], children: ["color", "import"]),
        ElementRule(
            "color", "A named colour with its value in each appearance. The name says what the colour is for.",
            example: """
                <color name="brand">
                  <value srgb="#14479E"/>
                  <value style="dark" srgb="#8FB8FF"/>
                </color>
                """,
            attributes: [
                AttributeRule("name", .name, "The name that `tint`, `on` and `same-as` use.", example: "brand"),
                AttributeRule(
                    "same-as", .name, "Another colour; this one has the same value in every appearance.",
                    example: "systemIndigo"),
            ], groups: [allow], children: ["value"]
        ).with {
            $0.required = ["name"]
            $0.alternative = .init(
                "same-as", child: "value", id: "color-without-fallback",
                hint: "add <value srgb=\"#RRGGBB\"/> for light, which all others fall back to")
        },
        value,
        ElementRule(
            "import", "Colours from another file, with the names that they have there.",
            example: #"<import tokens="theme.resolver.json" contexts="high=strong"/>"#,
            attributes: [
                AttributeRule(
                    "tokens", .path, "A file of W3C design tokens, or a resolver document that combines such files.",
                    example: "theme.tokens.json"),
                AttributeRule(
                    "catalog", .path,
                    "An asset catalog; its colour sets are read. An export may go to the same catalog: these sets stay as they are.",
                    example: "Colors.xcassets"),
                AttributeRule(
                    "contexts", .list(of: .contexts),
                    "Which contexts of a resolver document are which appearances, where their names do not say so."
                        + " A context that is not listed here, and whose name is not an appearance, is not read.",
                    standard: "as their names say: `light`, `night`, `dark-high-contrast`",
                    example: "high=strong dark=dark-dimmed", condition: tokens),
                AttributeRule(
                    "with", .list(of: .modifierChoices),
                    "The context to read of a modifier that is not about appearances.",
                    standard: "the modifier's own default", example: "brand=beta", condition: tokens),
            ]
        ).with { $0.exactlyOne = ["tokens", "catalog"] },
    ]

    private static let value = ElementRule(
        "value",
        "The value of a colour in one appearance. One for light, base and normal contrast is required. Where another is"
            + " missing, elevated falls back to base, high contrast to normal, and dark to light.",
        example: ##"<value style="dark" srgb="#8FB8FF"/>"##,
        attributes: [
            AttributeRule(
                "style", .one(of: Appearance.Style.self) { _ in "" }, "Is it for light or for dark appearances?",
                standard: .value("light"), example: "dark"),
            AttributeRule(
                "contrast", .one(of: Appearance.Contrast.self) { _ in "" }, "Is it for normal or increased contrast?",
                standard: .value("normal"), example: "high"),
            AttributeRule(
                "level",
                .one(of: Appearance.Level.self) { level in
                    switch level {
                    case .base: "content at the base level"
                    case .elevated: "sheets and popovers, which are above other content"
                    }
                }, "Is it for base or for elevated content?", standard: .value("base"), example: "elevated"),
            AttributeRule("srgb", .hexColor, "In sRGB; the alpha is optional.", example: "#14479E"),
            AttributeRule(
                "display-p3", .numbers(0...1, 0...1, 0...1, expectation: "three numbers from 0 to 1"),
                "Red, green and blue in Display P3.", example: "0.55 0.75 1.0"),
            AttributeRule(
                "oklch",
                .numbers(
                    0...1, 0...0.5, -360...360,
                    expectation: "lightness from 0 to 1, chroma from 0 to 0.5, hue in degrees"),
                "Lightness, chroma and hue in OKLCH.", example: "0.62 0.19 259"),
            AttributeRule(
                "alpha", .number(0...1), "The opacity: 0 is invisible.", standard: .value("1"), example: "0.6"),
        ]
    ).with { $0.exactlyOne = ["srgb", "display-p3", "oklch"] }

    private static let tokens = AttributeRule.Condition("tokens", subject: "an import of tokens")

    /// A release of iOS is not a value; the hint names the generation that has its colours.
    private static let generation: ValueSyntax = {
        var syntax = ValueSyntax.one(
            of: SystemColors.Generation.allCases.map { .init($0.rawValue, $0.releases) } + [
                .init(ManifestReader.newestRelease, "taken as `ios26`, whose colours it has as far as is known")
            ])
        syntax.explanation.meant = { value in
            SystemColors.Generation(release: String(value)).map {
                ($0.rawValue, ", which has the colours of \($0.releases)")
            }
        }
        return syntax
    }()
}
