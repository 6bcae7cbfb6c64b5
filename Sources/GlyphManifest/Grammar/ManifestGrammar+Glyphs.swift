internal import GlyphModel
internal import Markup
internal import SemanticColor

extension ManifestGrammar {
    static func group(inherited: AttributeGroup) -> ElementRule {
        ElementRule(
            "group", "A folder of the catalog, with settings that its glyphs share.",
            example: """
                <group name="Status" dark="fill">
                  <glyph name="heart" tint="systemRed"/>
                </group>
                """,
            attributes: [
                AttributeRule(
                    "name", .fileName, "The name of the folder, without a period.", example: "Status"),
                AttributeRule(
                    "namespace",
                    .one(of: [
                        .init("true", "the assets' names begin with it: `Status/heart`"),
                        .init("false", "it is a folder only"),
                    ]), "Is its name a part of the assets' names?", standard: .value("false"), example: "true"),
                darkDrawings,
            ], groups: [inherited, allow], children: ["examples", "variant", "group", "glyph"]
        ).with { $0.required = ["name"] }
    }

    /// On the root and on groups, which name drawings for many glyphs.
    static let darkDrawings = AttributeRule(
        "dark-source", .path,
        """
        Drawings made for dark appearances, by a pattern with `*`: a glyph has the one with its name, with or without \
        `-dark` or `-fill` behind it. It is shown as it is.
        """,
        standard: "the same drawings", example: "Dark/*.svg")

    static let examples = ElementRule(
        "examples",
        """
        Fills that people drew for glyphs of the root or of the group. A glyph shows the fill that is drawn for it, unless \
        its element states a `part`, a choice among fills or a `dark-source`. Derived fills of the other glyphs are like them in \
        `inset`, `gap-width` and the choices that `fill-style` sets, as far as no attribute states these on the glyph or \
        around it. The examples of a group take the place of those around it. A variant `fill` that is drawn by hand, and \
        a `dark-source` that fills its glyph, are examples, too. A setting is taken where the examples clearly agree on \
        it: an inset needs at least four, other settings eight. `build --verbose` says what is taken.
        """,
        example: #"<examples source="Filled/*.svg"/>"#,
        attributes: [
            AttributeRule(
                "source", .path,
                """
                The drawings, in or below the manifest's folder. A fill has the name of its outline, with or without \
                `-fill` behind it. `*` matches any part of a name; a fill is in the folders of its outline from the first \
                `*` on.
                """,
                standard: "the fills that the glyphs state", example: "Filled/*.svg"),
            AttributeRule(
                "use",
                .one(of: [
                    .init("show", "glyphs show the fills that are drawn for them"),
                    .init("style", "they are examples of a style only"),
                ]), "Whether the fills are shown.", standard: .value("show"), example: "style"),
        ])

    static func glyph(inherited: AttributeGroup) -> ElementRule {
        ElementRule(
            "glyph", "A glyph; or, if `source` contains a `*`, a glyph for each file that it matches.",
            example: """
                <glyph name="envelope" source="communication/envelope.svg">
                  <part select="#flap" fill="cut"/>
                </glyph>
                """,
            attributes: [
                AttributeRule(
                    "name", .fileName, "The name of its assets.",
                    standard: "the file's name without its extension, or what follows `#`",
                    example: "heart"),
                AttributeRule(
                    "title", .line,
                    "The name for people, in a few words: the label of the glyph for those who do not see it."
                        + " Not with a `*` in `source`.",
                    standard: "none", example: "Alarm bell"),
                AttributeRule(
                    "deprecated", .line,
                    "The glyph is there for older uses only: what to use instead, in a few words. Code that names it says so.",
                    standard: "not deprecated", example: "use bell"),
                AttributeRule(
                    "tags", .list(of: .word), "Further words that a search on the review sheet finds it by.",
                    standard: "none", example: "alarm notification"),
                AttributeRule(
                    "source", .path,
                    """
                    The drawing, an SVG in or below the manifest's folder. `*` matches any part of a name. \
                    `sprite.svg#bell` is the symbol, or another element, with the id `bell`.
                    """,
                    standard: "the name followed by `.svg`", example: "status/heart.svg"),
                AttributeRule(
                    "dark-source", .path,
                    """
                    A drawing made for dark appearances, which is shown as it is. Beside `dark="fill"` on the same element it \
                    is an outline to fill. With a `*`, the drawing with the glyph's name, always as it is.
                    """, standard: "the same drawing",
                    example: "night/heart.svg"),
                AttributeRule(
                    "rtl-source", .path, "A drawing made for text from right to left.",
                    standard: "the same drawing, or its mirror image: `direction`", example: "rtl/list.svg"),
            ], groups: [inherited, allow], children: ["layer", "part", "appearance", "variant", "badge"]
        ).with { $0.atLeastOne = ["name", "source"] }
    }

