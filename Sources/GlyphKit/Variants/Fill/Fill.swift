public import Markup
public import PathGeometry

extension Glyph {
    /// The solid form of a hollow glyph.
    ///
    /// Closed bodies are filled, details that lie wholly inside them are treated as `style` says, and
    /// what is open (arrows, crosses, strokes beside a body) stays as it is.
    ///
    /// Layers in different colours are filled apart and keep their order, so that each can still be
    /// tinted by itself.
    ///
    /// - Parameters:
    ///   - parts: overrides for single elements or regions; a later one wins.
    ///   - isTogether: do two layers belong to one body? Layers that do are drawn as one.
    /// - Throws: what `outlined` throws.
    public func filled(
        style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool = { $0.paint == $1.paint }
    ) throws(Findings) -> (layers: [OutlinedLayer], diagnostics: [Diagnostic]) {
        let length = tolerance.length(in: viewBox.extent)
        let sorted = PartSorting(try outlined(tolerance: tolerance), parts)
        var result: [OutlinedLayer] = []
        var isChanged = !sorted.isPlain
        let groups = sorted.bodies.grouped(by: isTogether)
        let inks = groups.map { group in
            group.count == 1 ? group[0].path : Path.union(ofPositive: group.map(\.path), tolerance: length)
        }
        for (index, group) in groups.enumerated() {
            var layer = group[0]
            let ink = inks[index]
            let width = strokeWidth(of: group)
            func solid(_ ink: Path, _ drawn: Path) -> Path {
                Filling(
                    ink: ink, drawn: drawn, strokeWidth: width, style: style, regions: sorted.regions, tolerance: length
                ).result()
            }
            layer.path = style.gaps == .close
                ? CrossedGap.closing(
                    ink, neighbours: inks.indices.filter { $0 != index }.map { inks[$0] }, strokeWidth: width,
                    gapWidth: style.gapWidth, tolerance: length, solid) : solid(ink, ink)
            isChanged = isChanged || layer.path != ink
            result.append(layer)
        }
        result = sorted.applied(to: result, isTogether, tolerance: length)
        return (result, isChanged ? [] : [nothingToFill])
    }

    /// The width of most strokes in a group of layers; nil where they were drawn as areas.
    private func strokeWidth(of group: [OutlinedLayer]) -> Double? {
        let widths = layers
            .filter { layer in group.contains { $0.location == layer.location } }
            .compactMap { $0.stroke?.style.width }.sorted()
        return widths.isEmpty ? nil : widths[widths.count / 2]
    }

    private var nothingToFill: Diagnostic {
        Diagnostic(
            .info, id: Diagnostic.nothingToFillID, "'\(name)' has no closed body: its filled form is its outline",
            at: layers.first?.location)
    }
}

extension Diagnostic {
    /// A glyph whose filled form is its outline.
    static let nothingToFillID = "nothing-to-fill"
}

extension Sequence where Element == OutlinedLayer {
    /// Runs of layers that belong together, in the order of their first ones.
    func grouped(by isTogether: (OutlinedLayer, OutlinedLayer) -> Bool) -> [[OutlinedLayer]] {
        var groups: [[OutlinedLayer]] = []
        for layer in self {
            if let index = groups.firstIndex(where: { isTogether($0[0], layer) }) {
                groups[index].append(layer)
            } else {
                groups.append([layer])
            }
        }
        return groups
    }
}
