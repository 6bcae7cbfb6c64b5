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
    /// Its documentation as Markdown: the principle, its stage with the rules before and after it, and how it is left out.
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
