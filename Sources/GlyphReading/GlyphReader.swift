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
        builder.drawWithinLimit(id)
        builder.reportUndrawnCycles()
        return try builder.result(named: name, besides: document.warnings)
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
    init(_ document: Document, id: String?, log: ReadingLog, tolerance: Tolerance) {
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

    /// Draws the document, or one of its elements, with the steps that it may take.
    mutating func drawWithinLimit(_ id: String?) {
        if WorkLimit.run(upTo: workLimit, { draw(id) }) == nil { stopForWork(at: tree[rootNode].element.offset) }
    }

    private mutating func draw(_ id: String?) {
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

    /// The drawing as it is when all is drawn.
    ///
    /// - Parameter warnings: the ones that precede the warnings of the reading.
    /// - Throws: all findings, if one of them is an error.
    func result(
        named name: String, besides warnings: [Diagnostic]
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
        let findings = Findings(warnings) + log.findings
        if findings.containErrors { throw findings }
        let drawn = Glyph(
            name: name, width: frame.width, height: frame.height, viewBox: frame.viewBox, layers: layers,
            preserveAspectRatio: frame.preserveAspectRatio)
        var (glyph, far) = drawn.withinReach()
        glyph.isFilled = tree[0].element[GlyphForm.attribute] == GlyphForm.fill.rawValue
        return (glyph, findings.diagnostics + far)
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

// MARK: - JSX

/// Finds out whether a file is JSX, the notation of React, which looks like SVG and is not.
enum JSXCheck {
    /// The finding for a file that cannot be read as XML; nil if it does not look like JSX.
    static func finding(in source: SourceFile) -> Diagnostic? {
        var scanner = ByteScanner(source.bytes)
        guard scanner.bytes.count <= XMLLimits.glyph.bytes else { return nil }
        var isInTag = false
        while let byte = scanner.peek {
            switch byte {
            case UInt8(ascii: "<"): isInTag = true
            case UInt8(ascii: ">"): isInTag = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if isInTag { scanner.index = scanner.endOfString }
            case UInt8(ascii: "{") where isInTag: return finding("'{…}'", at: source.location(at: scanner.index))
            default: break
            }
            scanner.index += 1
        }
        return nil
    }

    /// The name in SVG of an attribute of JSX, which has a capital; nil if it is none.
    static func plainName(of attribute: String) -> String? {
        if attribute == "className" { return "class" }
        // Nearly every drawing has it, and it has a capital in SVG.
        if attribute == "viewBox" { return nil }
        guard attribute != attribute.lowercased() else { return nil }
        let plain = attribute.reduce(into: "") { text, letter in
            text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
        if plain == "xlink-href" { return "href" }
        return Property.named(plain) != nil ? plain : nil
    }

    static func finding(_ what: String, at location: SourceFile.Location) -> Diagnostic {
        Diagnostic(
            .error, id: id, "\(what) is JSX, not SVG", at: location, hint: hint)
    }

    static let id = "jsx"
    static let hint = "export the drawing as plain SVG"
}

extension ByteScanner {
    /// The index of the quote that ends the string here, or the last index.
    fileprivate var endOfString: Int {
        var end = index + 1
        while end < bytes.count, bytes[end] != bytes[index] { end += 1 }
        return min(end, bytes.count - 1)
    }
}

// MARK: - Content far outside of the picture

extension Glyph {
    /// The picture has this many times its size on each side, at most.
    private static let reach = 4.0

    /// The glyph without parts far outside of its view box, with a warning for each element that reaches there: a slip
    /// of a tool, which would make measurements of the whole drawing coarse and dear.
    fileprivate func withinReach() -> (glyph: Glyph, warnings: [Diagnostic]) {
        let size = viewBox.extent
        let box = viewBox.insetBy(-Self.reach * size)
        func isFar(_ layer: Layer) -> Bool {
            guard let bounds = layer.path.controlBounds else { return false }
            let width = layer.stroke?.style.width ?? 0
            return width > Self.reach * size || !box.contains(bounds)
                || !(layer.clip?.controlBounds.map(box.contains) ?? true)
        }
        guard layers.contains(where: isFar) else { return (self, []) }
        var (glyph, warnings): (Glyph, [Diagnostic]) = (self, [])
        glyph.layers = layers.flatMap { layer -> [Layer] in
            guard isFar(layer) else { return [layer] }
            warnings.append(
                Diagnostic(
                    .warning, id: "far-outside",
                    "this element reaches far outside of the picture: what is more than \(Int(Self.reach)) times its size "
                        + "away is left out", at: layer.location,
                    hint: "look for a number that is too large, in the drawing or in a transform"))
            return layer.parts(in: box, widest: 2 * Self.reach * size)
        }
        return (glyph, warnings)
    }
}

extension Layer {
    /// Its fill and its stroke near a box, each as a layer of its own.
    fileprivate func parts(in box: Rect, widest: Double) -> [Layer] {
        var near = self
        near.clip = clip.map { $0.clamped(to: box) }
        var parts: [Layer] = []
        if fill != nil {
            var area = near
            area.stroke = nil
            area.path = path.clamped(to: box)
            if !area.path.isEmpty { parts.append(area) }
        }
        if let stroke {
            var line = near
            line.fill = nil
            line.stroke?.style.width = min(stroke.style.width, widest)
            // A dash begins where its pattern has it. Too many of them are refused later.
            if let dash = stroke.style.dash, let dashes = try? path.dashed(dash) {
                line.path = dashes
                line.stroke?.style.dash = nil
            }
            line.path = line.path.lines(in: box.insetBy(-min(stroke.style.width, widest) / 2))
            if !line.path.isEmpty { parts.append(line) }
        }
        return parts
    }
}
