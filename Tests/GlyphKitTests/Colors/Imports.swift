import GlyphKit

/// Colours that a manifest imports from files in memory.
enum Imports {
    static func manifest(
        _ texts: [String: String], _ imports: String, colors: String = "", generation: String = "ios26"
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        let text = "<glyphs version='1'><palette generation='\(generation)'>\(imports)\(colors)</palette></glyphs>"
        return try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files([], texts: texts))
    }

    /// - Parameter text: a token file, or a resolver document with tokens in it.
    static func tokens(_ text: String) throws(Findings) -> Palette {
        try manifest(["t.json": text], "<import tokens='t.json'/>").manifest.palette
    }
}
