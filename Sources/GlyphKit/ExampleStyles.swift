internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup

/// The settings that the fills of a manifest take from the fills that people drew for some of its glyphs.
///
/// It is about all glyphs, also where a build makes only some of them. The estimates are in the settings of the glyphs
/// then, as if an attribute stated them: so they are in the keys of all results.
struct ExampleStyles: Sendable {
    /// The settings from each of the manifest's examples.
    private var settings: [[StyleSetting]] = []
    /// About the examples, at the elements that state them.
    private(set) var findings = Findings()
    /// The keys of the estimates in a store.
    private(set) var keys: Set<Digest> = []

    /// Nothing, as long as no examples are known.
    init() {}

    /// - Parameter store: the store, which has the estimates of earlier builds, and gets the new ones.
    init(of manifest: Manifest, from sources: GlyphSource, _ options: BuildOptions, in store: inout Store?) async {
        for (number, examples) in manifest.examples.enumerated() {
            settings.append(
                await settings(
                    of: examples, for: manifest.glyphs.filter { $0.examples == number }, from: sources, options,
                    in: &store))
        }
    }

    /// A manifest whose glyphs have the settings that they take, unless they state or inherit something else.
    func applied(to manifest: Manifest) -> Manifest {
        if settings.allSatisfy(\.isEmpty) { return manifest }
        var manifest = manifest
        for index in manifest.glyphs.indices {
            guard let number = manifest.glyphs[index].examples, settings.indices.contains(number) else { continue }
            func style(_ style: FillStyle, stating stated: FillOptions) -> FillStyle {
                settings[number].filter { !stated.contains($0.option) }.reduce(style) { $1.applied(to: $0) }
            }
            let entry = manifest.glyphs[index]
            let own = style(entry.settings.geometry.fill, stating: entry.statedFill)
            if own != entry.settings.geometry.fill { manifest.glyphs[index].settings.geometry.fill = own }
            if let around = entry.inheritedFill {
                manifest.glyphs[index].inheritedFill?.style = style(around.style, stating: around.stated)
            }
        }
        return manifest
    }

    /// - Parameter glyphs: the glyphs for which these examples are the nearest ones.
    private mutating func settings(
        of examples: Examples, for glyphs: [GlyphEntry], from sources: GlyphSource, _ options: BuildOptions,
        in store: inout Store?
    ) async -> [StyleSetting] {
        guard let place = examples.sources.first?.location else { return [] }
        guard glyphs.contains(where: \.mayBeFilled) else {
            findings.append(
                Diagnostic(
                    .warning, id: "unneeded-examples", "no fill of a glyph in this element is derived", at: place,
                    hint: "state dark=\"fill\" or variants=\"fill\", or remove the examples"))
            return []
        }
        let named = NamedExamples(examples, of: glyphs)
        findings += named.findings
        guard !named.pairs.isEmpty,
            let estimate = await estimate(of: named.pairs, examples, from: sources, options, in: &store)
        else { return [] }
        let pairs = Dictionary(named.pairs.map { ($0.name, $0) }) { first, _ in first }
        for (name, misfit) in estimate.misfits {
            guard let pair = pairs[name], pair.isFill else { continue }
            findings.append(.unusedExample(pair.fill, because: misfit.text, at: pair.place, hint: misfit.hint))
        }
        findings.append(estimate.summary(insteadOf: examples.style, at: place))
        return estimate.choices.map(\.setting)
    }

    // MARK: - Estimates

