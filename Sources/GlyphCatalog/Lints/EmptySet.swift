internal import Markup

extension CatalogLint {
    static let emptySet: CatalogLint = CatalogLint(
        id: "empty-set", severity: .warning,
        summary: "No entry of a set has a file or a colour.",
        guideline: "Apple, Asset Catalog Format Reference: a set is a named asset with at least one file or value.",
        reason: "Code completion and Xcode offer its name, and nothing is shown.",
        remedy: "Fill an entry, or remove the set. An empty accent colour is not reported: Xcode creates it empty, "
            + "and the system then uses its own.",
        examples: Examples(
            clean: [
                // One of three scales is enough; as Xcode creates it.
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "idiom" : "universal", "scale" : "1x" },
                        { "filename" : "home.svg", "idiom" : "universal", "scale" : "2x" },
                        { "idiom" : "universal", "scale" : "3x" }
                        """),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "AccentColor.colorset/Contents.json": """
                    {
                      "colors" : [
                        { "idiom" : "universal" }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                ])
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "idiom" : "universal", "scale" : "1x" },
                        { "idiom" : "universal", "scale" : "2x" },
                        { "idiom" : "universal", "scale" : "3x" }
                        """, isFound: true),
                    "ink.colorset/Contents.json": """
                    {
                    ^
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                ])
            ]),
        check: .set { set, _ in
            guard set.contents != nil, !set.statedSlots.contains(where: { $0.isFilled || $0.isUnassigned }),
                set.kind != .color || !createdEmpty.contains(set.name)
            else { return [] }
            let what = set.kind == .color ? "colour" : "file"
            return [
                CatalogLint.emptySet.finding(
                    "the \(set.kind.rawValue) set '\(set.qualifiedName)' has no \(what)", about: set,
                    hint: "add a \(what), or remove the set")
            ]
        })

    /// The color sets that Xcode's templates of apps and widgets create.
    private static let createdEmpty: Set<String> = ["AccentColor", "WidgetBackground"]
}
