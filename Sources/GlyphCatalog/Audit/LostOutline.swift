internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What is hard to see of a picture: the colour that counts most in the part of its outline that has too little
/// contrast.
///
/// Its ratio is what people judge by. Below 2 : 1 they overlook a picture, or below 1.5 : 1 a bright one. From there
/// to 3 : 1 they see one in a strong colour at once, and an icon that is drawn on a plate of its own, though people
/// with low vision may not: this is reported as `info`.
struct LostOutline {
    let color: Color
    /// Of the background on which it is seen least.
    let ratio: Double
    private let ground: Color
    /// What is needed.
    private let least: Double
    /// Whether it is in no paint of a drawable: a step of a gradient, or a translucent paint over another.
    private let isMixed: Bool
    /// Whether the picture is a plate with an icon on it.
    private let isBadge: Bool
    /// Whether it is right where bars show it, which draw a picture as a template if the set does not state that it is
    /// none: it has one colour, and its name or a group says that it is for a bar.
    private let isDrawnByBars: Bool

    /// Less is hardly visible to anyone, but for a bright and strong colour, such as gold on white.
    private static let leastSeen = 2.0
    private static let leastSeenOfBright = 1.5
    /// What has less is an edge in the colour of the background.
    private static let edge = 1.1

    /// Nil where all colours of the outline have enough contrast.
    ///
    /// - Parameter set: the set that the measured picture is of.
    init?(
        of measures: PictureMeasures, on backgrounds: [Color], in set: ImageSet,
        atLeast least: Double = ContrastNeed.graphics
    ) {
        var shades = ColorShades(near: PictureMeasures.near)
        for (color, count) in measures.outlineColors {
            guard let ratio = color.lowestRatio(on: backgrounds)?.ratio, !ContrastRatio.reaches(ratio, least)
            else { continue }
            // The same paint in two opacities is two: a faint ring around an icon counts less than the icon.
            shades.add(color, count) { abs($0.alpha - color.alpha) < 0.2 }
        }
        let groups = shades.all
        let count = groups.map(\.count).max() ?? 0
        let strength = groups.filter { $0.count * 6 >= count }.map(\.color.alpha).max() ?? 0
        // Of equals the first one, which has the most frequent colour.
        let strong = groups.reversed().filter { $0.color.alpha >= strength - 0.2 }
        guard var color = strong.max(by: { $0.count < $1.count })?.color, var lost = color.lowestRatio(on: backgrounds)
        else { return nil }
        // What lies in it decides then: of the parts that are enough to recognize it by, the one that is seen best.
        if lost.ratio < Self.edge {
            for part in measures.mainColors() where part.share >= PictureMeasures.leastVisibleInk {
                if let inside = part.color.lowestRatio(on: backgrounds), inside.ratio > lost.ratio,
                    !ContrastRatio.reaches(inside.ratio, least)
                {
                    (color, lost) = (part.color, inside)
                }
            }
        }
        (self.color, ratio, ground, self.least) = (color, lost.ratio, lost.ground, least)
        let drawables = set.pictures.values.compactMap(\.drawable)
        isMixed = !drawables.isEmpty && drawables.allSatisfy { $0.location(of: color) == nil }
        isBadge = measures.plainPlate != nil
        isDrawnByBars = set.intent == .automatic && set.use.isForBars && measures.mainColors().count < 2
    }

    private var isHardlyVisible: Bool { ratio < (isBright ? Self.leastSeenOfBright : Self.leastSeen) }

    private var isBright: Bool {
        let lch = color.components(in: .oklch)
        return color.alpha == 1 && lch.x >= 0.7 && lch.y > 0.12
    }

    /// Whether it lacks no more than people see.
    private var isSlight: Bool { ratio >= ContrastNeed.clearlyLess }

    /// Whether people notice the picture, though it has too little contrast.
    private var isNoticed: Bool {
        !isHardlyVisible && (isSlight || isBadge || color.hasHue)
    }

    // MARK: - What a finding says

    /// The severity, if it is lower than the lint's own.
    var severity: Diagnostic.Severity? { isNoticed || isDrawnByBars ? .info : nil }

    /// The predicate: `is hardly visible`.
    var fault: String { isHardlyVisible ? "is hardly visible" : "has little contrast" }

    /// `its #FFD60A reaches 1.40 : 1 on #FFFFFF, and 3 : 1 is needed`.
    var measure: String {
        "its \(CatalogNotation.text(of: color))\(isMixed ? " (mixed from its paints)" : "") reaches "
            + "\(ContrastRatio.text(ratio)) : 1 on \(ground.hex), and \(ContrastNeed.words(least)) : 1 is "
            + "needed"
            + (isDrawnByBars ? "; it is only right in a bar, which draws it as a template" : "")
    }

    /// Nil where another colour helps.
    var hint: String? {
        isDrawnByBars ? "state 'template' as its rendering intent, if only bars show it" : nil
    }

    /// Whether another colour is a remedy that people see.
    var hasRemedy: Bool { !isSlight && !isDrawnByBars }
}
