internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let duplicateSlot: CatalogLint = CatalogLint(
        id: "duplicate-slot", severity: .warning,
        summary: "Two entries of a set have the same traits.",
        guideline: "Apple, Asset Catalog Format Reference: the keys of an entry select it, so that each combination of "
            + "them has one entry.",
        reason:
            "Xcode warns, and takes one of the two: the other picture is never shown, and which one it is may change "
            + "with a version of Xcode.",
        remedy: "Remove one of the entries, or state what distinguishes them, such as a scale or an appearance. "
            + "`--fix` removes the second one where both have the same file or value, or one of them is empty. What "
            + "the set shows is not judged until then: one of the two may be intended for dark.",
        examples: Examples(
            clean: [
                // Each differs in one key. Empty slots that are alike do no harm.
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "a.svg", "idiom" : "universal" },
                        { "filename" : "b.svg", "idiom" : "ipad" },
                        { "filename" : "b.svg", "idiom" : "ipad", "subtype" : "mac-catalyst" },
                        { "filename" : "a.svg", "idiom" : "universal", "language-direction" : "right-to-left" },
                        { "filename" : "b.svg", "idiom" : "universal", "display-gamut" : "display-P3" },
                        { "filename" : "a.svg", "idiom" : "watch", "screen-width" : "<=145", "scale" : "2x" },
                        { "filename" : "b.svg", "idiom" : "watch", "screen-width" : ">161", "scale" : "2x" },
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "light" }],
                          "filename" : "b.svg",
                          "idiom" : "universal"
                        },
                        { "idiom" : "mac", "scale" : "1x" },
                        { "idiom" : "mac", "scale" : "1x" },
                        { "filename" : "a.svg", "idiom" : "universal", "unassigned" : true }
                        """),
                    "home.imageset/a.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/b.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                ])
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" },
                        { "idiom" : "universal", "filename" : "house.svg" }
                        ^
                        """),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/house.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                ]),
                Example([
                    "ink.colorset/Contents.json": """
                    {
                      "colors" : [
                        { "color" : { "platform" : "ios", "reference" : "labelColor" }, "idiom" : "universal" },
                        { "color" : { "platform" : "ios", "reference" : "labelColor" }, "idiom" : "universal" },
                        ^
                        { "color" : { "platform" : "ios", "reference" : "labelColor" }, "idiom" : "watch" }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                    "paper.colorset/Contents.json": """
                    {
                      "colors" : [
                        { "idiom" : "universal" },
                        { "color" : \(page), "idiom" : "universal" }
                        ^
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """,
                ]),
            ]),
        check: .set { set, _ in
            var known: [[CatalogSlot.Trait]: StatedSlot] = [:]
            return set.statedSlots.filter { !$0.isUnassigned }.compactMap { slot -> AuditFinding? in
                guard let first = known.updateValue(slot, forKey: slot.selection) else { return nil }
                // All of them empty do no harm. The one that is filled stays the first one.
                guard first.isFilled || slot.isFilled else { return nil }
                if first.isFilled { known[slot.selection] = first }
                return CatalogLint.duplicateSlot.finding(
                    "an earlier entry has the same traits: \(first.slot.words)", about: set,
                    at: set.location(of: slot.slot), detail: first.slot.words,
                    hint: "remove one of them, or state what distinguishes them",
                    notes: ["the first one is at \(set.location(of: first.slot))"],
                    fix: removal(of: slot, as: first, in: set))
            }.numbered
        },
        curesWholeSet: true, curesWhatIsShown: true)

    private static let page = #"{ "platform" : "ios", "reference" : "systemBackgroundColor" }"#

    /// No set that people made has more entries: a fix for each of them would take hours.
    private static let fixLimit = 1_000

    /// Removes the second one where the first one says the same, or one of them says nothing.
    private static func removal(of second: StatedSlot, as first: StatedSlot, in set: AssetSet) -> Fix? {
        guard let contents = set.contents, let list = set.list, (list.elements ?? []).count <= fixLimit else {
            return nil
        }
        let (own, other) = (second.content.map { JSON($0) }, first.content.map { JSON($0) })
        let index: Int
        if own == other || own == nil {
            index = second.index
        } else if other == nil {
            index = first.index
        } else {
            return nil
        }
        let words = index == second.index ? "remove the second entry" : "remove the empty first entry"
        return contents.edit.removal(ofElement: index, from: list).map { Fix(words, edits: [$0]) }
    }
}

extension StatedSlot {
    /// What it is selected by.
    fileprivate var selection: [CatalogSlot.Trait] {
        slot.circumstances + [CatalogSlot.Trait("scale", slot.trait("scale") ?? "")]
    }
}
