public import Foundation

/// The glyphs of this project, for tests that want real drawings.
public enum OurGlyphs {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    public static let folder = root.appending(path: "Glyphs")

    /// Those of the cover, and of each kind of tint one more: a debug build takes minutes for all.
    private static let some: Set<String> = [
        "heart", "star", "envelope", "camera", "lightbulb", "bell-badge", "pin", "cloud", "bookmark", "sunset", "flag",
        "message", "wind", "bag",
    ]

    /// Copies some of them, with their manifest.
    public static func copySome(to copy: URL) throws {
        try FileManager.default.copyItem(at: folder, to: copy)
        let manifest = copy.appending(path: "manifest.xml")
        try Data(try someManifest().utf8).write(to: manifest)
    }

    /// The manifest with some of them only, and with the variants of one.
    public static func someManifest() throws -> String {
        let text = try String(contentsOf: folder.appending(path: "manifest.xml"), encoding: .utf8)
        return text.replacing(/\n *<glyph name="([^"]+)"[^>]*?(?:\/>|[^\/]>[\s\S]*?<\/glyph>)/) { match in
            let glyph = String(match.output.0)
            if !some.contains(String(match.output.1)) { return "" }
            return match.output.1 == "cloud" ? glyph : glyph.replacing(/\ variants="[^"]*"/, with: "")
        }
    }
}
