package import GlyphModel
package import Markup
package import PathGeometry

/// Reads SVG into glyphs: the picture that usvg and browsers draw, as paths in the coordinates of the root's view box.
///
/// - Transforms, styles, `use`, nested viewports, clips and basic shapes are resolved. A stroke is kept as a stroke
///   unless its transform distorts it; then it is converted to an outline.
/// - Content that could run code or load files (scripts, events, animation, foreign content, references to other
///   files) is ignored with the warning `sanitised`.
/// - Masks of one level become clips and opacity. Patterns are expanded into their tiles.
/// - Content that would change the drawing and is not supported (masks of several levels, filters, text, images,
///   blending) is refused with the error `unsupported-element` or `unsupported-feature` if it affects anything visible.
///   Filters, blending and background blur can be left out with the warning `dropped-effect`: see `EffectPolicy`.
/// - Faults that a renderer may skip are errors or warnings, depending on `ReadingStrictness`. Invalid values that
///   the specification ignores are warnings.
package enum GlyphReader {
    /// - Parameters:
    ///   - id: the id of the element to draw; nil draws the whole file.
    ///   - name: the name of the glyph.
    ///   - effects: the treatment of filters and blending; a lenient reading leaves them out.
    ///   - tolerance: the maximum distance of a computed outline or clip from the exact one.
    /// - Returns: the glyph, which may have no layers, and its diagnostics.
    /// - Throws: `Findings` with at least one error, including all warnings.
    package static func read(
        _ source: SourceFile, id: String? = nil, name: String, strictness: ReadingStrictness = .strict,
        effects: EffectPolicy = .refuse, tolerance: Tolerance = .standard
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
        let document = try document(source)
        return try read(document, id: id, name: name, strictness: strictness, effects: effects, tolerance: tolerance)
    }

    /// Parses a file; one that is not XML, but JSX, has an error that says so.
    package static func document(_ source: SourceFile) throws(Findings) -> Document {
        do {
            return try XMLReader.read(source)
        } catch {
            guard error.diagnostics.contains(where: { $0.id == "xml-syntax" }),
                let finding = JSXCheck.finding(in: source)
            else { throw error }
            throw Findings([finding])
        }
    }

    /// Reads a document that is already parsed.
    package static func read(
        _ document: Document, id: String? = nil, name: String, strictness: ReadingStrictness = .strict,
        effects: EffectPolicy = .refuse, tolerance: Tolerance = .standard
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
        var log = ReadingLog(
            document.source, strictness: strictness, effects: strictness == .lenient ? .drop : effects)
        checkRoot(document.root, &log)
        guard !log.hasErrors else { throw Findings(document.warnings) + log.findings }
        var builder = GlyphBuilder(document, id: id, log: log, tolerance: tolerance)
        if WorkLimit.run(upTo: ReadingLimits.work, { builder.draw(id) }) == nil {
            builder.stopForWork(at: document.root.offset)
        }
        builder.reportUndrawnCycles()
        let findings = Findings(document.warnings) + builder.log.findings
        if findings.containErrors { throw findings }
        var (glyph, far) = builder.glyph(named: name).withinReach()
        glyph.isFilled = document.root[GlyphForm.attribute] == GlyphForm.fill.rawValue
        return (glyph, findings.diagnostics + far)
    }

    /// The ids of the symbols of a sprite, in the order of the file; none of a file that draws something itself, or has faults.
    package static func symbols(of document: Document) -> [String] {
        let log = ReadingLog(document.source, strictness: .lenient, effects: .drop)
        var builder = GlyphBuilder(document, id: nil, log: log, tolerance: .standard)
        let isDrawn = WorkLimit.run(upTo: ReadingLimits.work) { builder.draw(nil) } != nil
        let drawsNothing = builder.log.diagnostics.contains { ["nothing-drawn", "empty-size"].contains($0.id) }
        return drawsNothing && builder.layers.isEmpty && isDrawn ? builder.symbols.uniqued : []
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
    fileprivate init(_ document: Document, id: String?, log: ReadingLog, tolerance: Tolerance) {
        var tree = ElementTree(document.root)
        tree.target = id.flatMap(tree.index)
        self.tree = tree
        self.log = log
        var sheet = StyleSheet()
        for node in tree.nodes where node.isSVG && node.name == "style" {
            let type = (node.element["type"] ?? "").lowercased()
            guard type.isEmpty || type == "text/css" else { continue }
            sheet.append(node.element.text, media: node.element["media"] ?? "", origin: node.element.textOffset)
        }
        if id == nil, SymbolTemplate(tree) != nil { sheet.leaveOutPreview() }
        cascade = Cascade(sheet, in: tree)
        frame = .standard
        relativeTolerance = tolerance
        report(sheet.issues)
        if cascade.comparisons(in: tree) > ReadingLimits.comparisons {
            let style = tree.nodes.first { $0.isSVG && $0.name == "style" }
            self.log.stop(
                "style rules and elements that need more than \(ReadingLimits.comparisons) comparisons",
                at: style?.element.offset ?? 0)
        }
        sanitise()
    }

    fileprivate mutating func draw(_ id: String?) {
        if let id {
            drawPart(id)
        } else if let template = SymbolTemplate(tree) {
            draw(template)
        } else if let (offset, message) = SymbolTemplate.lack(of: tree) {
            log.fail(
                "incomplete-template", message, at: offset,
                hint: "export the template again, with a drawing in its regular weight and small scale")
        } else {
            drawRoot()
        }
    }

    /// Cycles of drawn elements have been reported where they are drawn.
    fileprivate mutating func reportUndrawnCycles() {
        guard !log.isStopped, !log.findings.diagnostics.contains(where: { $0.id == "reference-cycle" }) else { return }
        for offset in ReferenceCycles(in: tree).offsets {
            log.warn("reference-cycle", "this refers to itself, where nothing is drawn", at: offset)
        }
    }

    fileprivate func glyph(named name: String) -> Glyph {
        Glyph(
            name: name, width: frame.width, height: frame.height, viewBox: frame.viewBox, layers: layers,
            preserveAspectRatio: frame.preserveAspectRatio)
    }

    /// Draws the root node, or the nodes that lead to one part of it, in the root's frame.
    mutating func drawRoot(parent: ComputedStyle? = nil) {
        let parent = parent ?? ComputedStyle()
        let root = tree[rootNode].element
        let style = computedStyle(rootNode, parent: parent)
        var reader = RootFrameReader(root: root, style: style, emptyHint: spriteHint)
        guard !log.isStopped, let frame = reader.read(into: &log) else { return }
        self.frame = frame
        let viewport = Viewport(width: frame.viewBox.width, height: frame.viewBox.height)
        let scene = Scene(style: parent, transform: .identity, viewport: viewport)
        walk([Visit(node: rootNode, scene: scene, style: Shared(style))])
        foldOpacity()
        if layers.isEmpty, !log.hasErrors { reportNothingDrawn() }
    }
}
