internal import GlyphDerivation
package import GlyphModel
package import GlyphReading
package import Markup

/// A filled form that a build makes, to be looked at by itself.
package struct BuiltFill: Sendable {
    /// The asset's, with the appearance where the glyph has several fills: `bell`, `bell.dark`.
    package let name: String
    /// The path of the drawing, relative to the manifest.
    package let source: String
    private let glyph: Glyph
    private let spec: DerivationSpec
    /// The names of the glyphs that it takes something from.
    private var relatives: [String] = []

    fileprivate init(name: String, glyph: Glyph, spec: DerivationSpec) {
        (self.name, self.glyph, self.spec, source) = (name, glyph, spec, spec.source)
    }

    /// The fill, before steps such as a slash.
    ///
    /// - Throws: the errors of the derivation.
    package func filled() throws(Findings) -> FilledGlyph {
        var filled = try glyph.filled(spec)
        filled.relatives = relatives
        return filled
    }

    fileprivate func naming(_ relatives: [String]) -> BuiltFill {
        var fill = self
        if !spec.borrowed.isEmpty { fill.relatives = relatives }
        return fill
    }
}

extension Manifest {
    /// The filled forms that a build makes of some glyphs, each once, in document order.
    ///
    /// - Parameter selection: the selection of glyphs and assets; nil for all.
    /// - Returns: also the findings in the drawings, with an error for each that could not be read.
    package func fills(
        from sources: GlyphSource, only selection: NameSelection?, jobs: Int, timeLimit: Duration?
    ) async -> (fills: [BuiltFill], findings: Findings) {
        var options = BuildOptions {
            ($0.selection, $0.keepsGoing, $0.jobs, $0.timeLimit) = (selection, true, jobs, timeLimit)
        }
        let examples = await ExampleStyles(of: self, from: sources, options, in: &options.store)
        let run = BuildRun(self, from: sources, options, examples)
        var timings: BuildTimings?
        let read = await run.read(run.entries, &timings)
        var search = await RelativeSearch(run, in: nil, &timings)
        let relatives = await search?.findRelatives() ?? SetRelatives()
        let fills = zip(run.entries, run.places).flatMap { entry, place in
            relatives.applied(to: entry, at: place).fills(of: entry.drawings(among: read.glyphs)).filter {
                selection?.includes($0.asset, of: entry) ?? true
            }.map { $0.fill.naming(relatives.relations[place]?.loans.map(\.relative) ?? []) }
        }
        return (fills, examples.findings + Findings(run.entries.flatMap(read.diagnostics(of:)).uniqued))
    }
}

extension GlyphEntry {
    /// The filled forms of it and of its variants.
    fileprivate func fills(of glyphs: [String: Glyph]) -> [(asset: String, fill: BuiltFill)] {
        var deriver = Deriver(glyphs)
        var seen: Set<DerivationSpec> = []
        return ([""] + settings.geometry.variants).flatMap { suffix -> [(asset: String, fill: BuiltFill)] in
            guard let variant = suffix.isEmpty ? .plain : try? DerivationName.parse(suffix) else { return [] }
            let asset = suffix.isEmpty ? name : name + "." + suffix
            let new = settings.geometry.appearances.compactMap { appearance -> (Appearance, DerivationSpec)? in
                let request = AppearanceRequest(of: self, in: appearance, as: variant)
                guard glyphs[request.spec.source] != nil else { return nil }
                var spec = deriver.enclosed(request.spec, inside: settings.geometry.enclosed)
                spec.steps = []
                return spec.form == .fill && seen.insert(spec).inserted ? (appearance, spec) : nil
            }
            return new.compactMap { appearance, spec in
                glyphs[spec.source].map {
                    let name = new.count == 1 ? asset : asset + "." + appearance.name
                    return (asset, BuiltFill(name: name, glyph: $0, spec: spec))
                }
            }
        }
    }
}
