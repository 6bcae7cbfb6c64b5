import GlyphKit
import Markup
import SemanticColor

/// One run of a live preview: its page, its listeners, and its picks.
actor LiveSession {
    private let path: String
    private(set) var page: LivePage
    private var faults: [LiveEvent.Fault] = []
    private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    private var lastListener = 0
    private var picks: [GlyphKey: LivePick] = [:]
    /// How often the manifest was written: a build that was read before does not have the last pick.
    private(set) var writes = 0
    /// The manifest that the page shows, or that the last pick wrote.
    private var known: Digest?

    /// Shows a sheet without glyphs until the first build.
    init(path: String) {
        self.path = path
        let none = GlyphSet(assets: [], palette: Palette())
        page = LivePage(number: 0, set: none, sheet: ReviewSheet(none))
    }

    /// Shows a build; or, where it failed, its errors with the build shown before.
    func show(_ made: LiveBuild) {
        let before = event
        faults = made.findings.diagnostics.map(LiveEvent.Fault.init)
        if let manifest = made.manifest, let build = made.build, !build.findings.containErrors {
            if made.writes == writes {
                forgetChanged(in: manifest)
                known = Digest(of: manifest.source.bytes)
            }
            let sheet = ReviewSheet(build.set.offering(picks), build.report.context)
            let isNew = page.number == 0 || Array(sheet.data.utf8) != page.data
            page = isNew ? LivePage(number: page.number + 1, set: build.set, sheet: sheet) : page
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
        let picked = picks.map { ($0.key.name, $0.value.line) }
        return LiveEvent(
            build: page.number, picked: Dictionary(picked, uniquingKeysWith: { first, _ in first }),
            diagnostics: faults)
    }

    /// Writes a line that the page offers for a glyph into the manifest's file, or undoes the former pick.
    ///
    /// - Parameter line: the line; empty to undo.
    func pick(_ line: String, for name: String) throws(Refusal) {
        let glyph = try glyph(named: name, offering: line)
        var editor = try ManifestEditor(path)
        guard Digest(of: editor.bytes) == known else {
            throw Refusal(
                409, "the manifest has changed since the page was made", hint: "wait until the page shows the change")
        }
        let old = picks[glyph]
        // A line applies to the element before the first pick.
        if let old { try editor.restore(glyph, from: old.after, to: old.before) }
        var new: LivePick?
        if !line.isEmpty {
            let before = try editor.text(of: glyph)
            try editor.state(line, of: glyph)
            new = LivePick(
                line: line, before: before, after: try editor.text(of: glyph),
                offers: old?.offers ?? page.set.offers(for: glyph))
        }
        try editor.save()
        known = Digest(of: editor.bytes)
        writes += 1
        picks[glyph] = new
        send(event.bytes)
    }

    /// The only glyph of a name; if a line is given, the only one that it is offered for.
    private func glyph(named name: String, offering line: String) throws(Refusal) -> GlyphKey {
        let assets = page.set.assets.filter { $0.name == name || $0.entry.name == name }
        let named = Set(assets.map { GlyphKey($0.entry) })
        if named.isEmpty { throw Refusal(404, "there is no glyph '\(name)'") }
        let meant = named.filter { glyph in
            line.isEmpty
                ? picks[glyph] != nil : (picks[glyph]?.offers ?? page.set.offers(for: glyph)).include(line)
        }
        if meant.count > 1 {
            throw Refusal(409, "several glyphs have the name '\(name)'", hint: "write \(line) by hand")
        }
        guard let glyph = meant.first else {
            throw line.isEmpty
                ? Refusal(409, "nothing was picked for '\(name)' since the preview started")
                : Refusal(422, "'\(line)' is not one of the choices for '\(name)' in the newest build")
        }
        return glyph
    }

    /// Forgets picks whose element was edited by hand since: they can no longer be undone.
    private func forgetChanged(in manifest: Manifest) {
        if picks.isEmpty { return }
        let elements = GlyphElements(manifest)
        let entries = Dictionary(manifest.glyphs.map { (GlyphKey($0), $0) }, uniquingKeysWith: { first, _ in first })
        picks = picks.filter { glyph, pick in
            let text = entries[glyph].flatMap { try? elements.element(of: $0).text }
            return text == pick.after
        }
    }
}

/// The page of one build without errors.
struct LivePage: Sendable {
    /// From 1 on; 0 before the first build.
    var number: Int
    var set: GlyphSet
    let data: [UInt8]
    let html: [UInt8]

    init(number: Int, set: GlyphSet, sheet: ReviewSheet) {
        (self.number, self.set) = (number, set)
        data = Array(sheet.data.utf8)
        html = Array(sheet.html(live: number).utf8)
    }
}

/// An event for the page: the number of the newest build, the picks so far, and the faults.
private struct LiveEvent: Hashable, Sendable {
    /// Increases by one with each build that gives a page.
    var build: Int
    /// The line that was picked for a glyph, by its name.
    var picked: [String: String]
    var diagnostics: [Fault]

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
            "build": .integer(build), "picked": .object(picked.mapValues(JSON.string)),
            "diagnostics": .array(diagnostics.map(\.json)),
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
