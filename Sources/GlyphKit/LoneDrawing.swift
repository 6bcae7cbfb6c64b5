internal import GlyphDerivation
internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
public import Markup
internal import PathGeometry
internal import SemanticColor

extension GlyphForm {
    /// One drawing in this form as an SVG file, without a manifest: it keeps its size, its view box and its
    /// paints, `currentColor` and gradients too.
    ///
    /// - Parameter strictness: strict refuses faults in path data; lenient draws up to them, as SVG 2 has
    ///   renderers do, with a warning.
    /// - Returns: the file's bytes, or nil where an error was found.
    public func svg(
        of source: SourceFile, style: FillStyle = .knockout, strictness: ReadingStrictness = .strict
    ) -> (bytes: [UInt8]?, findings: Findings) {
        var findings = Findings()
        let glyph: Glyph
        let layers: [OutlinedLayer]
        do {
            let read = try GlyphReader.read(source, name: source.path, strictness: strictness)
            glyph = read.glyph
            findings += Findings(read.warnings)
            let derived = try self == .fill
                ? glyph.filled(style: style, tolerance: .standard)
                : DerivedLayers(layers: glyph.outlined(tolerance: .standard))
            // Where there is nothing to fill, the layers stay apart as they were drawn. The file is made anew all the
            // same: what a source holds besides shapes must not pass.
            let isUntouched = self == .fill && derived.diagnostics.contains { $0.id == Diagnostic.nothingToFillID }
            layers = isUntouched ? try glyph.areasAsDrawn() : derived.layers
            findings += Findings(derived.diagnostics)
        } catch {
            return (nil, findings + error)
        }
        return picture(of: layers, glyph, source, findings)
    }

    /// The fill and its alternatives, each as an SVG file with what the manifest says to get it.
    ///
    /// - Throws: what kept the file from being read or filled.
    public static func fillCandidates(
        of source: SourceFile, style: FillStyle = .knockout, strictness: ReadingStrictness = .strict
    ) throws(Findings) -> (files: [(manifest: String, bytes: [UInt8])], uncertainty: Double, findings: Findings) {
        let (glyph, warnings) = try GlyphReader.read(source, name: source.path, strictness: strictness)
        let candidates = try glyph.fillCandidates(style: style, tolerance: .standard)
        var findings = Findings(warnings)
        let all = [("", candidates.layers)] + candidates.alternatives.map {
            ($0.choice.manifest(insteadOf: style), $0.layers)
        }
        let files = all.compactMap { manifest, layers -> (String, [UInt8])? in
            let made = GlyphForm.fill.picture(of: layers, glyph, source, Findings())
            findings += made.findings
            return made.bytes.map { (manifest, $0) }
        }
        return (files, candidates.uncertainty, findings)
    }

    /// What the derivation of the fill does to each contour, and why: `12 9: filled: the inside of a body`.
    ///
    /// - Throws: what kept the file from being read or filled.
    public static func fillDecisions(
        of source: SourceFile, style: FillStyle = .knockout, strictness: ReadingStrictness = .strict
    ) throws(Findings) -> (lines: [String], findings: Findings) {
        let (glyph, warnings) = try GlyphReader.read(source, name: source.path, strictness: strictness)
        let derived = try glyph.filled(style: style, tolerance: .standard)
        let length = Tolerance.standard.length(in: glyph.viewBox.extent)
        // Lines that are part of the body now can be cut out of it as well.
        var cutting = style
        cutting.lines = .cut
        let kept = try glyph.filled(style: cutting, tolerance: .standard).decisions
            .filter { line in line.reason.isOfLine && !derived.decisions.contains { $0.contour == line.contour } }
            .map { FillDecision(contour: $0.contour, details: $0.details, outcome: .kept, reason: $0.reason) }
        let lines = (derived.decisions + kept).map { decision in
            let place = decision.point(tolerance: 8 * length).map(FillChoice.coordinates(of:)) ?? "-"
            return "\(place): \(decision.outcome.rawValue): \(decision.reason.text)"
        }
        let outline = try glyph.outlined(.ofOneInk(in: glyph), tolerance: .standard)
        let rooms = glyph.openRooms(in: outline, tolerance: length)
            .filter { point in !derived.layers.contains { $0.path.contains(point) } }
            .map { FillChoice.coordinates(of: $0) + ": open: room that nothing closes" }
        return (lines + rooms, Findings(warnings) + Findings(derived.diagnostics))
    }

    private func picture(
        of layers: [OutlinedLayer], _ glyph: Glyph, _ source: SourceFile, _ found: Findings
    ) -> (bytes: [UInt8]?, findings: Findings) {
        var findings = found
        var drawing = Drawing(glyph, layers.filter { !$0.path.isEmpty })
        // What was written by an earlier run is simplified already.
        if !(self == .fill && glyph.isFilled) { drawing = drawing.simplified() }
        let place = SourceFile.Location(path: source.path)
        findings += Findings(
            drawing.violations(in: Palette(), isCropped: false).map { Diagnostic(.error, id: $0.id, $0.message, at: place, hint: $0.hint) })
        if findings.containErrors { return (nil, findings) }
        let bytes = bytes(of: drawing)
        return (self == .fill && !glyph.isFilled ? Self.settled(bytes, path: source.path) : bytes, findings)
    }

    private func bytes(of drawing: Drawing) -> [UInt8] {
        var picture = SVGPicture(drawing, in: .light, palette: Palette())
        picture.form = self == .fill ? .fill : nil
        return Array(picture.text.utf8)
    }

    /// A filled form as it is when it is read and written again: what was rounded once may be rounded to a shorter arc
    /// the next time, and then stays.
    private static func settled(_ bytes: [UInt8], path: String) -> [UInt8] {
        var settled = bytes
        for _ in 0..<4 {
            let source = SourceFile(path: path, bytes: settled)
            guard let glyph = try? GlyphReader.read(source, name: path).glyph, let areas = try? glyph.areasAsDrawn()
            else { return settled }
            let again = GlyphForm.fill.bytes(of: Drawing(glyph, areas))
            if again == settled { break }
            settled = again
        }
        return settled
    }
}

extension Drawing {
    /// Areas of a glyph in the paints that they were drawn in.
    fileprivate init(_ glyph: Glyph, _ layers: [OutlinedLayer]) {
        self.init(
            width: glyph.width, height: glyph.height, viewBox: glyph.viewBox,
            layers: layers.map { TintedLayer(path: $0.path, paint: .original($0.paint), groups: $0.groups) },
            preserveAspectRatio: glyph.preserveAspectRatio)
    }
}

extension Glyph {
    /// Its areas, in normal form only where that is not certain: a filled form that was written by us keeps its points.
    fileprivate func areasAsDrawn() throws(Findings) -> [OutlinedLayer] {
        let length = Tolerance.standard.length(in: viewBox.extent)
        let isPlain = layers.allSatisfy { layer in
            layer.stroke == nil && layer.clip == nil && layer.fill?.rule == .nonzero
                && NestedContours(layer.path).windAsTheyNest(tolerance: length)
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
