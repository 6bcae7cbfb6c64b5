internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphModel
internal import Markup

extension EntryBuild {
    /// What becomes of a low-confidence fill is what the manifest says, whatever else is asked of the build.
    mutating func settle(
        _ derived: inout DerivedLayers, _ request: FormRequest, _ shot: Shot, _ search: inout FillSearch
    ) throws(Findings) {
        let policy = entry.settings.uncertainFill
        let found = judgesFills || policy == .alternative ? try search.candidates() : nil
        let own = FillCandidates.Alternative(choice: .derived, layers: derived.layers, weight: 0)
        var choice: FillChoice?
        switch policy {
        case .take: break
        case .alternative:
            guard let best = found?.best else { break }
            (choice, derived.layers) = (best.choice, best.layers)
        case .outline: (choice, derived.layers) = (.outline, try request.outline())
        }
        settled[shot.shape.base] = choice
        guard judgesFills, let found else { return }
        let others = (choice == nil ? [] : [own]) + found.alternatives.filter { $0.choice != choice }
        alternatives[shot.shape.base] = others
        let lines = others.map { $0.choice.manifest(insteadOf: entry.settings.fill) }
        diagnostics.append(
            Diagnostic(
                .info, id: Lint.doubtfulFill.id, message(on: shot, found.uncertainty, choice), at: entry.location,
                subject: "glyph \(entry.name)",
                hint: "look at the alternatives: " + lines.joined(separator: ", ")))
    }

    private func message(on shot: Shot, _ uncertainty: Double, _ choice: FillChoice?) -> String {
        let share = Int((100 * uncertainty).rounded())
        let drawing = shot.source == entry.source ? "" : " (\(shot.source))"
        let outcome =
            switch choice {
            case nil: ""
            case .outline: ": the outline is kept"
            case let other?: ": taken instead is " + other.manifest(insteadOf: entry.settings.fill)
            }
        return "'\(entry.name)'\(drawing) has a low-confidence fill (uncertainty \(share) %)" + outcome
    }
}
