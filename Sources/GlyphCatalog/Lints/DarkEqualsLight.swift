internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let darkEqualsLight: CatalogLint = CatalogLint(
        id: "dark-equals-light", severity: .warning, platforms: [.apple, .android],
        summary: "The picture for dark is the picture for light, and has too little contrast in dark.",
        guideline: "Human Interface Guidelines, Dark Mode: make sure that full-colour images and icons look good in "
            + "both appearances; provide two where one does not.",
        reason: "The slot is filled, so that nothing seems to be missing; but in dark people do not see the picture.",
        remedy: "Draw the picture for dark in lighter colours. The lint compares the files, and what they show at 64 "
            + "× 64 points. `--fix` draws the SVG for dark anew: blacks and grays keep the contrast that they have in "
            + "light, and each other colour that is lost gets the nearest lightness that is visible. Where another "
            + "slot names the file, too, it adds a file.",
        examples: Examples(
            clean: [
                // It is visible in both.
                Example([
                    "sky.imageset/Contents.json": Example.pairedSet("sky.svg", "sky-dark.svg"),
                    "sky.imageset/sky.svg": sky, "sky.imageset/sky-dark.svg": sky,
                ])
            ],
            unclean: [
                Example([
                    "night.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "night.svg", "idiom" : "universal" },
                        {
                        ^
                          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                          "filename" : "night-dark.svg", "idiom" : "universal"
                        }
                        """),
                    "night.imageset/night.svg": night,
                    // The same picture, saved by another tool.
                    "night.imageset/night-dark.svg": Example.svg(
                        ##"<g fill="#101828"><path d="M4 4h16v16H4z"/></g>"##),
                ]),
                Example([
                    "night.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "night.svg", "idiom" : "universal" },
                        {
                        ^
                          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                          "filename" : "night.svg", "idiom" : "universal"
                        }
                        """),
                    "night.imageset/night.svg": night,
                ]),
            ]),
        check: .image { set, context in
            guard context.shows(set.set, in: .dark), let light = set.appearances.chosen(in: .light),
                let first = set.picture(of: light),
                let dark = set.appearances.first(where: { $0.style == .dark && !$0.isHighContrast }),
                let second = set.picture(of: dark), second.shows(first),
                let measures = set.judgedMeasures(of: dark), !measures.grid.fillsFrame,
                !measures.holds(on: context.backgrounds(in: .dark)),
                let lost = LostOutline(of: measures, on: context.backgrounds(in: .dark), in: set)
            else { return [] }
            return [
                darkEqualsLight.finding(
                    "'\(set.set.qualifiedName)' has the same picture for dark as for light, which \(lost.fault) in "
                        + "dark: \(lost.measure)", about: set.set, at: set.location(of: dark, showing: lost.color),
                    hint: lost.hint ?? "draw the picture for dark in lighter colours",
                    fix: lost.hasRemedy ? set.darkFix(of: first, measures, besides: light, context) : nil,
                    severity: set.severity(of: second, measures, in: .dark) ?? lost.severity)
            ]
        }, judgesWhatIsShown: true)

    private static let sky = Example.svg(##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/>"##)
    private static let night = Example.svg(##"<path fill="#101828" d="M4 4h16v16H4z"/>"##)
}
