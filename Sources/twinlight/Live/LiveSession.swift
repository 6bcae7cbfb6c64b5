import GlyphKit
import Markup
import SemanticColor

/// One run of a live preview: its page, its listeners, and the edits that its page made. What is picked is in the
/// manifest.
actor LiveSession {
    private let path: String
    private(set) var page: LivePage
    private var faults: [LiveEvent.Fault] = []
    private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    private var lastListener = 0
    private var history = LiveHistory()
    /// How often the manifest was written: a build that was read before does not have the last edit.
    private(set) var writes = 0
    /// The manifest that the page shows, or that the last edit wrote.
    private var known: Digest?
    /// The build that the page shows.
    private var shown: Build?

    /// Shows a sheet without glyphs until the first build.
    init(path: String) {
        self.path = path
        let none = GlyphSet(assets: [], palette: Palette())
        page = LivePage(number: 0, sheet: ReviewSheet(none))
    }

    /// Shows a build; or, where it failed, its errors with the build shown before.
    func show(_ made: LiveBuild) {
        let before = event
        faults = made.findings.diagnostics.map(LiveEvent.Fault.init)
        if let manifest = made.manifest, let build = made.build, !build.findings.containErrors {
            if made.writes == writes { known = Digest(of: manifest.source.bytes) }
            shown = build
            let sheet = ReviewSheet(build.set, build.report.context, since: made.earlier)
            let isNew = page.number == 0 || Array(sheet.data.utf8) != page.data
            page = isNew ? LivePage(number: page.number + 1, sheet: sheet) : page
        }
        if event != before { send(event.bytes) }
    }

    /// The present state immediately, then every change.
    func listen() -> AsyncStream<[UInt8]> {
        let (chunks, listener) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(8))
        lastListener += 1
        let number = lastListener
        listeners[number] = listener
        listener.onTermination = { _ in Task { await self.forget(number) } }
        listener.yield(event.bytes)
        return chunks
    }

    func beat() { send(LiveEvent.heartbeat) }

    private func forget(_ number: Int) { listeners[number] = nil }

    private func send(_ bytes: [UInt8]) { for listener in listeners.values { listener.yield(bytes) } }

    private var event: LiveEvent {
        LiveEvent(
            build: page.number, history: history.edits.map(LiveEvent.Edit.init), place: history.place,
            diagnostics: faults)
    }

    /// What a part of a glyph can be instead: each treatment is tried, and those remain that build and change the
    /// picture.
    ///
    /// - Parameters:
    ///   - requests: what the page would ask for, one for each treatment.
    ///   - appearance: the appearance that the page shows.
    func offers(
        _ requests: [LiveEdit.Request], in appearance: Appearance
    ) throws(Refusal) -> [(request: LiveEdit.Request, picture: String)] {
        guard let shown else { return [] }
        let editor = try ManifestEditor(path)
        let drawings = GlyphSource.folder(FolderPath.parent(of: path))
        var offers: [(request: LiveEdit.Request, picture: String)] = []
        var before: String?
        for request in requests {
            var tried = editor
            guard let edit = try? tried.state([request]), let key = edit.changes.first?.glyph else { continue }
            before =
                before ?? shown.picture(of: key.entry(in: editor.edited), in: editor.edited, appearance, from: drawings)
            let after = shown.picture(of: key.entry(in: tried.edited), in: tried.edited, appearance, from: drawings)
            if let after, after != before { offers.append((request, after)) }
        }
        return offers
    }

    /// Writes what the page asks for into the manifest's file, all of it or nothing: one entry of the history.
    func edit(_ requests: [LiveEdit.Request]) throws(Refusal) {
        let lock = ManifestText.lock(path)
        defer { lock.release() }
        var editor = try ManifestEditor(path)
        guard Digest(of: editor.bytes) == known else {
            throw Refusal(
                409, "the manifest has changed since the page was made", hint: "wait until the page shows the change")
        }
        guard let edit = try editor.state(requests) else { return }
        try save(editor)
        history.add(edit)
        send(event.bytes)
    }

    /// Takes back the last edit.
    func undo() throws(Refusal) {
        guard let edit = history.last else { throw Refusal(409, "there is nothing to undo") }
        try restore(edit, undoing: true)
        history.undo()
        send(event.bytes)
    }

    /// Makes the edit again that was undone last.
    func redo() throws(Refusal) {
        guard let edit = history.next else { throw Refusal(409, "there is nothing to redo") }
        try restore(edit, undoing: false)
        history.redo()
        send(event.bytes)
    }

    private func restore(_ edit: LiveEdit, undoing: Bool) throws(Refusal) {
        let lock = ManifestText.lock(path)
        defer { lock.release() }
        var editor = try ManifestEditor(path)
        try editor.restore(edit, undoing: undoing)
        try save(editor)
    }

    private func save(_ editor: ManifestEditor) throws(Refusal) {
        try editor.save()
        known = Digest(of: editor.bytes)
        writes += 1
    }
}

