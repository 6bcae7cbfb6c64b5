public import Markup
internal import PathGeometry
internal import SemanticColor

extension GlyphForm {
    /// One drawing in this form as an SVG file, without a manifest: it keeps its size, its view box and its
    /// paints, `currentColor` and gradients too.
    ///
    /// - Returns: the file's bytes, or nil where an error was found.
    public func svg(
        of source: SourceFile, style: FillStyle = .knockout
    ) -> (bytes: [UInt8]?, findings: Findings) {
        let (glyph, diagnostics) = GlyphReader.read(source, name: source.path)
        var findings = Findings(diagnostics)
        guard let glyph, !findings.containErrors else { return (nil, findings) }
        let tolerance = Tolerance.standard
        var layers: [OutlinedLayer]
        switch self {
        case .outline: layers = outlined(glyph, tolerance: tolerance)
        case .fill:
            let result = filled(glyph, style: style, parts: [], tolerance: tolerance)
            layers = result.layers
            findings += Findings(result.diagnostics)
        }
        layers.removeAll { $0.path.isEmpty }
        let drawing = Drawing(
            width: glyph.width, height: glyph.height, viewBox: glyph.viewBox,
            layers: layers.map { TintedLayer(path: $0.path, paint: .original($0.paint), groups: $0.groups) })
        let place = SourceFile.Location(path: source.path, line: 1, column: 1)
        findings += Findings(
            drawing.violations(in: Palette()).map { Diagnostic(.error, id: $0.id, $0.message, at: place) })
        if findings.containErrors { return (nil, findings) }
        return (Array(SVGPicture(drawing, in: .light, palette: Palette()).text.utf8), findings)
    }
}
