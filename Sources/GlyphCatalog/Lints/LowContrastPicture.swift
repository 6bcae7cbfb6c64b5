internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let lowContrastPicture: CatalogLint = CatalogLint(
        id: "low-contrast-picture", severity: .warning, platforms: [.apple, .android],
        summary: "A picture has too little contrast in the appearance that it is drawn for.",
        guideline: "Human Interface Guidelines, Accessibility: use strong contrast between foreground and background; "
            + "WCAG 2.2, 1.4.11: at least 3:1 for graphics that people need to understand.",
        reason: "People with low vision, or in bright sunlight, do not see the picture at all.",
        remedy: "Draw it in darker colours for light, and in lighter ones for dark. The lint reports a picture if "
            + "less than half of its outline reaches 3:1 on the system's backgrounds, and nothing on it does. The "
            + "light picture is judged in light, the dark one in dark, and the ones for increased contrast with the "
            + "setting turned on. A picture that fills its frame, one that is white, and one whose name says that it "
            + "is for other backgrounds (`star-white`, `logo_onDark`) are not reported. Reported as `info`, because "
            + "people still see it: an icon from 2:1 on in a strong colour (from 1.5:1 in a bright one, such as "
            + "gold), one on a plate of its own, and an illustration of many colours. Two pictures of which each is "
            + "visible only in the other's appearance are reported as swapped.",
        examples: Examples(
            clean: [
                Example([
                    "star.imageset/Contents.json": Example.pairedSet("star.svg", "star-dark.svg"),
                    "star.imageset/star.svg": Example.svg(square("#8A6100")),
                    "star.imageset/star-dark.svg": Example.svg(square("#FFD60A")),
                    // An icon for coloured buttons.
                    "check.imageset/Contents.json": Example.plainSet("check.svg"),
                    "check.imageset/check.svg": Example.svg(square("#FFFFFF")),
                    "arrow-on-dark.imageset/Contents.json": Example.plainSet("arrow.svg"),
                    "arrow-on-dark.imageset/arrow.svg": Example.svg(square("#D0D4DC")),
                    // A faint plate with an icon that is visible.
                    "mail.imageset/Contents.json": Example.plainSet("mail.svg"),
                    "mail.imageset/mail.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="11" fill="#E8F0FE"/><path fill="#1A56C4" d="M7 9h10v6H7z"/>"##),
                    // It is inactive.
                    "send_disabled.imageset/Contents.json": Example.plainSet("send.svg"),
                    "send_disabled.imageset/send.svg": Example.svg(square("#D0D4DC")),
                ])
            ],
            unclean: [
                Example([
                    "star.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "star.svg", "idiom" : "universal" },
                        ^
                        {
                          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                          "filename" : "star-dark.svg",
                          "idiom" : "universal"
                        }
                        """),
                    "star.imageset/star.svg": Example.svg(square("#FFD60A")),
                    "star.imageset/star-dark.svg": Example.svg(square("#FFE98A")),
                ]),
                Example([
                    "cloud.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "cloud.svg", "idiom" : "universal" },
                        {
                        ^
                          "appearances" : [ { "appearance" : "contrast", "value" : "high" } ],
                          "filename" : "cloud-high.svg",
                          "idiom" : "universal"
                        }
                        """),
                    "cloud.imageset/cloud.svg": Example.svg(square("#3D7EDB")),
                    "cloud.imageset/cloud-high.svg": Example.svg(square("#9CC2F5")),
                ]),
            ]),
        check: .image { set, context in
            if let swapped = set.swappedPictures(context) { return [swapped] }
            return set.appearances.compactMap { slot -> AuditFinding? in
                guard let appearance = set.appearance(of: slot), let measures = set.judgedMeasures(of: slot),
                    !measures.grid.fillsFrame
                else { return nil }
                let isLight = appearance.style == .light
                if isLight && slot.idiom == "watch" || !context.shows(set.set, in: appearance.style) { return nil }
                if set.set.isColoredBySystem && measures.mainColors().count < 2 { return nil }
                if isLight && (measures.isNearlyWhite || set.use.isForDarkGround) { return nil }
                let backgrounds = context.backgrounds(in: appearance)
                guard !measures.holds(on: backgrounds, leastVisibleInk: leastVisibleInk),
                    let lost = LostOutline(of: measures, on: backgrounds, in: set)
                else { return nil }
                return lowContrastPicture.finding(
                    "'\(set.set.qualifiedName)' \(lost.fault) in \(appearance.words), "
                        + (set.isOnlyPicture(slot)
                            ? "and has no other picture for it: " : "the appearance that it is drawn for: ")
                        + lost.measure, about: set.set, at: set.location(of: slot, showing: lost.color),
                    detail: appearance.name,
                    hint: lost.hint ?? set.contrastHint(set.picture(of: slot), isLight: isLight),
                    severity: measures.hasFewColors
                        ? set.severity(of: set.picture(of: slot), measures, in: appearance.style) ?? lost.severity
                        : .info)
            }
        }, judgesWhatIsShown: true)

    /// A small icon is enough to recognize a picture by: a thin line on a faint plate.
    fileprivate static let leastVisibleInk = 0.04

    private static func square(_ fill: String) -> String { #"<path fill="\#(fill)" d="M4 4h16v16H4z"/>"# }
}

