internal import GlyphModel
internal import Markup
internal import PathGeometry

/// A fill that is offered for a glyph: the one that it has, or an alternative to it.
package struct OfferedFill: Sendable {
    /// The choice that gives it; nil for the fill that needs none.
    package var choice: FillChoice?
    /// The difference, in words.
    package var text: String
    /// Before any step.
    package var picture: DerivedDrawing
    /// Its samples, which distinguish it from others as people do.
    fileprivate var samples: SampleGrid

    fileprivate init(_ choice: FillChoice?, _ text: String, _ picture: DerivedDrawing) {
        (self.choice, self.text, self.picture) = (choice, text, picture)
        samples = picture.samples
    }
}

extension [OfferedFill] {
    /// The number of the fill that a picture shows; nil for none of them.
    ///
    /// - Parameter picture: a form before any step.
    package func index(of picture: DerivedDrawing) -> Int? {
        let paths = picture.layers.map(\.path)
        if let same = firstIndex(where: { $0.picture.layers.map(\.path) == paths }) { return same }
        let samples = picture.samples
        let overlaps = map { $0.samples.overlap(with: samples) }
        guard let most = overlaps.max(), most >= DerivedDrawing.sameOverlap else { return nil }
        return overlaps.firstIndex(of: most)
    }
}

extension DerivedDrawing {
    fileprivate var samples: SampleGrid { SampleGrid(layers.map(\.path), in: viewBox) }

    /// The overlap from which two pictures look the same.
    static let sameOverlap = 0.99
}

extension Deriver {
    /// The fills that are offered in place of the fill of a spec, before its steps: what it gives, then at most six
    /// others, the likeliest first. All of them look different.
    ///
    /// There are none where the glyph is a filled form already, or there is nothing to fill. A form with very many
    /// segments has only the first one.
    package mutating func offers(for spec: DerivationSpec) -> [OfferedFill] {
        var form = spec
        form.steps = []
        if let known = offers[form] { return known }
        let found = (try? findOffers(for: form)) ?? []
        offers[form] = found
        return found
    }

    private mutating func findOffers(for spec: DerivationSpec) throws(Findings) -> [OfferedFill] {
        guard spec.form == .fill else { return [] }
        let made = derived(spec)
        var ignored: [DerivationFinding] = []
        let glyph = graded(glyph(spec), spec, &ignored)
        if glyph.isFilled || made.picture.layers.isEmpty { return [] }
        let (prepared, fill) = try filled(glyph, spec)
        let isUncertain = spec.doubt.map { fill.uncertainty > $0.limit } ?? false
        // A fill is uncertain, too, where a body could not be completed and so stays an outline.
        if fill.isOutline, !isUncertain { return [] }
        let alone = try alone(glyph, spec, prepared, fill)
        let others =
            isUncertain
            ? made.alternatives
            : fill.mayHaveAlternatives ? alone.prepared.alternatives(to: alone.fill, in: spec.style) : []
        var offers = [OfferedFill(nil, made.choiceText, made.picture)]
        for other in others.prefix(FillAlternative.most) {
            guard let picture = try picture(of: other, alone.prepared, spec, fill) else { continue }
            let offer = OfferedFill(other.choice, other.text, picture)
            if offers.allSatisfy({ $0.samples.overlap(with: offer.samples) < DerivedDrawing.sameOverlap }) {
                offers.append(offer)
            }
        }
        return offers
    }

    /// The picture of an alternative; nil where it cannot be drawn at its weight, or cannot be stated: a face
    /// may be there only as long as another one is filled.
    private mutating func picture(
        of other: FillAlternative, _ prepared: PreparedOutline, _ spec: DerivationSpec, _ fill: DerivedLayers
    ) throws(Findings) -> DerivedDrawing? {
        if other.choice == .outline {
            // As a rule another appearance shows it.
            var outline = spec
            (outline.form, outline.borrowed) = (.outline, [])
            return derived(outline).picture
        }
        let layers: [OutlinedLayer]
        if case .regions(let regions) = other.choice {
            let filled = prepared.filled(spec.style, with: regions)
            if filled.hasIdleRegion { return nil }
            layers = filled.layers
        } else {
            layers = try prepared.drawn(other, in: spec.style, to: fill).layers
        }
        let viewBox = prepared.glyph.viewBox
        return weighted(DerivedDrawing(layers: layers, viewBox: viewBox).cropped(tolerance), spec)
    }
}

// MARK: - What they share

/// What the fills of some specs have in common: the bodies of a drawing, whatever is stated about their faces, and
/// whole fills of specs that differ only in their treatment of uncertainty.
struct SharedFills {
    private var outlines: [DerivationSpec: PreparedOutline] = [:]
    private var fills: [DerivationSpec: DerivedLayers] = [:]

    /// The bodies of a spec's drawing, with its own statements; nil where they are not known.
    func outline(for spec: DerivationSpec) -> PreparedOutline? {
        outlines[spec.bodies]?.stating(spec.parts, borrowed: spec.borrowed)
    }

    mutating func add(_ outline: PreparedOutline, for spec: DerivationSpec) {
        // A filled form has bodies only where a part is stated.
        if !outline.glyph.isFilled { outlines[spec.bodies] = outline }
    }

    /// The fill of a spec.
    ///
    /// - Parameter outline: its bodies.
    mutating func fill(of outline: PreparedOutline, for spec: DerivationSpec) -> DerivedLayers {
        var key = spec
        (key.doubt, key.steps) = (nil, [])
        if let known = fills[key] { return known }
        let fill = outline.filled(spec.style)
        fills[key] = fill
        return fill
    }
}

extension DerivationSpec {
    /// All that the bodies of its drawing depend on.
    fileprivate var bodies: DerivationSpec {
        var spec = self
        (spec.steps, spec.style, spec.borrowed, spec.slash, spec.doubt) = ([], .knockout, [], .down, nil)
        spec.parts.removeAll(where: \.isOfFace)
        return spec
    }
}
