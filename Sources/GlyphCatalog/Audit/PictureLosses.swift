internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// What is lost of the pictures of a set, by the rows of `lost-in-appearance`: at most one loss for each row.
///
/// A picture is seen where half of its outline reaches 3 : 1, or where a sign on it does that is as large as a
/// fortieth of it: a plate that is lost carries what people look at.
struct PictureLosses {
    private let set: ImageSet
    private let context: CatalogContext
    private let words: AssetWords
    private(set) var all: [Loss] = []

    /// - Parameter rows: the rows that are asked for.
    init(of set: ImageSet, in rows: Set<LossRow>, _ context: CatalogContext) {
        (self.set, self.context, words) = (set, context, AssetWords(set.set))
        if set.set.isColoredBySystem { return }
        let only = context.onlyStyle(of: set.set)
        for style in [Appearance.Style.dark, .light] where only ?? style == style { findOnPages(style) }
        if only != .light { findGlare() }
        if !set.set.isLoose, set.set.platform == .apple {
            for style in [Appearance.Style.light, .dark] where only ?? style == style { findHighContrast(style) }
            findInAccented()
        }
        if set.set.platform == .apple { findOnMaterials() }
        all = all.filter { rows.contains($0.row) }
    }

    private mutating func add(_ loss: Loss?) {
        if let loss, !all.contains(where: { $0.row == loss.row }) { all.append(loss) }
    }

    /// The measures of what an appearance shows, if contrast says anything about it.
    private func measures(of slot: CatalogSlot?) -> PictureMeasures? {
        set.judgedMeasures(of: slot).flatMap { $0.grid.fillsFrame ? nil : $0 }
    }

    // MARK: - Pages

    private mutating func findOnPages(_ style: Appearance.Style) {
        let appearance = Appearance(style: style)
        let slot = set.appearances.chosen(in: appearance)
        guard let slot, let measures = measures(of: slot), style == .dark || slot.idiom != "watch",
            let loss = loss(of: measures, in: appearance, ContrastNeed.graphics)
        else { return }
        let light = set.appearances.chosen(in: .light)
        let isShared = slot.node.offset == light?.node.offset
        if style == .light {
            // White, and what the name says is for dark, is for other backgrounds.
            if isShared && (measures.isNearlyWhite || words.style == .dark) || context.watches.contains(set.set.catalog)
            {
                return
            }
            return add(loss.in(.lowContrastPicture))
        }
        // What is not seen in light either is not for pages.
        let isSeenInLight = self.measures(of: light)?.isSeen(on: context.backgrounds(in: .light)) ?? false
        if isShared {
            if isSeenInLight, !set.hasDarkSlot, words.style != .light, !isTinted(measures, slot) {
                add(loss.in(.missingDark))
            }
        } else if let light, let first = set.picture(of: light), set.picture(of: slot)?.shows(first) ?? false {
            if isSeenInLight { add(loss.in(.darkEqualsLight)) }
        } else {
            add(loss.in(.lowContrastPicture))
        }
    }

    /// Whether it is a drawing of one colour that something else colours: in a folder, it is the source of templates,
    /// and a drawable of Android has a tint in most layouts, unless it refers to a colour of the app.
    private func isTinted(_ measures: PictureMeasures, _ slot: CatalogSlot) -> Bool {
        if measures.mainColors().count > 1 { return false }
        guard set.set.platform == .android, let drawable = set.picture(of: slot)?.drawable else {
            return set.set.isLoose
        }
        return drawable.stated.allSatisfy { $0.reference.map { AssetWords($0).say(.raw) } ?? true }
    }

    /// What is lost of a picture on the backgrounds of an appearance; nil where it is seen.
    private func loss(
        of measures: PictureMeasures, in appearance: Appearance, _ least: Double, on grounds: [Color]? = nil
    ) -> Loss? {
        let grounds = grounds ?? context.backgrounds(in: appearance)
        if measures.isSeen(on: grounds, ratio: least) { return nil }
        var shades = ColorShades(near: PictureMeasures.near)
        for (color, count) in measures.outlineColors {
            guard let ratio = color.lowestRatio(on: grounds)?.ratio, !ContrastRatio.reaches(ratio, least) else {
                continue
            }
            shades.add(color, count)
        }
        guard let color = shades.all.reversed().max(by: { $0.count < $1.count })?.color,
            let worst = color.lowestRatio(on: grounds)
        else { return nil }
        return Loss(
            row: .lowContrastPicture, appearance: appearance, ground: worst.ground, color: color, ratio: worst.ratio,
            least: least, share: 1 - measures.visibleShare(on: grounds, ratio: least))
    }

    // MARK: - Other settings

