internal import GlyphDerivation
internal import GlyphModel
internal import PathGeometry

extension GlyphSet {
    /// The set with all pictures in three weights: the weights of a set that a program made are derived from the
    /// outlines alone, whose edges all move away from the ink.
    var withWeights: GlyphSet {
        var set = self
        for variant in set.variants.indices {
            for picture in set.variants[variant].pictures.indices
            where set.variants[variant].pictures[picture].symbol == nil {
                let tint = set.variants[variant].entry.settings.paint.tint
                set.variants[variant].pictures[picture].symbol =
                    set.variants[variant].pictures[picture].drawing.symbol(tint: tint)
            }
        }
        return set
    }
}

extension Drawing {
    fileprivate func symbol(tint: ColorRole) -> SymbolDrawing {
        let length = Tolerance.standard.length(in: viewBox.extent)
        let outlines = layers.map { $0.path.normalized(tolerance: length).simplified(tolerance: length).asCubics }
        // Layers that cross each other everywhere have no width of their own.
        let estimated = WorkLimit.run(upTo: DerivationLimits.work) {
            FlatPath(.union(ofNonNegative: outlines, tolerance: length), tolerance: viewBox.extent / 800)
                .estimatedStrokeWidth()
        }
        let width = (estimated ?? nil) ?? viewBox.height / 12
        let masters = WeightMasters(
            of: outlines.map { WeightMasters.Layer($0, lines: []) }, width: width, tolerance: length)
        func drawing(_ paths: [Path]) -> Drawing {
            var drawing = self
            for index in layers.indices { drawing.layers[index].path = paths[index] }
            return drawing
        }
        return SymbolDrawing(
            ultralight: drawing(masters.ultralight.paths), regular: drawing(outlines),
            black: drawing(masters.black.paths),
            notes: layers.enumerated().map { index, layer in
                SymbolDrawing.Note(role: .primary, isInTint: layer.role == tint, motionGroup: index)
            },
            widths: SymbolDrawing.Widths(ultralight: masters.ultralight.width, black: masters.black.width))
    }
}
