import GlyphKit
import Markup
import SemanticColor

/// One run of a live preview: what it shows, who is to be told, and what was picked in it.
actor LiveSession {
    let path: String
    private(set) var page: LivePage
    private var faults = Findings()
    private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    private var lastListener = 0
    private var picks: [PickKey: Pick] = [:]

    /// Shows a sheet without glyphs, until something was built.
    init(path: String) async {
        self.path = path
        var empty = Manifest(source: SourceFile(path: path, text: ""), palette: Palette())
        empty.exports = [Export(format: AssetFormat.preview.name, location: empty.source.location(at: 0))]
        let build = await empty.build(from: .folder(""))
        page = LivePage(number: 0, set: build.set, html: build.files.first?.bytes ?? [], data: [])
    }

    /// Shows what was built, or what kept it from being built beside what was shown before.
    func show(_ made: LiveBuild) {
        let before = faults
        faults = made.findings
        if let build = made.build, let html = build.files.first?.bytes, html != page.html {
            page = LivePage(number: page.number + 1, set: build.set, html: html, data: html)
        } else if faults == before {
            return
        }
        send(event.bytes)
    }

    /// The present state at once, then every change.
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

    /// Ends all streams of events.
    func close() { for listener in listeners.values { listener.finish() } }

    private func forget(_ number: Int) { listeners[number] = nil }

    private func send(_ bytes: [UInt8]) { for listener in listeners.values { listener.yield(bytes) } }

    private var event: LiveEvent {
        let picked = picks.map { ($0.key.name, $0.value.line) }
        return LiveEvent(
            build: page.number, picked: Dictionary(picked, uniquingKeysWith: { first, _ in first }),
            diagnostics: faults.diagnostics.map(LiveEvent.Fault.init))
    }

    /// States a line that the page offers for a glyph in the manifest's file, or takes back what was picked before.
    ///
    /// - Parameter line: empty to take back.
    func pick(_ line: String, for name: String) throws(Refusal) {
        let entry = try entry(named: name, offering: line)
        let key = PickKey(entry)
        var editor = try ManifestEditor(path)
        if let pick = picks[key], line.isEmpty || pick.build == page.number {
            // Picked again before there was a new page: the line is still one for what was there before.
            try editor.restore(entry, from: pick.after, to: pick.before)
        } else if line.isEmpty {
            throw Refusal(409, "nothing was picked for '\(name)' since the preview began")
        }
        var new: Pick?
        if !line.isEmpty {
            let text = try editor.text(of: entry)
            let before = picks[key]?.beforeIf(text) ?? text
            try editor.state(line, of: entry)
            new = Pick(line: line, before: before, after: try editor.text(of: entry), build: page.number)
        }
        try editor.save()
        picks[key] = new
        send(event.bytes)
    }

    /// The one glyph of a name; if a line is given, among those that it is offered for.
    private func entry(named name: String, offering line: String) throws(Refusal) -> GlyphEntry {
        let named = page.set.variants.filter { $0.name == name || $0.entry.name == name }
        if named.isEmpty { throw Refusal(404, "there is no glyph '\(name)'") }
        let offering = named.filter { variant in
            line.isEmpty || variant.pictures.contains { $0.alternatives.contains { $0.manifest == line } }
        }
        guard let entry = offering.first?.entry else {
            throw Refusal(422, "'\(line)' is none of the choices for '\(name)' in the newest build")
        }
        guard offering.allSatisfy({ PickKey($0.entry) == PickKey(entry) }) else {
            throw Refusal(409, "several glyphs have the name '\(name)'; write \(line) by hand")
        }
        return entry
    }

    private struct Pick {
        var line: String
        /// The glyph's element before anything was picked, and as it was left.
        var before, after: String
        var build: Int

        /// Where nobody has changed the element by hand since.
        func beforeIf(_ text: String) -> String? { text == after || text == before ? before : nil }
    }
}

/// Why something is not done.
struct Refusal: Error {
    /// Of HTTP.
    var status: Int
    var message: String
    var hint: String?

    init(_ status: Int, _ message: String, hint: String? = nil) {
        (self.status, self.message, self.hint) = (status, message, hint)
    }
}

/// Which glyph of a manifest: those in different groups may have one name.
struct PickKey: Hashable {
    var name, source: String
    var groups: [GroupName]

    init(_ entry: GlyphEntry) { (name, source, groups) = (entry.name, entry.source, entry.groups) }
}
