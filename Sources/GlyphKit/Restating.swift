internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphManifest
public import GlyphModel
internal import Markup
internal import PathGeometry

/// The other statements that a manifest could make about the fill of a glyph, with the pictures that they give.
struct Restating {
    private let entry: GlyphEntry
    private let element: GlyphElement
    private let drawings: [String: Glyph]
    private let manifest: Manifest

    /// The most points that are tried: the largest faces come first.
    private static let mostPoints = 6

    /// Nil where the glyph itself states how it is filled, or has a drawing of its own in some appearance: it is as
    /// it is wanted.
    init?(entry: GlyphEntry, manifest: Manifest, drawings: [String: Glyph]) {
        let isOpen = !entry.statesFill && entry.parts.isEmpty && entry.sources.count == 1
        guard isOpen, let element = try? GlyphElements(manifest).element(of: entry) else { return nil }
        (self.entry, self.element, self.drawings, self.manifest) = (entry, element, drawings, manifest)
    }

    /// The mildest first: a choice for the whole glyph, one for a face, and the outline.
    var restatements: AnySequence<Restatement> {
        let groups: [() -> [FillChoice]] = [{ styles }, { points }, { outline }]
        return AnySequence(groups.lazy.flatMap { $0() }.compactMap(makeRestatement))
    }

    /// The first one that fills the glyph as its relative is: the attempts of the set, then the mildest.
    fileprivate func restatement(resolving unlike: SetRelatives.Unlike) -> Restatement? {
        let tried = unlike.parts.compactMap { part -> FillChoice.Region? in
            guard case .region(let x, let y) = part.target else { return nil }
            return FillChoice.Region(point: Point(x, y), treatment: part.treatment)
        }
        let there = [PartOverride.Treatment.solid, .cut, .line].map {
            FillChoice.regions([FillChoice.Region(point: unlike.difference.point, treatment: $0)])
        }
        let groups: [() -> [FillChoice]] = [
            { tried.isEmpty ? [] : [.regions(tried)] }, { there }, { styles }, { points },
        ]
        return groups.lazy.flatMap { $0() }.compactMap { choice -> Restatement? in
            var trials = FillTrials(of: entry.stating(choice), in: drawings)
            guard let record = trials.setFill()?.record, !unlike.difference.remains(in: record)
            else { return nil }
            return makeRestatement(by: choice)
        }.first
    }

    private func makeRestatement(by choice: FillChoice) -> Restatement? {
        let line = line(of: choice)
        guard let edits = try? element.edits(stating: line) else { return nil }
        let request = AssetRequest(
            entry.stating(choice), needs: ExportNeeds(manifest.exports).needs(of: entry), glyphs: drawings,
            palette: manifest.palette)
        let made = request.makeAssets()
        if made.diagnostics.contains(where: { $0.severity == .error }) { return nil }
        return Restatement(line: line, edits: edits, assets: made.assets)
    }

    private var styles: [FillChoice] {
        let own = entry.settings.geometry.fill
        func with(_ change: (inout FillStyle) -> Void) -> FillStyle {
            var other = own
            change(&other)
            return other
        }
        var facet = FillStyle.facet
        (facet.gapWidth, facet.inset, facet.without) = (own.gapWidth, own.inset, own.without)
        let styles = [
            with { $0.lines = .cut }, with { $0.lines = .split }, facet, with { $0.rings = .clear },
            with { $0.rings = .fill }, with { $0.handles = .open },
        ]
        return styles.indices.filter { styles[$0] != own && !styles[..<$0].contains(styles[$0]) }
            .map { .style(styles[$0]) }
    }

    /// Merged contours are cut, and filled ones are kept open. The outline of a glyph with one face is not stated by a
    /// point.
    private var points: [FillChoice] {
        let requests = entry.settings.geometry.appearances.map { AppearanceRequest(of: entry, in: $0, as: .plain) }
        let glyphs = entry.drawings(among: drawings)
        guard glyphs[entry.source] != nil,
            var spec = (requests.first { $0.spec.form == .fill } ?? requests.first)?.spec
        else { return [] }
        (spec.form, spec.parts, spec.grade, spec.doubt) = (.fill, [], 0, nil)
        var deriver = Deriver(glyphs)
        let decisions = deriver.derived(spec).decisions
        let faces = decisions.filter { $0.outcome == .filled }
        let treated = decisions.filter { $0.outcome == .merged } + (faces.count > 1 ? faces : [])
        let largest = treated.sorted { a, b in abs(a.contour.area) > abs(b.contour.area) }.prefix(Self.mostPoints)
        return largest.compactMap { decision -> FillChoice? in
            decision.point.map { point in
                .regions([FillChoice.Region(point: point, treatment: decision.outcome == .merged ? .cut : .line)])
            }
        }
    }

