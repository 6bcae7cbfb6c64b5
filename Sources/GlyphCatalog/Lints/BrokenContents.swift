internal import Markup

extension CatalogLint {
    static let brokenContents: CatalogLint = CatalogLint(
        id: "broken-contents", severity: .error,
        summary: "A `Contents.json` is missing, or cannot be read.",
        guideline:
            "Apple, Asset Catalog Format Reference, Catalog: each set has a `Contents.json` with `info` and a list "
            + "of its entries.",
        reason: "Xcode leaves the whole set out of the app, often after a merge that left a comma or a conflict in the "
            + "file.",
        remedy: "Correct the JSON at the place of the finding, or restore the file. Nothing else is reported about the "
            + "set before that.",
        examples: Examples(
            clean: [
                // The list may be empty, and unknown keys may have values of any type.
                Example([
                    "home.imageset/Contents.json": """
                    {
                      "images" : [],
                      "info" : { "author" : "xcode", "version" : 1 },
                      "exported-by" : { "tool" : "sketchbook", "pages" : [1, 2] }
                    }
                    """
                ]),
                // Components as numbers, bytes and hexadecimal bytes.
                Example([
                    "ink.colorset/Contents.json": """
                    {
                      "colors" : [
                        {
                          "color" : {
                            "color-space" : "srgb",
                            "components" : { "alpha" : "1.000", "blue" : "0x9E", "green" : "71", "red" : "0.078" }
                          },
                          "idiom" : "universal"
                        }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """
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
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ]),
                Example([
                    "home.imageset/Contents.json": """
                    {
                      "images" : { "filename" : "home.svg", "idiom" : "universal" },
                                 ^
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ]),
            ]),
        check: .reading)
}
