import GlyphKit
import Markup

/// Changes of a manifest, each checked by reading what it gives; the file is written once.
struct ManifestEditor {
    private var manifest: Manifest
    private let file: ManifestText
    private let folder: ManifestFolder

    /// The manifest as it is on disk.
    init(_ path: String) throws(Refusal) {
        folder = .disk(FolderPath.parent(of: path))
        let source: SourceFile
        do {
            source = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
            manifest = try Manifest.read(source, in: folder).manifest
        } catch {
            throw Refusal(409, "the manifest has faults", error)
        }
        guard let file = ManifestText(of: manifest, in: source) else {
            throw Refusal(409, "manifests are changed in UTF-8 only; \(path) has another encoding")
        }
        self.file = file
    }

    /// The glyph's own element, as text.
    func text(of entry: GlyphEntry) throws(Refusal) -> String { try element(of: entry).text }

    mutating func state(_ line: String, of entry: GlyphEntry) throws(Refusal) {
        let element = try element(of: entry)
        do { try take(element.stating(line)) } catch {
            throw Refusal(409, "the manifest does not take \(line)", error)
        }
    }

    mutating func restore(_ entry: GlyphEntry, from text: String, to old: String) throws(Refusal) {
        let element = try element(of: entry)
        guard element.text == text else {
            throw Refusal(409, "'\(entry.name)' was changed by hand since it was picked; change it back by hand too")
        }
        do { try take(element.replaced(by: old)) } catch {
            throw Refusal(409, "the manifest does not take back what was picked", error)
        }
    }

    func save() throws(Refusal) {
        do { try file.write(manifest.source) } catch { throw Refusal(500, error.description) }
    }

    private func element(of entry: GlyphEntry) throws(Refusal) -> GlyphElement {
        guard let own = manifest.glyphs.first(where: { PickKey($0) == PickKey(entry) }) else {
            throw Refusal(409, "the manifest has no '\(entry.name)' any more")
        }
        do { return try GlyphElement(of: own, in: manifest) } catch {
            throw Refusal(409, "'\(entry.name)' cannot be changed here", error)
        }
    }

    private mutating func take(_ source: SourceFile) throws(Findings) {
        manifest = try Manifest.read(source, in: folder).manifest
    }
}

extension Refusal {
    /// With the first of the errors that are the reason.
    fileprivate init(_ status: Int, _ message: String, _ findings: Findings) {
        let first = findings.diagnostics.first { $0.severity == .error }
        self.init(status, message + (first.map { ": \($0.message)" } ?? ""), hint: first?.hint)
    }
}
