package import GlyphModel
package import Markup
package import PathGeometry

/// Reads SVG into glyphs: what usvg and browsers draw, as paths in the coordinates of the root's view box.
///
/// - Transforms, styles, `use`, nested viewports, clips and basic shapes are resolved. A stroke stays one
///   unless its transform distorts the pen; then it is outlined.
/// - What cannot act or load in a picture (scripts, events, animation, foreign content, references to
///   other files) is left out with the warning `sanitised`.
/// - What would change the drawing and cannot be carried out (masks, filters, text, images, patterns,
///   blending) refuses the file with the error `unsupported-element` or `unsupported-feature`, where it
///   touches anything that is drawn.
/// - Faults that a renderer draws past are errors or warnings by `ReadingStrictness`. Invalid values that
///   the specification drops are warnings.
package enum GlyphReader {
    /// - Parameters:
    ///   - name: the glyph's.
    ///   - tolerance: how far an outline or clip that has to be computed may lie from the exact one.
    /// - Returns: the glyph and what there is to say about it; it may have no layers.
    /// - Throws: `Findings` with at least one error, warnings among them.
    package static func read(
        _ source: SourceFile, name: String, strictness: ReadingStrictness = .strict,
        tolerance: Tolerance = .standard
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
        let document = try XMLReader.read(source)
        return try read(document, name: name, strictness: strictness, tolerance: tolerance)
    }

    /// The same of a document that is parsed already.
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
            log.fail("not-svg", "the root is '\(root.name)', not 'svg' in SVG's namespace", at: root.offset)
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
            guard ["", "text/css"].contains(node.element["type"] ?? "") else { continue }
            sheet.append(node.element.text, origin: node.element.textOffset)
        }
        cascade = Cascade(sheet)
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