    /// A white plate behind something darker, of at least a third of the frame.
    private mutating func findGlare() {
        guard set.intent != .template, !words.say(.white), let slot = set.appearances.chosen(in: .dark),
            let picture = set.picture(of: slot), !picture.isTiny, let measures = picture.measures, !measures.isFaint,
            !measures.isRich, let share = measures.whitePlateShare, let page = context.backgrounds(in: .dark).first
        else { return }
        let plate = measures.inkColors.first { $0.color.isPlateWhite }?.color ?? .white
        add(
            Loss(
                row: .whitePlate, appearance: .dark, ground: page, color: plate, ratio: plate.contrastRatio(on: page),
                least: ContrastNeed.graphics, share: share))
    }

    private mutating func findHighContrast(_ style: Appearance.Style) {
        let (normal, high) = (Appearance(style: style), Appearance(style: style, contrast: .high))
        if let own = set.appearances.chosen(in: high), own.isHighContrast, let measures = measures(of: own),
            let loss = loss(of: measures, in: high, ContrastNeed.graphics)
        {
            add(loss)
        }
        guard !set.hasHighSlot, let slot = set.appearances.chosen(in: high), style == .dark || slot.idiom != "watch",
            let measures = measures(of: slot), measures.hasFewColors,
            measures.isSeen(on: context.backgrounds(in: normal)),
            let loss = loss(of: measures, in: high, ContrastNeed.text)
        else { return }
        add(loss.in(.missingHighContrast))
    }

    /// A picture of several colours that is not seen on a material on which the system's label is: vibrancy does not
    /// change it.
    private mutating func findOnMaterials() {
        for style in Appearance.Style.allCases {
            let appearance = Appearance(style: style)
            let label = CurrentColor.shown(in: appearance, of: context.palette)
            guard let measures = measures(of: set.appearances.chosen(in: appearance)), measures.hasFewColors,
                measures.mainColors(near: 0.05).count > 1, measures.isSeen(on: context.backgrounds(in: appearance))
            else { continue }
            for material in [Material.ultraThin, .thin, .regular, .thick] {
                for backdrop in [Color.white, Color(bytes: 128, 128, 128), .black] {
                    let ground = material.color(over: backdrop, style: style)
                    guard ContrastRatio.reaches(label.contrastRatio(on: ground), ContrastNeed.graphics),
                        let loss = loss(of: measures, in: appearance, ContrastNeed.graphics, on: [ground])
                    else { continue }
                    return add(loss.in(.lostOnMaterial))
                }
            }
        }
    }

    /// An opaque plate hides its sign where only opacity is kept, as in a tinted widget.
    private mutating func findInAccented() {
        guard let slot = set.appearances.chosen(in: .light), let measures = set.judgedMeasures(of: slot),
            !words.say(.white), let plate = measures.plainPlate
        else { return }
        add(
            Loss(
                row: .flattensInAccented, appearance: .light, ground: plate, color: plate, ratio: 1,
                least: ContrastNeed.graphics, share: 0.5))
    }
}

extension PictureMeasures {
    /// The share of a picture that a sign has which is enough to recognize it by.
    private static let leastSign = 0.025

    /// Whether people see it on all of the backgrounds.
    func isSeen(on grounds: [Color], ratio: Double = ContrastNeed.graphics) -> Bool {
        holds(on: grounds, ratio: ratio, leastVisibleInk: Self.leastSign)
    }

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

// MARK: - Fixes

extension ImageSet {
    /// Adds a picture for dark, or draws its own anew, in which what is lost is seen, or its white plate is softer.
    ///
    /// - Returns: nil where no such picture is right: of pixels, of gradients, of a logo or a flag, whose colours are
    ///   not ours to change, and where a sign would differ less from its plate than before.
    func fix(of loss: Loss, _ context: CatalogContext) -> Fix? {
        guard [.missingDark, .darkEqualsLight, .whitePlate].contains(loss.row), !words.say(.white),
            let slot = appearances.chosen(in: .light),
            let picture = picture(of: loss.row == .whitePlate ? appearances.chosen(in: .dark) ?? slot : slot),
            let measures = picture.measures
        else { return nil }
        let dark = context.backgrounds(in: .dark)
        let changes: [(Color) -> Color?] =
            loss.row == .whitePlate
            ? [{ $0.isPlateWhite ? Color.fromBytes(of: $0.withLightness(0.88).converted(to: .sRGB)) : nil }]
            : DarkCounterparts(of: measures, context).all
        let redrawn = changes.lazy.compactMap { RecoloredDrawing(picture, measures, change: $0) }.first { drawing in
            let new = drawing.newMeasures
            return drawing.keepsContrasts && new.whitePlateShare == nil
                && (loss.row == .whitePlate || new.isSeen(on: dark))
        }
        guard let text = redrawn?.text, let new = DarkPicture(text, in: self, besides: slot) else { return nil }
        let how = loss.row == .whitePlate ? "with a softer plate" : "in lighter colours"
        return Fix(new.action + ", " + how, edits: new.edits)
    }
}
