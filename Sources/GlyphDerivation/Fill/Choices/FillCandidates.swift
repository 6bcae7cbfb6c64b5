package import GlyphModel
package import Markup
package import PathGeometry

/// A fill and its alternatives.
package struct FillCandidates: Sendable {
    package struct Alternative: Sendable {
        package var choice: FillChoice
        package var layers: [OutlinedLayer]
        /// How much it adds to the evidence against the fill; negative if it supports the fill.
        package var weight: Double

        package init(choice: FillChoice, layers: [OutlinedLayer], weight: Double) {
            self.choice = choice
            self.layers = layers
            self.weight = weight
        }
    }

    /// The fill in the requested style.
    package var layers: [OutlinedLayer]
    /// At most eight alternatives that look different from the fill and from each other, the most likely first.
    package var alternatives: [Alternative]
    /// How likely a designer would have drawn something else, 0 … 1. It is not a calibrated probability for an unknown
    /// set, but it ranks the glyphs of a set.
    package var uncertainty: Double

    /// The alternative that contributes most to the uncertainty; nil if none does.
    package var best: Alternative? {
        alternatives.filter { $0.weight > 0 }.reduce(nil) { best, other in
            best.map { $0.weight >= other.weight } == true ? best : other
        }
    }
}

extension Glyph {
    /// The filled form with its uncertainty and its alternatives. It computes several additional fills.
    ///
    /// - Throws: the errors of `outlined`.
    package func fillCandidates(
        style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool = { $0.isOneInk(with: $1) }
    ) throws(Findings) -> FillCandidates {
        let prepared = try prepared(
            parts: parts, tolerance: tolerance, knockout: .ofOneInk(in: self, parts), isTogether: isTogether)
        var search = FillSearch(
            prepared, style, fill: prepared.traced(style, isTogether: isTogether), isTogether: isTogether)
        return try search.candidates()
    }

    /// Points in open counters that could be taken for closed ones.
    package func openRooms(in outline: [OutlinedLayer], tolerance: Double) -> [Point] {
        let stated = strokeWidth(of: outline)
        let ink = Figure(
            .union(ofNonNegative: outline.map(\.path), tolerance: tolerance),
            flatness: flatness(strokeWidth: stated, tolerance: tolerance))
        return OpenCounter.all(in: ink, strokeWidth: stated ?? ink.flat.estimatedStrokeWidth() ?? 0)
            .compactMap { $0.innerPoint(in: ink) }
    }
}

extension FillStyle {
    /// The styles that differ in one or two options, those that designers choose more often first.
    var alternatives: [FillStyle] {
        func with(_ change: (inout FillStyle) -> Void) -> FillStyle {
            var other = self
            change(&other)
            return other
        }
        return [
            with { $0.lines = $0.lines == .cut ? .keep : .cut },
            with { $0.lines = $0.lines == .split ? .keep : .split },
            with { $0.rings = $0.rings == .clear ? .fill : .clear },
            with { $0.handles = $0.handles == .fill ? .loop : .fill },
            with { $0.handles = $0.handles == .open ? .loop : .open },
            with { $0.panels = $0.panels == .both ? .strip : .both },
            with { $0.panels = $0.panels == .panel ? .strip : .panel },
            with { $0.gaps = $0.gaps == .close ? .open : .close },
            with { $0 = islands == .cut ? .silhouette : .knockout },
            with { $0.lines = $0.lines == .keep ? .detail : .keep },
            with { $0.rings = $0.rings == .fill ? .emblem : .fill },
        ]
    }
}
