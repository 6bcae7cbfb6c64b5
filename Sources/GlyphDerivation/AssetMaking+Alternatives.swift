internal import GlyphModel
internal import Markup
internal import SemanticColor

/// An asset of an entry: its name after the entry's, and what that does not say.
struct AssetPlan {
    var name = DerivationName.plain
    /// Empty for the glyph itself.
    var suffix = ""
    var badge: Badge?
    var weight: StrokeWeight?
}

/// The fills that a manifest could choose in place of the ones that are shown.
extension AssetMaking {
    /// The assets with the fills that are offered for each picture; without any where these take too much work.
    ///
    /// It comes after all else, and its findings are not reported: what is made without alternatives does not depend on
    /// them.
    ///
    /// - Parameter location: the place of the drawing.
    mutating func offeringFills(
        _ made: [MadeAssets.Asset], at location: SourceFile.Location?
    ) -> [MadeAssets.Asset] {
        let offering = try? DerivationLimits.bounded(at: location) {
            var assets = made
            for (number, plan) in plans.enumerated() {
                for index in assets[number].pictures.indices {
                    offerFills(for: plan, in: &assets[number].pictures[index])
                }
            }
            return assets
        }
        return offering ?? made
    }

    /// Gives a picture the fills that its manifest could choose, and finds the one that it shows. They are derived
    /// without what the glyph itself states; a glyph that states nothing has that fill already.
    private mutating func offerFills(for plan: AssetPlan, in picture: inout GlyphAsset.Rendition) {
        let shown = request(for: plan, of: entry, in: picture.appearance)
        let unstated = entry.unstated
        let base = unstated ?? entry
        let request = unstated.map { self.request(for: plan, of: $0, in: picture.appearance) } ?? shown
        guard request.spec.form == .fill, let glyph = glyphs[request.spec.source] else { return }
        // The outline is stated for an appearance, and not for a variant that has a form in its name.
        let mayBeOutline = plan.name.form == nil && picture.appearance.style == .dark
        let offers = deriver.offers(for: request.spec).filter { $0.choice != .outline || mayBeOutline }
        if offers.isEmpty { return }
        var spec = shown.spec
        spec.steps = []
        let form = deriver.derived(spec)
        let shownOffer = unstated == nil ? 0 : offers.index(of: form.picture)
        var chosen: Int?
        func line(_ choice: FillChoice?) -> String {
            choice?.manifest(insteadOf: base.settings.geometry.fill) ?? ""
        }
        var alternatives: [GlyphAsset.Rendition.Alternative] = []
        for (index, offer) in offers.enumerated() {
            var own = picture.drawing
            if index == shownOffer {
                chosen = alternatives.count
            } else {
                let other =
                    offer.choice == .outline
                    ? outlined(plan, base, in: picture.appearance) : deriver.picture(of: offer, for: request.spec)
                guard let other else {
                    // Without the first one, there is nothing to come back to.
                    if index == 0 { return }
                    continue
                }
                own = drawing(of: other, glyph, request)
            }
            alternatives.append(.init(manifest: line(offer.choice), text: offer.text, drawing: own))
        }
        if chosen == nil {
            let isOutline = mayBeOutline && (spec.form == .outline || form.choice == .outline)
            alternatives.append(
                .init(
                    manifest: isOutline ? line(.outline) : nil,
                    text: isOutline ? FillAlternative.outlineText : "as stated", drawing: picture.drawing))
        }
        if alternatives.count > 1 {
            (picture.alternatives, picture.chosen) = (alternatives, chosen ?? alternatives.count - 1)
        }
    }

    /// The picture of an entry that states the outline for dark appearances.
    private mutating func outlined(
        _ plan: AssetPlan, _ entry: GlyphEntry, in appearance: Appearance
    ) -> DerivedDrawing {
        var entry = entry
        let place = SourceFile.Location(path: "", line: 0, column: 0)
        entry.overrides.append(AppearanceOverride(style: .dark, form: .outline, location: place))
        return deriver.derived(request(for: plan, of: entry, in: appearance).spec).picture
    }
}
