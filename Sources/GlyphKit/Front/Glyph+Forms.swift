internal import GlyphDerivation
public import GlyphModel
public import Markup
public import PathGeometry

extension Glyph {
    /// The glyph as areas: strokes expanded, clips applied, and, unless it keeps its paints, parts painted like the
    /// background cut out.
    ///
    /// - Parameters:
    ///   - tinting: how layers will get their colours.
    ///   - tolerance: the maximal distance of an edge from the exact one.
    /// - Throws: `limit-exceeded` for each layer with too many dashes, and `selector-matches-nothing`.
    public func outlined(
        for tinting: Tinting = .monochrome, within tolerance: Tolerance = .standard
    ) throws(Findings) -> GlyphShape {
        let faults = tinting.faults(in: self, [])
        if !faults.isEmpty { throw Findings(faults) }
        let layers = try DerivationLimits.bounded(at: layers.last?.location) { () throws(Findings) in
            tinting.mode == .original
                ? try outlined(tolerance: tolerance)
                : try outlined(tinting.knockout(of: self, []), tolerance: tolerance)
        }
        try checkMerging(layers, tinting, tolerance)
        return GlyphShape(
            glyph: self, form: .outline, layers: layers, tinting: tinting, tolerance: tolerance, findings: Findings())
    }

    /// The filled form of a hollow glyph: closed shapes are filled, details in them are treated as the style states,
    /// and open strokes stay as they are.
    ///
    /// - Parameters:
    ///   - style: how details, lines, rings, gaps and handles are treated.
    ///   - parts: how single elements, or the region around a point, are treated; a later one wins.
    ///   - tinting: how layers will get their colours. Layers of one colour are one shape.
    ///   - tolerance: the maximal distance of an edge from the exact one.
    /// - Throws: what `outlined` throws, and `point-names-nothing` for a part at a point without anything to
    ///   treat.
    public func filled(
        _ style: FillStyle = .knockout, parts: [PartOverride] = [], for tinting: Tinting = .monochrome,
        within tolerance: Tolerance = .standard
    ) throws(Findings) -> FilledGlyph {
        let faults = tinting.faults(in: self, parts)
        if !faults.isEmpty { throw Findings(faults) }
        let derived = try DerivationLimits.bounded(at: layers.last?.location) { () throws(Findings) in
            try filled(
                style: style, parts: parts, tolerance: tolerance, knockout: tinting.knockout(of: self, parts),
                isTogether: tinting.joins)
        }
        if !derived.idleParts.isEmpty {
            throw Findings(derived.idleParts.map { $0.namesNothing(in: self) })
        }
        // Where there is nothing to fill, the layers stay separate, as they were drawn.
        let isUntouched =
            tinting.mode == .original && derived.diagnostics.contains { $0.id == Diagnostic.nothingToFillID }
        let areas = isUntouched ? try areasAsDrawn() : derived.layers
        try checkMerging(areas, tinting, tolerance)
        let shape = GlyphShape(
            glyph: self, form: .fill, layers: areas, tinting: tinting, tolerance: tolerance,
            findings: Findings(derived.diagnostics))
        return FilledGlyph(shape: shape, style: style, parts: parts, fill: derived)
    }
}

extension PartOverride {
    fileprivate func namesNothing(in glyph: Glyph) -> Diagnostic {
        Diagnostic(
            .error, id: "point-names-nothing",
            "'\(glyph.name)' has neither a contour nor an open counter around this point", at: location,
            hint: "the decisions of a fill have a point for each contour")
    }
}

extension Glyph {
    /// Refuses layers that cross each other too often to be merged, as layers of one colour will be.
    private func checkMerging(_ layers: [OutlinedLayer], _ tinting: Tinting, _ tolerance: Tolerance) throws(Findings) {
        if tinting.mode == .original { return }
        try checkCrossings(of: [layers], tolerance: tolerance.length(in: viewBox.extent))
    }

    /// Its areas, normalized unless they are certainly in normal form: a filled form that we wrote keeps its points.
    func areasAsDrawn() throws(Findings) -> [OutlinedLayer] {
        let length = Tolerance.standard.length(in: viewBox.extent)
        let isPlain = layers.allSatisfy { layer in
            layer.stroke == nil && layer.clip == nil && layer.fill?.rule == .nonzero
                && NestedContours(layer.path).areOrientedByNesting(tolerance: length)
        }
        guard isFilled && isPlain else { return try outlined(tolerance: .standard) }
        return layers.compactMap { layer in
            layer.fill.map {
                OutlinedLayer(
                    path: layer.path, paint: $0.paint, groups: layer.groups, element: layer.element,
                    location: layer.location)
            }
        }
    }
}
