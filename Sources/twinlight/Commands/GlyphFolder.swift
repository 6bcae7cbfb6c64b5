import Foundation
import GlyphKit
import Markup

/// A folder for a new manifest.
struct GlyphFolder {
    var path: String

    /// What `init` would write, with paths relative to the folder.
    struct Start {
        var files: [AssetFile]
        var findings = Findings()
        var glyphCount: Int
    }

    func start(copyingFrom origin: String?) throws(Findings) -> Start {
        var copies: [AssetFile] = []
        if let origin {
            let names = Self.drawings(in: origin)
            guard !names.isEmpty else {
                let place = SourceFile.Location(path: origin)
                throw Findings([Diagnostic(.error, id: "file-unreadable", "the folder contains no SVG file", at: place)]
                )
            }
            for name in names {
                copies.append(
                    AssetFile(path: name, bytes: try SourceFile.read(path: FolderPath.join(origin, name)).bytes))
            }
        }
        let present = Self.drawings(in: path).filter { name in !copies.contains { $0.path == name } }
        if copies.isEmpty && present.isEmpty { return SampleGlyphs.start(output: output) }
        return try draft(copies, present: present)
    }

    private func draft(_ copies: [AssetFile], present: [String]) throws(Findings) -> Start {
        var start = Start(files: [], glyphCount: 0)
        var drawings: [ManifestDraft.Drawing] = []
        var sources = copies
        for name in present {
            sources.append(AssetFile(path: name, bytes: try SourceFile.read(path: FolderPath.join(path, name)).bytes))
        }
        sources.sort { $0.path.precedesByBytes($1.path) }
        for file in sources {
            let source = SourceFile(path: FolderPath.join(path, file.path), bytes: file.bytes)
            if let drawing = ManifestDraft.Drawing(path: file.path, source: source, findings: &start.findings) {
                drawings.append(drawing)
            }
        }
        let manifest = ManifestDraft(drawings: drawings, output: output).text
        start.files = copies + [AssetFile(path: "manifest.xml", text: manifest)]
        start.glyphCount = drawings.count
        return start
    }

    /// Next to `Glyphs`, as is usual in projects; inside any other folder, so that two folders next to each other do
    /// not share an output.
    private var output: String { path == "Glyphs" ? "../Output" : "Output" }

    /// The SVG files in or below a folder, by name. Hidden files and the output of a build are skipped, and
    /// links to folders are not followed.
    private static func drawings(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for case let name as String in walk {
            let last = name.split(separator: "/").last ?? ""
            if last.hasPrefix(".") || name == "Output" {
                walk.skipDescendants()
            } else if last.hasSuffix(".svg"), last != ".svg" {
                found.append(name)
            }
        }
        return found.sortedByBytes
    }
}
