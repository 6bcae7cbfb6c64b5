internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let unusedFilledTwin: CatalogLint = CatalogLint(
        id: "unused-filled-twin", severity: .warning,
        summary: "A hollow outline has no form for dark, and its filled form is a set of the same catalog.",
        guideline: "Human Interface Guidelines, Dark Mode: design separate icons for light and dark if one does not "
            + "look good in both; an outlined moon is hollow on a dark page, and a filled one shines.",
        reason: "The filled form is drawn already, and people who use the dark appearance do not see it.",
        remedy: "Add the filled picture to the slot for dark of the hollow set: `--fix --rules unused-filled-twin` "
            + "adds a copy of an SVG that has the same size and is visible in dark. A fix without `--rules` does not "
            + "add it, since the filled set may be for another state, such as a selected tab: then accept the finding "
            + "by a baseline. The names are paired as `twinlight init` pairs them: `moon` with `moon-fill`, "
            + "`moon.fill`, `moon_filled` or `moonFill` in the same group.",
        examples: Examples(
            clean: [
                Example([
                    "moon.imageset/Contents.json": Example.pairedSet(
                        "moon.svg", "moon-dark.svg", properties: Example.template),
                    "moon.imageset/moon.svg": ring, "moon.imageset/moon-dark.svg": disc,
                    "moon-fill.imageset/Contents.json": Example.plainSet("moon.svg", properties: Example.template),
                    "moon-fill.imageset/moon.svg": disc,
                    // Not of one name, and not hollow.
                    "sun.imageset/Contents.json": Example.plainSet("sun.svg", properties: Example.template),
                    "sun.imageset/sun.svg": disc,
                    "sun-fill.imageset/Contents.json": Example.plainSet("sun.svg", properties: Example.template),
                    "sun-fill.imageset/sun.svg": disc,
                ])
            ],
            unclean: [
                Example([
                    "moon.imageset/Contents.json": Example.plainSet(
                        "moon.svg", properties: Example.template, isFound: true),
                    "moon.imageset/moon.svg": ring,
                    "moon.fill.imageset/Contents.json": Example.plainSet("moon.svg", properties: Example.template),
                    "moon.fill.imageset/moon.svg": disc,
                ])
            ]),
        check: .catalog { sets, context in
            FilledTwins(sets).pairs.enumerated().map { number, pair in
                let (hollow, filled) = (sets[pair.hollow], sets[pair.filled])
                return unusedFilledTwin.finding(
                    "'\(hollow.qualifiedName)' is a hollow outline in dark, too, and '\(filled.qualifiedName)' is its "
                        + "filled form", ofSummary: hollow, detail: filled.qualifiedName,
                    hint: "add the picture of '\(filled.qualifiedName)' for dark",
                    fix: number < mostCopies ? context.copy(of: filled, to: hollow) : nil)
            }
        },
        isFixedByName: true)

    /// The number of pairs that get a fix in one run, since both sets of each are read again: the others get theirs in
    /// the next run.
    private static let mostCopies = 1000

    private static let ring = Example.svg(
        ##"<circle cx="12" cy="12" r="8" fill="none" stroke="#000000" stroke-width="2"/>"##)
    private static let disc = Example.svg(##"<circle cx="12" cy="12" r="9"/>"##)
}

extension CatalogContext {
    /// Adds a copy of the filled picture for dark.
    ///
    /// - Returns: nil where it would not be right there: of another size, or not visible in dark; and of a picture that
    ///   is not an SVG, since an edit is a text.
    fileprivate func copy(of filled: SetSummary, to hollow: SetSummary) -> Fix? {
        guard let set = imageSet(at: hollow.path), let twin = imageSet(at: filled.path),
            let slot = set.appearances.chosen(in: .light), let size = set.picture(of: slot)?.size,
            let picture = twin.picture(in: .light), let source = picture.source,
            let measures = picture.measures,
            picture.size.map({ $0 == size }) ?? false,
            set.intent == .template || measures.holds(on: backgrounds(in: .dark)),
            let text = String(validating: source.bytes, as: UTF8.self),
            let new = DarkPicture(text, in: set, besides: slot)
        else { return nil }
        return Fix(
            new.action + ", a copy of '\(FolderPath.last(of: picture.path))' of '\(twin.set.qualifiedName)'",
            edits: new.edits)
    }
}
