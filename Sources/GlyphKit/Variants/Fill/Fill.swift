public import Markup
public import PathGeometry

extension Glyph {
    /// The solid form of a hollow glyph.
    ///
    /// Closed bodies are filled, details that lie wholly inside them are treated as `style` says, and
    /// what is open (arrows, crosses, strokes beside a body) stays as it is.
    ///
    /// Layers in different colours are filled apart and keep their order, so that each can still be
    /// tinted by itself. Where one ink meets nothing but white, the white is the background, and is cut out of the ink.
    ///
    /// - Parameters:
    ///   - parts: overrides for single elements or regions; a later one wins.
    ///   - isTogether: do two layers belong to one body? Layers that do are drawn as one, unless another paint lies
    ///     between them.
    /// - Throws: what `outlined` throws.
    public func filled(
        style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool = { $0.isOneInk(with: $1) }
    ) throws(Findings) -> DerivedLayers {
        try filled(
            style: style, parts: parts, tolerance: tolerance, knockout: .ofOneInk(in: self, parts),
            isTogether: isTogether)
    }

    /// - Parameter knockout: what tells background from ink; nil where all is ink.
    func filled(
        style: FillStyle, parts: [PartOverride], tolerance: Tolerance, knockout: Knockout?,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    ) throws(Findings) -> DerivedLayers {
        if let outline = try knockout?.outline(of: self, tolerance: tolerance) {
            return filled(outline, style, parts: parts, tolerance: tolerance, isTogether: isTogether)
        }
        // Where the layers are of one body, they are united once.
        let isUnited = !parts.isEmpty || isFilled
        return filled(
            try outlined(tolerance: tolerance, isUnited: isUnited), isUnited: isUnited, style, parts: parts,
            tolerance: tolerance, isTogether: isTogether)
    }

    /// The same from the glyph's outline, where that is known.
    ///
    /// - Parameter isUnited: if not, the layers' paths may overlap themselves.
    func filled(
        _ outline: [OutlinedLayer], isUnited: Bool = true, _ style: FillStyle, parts: [PartOverride], tolerance: Tolerance,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    ) -> DerivedLayers {
        if isFilled && parts.isEmpty { return DerivedLayers(layers: outline, diagnostics: [nothingToFill]) }
        let length = tolerance.length(in: viewBox.extent)
        let sorted = PartSorting(outline, parts)
        var result = DerivedLayers()
        var isChanged = !sorted.isPlain
        var named: [Point] = []
        let groups = sorted.bodies.bodies(by: isTogether, tolerance: length)
        let widths = groups.map(strokeWidth)
        let inks = zip(groups, widths).map { group, width in
            let isNormal = isUnited || layers.allSatisfy { $0.stroke == nil }
            return Figure(
                group.united(isNormal: isNormal, tolerance: length),
                flatness: flatness(strokeWidth: width, tolerance: length))
        }
        for (index, group) in groups.enumerated() {
            var layer = group[0]
            layer.drawnRule = nil
            layer.openPoints = []
            if group.contains(where: \.paint.isCurrentColor), layer.paint.isPlainInk {
                layer.paint = .currentColor(opacity: 1)
            }
            let ink = inks[index]
            let holes = group.flatMap(\.openPoints)
            let regions = sorted.regions + holes.map { ($0, .line) }
            if ink.path.isEmpty { continue }
            // Without a second contour there is neither a hole nor anything to cross.
            if ink.tree.nodes.count == 1, groups.count == 1, regions.isEmpty {
                layer.path = ink.path
                result.layers.append(layer)
                result.decisions.append(FillDecision(0, of: ink.tree, .kept, .line))
                continue
            }
            let width = widths[index] ?? ink.flat.estimatedStrokeWidth() ?? 0
            func solid(_ ink: Figure, _ surroundings: Surroundings) -> Filling.Result {
                Filling(
                    ink: ink, in: surroundings, strokeWidth: width, style: style, regions: regions,
                    tolerance: length
                ).result()
            }
            let neighbours = inks.indices.filter { $0 != index }.map { inks[$0] }
            func closed(_ ink: Figure) -> Filling.Result {
                guard style.gaps == .close else { return solid(ink, Surroundings()) }
                return Bust.closing(ink, strokeWidth: width, regions: regions, tolerance: length) { ink in
                    Cloud.closing(ink, strokeWidth: width, regions: regions, tolerance: length) { ink in
                        CrossedGap.closing(
                            ink, neighbours: neighbours, strokeWidth: width, style: style, regions: regions,
                            tolerance: length, solid)
                    }
                }
            }
            let filled = OpenRoom.closing(
                ink, around: sorted.solidPoints, strokeWidth: width, tolerance: length, closed)
            layer.path = filled.path
            named += filled.named
            isChanged = isChanged || layer.path != ink.path
            result.layers.append(layer)
            result.decisions += filled.decisions.map { $0.drawn(holes, stated: sorted.regions.map(\.point)) }
        }
        result.layers = sorted.applied(to: result.layers, isTogether, tolerance: length)
        result.idleParts = parts.filter { part in
            if case .region(let x, let y) = part.target { !named.contains(Point(x, y)) } else { false }
        }
        if !isChanged { result.diagnostics.append(nothingToFill) }
        return result
    }

    /// The width of most strokes in a group of layers; nil where they were drawn as areas.
    func strokeWidth(of group: [OutlinedLayer]) -> Double? {
        let widths = layers
            .filter { layer in layer.stroke != nil && group.contains { $0.location == layer.location } }
            .compactMap { $0.stroke?.style.width }.sorted()
        return widths.isEmpty ? nil : widths[widths.count / 2]
    }

    /// How far the chords that tell what is what may lie from the ink's curves: a fortieth of a stroke's width, and
    /// where that is not known, fine enough for thin ones.
    func flatness(strokeWidth: Double?, tolerance: Double) -> Double {
        strokeWidth.map { $0 / 40 } ?? min(24 * tolerance, viewBox.extent / 800)
    }

    private var nothingToFill: Diagnostic {
        Diagnostic(
            .info, id: Diagnostic.nothingToFillID,
            isFilled ? "'\(name)' is a filled form already" : "'\(name)' has no closed body: its filled form is its outline",
            at: layers.first?.location)
    }
}

/// A form of a glyph, with what was done to which contour.
public struct DerivedLayers: Sendable {
    public var layers: [OutlinedLayer] = []
    /// In the order of the stages; parts that name elements are not among them.
    public var decisions: [FillDecision] = []
    /// Those at points where there is nothing to treat.
    public var idleParts: [PartOverride] = []
    public var diagnostics: [Diagnostic] = []
}

extension Diagnostic {
    /// A glyph whose filled form is its outline.
    static let nothingToFillID = "nothing-to-fill"
}

extension [OutlinedLayer] {
    /// All in one path in normal form.
    ///
    /// - Parameter isNormal: are those that are not as drawn in normal form already?
    fileprivate func united(isNormal: Bool, tolerance: Double) -> Path {
        if count == 1, isNormal, self[0].drawnRule == nil { return self[0].path }
        return .union(ofDrawn: map { ($0.path, $0.drawnRule) }, tolerance: tolerance)
    }
}

extension FillDecision {
    /// What the drawing cuts out of solid ink, with what stands in it, rather than what the manifest speaks of.
    fileprivate func drawn(_ holes: [Point], stated: [Point]) -> FillDecision {
        guard reason == .stated, !holes.isEmpty, !stated.contains(where: { Path([contour]).contains($0) })
        else { return self }
        return FillDecision(contour: contour, details: details, outcome: outcome, reason: .solidInk)
    }
}
