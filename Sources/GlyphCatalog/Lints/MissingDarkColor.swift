internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let missingDarkColor: CatalogLint = CatalogLint(
        id: "missing-dark-color", severity: .warning, platforms: [.apple, .android],
        summary: "A colour that is visible in light has no value for dark, where it is lost.",
        guideline: "Human Interface Guidelines, Dark Mode: supply light and dark values of custom colours, so that the "
            + "system shows the one that fits. WCAG 2.2, 1.4.11 asks for 3 : 1 of symbols and controls.",
        reason: "In dark, text and symbols of this colour are dark on a dark background.",
        remedy: "Add a value for dark. `twinlight audit --fix --rules missing-dark-color` adds the nearest one of the "
            + "same hue that is as easy to see as in light, with 4.5 : 1 at most; black and gray get the ratio that they "
            + "have in light, in an Android app with 12 : 1 at most. A colour is judged on white, and on the system's "
            + "backgrounds of pages and sheets in dark. It is reported if it reaches 3 : 1 in light and less in dark; "
            + "the colour of a text or a symbol by its name also if it reaches 1.5 : 1 in light and less in dark. "
            + "Reported as `info`, and fixed only by `--rules`, is a colour whose name does not say that it is for "
            + "text, symbols or controls, such as `hair`. Not reported are a text or a symbol that is visible on a "
            + "background with its name (`noteText` on `noteBackground`), and a colour of an Android app next to one "
            + "for dark (`text_dark`) that is visible there. It has a fix only where no text on this colour would "
            + "be lost. " + ColorPurpose.note,
        examples: Examples(
            clean: [
                Example([
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    "AccentColor.colorset/Contents.json": Example.colors(.value("2F7DE1")),
                ]),
                // Backgrounds, raw values and colours of other backgrounds need not be seen on these.
                Example([
                    "headerBackground.colorset/Contents.json": Example.colors(.value("14479E")),
                    "Blue/900.colorset/Contents.json": Example.colors(.value("0A2F73")),
                    "Blue/500.colorset/Contents.json": Example.colors(.value("14479E")),
                    "black.colorset/Contents.json": Example.colors(.value("000000")),
                    "textOnAccent.colorset/Contents.json": Example.colors(.value("101820")),
                    "cardShadow.colorset/Contents.json": Example.colors(.value("000000")),
                    "chartExpenses.colorset/Contents.json": Example.colors(.value("14479E")),
                ]),
                Example(["ink.colorset/Contents.json": Example.colors(.reference("labelColor"))]),
                // A text on a note that is bright in dark, too.
                Example([
                    "noteText.colorset/Contents.json": Example.colors(.value("222222")),
                    "noteBackground.colorset/Contents.json": Example.colors(
                        .value("FFF4B8"), .value("FFE680", "dark")),
                ]),
            ],
            unclean: [
                Example(["brand.colorset/Contents.json": Example.colors(.value("14479E", isFound: true))]),
                Example([
                    "Text/primary.colorset/Contents.json": Example.colors(
                        .value("1D2B3A", isFound: true), .value("000000", "high"))
                ]),
                // Faint in light, and not seen in dark.
                Example([
                    "Label/tertiary.colorset/Contents.json": Example.colors(
                        .value("29333D", alpha: "0.300", isFound: true))
                ]),
            ]),
        check: .color { set, context in
            set.devices(context).compactMap { device -> AuditFinding? in
                guard device.lacksDark(context), let entry = device.entry(in: .light),
                    let color = device.color(in: .light), let light = device.ratio(in: .light, context)
                else { return nil }
                let isText = device.isText
                let change = device.appending(device.newDark) { value, appearance, written in
                    let least = min(light, ContrastNeed.graphics)
                    let onPage = context.inDark(
                        value, isText: isText, least: least, in: appearance,
                        stronger: context.wantedInDark(of: color), written: written)
                    return device.alsoOnOwnGround(onPage, least, from: value, in: appearance, context, written: written)
                }
                let lost = change.flatMap { device.lostSign(on: zip(device.newDark, $0.colors), context) }
                let place = set.values.map { "in '\($0.nightFile)'" } ?? "for dark"
                // A gray is farther from the page than it must be.
                let proposal = color.hasHue ? "; the nearest of this hue is " : ", such as "
                return CatalogLint.missingDarkColor.finding(
                    "'\(set.set.qualifiedName)' has no value for dark, where \(CatalogNotation.text(of: color)) "
                        + "reaches \(context.ratioText(of: color, in: .dark))",
                    about: set.set, at: set.set.location(of: entry.slot), detail: device.detail(),
                    hint: set.set.hintForDark(
                        change?.colors.first.map {
                            "add a value \(place)\(proposal)\(CatalogNotation.text(of: $0))"
                        } ?? "add a value \(place) that reaches \(isText ? "4.5" : "3") : 1")
                        + (lost.map { "; '\($0)' on it needs another value then, too" } ?? ""),
                    fix: lost != nil
                        ? nil
                        : change.map { Fix("add a value for dark to '\(set.set.qualifiedName)'", edits: [$0.edit]) },
                    severity: device.purpose.saysUse(name: set.set.name, groups: set.set.groups)
                        ? set.set.darkSeverity : .info)
            }
        }, judgesWhatIsShown: true,
        // On a ground of its own, too, the new value is judged.
        cured: ["low-contrast-pair"], fixesInfoByName: true)
}
