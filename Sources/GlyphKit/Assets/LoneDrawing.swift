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
            let derived = try self.layers(of: glyph, style: style, parts: [], tolerance: .standard)
            layers = derived.layers.filter { !$0.path.isEmpty }
            // Where there is nothing to fill, nothing is redrawn either: a clean file stays as it is.
            let isUntouched = self == .fill && derived.diagnostics.contains { $0.id == Diagnostic.nothingToFillID }
            findings += Findings(derived.diagnostics)
            if isUntouched && read.warnings.isEmpty { return (source.bytes, findings) }
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
        let candidates = try glyph.fillCandidates(
            style: style, tolerance: .standard, isTogether: { $0.isOneInk(with: $1) })
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
        let derived = try GlyphForm.fill.layers(of: glyph, style: style, parts: [], tolerance: .standard)
        let length = Tolerance.standard.length(in: glyph.viewBox.extent)
        // Lines that are part of the body now can be cut out of it as well.
        var cutting = style
        cutting.lines = .cut
        let kept = try GlyphForm.fill.layers(of: glyph, style: cutting, parts: [], tolerance: .standard).decisions
            .filter { line in line.reason.isOfLine && !derived.decisions.contains { $0.contour == line.contour } }
            .map { FillDecision(contour: $0.contour, details: $0.details, outcome: .kept, reason: $0.reason) }
        let lines = (derived.decisions + kept).map { decision in
            let place = decision.point(tolerance: 8 * length).map(FillChoice.coordinates(of:)) ?? "-"
            return "\(place): \(decision.outcome.rawValue): \(decision.reason.text)"
        }
        let rooms = glyph.openRooms(in: try glyph.outlined(tolerance: .standard), tolerance: length)
            .filter { point in !derived.layers.contains { $0.path.contains(point) } }
            .map { FillChoice.coordinates(of: $0) + ": open: room that nothing closes" }
        return (lines + rooms, Findings(warnings) + Findings(derived.diagnostics))
    }

    private func picture(
        of layers: [OutlinedLayer], _ glyph: Glyph, _ source: SourceFile, _ found: Findings
    ) -> (bytes: [UInt8]?, findings: Findings) {
        var findings = found
        let layers = layers.filter { !$0.path.isEmpty }
        let drawing = Drawing(
            width: glyph.width, height: glyph.height, viewBox: glyph.viewBox,
            layers: layers.map { TintedLayer(path: $0.path, paint: .original($0.paint), groups: $0.groups) },
            preserveAspectRatio: glyph.preserveAspectRatio
        ).simplified()
        let place = SourceFile.Location(path: source.path, line: 1, column: 1)
        findings += Findings(
            drawing.violations(in: Palette(), isCropped: false).map { Diagnostic(.error, id: $0.id, $0.message, at: place) })
        if findings.containErrors { return (nil, findings) }
        var picture = SVGPicture(drawing, in: .light, palette: Palette())
        picture.form = self == .fill ? .fill : nil
        return (Array(picture.text.utf8), findings)
    }
}
