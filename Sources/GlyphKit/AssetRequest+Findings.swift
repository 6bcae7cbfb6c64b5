internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphModel
internal import Markup

/// The findings about the assets of an entry, in words.
extension AssetRequest {
    func diagnostic(of finding: AssetFinding) -> Diagnostic {
        func error(_ id: String, _ message: String, at location: SourceFile.Location? = nil, hint: String) -> Diagnostic
        {
            Diagnostic(.error, id: id, message, at: location ?? entry.location, hint: hint)
        }
        switch finding {
        case .fault(let fault, let drawing): return placed(fault, in: drawing)
        case .nothingToFill(let drawing):
            return glyph(drawing)?.nothingToFill
                ?? Diagnostic(.info, id: Diagnostic.nothingToFillID, "there is nothing to fill", at: entry.location)
        case .nothingVisible(let drawing, let isEmpty):
            return error(
                "empty-glyph", "nothing of '\(entry.name)' (\(source(drawing))) is visible",
                hint: isEmpty ? emptyHint : "what it draws is invisible or outside its view box")
        case .nothingLeft(let word):
            return error(
                "empty-glyph", "nothing is left of '\(entry.name)' after '\(word)'",
                hint: "remove this variant, or draw the glyph larger")
        case .noStrokesToGrade(let place):
            return error(
                "not-supported-yet", "a grade for a drawing without strokes is not supported yet",
                at: location(place), hint: "give the appearance a source of its own")
        case .unbearableWeight(let weight):
            return error(
                "unbearable-weight",
                "'\(entry.name)' cannot be drawn at \(decimalText(weight, digits: 2))× its stroke width: gaps would close, "
                    + "or lines would come apart", hint: "remove this weight, or draw the glyph with strokes")
        case .lowConfidence(let fill): return diagnostic(of: fill)
        case .limitedWeights(let weights): return diagnostic(of: weights)
        case .unknownVariant(let text): return unknown(text)
        case .idleSelector(let place, let drawing): return Selector.idle(in: source(drawing), at: location(place))
        case .idlePoint(let place, let drawing):
            return PartOverride.idle(
                in: source(drawing), at: location(place),
                hint: "'twinlight fill --explain' lists a point for each contour")
        case .mergedPaints(var merged):
            merged.tint = merged.tint.role(among: roles) ?? merged.tint
            return merged.diagnostic(of: entry, source: source(merged.drawing), palette: palette)
        }
    }

    private func source(_ number: Int) -> String { entry.sources.indices.contains(number) ? entry.sources[number] : "" }

    private func location(_ number: Int) -> SourceFile.Location? {
        let places = entry.places
        return places.indices.contains(number) ? places[number] : nil
    }

    private func placed(_ fault: Diagnostic, in drawing: Int?) -> Diagnostic {
        var placed = fault
        if let path = drawing.flatMap(glyph)?.layers.first?.location.path { placed.location?.path = path }
        placed.location = placed.location ?? entry.location
        return placed
    }

    private func unknown(_ variant: String) -> Diagnostic {
        var (message, hint) = ("the variant '\(variant)' does not exist", String?.none)
        do { _ = try DerivationName.parse(variant, among: derivations) } catch {
            (message, hint) = (error.message, error.hint)
        }
        return Diagnostic(.error, id: "unknown-variant", message, at: entry.location, hint: hint)
    }

    private func diagnostic(of fill: AssetFinding.LowConfidence) -> Diagnostic {
        let share = Int((100 * fill.uncertainty).rounded())
        let drawing = fill.drawing.map { " (\(source($0)))" } ?? ""
        let outcome = fill.shown.map { $0.isEmpty ? ": the outline is kept" : ": " + $0 + " is used instead" } ?? ""
        return Diagnostic(
            .info, id: Lint.doubtfulFill.id,
            "'\(entry.name)'\(drawing) has a low-confidence fill (uncertainty \(share) %)" + outcome,
            at: entry.location, subject: "glyph \(entry.name)",
            hint: fill.others.isEmpty ? nil : "compare the alternatives: " + fill.others.joined(separator: ", "))
    }

    /// For a drawing without a painted shape: design tools export an empty frame as one.
    private var emptyHint: String {
        entry.settings.geometry.drop == .frame
            ? "it has no shape but a frame, which drop=\"frame\" leaves out: export the frame with its content, or state "
                + "drop=\"none\" here"
            : "it has no shape with a fill or a stroke: export the frame with its content, or remove the glyph"
    }

    private func diagnostic(of weights: AssetFinding.LimitedWeights) -> Diagnostic {
        func text(_ name: String, _ weight: AssetFinding.LimitedWeights.Weight) -> String {
            "\(name) has \(decimalText(weight.width, digits: 2)) times Regular's stroke width, since \(weight.limit.reason)"
        }
        let limits = [weights.light.map { text("Ultralight", $0) }, weights.heavy.map { text("Black", $0) }]
        let name = weights.suffix.isEmpty ? entry.name : entry.name + "." + weights.suffix
        return Diagnostic(
            .info, id: Diagnostic.limitedWeightsID, "'\(name)': " + limits.compactMap { $0 }.joined(separator: "; "),
            at: entry.location,
            hint: "move what is close apart, or accept it: text of another weight than Regular shows the difference")
    }
}

extension Selector {
    /// An error for a selector that matches nothing.
    ///
    /// - Parameter drawing: the name of the drawing that it selects from.
    static func idle(in drawing: String, at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .error, id: "selector-matches-nothing", "the selector matches nothing in '\(drawing)'", at: location,
            hint: "use '#id', '.class' or an element's name; elements without paint do not count")
    }
}

extension PartOverride {
    /// An error for a point with nothing to treat.
    static func idle(in drawing: String, at location: SourceFile.Location?, hint: String) -> Diagnostic {
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
