internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let noFallback: CatalogLint = CatalogLint(
        id: "no-fallback", severity: .error,
        summary: "A set has entries for some appearances only, and none for the others.",
        guideline:
            "Apple, Asset Catalog Format Reference: an entry without `appearances` is for any appearance, and the "
            + "system falls back to it.",
        reason:
            "In an appearance that no entry is for, nothing is drawn, or the colour is clear: it looks right on the "
            + "screen of a person who works in dark, and is missing for all others.",
        remedy: "Add an entry without `appearances`, with the picture or value for light.",
        examples: Examples(
            clean: [
                // On iPad the entry of all devices is the fallback; light and dark are all that there is.
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" },
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                          "filename" : "home-dark.svg",
                          "idiom" : "ipad"
                        }
                        """),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/home-dark.svg": Example.svg(##"<path fill="#FFF" d="M4 12 12 4l8 8v8H4z"/>"##),
                    "ink.colorset/Contents.json": """
                    {
                      "colors" : [
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "light" }],
                          "color" : { "platform" : "ios", "reference" : "labelColor" },
                          "idiom" : "universal"
                        },
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                          "color" : { "platform" : "ios", "reference" : "labelColor" },
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
                        { "idiom" : "universal" },
                        {
                        ^
                          "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                          "filename" : "home-dark.svg",
                          "idiom" : "universal"
                        }
                        """),
                    "home.imageset/home-dark.svg": Example.svg(##"<path fill="#FFF" d="M4 12 12 4l8 8v8H4z"/>"##),
                ]),
                // The entry for iPhone is not for other devices.
                Example([
                    "ink.colorset/Contents.json": """
                    {
                      "colors" : [
                        { "color" : { "platform" : "ios", "reference" : "labelColor" }, "idiom" : "iphone" },
                        {
                        ^
                          "appearances" : [{ "appearance" : "contrast", "value" : "high" }],
                          "color" : { "platform" : "ios", "reference" : "labelColor" },
                          "idiom" : "universal"
                        }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """
                ]),
            ]),
        check: .set { set, _ in
            let filled = set.statedSlots.filter { $0.isFilled && !$0.isUnassigned && $0.slot.otherAppearance == nil }
            let families = Dictionary(grouping: filled.map(\.slot), by: \.family)
            let fallbacks = filled.map(\.slot).filter { $0.style == nil && !$0.isHighContrast }
            return filled.map(\.slot.family).uniqued.compactMap { traits -> AuditFinding? in
                guard let family = families[traits], let slot = family.first else { return nil }
                let own = family.filter { !$0.isHighContrast }
                let hasBoth = [.light, .dark].allSatisfy { style in own.contains { $0.style == style } }
                // Nearly always the family has its own.
                if hasBoth || own.contains(where: { $0.style == nil }) { return nil }
                if fallbacks.contains(where: { $0.isFallback(for: slot) }) { return nil }
                return CatalogLint.noFallback.finding(
                    "no entry of '\(set.name)' is for any appearance"
                        + (slot.idiom == "universal" ? "" : " on \(slot.idiom)"),
                    about: set, at: set.location(of: slot), detail: slot.idiom,
                    hint: "fill an entry without 'appearances'")
            }.numbered
        })
}

extension CatalogSlot {
    /// Traits that a device has in common with devices that have less: a picture for less is shown there, too.
    private static let graded: Set<String> = ["display-gamut", "memory", "graphics-feature-set"]

    /// Whether a slot for any appearance is shown wherever another one is looked for, and is not for that appearance.
    fileprivate func isFallback(for other: CatalogSlot) -> Bool {
        family.allSatisfy { trait in
            trait == Trait("idiom", "universal") || Self.graded.contains(trait.name) || other.family.contains(trait)
        }
    }
}
