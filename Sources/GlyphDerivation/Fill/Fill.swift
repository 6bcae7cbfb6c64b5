package import GlyphModel
package import Markup
package import PathGeometry

extension Glyph {
    /// The solid form of a hollow glyph.
    ///
    /// Closed bodies are filled, details that are completely inside of them are treated as `style` requires, and open
    /// shapes (arrows, crosses, strokes next to a body) are kept.
    ///
    /// Layers in different colours are filled separately and keep their order, so that each can be tinted separately.
    /// If one ink meets only white, the white is the background, and is cut out of the ink.
    ///
    /// - Parameters:
    ///   - parts: overrides for single elements or faces; a later one has priority.
    ///    - isTogether: whether two layers belong to one body. Layers that do are drawn as one, unless another paint is
    ///     between
    ///     them.
    /// - Throws: the errors of `outlined`.
    package func filled(
        style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool = { $0.isOneInk(with: $1) }
    ) throws(Findings) -> DerivedLayers {
        try filled(
            style: style, parts: parts, tolerance: tolerance, knockout: .ofOneInk(in: self, parts),
            isTogether: isTogether)
    }

    /// - Parameter knockout: the distinction of background from ink; nil if everything is ink.
    package func filled(
        style: FillStyle, parts: [PartOverride], tolerance: Tolerance, knockout: Knockout?,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) throws(Findings) -> DerivedLayers {
        try prepared(parts: parts, tolerance: tolerance, knockout: knockout, isTogether: isTogether)
            .filled(style)
    }

    /// The data that all fills of the glyph share.
    ///
    /// - Parameters:
    ///   - borrowed: the bodies that are as in relatives.
    ///   - knockout: the distinction of background from ink; nil if everything is ink.
    ///   - outline: the result of `outlined`, if it is known already.
    ///   - isOneColor: whether two layers of one body get the same paint; nil where all of a body do.
    /// - Throws: the errors of `outlined`.
    package func prepared(
        parts: [PartOverride], borrowed: [BorrowedBody] = [], tolerance: Tolerance, knockout: Knockout?,
        outline: [OutlinedLayer]? = nil,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool,
        isOneColor: ((OutlinedLayer, OutlinedLayer) -> Bool)? = nil
    ) throws(Findings) -> PreparedOutline {
        var drawn = try knockout?.outline(of: self, tolerance: tolerance) ?? outline
        if drawn == nil { drawn = try outlined(tolerance: tolerance) }
        return try PreparedOutline(
            self, drawn ?? [], parts: parts, borrowed: borrowed, tolerance: tolerance, knockout: knockout,
            isTogether: isTogether, isOneColor: isOneColor ?? isTogether)
    }

    /// The width of most strokes in a group of layers; nil if they were drawn as areas.
    func strokeWidth(of group: [OutlinedLayer]) -> Double? {
        let widths =
            layers
            // Of a clipped stroke, less is seen than its width: a stroke inside of a shape is half as wide.
            .filter { layer in
                layer.stroke != nil && layer.clip == nil && group.contains { $0.location == layer.location }
            }
            .compactMap { $0.stroke?.style.width }.sorted()
        // Measurements along an invisible line need as many samples as it is thin.
        return widths.isEmpty ? nil : max(widths[widths.count / 2], viewBox.extent / 1000)
    }

    /// The maximum distance of the chords, which are used for measurements, from the ink's curves: a fortieth of the
    /// stroke width, or fine enough for thin strokes if that is not known.
    func flatness(strokeWidth: Double?, tolerance: Double) -> Double {
        strokeWidth.map { $0 / 40 } ?? min(24 * tolerance, viewBox.extent / 800)
    }

    /// For a glyph whose filled form is its outline.
    package var nothingToFill: Diagnostic {
        Diagnostic(
            .info, id: Diagnostic.nothingToFillID,
            isFilled
                ? "'\(name)' is a filled form already" : "'\(name)' has no closed body: its filled form is its outline",
            at: layers.first?.location)
    }
}

