internal import GlyphDerivation
internal import GlyphModel
internal import Markup

extension EntryBuild {
    /// A selector that matches nothing is a typo. Elements that a derivation step adds can be selected, too.
    mutating func checkSelectors() {
        let drawn = derived.filter { !$0.key.steps.isEmpty }.values.flatMap { $0.layers.map(\.element) }
        let elements = entry.sources.flatMap { glyphs[$0]?.layers.map(\.element) ?? [] } + drawn
        var selectors = entry.layers.map { ($0.selector, $0.location) }
        for part in entry.parts {
            if case .elements(let selector) = part.target { selectors.append((selector, part.location)) }
        }
        // Reported before its consequences.
        let faults = selectors.filter { selector, _ in !elements.contains(where: selector.matches) }.map {
            _, location in
            Diagnostic(
                .error, id: "selector-matches-nothing", "the selector matches nothing in '\(entry.source)'",
                at: location,
                hint: "use '#id', '.class' or an element's name; elements without paint do not count")
        }
        diagnostics = faults + diagnostics
    }

    /// A point at which no drawing has anything to treat is a typo, too.
    mutating func checkPoints() {
        guard let first = idleParts.first else { return }
        let idle = idleParts.dropFirst().reduce(first) { $0.intersection($1) }
        for part in entry.parts where idle.contains(part) {
            report(
                "point-names-nothing",
                "'\(entry.source)' has neither a contour nor an open counter around this point",
                at: part.location, hint: "'twinlight fill --explain' lists a point for each contour")
        }
    }

    /// Paints of a drawing that become one colour, so that an edge between them is lost. Reported once for each
    /// drawing.
    mutating func checkPaints() {
        var seen: Set<String> = []
        for appearance in entry.settings.appearances {
            let request = AppearanceRequest(of: entry, in: appearance, as: DerivationName(.outline))
            guard entry.settings.rendering != .original, seen.insert(request.source).inserted,
                let glyph = glyphs[request.source], let outline = paintedOutline(of: glyph, for: request),
                let merged = MergedPaints(of: outline, tint: tint(of: request), viewBox: glyph.viewBox)
            else { continue }
            diagnostics.append(
                merged.diagnostic(
                    of: entry, source: request.source, tint: request.tint, palette: palette, hasFrame: glyph.hasFrame))
        }
    }

    /// Nil where all is of one paint, or where outlining failed, which is reported elsewhere.
    private func paintedOutline(of glyph: Glyph, for request: AppearanceRequest) -> [OutlinedLayer]? {
        guard Set(glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }).count > 1
        else { return nil }
        do {
            return try glyph.outlined(knockout(in: request.shape), tolerance: tolerance)
        } catch {
            return nil
        }
    }
}