/// The page of one build without errors.
struct LivePage: Sendable {
    /// From 1 on; 0 before the first build.
    var number: Int
    let data: [UInt8]
    let html: [UInt8]

    init(number: Int, sheet: ReviewSheet) {
        self.number = number
        data = Array(sheet.data.utf8)
        html = Array(sheet.html(live: number).utf8)
    }
}

/// An event for the page: the number of the newest build, the edits so far, and the faults.
private struct LiveEvent: Hashable, Sendable {
    /// Increases by one with each build that gives a page.
    var build: Int
    /// All edits, also the undone ones.
    var history: [Edit]
    /// How many of them are done.
    var place: Int
    var diagnostics: [Fault]

    struct Edit: Hashable, Sendable {
        /// Of the first glyph, if there are several.
        var glyph, line: String
        /// The number of glyphs.
        var count: Int

        init(_ edit: LiveEdit) {
            (glyph, line) = (edit.changes.first?.glyph.name ?? "", edit.changes.first?.line ?? "")
            count = edit.changes.count
        }

        fileprivate var json: JSON {
            var members: [String: JSON] = ["glyph": .string(glyph), "line": .string(line)]
            if count > 1 { members["count"] = .integer(count) }
            return .object(members)
        }
    }

    struct Fault: Hashable, Sendable {
        var severity, id, message: String
        /// `path:line:column`.
        var place: String?
        var hint: String?
        var notes: [String]

        init(_ diagnostic: Diagnostic) {
            severity = diagnostic.severity.rawValue
            (id, message, hint, notes) = (diagnostic.id, diagnostic.message, diagnostic.hint, diagnostic.notes)
            place = diagnostic.location.map { "\($0)" }
        }

        fileprivate var json: JSON {
            var members: [String: JSON] = [
                "severity": .string(severity), "id": .string(id), "message": .string(message),
                "notes": .array(notes.map(JSON.string)),
            ]
            members["place"] = place.map(JSON.string)
            members["hint"] = hint.map(JSON.string)
            return .object(members)
        }
    }

    /// In the format of event streams (HTML, 9.2): `fault` where an error prevents a build, else `change`.
    var bytes: [UInt8] {
        let json: JSON = [
            "build": .integer(build), "diagnostics": .array(diagnostics.map(\.json)),
            "history": .array(history.map(\.json)), "place": .integer(place),
        ]
        let kind = diagnostics.contains { $0.severity == Diagnostic.Severity.error.rawValue } ? "fault" : "change"
        // Line ends in strings are escaped.
        return Array("event: \(kind)\ndata: \(json.compact)\n\n".utf8)
    }

    /// A comment without content, which detects closed connections.
    static let heartbeat = Array(": still here\n\n".utf8)
}

/// The reason why a request is refused.
struct Refusal: Error {
    /// The HTTP status.
    var status: Int
    var message: String
    var hint: String?

    init(_ status: Int, _ message: String, hint: String? = nil) {
        (self.status, self.message, self.hint) = (status, message, hint)
    }
}
