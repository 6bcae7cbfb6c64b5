package import GlyphModel
package import Markup
package import PathGeometry

/// How the paints of a drawing that gets one colour are read: areas in the background's colour are not ink.
package struct Knockout {
    /// Whether the drawing is shown in dark appearances only.
    package var isForDark = false
    /// Whether the manifest states the treatment of an element.
    var isStated: (ElementIdentity) -> Bool

    package init(isForDark: Bool = false, isStated: @escaping (ElementIdentity) -> Bool) {
        self.isForDark = isForDark
        self.isStated = isStated
    }

    /// The outline without areas in the background's colour: they are removed from everything below them. A
    /// translucent one lets the layers below show through with a lower opacity:
    ///
    ///     ┌─────────┐        ┌─────────┐
    ///     │ ┌─────┐ │        │ ┌─────┐ │
    ///     │ │white│ │   ->   │ │     │ │    a hole; with white at 30 %, an area at 70 %
    ///     │ └─────┘ │        │ └─────┘ │
    ///     └─────────┘        └─────────┘
    ///
    /// - Returns: nil if there are no such areas.
    /// - Throws: the errors of `outlined`.
    func outline(of glyph: Glyph, tolerance: Tolerance) throws(Findings) -> [OutlinedLayer]? {
        // Most drawings have one paint; for these nothing is computed.
        let paints = glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }
        guard Set(paints).count > 1, paints.contains(where: { $0.opacity(asGround: .white) != nil }) else { return nil }
        let length = tolerance.length(in: glyph.viewBox.extent)
        let outline = try glyph.outlined(tolerance: tolerance)
        let grounds = GroundReading(
            outline: outline, viewBox: glyph.viewBox, tolerance: length, isForDark: isForDark, isStated: isStated
        ).opacities()
        guard grounds.contains(where: { $0 != nil }) else { return nil }
        var result: [OutlinedLayer] = []
        for (index, layer) in outline.enumerated() {
            guard let opacity = grounds[index] else {
                result.append(layer)
                continue
            }
            let above = outline.indices.filter { $0 > index && grounds[$0] == nil && outline[$0].paint.isOpaque }
                .map { outline[$0] }
            let count = result.count
            result = result.flatMap { below in
                var seen = below.seen(through: layer, opacity: opacity, below: above, tolerance: length)
                if !below.isStroke, !seen.isEmpty {
                    seen[0].openPoints += below.holes(cutBy: layer, below: above, tolerance: length)
                }
                return seen
            }
            // A translucent area cuts layers below it in two, which all later steps keep.
            WorkLimit.spend(count + 3000 * max(0, result.count - count))
            if WorkLimit.isExceeded { return [] }
        }
        return result
    }
}

extension Knockout {
    /// For a drawing that keeps its paints and has one ink besides the background's colour; nil for other drawings, in
    /// which white is a colour like the others.
    ///
    /// - Parameter parts: the overrides; elements that they name are not background.
    package static func ofOneInk(in glyph: Glyph, _ parts: [PartOverride] = []) -> Knockout? {
        let inks = glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }
            .filter { $0.opacity(asGround: .white) == nil }
        guard let first = inks.first, inks.allSatisfy({ $0 == first || $0.isPlainInk && first.isPlainInk })
        else { return nil }
        return Knockout { element in parts.contains { $0.names(element) } }
    }
}

extension PartOverride {
    /// Whether it names the element, rather than a face.
    package func names(_ element: ElementIdentity) -> Bool {
        if case .elements(let selector) = target { selector.matches(element) } else { false }
    }
}

extension Glyph {
    /// The outline, with areas in the background's colour removed if the paints are not kept.
    package func outlined(_ knockout: Knockout?, tolerance: Tolerance) throws(Findings) -> [OutlinedLayer] {
        if let outline = try knockout?.outline(of: self, tolerance: tolerance) { return outline }
        return try outlined(tolerance: tolerance)
    }
}

extension OutlinedLayer {
    /// A point in each hole that a layer in the background's colour makes in this layer, if no ink is drawn in it.
    fileprivate func holes(cutBy ground: OutlinedLayer, below layers: [OutlinedLayer], tolerance: Double) -> [Point] {
        guard let box = path.bounds, let groundBox = ground.path.bounds, box.intersects(groundBox) else { return [] }
        var hole = path.combined(with: ground.path, by: .intersection, tolerance: tolerance)
        let near = layers.map(\.path).filter { $0.controlBounds?.intersects(groundBox) ?? false }
        if !hole.isEmpty, !near.isEmpty {
            let cover = Path.union(ofNonNegative: near, tolerance: tolerance)
            hole = hole.combined(with: cover, by: .difference, tolerance: tolerance)
        }
        let tree = ContourTree(hole)
        return tree.roots.compactMap { FillDecision($0, of: tree, .kept, .solidInk).point(tolerance: 8 * tolerance) }
    }

    /// The visible part of the layer below a layer in the background's colour: the uncovered part, and the part that
    /// shows through.
    ///
    /// - Parameter layers: ink above the ground. In a translucent group with both, it hides the ground from layers
    ///   below the group.
    fileprivate func seen(
        through layer: OutlinedLayer, opacity: Double, below layers: [OutlinedLayer], tolerance: Double
    ) -> [OutlinedLayer] {
        var ground = layer
        // Groups that contain both are already composited.
        let common = zip(groups, ground.groups).prefix { $0.id == $1.id }.count
        let opacity = ground.groups.dropFirst(common).reduce(opacity) { $0 * $1.opacity }
        if let group = ground.groups.dropFirst(common).first, group.opacity < 1 {
            let hiding = layers.filter { $0.groups.contains { $0.id == group.id } }.map(\.path)
            if !hiding.isEmpty {
                let cover = Path.union(ofNonNegative: hiding, tolerance: tolerance)
                ground.path = ground.path.combined(with: cover, by: .difference, tolerance: tolerance)
            }
        }
        guard let box = path.bounds, let groundBox = ground.path.bounds, box.intersects(groundBox)
        else { return [self] }
        // An opacity below one step of 255 is not visible.
        let step = 1.0 / 255
        if opacity < step { return [self] }
        var (free, below) = (self, self)
        free.path = path.combined(with: ground.path, by: .difference, tolerance: tolerance)
        var seen = free.path.isEmpty ? [] : [free]
        if opacity < 1 - step {
            below.path = path.combined(with: ground.path, by: .intersection, tolerance: tolerance)
            below.paint = paint.fainter(by: 1 - opacity)
            if !below.path.isEmpty { seen.append(below) }
        }
        return seen
    }
}
