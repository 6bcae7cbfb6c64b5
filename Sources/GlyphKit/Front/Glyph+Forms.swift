internal import GlyphDerivation
public import GlyphModel
public import GlyphReading
public import Markup
public import PathGeometry

extension Glyph {
    /// Reads an SVG file. Content that is valid but left out is reported in `warnings`.
    ///
    /// - Parameters:
    ///   - path: the path of the file; a relative one is from the current folder. `sprite.svg#bell` is one element of a
    ///     file.
    ///   - name: the name in findings; nil is the element's id, or the file's name without its extension.
    ///   - strictness: whether a syntax error in path data is an error, or a warning after which the rest is left out;
    ///     and whether filters and blending are errors, or are left out with a warning.
    /// - Throws: all faults of the file, each with its location and a hint.
    public init(
        contentsOf path: String, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        let drawing = DrawingPath(path)
        try self.init(try SourceFile.read(path: drawing.file), id: drawing.id, name: name, strictness: strictness)
    }

    /// Reads an SVG that is in memory.
    ///
    /// - Parameters:
    ///   - source: the source; its path is used in findings, and nothing is read from there.
    ///   - id: the id of the element to draw, such as a symbol of a sprite; nil draws the whole file.
    ///   - name: the name in findings; nil is the element's id, or the file's name without its extension.
    ///   - strictness: whether a syntax error in path data is an error, or a warning after which the rest is left out;
    ///     and whether filters and blending are errors, or are left out with a warning.
    /// - Throws: all faults of the file, each with its location and a hint.
    public init(
        _ source: SourceFile, id: String? = nil, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        let read = try GlyphReader.read(source, id: id, name: name ?? id ?? source.stem, strictness: strictness)
        self = read.glyph
        warnings = Findings(read.warnings)
    }
}

extension SourceFile {
    /// The file's name without its extension.
    fileprivate var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.dropLast(name.hasSuffix(".svg") ? 4 : 0))
    }
}

// MARK: - Forms

extension Glyph {
    /// The glyph as areas: strokes expanded, clips applied, and, unless it keeps its paints, parts painted like the
    /// background cut out. A build shows the same.
    ///
    /// - Parameters:
    ///   - tinting: how layers will get their colours.
    ///   - tolerance: the maximal distance of an edge from the exact one.
    /// - Throws: `limit-exceeded` for each layer with too many dashes, and `selector-matches-nothing`.
    public func outlined(
        for tinting: Tinting = .monochrome, within tolerance: Tolerance = .standard
    ) throws(Findings) -> GlyphShape {
        var spec = DerivationSpec(.outline)
        spec.joining = tinting
        try checkSelectors(of: spec)
        let derived = try derived(spec, tolerance)
        try checkMerging(derived.picture.layers, tinting, tolerance)
        return GlyphShape(glyph: self, spec: spec, layers: derived.picture.layers, tolerance: tolerance)
    }

    /// The filled form of a hollow glyph: closed shapes are filled, details in them are treated as the style states,
    /// and open strokes stay as they are. A build makes the same.
    ///
    /// - Parameters:
    ///   - style: how details, lines, rings, gaps and handles are treated.
    ///   - parts: how single elements, or the region around a point, are treated; a later one wins.
    ///   - tinting: how layers will get their colours. Layers of one colour are one shape.
    ///   - tolerance: the maximal distance of an edge from the exact one.
    /// - Throws: the errors of `outlined`, and `point-names-nothing` for a part at a point without anything to treat.
    public func filled(
        _ style: FillStyle = .knockout, parts: [PartOverride] = [], for tinting: Tinting = .monochrome,
        within tolerance: Tolerance = .standard
    ) throws(Findings) -> FilledGlyph {
        var spec = DerivationSpec(.fill)
        (spec.style, spec.parts, spec.joining) = (style, parts, tinting)
        try checkSelectors(of: spec)
        let derived = try derived(spec, tolerance)
        if let idle = derived.idleParts, !idle.isEmpty {
            throw Findings(
                idle.map {
                    PartOverride.idle(
                        in: name, at: $0.location, hint: "the decisions of a fill have a point for each contour")
                })
        }
        return try filled(derived, by: spec, within: tolerance)
    }

    /// - Parameter spec: the spec of a filled form without steps.
    func filled(_ spec: DerivationSpec) throws(Findings) -> FilledGlyph {
        try filled(try derived(spec, .standard), by: spec, within: .standard)
    }

    private func filled(
        _ derived: Derived, by spec: DerivationSpec, within tolerance: Tolerance
    ) throws(Findings) -> FilledGlyph {
        // Where there is nothing to fill, the layers stay separate, as they were drawn.
        let isUntouched = derived.findings.contains(.nothingToFill)
        let areas = derived.picture.layers
        try checkMerging(areas, spec.joining, tolerance)
        let shape = GlyphShape(
            glyph: self, spec: spec, layers: areas, painted: isUntouched ? try areasAsDrawn() : areas,
            tolerance: tolerance, findings: Findings(isUntouched ? [nothingToFill] : []))
        return FilledGlyph(shape: shape, derived: derived)
    }

    private func checkSelectors(of spec: DerivationSpec) throws(Findings) {
        let selectors = spec.joining.layers.map { ($0.selector, $0.location) } + spec.parts.compactMap(\.selection)
        let idle = selectors.filter { selector, _ in !layers.contains { selector.matches($0.element) } }
        if !idle.isEmpty { throw Findings(idle.map { Selector.idle(in: name, at: $0.1) }) }
    }

    /// - Throws: the errors of the derivation.
    private func derived(_ spec: DerivationSpec, _ tolerance: Tolerance) throws(Findings) -> Derived {
        let derived = try DerivationLimits.bounded(at: layers.last?.location) { () throws(Findings) in
            var deriver = Deriver([spec.source: self], tolerance: tolerance, alternatives: .ofAll)
            return deriver.derived(spec)
        }
        let errors = derived.findings.ofDrawing.filter { $0.severity == .error }
        if !errors.isEmpty { throw Findings(errors) }
        return derived
    }

    /// Refuses layers that cross each other too often to be merged, as layers of one colour will be.
    private func checkMerging(_ layers: [OutlinedLayer], _ tinting: Tinting, _ tolerance: Tolerance) throws(Findings) {
        if tinting.mode == .original { return }
        try checkCrossings(of: [layers], tolerance: tolerance.length(in: viewBox.extent))
    }

    /// Its areas, normalized unless they are certainly in normal form: a filled form that we wrote keeps its points.
    func areasAsDrawn() throws(Findings) -> [OutlinedLayer] {
        let length = Tolerance.standard.length(in: viewBox.extent)
        let isInNormalForm = layers.allSatisfy { layer in
            layer.stroke == nil && layer.clip == nil && layer.fill?.rule == .nonzero
                && NestedContours(layer.path).areOrientedByNesting(tolerance: length)
        }
        guard isFilled && isInNormalForm else { return try outlined(tolerance: .standard) }
        return layers.compactMap { layer in
            layer.fill.map {
                OutlinedLayer(
                    path: layer.path, paint: $0.paint, groups: layer.groups, element: layer.element,
                    location: layer.location)
            }
        }
    }
}

extension [DerivationFinding] {
    /// The findings that have a place in the drawing.
    fileprivate var ofDrawing: [Diagnostic] {
        compactMap { finding in if case .ofDrawing(let diagnostic) = finding { diagnostic } else { nil } }
    }
}
