public import PathGeometry

extension Glyph {
    /// Every layer as areas: fills in normal form, strokes expanded, clips applied.
    ///
    /// Each layer gives its fill, then its stroke; what is clipped away entirely is left out.
    public func outlined(tolerance: Tolerance) -> [OutlinedLayer] {
        let length = tolerance.length(in: viewBox.extent)
        return layers.flatMap { $0.outlined(tolerance: length) }
    }
}

extension Layer {
    /// - Parameter tolerance: a length in units of the view box.
    func outlined(tolerance: Double) -> [OutlinedLayer] {
        var areas: [(path: Path, paint: Paint)] = []
        if let fill { areas.append((path.normalized(fill.rule, tolerance: tolerance), fill.paint)) }
        if let stroke { areas.append((path.stroked(stroke.style, tolerance: tolerance), stroke.paint)) }
        return areas.compactMap { area in
            let seen = clip.map { area.path.combined(with: $0, by: .intersection, tolerance: tolerance) } ?? area.path
            guard !seen.isEmpty else { return nil }
            return OutlinedLayer(
                path: seen, paint: area.paint, groups: groups, element: element, location: location)
        }
    }
}
