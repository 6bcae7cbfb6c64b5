internal import GlyphDerivation
internal import GlyphModel
internal import Markup

extension EntryBuild {
    /// A selector that names nothing is a slip of the pen, not a wish. What a step has drawn can be named, too.
    mutating func checkSelectors() {
        let drawn = derived.filter { !$0.key.steps.isEmpty }.values.flatMap { $0.layers.map(\.element) }
        let elements = entry.sources.flatMap { glyphs[$0]?.layers.map(\.element) ?? [] } + drawn
        var selectors = entry.layers.map { ($0.selector, $0.location) }
        for part in entry.parts {
            if case .elements(let selector) = part.target { selectors.append((selector, part.location)) }
        }
        // Told before what comes of it.
        let faults = selectors.filter { selector, _ in !elements.contains(where: selector.matches) }.map {
            _, location in
            Diagnostic(
                .error, id: "selector-matches-nothing", "nothing in '\(entry.source)' is selected by this",
                at: location,
                hint: "select '#id', '.class' or an element's name; unpainted elements do not count")
        }
        diagnostics = faults + diagnostics
    }

    /// Nor is a point where no drawing has anything to treat.
    mutating func checkPoints() {
        guard let first = idleParts.first else { return }
        let idle = idleParts.dropFirst().reduce(first) { $0.intersection($1) }
        for part in entry.parts where idle.contains(part) {
            report(
                "point-names-nothing",
                "'\(entry.source)' has no contour around this point, and no room that could be closed",
                at: part.location, hint: "'twinlight fill --explain' lists a point for each contour")
        }
    }

    /// Paints of a drawing that come out as one colour, where an edge between them is lost. Told once for each drawing.
    mutating func checkPaints() {
        var seen: Set<String> = []
        for appearance in entry.settings.appearances {
            let shot = Shot(of: entry, in: appearance, as: DerivationName(.outline))
            guard entry.settings.rendering != .original, seen.insert(shot.source).inserted,
                let glyph = glyphs[shot.source], let outline = paintedOutline(of: glyph, for: shot),
                let merged = MergedPaints(of: outline, tint: tint(of: shot), viewBox: glyph.viewBox)
            else { continue }
            diagnostics.append(merged.diagnostic(of: entry, source: shot.source, tint: shot.tint, palette: palette))
        }
    }

    /// Nil where all is of one paint; what keeps it from being outlined was reported.
    private func paintedOutline(of glyph: Glyph, for shot: Shot) -> [OutlinedLayer]? {
        guard Set(glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }).count > 1
        else { return nil }
        do {
            return try glyph.outlined(knockout(in: shot.shape), tolerance: tolerance)
        } catch {
            return nil
        }
    }
}
