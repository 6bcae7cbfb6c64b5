internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let singleAppearanceTemplate: CatalogLint = CatalogLint(
        id: "single-appearance-template", severity: .info,
        summary: "A hollow outline is a template without a picture for dark, which may look better filled.",
        guideline: "Human Interface Guidelines, Dark Mode: design separate icons for light and dark if one does not "
            + "look good in both; an outlined moon is hollow on a dark page, and a filled one shines.",
        reason:
            "A template follows the colour of the style, but not its form: thin bright lines on black appear wider and "
            + "weaker than dark ones on white.",
        remedy: "Compare both, and add a filled form for dark where it looks better: `twinlight init` writes a "
            + "manifest that derives it. A set that has a filled twin is reported by `unused-filled-twin`, and one "
            + "whose name ends in `accented` is for accented widgets, which have no dark appearance. More than three "
            + "are reported as one finding for the catalog.",
        examples: Examples(
            clean: [
                Example([
                    "moon.imageset/Contents.json": Example.pairedSet(
                        "moon.svg", "moon-fill.svg", properties: Example.template),
                    "moon.imageset/moon.svg": ring("8"),
                    "moon.imageset/moon-fill.svg": Example.svg(##"<circle cx="12" cy="12" r="9"/>"##),
                    "dot.imageset/Contents.json": Example.plainSet("dot.svg", properties: Example.template),
                    "dot.imageset/dot.svg": Example.svg(##"<circle cx="12" cy="12" r="9"/>"##),
                    "moon-accented.imageset/Contents.json": Example.plainSet(
                        "moon.svg", properties: Example.template),
                    "moon-accented.imageset/moon.svg": ring("6"),
                ])
            ],
            unclean: [
                Example([
                    "moon.imageset/Contents.json": Example.plainSet(
                        "moon.svg", properties: Example.template, isFound: true),
                    "moon.imageset/moon.svg": ring("8"),
                ]),
                Example([
                    "a.imageset/Contents.json": """
                    {
                    ^
                      "images" : [
                        { "filename" : "a.svg", "idiom" : "universal" }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 },
                      "properties" : { "template-rendering-intent" : "template" }
                    }
                    """,
                    "a.imageset/a.svg": ring("5"),
                    "b.imageset/Contents.json": Example.plainSet("b.svg", properties: Example.template),
                    "b.imageset/b.svg": ring("6"),
                    "c.imageset/Contents.json": Example.plainSet("c.svg", properties: Example.template),
                    "c.imageset/c.svg": ring("7"),
                    "d.imageset/Contents.json": Example.plainSet("d.svg", properties: Example.template),
                    "d.imageset/d.svg": ring("8"),
                ]),
            ]),
        check: .catalog { sets, _ in
            let twins = Set(FilledTwins(sets).pairs.map(\.hollow))
            let found = sets.indices.filter { index in
                let set = sets[index]
                return set.kind == .image && set.intent == .template && set.isHollow == true && !set.hasDark
                    && !twins.contains(index) && !set.name.lowercased().hasSuffix("accented")
            }.map { sets[$0] }
            return found.map { set in
                singleAppearanceTemplate.finding(
                    "'\(set.qualifiedName)' is a hollow outline in light and in dark", ofSummary: set,
                    hint: "a filled form may look better in dark: 'twinlight init' writes a manifest that derives it")
            }
        }, judgesWhatIsShown: true,
        joined: { "\($0) templates are hollow outlines in light and in dark" },
        joinedHint: "filled forms may look better in dark: 'twinlight init' writes a manifest that derives them")

    private static func ring(_ radius: String) -> String {
        Example.svg(
            ##"<circle cx="12" cy="12" r="\##(radius)" fill="none" stroke="#000000" stroke-width="2"/>"##)
    }
}
