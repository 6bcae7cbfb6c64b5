internal import GlyphDerivation
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Makes all assets of one entry: a picture for every appearance, of the glyph itself and of its variants. What is derived
/// for a picture is a function of its spec; this asks for it, tints it, and says what was found by the entry's names.
struct AssetMaking {
    let entry: GlyphEntry
    private let needs: AssetNeeds
    /// The drawings of the entry, by path, as it uses them; one that could not be read is missing, and was reported.
    let glyphs: [String: Glyph]
    let palette: Palette
    /// The derivations of variants, in their order.
    private let derivations: [Derivation]
    /// Are low-confidence fills reported, with their alternatives? It costs some fills for each.
    private let judgesFills: Bool
    let tolerance = Tolerance.standard

    var deriver: Deriver
    private var uncertainFills = 0
    /// The contours of all pictures.
    private var contours = SimplifiedContours()
    /// The pictures in three weights.
    private var symbols: [SymbolKey: SymbolDrawing] = [:]
    var diagnostics: [Diagnostic] = []

    init(
        entry: GlyphEntry, needs: AssetNeeds = .none, glyphs: [String: Glyph], palette: Palette,
        judgesFills: Bool = false, derivations: [Derivation] = Derivation.all
    ) {
        (self.entry, self.needs, self.palette) = (entry, needs, palette)
        (self.judgesFills, self.derivations) = (judgesFills, derivations)
        self.glyphs = entry.drawings(among: glyphs)
        deriver = Deriver(self.glyphs, tolerance: tolerance, judgesFills: judgesFills)
    }

    /// Assets, and how many of their fills are low-confidence fills.
    typealias Result = (variants: [Variant], diagnostics: [Diagnostic], uncertainFills: Int)

    /// - Returns: nothing but an error where that takes too much work.
    func result() -> Result {
        do throws(Findings) {
            return try DerivationLimits.bounded(at: glyphs[entry.source]?.layers.last?.location ?? entry.location) {
                var making = self
                return making.made()
            }
        } catch {
            return ([], error.diagnostics, 0)
        }
    }

    private mutating func made() -> Result {
        guard entry.sources.allSatisfy({ glyphs[$0] != nil }) else { return ([], [], 0) }
        var variants = [variant(.plain, "")]
        for text in entry.settings.geometry.variants {
            do {
                variants.append(variant(try DerivationName.parse(text, among: derivations), text))
            } catch {
                report("unknown-variant", error.message, at: entry.location, hint: error.hint)
            }
        }
        variants += furtherVariants()
        addRightToLeft(to: &variants)
        checkSelectors()
        checkPoints()
        checkPaints()
        return (variants, diagnostics.uniqued, uncertainFills)
    }

    // MARK: - Variants

    /// - Parameters:
    ///   - suffix: the words after the glyph's name; empty for the glyph itself.
    ///   - change: what the name does not say.
    private mutating func variant(
        _ name: DerivationName, _ suffix: String, _ change: (inout DerivationSpec) -> Void = { _ in }
    ) -> Variant {
        var pictures: [Variant.Picture] = []
        for appearance in entry.settings.geometry.appearances {
            var request = AppearanceRequest(of: entry, in: appearance, as: name)
            if glyphs[request.spec.source] != nil {
                request.spec = deriver.enclosed(request.spec, inside: entry.settings.geometry.enclosed)
                takeFindings(of: request)
            }
            if let drawn = entry.drawnVariants.first(where: { $0.name == suffix }) { request.spec.show(drawn) }
            change(&request.spec)
            if request.spec.form == .fill, request.spec.source == entry.source, let drawn = entry.drawnFill {
                request.spec.showFill(drawn)
            }
            guard var picture = picture(of: request) else { continue }
            picture.drawing = picture.drawing.written(like: pictures.last?.drawing)
            if needs.hasWeights { picture.symbol = symbol(of: request, as: suffix) }
            pictures.append(picture)
        }
        return Variant(
            name: suffix.isEmpty ? entry.name : entry.name + "." + suffix, entry: entry, pictures: pictures)
    }

    /// The assets that are not in `variants`: variants drawn by hand that nothing else asks for, badges, and other stroke
    /// weights.
    private mutating func furtherVariants() -> [Variant] {
        var variants: [Variant] = []
        for drawn in entry.drawnVariants where !entry.settings.geometry.variants.contains(drawn.name) {
            guard let name = try? DerivationName.parse(drawn.name, among: derivations) else { continue }
            variants.append(variant(name, drawn.name))
        }
        for badge in entry.badges {
            let step = DerivedStep(.badge, badge: badge)
            variants.append(variant(.plain, "badge." + badge.name) { $0.steps.append(step) })
            if entry.settings.geometry.variants.contains(GlyphForm.fill.rawValue) {
                variants.append(variant(DerivationName(.fill), "fill.badge." + badge.name) { $0.steps.append(step) })
            }
        }
        for weight in entry.settings.geometry.weights {
            variants.append(variant(.plain, weight.suffix) { $0.weight = weight.width })
        }
        return variants
    }

