public import GlyphDerivation
public import GlyphModel
public import Markup
public import PathGeometry
public import SemanticColor

/// The filled form of a glyph, with the decisions that gave it.
public struct FilledGlyph: Sendable {
    /// The form itself.
    public let shape: GlyphShape
    /// The treatment of each contour, and why, in the order of the stages. Parts that select elements are not included.
    public let decisions: [FillDecision]
    /// How likely a designer would have drawn another fill, 0 … 1. It ranks the glyphs of a set; it is not a calibrated
    /// probability.
    public let uncertainty: Double
    /// The alternatives: at most six fills that differ visibly from it and from each other, the likeliest first. They
    /// are known without drawing them; `shapes(of:)` does.
    public let alternatives: [FillAlternative]

    /// The form that is shown in place of a fill that is too uncertain for its manifest; nil for the fill itself.
    private let choice: FillChoice?
    /// The united ink of its bodies.
    private let inks: [Path]
    /// The names of the glyphs that it takes something from.
    package internal(set) var relatives: [String] = []

    /// - Parameter derived: the derivation; its decisions get the accuracy for computing their points.
    init(shape: GlyphShape, derived: Derived) {
        (self.shape, uncertainty, choice) = (shape, derived.uncertainty, derived.choice)
        inks = derived.inks
        alternatives = derived.alternatives
        let flatness = 8 * shape.tolerance.length(in: shape.glyph.viewBox.extent)
        decisions = derived.decisions.map { $0.measured(flatness: flatness) }
    }

    /// The style that it was filled in.
    public var style: FillStyle { shape.spec.style }

    /// The treatments of single elements and regions.
    public var parts: [PartOverride] { shape.spec.parts }

    /// The glyph that was filled.
    public var glyph: Glyph { shape.glyph }

    /// Areas from back to front, in the coordinates of the glyph's view box.
    public var layers: [OutlinedLayer] { shape.layers }

    /// The findings of the derivation, none of them an error: for example `nothing-to-fill`.
    public var findings: Findings { shape.findings }

    /// In colours of a palette; see `GlyphShape.tinted`.
    ///
    /// - Parameter color: a name of the palette that the drawing will be shown with.
    public func tinted(_ color: ColorRole) -> Drawing { shape.tinted(color) }

    /// In its original paints.
    public var drawing: Drawing { shape.drawing }

    /// The text of an SVG file in its original paints; see `GlyphShape.svg`.
    ///
    /// - Throws: where a layer has no area, or one that is not finite.
    public func svg() throws(Findings) -> String { try shape.svg() }
}

extension FilledGlyph {
    /// Lines that are part of a filled shape, and could be cut out of it by a part at the point of one.
    public func keptLines() -> [FillDecision] {
        decisions.filter { $0.reason.isOfLine && $0.outcome == .kept }
    }

    /// Points in open counters, which could be read as interiors: a part at one of them fills it. In the coordinates of
    /// the glyph's view box.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    public func openCounters() throws(Findings) -> [Point] {
        let outline = try glyph.outlined(shape.spec.knockout, tolerance: shape.tolerance)
        return glyph.openRooms(in: outline, tolerance: shape.tolerance.length(in: glyph.viewBox.extent))
            .filter { point in !layers.contains { $0.path.contains(point) } }
    }

    /// All of it for people, a line for each point: `12 9: filled: REASON`.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package func explanation() throws(Findings) -> [String] {
        let outcome =
            switch choice {
            case nil: [String]()
            case .outline: ["the outline is kept: the fill is uncertain"]
            case let other?: [other.manifest(insteadOf: style) + " is used instead: the fill is uncertain"]
            }
        let lines = decisions.map { decision in
            let place = decision.point.map(FillChoice.coordinates(of:)) ?? "-"
            return "\(place): \(decision.outcome.rawValue): \(decision.reason.text)"
        }
        let counters = try openCounters().map { FillChoice.coordinates(of: $0) + ": open: an open counter" }
        let others = alternatives.map { other in
            "or \(other.text) (\(Int((100 * other.likelihood).rounded())) %): \(other.manifest(insteadOf: style))"
        }
        return outcome + relatives.map { "as in '\($0)': a body that it has, too" } + lines + counters + others
    }

    /// The pictures of some alternatives. Each costs a fill; their common part is prepared once.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    public func shapes(of alternatives: [FillAlternative]) throws(Findings) -> [GlyphShape] {
        let deriver = Deriver([shape.spec.source: glyph], tolerance: shape.tolerance)
        return try deriver.drawn(alternatives, for: shape.spec).map {
            GlyphShape(glyph: glyph, spec: shape.spec, layers: $0.layers, tolerance: shape.tolerance)
        }
    }
}