    /// A variant drawn by hand.
    ///
    /// - Parameter names: the names of all variants.
    static func variant(_ names: [ValueSyntax.Choice]) -> ElementRule {
        ElementRule(
            "variant",
            """
            A variant that is drawn by hand, and not derived: of a glyph, or with a `*` in `source` of all glyphs of the root \
            or of a group that have a drawing. What is drawn as `fill` is shown wherever the filled form is.
            """,
            example: #"<variant name="slash.fill" source="bell-slash-filled.svg"/>"#,
            attributes: [
                AttributeRule("name", .one(of: names), "Which variant.", example: "slash.fill"),
                AttributeRule(
                    "source", .path,
                    """
                    The drawing, shown as it is. `Filled/*.svg` names one for each glyph: with the name of its drawing, with \
                    or without the words of the variant behind it.
                    """, example: "status/bell-slash.svg"),
            ]
        ).with { $0.required = ["name", "source"] }
    }

    /// The elements inside a glyph.
    static let glyphChildren: [ElementRule] = [
        ElementRule(
            "badge",
            "A sign in a corner, on a disc of its own, as another asset: `NAME.badge.plus`, and `NAME.fill.badge.plus` where"
                + " the glyph has the variant `fill`.",
            example: #"<badge source="plus.svg" tint="systemGreen"/>"#,
            attributes: [
                AttributeRule("source", .path, "The drawing of the sign.", example: "edit/plus.svg"),
                AttributeRule(
                    "name", .fileName, "The last word of the asset's name.",
                    standard: "the file's name without its extension", example: "plus"),
                AttributeRule(
                    "corner", .one(of: Badge.Corner.self) { _ in "" }, "The corner of the glyph that it covers.",
                    standard: .value(Badge.Corner.bottomTrailing.rawValue), example: "top-trailing"),
                AttributeRule("tint", .name, "A colour's name.", standard: "the glyph's", example: "systemGreen"),
            ], groups: [allow]
        ).with { $0.required = ["source"] },
        ElementRule(
            "layer", "Elements of the drawing that have another colour than the glyph.",
            example: ##"<layer select="#badge" tint="systemRed"/>"##,
            attributes: [
                AttributeRule("select", .selector, "Which elements.", example: "#badge, .dot"),
                AttributeRule(
                    "role",
                    .one(of: LayerRole.self) { role in
                        switch role {
                        case .primary: "fully opaque"
                        case .secondary: "half as opaque"
                        case .tertiary: "a quarter as opaque"
                        }
                    },
                    "Their rank: how opaque they are in `hierarchical` rendering, and whose tint they share in"
                        + " `palette` rendering.",
                    standard: "none", example: "secondary"),
                AttributeRule("tint", .name, "A colour's name.", standard: "the glyph's", example: "systemGreen"),
                AttributeRule(
                    "variable", .number(0...1),
                    "The value from which a symbol with a variable value, such as a signal strength, shows them.",
                    standard: "always", example: "0.33"),
            ], groups: [allow]
        ).with {
            $0.required = ["select"]
            $0.atLeastOne = ["role", "tint", "variable"]
        },
        ElementRule(
            "part", "How the filled form treats some elements of the drawing, or the region around a point.",
            example: #"<part at="12 9" fill="solid"/>"#,
            attributes: [
                AttributeRule("select", .selector, "Which elements.", example: "#flap"),
                AttributeRule(
                    "at", point, "A point, in units of the view box: on a line, in a contour, or in an open counter.",
                    example: "12 9"),
                AttributeRule(
                    "fill",
                    .one(of: PartOverride.Treatment.self) { treatment in
                        switch treatment {
                        case .solid: "filled in"
                        case .line: "kept as a line"
                        case .cut: "knocked out of the shape under it"
                        case .drop: "left out"
                        }
                    }, "The treatment.", example: "cut"),
            ]
        ).with {
            $0.required = ["fill"]
            $0.exactlyOne = ["select", "at"]
        },
        ElementRule(
            "appearance", "What differs in some appearances. If two of them match, the later one applies.",
            example: #"<appearance style="dark" tint="brand" grade="-0.08"/>"#,
            attributes: [
                AttributeRule(
                    "style", .one(of: Appearance.Style.self) { _ in "" }, "The style that it applies to.",
                    standard: "both", example: "dark"),
                AttributeRule(
                    "contrast", .one(of: Appearance.Contrast.self) { _ in "" }, "The contrast that it applies to.",
                    standard: "both", example: "high"),
                AttributeRule("tint", .name, "A colour's name.", standard: "the glyph's", example: "brand"),
                AttributeRule(
                    "form",
                    .one(of: GlyphForm.self) { form in
                        switch form {
                        case .outline: "as it was drawn"
                        case .fill: "the filled form"
                        }
                    }, "The form that is shown.", standard: "what `dark` says", example: "fill"),
                AttributeRule(
                    "source", .path,
                    "A drawing of its own, which is shown as it is, unless `form` beside it says that it is to be filled.",
                    standard: "the glyph's", example: "night/heart.svg"),
                AttributeRule(
                    "grade", .number(-0.9...1),
                    "How much wider strokes are, as a fraction of their width. Light on dark appears heavier.",
                    standard: .value("0"), example: "-0.08"),
            ], groups: [allow]),
    ]

    private static let point = ValueSyntax.numbers(
        -1_000_000...1_000_000, -1_000_000...1_000_000, expectation: "two numbers, x and y")
}
