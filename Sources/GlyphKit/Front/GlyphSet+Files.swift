public import GlyphAudit
internal import GlyphDerivation
public import GlyphFormats
public import GlyphModel
public import Markup
internal import PathGeometry
public import SemanticColor

extension GlyphSet {
    /// The set as files of a format. Writes nothing: `OutputFolder` does.
    ///
    /// Losses of the format are not reported here, but by `losses(as:options:)`.
    ///
    /// - Parameters:
    ///   - format: one of `AssetFormat.all`.
    ///   - options: the format's attributes of an `export`, by name: `["intent": "template"]`.
    ///   - rasterEngine: the engine that draws pixels and pages; `png` and `pdf` throw without one.
    /// - Returns: files whose paths are relative to the format's own folder.
    /// - Throws: `unknown-attribute` and `wrong-value` for options that the format does not have, `unknown-color` and
    ///   similar ids where the contract of `Drawing` is violated, and errors of the format.
    public func files(
        as format: AssetFormat, options: [String: String] = [:], rasterEngine: RasterEngine? = nil
    ) throws(Findings) -> [AssetFile] {
        let faults = Findings(format.faults(in: options) + violations)
        if faults.containErrors { throw faults }
        let set = format.needsWeights ? withWeights : self
        return try format.files(
            set, Export(format: format.name, options: options), in: RenderContext(rasterEngine: rasterEngine))
    }

    /// The content that the files of a format cannot carry of the set, none of it an error: for example
    /// `elevated-not-carried`.
    ///
    /// - Parameters:
    ///   - format: one of `AssetFormat.all`.
    ///   - options: the format's attributes of an `export`, by name.
    public func losses(as format: AssetFormat, options: [String: String] = [:]) -> Findings {
        Findings(format.losses(self, Export(format: format.name, options: options)))
    }

    /// The findings of lints in the set, in light and dark, normal and increased contrast, base and elevated, with and
    /// without reduced transparency.
    ///
    /// Lints about a manifest's text find nothing in a set without a manifest.
    ///
    /// - Parameters:
    ///   - backgrounds: the backgrounds of all glyphs; nil uses the stated backgrounds of each asset.
    ///   - run: the lints to run.
    public func audit(on backgrounds: [Background]? = nil, by run: LintRun = LintRun()) -> [AuditFinding] {
        var set = self
        if let backgrounds {
            for index in assets.indices {
                set.assets[index].entry.settings.audit.backgrounds = backgrounds.map(\.name)
            }
        }
        return run.findings(in: Audit(set))
    }
}

extension AssetFormat {
    /// Errors for options that the format does not have, or with invalid values.
    func faults(in stated: [String: String]) -> [Diagnostic] {
        stated.sorted { $0.key < $1.key }.flatMap { name, value -> [Diagnostic] in
            guard let rule = options.first(where: { $0.name == name }) else {
                let meant = Suggestion.nearest(to: name, of: options.map(\.name))
                return [
                    Diagnostic(
                        .error, id: "unknown-attribute", "'\(name)' is not an option of the format '\(self.name)'",
                        hint: meant.map { "did you mean '\($0)'?" })
                ]
            }
            return rule.syntax.faults(in: value, of: name).map {
                Diagnostic(.error, id: $0.id, $0.message, hint: $0.hint)
            }
        }
    }
}

// MARK: - Weights

extension GlyphSet {
    /// The set with all pictures in three weights: the weights of a set that a program made are derived from the
    /// outlines alone, whose edges all move away from the ink.
    var withWeights: GlyphSet {
        var set = self
        for asset in set.assets.indices {
            for picture in set.assets[asset].pictures.indices
            where set.assets[asset].pictures[picture].symbol == nil {
                let tint = set.assets[asset].entry.settings.paint.tint
                set.assets[asset].pictures[picture].symbol =
                    set.assets[asset].pictures[picture].drawing.symbol(tint: tint)
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
