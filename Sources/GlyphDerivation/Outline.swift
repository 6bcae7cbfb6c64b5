package import GlyphModel
package import Markup
package import PathGeometry

extension Glyph {
    /// Converts every layer to areas: fills in normal form, strokes expanded, clips applied.
    ///
    /// Each layer gives its fill, then its stroke; layers that are clipped completely are omitted.
    ///
    /// - Throws: a diagnostic for every layer with too many dashes.
    package func outlined(tolerance: Tolerance) throws(Findings) -> [OutlinedLayer] {
        try DerivationLimits.bounded(at: layers.last?.location) { () throws(Findings) in
            try checkedOutline(tolerance: tolerance)
        }
    }

    private func checkedOutline(tolerance: Tolerance) throws(Findings) -> [OutlinedLayer] {
        let length = tolerance.length(in: viewBox.extent)
        try checkComplexity(tolerance: length)
        var outlined: [OutlinedLayer] = []
        var faults = Findings()
        for layer in layers {
            do { outlined += try layer.outlined(tolerance: length) } catch {
                faults.append(error.diagnostic)
            }
        }
        if faults.containErrors { throw faults }
        try checkSegments(of: outlined)
        return outlined
    }
}

extension Layer {
    /// - Parameter tolerance: a length in units of the view box.
    func outlined(tolerance: Double) throws(LayerFault) -> [OutlinedLayer] {
        var outlined: [OutlinedLayer] = []
        func add(_ area: Path, _ paint: Paint, isStroke: Bool = false, _ shape: DrawnShape?) {
            let seen = clip.map { area.combined(with: $0, by: .intersection, tolerance: tolerance) } ?? area
            guard !seen.isEmpty else { return }
            var layer = OutlinedLayer(path: seen, paint: paint, groups: groups, element: element, location: location)
            layer.isStroke = isStroke
            if clip == nil { layer.shape = shape }
            outlined.append(layer)
        }
        if let fill {
            add(
                path.normalized(fill.rule, expectsDisjoint: true, tolerance: tolerance), fill.paint,
                DrawnShape(path, fill: fill.rule))
        }
        if let stroke {
            do {
                add(
                    try path.stroked(stroke.style, tolerance: tolerance), stroke.paint, isStroke: true,
                    DrawnShape(path, stroke: stroke.style))
            } catch {
                throw LayerFault(diagnostic: tooManyDashes(error))
            }
        }
        return outlined
    }
}

/// The reason why a layer could not be outlined.
struct LayerFault: Error { var diagnostic: Diagnostic }
