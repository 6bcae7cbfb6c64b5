package import GlyphModel
package import Markup
package import PathGeometry

/// A fill with what else it could have been.
package struct FillCandidates: Sendable {
    package struct Alternative: Sendable {
        package var choice: FillChoice
        package var layers: [OutlinedLayer]
        /// How much it adds to the evidence against the fill; negative where it speaks for it.
        package var weight: Double

        package init(choice: FillChoice, layers: [OutlinedLayer], weight: Double) {
            self.choice = choice
            self.layers = layers
            self.weight = weight
        }
    }

    /// The fill that the style gives.
    package var layers: [OutlinedLayer]
    /// At most eight others that look different from it and from each other, the likelier first.
    package var alternatives: [Alternative]
    /// How likely a designer would have drawn something else, 0 … 1. No probability of a set that is not
    /// known: good for ranking its glyphs.
    package var uncertainty: Double

    /// The one that casts most doubt on the fill; nil where none does.
    package var best: Alternative? {
        alternatives.filter { $0.weight > 0 }.reduce(nil) { best, other in
            best.map { $0.weight >= other.weight } == true ? best : other
        }
    }
}

extension Glyph {
    /// The filled form, with its uncertainty and its alternatives. Costs some fills more.
    ///
    /// - Throws: what `outlined` throws.
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

    /// Points in rooms that are open, though one might take them for insides.
    package func openRooms(in outline: [OutlinedLayer], tolerance: Double) -> [Point] {
        let stated = strokeWidth(of: outline)
        let ink = Figure(
            .union(ofNonNegative: outline.map(\.path), tolerance: tolerance),
            flatness: flatness(strokeWidth: stated, tolerance: tolerance))
        return OpenRoom.rooms(in: ink, strokeWidth: stated ?? ink.flat.estimatedStrokeWidth() ?? 0)
            .compactMap { $0.innerPoint(in: ink) }
    }
}

extension FillStyle {
    /// The styles that differ in a choice or two, the ones that designers take more often first.
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
