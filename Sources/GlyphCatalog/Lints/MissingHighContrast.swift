internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let missingHighContrast: CatalogLint = CatalogLint(
        id: "missing-high-contrast", severity: .info,
        summary: "A picture has less than 4.5:1 with increased contrast, and the set has none for that setting.",
        guideline:
            "Human Interface Guidelines, Accessibility: support Increase Contrast, at least 4.5:1; Color: provide "
            + "variants with increased contrast where a colour is not strong enough.",
        reason: "People turn on Increase Contrast because they do not see pictures like this one well.",
        remedy: "Add a picture for increased contrast, one for light and one for dark, or draw the picture with more "
            + "contrast. The lint reports icons of few colours that reach 3:1, but not 4.5:1; fainter ones are "
            + "reported by `low-contrast-picture` and `missing-dark`. More than three are reported as one finding for "
            + "the catalog.",
        examples: Examples(
            clean: [
                Example([
                    "drop.imageset/Contents.json": Example.plainSet("drop.svg", properties: Example.template),
                    "drop.imageset/drop.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#3D7EDB"/>"##),
                    "fire.imageset/Contents.json": Example.pairedSet("fire.svg", "fire-dark.svg"),
                    "fire.imageset/fire.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#A8200D"/>"##),
                    "fire.imageset/fire-dark.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#FF9E8C"/>"##),
                ]),
                Example([
                    "drop.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "drop.svg", "idiom" : "universal" },
                        {
                          "appearances" : [ { "appearance" : "contrast", "value" : "high" } ],
                          "filename" : "drop-high.svg",
                          "idiom" : "universal"
                        }
                        """),
                    "drop.imageset/drop.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#3D7EDB"/>"##),
                    "drop.imageset/drop-high.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#2158A8"/>"##),
                ]),
            ],
            unclean: [
                Example([
                    "drop.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "drop.svg", "idiom" : "universal" }
                        ^
                        """),
                    "drop.imageset/drop.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#3D7EDB"/>"##),
                ])
            ]),
        check: .image { set, context in
            guard !set.hasHighSlot, !set.set.isLoose else { return [] }
            var lost: [(style: Appearance.Style, slot: CatalogSlot, outline: LostOutline)] = []
            for style in [Appearance.Style.light, .dark] {
                let (normal, high) = (Appearance(style: style), Appearance(style: style, contrast: .high))
                let backgrounds = context.backgrounds(in: high)
                guard context.shows(set.set, in: style), let slot = set.appearances.chosen(in: high),
                    style == .dark || slot.idiom != "watch",
                    !lost.contains(where: { $0.slot.node.offset == slot.node.offset }),
                    let measures = set.judgedMeasures(of: slot), !measures.grid.fillsFrame, measures.hasFewColors,
                    measures.holds(on: context.backgrounds(in: normal)),
                    !measures.holds(on: backgrounds, ratio: ContrastNeed.text),
                    let outline = LostOutline(of: measures, on: backgrounds, in: set, atLeast: ContrastNeed.text)
                else { continue }
                lost.append((style, slot, outline))
            }
            guard let first = lost.first else { return [] }
            let places = lost.map { "in \($0.style.rawValue): \($0.outline.measure)" }
            return [
                missingHighContrast.finding(
                    "'\(set.set.qualifiedName)' has no picture for increased contrast, and needs one "
                        + places.joined(separator: "; "), about: set.set, at: set.location(of: first.slot),
                    detail: first.style.rawValue, hint: "add a picture for increased contrast in light and in dark")
            ]
        }, judgesWhatIsShown: true,
        joined: { "\($0) pictures have none for increased contrast, and need one" },
        joinedHint: "add pictures for increased contrast in light and in dark")
}
