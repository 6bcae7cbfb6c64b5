internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup

/// A manifest whose fills are in the style of their examples, as far as no attribute states another one.
///
/// It is about all glyphs, also where a build makes only some of them. What is taken of the examples is in the settings of the
/// glyphs then, as if it was stated: so it is in the keys of all that is made of them.
struct StyledManifest: Sendable {
    private(set) var manifest: Manifest
    /// About the examples, at the elements that state them.
    private(set) var findings = Findings()
    /// The store of the build, with the estimates.
    private(set) var store: Store?
    /// The keys of these.
    private(set) var used: Set<Digest> = []
    private let sources: GlyphSource
    /// What the keys of all estimates begin with.
    private let common: ByteEncoder
    private let jobs: Int

    init(_ manifest: Manifest, from sources: GlyphSource, _ options: BuildOptions) async {
        (self.manifest, self.sources, store, jobs) = (manifest, sources, options.store, options.jobs)
        var bytes = ByteEncoder()
        // Another way to estimate, or to keep it, needs another number.
        bytes.append("examples 1")
        bytes.append(DerivationVersion.digest)
        bytes.append(options.extent.program ?? store?.program)
        bytes.append(raw: sources.strictness)
        common = bytes
        if manifest.examples.isEmpty { return }
        let places = Dictionary(grouping: manifest.glyphs.indices) { manifest.glyphs[$0].examples }
        for (number, examples) in manifest.examples.enumerated() {
            await apply(examples, to: places[number] ?? [])
        }
    }

    /// Gives some glyphs the style of their examples.
    private mutating func apply(_ examples: Examples, to places: [Int]) async {
        guard let place = examples.sources.first?.location else { return }
        let glyphs = places.map { manifest.glyphs[$0] }
        guard glyphs.contains(where: \.mayBeFilled) else {
            findings.append(
                Diagnostic(
                    .warning, id: "unneeded-examples", "no fill of a glyph in this element is derived", at: place,
                    hint: "state dark=\"fill\" or variants=\"fill\", or remove the examples"))
            return
        }
        let named = NamedExamples(examples, of: glyphs)
        findings += named.findings
        guard !named.pairs.isEmpty, let estimate = await estimate(of: named.pairs, examples) else { return }
        let pairs = Dictionary(named.pairs.map { ($0.name, $0) }) { first, _ in first }
        for (name, misfit) in estimate.misfits {
            guard let pair = pairs[name], pair.isFill else { continue }
            findings.append(.unusedExample(pair.fill, because: misfit.text, at: pair.place, hint: misfit.hint))
        }
        findings.append(estimate.summary(insteadOf: examples.style, at: place))
        take(estimate.choices.map(\.setting), in: places)
    }

    private mutating func take(_ settings: [StyleSetting], in places: [Int]) {
        var last: (old: GlyphEntry, new: GlyphEntry)?
        for place in places {
            let old = manifest.glyphs[place]
            if let last, last.old.statedFill == old.statedFill, last.old.settings == old.settings {
                manifest.glyphs[place].shareSettings(of: last.new)
            } else {
                for setting in settings where !old.statedFill.contains(setting.option) {
                    let style = setting.applied(to: manifest.glyphs[place].settings.geometry.fill)
                    manifest.glyphs[place].settings.geometry.fill = style
                }
            }
            last = (old, manifest.glyphs[place])
        }
    }

    // MARK: - Estimates

    /// As an earlier build found it, or made now. Nil where the build is cancelled.
    private mutating func estimate(of pairs: [NamedExamples.Pair], _ examples: Examples) async -> StyleEstimate? {
        let taken = StyleExample.sample(of: pairs.map(\.name))
        let pairs = pairs.filter { taken.contains($0.name) }
        let key = store == nil ? nil : await key(of: pairs, examples)
        if let key {
            used.insert(key)
            store?.load([key])
            if let bytes = store?[key], let kept = try? StyleEstimate(kept: bytes, startingWith: examples.style) {
                return kept
            }
        }
        let read = await pairs.concurrentMap(jobs: jobs) { [sources] in $0.example(in: sources) }
        var estimate = await StyleEstimate(
            from: read.compactMap { $0 }, startingWith: examples.style, keeping: examples.statedFill, jobs: jobs)
        if Task.isCancelled { return nil }
        estimate.leaveOut(zip(pairs, read).filter { $1 == nil }.map(\.0.name), because: .unreadable)
        if let key { store?.add([(key, estimate.kept[...])]) }
        return estimate
    }

    /// Of all that an estimate is made from; nil where a file cannot be read.
    private func key(of pairs: [NamedExamples.Pair], _ examples: Examples) async -> Digest? {
        let files = pairs.flatMap { [$0.outline, $0.fill] }.map { DrawingPath($0).file }.uniqued
        let read = await files.concurrentMap(jobs: jobs) { [sources] in sources.digest(of: $0) }
        let digests = Dictionary(zip(files, read).compactMap { file, digest in digest.map { (file, $0) } }) { $1 }
        guard digests.count == files.count else { return nil }
        var bytes = common
        bytes.append(examples.style)
        bytes.append(Int(examples.statedFill.rawValue))
        bytes.append(each: pairs) { bytes, pair in
            bytes.append(pair.name)
            for path in [pair.outline, pair.fill] {
                bytes.append(digests[DrawingPath(path).file])
                bytes.append(DrawingPath(path).id)
            }
            bytes.append(raw: pair.entry.settings.geometry.effects)
            bytes.append(raw: pair.entry.settings.geometry.drop)
        }
        return Digest(of: bytes.bytes)
    }
}

