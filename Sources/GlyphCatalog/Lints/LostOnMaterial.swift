internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let lostOnMaterial: CatalogLint = CatalogLint(
        id: "lost-on-material", severity: .info,
        summary: "A picture of several colours is visible on pages, but hard to see on a material.",
        guideline: "Human Interface Guidelines, Materials: put vibrant colours on materials, so that content stays "
            + "legible on any content behind.",
        reason: "A material changes with what shines through it, and vibrancy does not affect a picture in its own "
            + "colours: over some content the material is nearly as bright as the picture.",
        remedy: "Draw a lighter or darker edge around it, or show it on a plate of its own. An icon of one colour can "
            + "be a template with a vibrant tint instead. The lint places icons of several colours on the four "
            + "materials over white, gray and black, wherever the system's own label reaches 3:1, and reports an icon "
            + "if less than half of its outline reaches 3:1 there. It does not know where the app shows the picture. "
            + "Two or more are reported as one finding for the catalog.",
        examples: Examples(
            clean: [
                Example([
                    "tools.imageset/Contents.json": Example.pairedSet("tools.svg", "tools-dark.svg"),
                    "tools.imageset/tools.svg": tools("#1A1F4D", "#4A0F0F"),
                    "tools.imageset/tools-dark.svg": tools("#E6E9FF", "#FFE1DC"),
                    // The tint of the app colours it.
                    "pen.imageset/Contents.json": Example.plainSet("pen.svg", properties: Example.template),
                    "pen.imageset/pen.svg": tools("#5E5E61", "#8E8E93"),
                    // On its own plate.
                    "plated.imageset/Contents.json": Example.plainSet("plated.svg"),
                    "plated.imageset/plated.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="11" fill="#6B6B6E"/><path fill="#FFFFFF" d="M6 6h12v12H6z"/>"##
                            + ##"<path fill="#111111" d="M8 8h8v8H8z"/>"##),
                ])
            ],
            unclean: [
                Example([
                    "tools.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "tools.svg", "idiom" : "universal" }
                        ^
                        """),
                    "tools.imageset/tools.svg": tools("#5E5E61", "#8E8E93"),
                ])
            ]),
        check: .image { set, context in
            for style in Appearance.Style.allCases {
                let appearance = Appearance(style: style)
                guard let slot = set.appearances.chosen(in: appearance),
                    let measures = set.judgedMeasures(of: slot), !measures.grid.fillsFrame,
                    measures.hasFewColors, measures.mainColors(near: 0.05).count > 1,
                    measures.holds(on: context.backgrounds(in: appearance)),
                    let place = measures.lostPlace(
                        in: style, label: CurrentColor.shown(in: appearance, of: context.palette))
                else { continue }
                return [
                    lostOnMaterial.finding(
                        "'\(set.set.qualifiedName)' is hardly visible on a material, such as \(place)", about: set.set,
                        at: set.location(of: slot),
                        hint: "draw a lighter or darker edge around it, if it is shown on a material")
                ]
            }
            return []
        }, judgesWhatIsShown: true,
        joined: { "\($0) pictures of several colours are hardly visible on a material" },
        joinedHint: "draw lighter or darker edges around the ones that are shown on a material", joinedFrom: 2)

    private static func tools(_ first: String, _ second: String) -> String {
        Example.svg(
            #"<path fill="\#(first)" d="M3 3h10v18H3z"/><path fill="\#(second)" d="M15 7h6v10h-6z"/>"#)
    }
}

extension PictureMeasures {
    /// The guidelines describe four materials; the one of bars is the system's own.
    private static let materials: [Material] = [.ultraThin, .thin, .regular, .thick]
    private static let backdrops: [(name: String, color: Color)] = [
        ("white", .white), ("gray", Color(bytes: 128, 128, 128)), ("black", .black),
    ]

    /// A material with the content behind it on which less than half of the outline is seen, in words; nil where
    /// there is none. On some, no colour is seen well: they count only if the system's label is.
    fileprivate func lostPlace(in style: Appearance.Style, label: Color) -> String? {
        for material in Self.materials {
            for backdrop in Self.backdrops {
                let ground = material.color(over: backdrop.color, style: style)
                guard ContrastRatio.reaches(label.contrastRatio(on: ground), ContrastNeed.graphics),
                    !holds(on: [ground])
                else { continue }
                return "the \(material.words) one over \(backdrop.name) in \(style.rawValue)"
            }
        }
        return nil
    }
}

extension Material {
    /// As the guidelines name it.
    fileprivate var words: String { self == .ultraThin ? "ultra-thin" : rawValue }
}
