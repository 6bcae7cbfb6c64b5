internal import GlyphDerivation
internal import GlyphModel

/// A stage of the fill derivation, with the examples of its rules in their order.
package struct RuleStage: Sendable {
    let name: String
    let meaning: String
    package let rules: [RuleExamples]

    package static let all = [
        RuleStage(
            name: "Open bodies",
            meaning: """
                Bodies that are open are closed first, or left open on purpose: because of a badge or a slash whose \
                clearance opened them, or because that is how they are drawn. An earlier rule has priority.
                """,
            rules: RuleExamples.closures),
        RuleStage(
            name: "Faces",
            meaning: """
                Each hole of a body is its interior and is filled, unless a rule keeps it. The first rule that has an \
                answer decides.
                """,
            rules: RuleExamples.faces),
        RuleStage(
            name: "Details",
            meaning: """
                What lies inside of a body is cut out of it, and the counters of such details are filled again. These \
                rules clear a detail together with its counters.
                """,
            rules: RuleExamples.details),
        RuleStage(
            name: "Lines",
            meaning: """
                Lines that are attached to the boundary of a body are part of it, unless a rule cuts them, or one body \
                gets a clearance from another.
                """,
            rules: RuleExamples.lines),
    ]

    /// The page about all rules, in Markdown.
    package static var reference: String {
        """
        # The rules of the fill derivation

        Each rule can be left out with `twinlight fill --without ID`. The drawings that are named here are in
        `Tests/FillSupport`; a test fills all of them with and without their rule. It writes this page, too.

        """
            + all.map(\.section).joined()
    }

    private var section: String {
        """

        ## \(name)

        \(meaning)

        | rule | principle | holds for | not for |
        | --- | --- | --- | --- |

        """
            + rules.map(\.row).joined()
    }
}

extension RuleExamples {
    fileprivate var row: String {
        let principle = DerivationRule.all.first { $0.id == id }?.principle ?? ""
        func list(_ drawings: KeyValuePairs<String, RuleDrawing>) -> String {
            drawings.map { name, drawing in
                let others = drawing.style.without.sorted().map { "`\($0)`" }.joined(separator: ", ")
                return others.isEmpty ? name : "\(name) (without \(others))"
            }.joined(separator: "; ")
        }
        return "| `\(id)` | \(principle) | \(list(examples)) | \(list(nearMisses)) |\n"
    }
}
