internal import GlyphDerivation
internal import GlyphModel
internal import Markup

/// What a glyph may take of the bodies that it shows.
struct RelationQuestion: Sendable {
    let number: Int
    let sightings: [Sighting]
    /// The bodies of simpler glyphs of its motif.
    let bases: [(body: Int, name: String)]
    let closed: ClosedBodies

    /// Whether it may take something, or is filled otherwise than a simpler glyph.
    var isOpen: Bool {
        sightings.contains { sighting in
            closed.contain(sighting)
                && (sighting.mayTake || sighting.isUnlike && bases.contains { $0.body == sighting.body })
        }
    }
}

extension RelativeSearch.Seen {
    /// Its loans, and whether its fill is as in its relatives then.
    func relation(_ question: RelationQuestion, _ trials: FillTrials) -> SetRelatives.Relation {
        guard let record else { return SetRelatives.Relation() }
        var (trials, tried) = (trials, [(bodies: [BorrowedBody], record: FillRecord)]())
        let taken = record.accepted(record.proposals(from: sights, closing: question.closed)) { bodies in
            let changed = trials.outcome(taking: bodies).map(record.with)
            if let changed { tried.append((bodies, changed)) }
            return changed
        }
        let bodies = taken.map(\.body)
        let shown = tried.first { $0.bodies == bodies }?.record ?? record
        let bases = sights.filter { sight in question.bases.contains { $0.body == sight.number } }
        return SetRelatives.Relation(
            bases: question.bases.map(\.name).uniqued,
            loans: taken.map { SetRelatives.Loan(relative: $0.relative, body: $0.body) },
            unlike: bases.filter(question.closed.contain).lazy.compactMap(shown.difference).first.map { difference in
                // A body that is completed is nothing that a manifest can state.
                let alike = tried.first { bodies, record in
                    bodies.allSatisfy(\.path.isEmpty) && !difference.remains(in: record)
                }
                return SetRelatives.Unlike(difference: difference, parts: alike?.bodies.flatMap(\.parts) ?? [])
            })
    }
}

/// The fill of a glyph with some bodies of relatives. All are made from the same prepared drawing.
struct FillTrials {
    private var deriver: Deriver
    private let spec: DerivationSpec?

    /// - Parameter glyphs: the drawings, by path.
    init(of entry: GlyphEntry, in glyphs: [String: Glyph]) {
        var deriver = Deriver(entry.drawings(among: glyphs), sharesBodies: true)
        spec = try? DerivationLimits.bounded(at: nil) { () throws(Findings) in deriver.firstFill(of: entry) }
        self.deriver = deriver
    }

    /// Nil where nothing is filled.
    mutating func outcome(taking bodies: [BorrowedBody]) -> FillOutcome? {
        guard var spec else { return nil }
        spec.borrowed = bodies
        return try? DerivationLimits.bounded(at: nil) { () throws(Findings) in deriver.outcome(of: spec) }
    }

    /// What the set knows of the fill, without anything of relatives; nil where nothing is filled.
    mutating func setFill() -> SetFill? {
        guard let spec else { return nil }
        return try? DerivationLimits.bounded(at: nil) { () throws(Findings) in deriver.setFill(of: spec) }
    }

    /// What is seen of the drawing; nil where nothing is filled.
    mutating func trace() -> InkTrace? {
        guard let spec else { return nil }
        return try? DerivationLimits.bounded(at: nil) { () throws(Findings) in try deriver.trace(of: spec) }
    }
}