extension StyleEstimate {
    /// What of a style is taken from the examples, for people.
    fileprivate func summary(insteadOf style: FillStyle, at place: SourceFile.Location) -> Diagnostic {
        let count = counted(exampleCount, "example")
        let lines = StyleLines(self.style, insteadOf: style, choices: choices)
        return Diagnostic(
            .info, id: "style-of-examples",
            choices.isEmpty
                ? "\(count): no setting of another style is clear" : "\(count): fills have \(lines.chosen)",
            at: place,
            hint: choices.isEmpty
                ? "draw more of them, or state the style"
                : "state an attribute where fills are meant to have another one")
    }
}

/// The examples of some glyphs: found by the names of their drawings, or stated by the glyphs.
private struct NamedExamples {
    struct Pair: Sendable {
        /// The paths of the two.
        let outline, fill: String
        /// A glyph that has the outline.
        let entry: GlyphEntry
        /// Whether it is said to be a fill: a drawing for dark may be anything else.
        var isFill = true
        /// What states it.
        let place: SourceFile.Location

        /// No other pair has it.
        var name: String { outline + " " + fill }

        /// Nil where one of its drawings cannot be read.
        func example(in sources: GlyphSource) -> StyleExample? {
            func glyph(_ path: String) -> Glyph? {
                sources.glyphs(at: [path]) { _ in entry.settings.geometry.effects }.first?.glyph.map(entry.used)
            }
            guard let outline = glyph(outline), let drawn = glyph(fill) else { return nil }
            return StyleExample(name, outline: outline, drawn: drawn)
        }
    }

    /// Each with a name of its own.
    private(set) var pairs: [Pair] = []
    private(set) var findings = Findings()
    /// The names of these.
    private var known: Set<String> = []

    /// A message names no more of them.
    private static let mostNames = 3

    /// - Parameter glyphs: for which these are the nearest examples.
    init(_ examples: Examples, of glyphs: [GlyphEntry]) {
        let fills = Set(examples.paths)
        // What is among the fills is a fill, also where a glyph has it.
        let entries = Dictionary(glyphs.filter { !fills.contains($0.source) }.map { ($0.source, $0) }) { first, _ in
            first
        }
        let outlines = entries.keys.sortedByBytes
        for source in examples.sources {
            if let pattern = source.pattern { add(source, matching: pattern, to: outlines, entries) }
        }
        for glyph in glyphs { addStated(by: glyph, examples) }
        if pairs.isEmpty, findings.diagnostics.isEmpty, let place = examples.sources.first?.location {
            findings.append(
                Diagnostic(
                    .warning, id: "no-examples", "no glyph in this element states a fill", at: place,
                    hint:
                        "add source=\"Filled/*.svg\" with the fills, or <variant name=\"fill\" source=\"…\"/> to glyphs"
                ))
        }
    }

    private mutating func add(
        _ source: Examples.Source, matching pattern: String, to outlines: [String], _ entries: [String: GlyphEntry]
    ) {
        let pairing = ExamplePairing(outlines: outlines, fills: source.paths, matching: pattern)
        for (outline, fill) in pairing.pairs {
            guard let entry = entries[outlines[outline]] else { continue }
            add(Pair(outline: entry.source, fill: source.paths[fill], entry: entry, place: source.location))
        }
        for (others, fills) in pairing.ambiguous {
            let paths = fills.map { source.paths[$0] }
            findings.append(
                .ambiguousExample(
                    paths[0], like: others.map { outlines[$0] } + paths.dropFirst(), at: source.location))
        }
        if pairing.pairs.isEmpty && pairing.ambiguous.isEmpty && !source.paths.isEmpty {
            findings.append(.noExamples("of '\(pattern)'", at: source.location))
            return
        }
        let found = Set(pairing.pairs.map(\.fill) + pairing.ambiguous.flatMap(\.fills))
        let others = source.paths.indices.filter { !found.contains($0) }.map { "'\(source.paths[$0])'" }
        if others.isEmpty { return }
        let rest = others.count - Self.mostNames
        findings.append(
            Diagnostic(
                .info, id: "unpaired-example",
                "\(counted(others.count, "fill")) of '\(pattern)' \(others.count == 1 ? "has" : "have") the name of no "
                    + "outline: \(others.prefix(Self.mostNames).joined(separator: ", "))"
                    + (rest > 0 ? " and \(rest) more" : ""),
                at: source.location, hint: "a fill is called as its outline is, with or without '-fill' behind it"))
    }

    /// Adds what was drawn by hand for a glyph.
    private mutating func addStated(by glyph: GlyphEntry, _ examples: Examples) {
        guard let place = examples.sources.first?.location else { return }
        for variant in glyph.drawnVariants where variant.name == GlyphForm.fill.rawValue {
            add(Pair(outline: glyph.source, fill: variant.source, entry: glyph, place: variant.location ?? place))
        }
        if let dark = glyph.darkSource {
            add(Pair(outline: glyph.source, fill: dark, entry: glyph, isFill: false, place: place))
        }
    }

    private mutating func add(_ pair: Pair) { if known.insert(pair.name).inserted { pairs.append(pair) } }
}
