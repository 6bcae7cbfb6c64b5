internal import GlyphDerivation
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// What a picture in three weights depends on.
struct SymbolRequest: Hashable {
    var shape: AppearanceRequest.Shape
    var tint: ColorRole
}

extension EntryBuild {
    /// The picture of a request in three weights; nil where it could not be derived.
    mutating func symbol(of request: AppearanceRequest, as suffix: String) -> SymbolDrawing? {
        let key = SymbolRequest(shape: request.shape, tint: request.tint)
        if let known = symbols[key] { return known }
        guard let glyph = glyphs[request.source], let picture = derived[request.shape] else { return nil }
        let pen = try? context(of: glyph, request, nil).pen()
        // A drawing without any line gets bolder by what lines of usual sets do: lines of 2 in 24 units.
        let width = pen?.width ?? entry.settings.frame(of: glyph.viewBox) / 12
        let box = picture.viewBox
        guard
            let (symbol, masters) = picture.symbol(
                tint(of: request),
                size: (
                    glyph.width * (box.width / glyph.viewBox.width), glyph.height * (box.height / glyph.viewBox.height)
                ),
                strokeWidth: width, tolerance: tolerance)
        else { return nil }
        report(masters, of: suffix.isEmpty ? entry.name : entry.name + "." + suffix)
        symbols[key] = symbol
        return symbol
    }

    /// Says which weights are less light or heavy than they should be, where text beside the symbol would show it.
    private mutating func report(_ masters: WeightMasters, of name: String) {
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
