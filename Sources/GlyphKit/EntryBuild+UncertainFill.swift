internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphModel
internal import Markup

extension EntryBuild {
    /// Applies the manifest's policy for low-confidence fills, whether or not the build assesses fills.
    mutating func settle(
        _ derived: inout DerivedLayers, _ formRequest: FormRequest, _ request: AppearanceRequest,
        _ candidates: () throws(Findings) -> [FillCandidate]
    ) throws(Findings) {
        let policy = entry.settings.uncertainFill
        let size = derived.layers.reduce(0) { $0 + $1.path.elements.count }
        let isWanted = judgesFills || policy == .alternative
        let found = isWanted && size <= DerivationLimits.alternativeSegments ? try candidates() : []
        let own = FillCandidate(choice: .derived, layers: derived.layers)
        var choice: FillChoice?
        switch policy {
        case .take: break
        case .alternative:
            guard let best = found.first(where: { $0.choice != .outline }) else { break }
            (choice, derived.layers) = (best.choice, best.layers)
        case .outline: (choice, derived.layers) = (.outline, try formRequest.outlined().layers.layers)
        }
        settled[request.shape.base] = choice
        guard judgesFills else { return }
        let others = (choice == nil ? [] : [own]) + found.filter { $0.choice != choice }
        alternatives[request.shape.base] = others
        let lines = others.map { $0.choice.manifest(insteadOf: entry.settings.fill) }
        diagnostics.append(
            Diagnostic(
                .info, id: Lint.doubtfulFill.id, message(on: request, derived.uncertainty, choice), at: entry.location,
                subject: "glyph \(entry.name)",
                hint: lines.isEmpty ? nil : "compare the alternatives: " + lines.joined(separator: ", ")))
    }

    private func message(on request: AppearanceRequest, _ uncertainty: Double, _ choice: FillChoice?) -> String {
        let share = Int((100 * uncertainty).rounded())
        let drawing = request.source == entry.source ? "" : " (\(request.source))"
        let outcome =
            switch choice {
            case nil: ""
            case .outline: ": the outline is kept"
            case let other?: ": " + other.manifest(insteadOf: entry.settings.fill) + " is used instead"
            }
        return "'\(entry.name)'\(drawing) has a low-confidence fill (uncertainty \(share) %)" + outcome
    }
}