extension ImageSet {
    /// Whether a picture is for any appearance, and no other one says that it is for light: it may be drawn for dark.
    fileprivate func isOnlyPicture(_ slot: CatalogSlot) -> Bool {
        slot.style == nil && !slot.isHighContrast && !hasDarkSlot
    }

    /// That the picture for light is the one for dark, and the other way round: neither is visible, and each would be
    /// in the place of the other one. It has no fix: both may be for a background that is as unusual.
    fileprivate func swappedPictures(_ context: CatalogContext) -> AuditFinding? {
        guard let dark = appearances.first(where: { $0.style == .dark && !$0.isHighContrast }),
            let light = appearances.chosen(in: .light), light.style != .dark, light.idiom != "watch",
            // One drawable whose colours have values for night is one file.
            picture(of: light)?.path != picture(of: dark)?.path,
            !use.isForDarkGround, !use.isForOneStyle, context.shows(set, in: .light), context.shows(set, in: .dark),
            let first = judgedMeasures(of: light), !first.grid.fillsFrame,
            let second = judgedMeasures(of: dark), !second.grid.fillsFrame
        else { return nil }
        let (page, night) = (context.backgrounds(in: .light), context.backgrounds(in: .dark))
        let least = CatalogLint.leastVisibleInk
        guard !first.holds(on: page, leastVisibleInk: least), !second.holds(on: night, leastVisibleInk: least),
            first.holds(on: night), second.holds(on: page),
            let lost = LostOutline(of: second, on: night, in: self)
        else { return nil }
        return CatalogLint.lowContrastPicture.finding(
            "the pictures of '\(set.qualifiedName)' for light and for dark seem swapped: each is visible only in the "
                + "other's appearance; of the one for dark, \(lost.measure)",
            about: set, at: location(of: dark, showing: lost.color), detail: Appearance.dark.name,
            hint: "swap the two files, or let the name say which background they are for",
            severity: severity(of: picture(of: dark), second, in: .dark) ?? lost.severity)
    }

    /// The appearance that a slot is for; nil for one whose picture is the light one again.
    fileprivate func appearance(of slot: CatalogSlot) -> Appearance? {
        let light = appearances.chosen(in: .light)
        if !slot.isHighContrast, slot.style != .dark {
            if slot.node.offset == light?.node.offset { return .light }
            // Next to one that is for light alone, the one for any appearance is for dark.
            return slot.node.offset == appearances.chosen(in: .dark)?.node.offset ? .dark : nil
        }
        if let light, let first = picture(of: light), let own = picture(of: slot), own.shows(first) { return nil }
        return Appearance(style: slot.style ?? .light, contrast: slot.isHighContrast ? .high : .normal)
    }
}
