internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let missingDark: CatalogLint = CatalogLint(
        id: "missing-dark", severity: .warning, platforms: [.apple, .android],
        summary: "A picture is visible in light, has too little contrast in dark, and the set has none for dark.",
        guideline: "Human Interface Guidelines, Dark Mode: make sure that full-colour images and icons look good in "
            + "both appearances; provide two where one does not.",
        reason: "The system shows the light picture in dark, too: a dark drawing on a black page is invisible.",
        remedy: "Add a picture for dark, or render an icon of one colour as a template, which gets its colour from "
            + "the app. The lint reports a picture if less than half of its outline reaches 3:1 on the system's "
            + "backgrounds in dark. A plate that is lost is accepted if an icon on it is visible. Photos, pictures "
            + "that fill their frames, and sets with a name such as `logo-light`, or `logo-black` next to "
            + "`logo-white`, are not reported. `--fix` adds an SVG in which blacks and grays keep the contrast that they "
            + "have in light, and each other colour that is lost gets the nearest lightness that is visible. Reported "
            + "as `info`, because people still see it, from 2:1 on: an icon in a strong colour, and one on a plate of "
            + "its own; and because bars draw it as a template: an icon of one colour whose name or group says that it "
            + "is for a bar (`tabbar-home`). Where all that is lost of an Android drawable are colours of the app, the "
            + "fix is their value for night, or a reference to them; a drawable that a dark theme may not show gets a "
            + "file for night only by `--rules missing-dark`. Icons of notifications and quick settings "
            + "(`ic_stat_*`), which the system colours, are not reported, nor are drawables next to one for dark "
            + "(`logo_dark`) that is visible there.",
        examples: Examples(
            clean: [
                Example([
                    "night.imageset/Contents.json": Example.pairedSet("night.svg", "night-dark.svg"),
                    "night.imageset/night.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="10" fill="#101828"/>"##
                            + ##"<circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##
                    ),
                    "night.imageset/night-dark.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="10" fill="#8FA3C7"/>"##
                            + ##"<circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##
                    ),
                ]),
                // The tint of the app colours it.
                Example([
                    "bell.imageset/Contents.json": Example.plainSet("bell.svg", properties: Example.template),
                    "bell.imageset/bell.svg": Example.svg(#"<path d="M4 18h16L17 8a5 5 0 0 0-10 0z"/>"#),
                ]),
                // In dark, its white icon is still visible.
                Example([
                    "play.imageset/Contents.json": Example.plainSet("play.svg"),
                    "play.imageset/play.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="10" fill="#101828"/><path fill="#FFFFFF" d="M9 7l9 5-9 5z"/>"##),
                ]),
                // One set for each theme.
                Example([
                    "logo-black.imageset/Contents.json": Example.plainSet("logo.svg"),
                    "logo-black.imageset/logo.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                    "logo-white.imageset/Contents.json": Example.plainSet("logo.svg"),
                    "logo-white.imageset/logo.svg": Example.svg(##"<path fill="#FFFFFF" d="M4 4h16v16H4z"/>"##),
                ]),
                // Another set is for dark; a shadow; a picture that fills its frame; an empty one.
                Example([
                    "mark-light.imageset/Contents.json": Example.plainSet("mark.svg"),
                    "mark-light.imageset/mark.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                    "card-shadow.imageset/Contents.json": Example.plainSet("shadow.svg"),
                    "card-shadow.imageset/shadow.svg": Example.svg(#"<path opacity="0.3" d="M4 4h16v16H4z"/>"#),
                    "evening.imageset/Contents.json": Example.plainSet("evening.svg"),
                    "evening.imageset/evening.svg": Example.svg(
                        ##"<path fill="#101828" d="M0 0h24v24H0z"/><path fill="#26334D" d="M4 12h16v12H4z"/>"##),
                    "empty.imageset/Contents.json": Example.plainSet("empty.svg"),
                    "empty.imageset/empty.svg": Example.svg(#"<path fill-opacity="0.01" d="M0 0h24v24H0z"/>"#),
                ]),
            ],
            unclean: [
                Example([
                    "night.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "night.svg", "idiom" : "universal" }
                        ^
                        """),
                    "night.imageset/night.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="10" fill="#101828"/>"##
                            + ##"<circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##
                    ),
                ]),
                // Of a mark with its name, the name is lost.
                Example([
                    "brand.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "brand.svg", "idiom" : "universal" },
                        ^
                        { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "idiom" : "universal" }
                        """, properties: Example.original),
                    "brand.imageset/brand.svg": Example.svg(
                        ##"<circle cx="4" cy="12" r="3" fill="#2D6CDF"/>"##
                            + ##"<path fill="#1C2733" d="M9 8h2v8H9zM12 8h2v8h-2zM15 8h2v8h-2zM18 8h2v8h-2z"/>"##),
                ]),
            ]),
        check: .image { set, context in
            guard context.shows(set.set, in: .dark), !set.hasDarkSlot, !set.use.isForOneStyle,
                !context.themes.isForLight(at: set.set.path),
                let slot = set.appearances.chosen(in: .light),
                slot.node.offset == set.appearances.chosen(in: .dark)?.node.offset,
                let picture = set.picture(of: slot), let measures = set.judgedMeasures(of: slot),
                !measures.grid.fillsFrame
            else { return [] }
            let isOneColor = measures.mainColors().count < 2
            // A folder of icons is the source of templates.
            if set.set.isLoose && isOneColor { return [] }
            if set.set.isColoredBySystem && isOneColor || context.showsTwinInDark(of: set) { return [] }
            let backgrounds = context.backgrounds(in: .dark)
            guard measures.holds(on: context.backgrounds(in: .light)), !measures.holds(on: backgrounds),
                let lost = LostOutline(of: measures, on: backgrounds, in: set)
            else { return [] }
            let remedy = set.shared?.remedy(of: measures, context)
            return [
                missingDark.finding(
                    "'\(set.set.qualifiedName)' \(lost.fault) in dark, and has no picture for dark: \(lost.measure)",
                    about: set.set, at: set.location(of: slot, showing: lost.color),
                    hint: lost.hint ?? remedy.map { set.set.hintForDark($0.hint) }
                        ?? set.darkHint(picture, isOneColor: isOneColor),
                    fix: lost.hasRemedy
                        ? remedy?.fix ?? set.darkFix(of: picture, measures, besides: slot, context) : nil,
                    severity: set.severity(of: picture, measures, in: .dark) ?? lost.severity)
            ]
        }, judgesWhatIsShown: true)
}