// MARK: - Relatives

extension [FilledGlyph] {
    /// The fills of a set, each with the bodies that it takes from its relatives among them.
    package func related(named names: [String], jobs: Int) async -> [FilledGlyph] {
        let fills = await concurrentMap(jobs: jobs, \.setFill)
        let records = zip(self, zip(fills, names)).map { filled, known -> FillRecord? in
            guard var record = known.0?.record else { return nil }
            (record.name, record.style, record.isStated) = (known.1, filled.style, !filled.parts.isEmpty)
            return record
        }
        let index = RelativeIndex(
            of: zip(fills, records).map { fill, record in
                guard let fill, let record else { return nil }
                return RelativeIndex.Member(
                    fill.trace, style: record.style, isStated: record.isStated, name: record.name)
            })
        let sights = await Array<Int>(records.indices).concurrentMap(jobs: jobs) { number in
            let bodies = index.candidates(of: number).compactMap { candidate in
                records[candidate.glyph].flatMap { RelativeBody(candidate, in: index, of: $0) }
            }
            return records[number]?.sights(of: bodies) ?? []
        }
        let closed = ClosedBodies(
            in: zip(records, sights).lazy.flatMap { record, sights in
                record.map { record in sights.map { Sighting(of: $0, in: record) } } ?? []
            })
        return await Array<Int>(indices).concurrentMap(jobs: jobs) { index in
            guard index < sights.count, let record = records[index] else { return self[index] }
            return self[index].taking(record.proposals(from: sights[index], closing: closed), record)
        }
    }
}

extension FilledGlyph {
    /// What a set knows of it; nil where there is nothing to fill.
    fileprivate var setFill: SetFill? {
        var deriver = Deriver([shape.spec.source: glyph], tolerance: shape.tolerance)
        guard let outcome, let trace = try? deriver.trace(of: shape.spec) else { return nil }
        return SetFill(outcome: outcome, trace: trace)
    }

    private var outcome: FillOutcome? {
        if inks.isEmpty { return nil }
        return FillOutcome(
            outline: inks, fill: layers.map(\.path), decisions: decisions, viewBox: glyph.viewBox,
            tolerance: shape.tolerance.length(in: glyph.viewBox.extent), isShown: choice == nil)
    }

    /// The fill with the bodies that it takes from relatives.
    fileprivate func taking(_ proposals: [[FillProposal]], _ record: FillRecord) -> FilledGlyph {
        /// The same with some bodies; nil where that fails.
        func changed(_ bodies: [BorrowedBody]) -> FilledGlyph? {
            var spec = shape.spec
            spec.borrowed = bodies
            return try? glyph.filled(spec)
        }
        let taken = record.accepted(proposals) { changed($0)?.outcome.map(record.with) }
        guard !taken.isEmpty, var result = changed(taken.map(\.body)) else { return self }
        result.relatives = taken.map(\.relative)
        return result
    }
}

// MARK: - The names of 0.1.0

extension FilledGlyph {
    /// The name that `openCounters` had in 0.1.0.
    ///
    /// - Throws: the errors of `openCounters`.
    @available(*, deprecated, renamed: "openCounters()")
    public func openRooms() throws(Findings) -> [Point] { try openCounters() }
}

extension FillDecision.Outcome {
    /// The name that `merged` had in 0.1.0.
    @available(*, deprecated, renamed: "merged")
    public static var swallowed: Self { .merged }
}
