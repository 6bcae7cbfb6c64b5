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

    private mutating func offerFills(for plan: AssetPlan, in picture: inout GlyphAsset.Rendition) {
        let shown = request(for: plan, of: entry, in: picture.appearance)
        let unstated = entry.unstated
        let base = unstated ?? entry
        let request = unstated.map { self.request(for: plan, of: $0, in: picture.appearance) } ?? shown
        guard request.spec.form == .fill, let glyph = glyphs[request.spec.source] else { return }
        var offers = deriver.offers(for: request.spec)
        if offers.isEmpty { return }
        // It states the form of an appearance, and no variant that has a form in its name.
        let mayBeOutline = plan.name.form == nil && picture.appearance.style == .dark
        offers.removeAll { $0.choice == .outline && !mayBeOutline }
        var form = shown.spec
        form.steps = []
        let chosen = unstated == nil ? 0 : offers.index(of: deriver.derived(form).picture)
        var alternatives: [GlyphAsset.Rendition.Alternative] = []
        for (index, offer) in offers.enumerated() {
            let own: DerivedDrawing? =
                switch offer.choice {
                case nil: deriver.derived(request.spec).picture
                case .outline: outlined(plan, base, in: picture.appearance)
                case .style, .regions, .derived: deriver.picture(of: offer.picture, for: request.spec)
                }
            guard let own else { return }
            alternatives.append(
                GlyphAsset.Rendition.Alternative(
                    manifest: offer.choice?.manifest(insteadOf: base.settings.geometry.fill) ?? "", text: offer.text,
                    drawing: index == chosen ? picture.drawing : drawing(of: own, glyph, request)))
        }
        if chosen == nil {
            let isOutline = mayBeOutline && shown.spec.form == .outline
            alternatives.append(
                GlyphAsset.Rendition.Alternative(
                    manifest: isOutline ? FillChoice.outline.manifest(insteadOf: base.settings.geometry.fill) : nil,
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
