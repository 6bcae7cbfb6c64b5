internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let unevenSeparator: CatalogLint = CatalogLint(
        id: "uneven-separator", severity: .info,
        summary: "A separator is faint in one appearance, and glares in the other.",
        guideline: "Human Interface Guidelines, Dark Mode: test your content in both appearances; lines that divide "
            + "content are as quiet in dark as in light.",
        reason: "A line that is white on black catches the eye before the text that it divides. Often its value for "
            + "dark was forgotten, or never checked.",
        remedy: "Choose values that are as faint in both, or use the system's `separatorColor`. A color set whose "
            + "name ends in `separator`, `divider`, `border`, `hairline` or `outline` is reported if it has more than "
            + "7 : 1 on the page in one appearance and less than 2 : 1 in the other, or less than 2.5 : 1 if it has "
            + "one value for both. Names that state a style (`borderLight`) are not judged, nor is a border of an "
            + "inactive control.",
        examples: Examples(
            clean: [
                Example([
                    "cellSeparator.colorset/Contents.json": Example.colors(.value("DCDEDD"), .value("38383A", "dark")),
                    "divider.colorset/Contents.json": Example.colors(.reference("separatorColor")),
                    // Strong in both.
                    "fieldBorder.colorset/Contents.json": Example.colors(.value("101820"), .value("F4F4F6", "dark")),
                    "borderLight.colorset/Contents.json": Example.colors(.value("F4F4F6")),
                    "cardBackground.colorset/Contents.json": Example.colors(.value("DCDEDD")),
                ])
            ],
            unclean: [
                Example([
                    "cellSeparator.colorset/Contents.json": Example.colors(
                        .value("DCDEDD"), .value("FCFFFF", "dark", isFound: true))
                ]),
                Example(["listDivider.colorset/Contents.json": Example.colors(.value("DCDEDD", isFound: true))]),
            ]),
        check: .color { set, context in
            set.devices(context).compactMap { device -> AuditFinding? in
                guard case .background(let word) = device.purpose, lines.contains(word), device.onlyStyle == nil,
                    let light = device.ratio(in: .light, context), let dark = device.ratio(in: .dark, context),
                    min(light, dark) < (device.states(.dark) ? faint : leastOfOneValue), max(light, dark) > strong
                else { return nil }
                let (low, high): (Appearance, Appearance) = light < dark ? (.light, .dark) : (.dark, .light)
                guard let entry = device.entry(in: high), let color = device.color(in: high),
                    let other = device.color(in: low)
                else { return nil }
                return CatalogLint.unevenSeparator.finding(
                    "'\(set.set.qualifiedName)' is \(CatalogNotation.text(of: color)) in \(high.words), which "
                        + "reaches \(context.ratioText(of: color, in: high)), and reaches "
                        + "\(context.ratioText(of: other, in: low)) in \(low.words)",
                    about: set.set, at: set.set.location(of: entry.slot), detail: device.detail(),
                    hint: "choose a value for \(device.states(high) ? high.words : "dark") that is as faint as the "
                        + "other one, or refer to 'separatorColor'")
            }
        }, judgesWhatIsShown: true)

    /// The ratio of a hairline as the system has it, and of one that is as strong as text.
    private static let (faint, strong) = (2.0, ContrastNeed.enhanced)
    /// A gray with more than 7 : 1 in dark has less on white: one value cannot be quiet in both.
    private static let leastOfOneValue = 2.5

    private static let lines: Set<String> = ["separator", "divider", "border", "hairline", "outline"]
}
