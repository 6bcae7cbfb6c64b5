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
        try outlined(tolerance: tolerance, isUnited: true)
    }

    /// - Parameter isUnited: if not, strokes are left as overlapping pieces, and some fills as drawn, to be united
    ///   with others in one sweep.
    func outlined(tolerance: Tolerance, isUnited: Bool) throws(Findings) -> [OutlinedLayer] {
        try DerivationLimits.bounded(at: layers.last?.location) { () throws(Findings) in
            try checkedOutline(tolerance: tolerance, isUnited: isUnited)
        }
    }

    private func checkedOutline(tolerance: Tolerance, isUnited: Bool) throws(Findings) -> [OutlinedLayer] {
        let length = tolerance.length(in: viewBox.extent)
        try checkComplexity(tolerance: length)
        var outlined: [OutlinedLayer] = []
        var faults = Findings()
        for layer in layers {
            do { outlined += try layer.outlined(tolerance: length, isUnited: isUnited) } catch {
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
    func outlined(tolerance: Double, isUnited: Bool = true) throws(LayerFault) -> [OutlinedLayer] {
        var outlined: [OutlinedLayer] = []
        func add(
            _ area: Path, _ paint: Paint, drawnRule: FillRule? = nil, isStroke: Bool = false, shape: DrawnShape? = nil
        ) {
            let seen = clip.map { area.combined(with: $0, by: .intersection, tolerance: tolerance) } ?? area
            guard !seen.isEmpty else { return }
            var layer = OutlinedLayer(path: seen, paint: paint, groups: groups, element: element, location: location)
            layer.drawnRule = drawnRule
            layer.isStroke = isStroke
            if isUnited, clip == nil { layer.shape = shape }
            outlined.append(layer)
        }
        if let fill {
            // A path with an area is hardly ever empty in normal form.
            if !isUnited, clip == nil, abs(path.area) > tolerance {
                add(path, fill.paint, drawnRule: fill.rule)
            } else {
                add(
                    path.normalized(fill.rule, tolerance: tolerance), fill.paint,
                    shape: DrawnShape(path, fill: fill.rule))
            }
        }
        if let stroke {
            do {
                let area =
                    isUnited || clip != nil
                    ? try path.stroked(stroke.style, tolerance: tolerance)
                    : try path.strokePieces(stroke.style, tolerance: tolerance)
                add(area, stroke.paint, isStroke: true, shape: DrawnShape(path, stroke: stroke.style))
            } catch {
                throw LayerFault(diagnostic: tooManyDashes(error))
            }
        }
        return outlined
    }
}

/// The reason why a layer could not be outlined.
struct LayerFault: Error { var diagnostic: Diagnostic }
