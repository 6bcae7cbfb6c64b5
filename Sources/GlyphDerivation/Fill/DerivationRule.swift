internal import GlyphModel
internal import PathGeometry

/// A principle of the fill derivation.
public struct DerivationRule: Identifiable, Sendable {
    /// The id, by which `FillStyle.without` leaves it out.
    public let id: String
    /// The pattern that it recognizes and its consequence, in one sentence.
    public let principle: String
    let work: Work

    /// The subject of the decisions of a rule.
    enum Work: Sendable {
        /// Finds open counters that are the interiors of bodies for this reason, in ink with a stroke width. The first
        /// that is left open otherwise is closed.
        case counter(FillDecision.Reason, @Sendable (Figure) -> [OpenCounter])
        /// Finds the overlays of bodies.
        case overlays(@Sendable (OverlaidInk) -> [Overlay])
        /// Prepares a function that gives the reason for which a face of a body is kept, if it has one; nil if no face
        /// has.
        case face(@Sendable (Body) -> ((_ face: Int) -> FillDecision.Reason?)?)
        /// Prepares a test of lines that are attached to the boundaries of bodies; nil if none can be cut.
        case line(@Sendable (LineContext) -> LineTest?)
        /// Part of a stage that asks whether it is used.
        case part
    }

    /// Whether a line is cut as a detail of its body.
    typealias LineTest = (AttachedLines.Piece) -> Bool

    var findsOverlays: Bool { if case .overlays = work { true } else { false } }

    init(_ id: String, _ principle: String, _ work: Work = .part) {
        (self.id, self.principle, self.work) = (id, principle, work)
    }
}

extension FillStyle {
    /// Whether a rule is part of the style.
    func uses(_ rule: DerivationRule) -> Bool { without.isEmpty || !without.contains(rule.id) }
}

extension DerivationRule {
    /// All rules, in the order of the stages; within a stage an earlier rule has priority.
    public static let all = DerivationStage.all.flatMap(\.rules)

    /// How open bodies are closed.
    static let closures: [DerivationRule] = [openBody, bust, cloud, clearance, slash]

    /// Which holes of a body stay: first by the ink, then by the shapes, then by the style.
    static let faces: [DerivationRule] = [solidInk, ring, light, person, sign, panel, handle]

    /// Which counters of details are cleared with them.
    static let details: [DerivationRule] = [emblem]

    /// Which lines are cut out of bodies.
    static let lines: [DerivationRule] = [line, overlap, visibleBoundary]

    /// The ids of earlier versions, with the rule that each is a part of now, or nil for an id that was removed.
    public static let formerIDs: [String: String?] = [
        "cleared-disc": "clearance", "corner-badge": "clearance", "corner-sign": "clearance", "outermost": "clearance",
        "leaving-arrow": "clearance", "power": "clearance", "opening": "solid-ink", "lens": "ring",
        "prohibition": "ring", "badge": "ring", "paper": "light", "sea": "light", "vehicle": "light", "face": "person",
        "ground": "person", "side-handle": "handle", "fold": "line", "spur": "line", "branching": "line",
        "drum": "overlap", "header": "overlap", "group": "clearance", "companion": "clearance", "letter": "sign",
        "half": "solid-ink", "scissors": nil, "bow": nil, "ribbon": nil, "bookmark": nil,
    ]
}

// MARK: - Stages

/// A stage of the fill derivation, with its rules in their order.
public struct DerivationStage: Sendable {
    /// The subject of its decisions, in the plural: "Faces".
    public let name: String
    /// Its effect, and the order in which its rules are asked, in sentences.
    public let meaning: String
    /// An earlier rule has priority.
    public let rules: [DerivationRule]

    /// All of them, in their order.
    public static let all = [
        DerivationStage(
            name: "Open bodies",
            meaning: """
                Bodies that are open are closed first, or left open on purpose: because of a badge or a slash whose \
                clearance opened them, or because that is how they are drawn. An earlier rule has priority.
                """,
            rules: DerivationRule.closures),
        DerivationStage(
            name: "Faces",
            meaning: """
                Each hole of a body is its interior and is filled, unless a rule keeps it. The first rule that has an \
                answer decides.
                """,
            rules: DerivationRule.faces),
        DerivationStage(
            name: "Details",
            meaning: """
                What lies inside of a body is cut out of it, and the counters of such details are filled again. These \
                rules clear a detail together with its counters.
                """,
            rules: DerivationRule.details),
        DerivationStage(
            name: "Lines",
            meaning: """
                Lines that are attached to the boundary of a body are part of it, unless a rule cuts them, or one body \
                gets a clearance from another.
                """,
            rules: DerivationRule.lines),
    ]
}

extension DerivationRule {
    /// Its documentation as Markdown: the principle, its stage with the rules before and after it, and how it is left
    /// out.
    package var page: String {
        var text = "# \(id)\n\n\(principle)\n"
        if let stage = DerivationStage.all.first(where: { $0.rules.contains { $0.id == id } }) {
            let order = stage.rules.map { $0.id == id ? "**\($0.id)**" : $0.id }.joined(separator: ", ")
            text += "\n**Stage.** \(stage.name): \(order).\n\n\(stage.meaning)\n"
        }
        text += "\n**Without it.** `twinlight fill FILE --without \(id)` shows what a drawing is without this rule"
        text += ", and `twinlight fill FILE --explain` which rules decided.\n"
        let former = Self.formerIDs.filter { $0.value == id }.map { "`\($0.key)`" }.sorted()
        if !former.isEmpty { text += "\n**Earlier ids.** \(former.joined(separator: ", ")).\n" }
        return text
    }
}
