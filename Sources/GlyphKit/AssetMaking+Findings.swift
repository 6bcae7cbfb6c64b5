internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphModel
internal import Markup

/// What an entry's derivations found, in words, and what is checked of the entry as a whole.
extension AssetMaking {
    func diagnostic(of finding: DerivationFinding, _ request: AppearanceRequest) -> Diagnostic {
        func error(_ id: String, _ message: String, at location: SourceFile.Location?, hint: String) -> Diagnostic {
            Diagnostic(.error, id: id, message, at: location, hint: hint)
        }
        switch finding {
        case .ofDrawing(let diagnostic): return diagnostic
        case .nothingVisible(let isEmpty):
            return error(
                "empty-glyph", "nothing of '\(entry.name)' (\(request.spec.source)) is visible", at: entry.location,
                hint: isEmpty ? emptyHint : "what it draws is invisible or outside its view box")
        case .nothingLeft(let word):
            return error(
                "empty-glyph", "nothing is left of '\(entry.name)' after '\(word)'", at: entry.location,
                hint: "remove this variant, or draw the glyph larger")
        case .noStrokesToGrade:
            return error(
                "not-supported-yet", "a grade for a drawing without strokes is not supported yet",
                at: request.gradeLocation, hint: "give the appearance a source of its own")
        case .unbearableWeight(let weight):
            return error(
                "unbearable-weight",
                "'\(entry.name)' does not bear \(decimalText(weight, digits: 2)) times its stroke width: gaps would close, "
                    + "or lines come apart", at: entry.location,
                hint: "remove this weight, or draw the glyph with strokes")
        case .lowConfidence(let uncertainty, let choice, let others):
            let lines = others.map { $0.manifest(insteadOf: entry.settings.geometry.fill) }
            return Diagnostic(
                .info, id: Lint.doubtfulFill.id, message(on: request, uncertainty, choice), at: entry.location,
                subject: "glyph \(entry.name)",
                hint: lines.isEmpty ? nil : "compare the alternatives: " + lines.joined(separator: ", "))
        }
    }

    private func message(on request: AppearanceRequest, _ uncertainty: Double, _ choice: FillChoice?) -> String {
        let share = Int((100 * uncertainty).rounded())
        let drawing = request.spec.source == entry.source ? "" : " (\(request.spec.source))"
        let outcome =
            switch choice {
            case nil: ""
            case .outline: ": the outline is kept"
            case let other?: ": " + other.manifest(insteadOf: entry.settings.geometry.fill) + " is used instead"
            }
        return "'\(entry.name)'\(drawing) has a low-confidence fill (uncertainty \(share) %)" + outcome
    }

    /// For a drawing without a painted shape: design tools export an empty frame as one.
    private var emptyHint: String {
        entry.settings.geometry.drop == .frame
            ? "it has no shape but a frame, which drop=\"frame\" leaves out: export the frame with its content, or state "
                + "drop=\"none\" here"
            : "it has no shape with a fill or a stroke: export the frame with its content, or remove the glyph"
    }

    /// Says which weights are less light or heavy than they should be, where text beside the symbol would show it.
    mutating func report(_ masters: WeightMasters, of name: String) {
        var limits: [String] = []
        let (light, heavy) = (masters.ultralight, masters.black)
        if light.width > WeightMasters.plainLightest, let limit = light.limit {
            limits.append(
                "Ultralight has \(decimalText(light.width, digits: 2)) times Regular's stroke width, since \(limit.reason)"
            )
        }
        if heavy.width < WeightMasters.plainHeaviest, let limit = heavy.limit {
            limits.append(
                "Black has \(decimalText(heavy.width, digits: 2)) times Regular's stroke width, since \(limit.reason)")
        }
        if limits.isEmpty { return }
        diagnostics.append(
            Diagnostic(
                .info, id: Diagnostic.limitedWeightsID, "'\(name)': " + limits.joined(separator: "; "),
                at: entry.location,
                hint: "move what is close apart, or accept it: text of another weight than Regular shows the difference"
            ))
    }

    // MARK: - The entry as a whole

    /// A selector that matches nothing is a typo. Elements that a derivation step adds can be selected, too.
    mutating func checkSelectors() {
        let elements = entry.sources.flatMap { glyphs[$0]?.layers.map(\.element) ?? [] } + deriver.drawnElements
        // Reported before its consequences.
        diagnostics =
            Selector.faults(of: entry.layers, entry.parts, among: elements, in: entry.source) + diagnostics
    }

    /// A point at which no drawing has anything to treat is a typo, too.
    mutating func checkPoints() {
        let idle = deriver.idleParts
        for part in entry.parts where idle.contains(part) {
            diagnostics.append(
                part.namesNothing(in: entry.source, hint: "'twinlight fill --explain' lists a point for each contour"))
        }
    }

    /// Paints of a drawing that become one colour, so that an edge between them is lost. Reported once for each
    /// drawing.
    mutating func checkPaints() {
        var seen: Set<String> = []
        for appearance in entry.settings.geometry.appearances {
            let request = AppearanceRequest(of: entry, in: appearance, as: DerivationName(.outline))
            let source = request.spec.source
            guard entry.settings.paint.rendering != .original, seen.insert(source).inserted, let glyph = glyphs[source],
                let outline = paintedOutline(of: glyph, for: request.spec),
                let merged = MergedPaints(of: outline, tint: tinting(of: request), viewBox: glyph.viewBox)
            else { continue }
            diagnostics.append(
                merged.diagnostic(
                    of: entry, source: source, tint: request.tint, palette: palette, hasFrame: glyph.hasFrame))
        }
    }

    /// Nil where all is of one paint, or where outlining failed, which is reported elsewhere.
    private func paintedOutline(of glyph: Glyph, for spec: DerivationSpec) -> [OutlinedLayer]? {
        guard Set(glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }).count > 1
        else { return nil }
        return try? glyph.outlined(spec.knockout, tolerance: tolerance)
    }
}

extension Selector {
    /// Errors for selectors that match none of some elements.
    ///
    /// - Parameter drawing: the name of what has them.
    static func faults(
        of layers: [LayerOverride], _ parts: [PartOverride], among elements: [ElementIdentity], in drawing: String
    ) -> [Diagnostic] {
        var selectors = layers.map { ($0.selector, $0.location) }
        for part in parts {
            if case .elements(let selector) = part.target { selectors.append((selector, part.location)) }
        }
        return selectors.filter { selector, _ in !elements.contains(where: selector.matches) }.map { _, location in
            Diagnostic(
                .error, id: "selector-matches-nothing", "the selector matches nothing in '\(drawing)'", at: location,
                hint: "use '#id', '.class' or an element's name; elements without paint do not count")
        }
    }
}

extension PartOverride {
    /// An error for a point with nothing to treat.
    func namesNothing(in drawing: String, hint: String) -> Diagnostic {
        Diagnostic(
            .error, id: "point-names-nothing",
            "'\(drawing)' has neither a contour nor an open counter around this point", at: location, hint: hint)
    }
}

extension Diagnostic {
    static let limitedWeightsID = "limited-weights"
}

extension WeightMasters.Limit {
    fileprivate var reason: String {
        switch self {
        case .gap: "a gap or a counter would close"
        case .contact: "lines that touch would come apart"
        case .crossing: "edges would cross"
        case .detail: "the outline has more than \(DerivationLimits.movingSegments) segments"
        }
    }
}
