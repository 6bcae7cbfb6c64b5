import GlyphKit
import Markup
import Support

extension ExportedDrawing {
    /// A drawing of the folder, built in its own paints.
    ///
    /// - Parameter attributes: the attributes of the manifest's root.
    static func built(_ path: String, attributes: String = "") async throws -> Build {
        let text = """
            <glyphs version="1" \(attributes)><glyph name="drawing" source="\(path)" rendering="original" \
            appearances="light"/><export format="svg"/></glyphs>
            """
        let (manifest, _) = try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .disk(folder))
        return await manifest.build(from: .folder(folder))
    }
}
