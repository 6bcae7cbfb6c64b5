public import Foundation

/// The glyphs of this project, for tests that want real drawings.
public enum OurGlyphs {
    public static let folder = Repository.root.appending(path: "Glyphs")

    /// Its SVG files, sorted by their paths.
    public static let drawings: [URL] = {
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "svg" } ?? []
        return files.sorted { $0.path < $1.path }
    }()

    /// The glyphs of the cover, and of each kind of tint one more: a debug build takes minutes for all.
    private static let some: Set<String> = [
        "heart", "star", "envelope", "camera", "lightbulb", "bell-badge", "pin", "cloud", "bookmark", "sunset", "flag",
        "message", "wind", "bag", "bell",
    ]

    /// Copies some of them, with their manifest.
    public static func copySome(to copy: URL) throws {
        let text = try someManifest()
        let paths = text.matches(of: /source="([^"]+)"/).map { String($0.output.1) }
        for path in paths {
            let place = copy.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: place.path) { continue }
            try FileManager.default.copyItem(at: folder.appending(path: path), to: place)
        }
        try Data(text.utf8).write(to: copy.appending(path: "manifest.xml"))
    }

    /// A folder that has them in `Glyphs`.
    public static func someInFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try copySome(to: folder.url("Glyphs"))
        return folder
    }

    /// The manifest with some of them only, and with the variants of one.
    private static func someManifest() throws -> String {
        let text = try String(contentsOf: folder.appending(path: "manifest.xml"), encoding: .utf8)
        return text.replacing(/\n *<glyph name="([^"]+)"[^>]*?(?:\/>|[^\/]>[\s\S]*?<\/glyph>)/) { match in
            let glyph = String(match.output.0)
            if !some.contains(String(match.output.1)) { return "" }
            return match.output.1 == "cloud" ? glyph : glyph.replacing(/\ variants="[^"]*"/, with: "")
        }
    }
}
