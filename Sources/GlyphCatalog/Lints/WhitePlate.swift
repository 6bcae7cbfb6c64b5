internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let whitePlate: CatalogLint = CatalogLint(
        id: "white-plate", severity: .warning, platforms: [.apple, .android],
        summary: "A picture that is shown in dark is an icon on a nearly white plate.",
        guideline: "Human Interface Guidelines, Dark Mode: soften the colour of white backgrounds, so that they do "
            + "not glow in a dark environment.",
        reason: "A white area dazzles eyes that are adapted to the dark, and they see little of what is next to it.",
        remedy: "Add a picture for dark without the plate, or with a softer one. The lint reports a picture if at "
            + "least a third of its frame is nearly white, the white reaches around it, and something darker is drawn "
            + "on it. An icon that is white itself, flags, and codes that cameras read are not reported. `--fix` adds "
            + "an SVG with a plate of OKLCH lightness 0.88, or redraws the SVG for dark if no other slot names it. In "
            + "an Android app, a plate in a file for night is reported as `info`, as is one behind the logo of a "
            + "company or behind several strong colours.",
        examples: Examples(
            clean: [
                Example([
                    "card.imageset/Contents.json": Example.pairedSet("card.svg", "card-dark.svg"),
                    "card.imageset/card.svg": card("#FFFFFF"),
                    "card.imageset/card-dark.svg": card("#C9CDD4"),
                ]),
                Example([
                    // A white icon; stripes that end at the edges; a flag; a plate in a frame of another colour.
                    "sun.imageset/Contents.json": Example.plainSet("sun.svg"),
                    "sun.imageset/sun.svg": Example.svg(##"<circle cx="12" cy="12" r="10" fill="#FFFFFF"/>"##),
                    "pl.imageset/Contents.json": Example.plainSet("pl.svg"),
                    "pl.imageset/pl.svg": Example.svg(
                        ##"<path fill="#FFFFFF" d="M0 4h24v8H0z"/><path fill="#DC143C" d="M0 12h24v8H0z"/>"##),
                    "flag-jp.imageset/Contents.json": Example.plainSet("jp.svg"),
                    "flag-jp.imageset/jp.svg": Example.svg(
                        ##"<path fill="#FFFFFF" d="M0 4h24v16H0z"/><circle cx="12" cy="12" r="5" fill="#BC002D"/>"##),
                    "page.imageset/Contents.json": Example.plainSet("page.svg"),
                    "page.imageset/page.svg": Example.svg(
                        ##"<path fill="#5A6472" d="M2 2h20v20H2z"/><path fill="#FFFFFF" d="M4 4h16v16H4z"/>"##
                            + ##"<path fill="#2D6CDF" d="M7 10h10v4H7z"/>"##),
                ]),
            ],
            unclean: [
                Example([
                    "card.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "card.svg", "idiom" : "universal" }
                        ^
                        """),
                    "card.imageset/card.svg": card("#FFFFFF"),
                ]),
                Example([
                    "card.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "card.svg", "idiom" : "universal" },
                        {
                        ^
                          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                          "filename" : "card-dark.svg",
                          "idiom" : "universal"
                        }
                        """),
                    "card.imageset/card.svg": card("#FFFFFF"), "card.imageset/card-dark.svg": card("#F7F8FA"),
                ]),
            ]),
        check: .image { set, context in
            // Who draws for an app that is always dark sees each plate there.
            guard context.onlyStyle(of: set.set.catalog) == nil || context.watches.contains(set.set.catalog),
                set.intent != .template, !set.use.needsWhite,
                let slot = set.appearances.chosen(in: .dark), let picture = set.picture(of: slot),
                !picture.isTiny, let measures = picture.measures, !measures.isFaint, !measures.isRich,
                let share = measures.whitePlateShare
            else { return [] }
            let plate = measures.inkColors.first { $0.color.isPlateWhite }?.color ?? .white
            return [
                whitePlate.finding(
                    "\(Int(share * 100)) % of '\(set.set.qualifiedName)' is nearly white in dark, behind a darker icon",
                    about: set.set, at: set.location(of: slot, showing: plate),
                    hint: set.softerHint(picture, plate: softer(plate)),
                    fix: set.softenedFix(of: picture, measures), severity: set.severity(ofPlate: picture, measures))
            ]
        }, judgesWhatIsShown: true)

    fileprivate static func softer(_ plate: Color) -> Color { NearestColor.withLightness(0.88, of: plate) }

    private static func card(_ plate: String) -> String {
        Example.svg(#"<path fill="\#(plate)" d="M2 2h20v20H2z"/>"# + ##"<path fill="#2D6CDF" d="M6 10h12v4H6z"/>"##)
    }
}

extension PictureMeasures {
    /// The share of the frame that is a nearly white plate behind something darker; nil without one.
    var whitePlateShare: Double? {
        let isWhite = grid.colors.map(\.isPlateWhite)
        let white = grid.points.count { isWhite[Int($0)] }
        let share = Double(white) / Double(grid.points.count)
        guard share >= 1.0 / 3 else { return nil }
        let outline = outlineColors
        let whole = outline.reduce(0) { $0 + $1.count }
        let whiteOutline = outline.reduce(0) { $1.color.isPlateWhite ? $0 + $1.count : $0 }
        // Stripes and crosses of flags end at the edge.
        guard whiteOutline * 10 >= whole * 9 else { return nil }
        let darker = inkColors.reduce(0) {
            $1.color.composited(over: .white).contrastRatio(on: .white) >= ContrastNeed.invisible ? $0 + $1.count : $0
        }
        // What is darker at the outline is not on the plate.
        return (darker - (whole - whiteOutline)) * 50 >= white ? share : nil
    }
}

extension ImageSet {
    /// Adds a picture for dark with softer plates, or draws its own anew.
    fileprivate func softenedFix(of picture: CatalogPicture, _ measures: PictureMeasures) -> Fix? {
        let recolored = RecoloredDrawing(picture, measures) { color in
            color.isPlateWhite ? CatalogLint.softer(color) : nil
        }
        guard let light = appearances.chosen(in: .light), let recolored, recolored.keepsContrasts,
            let text = recolored.text, let new = DarkPicture(text, in: self, besides: light)
        else { return nil }
        return Fix(new.action + ", with a softer plate", edits: new.edits)
    }
}
