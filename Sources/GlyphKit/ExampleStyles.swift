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
    /// Why drawings are no fills of their outlines, where that was found.
    private(set) var misfits: [DrawnSource.Pair: ExampleMisfit] = [:]
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
            var estimate = await estimate(of: named.pairs, examples, from: sources, options, in: &store)
        else { return [] }
        let pairs = Dictionary(named.pairs.map { ($0.name, $0) }) { first, _ in first }
        for (name, misfit) in estimate.misfits {
            guard let pair = pairs[name] else { continue }
            misfits[DrawnSource.Pair(outline: pair.outline, drawn: pair.fill)] = misfit
        }
        await keepApart(glyphs, by: &estimate, from: sources, options, in: &store)
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

    /// Takes back the choices of an estimate that would make two glyphs alike. That is about all glyphs, and asked only
    /// where there are such choices.
    private mutating func keepApart(
        _ glyphs: [GlyphEntry], by estimate: inout StyleEstimate, from sources: GlyphSource, _ options: BuildOptions,
        in store: inout Store?
    ) async {
        if estimate.choices.allSatisfy(\.setting.isMeasure) { return }
        let derived = glyphs.filter { $0.mayBeFilled && $0.drawnFill == nil }
        let paths = derived.map(\.source)
        let digests = await paths.concurrentMap(jobs: options.jobs) { sources.digest(of: DrawingPath($0).file) }
        var key: Digest?
        if let program = options.extent.program ?? store?.program {
            var bytes = ByteEncoder()
            bytes.append("examples 2, twins")
            bytes.append(DerivationVersion.digest)
            bytes.append(program)
            bytes.append(raw: sources.strictness)
            bytes.append(written: estimate.encodedBytes)
            bytes.append(estimate.style)
            for (path, digest) in zip(paths, digests) {
                bytes.append(path)
                bytes.append(digest)
            }
            key = Digest(of: bytes.bytes)
        }
        if let key {
            keys.insert(key)
            store?.load([key])
            if let bytes = store?[key], let known = try? estimate.decoded(bytes) { return estimate = known }
        }
        let drawings = await derived.concurrentMap(jobs: options.jobs) { entry in
            sources.glyphs(at: [entry.source]) { _ in entry.settings.geometry.effects }.first?.glyph.map(entry.used)
        }
        let twins = await StyleTwins(among: drawings.compactMap(\.self), jobs: options.jobs)
        await estimate.takeBack { await twins.areMade(by: $0, insteadOf: $1, jobs: options.jobs) }
        if Task.isCancelled { return }
        if let key { store?.add([(key, estimate.encodedBytes[...])]) }
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
        bytes.append("examples 2")
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

    /// - Parameter glyphs: the glyphs for which these are the nearest examples.
    init(_ examples: Examples, of glyphs: [GlyphEntry]) {
        let entries = Dictionary(glyphs.map { ($0.source, $0) }) { first, _ in first }
        for source in examples.sources {
            for pair in source.pairs {
                guard let entry = entries[pair.outline] else { continue }
                add(ExamplePair(outline: pair.outline, fill: pair.drawn, entry: entry, place: source.location))
            }
            if let pattern = source.pattern, source.pairs.isEmpty, !source.paths.isEmpty, source.ambiguous.isEmpty {
                findings.append(.noExamples("of '\(pattern)'", at: source.location))
            }
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

    /// Adds the fill that was drawn by hand for a glyph.
    private mutating func addStated(by glyph: GlyphEntry, _ examples: Examples) {
        guard let place = examples.sources.first?.location else { return }
        for variant in glyph.drawnVariants where variant.name == GlyphForm.fill.rawValue {
            add(
                ExamplePair(outline: glyph.source, fill: variant.source, entry: glyph, place: variant.location ?? place)
            )
        }
        if let dark = glyph.darkSource {
            add(ExamplePair(outline: glyph.source, fill: dark, entry: glyph, place: place))
        }
    }

    private mutating func add(_ pair: ExamplePair) { if known.insert(pair.name).inserted { pairs.append(pair) } }
}