    /// Unless a form is stated.
    private var outline: [FillChoice] { entry.overrides.contains { $0.form != nil } ? [] : [.outline] }

    /// As `FillChoice` writes it. To another style belong the choices that are stated around the glyph and would
    /// change it.
    private func line(of choice: FillChoice) -> String {
        let style = entry.settings.geometry.fill
        let line = choice.manifest(insteadOf: style)
        guard case .style(var other) = choice, other.islands != style.islands else { return line }
        other.islands = style.islands
        let choices = FillChoice.style(other).manifest(insteadOf: style).split(separator: " ").filter { word in
            element.isUnder(String(word.prefix { $0 != "=" }))
        }
        return ([line] + choices.map(String.init)).joined(separator: " ")
    }
}

extension GlyphEntry {
    /// As it is read from a manifest with this choice.
    fileprivate func stating(_ choice: FillChoice) -> GlyphEntry {
        var entry = self
        switch choice {
        // An entry that states how it is filled takes nothing from relatives.
        case .style, .regions: entry.borrowed = []
        case .outline, .derived: break
        }
        switch choice {
        case .style(let style): (entry.settings.geometry.fill, entry.statesFill) = (style, true)
        case .regions(let regions):
            for region in regions {
                // To a hundredth, as it is written.
                let target = PartOverride.Target.region(
                    x: (region.point.x * 100).rounded() / 100, y: (region.point.y * 100).rounded() / 100)
                entry.parts.append(PartOverride(target: target, treatment: region.treatment, location: location))
            }
        case .outline:
            guard let location else { break }
            entry.overrides.append(AppearanceOverride(style: .dark, form: .outline, location: location))
        case .derived: entry.statesFill = true
        }
        return entry
    }
}

extension Build {
    /// How a glyph would look in an appearance, as SVG, if another manifest was built; nil where that reports an error.
    package func picture(
        of entry: GlyphEntry?, in manifest: Manifest, _ appearance: Appearance, from sources: GlyphSource
    ) -> String? {
        guard let entry else { return nil }
        var other = manifest
        other.glyphs = [entry]
        guard let applied = report.examples.applied(to: other).glyphs.first else { return nil }
        let read = applied.sources.compactMap { path in
            sources.glyphs(at: [path]) { _ in applied.settings.geometry.effects }.first?.glyph.map { (path, $0) }
        }
        let glyphs = Dictionary(uniqueKeysWithValues: read)
        guard let asset = try? AssetRequest(applied, glyphs: glyphs, palette: manifest.palette).makeValidAssets().first,
            let place = asset.pictureIndex(in: appearance)
        else { return nil }
        return SVGRendition(asset.pictures[place].drawing, in: appearance, palette: manifest.palette).text
    }
}

extension LintRun {
    /// The findings of the lints in a build, with the findings of its stages; by place.
    public func findings(in build: Build, of manifest: Manifest) -> [AuditFinding] {
        findings(in: Audit(manifest, build), reported: build.findings)
    }
}

extension Audit {
    package init(_ manifest: Manifest, _ build: Build) {
        let manifest = build.report.examples.applied(to: manifest)
        self.init(manifest, set: build.set, drawings: build.report.drawings)
        let drawings = build.report.drawings
        restatements = { entry in
            Restating(entry: entry, manifest: manifest, drawings: drawings)?.restatements ?? AnySequence([])
        }
        let entries = Dictionary(manifest.glyphs.map { ($0.source, $0) }) { first, _ in first }
        let misfits = build.report.examples.misfits
        unlikeOutline = { pair in
            if let misfit = misfits[pair] { return misfit.text }
            guard let entry = entries[pair.outline], let outline = drawings[pair.outline].map(entry.used),
                let drawn = drawings[pair.drawn].map(entry.used)
            else { return nil }
            return StyleExample(pair.outline, outline: outline, drawn: drawn).misfit?.text
        }
        let relations = build.report.relations
        unlikeFill = { entry in
            guard let unlike = relations[entry.qualifiedName]?.unlike else { return nil }
            return UnlikeFill(
                relative: unlike.difference.relative, place: FillChoice.coordinates(of: unlike.difference.point),
                remedy: Restating(entry: entry, manifest: manifest, drawings: drawings)?.restatement(resolving: unlike))
        }
    }
}