/// A form of a glyph, with the decisions about its contours.
package struct DerivedLayers: Sendable {
    package var layers: [OutlinedLayer] = []
    /// In the order of the stages, without decisions for parts that name elements.
    package var decisions: [FillDecision] = []
    /// The parts whose points have no face to treat.
    package var idleParts: [PartOverride] = []
    /// Whether a further region that was stated has no face to treat.
    var hasIdleRegion = false
    /// How likely a designer would have drawn another fill, 0 … 1. It ranks the glyphs of a set; it is not a calibrated
    /// probability.
    package var uncertainty = 0.0
    /// The margin from which the alternatives to it are found.
    var margin = FillMargin()
    /// Whether there is nothing to fill: they are the outline.
    package var isOutline = false
    /// Whether alternatives to it are looked for: in a form with very many segments that takes too long.
    var mayHaveAlternatives: Bool {
        layers.reduce(0) { $0 + $1.path.elements.count } <= DerivationLimits.alternativeSegments
    }

    package init(
        layers: [OutlinedLayer] = [], decisions: [FillDecision] = [], idleParts: [PartOverride] = [],
        isOutline: Bool = false
    ) {
        self.layers = layers
        self.decisions = decisions
        self.idleParts = idleParts
        self.isOutline = isOutline
    }
}

// MARK: - Bodies

/// The data that all fills of one drawing share: its bodies, each united, with their contours. Uniting takes about as
/// long as filling.
package struct PreparedOutline {
    let glyph: Glyph
    let tolerance: Tolerance
    /// The ink of each body.
    let inks: [Figure]
    /// Their stroke widths; nil if they were drawn as areas.
    let widths: [Double?]
    let outline: [OutlinedLayer]
    private var parts: [PartOverride]
    private var borrowed: [BorrowedBody]
    private let knockout: Knockout?
    private var sorted: PartSorting
    private let groups: [[OutlinedLayer]]
    /// Whether each body is the stroke around an area that is filled in another paint: it has nothing to fill.
    private let areRims: [Bool]
    /// The findings in each body.
    private let searches: [BodySearches]
    private let isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    /// Whether two layers of one body get the same paint.
    private let isOneColor: (OutlinedLayer, OutlinedLayer) -> Bool

    /// - Parameters:
    ///   - outline: the glyph's outline.
    ///   - borrowed: the bodies that are as in relatives.
    ///   - knockout: the background that was removed from it.
    ///   - isTogether: whether two layers belong to one body.
    ///   - isOneColor: whether two layers of one body get the same paint.
    /// - Throws: `limit-exceeded` where there are too many contours.
    init(
        _ glyph: Glyph, _ outline: [OutlinedLayer], parts: [PartOverride], borrowed: [BorrowedBody],
        tolerance: Tolerance, knockout: Knockout?,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool,
        isOneColor: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) throws(Findings) {
        (self.glyph, self.outline, self.parts, self.tolerance) = (glyph, outline, parts, tolerance)
        (self.borrowed, self.knockout) = (borrowed, knockout)
        (self.isTogether, self.isOneColor) = (isTogether, isOneColor)
        let length = tolerance.length(in: glyph.viewBox.extent)
        sorted = PartSorting(outline, parts)
        groups = glyph.isFilled && parts.isEmpty ? [] : sorted.bodies.bodies(by: isTogether, tolerance: length)
        widths = groups.map(glyph.strokeWidth)
        let outer = groups
        areRims = groups.indices.map { outer[$0].allSatisfy(\.isStroke) && outer[$0].isRim(of: outer, but: $0) }
        searches = groups.map { _ in BodySearches() }
        try glyph.checkCrossings(of: groups, tolerance: length)
        let areas = groups.map { $0.united(tolerance: length) }
        try glyph.checkContours(of: areas)
        inks = zip(areas, widths).map { area, width in
            Figure(area, flatness: glyph.flatness(strokeWidth: width, tolerance: length), tolerance: length)
        }
    }

    /// The same bodies with other statements about their faces.
    ///
    /// - Parameters:
    ///   - parts: the parts; the ones that name elements are as they were. A drawing that is a filled form has none.
    ///   - borrowed: the bodies that are as in relatives.
    func stating(_ parts: [PartOverride], borrowed: [BorrowedBody]) -> PreparedOutline {
        var other = self
        (other.parts, other.borrowed, other.sorted) = (parts, borrowed, PartSorting(outline, parts))
        return other
    }

    /// The drawing in normal form, without background.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package func outlined() throws(Findings) -> [OutlinedLayer] { try glyph.outlined(knockout, tolerance: tolerance) }

    /// The fill in a style.
    ///
    /// - Parameters:
    ///   - others: further faces whose treatment is stated.
    package func filled(_ style: FillStyle, with others: [FillChoice.Region] = []) -> DerivedLayers {
        if glyph.isFilled && parts.isEmpty {
            return DerivedLayers(layers: outline, isOutline: true)
        }
        let length = tolerance.length(in: glyph.viewBox.extent)
        let stated =
            borrowed.flatMap(\.parts).compactMap(Statement.init(borrowed:)) + sorted.regions
            + others.map { Statement(point: $0.point, treatment: $0.treatment) }
        var (result, margin) = (DerivedLayers(), FillMargin())
        var isChanged = sorted.namesElements
        var named: [Point] = []
        for (index, group) in groups.enumerated() {
            var layer = group[0]
            layer.openPoints = []
            if group.contains(where: \.paint.isCurrentColor), layer.paint.isPlainInk {
                layer.paint = .currentColor(opacity: 1)
            }
            var ink = inks[index]
            let holes = group.flatMap(\.openPoints)
            let regions = stated + holes.map { Statement(point: $0, treatment: .line) }
            if ink.path.isEmpty { continue }
            if areRims[index] {
                layer.path = ink.path
                result.layers += layer.divided(among: group, isOneColor, tolerance: length) { $0 }
                continue
            }
            let isSingle = ink.tree.nodes.count == 1
            // A convex area has no open counter, either.
            let isSolid = isSingle && ink.flat.hullArea(ofContour: 0) < 1.1 * ink.path.area
            // A single contour has neither a hole nor an overlay.
            if isSingle, groups.count == 1, regions.isEmpty {
                layer.path = ink.path
                result.layers += layer.divided(among: group, isOneColor, tolerance: length) { $0 }
                result.decisions.append(FillDecision(0, of: ink.tree, .kept, .line))
                if !isSolid { margin.count(result.decisions, from: 0, strokeWidth: 0) }
                continue
            }
            ink.width = strokeWidth(of: index)
            let neighbours = inks.indices.filter { $0 != index }.map { inks[$0] }
            let closures = Closures(
                style: style, regions: regions, bodies: borrowed.map(\.path).filter { !$0.isEmpty },
                neighbours: neighbours, searches: searches[index])
            let filled = closures.filled(ink)
            layer.path = filled.path
            named += filled.named
            if !isSolid {
                margin.count(filled.decisions, from: result.decisions.count, strokeWidth: ink.width)
            }
            isChanged = isChanged || layer.path != ink.path
            result.layers += layer.divided(among: group, isOneColor, tolerance: length) { alone in
                Closures(style: style, regions: regions, bodies: [], neighbours: [], searches: BodySearches())
                    .filled(ink.with(alone)).path
            }
            result.decisions += filled.decisions.map { $0.drawn(holes, stated: stated.map(\.point)) }
        }
        result.layers = sorted.applied(to: result.layers, isOneColor, tolerance: length)
        margin.measure(
            ink: inks.reduce(0) { $0 + $1.path.area }, filled: result.layers.reduce(0) { $0 + $1.path.area },
            box: glyph.viewBox.area)
        (result.margin, result.uncertainty) = (margin, margin.uncertainty)
        result.idleParts = parts.filter { part in
            if case .region(let x, let y) = part.target { !named.contains(Point(x, y)) } else { false }
        }
        result.hasIdleRegion = others.contains { !named.contains($0.point) }
        result.isOutline = !isChanged
        return result
    }

    /// In units of the view box, estimated from the drawing if it is not stated; 0 if that is not possible.
    func strokeWidth(of body: Int) -> Double { widths[body] ?? inks[body].flat.estimatedStrokeWidth() ?? 0 }
}

