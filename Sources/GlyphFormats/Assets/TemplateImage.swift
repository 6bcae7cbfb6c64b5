internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Variant {
    /// How its image set is drawn: a template shows in one colour, so that of several colours stays as it is.
    ///
    /// - Parameter exported: for glyphs that do not say.
    func intent(exportedAs exported: ImageIntent) -> ImageIntent {
        (entry.settings.intent ?? exported) == .template && hasOneColor ? .template : .original
    }

    /// Does one colour of the palette, at one opacity or more, draw all of each picture? It may be another one in
    /// another appearance.
    var hasOneColor: Bool {
        pictures.allSatisfy { picture in
            let layers = picture.drawing.layers
            return layers.allSatisfy { $0.role != nil && $0.role == layers[0].role }
        }
    }

    /// The same without its colours, which the app replaces: in plain black, as opaque as the drawing itself asks
    /// for, whatever the alpha of its colour. Appearances that differ in colour alone come out as the same picture.
    var template: Variant {
        var variant = self
        for index in variant.pictures.indices {
            variant.pictures[index].drawing = variant.pictures[index].drawing.template
        }
        return variant
    }
}

extension Drawing {
    fileprivate var template: Drawing {
        var drawing = self
        // Overlaps are one area here where the colour of an appearance can be seen through; so they are in all.
        if layers.count > 1 {
            let merge = Merge(tolerance: Tolerance.standard.length(in: viewBox.extent)) { _ in true }
            drawing.layers = merge.merged(layers.map { ($0, $0.paint.opacity == 1) })
            if drawing.layers != layers { drawing = drawing.simplified() }
        }
        for index in drawing.layers.indices {
            drawing.layers[index].paint = .original(.color(Color.black.opacity(drawing.layers[index].paint.opacity)))
        }
        return drawing
    }
}

extension GlyphSet {
    /// Glyphs that are asked for as templates and have more than one colour, once each.
    var refusedTemplates: [Diagnostic] {
        func reason(_ variant: Variant) -> String {
            let layers = variant.pictures.flatMap(\.drawing.layers)
            return layers.contains { $0.role == nil } ? "keeps the paints it was drawn with" : "has several colours"
        }
        var seen: Set<GlyphEntry> = []
        return variants.filter { variant in
            variant.entry.settings.intent == .template && !variant.hasOneColor
                && seen.insert(variant.entry).inserted
        }.map { variant in
            Diagnostic(
                .warning, id: Diagnostic.fullColorTemplateID,
                "'\(variant.entry.name)' \(reason(variant)), and a template shows in one colour: it stays original",
                at: variant.entry.location, subject: "glyph \(variant.entry.name)",
                hint: "intent=\"original\" says so; rendering=\"monochrome\" without other tints makes it one colour")
        }
    }
}
