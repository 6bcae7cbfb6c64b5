internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let incompleteHighContrast: CatalogLint = CatalogLint(
        id: "incomplete-high-contrast", severity: .warning,
        summary: "A set has entries for dark and for increased contrast, and none for both together.",
        guideline:
            "Human Interface Guidelines, Dark Mode: test with Increase Contrast in both appearances; Apple, Asset "
            + "Catalog Format Reference: each combination of appearances has an entry of its own.",
        reason: "In dark with increased contrast, two entries match half of what the system asks for, and which of "
            + "them it takes is not documented: people may get the picture for light.",
        remedy:
            "Add the entry for both. `--fix` adds it with the file or the value of dark, which is certain to be right "
            + "for dark.",
        examples: Examples(
            clean: [
                // All four; and high contrast that is stated for light cannot be taken in dark.
                Example([
                    "ink.colorset/Contents.json": """
                    {
                      "colors" : [
                        { "color" : { "platform" : "ios", "reference" : "labelColor" }, "idiom" : "universal" },
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                          "color" : { "platform" : "ios", "reference" : "labelColor" },
                          "idiom" : "universal"
                        },
                        {
                          "appearances" : [{ "appearance" : "contrast", "value" : "high" }],
                          "color" : { "platform" : "ios", "reference" : "labelColor" },
                          "idiom" : "universal"
                        },
                        {
                          "appearances" : [
                            { "appearance" : "luminosity", "value" : "dark" },
                            { "appearance" : "contrast", "value" : "high" }
                          ],
                          "color" : { "platform" : "ios", "reference" : "labelColor" },
                          "idiom" : "universal"
                        }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                    "paper.colorset/Contents.json": """
                    {
                      "colors" : [
                        { "color" : \(page), "idiom" : "universal" },
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                          "color" : \(page),
                          "idiom" : "universal"
                        },
                        {
                          "appearances" : [
                            { "appearance" : "luminosity", "value" : "light" },
                            { "appearance" : "contrast", "value" : "high" }
                          ],
                          "color" : \(page),
                          "idiom" : "universal"
                        }
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
                        { "filename" : "home.svg", "idiom" : "universal" },
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                          "filename" : "home-dark.svg",
                          "idiom" : "universal"
                        },
                        {
                        ^
                          "appearances" : [{ "appearance" : "contrast", "value" : "high" }],
                          "filename" : "home-high.svg",
                          "idiom" : "universal"
                        }
                        """),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/home-dark.svg": Example.svg(##"<path fill="#EEE" d="M4 12 12 4l8 8v8H4z"/>"##),
                    "home.imageset/home-high.svg": Example.svg(#"<path d="M3 12 12 3l9 9v9H3z"/>"#),
                ])
            ]),
        check: .set { set, _ in
            let slots = set.statedSlots.filter { !$0.isUnassigned && $0.slot.otherAppearance == nil }
            let families = Dictionary(grouping: slots, by: \.slot.family)
            return slots.filter { $0.isFilled && $0.slot.isFor(nil, isHigh: true) }.map(\.slot.family).uniqued
                .compactMap { traits -> AuditFinding? in
                    let family = families[traits] ?? []
                    // Each scale by itself: a fix completes all of them.
                    let filled = family.filter(\.isFilled)
                    let high = filled.filter { $0.slot.isFor(nil, isHigh: true) }
                    let both = Set(filled.filter { $0.slot.isFor(.dark, isHigh: true) }.map(\.slot.traits))
                    let places = Set(high.map(\.slot.traits)).subtracting(both)
                    let lacking = filled.filter { slot in
                        slot.slot.isFor(.dark, isHigh: false) && places.contains(slot.slot.traits)
                    }
                    guard let first = high.first, !lacking.isEmpty else { return nil }
                    return CatalogLint.incompleteHighContrast.finding(
                        "there are entries for dark and for high contrast, and none for both", about: set,
                        at: set.location(of: first.slot), detail: first.slot.words,
                        hint: "add an entry with both appearances", fix: completion(of: lacking, in: family, of: set))
                }.numbered
        }, judgesWhatIsShown: true)

    private static let page = #"{ "platform" : "ios", "reference" : "systemBackgroundColor" }"#

    /// Adds the entries, or fills the ones that are empty.
    private static func completion(of lacking: [StatedSlot], in family: [StatedSlot], of set: AssetSet) -> Fix? {
        guard let contents = set.contents, let list = set.list else { return nil }
        let content = set.kind == .color ? "color" : "filename"
        var (edits, added): ([Fix.Edit], [JSON]) = ([], [])
        for dark in lacking {
            guard let value = dark.slot.node[content] else { continue }
            if let empty = family.first(where: { slot in
                slot.slot.isFor(.dark, isHigh: true) && slot.slot.traits == dark.slot.traits
            }) {
                edits.append(contents.edit.setting(content, to: JSON(value), in: empty.slot.node))
            } else if case .object(var members) = JSON(dark.slot.node) {
                members["appearances"] = Catalog.appearances(.darkHigh)
                added.append(.object(members))
            }
        }
        if !added.isEmpty { edits.append(contents.edit.appending(added, to: list)) }
        return Fix("add an entry for dark with high contrast", edits: edits)
    }
}

extension CatalogSlot {
    fileprivate func isFor(_ style: Appearance.Style?, isHigh: Bool) -> Bool {
        self.style == style && isHighContrast == isHigh
    }
}
