internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let lostOnMaterial: CatalogLint = CatalogLint(
        id: "lost-on-material", severity: .info,
        summary: "A picture of several colours is seen on pages, and can vanish on a material.",
        guideline: "Human Interface Guidelines, Materials: put vibrant colours on materials, so that content stays "
            + "legible on any content behind.",
        reason: "A material changes with what shines through it, and vibrancy does not affect a picture in its own "
            + "colours: over some content the material has the colour of the picture.",
        remedy:
            "Draw a lighter or darker edge around it, or show it on a plate of its own. A sign of one colour can be a "
            + "template with a vibrant tint instead. The lint places the picture on the four materials over white, gray "
            + "and black, and reports it where less than half of its outline differs from the material at all: "
            + "less than 1.5:1, and in nearly the same hue. It does not know where the app shows the picture.",
        examples: Examples(
            clean: [
                Example([
                    "tools.imageset/Contents.json": Example.plainSet("tools.svg"),
                    "tools.imageset/tools.svg": tools("#2D6CDF", "#F0B429"),
                    // The tint of the app colours it.
                    "pen.imageset/Contents.json": Example.plainSet("pen.svg", properties: Example.template),
                    "pen.imageset/pen.svg": tools("#6B6B6E", "#88888C"),
                    // On its own plate.
                    "plated.imageset/Contents.json": Example.plainSet("plated.svg"),
                    "plated.imageset/plated.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="11" fill="#6B6B6E"/><path fill="#FFFFFF" d="M6 6h12v12H6z"/>"##
                            + ##"<path fill="#111111" d="M8 8h8v3H8z"/>"##),
                ])
            ],
            unclean: [
                Example([
                    "tools.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "tools.svg", "idiom" : "universal" }
                        ^
                        """),
                    "tools.imageset/tools.svg": tools("#6B6B6E", "#8A8A8E"),
                ])
            ]),
        check: .image { set, context in
            for style in Appearance.Style.allCases {
                let appearance = Appearance(style: style)
                guard let slot = set.appearances.chosen(in: appearance),
                    let measures = set.judgedMeasures(of: slot), !measures.grid.fillsFrame,
                    measures.mainColors.count > 1, measures.holds(on: context.backgrounds(in: appearance)),
                    let place = measures.lostPlace(in: style)
                else { continue }
                return [
                    lostOnMaterial.finding(
                        "'\(set.set.qualifiedName)' can vanish on materials: \(place)", about: set.set,
                        at: set.location(of: slot),
                        hint: "draw a lighter or darker edge around it, if it is shown on a material")
                ]
            }
            return []
        })

    private static func tools(_ first: String, _ second: String) -> String {
        Example.svg(
            #"<path fill="\#(first)" d="M3 3h8v18H3z"/><path fill="\#(second)" d="M13 3h8v18h-8z"/>"#)
    }
}

extension PictureMeasures {
    /// The guidelines describe four materials; the one of bars is the system's own.
    private static let materials: [Material] = [.ultraThin, .thin, .regular, .thick]
    private static let backdrops: [(name: String, color: Color)] = [
        ("white", .white), ("gray", Color(bytes: 128, 128, 128)), ("black", .black),
    ]

    /// A material with the content behind it on which hardly anything of the picture differs from the material, in words;
    /// nil where there is none.
    fileprivate func lostPlace(in style: Appearance.Style) -> String? {
        for material in Self.materials {
            for backdrop in Self.backdrops {
                let ground = material.color(over: backdrop.color, style: style)
                let share = visibleShare(leastSign: Self.leastSign) { color in
                    let seen = color.composited(over: ground)
                    return seen.contrastRatio(on: ground) >= 1.5 || seen.difference(from: ground) >= 0.12
                }
                if share < 0.5 { return "\(style.rawValue), \(material.rawValue) over \(backdrop.name)" }
            }
        }
        return nil
    }
}
