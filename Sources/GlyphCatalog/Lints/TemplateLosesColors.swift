internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let templateLosesColors: CatalogLint = CatalogLint(
        id: "template-loses-colors", severity: .info,
        summary: "A template has several colours, or a picture for dark that differs in colour alone.",
        guideline:
            "Human Interface Guidelines, Images; UIKit, UIImage.RenderingMode.alwaysTemplate: a template ignores the "
            + "colours of its picture, and only its opacity is shown in the tint.",
        reason: "Areas of different colours that meet become one, and what is drawn in white on them is lost.",
        remedy: "Render it as Original Image if its colours matter; else draw it in one colour, with holes where it "
            + "is white."
            + " A template may be intended: code may lay a second picture over it.",
        examples: Examples(
            clean: [
                Example([
                    "badge.imageset/Contents.json": Example.plainSet("badge.svg", properties: Example.original),
                    "badge.imageset/badge.svg": badge,
                    // One colour in two opacities.
                    "disk.imageset/Contents.json": Example.plainSet("disk.svg", properties: Example.template),
                    "disk.imageset/disk.svg": Example.svg(
                        ##"<path opacity="0.3" d="M4 4h16v16H4z"/><path d="M8 8h8v8H8z"/>"##),
                ])
            ],
            unclean: [
                Example([
                    "badge.imageset/Contents.json": Example.imageSet(
                        #"{ "filename" : "badge.svg", "idiom" : "universal" }"#,
                        properties: """
                            "template-rendering-intent" : "template"
                                                          ^
                            """),
                    "badge.imageset/badge.svg": badge,
                ])
            ]),
        check: .image { set, _ in
            guard set.intent == .template, let light = set.appearances.chosen(in: .light),
                let picture = set.picture(of: light), let measures = picture.measures, !measures.isFaint
            else { return [] }
            let colors = measures.distinctColors
            let stated = set.set.contents?.root["properties"]?["template-rendering-intent"]
            if colors.count < 2 {
                guard let dark = set.appearances.first(where: { $0.style == .dark && !$0.isHighContrast }),
                    let grid = picture.grid, let other = set.picture(of: dark)?.grid, grid != other,
                    grid.hasShape(of: other)
                else { return [] }
                return [
                    templateLosesColors.finding(
                        "'\(set.set.qualifiedName)' is a template, and its picture for dark differs in colour alone",
                        about: set.set, at: stated.map { set.set.location(of: $0) } ?? set.location(of: dark),
                        detail: Appearance.dark.name,
                        hint: "remove the picture for dark, or render the set as Original Image")
                ]
            }
            return [
                templateLosesColors.finding(
                    "'\(set.set.qualifiedName)' is a template, and has "
                        + "\(measures.isPhoto ? "many" : String(colors.count)) colours, which it does not show",
                    about: set.set, at: stated.map { set.set.location(of: $0) } ?? set.location(of: light),
                    hint: measures.areHarmlessShades(colors)
                        ? "give its lighter parts less opacity, which a template keeps"
                        : "render it as Original Image, or draw it in one colour with holes")
            ]
        }, judgesWhatIsShown: true)
}

private let badge = CatalogLint.Example.svg(
    ##"<circle cx="12" cy="12" r="10" fill="#D92D20"/><path fill="#FFFFFF" d="M7 11h10v2H7z"/>"##)

/// Two colours of this ratio are told apart without their hues.
private let leastRatio = 1.7
/// In Oklab without the lightness: shades of one hue are nearer.
private let oneHue = 0.1
/// Little is lost of shades that are nearer in lightness.
private let nearLightness = 0.25

extension Color {
    /// The distance in Oklab without the lightness.
    fileprivate func hueDistance(from other: Color) -> Double {
        let difference = components(in: .oklab) - other.components(in: .oklab)
        return (difference.y * difference.y + difference.z * difference.z).squareRoot()
    }
}

extension PictureMeasures {
    /// The main colours without those that nearly look like one before them: a template does not lose them.
    var distinctColors: [Color] {
        mainColors().map(\.color).reduce(into: []) { distinct, color in
            let isNew = distinct.allSatisfy { other in
                color.contrastRatio(on: other) >= leastRatio || color.hueDistance(from: other) >= oneHue
            }
            if isNew { distinct.append(color) }
        }
    }
}

extension PictureMeasures {
    /// Whether little is lost where colours become one: they are shades of one hue, or all grays, and near each other
    /// or drawn apart.
    fileprivate func areHarmlessShades(_ colors: [Color]) -> Bool {
        let lightness = colors.map { $0.components(in: .oklab).x }
        let areOneHue = colors.allSatisfy { color in
            colors.allSatisfy { color.hueDistance(from: $0) < oneHue }
        }
        guard areOneHue, let darkest = lightness.min(), let lightest = lightness.max() else { return false }
        return lightest - darkest < nearLightness || areDrawnApart(colors)
    }
}

extension PictureGrid {
    /// Whether another grid is as opaque at nearly every point.
    fileprivate func hasShape(of other: PictureGrid) -> Bool {
        let (alphas, others) = (colors.map(\.alpha), other.colors.map(\.alpha))
        let differences = zip(points, other.points).count { own, other in
            abs((own == 0 ? 0 : alphas[Int(own)]) - (other == 0 ? 0 : others[Int(other)])) > 0.1
        }
        return inkCount > 0 && differences * 200 <= inkCount
    }
}
