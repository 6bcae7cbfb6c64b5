internal import Markup

extension CatalogLint {
    static let catalogStructure: CatalogLint = CatalogLint(
        id: "catalog-structure", severity: .error,
        summary: "A set is not what its `Contents.json` says, or Xcode does not read it so.",
        guideline:
            "Apple, Asset Catalog Format Reference: a set has a `Contents.json` with a list of entries, the files "
            + "that these name, one entry for each combination of traits, and one for any appearance.",
        reason: "Xcode leaves the picture out, takes one of two, or shows nothing in an appearance: mostly without a "
            + "message.",
        remedy:
            "Correct what the finding names. `--fix` corrects the case of a file's name, adds the entry for dark with "
            + "increased contrast, and removes an entry that is there twice. Each code is an id: `--rules missing-file`.",
        examples: Examples(
            clean: [
                // The list may be empty, unknown keys may have any values, and a comma may be the last.
                Example([
                    "home.imageset/Contents.json": """
                    {
                      "images" : [
                        { "filename" : "home.svg", "idiom" : "universal", "display-gamut" : "display-P3" },
                        { "idiom" : "iphone", "scale" : "3x", "width-class" : "compact" },
                        { "idiom" : "watch", "scale" : "2x", "screen-width" : ">161" },
                        { "filename" : "spare.svg", "idiom" : "universal", "unassigned" : false, "scale" : "2x" },
                      ],
                      "info" : { "author" : "xcode", "version" : 1, "made-with" : ["sketchbook", 2] },
                      "properties" : { "template-rendering-intent" : "original" }
                    }
                    """,
                    "home.imageset/home.svg": Example.box, "home.imageset/spare.svg": Example.box,
                    "home.imageset/.DS_Store": "Bud1", "home.imageset/LICENSE.txt": "Drawn for this app.",
                    // As Xcode creates it; then components as fractions, bytes and numbers.
                    "AccentColor.colorset/Contents.json": """
                    { "colors" : [ { "idiom" : "universal" } ], "info" : { "author" : "xcode", "version" : 1 } }
                    """,
                    "ink.colorset/Contents.json": """
                    {
                      "colors" : [
                        {
                          "color" : {
                            "color-space" : "srgb",
                            "components" : { "alpha" : 1, "blue" : "0x9E", "green" : "71", "red" : 0.078 }
                          },
                          "idiom" : "universal"
                        }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                ]),
                // The entry of all devices is the fallback on iPad; empty slots that are alike do no harm.
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" },
                        { \(dark), "filename" : "home-dark.svg", "idiom" : "ipad" },
                        { "idiom" : "mac", "scale" : "1x" },
                        { "idiom" : "mac", "scale" : "1x" }
                        """),
                    "home.imageset/home.svg": Example.box, "home.imageset/home-dark.svg": light,
                ]),
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" }
                        { "idiom" : "universal", "scale" : "2x" }
                        ^
                        """),
                    "tab.imageset/Contents.json": """
                    {
                      "images" : { "filename" : "home.svg", "idiom" : "universal" }
                                 ^
                    }
                    """,
                    "ink.colorset/Contents.json": "{\n^\n\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}",
                ]),
                Example(
                    [
                        "home.imageset/Contents.json": Example.imageSet(
                            """
                            { "filename" : "home.svg", "idiom" : "universal" },
                            { "filename" : "", "idiom" : "ipad" },
                                           ^
                            { "idiom" : "universel", \(dark), "filename" : "house.svg" }
                                        ^
                            """),
                        "home.imageset/house.svg": Example.box,
                        "home.imageset/old.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n^",
                    ], links: ["home.imageset/home.svg"]),
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" },
                        { "filename" : "gone.svg", "idiom" : "ipad" },
                                       ^
                        { \(dark), "filename" : "home-dark.svg", "idiom" : "universal" },
                        { \(high), "filename" : "home.svg", "idiom" : "universal" },
                        ^
                        { "filename" : "home-dark.svg", "idiom" : "universal" },
                        ^
                        { "filename" : "spare.svg", "idiom" : "universal", "unassigned" : true }
                        ^
                        """),
                    "home.imageset/home.svg": Example.box, "home.imageset/home-dark.svg": light,
                    "home.imageset/spare.svg": Example.box,
                ]),
                // No entry is for light.
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "idiom" : "universal" },
                        { \(dark), "filename" : "home-dark.svg", "idiom" : "universal" }
                        ^
                        """),
                    "home.imageset/home-dark.svg": light,
                ]),
            ]),
        check: .files { set, _ in StructureChecks(set).findings },
        table: "| code | severity | finds |\n| --- | --- | --- |\n"
            + StructureCode.allCases.map(\.code).map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }
            .joined(separator: "\n"),
        codes: StructureCode.allCases.map(\.code))

    private static let dark = #""appearances" : [{ "appearance" : "luminosity", "value" : "dark" }]"#
    private static let high = #""appearances" : [{ "appearance" : "contrast", "value" : "high" }]"#
    private static let light = Example.svg(##"<path fill="#EEEEEE" d="M4 4h16v16H4z"/>"##)
}
