internal import Markup
internal import SemanticColor

/// A text or another sign on the ground that their names connect it with: `noteText` on `noteBackground`.
///
/// It is judged there, and not on the page: a text that stays dark on a yellow note is right in dark. And no fix of one
/// of the two takes the contrast from both.
struct OwnGround {
    private let sign: DeviceColors
    fileprivate let ground: DeviceColors
    /// What WCAG 2.2 asks for: 4.5 : 1 of a text, 3 : 1 of a symbol.
    private let needed: Double

    /// Nil where the sign is not seen on the ground from the beginning: then it is on something else.
    fileprivate init?(_ sign: DeviceColors, on ground: DeviceColors, _ context: CatalogContext) {
        (self.sign, self.ground) = (sign, ground)
        let isText = context.relatives.ground(ofTextAt: sign.set.set.path) != nil
        needed = isText ? ContrastNeed.text : ContrastNeed.graphics
        let first: Appearance = sign.isShown(in: .light) ? .light : .dark
        guard let ratio = ratio(in: first, context), ratio >= ContrastNeed.invisible else { return nil }
    }

    /// The ratio of the sign on the ground; nil where a value is not known.
    func ratio(in appearance: Appearance, _ context: CatalogContext) -> Double? { seen(in: appearance, context)?.ratio }

    /// What a new value of the sign must reach; nil where the value of the ground is not known.
    fileprivate func demand(in appearance: Appearance, _ context: CatalogContext) -> ContrastDemand? {
        seen(in: appearance, context).map { ContrastDemand(on: $0.ground, atLeast: needed) }
    }

    /// Whether the sign has less than it needs on a new value of the ground, and less than before.
    fileprivate func isLost(on new: Color, in appearance: Appearance, _ context: CatalogContext) -> Bool {
        guard let color = sign.shown(in: appearance), let before = ratio(in: appearance, context),
            let after = Self.seen(color, on: new, in: appearance, context)?.ratio
        else { return false }
        return !ContrastRatio.reaches(after, min(before, needed))
    }

    private func seen(in appearance: Appearance, _ context: CatalogContext) -> (ground: Color, ratio: Double)? {
        guard let color = sign.shown(in: appearance), let ground = ground.shown(in: appearance) else { return nil }
        return Self.seen(color, on: ground, in: appearance, context)
    }

    /// A translucent ground is on a page; of several pages, on the one where the sign is seen best.
    private static func seen(
        _ color: Color, on ground: Color, in appearance: Appearance, _ context: CatalogContext
    ) -> (ground: Color, ratio: Double)? {
        context.backgrounds(in: appearance).map { page in
            let seen = ground.composited(over: page)
            return (seen, color.contrastRatio(on: seen))
        }.max { $0.1 < $1.1 }
    }
}

extension DeviceColors {
    /// The ground that its name gives it; nil where there is none, or it is not seen there.
    func ownGround(_ context: CatalogContext) -> OwnGround? {
        guard let path = context.relatives.signGround(at: set.set.path),
            let ground = context.colorSet(at: path)?.values(for: self, context)
        else { return nil }
        return OwnGround(self, on: ground, context)
    }

    /// Whether it is seen on the ground that its name gives it. A ground that must become dark says nothing about dark.
    func isSeenOnOwnGround(
        in appearance: Appearance, _ context: CatalogContext, atLeast least: Double = ContrastNeed.graphics
    ) -> Bool {
        guard let own = ownGround(context), appearance.style == .light || !own.ground.glaresInDark(context),
            let ratio = own.ratio(in: appearance, context)
        else { return false }
        return ContrastRatio.reaches(ratio, least)
    }

    /// The nearest colour of the same hue that reaches a ratio on pages, and what it needs on its own ground; where no
    /// colour does both, only the latter.
    func nearest(
        _ ratio: Double, from color: Color, in appearance: Appearance, _ context: CatalogContext,
        written: (Color) -> Color
    ) -> Color? {
        let onPage = context.nearest(ratio, from: color, in: appearance, written: written)
        return alsoOnOwnGround(onPage, ratio, from: color, in: appearance, context, written: written)
    }

    /// A new value for pages, if it has what it needs on its own ground, too. Otherwise the nearest colour that has
    /// both, or else only the latter.
    func alsoOnOwnGround(
        _ onPage: Color?, _ ratio: Double, from color: Color, in appearance: Appearance, _ context: CatalogContext,
        written: (Color) -> Color
    ) -> Color? {
        guard let own = ownGround(context), appearance.style == .light || !own.ground.glaresInDark(context),
            let demand = own.demand(in: appearance, context)
        else { return onPage }
        if let onPage, demand.isMet(by: onPage) { return onPage }
        let grounds = context.backgrounds(in: appearance)
        let pages = appearance.style == .dark ? grounds : Array(grounds.prefix(1))
        let all = pages.map { ContrastDemand(on: $0, atLeast: ratio) } + [demand]
        return color.nearest(meeting: all, written: written) ?? color.nearest(meeting: [demand], written: written)
    }

    /// The name of a text or a sign on this ground that is seen less than it must be with new values; nil without one.
    ///
    /// A sign that lacks a value for dark is changed by its own finding.
    func lostSign(
        on values: some Sequence<(Appearance, Color)>, _ context: CatalogContext
    ) -> String? {
        let values = Array(values)
        return context.relatives.signs(onGroundAt: set.set.path).prefix(Self.mostSigns).lazy.compactMap { path in
            guard let signs = context.colorSet(at: path), let sign = signs.values(for: self, context),
                let own = OwnGround(sign, on: self, context), !sign.lacksDark(context),
                values.contains(where: { own.isLost(on: $1, in: $0, context) })
            else { return nil }
            return signs.set.qualifiedName
        }.first
    }

    /// Far more than one ground has.
    private static let mostSigns = 8
}

extension ColorSet {
    /// The values for the device of another set's values; the ones for all devices, if there are none.
    fileprivate func values(for other: DeviceColors, _ context: CatalogContext) -> DeviceColors? {
        let all = devices(context)
        return all.first { $0.entries.first?.slot.device == other.entries.first?.slot.device }
            ?? all.first { $0.entries.first?.slot.idiom == "universal" }
    }
}
