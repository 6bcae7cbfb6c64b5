import GlyphKit
import Markup

/// A change that a page makes to the manifest: of one glyph, or of several at once.
struct LiveEdit: Sendable {
    /// One for each glyph.
    var changes: [Change]

    /// The element of a glyph before and after; empty where the glyph has none of its own.
    struct Change: Sendable {
        var glyph: GlyphKey
        /// The line that was stated; empty where statements were taken back.
        var line: String
        var before, after: String
    }

    /// What a page asks for a glyph.
    struct Request: Sendable {
        var glyph: String
        /// The names of all groups around it; nil where the page does not say.
        var groups: [String]?
        var line: String
        /// Whether the line is added to what is stated, and does not replace it.
        var isAddition = false
    }
}

/// Identifies a glyph of a manifest: glyphs in different groups may have the same name.
struct GlyphKey: Hashable, Sendable {
    var name, source: String
    var groups: [GroupName]

    init(_ entry: GlyphEntry) { (name, source, groups) = (entry.name, entry.source, entry.groups) }

    /// The glyph in a manifest; nil where it is not there.
    func entry(in manifest: Manifest) -> GlyphEntry? { manifest.glyphs.first { GlyphKey($0) == self } }
}

/// All edits of a session, in their order: the first of them are done, the others are undone.
struct LiveHistory: Sendable {
    private(set) var edits: [LiveEdit] = []
    /// How many are done.
    private(set) var place = 0

    /// Far more than a person takes back.
    private static let most = 500

    /// The edit that `undo` takes back; nil for none.
    var last: LiveEdit? { place > 0 ? edits[place - 1] : nil }
    /// The edit that `redo` makes again; nil for none.
    var next: LiveEdit? { place < edits.count ? edits[place] : nil }

    /// An edit that was made now. All that were undone are dropped.
    mutating func add(_ edit: LiveEdit) {
        edits.removeSubrange(place...)
        edits.append(edit)
        edits.removeFirst(max(0, edits.count - Self.most))
        place = edits.count
    }

    mutating func undo() { place = max(0, place - 1) }
    mutating func redo() { place = min(edits.count, place + 1) }
}

/// The manifest as it is on disk, for one edit, which is checked by reading its result. The file is written once.
struct ManifestEditor {
    private var manifest: Manifest
    private let file: ManifestText
    private let folder: ManifestFolder

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

    /// The manifest, with the edit.
    var edited: Manifest { manifest }
    /// The bytes of the file, with the edit.
    var bytes: [UInt8] { manifest.source.bytes }

    /// States some lines, all or none.
    ///
    /// - Returns: the edit; nil where the manifest states all of them already.
    mutating func state(_ requests: [LiveEdit.Request]) throws(Refusal) -> LiveEdit? {
        let (lookup, elements) = (GlyphLookup(manifest), GlyphElements(manifest))
        var (edits, changes) = ([Fix.Edit](), [LiveEdit.Change]())
        for request in requests {
            let line: FillLine
            do { line = try FillLine(request.line) } catch { throw Refusal(422, nil, error) }
            if request.isAddition && !line.hasOnlyParts { throw Refusal(422, "only parts can be added") }
            let entry = try Self.entry(of: request, lookup)
            if changes.contains(where: { $0.glyph == GlyphKey(entry) }) {
                throw Refusal(400, "'\(request.glyph)' is picked twice")
            }
            let element = try Self.element(of: entry, elements)
            let own: [Fix.Edit]
            do { own = try request.isAddition ? element.edits(adding: line) : element.edits(restating: line) } catch {
                throw Refusal(409, "\(request.line) cannot be written into the manifest", error)
            }
            if own.isEmpty { continue }
            edits += own
            changes.append(
                LiveEdit.Change(glyph: GlyphKey(entry), line: line.text, before: element.text, after: ""))
        }
        if changes.isEmpty { return nil }
        do { try take(edits) } catch { throw Refusal(422, "the manifest would not be valid", error) }
        let texts = try texts(of: changes.map(\.glyph))
        for index in changes.indices { changes[index].after = texts[index] }
        return LiveEdit(changes: changes)
    }

    /// Puts back the elements as they were before an edit, or makes it again.
    mutating func restore(_ edit: LiveEdit, undoing: Bool) throws(Refusal) {
        let elements = GlyphElements(manifest)
        let entries = Dictionary(manifest.glyphs.map { (GlyphKey($0), $0) }) { first, _ in first }
        var edits: [Fix.Edit] = []
        for change in edit.changes {
            let (now, wanted) = undoing ? (change.after, change.before) : (change.before, change.after)
            guard let entry = entries[change.glyph] else { throw Self.missing(change.glyph) }
            let element = try Self.element(of: entry, elements)
            guard element.text == now else {
                throw Refusal(
                    409, "'\(change.glyph.name)' was edited by hand since",
                    hint: "change it by hand, too, or pick another fill")
            }
            edits += element.edits(replacingBy: wanted)
        }
        do { try take(edits) } catch { throw Refusal(409, "the manifest would not be valid", error) }
    }

    func save() throws(Refusal) {
        do { try file.write(manifest.source) } catch {
            throw Refusal(error.reason == FileEdits.changedReason ? 409 : 500, error.description)
        }
    }

    private func texts(of glyphs: [GlyphKey]) throws(Refusal) -> [String] {
        let elements = GlyphElements(manifest)
        let entries = Dictionary(manifest.glyphs.map { (GlyphKey($0), $0) }) { first, _ in first }
        var texts: [String] = []
        for glyph in glyphs {
            guard let entry = entries[glyph] else { throw Self.missing(glyph) }
            texts.append(try Self.element(of: entry, elements).text)
        }
        return texts
    }

    private static func entry(of request: LiveEdit.Request, _ lookup: GlyphLookup) throws(Refusal) -> GlyphEntry {
        let entries = lookup.entries(named: request.glyph, in: request.groups)
        if entries.count > 1 {
            throw Refusal(
                409, "several glyphs have the name '\(request.glyph)'",
                hint: "say its groups, or write \(request.line) by hand")
        }
        guard let entry = entries.first else {
            throw Refusal(
                404, "the manifest has no glyph '\(request.glyph)'", hint: lookup.hint(forMissing: request.glyph))
        }
        return entry
    }

    private static func element(of entry: GlyphEntry, _ elements: GlyphElements) throws(Refusal) -> GlyphElement {
        do { return try elements.element(of: entry) } catch {
            throw Refusal(409, "'\(entry.name)' cannot be changed here", error)
        }
    }

    private static func missing(_ glyph: GlyphKey) -> Refusal {
        Refusal(409, "the manifest no longer has '\(glyph.name)'")
    }

    private mutating func take(_ edits: [Fix.Edit]) throws(Findings) {
        manifest = try Manifest.read(manifest.source.making(edits), in: folder).manifest
    }
}

extension Refusal {
    /// A refusal with the first of the errors that are its reason.
    ///
    /// - Parameter message: the message in front of the reason; nil where the reason says all.
    fileprivate init(_ status: Int, _ message: String?, _ findings: Findings) {
        let first = findings.diagnostics.first { $0.severity == .error }
        let parts = [message, first?.message].compactMap(\.self)
        self.init(status, parts.joined(separator: ": "), hint: first?.hint)
    }
}