extension OutlinedLayer {
    /// Its filled form, divided among the layers that it is of, where these have several colours.
    ///
    /// - Parameter filled: the filled form of some ink by itself.
    fileprivate func divided(
        among layers: [OutlinedLayer], _ isOneColor: (OutlinedLayer, OutlinedLayer) -> Bool, tolerance: Double,
        filling filled: (Path) -> Path
    ) -> [OutlinedLayer] {
        var firsts: [OutlinedLayer] = []
        let colored = layers.map { layer in
            let known = firsts.firstIndex { isOneColor($0, layer) }
            if known == nil { firsts.append(layer) }
            return (layer: layer, color: known ?? firsts.count - 1)
        }
        if firsts.count == 1 { return [self] }
        return LayerParting(path, of: colored, tolerance: tolerance).layers(filling: filled)
    }
}

extension [OutlinedLayer] {
    /// Whether each is the stroke of an element whose opaque fill is in another one of some bodies.
    fileprivate func isRim(of bodies: [[OutlinedLayer]], but own: Int) -> Bool {
        allSatisfy { stroke in
            bodies.indices.contains { body in
                body != own
                    && bodies[body].contains { !$0.isStroke && $0.location == stroke.location && $0.paint.isOpaque }
            }
        }
    }

    /// All paths as one path in normal form.
    fileprivate func united(tolerance: Double) -> Path {
        count == 1 ? self[0].path : .union(ofNonNegative: map(\.path), expectsDisjoint: true, tolerance: tolerance)
    }
}

