package import GlyphModel
package import Markup
internal import PathGeometry
package import SemanticColor

/// The needs of formats for a glyph's pictures, besides their drawings.
package struct AssetNeeds: Hashable, Sendable {
    /// Whether there are pictures in three weights.
    package var hasWeights = false
    /// Whether the strokes of a drawing stay with their outlines.
    package var keepsStrokes = false

    package init(hasWeights: Bool = false, keepsStrokes: Bool = false) {
        (self.hasWeights, self.keepsStrokes) = (hasWeights, keepsStrokes)
    }

    package static let none = AssetNeeds()
}

extension AssetNeeds: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(hasWeights)
        encoder.append(keepsStrokes)
    }
}

/// Makes all assets of one entry: a picture for every appearance, of the glyph itself and of its variants. The
/// derivation of a picture is a function of its spec; this asks for it and tints it.
package struct AssetMaking {
    /// As a request numbers it: its drawings and colours are numbers.
    let entry: GlyphEntry
    private let needs: AssetNeeds
    /// The drawings of the entry, by number, as it uses them; one that could not be read is missing.
    let glyphs: [String: Glyph]
    /// The colours that let the layers below show through, in some appearance.
    private let translucent: Set<ColorRole>
    /// The derivations of variants, in their order.
    private let derivations: [Derivation]
    /// Whether what the set knows of its fill is wanted, too.
    private let wantsSetFill: Bool
    private let tolerance = Tolerance.standard

    private let alternatives: Deriver.Alternatives
    var deriver: Deriver
    /// The plans of the assets that were made, in their order.
    private(set) var plans: [AssetPlan] = []
    /// The contours of all pictures.
    private var contours = SimplifiedContours()
    /// The pictures in three weights.
    private var symbols: [SymbolKey: SymbolDrawing] = [:]
    private var findings: [AssetFinding] = []

    /// - Parameters:
    ///   - alternatives: the requested alternatives to fills.
    ///   - wantsSetFill: whether what the set knows of its fill is wanted, too.
    package init(
        entry: GlyphEntry, needs: AssetNeeds, glyphs: [String: Glyph], translucent: Set<ColorRole>,
        alternatives: Deriver.Alternatives, derivations: [Derivation], wantsSetFill: Bool = false
    ) {
        self.wantsSetFill = wantsSetFill
        (self.entry, self.needs, self.glyphs) = (entry, needs, glyphs)
        (self.translucent, self.derivations, self.alternatives) = (translucent, derivations, alternatives)
        deriver = Deriver(glyphs, tolerance: tolerance, alternatives: alternatives)
    }

    /// - Returns: nothing but a fault where that takes too much work. Where only the pictures of alternatives do, there
    ///   are none of these.
    package func makeAssets() -> MadeAssets {
        let place = glyphs[entry.source]?.layers.last?.location
        var making = self
        do throws(Findings) {
            var made = try DerivationLimits.bounded(at: place) {
                var made = making.assets()
                if wantsSetFill { made.setFill = making.deriver.setFill(of: entry) }
                return made
            }
            if alternatives == .drawn { made.assets = making.offeringFills(made.assets, at: place) }
            return made
        } catch {
            return MadeAssets(findings: error.diagnostics.map(fault))
        }
    }

    private mutating func assets() -> MadeAssets {
        guard entry.sources.allSatisfy({ glyphs[$0] != nil }) else { return MadeAssets() }
        var assets = [asset(AssetPlan())]
        for text in entry.settings.geometry.variants {
            if let name = try? DerivationName.parse(text, among: derivations) {
                assets.append(asset(AssetPlan(name: name, suffix: text)))
            } else {
                findings.append(.unknownVariant(text))
            }
        }
        assets += furtherAssets()
        addRightToLeft(to: &assets)
        checkSelectors()
        checkPoints()
        checkPaints()
        return MadeAssets(assets: assets, findings: findings)
    }

    // MARK: - Variants

    private mutating func asset(_ plan: AssetPlan) -> MadeAssets.Asset {
        plans.append(plan)
        var pictures: [GlyphAsset.Rendition] = []
        for appearance in entry.settings.geometry.appearances {
            let request = request(for: plan, of: entry, in: appearance)
            guard var picture = picture(of: request) else { continue }
            picture.drawing = picture.drawing.written(like: pictures.last?.drawing)
            if needs.hasWeights { picture.symbol = symbol(of: request, as: plan.suffix) }
            pictures.append(picture)
        }
        return MadeAssets.Asset(suffix: plan.suffix, pictures: pictures)
    }

    /// - Parameter entry: the entry, or the same with other statements about its fill.
    mutating func request(
        for plan: AssetPlan, of entry: GlyphEntry, in appearance: Appearance
    ) -> AppearanceRequest {
        var request = AppearanceRequest(of: entry, in: appearance, as: plan.name)
        if glyphs[request.spec.source] != nil {
            request.spec = deriver.enclosed(request.spec, inside: entry.settings.geometry.enclosed)
            takeFindings(of: request)
        }
        if let drawn = entry.drawnVariants.first(where: { $0.name == plan.suffix }) { request.spec.show(drawn) }
        if let badge = plan.badge { request.spec.steps.append(DerivedStep(.badge, badge: badge)) }
        if let weight = plan.weight { request.spec.weight = weight.width }
        if request.spec.form == .fill, request.spec.source == entry.source, let drawn = entry.drawnFill {
            request.spec.showFill(drawn)
        }
        return request
    }

    /// The assets that are not in `variants`: variants drawn by hand that nothing else asks for, badges, and other
    /// stroke weights.
    private mutating func furtherAssets() -> [MadeAssets.Asset] {
        var assets: [MadeAssets.Asset] = []
        for drawn in entry.drawnVariants where !entry.settings.geometry.variants.contains(drawn.name) {
            guard let name = try? DerivationName.parse(drawn.name, among: derivations) else { continue }
            assets.append(asset(AssetPlan(name: name, suffix: drawn.name)))
        }
        for badge in entry.badges {
            assets.append(asset(AssetPlan(suffix: "badge." + badge.name, badge: badge)))
            if entry.settings.geometry.variants.contains(GlyphForm.fill.rawValue) {
                assets.append(
                    asset(AssetPlan(name: DerivationName(.fill), suffix: "fill.badge." + badge.name, badge: badge)))
            }
        }
        for weight in entry.settings.geometry.weights {
            assets.append(asset(AssetPlan(suffix: weight.suffix, weight: weight)))
        }
        return assets
    }

    /// Gives the pictures of all assets their pictures for text from right to left, made of a drawing of their own in
    /// the same way.
    private mutating func addRightToLeft(to assets: inout [MadeAssets.Asset]) {
        guard let source = entry.rtlSource else { return }
        var twin = entry
        (twin.source, twin.darkSource, twin.rtlSource, twin.drawnVariants) = (source, nil, nil, [])
        twin.exampleFill = nil
        let made = AssetMaking(
            entry: twin, needs: AssetNeeds(keepsStrokes: needs.keepsStrokes), glyphs: glyphs, translucent: translucent,
            alternatives: .none, derivations: derivations
        ).makeAssets()
        findings += made.findings.filter { !$0.isOfConfidence }
        for (index, asset) in assets.enumerated() {
            guard let other = made.assets.first(where: { $0.suffix == asset.suffix }) else { continue }
            for (place, picture) in asset.pictures.enumerated() {
                let same = other.pictures.first { $0.appearance == picture.appearance }
                assets[index].pictures[place].rightToLeft = same?.drawing
            }
        }
    }

    // MARK: - Pictures

    private mutating func picture(of request: AppearanceRequest) -> GlyphAsset.Rendition? {
        let spec = request.spec
        guard let glyph = glyphs[spec.source] else { return nil }
        let derived = deriver.derived(spec)
        takeFindings(of: request)
        let isOutlined = derived.choice == .outline && request.form == spec.form
        return GlyphAsset.Rendition(
            appearance: request.appearance, form: isOutlined ? .outline : request.form, tint: request.tint,
            drawing: drawing(of: derived.picture, glyph, request))
    }

    /// A picture in the colours of a request.
    mutating func drawing(of picture: DerivedDrawing, _ glyph: Glyph, _ request: AppearanceRequest) -> Drawing {
        let size = size(of: picture, glyph)
        let (translucent, isCurrent) = (translucent, entry.settings.paint.policy == .current)
        let layers = tinting(of: request).tinted(
            picture.layers, tolerance: tolerance.length(in: glyph.viewBox.extent)
        ) { role in
            // The page's own colour may be translucent, too.
            translucent.contains(role) || isCurrent && role == request.tint
        }
        return Drawing(
            width: size.width, height: size.height, viewBox: picture.viewBox, layers: layers,
            preserveAspectRatio: glyph.preserveAspectRatio
        ).simplified(tolerance, &contours)
    }

    /// In user pixels: a step that enlarges the picture makes it larger.
    private func size(of picture: DerivedDrawing, _ glyph: Glyph) -> (width: Double, height: Double) {
        let (box, own) = (picture.viewBox, glyph.viewBox)
        return (glyph.width * (box.width / own.width), glyph.height * (box.height / own.height))
    }

    private func tinting(of request: AppearanceRequest) -> Tinting {
        // The colour of a badge is the colour of a layer with its name.
        let badges = request.spec.steps.compactMap(\.badge?.tint).compactMap { tint in
            (try? Selector(parsing: Badge.element)).map { LayerOverride(selector: $0, tint: tint) }
        }
        return Tinting(entry.settings.paint.rendering, layers: entry.layers + badges)
            .of(request.tint, keepsShapes: needs.keepsStrokes)
    }

    /// The inputs of a picture in three weights.
    private struct SymbolKey: Hashable {
        var spec: DerivationSpec
        var tint: ColorRole
    }

    /// The picture of a request in three weights; nil where it could not be derived.
    private mutating func symbol(of request: AppearanceRequest, as suffix: String) -> SymbolDrawing? {
        let key = SymbolKey(spec: request.spec, tint: request.tint)
        if let known = symbols[key] { return known }
        guard let glyph = glyphs[request.spec.source] else { return nil }
        let picture = deriver.derived(request.spec).picture
        // A drawing without any line gets bolder as lines of usual sets do, which are 2 of 24 units wide.
        let width = deriver.pen(of: request.spec)?.width ?? entry.settings.geometry.frame(of: glyph.viewBox) / 12
        guard
            let (symbol, masters) = picture.symbol(
                tinting(of: request), size: size(of: picture, glyph), strokeWidth: width, tolerance: tolerance)
        else { return nil }
        note(masters, of: suffix)
        symbols[key] = symbol
        return symbol
    }

    // MARK: - Findings

    /// Takes the findings in the pictures that were derived for a request.
    private mutating func takeFindings(of request: AppearanceRequest) {
        for finding in deriver.takeFindings() { findings.append(self.finding(finding, request)) }
    }

    private func finding(_ finding: DerivationFinding, _ request: AppearanceRequest) -> AssetFinding {
        let drawing = number(of: request.spec.source)
        switch finding {
        case .nothingToFill: return .nothingToFill(drawing: drawing)
        case .nothingVisible(let isEmpty): return .nothingVisible(drawing: drawing, isEmpty: isEmpty)
        case .nothingLeft(let word): return .nothingLeft(after: word)
        case .noStrokesToGrade: return .noStrokesToGrade(statedAt: request.gradePlace)
        case .unbearableWeight(let weight): return .unbearableWeight(weight)
        case .ofDrawing(let diagnostic): return fault(diagnostic)
        case .lowConfidence(let uncertainty, let choice, let others):
            func text(_ choice: FillChoice) -> String { choice.manifest(insteadOf: entry.settings.geometry.fill) }
            return .lowConfidence(
                AssetFinding.LowConfidence(
                    drawing: request.spec.source == entry.source ? nil : drawing, uncertainty: uncertainty,
                    shown: choice.map { $0 == .outline ? "" : text($0) }, others: others.map(text)))
        }
    }

    /// Sources are numbers.
    private func number(of source: String) -> Int { Int(source) ?? 0 }

    /// Without the path of the drawing that it is about.
    private func fault(_ diagnostic: Diagnostic) -> AssetFinding {
        var fault = diagnostic
        let drawing = entry.sources.first { glyphs[$0]?.layers.first?.location.path == fault.location?.path }
        if drawing != nil { fault.location?.path = "" }
        return .fault(fault, drawing: drawing.map(number))
    }

    /// Notes which weights are less light or heavy than they should be, where text next to the symbol would show it.
    private mutating func note(_ masters: WeightMasters, of suffix: String) {
        func limited(_ master: WeightMasters.Master, _ isSufficient: Bool) -> AssetFinding.LimitedWeights.Weight? {
            isSufficient ? nil : master.limit.map { .init(width: master.width, limit: $0) }
        }
        let (light, heavy) = (masters.ultralight, masters.black)
        let limits = AssetFinding.LimitedWeights(
            suffix: suffix, light: limited(light, light.width <= WeightMasters.plainLightest),
            heavy: limited(heavy, heavy.width >= WeightMasters.plainHeaviest))
        if limits.light != nil || limits.heavy != nil { findings.append(.limitedWeights(limits)) }
    }

    // MARK: - The entry as a whole

    /// A selector that matches nothing is a typo. Elements that a derivation step adds can be selected, too.
    private mutating func checkSelectors() {
        let elements = entry.sources.flatMap { glyphs[$0]?.layers.map(\.element) ?? [] } + deriver.drawnElements
        let selectors = entry.layers.map { Optional($0.selector) } + entry.parts.map { $0.selection?.selector }
        let idle = selectors.indices.filter { index in
            selectors[index].map { selector in !elements.contains(where: selector.matches) } ?? false
        }
        // Reported before their consequences. The first place is the entry's own.
        findings = idle.map { .idleSelector(place: $0 + 1, drawing: number(of: entry.source)) } + findings
    }

    /// A point at which no drawing has anything to treat is a typo, too.
    private mutating func checkPoints() {
        let idle = deriver.idleParts
        for (index, part) in entry.parts.enumerated() where idle.contains(part) {
            findings.append(.idlePoint(place: 1 + entry.layers.count + index, drawing: number(of: entry.source)))
        }
    }

    /// Paints of a drawing that become one colour, so that an edge between them is lost: once for each drawing.
    private mutating func checkPaints() {
        var seen: Set<String> = []
        for appearance in entry.settings.geometry.appearances {
            let request = AppearanceRequest(of: entry, in: appearance, as: DerivationName(.outline))
            let source = request.spec.source
            guard entry.settings.paint.rendering != .original, seen.insert(source).inserted, let glyph = glyphs[source],
                let outline = paintedOutline(of: glyph, for: request.spec),
                let merged = MergedPaints(of: outline, tint: tinting(of: request), viewBox: glyph.viewBox)
            else { continue }
            findings.append(
                .mergedPaints(
                    AssetFinding.MergedDrawing(
                        inks: merged.selectable, tint: request.tint, drawing: number(of: source),
                        hasFrame: glyph.hasFrame)))
        }
    }

    /// Nil where all is of one paint, or where outlining failed, which is reported elsewhere.
    private func paintedOutline(of glyph: Glyph, for spec: DerivationSpec) -> [OutlinedLayer]? {
        guard Set(glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }).count > 1
        else { return nil }
        return try? glyph.outlined(spec.knockout, tolerance: tolerance)
    }
}

extension PartOverride {
    /// The selector of a part that names elements, and its place; nil for a part at a point.
    package var selection: (selector: Selector, location: SourceFile.Location?)? {
        if case .elements(let selector) = target { (selector, location) } else { nil }
    }
}

extension DerivationSpec {
    /// Shows a drawing as it is.
    fileprivate mutating func show(_ drawn: DrawnVariant) {
        (source, form, steps, widening) = (drawn.source, .outline, [], 1)
        isForDark = false
    }

    /// Shows a filled form that was drawn, after the steps.
    fileprivate mutating func showFill(_ drawn: String) {
        (source, form, isForDark) = (drawn, .outline, false)
    }
}

extension GlyphEntry {
    /// Its drawings, by path, as it uses them.
    package func drawings(among glyphs: [String: Glyph]) -> [String: Glyph] {
        Dictionary(
            sources.compactMap { path in glyphs[path].map { (path, used($0)) } },
            uniquingKeysWith: { first, _ in first })
    }
}
