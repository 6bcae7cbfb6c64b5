internal import GlyphDerivation
internal import GlyphModel

/// The examples of the rules, by the stages of the fill derivation.
package struct RuleStage: Sendable {
    let stage: DerivationStage
    package let rules: [RuleExamples]

    package static let all = zip(
        DerivationStage.all,
        [RuleExamples.closures, RuleExamples.faces, RuleExamples.details, RuleExamples.lines]
    ).map { RuleStage(stage: $0, rules: $1) }

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

        ## \(stage.name)

        \(stage.meaning)

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
