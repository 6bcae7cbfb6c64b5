public import GlyphFormats
public import GlyphModel
public import Markup

extension GlyphSet {
    /// The set as files of a format. Writes nothing: `OutputFolder` does.
    ///
    /// Losses of the format are not reported here, but by `losses(as:options:)`.
    ///
    /// - Parameters:
    ///   - options: the format's attributes of an `export`, by name: `["intent": "template"]`.
    ///   - rasterEngine: draws pixels and pages; `png` and `pdf` throw without one.
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

    /// What the files of a format cannot carry of the set, none of it an error: for example `elevated-not-carried`.
    ///
    /// - Parameter options: the format's attributes of an `export`, by name.
    public func losses(as format: AssetFormat, options: [String: String] = [:]) -> Findings {
        Findings(format.losses(self, Export(format: format.name, options: options)))
    }
}
