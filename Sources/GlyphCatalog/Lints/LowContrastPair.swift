internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let lowContrastPair: CatalogLint = CatalogLint(
        id: "low-contrast-pair", severity: .warning, platforms: [.apple, .android],
        summary: "Text is hard to read on the background with the matching name.",
        guideline:
            "Human Interface Guidelines, Color: make sure that text has sufficient contrast with its background. "
            + "WCAG 2.2, 1.4.3 asks for 4.5 : 1 of text, and for 3 : 1 of large text.",
        reason: "Such text is shown on this one background only, whatever the page is, and is too faint there.",
        remedy: "Change the text or its background. The two are in one group, and their names differ in the last word: "
            + "`badgeText` on `badgeBackground`; or one is `onPrimary`, the other `primary`. From 3 : 1 to 4.5 : 1 is an "
            + "`info`. A text with more than one possible background is not judged.",
        examples: Examples(
            clean: [
                Example([
                    "badgeText.colorset/Contents.json": Example.colors(.value("14479E")),
                    "badgeBackground.colorset/Contents.json": Example.colors(.value("DCE8FF")),
                    // On any background.
                    "secondaryText.colorset/Contents.json": Example.colors(.value("8A8F98")),
                    "secondaryBackground.colorset/Contents.json": Example.colors(.value("F0F0F2")),
                    // A text on the page, and the background of another one.
                    "errorText.colorset/Contents.json": Example.colors(.value("C62828")),
                    "errorBackground.colorset/Contents.json": Example.colors(.value("D32F2F")),
                ])
            ],
            unclean: [
                Example([
                    "verifiedText.colorset/Contents.json": Example.colors(.value("4CA866", isFound: true)),
                    "verifiedBackground.colorset/Contents.json": Example.colors(.value("EAF7EE")),
                ]),
                Example([
                    "Badge/foreground.colorset/Contents.json": Example.colors(
                        .value("14479E"), .value("1B3B73", "dark", isFound: true)),
                    "Badge/background.colorset/Contents.json": Example.colors(
                        .value("DCE8FF"), .value("101C33", "dark")),
                    "onPrimary.colorset/Contents.json": Example.colors(.value("FFFFFF", isFound: true)),
                    "primary.colorset/Contents.json": Example.colors(.value("FFB340")),
                ]),
            ]),
        check: .color { set, context in
            guard let path = context.pairs.ground(ofTextAt: set.set.path), let ground = context.colorSet(at: path),
                let device = set.devices.first, let pair = ColorPair(device, on: ground, context),
                let worst = pair.ratios.min(by: { $0.ratio < $1.ratio }),
                !ContrastRatio.reaches(worst.ratio, ContrastNeed.text),
                let entry = device.entry(in: worst.appearance)
            else { return [] }
            let faint = pair.ratios.filter { !ContrastRatio.reaches($0.ratio, ContrastNeed.text) }
            let places = faint.map { "\(ContrastRatio.text($0.ratio)) : 1 in \($0.appearance.words)" }
            let texts = faint.compactMap { judged in
                judged.text.nearest(reaching: ContrastNeed.text, on: [judged.ground]).map {
                    "\($0.words) in \(judged.appearance.words)"
                }
            }
            let nearest = "; the nearest value of the text with 4.5 : 1 is " + texts.joined(separator: " and ")
            return [
                CatalogLint.lowContrastPair.finding(
                    "'\(set.set.qualifiedName)' reaches \(places.joined(separator: " and ")) on "
                        + "'\(ground.set.qualifiedName)'",
                    about: set.set, at: set.set.location(of: entry.slot), detail: ground.set.qualifiedName,
                    hint: "change the text or its background" + (texts.count == faint.count ? nearest : ""),
                    severity: ContrastRatio.reaches(worst.ratio, ContrastNeed.graphics) ? .info : nil)
            ]
        }, judgesWhatIsShown: true)
}

/// A text on its own background, in light and in dark.
private struct ColorPair {
    struct Judged {
        var appearance: Appearance
        var text: Color
        /// The background as it is seen on a page.
        var ground: Color
        var ratio: Double
    }

    private(set) var ratios: [Judged] = []

    /// Nil where the two are not a pair, or a value is not known.
    ///
    /// - Parameters:
    ///   - device: the values of the text for one device.
    ///   - ground: the set of the background, which may list its devices in another order.
    init?(_ device: DeviceColors, on ground: ColorSet, _ context: CatalogContext) {
        let family = device.entries.first?.slot.family
        guard let background = ground.devices.first(where: { $0.entries.first?.slot.family == family }) else {
            return nil
        }
        for appearance in [Appearance.light, .dark] where context.shows(device.set.set, in: appearance.style) {
            guard let text = device.entry(in: appearance)?.value?[appearance],
                let color = background.entry(in: appearance)?.value?[appearance]
            else { return nil }
            // A translucent background is on a page; of several pages, on the one where the text is read best.
            let judged = context.backgrounds(in: appearance).map { page in
                let seen = color.composited(over: page)
                return Judged(appearance: appearance, text: text, ground: seen, ratio: text.contrastRatio(on: seen))
            }
            guard let best = judged.max(by: { $0.ratio < $1.ratio }) else { return nil }
            // This is noticed at once: the two are not shown together.
            if appearance == .light, best.ratio < ContrastNeed.invisible { return nil }
            ratios.append(best)
        }
        if isOnOtherGround { return nil }
    }

    /// Whether the text turns from dark to bright, and the background stays as it is: then it is the text of something
    /// on this background that turns, too, such as a box.
    private var isOnOtherGround: Bool {
        guard let light = ratios.first, let dark = ratios.last else { return false }
        func change(_ color: (Judged) -> Color) -> Double {
            abs(color(dark).components(in: .oklch).x - color(light).components(in: .oklch).x)
        }
        return change { $0.ground } < 0.15 && change { $0.text.composited(over: $0.ground) } > 0.3
    }
}
