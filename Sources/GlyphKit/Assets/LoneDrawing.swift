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
            findings += Findings(derived.diagnostics)
        } catch {
            return (nil, findings + error)
        }
        let drawing = Drawing(
            width: glyph.width, height: glyph.height, viewBox: glyph.viewBox,
            layers: layers.map { TintedLayer(path: $0.path, paint: .original($0.paint), groups: $0.groups) },
            preserveAspectRatio: glyph.preserveAspectRatio
        ).simplified()
        let place = SourceFile.Location(path: source.path, line: 1, column: 1)
        findings += Findings(
            drawing.violations(in: Palette(), isCropped: false).map { Diagnostic(.error, id: $0.id, $0.message, at: place) })
        if findings.containErrors { return (nil, findings) }
        return (Array(SVGPicture(drawing, in: .light, palette: Palette()).text.utf8), findings)
    }
}
