internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Variant {
    /// How its image set is drawn: a template has one colour, so a glyph of several colours stays `original`.
    ///
    /// - Parameter exported: the intent for glyphs that do not state one.
    func intent(exportedAs exported: ImageIntent) -> ImageIntent {
        (entry.settings.export.intent ?? exported) == .template && hasOneColor ? .template : .original
    }

    /// Whether each picture is drawn in a single colour of the palette, at any opacities. Appearances may differ in it.
    var hasOneColor: Bool {
        pictures.allSatisfy { picture in
            let layers = picture.drawing.layers
            return layers.allSatisfy { $0.role != nil && $0.role == layers[0].role }
        }
    }

    /// The same without its colours, which the app replaces: in plain black, with the opacity of the drawing itself,
    /// at any alpha of its colour. Appearances that differ in colour alone give the same picture.
    var template: Variant {
        var variant = self
        for index in variant.pictures.indices {
            variant.pictures[index].drawing = variant.pictures[index].drawing.template
        }
        return variant
    }
}

extension Drawing {
    /// Steps of merging, as `WorkLimit` counts them: a tenth of the work that derives a glyph.
    private static let work = 3_000_000

    fileprivate var template: Drawing {
        var drawing = self
        // Where the colour of one appearance is translucent, overlaps are merged; so they are in all appearances.
        if layers.count > 1 {
            let merge = Merge(tolerance: Tolerance.standard.length(in: viewBox.extent)) { _ in true }
            // A drawing that crosses itself too often to be merged is opaque in all appearances, and shows no overlaps.
            let merged = WorkLimit.run(upTo: Self.work) {
                merge.merged(layers.map { ($0, $0.paint.opacity == 1) })
            }
            if let merged { drawing.layers = merged }
            if drawing.layers != layers { drawing = drawing.simplified() }
        }
        for index in drawing.layers.indices {
            let paint = drawing.layers[index].paint
            drawing.layers[index].paint =
                if let gradient = paint.gradient {
                    .original(.gradient(gradient.resolved(.black)))
                } else {
                    .original(.color(Color.black.opacity(paint.opacity)))
                }
        }
        return drawing
    }
}

extension GlyphSet {
    /// Glyphs that are requested as templates and have more than one colour, once each.
    var refusedTemplates: [Diagnostic] {
        func reason(_ variant: Variant) -> String {
            let layers = variant.pictures.flatMap(\.drawing.layers)
            return layers.contains { $0.role == nil } ? "keeps its original paints" : "has several colours"
        }
        var seen: Set<GlyphEntry> = []
        return variants.filter { variant in
            variant.entry.settings.export.intent == .template && !variant.hasOneColor
                && seen.insert(variant.entry).inserted
        }.map { variant in
            Diagnostic(
                .warning, id: Diagnostic.fullColorTemplateID,
                "'\(variant.entry.name)' \(reason(variant)), but a template has only one: it is written as original",
                at: variant.entry.location, subject: "glyph \(variant.entry.name)",
                hint: "state intent=\"original\", or rendering=\"monochrome\" without other tints to make it one colour"
            )
        }
    }
}
