internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let blankSymbol: CatalogLint = CatalogLint(
        id: "blank-symbol", severity: .info,
        summary: "A variant of a symbol shows nothing, or has a part that Xcode refuses.",
        guideline:
            "Apple, Creating custom symbol images for your app: convert strokes and text to outlines; the messages "
            + "of Xcode's compiler: has glyph node that contains no content, is zero size, contains a text node.",
        reason:
            "Xcode refuses the template, or compiles it without a message and the symbol is blank: only the fills of "
            + "outlines are drawn.",
        remedy: "Convert strokes and text to outlines in the drawing program, remove bitmaps, and export the template "
            + "again.",
        examples: Examples(
            clean: [
                Example(template: Example.template()),
                // Shown as a wireframe in the SF Symbols app; a stroke with a fill; a group in a variant.
                Example(
                    template: Example.template(
                        version: """
                            <style>.SFSymbolsPreviewWireframe \
                            {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}</style>
                            <text id="template-version">Template v.6.0</text>
                            """,
                        Example.masters(
                            ultralight: #"<path class="SFSymbolsPreviewWireframe" d="M0 0H80V-10H0Z"/>"#,
                            regular: ##"<path stroke="#000" fill="#000" d="M0 0H80V-20H0Z"/>"##,
                            black: #"<g><rect width="80" height="40" y="-40"/></g>"#))),
            ],
            unclean: [
                Example(
                    template: Example.template(
                        """
                        <g id="Ultralight-S"/>
                        ^
                        <g id="Regular-S"><path fill="none" stroke="#000" stroke-width="4" d="M0 0H80V-20H0Z"/></g>
                        ^
                        <g id="Black-S"><text>bell</text><path d="M0 0H80V-40H0Z"/></g>
                        ^
                        """)),
                Example(
                    template: Example.template(
                        version: """
                            <style>.st0, .st1 { fill: none; stroke: #000; }</style>
                            <text id="template-version">Template v.6.0</text>
                            """,
                        """
                        <g id="Ultralight-S"><path class="st1" d="M0 0H80V-20H0Z"/></g>
                        ^
                        <g id="Regular-S"><path d="M0 0H80"/></g>
                        ^
                        <g id="Black-S"><image width="80" height="40"/></g>
                        ^
                        """)),
            ]),
        check: .symbol { symbol, _ in
            symbol.parts.flatMap { parts -> [AuditFinding] in
                let paints = ClassPaints(parts.rules)
                return parts.variants.compactMap { id, element in
                    guard element.name == "g" else { return nil }
                    let drawn = VariantShapes(element, in: parts.ancestors(of: element), paints)
                    guard let fault = fault(of: drawn) else { return nil }
                    return CatalogLint.blankSymbol.finding(
                        "'\(id)' \(fault.words)", about: symbol.set, at: parts.location(of: element), detail: id,
                        hint: fault.hint)
                }
            }.numbered
        },
        // Nothing interpolates with a variant that is blank.
        silences: ["symbol-does-not-interpolate"])

    private static func fault(of drawn: VariantShapes) -> (words: String, hint: String)? {
        if !drawn.texts.isEmpty { return ("has a text, which Xcode refuses", "convert the text to outlines") }
        if drawn.shapes.isEmpty {
            return drawn.bitmaps.isEmpty
                ? ("has no content", "draw the variant, or remove its group")
                : ("has only a bitmap, which is not shown", "draw it as outlines")
        }
        if drawn.shapes.contains(where: { $0.hasArea && !$0.hasNoFill }) { return nil }
        // A frame without a fill is beside the strokes of many programs.
        if drawn.shapes.contains(where: \.hasStroke), drawn.shapes.allSatisfy({ $0.hasStroke || $0.hasNoFill }) {
            return ("has only strokes, which are not shown", "convert the strokes to outlines")
        }
        if drawn.shapes.contains(where: \.hasArea) {
            return ("has no fill, so that it shows nothing", "give its outlines a fill")
        }
        return ("has zero size", "draw outlines that enclose an area")
    }
}