    /// Gives the pictures of all assets those for text from right to left, made of a drawing of their own in the same way.
    private mutating func addRightToLeft(to variants: inout [Variant]) {
        guard let source = entry.rtlSource else { return }
        var twin = entry
        (twin.source, twin.darkSource, twin.rtlSource) = (source, nil, nil)
        let needs = AssetNeeds(keepsStrokes: needs.keepsStrokes)
        let made = AssetMaking(
            entry: twin, needs: needs, glyphs: glyphs, palette: palette, derivations: derivations
        ).result()
        diagnostics += made.diagnostics
        for (index, variant) in variants.enumerated() {
            guard let other = made.variants.first(where: { $0.name == variant.name }) else { continue }
            for (place, picture) in variant.pictures.enumerated() {
                let same = other.pictures.first { $0.appearance == picture.appearance }
                variants[index].pictures[place].rightToLeft = same?.drawing
            }
        }
    }

    // MARK: - Pictures

    private mutating func picture(of request: AppearanceRequest) -> Variant.Picture? {
        let spec = request.spec
        guard let glyph = glyphs[spec.source] else { return nil }
        let derived = deriver.derived(spec)
        takeFindings(of: request)
        let tinting = tinting(of: request)
        let (palette, isCurrent) = (palette, entry.settings.paint.policy == .current)
        func drawing(_ picture: DerivedPicture) -> Drawing {
            let size = size(of: picture, glyph)
            return Drawing(
                width: size.width, height: size.height, viewBox: picture.viewBox,
                layers: tinting.tinted(picture.layers, tolerance: tolerance.length(in: glyph.viewBox.extent)) { role in
                    // The page's own colour may be translucent, too.
                    palette.isTranslucent(role) || isCurrent && role == request.tint
                },
                preserveAspectRatio: glyph.preserveAspectRatio)
        }
        let isOutlined = derived.choice == .outline && request.form == spec.form
        var picture = Variant.Picture(
            appearance: request.appearance, form: isOutlined ? .outline : request.form, tint: request.tint,
            drawing: drawing(derived.picture).simplified(tolerance, &contours))
        picture.alternatives = derived.alternatives.compactMap { alternative in
            deriver.picture(of: alternative, for: spec).map {
                Variant.Picture.Alternative(
                    manifest: alternative.choice.manifest(insteadOf: entry.settings.geometry.fill),
                    drawing: drawing($0).simplified(tolerance, &contours))
            }
        }
        return picture
    }

    /// In user pixels: a step that enlarges the picture makes it larger.
    private func size(of picture: DerivedPicture, _ glyph: Glyph) -> (width: Double, height: Double) {
        let (box, own) = (picture.viewBox, glyph.viewBox)
        return (glyph.width * (box.width / own.width), glyph.height * (box.height / own.height))
    }

    func tinting(of request: AppearanceRequest) -> Tinting {
        // A badge's colour is that of a layer with its name.
        let badges = request.spec.steps.compactMap(\.badge?.tint).compactMap { tint in
            (try? Selector(parsing: Badge.element)).map { LayerOverride(selector: $0, tint: tint) }
        }
        return Tinting(entry.settings.paint.rendering, layers: entry.layers + badges)
            .of(request.tint, keepsShapes: needs.keepsStrokes)
    }

    /// What a picture in three weights depends on.
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
        report(masters, of: suffix.isEmpty ? entry.name : entry.name + "." + suffix)
        symbols[key] = symbol
        return symbol
    }

    // MARK: - Findings

    /// Says what was found in the pictures that were derived for a request.
    private mutating func takeFindings(of request: AppearanceRequest) {
        for finding in deriver.takeFindings() {
            if case .lowConfidence = finding {
                uncertainFills += 1
                if !judgesFills { continue }
            }
            diagnostics.append(diagnostic(of: finding, request))
        }
    }

    mutating func report(
        _ id: String, _ message: String, at location: SourceFile.Location?, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.error, id: id, message, at: location, hint: hint))
    }
}

extension DerivationSpec {
    /// Shows a drawing as it is.
    fileprivate mutating func show(_ drawn: DrawnVariant) {
        (source, form, steps, widening) = (drawn.source, .outline, [], 1)
        isForDark = false
    }

    /// Shows a filled form that was drawn, and what the steps make of it.
    fileprivate mutating func showFill(_ drawn: DrawnVariant) {
        (source, form, isForDark) = (drawn.source, .outline, false)
    }
}

extension GlyphEntry {
    /// Its filled form, where it was drawn by hand: it is shown wherever the filled form is.
    fileprivate var drawnFill: DrawnVariant? { drawnVariants.first { $0.name == GlyphForm.fill.rawValue } }

    /// Its drawings, by path, as it uses them.
    func drawings(among glyphs: [String: Glyph]) -> [String: Glyph] {
        Dictionary(
            sources.compactMap { path in glyphs[path].map { (path, used($0)) } },
            uniquingKeysWith: { first, _ in first })
    }
}
