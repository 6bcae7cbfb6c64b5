import GlyphKit
import Markup

/// The SVG files in or below a folder.
struct DrawingFiles {
    /// Relative to the folder, by name.
    var paths: [String] = []
    /// A diagnostic for each thing that has the name of a drawing and is none.
    var skipped = Findings()

    /// Hidden files and the output of a build are left out, and links are not followed.
    init(in folder: String) {
        collect(in: folder, below: "")
        paths = paths.sortedByBytes
        leaveOutNamesakes(in: folder)
    }

    private mutating func collect(in folder: String, below parent: String) {
        for last in Disk.names(in: parent.isEmpty ? folder : FolderPath.below(folder, parent)) ?? []
        where !last.hasPrefix(".") {
            let name = FolderPath.below(parent, last)
            let path = FolderPath.join(folder, name)
            if name == "Output" { continue }
            if !Self.isDrawing(last) {
                if (try? Disk.kind(path)) == .folder { collect(in: folder, below: name) }
            } else if let what = Self.obstacle(at: path) {
                skipped.append(Self.skipping(path, what))
            } else {
                paths.append(name)
            }
        }
    }

    /// Whether a file of this name holds a drawing.
    static func isDrawing(_ name: String) -> Bool { name.lowercased().hasSuffix(".svg") && name.utf8.count > 4 }

    private static func obstacle(at path: String) -> String? {
        switch try? Disk.kind(path) {
        case .file: nil
        case .folder: "is a folder"
        case .link: "is a link; links are not followed"
        case .other, nil: "is not a regular file"
        }
    }

    private static func skipping(_ path: String, _ what: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "skipped-file", "this \(what)", at: SourceFile.Location(path: path),
            hint: "it is left out; only regular files are drawings")
    }

    /// Two names that differ only in how an accented letter is composed are one on some systems.
    private mutating func leaveOutNamesakes(in folder: String) {
        var seen: Set<String> = []
        for name in paths where !seen.insert(name).inserted {
            skipped.append(
                Diagnostic(
                    .error, id: "unsafe-path",
                    "'\(name)' has the name of another file, in another Unicode form of the accented letters",
                    at: SourceFile.Location(path: FolderPath.join(folder, name)),
                    hint: "rename one of the two: some systems cannot distinguish them"))
        }
        paths = paths.uniqued
    }
}
