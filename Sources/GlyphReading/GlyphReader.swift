package import GlyphModel
package import Markup
package import PathGeometry

/// Reads SVG into glyphs: the picture that usvg and browsers draw, as paths in the coordinates of the root's view box.
///
/// - Transforms, styles, `use`, nested viewports, clips and basic shapes are resolved. A stroke is kept as a stroke
///   unless its transform distorts it; then it is converted to an outline.
/// - Content that could run code or load files (scripts, events, animation, foreign content, references to other
///   files) is ignored with the warning `sanitised`.
/// - Content that would change the drawing and is not supported (masks, filters, text, images, patterns, blending)
///   is refused with the error `unsupported-element` or `unsupported-feature` if it affects anything visible.
/// - Faults that a renderer may skip are errors or warnings, depending on `ReadingStrictness`. Invalid values that
///   the specification ignores are warnings.
package enum GlyphReader {
    /// - Parameters:
    ///   - name: the name of the glyph.
    ///   - tolerance: the maximum distance of a computed outline or clip from the exact one.
    /// - Returns: the glyph, which may have no layers, and its diagnostics.
    /// - Throws: `Findings` with at least one error, including all warnings.
    package static func read(
        _ source: SourceFile, name: String, strictness: ReadingStrictness = .strict,
        tolerance: Tolerance = .standard
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
        let document = try XMLReader.read(source)
        return try read(document, name: name, strictness: strictness, tolerance: tolerance)
    }

    /// Reads a document that is already parsed.
    package static func read(
        _ document: Document, name: String, strictness: ReadingStrictness = .strict,
        tolerance: Tolerance = .standard
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
        var log = ReadingLog(document.source, strictness: strictness)
        checkRoot(document.root, &log)
        guard !log.hasErrors else { throw Findings(document.warnings) + log.findings }
        var builder = GlyphBuilder(document, log: log, tolerance: tolerance)
        builder.draw(document.root)
        let findings = Findings(document.warnings) + builder.log.findings
        if findings.containErrors { throw findings }
        var glyph = builder.glyph(named: name)
        glyph.isFilled = document.root[GlyphForm.attribute] == GlyphForm.fill.rawValue
        return (glyph, findings.diagnostics)
    }

    private static func checkRoot(_ root: Element, _ log: inout ReadingLog) {
        if root.name != "svg" || !["", SVG.namespace].contains(root.namespace) {
            log.fail("not-svg", "the root element is '\(root.name)', not 'svg' in the SVG namespace", at: root.offset)
        } else if root.namespace.isEmpty {
            log.warn(
                "no-namespace", "the root has no namespace, and is read as SVG", at: root.offset,
                hint: "add xmlns=\"\(SVG.namespace)\"")
        }
    }
}

extension GlyphBuilder {
    fileprivate init(_ document: Document, log: ReadingLog, tolerance: Tolerance) {
        tree = ElementTree(document.root)
        self.log = log
        var sheet = StyleSheet()
        for node in tree.nodes where node.isSVG && node.name == "style" {
            let type = (node.element["type"] ?? "").lowercased()
            guard type.isEmpty || type == "text/css" else { continue }
            sheet.append(node.element.text, media: node.element["media"] ?? "", origin: node.element.textOffset)
        }
        cascade = Cascade(sheet, in: tree)
        frame = .standard
        relativeTolerance = tolerance
        report(sheet.issues)
        sanitise()
    }

    fileprivate mutating func draw(_ root: Element) {
        let style = computedStyle(0, parent: ComputedStyle())
        var reader = RootFrameReader(root: root, style: style)
        guard !log.isStopped, let frame = reader.read(into: &log) else { return }
        self.frame = frame
        let viewport = Viewport(width: frame.viewBox.width, height: frame.viewBox.height)
        walk([Visit(node: 0, scene: Scene(style: ComputedStyle(), transform: .identity, viewport: viewport))])
        foldOpacity()
        if layers.isEmpty, !log.hasErrors {
            log.warn("nothing-drawn", "there is nothing to draw", at: root.offset)
        }
    }

    fileprivate func glyph(named name: String) -> Glyph {
        Glyph(
            name: name, width: frame.width, height: frame.height, viewBox: frame.viewBox, layers: layers,
            preserveAspectRatio: frame.preserveAspectRatio)
    }
}
