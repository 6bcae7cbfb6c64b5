public import GlyphFormats
public import GlyphModel
public import Markup

extension GlyphSet {
    /// The set as files of a format. Writes nothing: `OutputFolder` does.
    ///
    /// What the files cannot carry is not told here, but by `losses(as:options:)`.
    ///
    /// - Parameters:
    ///   - options: the format's attributes of an `export`, by name: `["intent": "template"]`.
    ///   - rasterEngine: makes pixels and pages; `png` and `pdf` throw without one.
    /// - Returns: files whose paths are relative to the folder that is the format's own.
    /// - Throws: `unknown-attribute` and `wrong-value` for options that the format does not have, `unknown-color` and
    ///   its like where the contract of `Drawing` is broken, and what keeps the format from being written.
    public func files(
        as format: AssetFormat, options: [String: String] = [:], rasterEngine: RasterEngine? = nil
    ) throws(Findings) -> [AssetFile] {
        let faults = Findings(format.faults(in: options) + violations)
        if faults.containErrors { throw faults }
        return try format.files(
            self, Export(format: format.name, options: options), in: RenderContext(rasterEngine: rasterEngine))
    }

    /// What of the set the files of a format cannot carry, none of it an error: `elevated-not-carried`, for one.
    ///
    /// - Parameter options: the format's attributes of an `export`, by name.
    public func losses(as format: AssetFormat, options: [String: String] = [:]) -> Findings {
        Findings(format.losses(self, Export(format: format.name, options: options)))
    }
}
