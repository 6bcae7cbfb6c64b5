package import GlyphModel
package import Markup

/// Finds glyphs of a manifest as pages and files of picks name them.
package struct GlyphLookup: Sendable {
    private let byName: [String: [GlyphEntry]]
    private let names: [String]

    package init(_ manifest: Manifest) {
        byName = Dictionary(grouping: manifest.glyphs, by: \.name)
        names = manifest.glyphs.map(\.name).uniqued
    }

    /// - Parameter groups: the names of all groups around the glyph; nil for any.
    package func entries(named name: String, in groups: [String]?) -> [GlyphEntry] {
        (byName[name] ?? []).filter { groups == nil || $0.groups.map(\.name) == groups }
    }

    /// What to do where there is none.
    package func hint(forMissing name: String) -> String? {
        guard let others = byName[name] else {
            return Suggestion.nearest(to: name, of: names).map { "did you mean '\($0)'?" }
        }
        let places = others.map {
            $0.groups.isEmpty ? "in no group" : "in '\($0.groups.map(\.name).joined(separator: "/"))'"
        }
        return "it is " + places.joined(separator: ", or ")
    }
}

/// What becomes of picks in a manifest: the edits that write them, and the reasons why some are refused.
package struct PickPlan: Sendable {
    /// A pick that can be written.
    package struct Outcome: Sendable {
        package var entry: GlyphEntry
        package var line: FillLine
        /// Whether the manifest states it already.
        package var isStated: Bool
    }

    /// One for each glyph, in the order of the picks.
    package private(set) var outcomes: [Outcome] = []
    package private(set) var edits: [Fix.Edit] = []
    package private(set) var refusals = Findings()

    private let manifest: Manifest
    private let elements: GlyphElements
    private var states: GlyphStates

    /// - Parameter digest: the digest of the bytes of a drawing's file; nil if it cannot be read. It is asked once for
    ///   a file.
    package init(_ picks: [Picks.Pick], in manifest: Manifest, digest: (String) -> Digest?) {
        self.manifest = manifest
        elements = GlyphElements(manifest)
        states = GlyphStates(elements) { _ in nil }
        let lookup = GlyphLookup(manifest)
        var found: [(pick: Picks.Pick, entry: GlyphEntry)] = []
        for pick in picks {
            if let entry = entry(of: pick, lookup) { found.append((pick, entry)) }
        }
        // A file may have the drawings of many glyphs.
        let files = found.filter { $0.pick.state != nil }.flatMap(\.entry.files).uniqued
        let digests = Dictionary(uniqueKeysWithValues: files.map { ($0, digest($0)) })
        states = GlyphStates(elements) { digests[$0] ?? nil }
        var (first, refused) = ([String: Picks.Pick](), Set<String>())
        for (pick, entry) in found {
            let name = entry.qualifiedName
            if let other = first[name] {
                guard other.line != pick.line else { continue }
                refused.insert(name)
                report(
                    "different-picks", "'\(pick.name)' is picked twice, and otherwise at \(other.location)", pick,
                    at: pick.lineLocation, hint: "keep one of the two")
            } else {
                first[name] = pick
            }
        }
        for (pick, entry) in found where !refused.contains(entry.qualifiedName) {
            // An equal pick comes once.
            if first.removeValue(forKey: entry.qualifiedName) == nil { continue }
            do { try add(pick, entry) } catch { refusals += error }
        }
    }

    /// The manifest with the picks.
    package var source: SourceFile { manifest.source.making(edits) }

    private mutating func add(_ pick: Picks.Pick, _ entry: GlyphEntry) throws(Findings) {
        let line = try FillLine(pick.line, at: pick.lineLocation)
        let edits = try elements.element(of: entry).edits(restating: line)
        // What is written already has another state than the page saw.
        if !edits.isEmpty, let change = change(of: entry, since: pick) {
            return report(
                "changed-glyph", "'\(pick.name)' has changed since the page was made: \(change)", pick,
                hint: "look at it on a new sheet, and pick again",
                notes: entry.location.map { ["it is at \($0)"] } ?? [])
        }
        self.edits += edits
        outcomes.append(Outcome(entry: entry, line: line, isStated: edits.isEmpty))
    }

    /// What is otherwise than the page showed it; nil for nothing.
    private func change(of entry: GlyphEntry, since pick: Picks.Pick) -> String? {
        if let source = pick.source, source != entry.source {
            return "its drawing is '\(entry.source)' now, and was '\(source)'"
        }
        guard let state = pick.state, state != states.state(of: entry) else { return nil }
        return "its element in the manifest, or its drawing, is another one now"
    }

    /// The glyph that is meant.
    private mutating func entry(of pick: Picks.Pick, _ lookup: GlyphLookup) -> GlyphEntry? {
        var entries = lookup.entries(named: pick.glyph, in: pick.groups)
        if entries.count > 1, let source = pick.source { entries = entries.filter { $0.source == source } }
        if entries.count == 1 { return entries[0] }
        if entries.isEmpty {
            report(
                "unknown-glyph", "the manifest has no glyph '\(pick.name)'", pick,
                hint: lookup.hint(forMissing: pick.glyph))
        } else {
            report(
                "ambiguous-glyph", "several glyphs have the name '\(pick.name)'", pick,
                hint: "state the 'groups' around it")
        }
        return nil
    }

    private mutating func report(
        _ id: String, _ message: String, _ pick: Picks.Pick, at place: SourceFile.Location? = nil, hint: String?,
        notes: [String] = []
    ) {
        refusals.append(
            Diagnostic(
                .error, id: id, message, at: place ?? pick.location, subject: "glyph \(pick.name)", hint: hint,
                notes: notes))
    }
}
