import GlyphKit
import Markup

/// A choice that was picked in a running preview. It can be undone or replaced, as long as no other edit changes the
/// glyph's element by hand.
struct LivePick: Sendable {
    var line: String
    /// The glyph's element before the first pick, and after this one.
    var before, after: String
    var offers: [Offer]

    /// The choices for a picture of an asset: the first one, with an empty line, is the original.
    struct Offer: Sendable {
        var asset: String
        var index: Int
        var alternatives: [GlyphAsset.Rendition.Alternative]
    }

    /// States that the fill is right as it is.
    fileprivate static let settled = "allow=\"doubtful-fill\""
}

extension [LivePick.Offer] {
    /// Whether this line can be picked.
    func include(_ line: String) -> Bool {
        !isEmpty && (line == LivePick.settled || contains { $0.alternatives.contains { $0.manifest == line } })
    }
}

/// Identifies a glyph of a manifest: glyphs in different groups may have the same name.
struct GlyphKey: Hashable, Sendable {
    var name, source: String
    var groups: [GroupName]

    init(_ entry: GlyphEntry) { (name, source, groups) = (entry.name, entry.source, entry.groups) }
}

extension GlyphSet {
    /// All choices for the pictures of a glyph.
    func offers(for glyph: GlyphKey) -> [LivePick.Offer] {
        assets.filter { GlyphKey($0.entry) == glyph }.flatMap { asset in
            asset.pictures.enumerated().compactMap { index, picture in
                if picture.alternatives.isEmpty { return nil }
                let own = GlyphAsset.Rendition.Alternative(manifest: "", text: "as it was", drawing: picture.drawing)
                return LivePick.Offer(
                    asset: asset.name, index: index, alternatives: [own] + picture.alternatives)
            }
        }
    }

    /// The set with all choices still offered after a pick, so that it can be changed.
    func offering(_ picks: [GlyphKey: LivePick]) -> GlyphSet {
        var result = self
        for (number, asset) in assets.enumerated() {
            guard let pick = picks[GlyphKey(asset.entry)] else { continue }
            for index in asset.pictures.indices {
                let offer = pick.offers.first { $0.asset == asset.name && $0.index == index }
                result.assets[number].pictures[index].alternatives = offer?.alternatives ?? []
            }
        }
        return result
    }
}

/// Changes of a manifest, each checked by reading its result; the file is written once.
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
            throw Refusal(409, "the manifest is not valid", error)
        }
        guard let file = ManifestText(of: manifest, in: source) else {
            throw Refusal(409, "only manifests in UTF-8 can be changed; \(path) has another encoding")
        }
        self.file = file
    }

    /// The bytes of the file, with all changes so far.
    var bytes: [UInt8] { manifest.source.bytes }

    /// The glyph's own element, as text.
    func text(of glyph: GlyphKey) throws(Refusal) -> String { try element(of: glyph).text }

    mutating func state(_ line: String, of glyph: GlyphKey) throws(Refusal) {
        let element = try element(of: glyph)
        do { try take(element.stating(line)) } catch {
            throw Refusal(409, "\(line) cannot be written into the manifest", error)
        }
    }

    mutating func restore(_ glyph: GlyphKey, from text: String, to old: String) throws(Refusal) {
        let element = try element(of: glyph)
        guard element.text == text else {
            throw Refusal(409, "'\(glyph.name)' was edited by hand after the pick; undo the pick by hand, too")
        }
        do { try take(element.replaced(by: old)) } catch {
            throw Refusal(409, "the pick cannot be undone in the manifest", error)
        }
    }

    func save() throws(Refusal) {
        do { try file.write(manifest.source) } catch { throw Refusal(500, error.description) }
    }

    private func element(of glyph: GlyphKey) throws(Refusal) -> GlyphElement {
        guard let own = manifest.glyphs.first(where: { GlyphKey($0) == glyph }) else {
            throw Refusal(409, "the manifest no longer has '\(glyph.name)'")
        }
        do { return try GlyphElements(manifest).element(of: own) } catch {
            throw Refusal(409, "'\(glyph.name)' cannot be changed here", error)
        }
    }

    private mutating func take(_ source: SourceFile) throws(Findings) {
        manifest = try Manifest.read(source, in: folder).manifest
    }
}

extension Refusal {
    /// A refusal with the first of the errors that are its reason.
    fileprivate init(_ status: Int, _ message: String, _ findings: Findings) {
        let first = findings.diagnostics.first { $0.severity == .error }
        self.init(status, message + (first.map { ": \($0.message)" } ?? ""), hint: first?.hint)
    }
}
