internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let brightBackground: CatalogLint = CatalogLint(
        id: "bright-background", severity: .warning, platforms: [.apple, .android],
        summary: "A background stays white in the dark appearance.",
        guideline: "Human Interface Guidelines, Dark Mode: use a dark palette for all screens, views, menus and "
            + "controls; soften white backgrounds so that they do not glow.",
        reason: "A white page or card glares in the dark, and the system's text, which is white there, is invisible "
            + "on it.",
        remedy: "Use a background of the system, or add a dark value. `twinlight audit --fix --rules "
            + "bright-background` replaces pure white by a reference to `systemBackgroundColor`, or to "
            + "`secondarySystemGroupedBackgroundColor` for cards, sheets and surfaces; another white gets a dark "
            + "value of its hue. Nearly white is an OKLCH lightness of at least 0.95 with a chroma of at most 0.04. "
            + "Only names of pages, sheets and cards are judged: `background`, `surface`, `canvas`, `sheet`, `card`, "
            + "`launchScreen`. The background of a control is not judged, nor is one that must be white "
            + "(`qrBackground`), one of a numbered scale, or one whose name states a style. A colour that is dark in "
            + "light and white in dark is not a background, whatever its name is. In an Android app, a background is "
            + "not fixed while a text of the same `res` folder stays dark at night: that text would be lost on it.",
        examples: Examples(
            clean: [
                Example([
                    "pageBackground.colorset/Contents.json": Example.colors(
                        .value("FFFFFF"), .value("101114", "dark")),
                    "card.colorset/Contents.json": Example.colors(.reference("secondarySystemGroupedBackgroundColor")),
                    "launchBackground.colorset/Contents.json": Example.colors(.value("14479E")),
                    "buttonBackground.colorset/Contents.json": Example.colors(.value("FFFFFF")),
                    "qrCodeBackground.colorset/Contents.json": Example.colors(.value("FFFFFF")),
                    "backgroundLight.colorset/Contents.json": Example.colors(.value("FFFFFF")),
                    "white.colorset/Contents.json": Example.colors(.value("FFFFFF")),
                    // Colours of icons: on the page that the name says, and one whose values show it.
                    "splashTint.colorset/Contents.json": Example.colors(.value("14479E"), .value("FFFFFF", "dark")),
                    "launchScreen.colorset/Contents.json": Example.colors(.value("14479E"), .value("FFFFFF", "dark")),
                    "surfaceOverlay.colorset/Contents.json": Example.colors(.value("FFFFFF", alpha: "0.100")),
                ])
            ],
            unclean: [
                Example(["pageBackground.colorset/Contents.json": Example.colors(.value("FFFFFF", isFound: true))]),
                Example([
                    "card.colorset/Contents.json": Example.colors(
                        .value("FFFFFF"), .value("F5F5F7", "dark", isFound: true)),
                    "Background/primary.colorset/Contents.json": Example.colors(.value("FFF8EC", isFound: true)),
                ]),
            ]),
        check: .color { set, context in
            set.devices(context).compactMap { device -> AuditFinding? in
                guard device.glaresInDark(context), let entry = device.entry(in: .dark),
                    let color = device.color(in: .dark)
                else { return nil }
                let (hint, fix) = device.darkening(context)
                return CatalogLint.brightBackground.finding(
                    "the background '\(set.set.qualifiedName)' is \(CatalogNotation.text(of: color)) in dark"
                        + (device.states(.dark) ? "" : ", since it has no value for dark"),
                    about: set.set, at: set.set.location(of: entry.slot), detail: device.detail(), hint: hint, fix: fix,
                    severity: set.set.darkSeverity)
            }
        }, judgesWhatIsShown: true)
}

extension DeviceColors {
    /// Whether it is a background of a page or a card that is nearly white in dark.
    func glaresInDark(_ context: CatalogContext) -> Bool {
        guard isShown(in: .dark), purpose.isPage(name: self.set.set.name, groups: self.set.set.groups),
            self.set.set.platform == .apple || !self.set.set.isForLaunchers, let color = color(in: .dark),
            let ground = context.backgrounds(in: .dark).first
        else { return false }
        return color.composited(over: ground).isNearlyWhite && isBrightInLight(context)
    }

    /// Whether it is bright in light, as a background is that was not made for dark. What is dark in light and white in
    /// dark is seen on backgrounds.
    fileprivate func isBrightInLight(_ context: CatalogContext) -> Bool {
        guard let color = entry(in: .light)?.value?[.light], let ground = context.backgrounds(in: .light).first
        else { return false }
        return color.composited(over: ground).components(in: .oklch).x >= 0.85
    }

    fileprivate func darkening(_ context: CatalogContext) -> (hint: String, fix: Fix?) {
        let name = set.set.qualifiedName
        if let edit = reference {
            let system = systemBackground
            let role = ColorRole(rawValue: String(system.dropLast("Color".count)))
            if let dark = context.palette[role]?[.dark], let sign = lostSign(on: [(.dark, dark)], context) {
                return ("refer to the system's '\(system)', and give '\(sign)' on it a light value in dark", nil)
            }
            return (
                "refer to the system's '\(system)', which adapts",
                Fix("let '\(name)' refer to '\(system)'", edits: [edit])
            )
        }
        // As dark as the system's cards and sheets, so that text and shadows are seen on it.
        guard let card = context.palette["secondarySystemBackground"]?[.dark] else { return ("use a dark value", nil) }
        func dark(_ color: Color, _ written: (Color) -> Color) -> Color {
            written(NearestColor.withLightness(card.components(in: .oklch).x, of: color))
        }
        let found: (Color, [Fix.Edit])?
        if states(.dark) {
            found = replacing(.dark, by: dark).map { ($0.color, $0.edits) }
        } else {
            found = appending(newDark) { color, _, written in dark(color, written) }
                .flatMap { change in change.colors.first.map { ($0, [change.edit]) } }
        }
        if let text = set.values?.darkText {
            return (
                set.set.hintForDark(
                    "use a dark value for the dark appearance"
                        + (found.map { ", such as \(CatalogNotation.text(of: $0.0))" } ?? "")
                        + ", and a light one for the text '\(text)', which stays dark"), nil
            )
        }
        if let sign = found.flatMap({ lostSign(on: [(.dark, $0.0)], context) }) {
            return (set.set.hintForDark("use a dark value in dark, and a light one for '\(sign)' on it"), nil)
        }
        return (
            set.set.hintForDark("use a dark value for the dark appearance")
                + (found.map { ", such as \(CatalogNotation.text(of: $0.0))" } ?? "")
                + (set.set.platform == .apple ? ", or a background of the system" : ", or a background of the theme"),
            found.map { Fix("give '\(name)' a dark value", edits: $0.1) }
        )
    }

    private var systemBackground: String {
        purpose.isCard ? "secondarySystemGroupedBackgroundColor" : "systemBackgroundColor"
    }

    /// For pure white as the only value, on devices that have the system's backgrounds.
    private var reference: Fix.Edit? {
        guard entries.count == 1, gamuts.count == 1, isOnly, let entry = entries.first, entry.slot.idiom != "mac",
            let color = entry.value?[.light], color.hex == "#FFFFFF", color.alpha == 1,
            let node = entry.slot.node["color"], let contents = set.set.contents
        else { return nil }
        return contents.edit.replacement(
            of: node, by: ["platform": "ios", "reference": .string(systemBackground)])
    }
}
