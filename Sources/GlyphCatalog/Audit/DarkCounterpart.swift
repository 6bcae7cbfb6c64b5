internal import SemanticColor

/// What a colour of a light picture becomes in dark, where it is lost.
///
/// People read black on a page as the strongest ink, and expect the strongest one in dark, too: a gray that is merely
/// seen there looks like a control that is disabled. So a neutral colour is mirrored: it gets the contrast in dark that
/// it has in light, and black becomes white, a middle gray another middle gray. A colour with a hue is recognized by
/// it, and keeps more of it near its own lightness: it gets the nearest value that is seen.
extension CatalogContext {
    /// The ratio of the strongest text in dark. On Apple's systems it is white; with an alpha of 87 % on #121212, as
    /// Material Design has it, it reaches a little more than 12 : 1.
    var strongestInDark: Double { platform == .android ? 12 : 21 }
}

/// The values for dark of all colours of a picture.
struct DarkCounterparts {
    /// The colours that are lost in dark.
    private let lost: Set<Color>
    private let isPlate: Bool
    private let context: CatalogContext
    /// The highest ratio of a neutral colour in light, and what it becomes: dark has no contrast of 21 : 1.
    private let highest: (light: Double, dark: Double)

    init(of measures: PictureMeasures, _ context: CatalogContext) {
        let dark = context.backgrounds(in: .dark)
        lost = Set(measures.lostColors(on: dark))
        (isPlate, self.context) = (measures.plainPlate != nil, context)
        let white = Color.white.lowestRatio(on: dark)?.ratio ?? 1
        let inks = measures.grid.colors.dropFirst().filter { !$0.hasHue }
        highest = (
            inks.compactMap { context.ratio(of: $0, in: .light) }.max() ?? 1, min(white, context.strongestInDark)
        )
    }

    /// The functions from a colour to its value for dark, nil for one that stays, the best one first: what is right of
    /// them is known when the picture has these colours.
    ///
    /// If one neutral colour is lost, all are mirrored, and stay in their order. On a plate, this would exchange light
    /// and dark: there, and where a mirrored picture is not right, only what is lost gets the nearest value.
    var all: [(Color) -> Color?] {
        let nearest: [(Color) -> Color?] = [
            { nearestSeen($0, isForHigh: true) }, { nearestSeen($0, isForHigh: false) },
        ]
        guard !isPlate, lost.contains(where: { !$0.hasHue }) else { return nearest }
        return nearest.map { nearest in { color in color.hasHue ? nearest(color) : mirrored(color) } } + nearest
    }

    /// The nearest value of a colour that is lost.
    ///
    /// - Parameter isForHigh: whether it is enough for increased contrast, too, and on the backgrounds of that.
    private func nearestSeen(_ color: Color, isForHigh: Bool) -> Color? {
        guard lost.contains(color) else { return nil }
        let dark = context.backgrounds(in: .dark)
        return isForHigh
            ? color.nearest(reaching: ContrastNeed.text, on: dark + context.backgrounds(in: .darkHigh))
            : color.nearest(reaching: ContrastNeed.graphics, on: dark)
    }

    /// A neutral colour with the contrast that it has in light. What is lost must be seen then.
    private func mirrored(_ color: Color) -> Color {
        let ratio = shown(context.ratio(of: color, in: .light) ?? 1)
        return color.mirrored(
            reaching: lost.contains(color) ? max(ratio, ContrastNeed.graphics) : ratio,
            on: context.backgrounds(in: .dark))
    }

    /// A ratio in dark for one in light. Where dark cannot show the highest one, the others above 4.5 : 1 are as much
    /// nearer to each other: black and a gray that is nearly black would else be the same white.
    private func shown(_ ratio: Double) -> Double {
        let middle = ContrastNeed.text
        if ratio <= middle || highest.light <= highest.dark { return ratio }
        return middle + (ratio - middle) * (highest.dark - middle) / (highest.light - middle)
    }
}

extension Color {
    /// Whether people see more than a gray in it, which may have a tinge: the grays of design systems have a chroma of
    /// up to 0.045 in OKLCH, and a navy that is nearly black has more.
    var hasHue: Bool { components(in: .oklch).y >= 0.05 }
}
