extension Variant {
    /// The variant with strokes, where the glyph or else the export wants them; without any elsewhere.
    package func stroked(for export: Export) -> Variant {
        let keepsStrokes = keepsStrokes(for: export)
        var variant = self
        for index in pictures.indices {
            variant.pictures[index].drawing = pictures[index].drawing.stroked(keepsStrokes)
            variant.pictures[index].rightToLeft = pictures[index].rightToLeft?.stroked(keepsStrokes)
        }
        return variant
    }

    /// Whether it keeps its strokes in an export whose format can have them.
    package func keepsStrokes(for export: Export) -> Bool {
        let stated = export.options[StrokePolicy.option].flatMap(StrokePolicy.init)
        return (entry.settings.export.strokes ?? stated ?? .expand) == .keep
    }
}
