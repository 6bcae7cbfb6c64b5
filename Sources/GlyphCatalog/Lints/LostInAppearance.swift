internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let lostInAppearance: CatalogLint = CatalogLint(
        id: "lost-in-appearance", severity: .info, platforms: [.apple, .android],
        summary: "A picture or a colour may be lost in an appearance.",
        guideline: "Human Interface Guidelines, Dark Mode: make sure that full-colour images and icons look good in "
            + "both appearances; Color: supply light and dark values. WCAG 2.2, 1.4.11: at least 3:1.",
        reason: "A catalog does not say on which background a picture is shown, or whether code tints it: look at the "
            + "sheet, which shows the greatest losses first.",
        remedy: "Add a picture or a value for the appearance, or render an icon as a template. `--rules "
            + "lost-in-appearance --fix` adds pictures, where their colours are certain. As a gate: `--rules lost-in-appearance --severity "
            + "info`; the id of a row selects that row.",
        examples: Examples(
            clean: [
                Example([
                    "night.imageset/Contents.json": Example.pairedSet("night.svg", "night-dark.svg"),
                    "night.imageset/night.svg": disc("#101828"), "night.imageset/night-dark.svg": disc("#8FA3C7"),
                    // The tint of the app colours it.
                    "bell.imageset/Contents.json": Example.plainSet("bell.svg", properties: Example.template),
                    "bell.imageset/bell.svg": disc("#000000"),
                    // White signs on a dark disc, which is lost itself.
                    "tile.imageset/Contents.json": Example.plainSet("tile.svg"),
                    "tile.imageset/tile.svg": Example.svg(
                        ##"<path fill="#101828" fill-rule="evenodd" d="M2 2h20v20H2zM9 14v6h6v-6z"/>"##
                            + ##"<path fill="#FFFFFF" d="M6 8h3v3H6zM15 8h3v3h-3z"/>"##),
                    // One set for each style.
                    "logo.imageset/Contents.json": Example.plainSet("logo.svg"),
                    "logo.imageset/logo.svg": disc("#000000"),
                    "logo-dark.imageset/Contents.json": Example.plainSet("logo.svg"),
                    "logo-dark.imageset/logo.svg": disc("#FFFFFF"),
                ]),
                Example([
                    "brand.colorset/Contents.json": Example.colors(.value("14479E"), .value("8FB8FF", "dark")),
                    "headerBackground.colorset/Contents.json": Example.colors(.value("14479E")),
                ]),
            ],
            unclean: [
                Example([
                    "night.imageset/Contents.json": Example.plainSet("night.svg", isFoundAtEntry: true),
                    "night.imageset/night.svg": disc("#101828"),
                ]),
                // The picture for dark is the one for light.
                Example([
                    "moon.imageset/Contents.json": Example.pairedSet("moon.svg", "moon.svg", isFoundAtDark: true),
                    "moon.imageset/moon.svg": disc("#101828"),
                    "star.imageset/Contents.json": Example.pairedSet("star.svg", "star-dark.svg", isFoundAtDark: true),
                    "star.imageset/star.svg": disc("#8A6100"), "star.imageset/star-dark.svg": disc("#33302A"),
                ]),
                // A white plate; less than 4.5 : 1 with increased contrast; a plate that hides its sign.
                Example([
                    "card.imageset/Contents.json": Example.plainSet("card.svg", isFoundAtEntry: true),
                    "card.imageset/card.svg": Example.svg(
                        ##"<path fill="#FFFFFF" d="M2 2h20v20H2z"/><path fill="#2D6CDF" d="M6 10h12v4H6z"/>"##),
                ]),
                Example([
                    "drop.imageset/Contents.json": Example.plainSet("drop.svg", isFoundAtEntry: true),
                    "drop.imageset/drop.svg": disc("#3D7EDB"),
                ]),
                Example([
                    "titleText.colorset/Contents.json": Example.colors(.value("1D2B3A", isFound: true)),
                    "Icons/action.colorset/Contents.json": Example.colors(
                        .value("14479E"), .value("1B3B73", "dark", isFound: true)),
                    "linkText.colorset/Contents.json": Example.colors(
                        .value("2F7DE1", isFound: true), .value("8FB8FF", "dark")),
                ]),
            ]),
        check: .content { set, content, context in
            switch content {
            case .image(let images):
                return PictureLosses(of: images, in: context.rows, context).all.map { loss in
                    let slot = images.appearances.chosen(in: loss.appearance)
                    return finding(
                        of: loss, about: set, at: slot.map { images.location(of: $0, showing: loss.color) },
                        fix: images.fix(of: loss, context))
                }
            case .color(let colors):
                return colors.devices.compactMap { device in
                    guard let loss = ColorLosses(of: device, in: context.rows, context).found else { return nil }
                    // What is missing is missing beside the value for light.
                    let isMissing = loss.row == .missingHighContrastColor
                    guard let entry = device.entry(in: isMissing ? .light : loss.appearance) else { return nil }
                    return finding(
                        of: loss, about: set, at: set.location(of: entry.slot), device: device.detail())
                }
            case .symbol: return []
            }
        }, judgesWhatIsShown: true, table: LossRow.table)

    private static func finding(
        of loss: Loss, about set: AssetSet, at place: SourceFile.Location?, device: String? = nil, fix: Fix? = nil
    ) -> AuditFinding {
        let name = "'\(set.qualifiedName)'"
        let (message, hint) =
            switch loss.row {
            case .missingDark, .missingDarkColor:
                ("\(name) may be lost in dark, and has none for dark", "add one for dark")
            case .darkEqualsLight: ("\(name) may be lost in dark: it is the same as in light", "draw it for dark")
            case .lowContrastPicture, .lowContrastColor:
                ("\(name) may be lost in \(loss.appearance.words)", "choose another colour there")
            case .whitePlate:
                ("\(Int(loss.share * 100)) % of \(name) is nearly white in dark", "soften its plate in dark")
            case .missingHighContrast, .missingHighContrastColor:
                (
                    "\(name) is weak in \(loss.appearance.style.rawValue) with increased contrast",
                    "add one for increased contrast"
                )
            case .lostOnMaterial:
                ("\(name) may be lost on a material in \(loss.appearance.words)", "draw an edge around it")
            case .flattensInAccented:
                (
                    "\(name) becomes a plain plate where only opacity is kept, as in a tinted widget",
                    "set 'widgetAccentedRenderingMode', or cut the sign out of its plate"
                )
            }
        let measure = [.whitePlate, .flattensInAccented].contains(loss.row) ? "" : ": " + loss.measure
        let detail = [device, loss.row.rawValue].compactMap { $0 }.joined(separator: ", ")
        var finding = lostInAppearance.finding(
            message + measure, about: set, at: place, detail: detail, hint: hint, fix: fix)
        let isWeak = loss.row.place.need == .weaker || [.lostOnMaterial, .flattensInAccented].contains(loss.row)
        finding.loss = AuditLoss(
            row: loss.row.rawValue, isInDark: loss.appearance == .dark && !isWeak, weight: loss.weight)
        return finding
    }

    private static func disc(_ fill: String) -> String {
        Example.svg(#"<circle cx="12" cy="12" r="9" fill="\#(fill)"/>"#)
    }
}