    /// As an earlier build found it, or made now. Nil where the build is cancelled.
    private mutating func estimate(
        of pairs: [ExamplePair], _ examples: Examples, from sources: GlyphSource, _ options: BuildOptions,
        in store: inout Store?
    ) async -> StyleEstimate? {
        let taken = StyleExample.sample(of: pairs.map(\.name))
        let pairs = pairs.filter { taken.contains($0.name) }
        var key: Digest?
        if let program = options.extent.program ?? store?.program {
            key = await Self.key(of: pairs, examples, from: sources, program, jobs: options.jobs)
        }
        if let key {
            keys.insert(key)
            store?.load([key])
            if let bytes = store?[key], let known = try? StyleEstimate(encoded: bytes, startingWith: examples.style) {
                return known
            }
        }
        let read = await pairs.concurrentMap(jobs: options.jobs) { $0.example(in: sources) }
        var estimate = await StyleEstimate(
            from: read.compactMap(\.self), startingWith: examples.style, keeping: examples.statedFill,
            jobs: options.jobs)
        if Task.isCancelled { return nil }
        estimate.leaveOut(zip(pairs, read).filter { $1 == nil }.map(\.0.name), because: .unreadable)
        if let key { store?.add([(key, estimate.encodedBytes[...])]) }
        return estimate
    }

    /// The key of all inputs of an estimate; nil where a file cannot be read.
    private static func key(
        of pairs: [ExamplePair], _ examples: Examples, from sources: GlyphSource, _ program: String, jobs: Int
    ) async -> Digest? {
        let files = pairs.flatMap { [$0.outline, $0.fill] }.map { DrawingPath($0).file }.uniqued
        let read = await files.concurrentMap(jobs: jobs) { sources.digest(of: $0) }
        let digests = Dictionary(zip(files, read).compactMap { file, digest in digest.map { (file, $0) } }) { $1 }
        guard digests.count == files.count else { return nil }
        var bytes = ByteEncoder()
        // Another way to estimate, or to keep it, needs another number.
        bytes.append("examples 1")
        bytes.append(DerivationVersion.digest)
        bytes.append(program)
        bytes.append(raw: sources.strictness)
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
    /// The settings of a style that are taken from the examples, for people.
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

/// A glyph's drawing with the fill that a person drew for it.
private struct ExamplePair: Sendable {
    /// The paths of the two.
    let outline, fill: String
    /// A glyph that has the outline.
    let entry: GlyphEntry
    /// Whether it is said to be a fill: a drawing for dark may be anything else.
    var isFill = true
    /// The place that states it.
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

/// The examples of some glyphs: found by the names of their drawings, or stated by the glyphs.
private struct NamedExamples {
    /// Each with a name of its own.
    private(set) var pairs: [ExamplePair] = []
    private(set) var findings = Findings()
    /// The names of these.
    private var known: Set<String> = []

    /// A message names no more of them.
    private static let mostNames = 3

    /// - Parameter glyphs: the glyphs for which these are the nearest examples.
    init(_ examples: Examples, of glyphs: [GlyphEntry]) {
        let fills = Set(examples.paths)
        // A file among the fills is a fill, also where a glyph has it.
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
            add(ExamplePair(outline: entry.source, fill: source.paths[fill], entry: entry, place: source.location))
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
                .warning, id: "unpaired-example",
                "\(counted(others.count, "fill")) of '\(pattern)' \(others.count == 1 ? "has" : "have") the name of no "
                    + "outline: \(others.prefix(Self.mostNames).joined(separator: ", "))"
                    + (rest > 0 ? " and \(rest) more" : ""),
                at: source.location, hint: "name a fill like its outline, with or without '-fill' at the end"))
    }

    /// Adds the fill that was drawn by hand for a glyph.
    private mutating func addStated(by glyph: GlyphEntry, _ examples: Examples) {
        guard let place = examples.sources.first?.location else { return }
        for variant in glyph.drawnVariants where variant.name == GlyphForm.fill.rawValue {
            add(
                ExamplePair(outline: glyph.source, fill: variant.source, entry: glyph, place: variant.location ?? place)
            )
        }
        if let dark = glyph.darkSource {
            add(ExamplePair(outline: glyph.source, fill: dark, entry: glyph, isFill: false, place: place))
        }
    }

    private mutating func add(_ pair: ExamplePair) { if known.insert(pair.name).inserted { pairs.append(pair) } }
}