extension FillDecision {
    /// A decision for a hole that the drawing cuts out of solid ink, with its content, if the manifest does not state
    /// one.
    fileprivate func drawn(_ holes: [Point], stated: [Point]) -> FillDecision {
        guard reason == .stated, !holes.isEmpty, !stated.contains(where: { Path([contour]).contains($0) })
        else { return self }
        return FillDecision(contour: contour, details: details, outcome: outcome, reason: .solidInk)
    }
}

/// The layers of a glyph, sorted by the `part` elements of the manifest.
struct PartSorting {
    /// To be filled as one body.
    private(set) var bodies: [OutlinedLayer] = []
    private(set) var regions: [Statement] = []
    private var solids: [OutlinedLayer] = []
    private var lines: [OutlinedLayer] = []
    private var cuts: [OutlinedLayer] = []
    /// Whether a `part` names an element.
    private(set) var namesElements = false

    init(_ layers: [OutlinedLayer], _ parts: [PartOverride]) {
        for layer in layers {
            var treatment: PartOverride.Treatment?
            for part in parts {
                if case .elements(let selector) = part.target, selector.matches(layer.element) {
                    treatment = part.treatment
                }
            }
            if treatment != nil { namesElements = true }
            switch treatment {
            case nil: bodies.append(layer)
            case .solid: solids.append(layer)
            case .line: lines.append(layer)
            case .cut: cuts.append(layer)
            case .drop: break
            }
        }
        for part in parts {
            if case .region(let x, let y) = part.target {
                regions.append(Statement(point: Point(x, y), treatment: part.treatment))
            }
        }
    }

    /// The filled bodies with the named elements put back: knocked out, added solid, or added as lines.
    func applied(
        to filled: [OutlinedLayer], _ isTogether: (OutlinedLayer, OutlinedLayer) -> Bool, tolerance: Double
    ) -> [OutlinedLayer] {
        var result = filled
        if !cuts.isEmpty {
            let cut = Path.union(ofNonNegative: cuts.map(\.path), tolerance: tolerance)
            for index in result.indices {
                result[index].path = result[index].path.combined(with: cut, by: .difference, tolerance: tolerance)
            }
            result.removeAll { $0.path.isEmpty }
        }
        let silhouettes = solids.map { layer in
            var layer = layer
            let tree = ContourTree(layer.path)
            layer.path = Path(tree.roots.map { tree.nodes[$0].contour })
            return layer
        }
        for layer in silhouettes + lines {
            if let index = result.firstIndex(where: { isTogether($0, layer) }) {
                result[index].path = .union(ofNonNegative: [result[index].path, layer.path], tolerance: tolerance)
            } else {
                result.append(layer)
            }
        }
        return result
    }
}

extension [OutlinedLayer] {
    /// Layers that belong together, in the order of their first layers.
    ///
    /// A layer is drawn where the first layer of its body is drawn, so it does not join a body if another paint would
    /// then hide it:
    ///
    ///      black   white   black
    ///     ┌─────┐ ┌─────┐            the bar on the disc is not part of the plate below the disc
    ///     │plate│ │disc │  bar
    ///     └─────┘ └─────┘
    func bodies(by isTogether: (OutlinedLayer, OutlinedLayer) -> Bool, tolerance: Double) -> [[OutlinedLayer]] {
        var bodies: [[OutlinedLayer]] = []
        for layer in self {
            let index = bodies.indices.first { index in
                isTogether(bodies[index][0], layer)
                    && !bodies[(index + 1)...].joined().contains { $0.hides(layer, tolerance: tolerance) }
            }
            if let index { bodies[index].append(layer) } else { bodies.append([layer]) }
        }
        return bodies
    }
}

extension OutlinedLayer {
    /// Whether it would hide a part of another layer that is drawn below it.
    fileprivate func hides(_ other: OutlinedLayer, tolerance: Double) -> Bool {
        guard paint.isOpaque, groups.allSatisfy({ $0.opacity >= 1 }),
            let box = path.bounds, let itsBox = other.path.bounds, box.intersects(itsBox)
        else { return false }
        return !path.combined(with: other.path, by: .intersection, tolerance: tolerance).isEmpty
    }
}
