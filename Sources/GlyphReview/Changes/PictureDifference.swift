internal import GlyphModel
package import PathGeometry

/// The visible change of a picture, as areas in the units of the old one's view box.
package struct PictureDifference: Hashable, Sendable {
    /// Drawn before, but not now.
    package var removed = Path()
    /// Drawn now, but not before.
    package var added = Path()
    /// Drawn before and now, in another colour.
    package var recolored = Path()
    /// Drawn before and now, in any colour.
    package var kept = Path()
    /// Whether the picture is shown in another size than before.
    package var isResized = false

    package var isShape: Bool { !removed.isEmpty || !added.isEmpty }
    package var isColor: Bool { !recolored.isEmpty }
    /// Whether the two show the same.
    package var isEmpty: Bool { !isShape && !isColor && !isResized }

    /// The changed fraction of the area that is drawn, before or now: 0…1.
    package var share: Double {
        let whole = kept.area + removed.area + added.area
        return whole > 0 ? min(1, (removed.area + added.area + recolored.area) / whole) : 0
    }
}

extension PictureDifference {
    /// The least visible width of a difference, as a fraction of the picture: a quarter of a pixel where it is 256
    /// pixels wide. Derivations may have an error of a twentieth of that.
    static let leastWidth = 1.0 / 1000

    /// Steps of a comparison, as `WorkLimit` counts them: as many as the derivation of the glyph may take.
    private static let work = 30_000_000

    /// - Parameter old: the old drawing, with its colours resolved, as `new`.
    init(from old: Drawing, to new: Drawing) {
        isResized = !old.hasSize(of: new)
        let new = new.aligned(to: old)
        if old == new && !isResized { return }
        let extent = old.viewBox.extent
        let (tolerance, width) = (Tolerance.standard.length(in: extent), Self.leastWidth * extent)
        if !isResized && old.layers.isSeen(as: new.layers, within: width) { return }

        let found = WorkLimit.run(upTo: Self.work) {
            PictureDifference(
                from: VisiblePicture(old, tolerance: tolerance), to: VisiblePicture(new, tolerance: tolerance),
                tolerance: tolerance, width: width)
        }
        if let found {
            let isResized = isResized
            self = found
            self.isResized = isResized
        } else {
            // Layers that cross each other everywhere count as redrawn.
            for layer in old.layers { removed.append(layer.path) }
            for layer in new.layers { added.append(layer.path) }
        }
    }

    private init(from before: VisiblePicture, to after: VisiblePicture, tolerance: Double, width: Double) {
        let (shape, newShape) = (before.silhouette, after.silhouette)
        if shape == newShape {
            kept = shape
        } else {
            removed = shape.combined(with: newShape, by: .difference, tolerance: tolerance).visible(from: width)
            added = newShape.combined(with: shape, by: .difference, tolerance: tolerance).visible(from: width)
            kept = shape.combined(with: newShape, by: .intersection, tolerance: tolerance)
        }
        for area in before.areas {
            for other in after.areas
            where area.bounds.intersects(other.bounds) && !area.stack.isSeen(as: other.stack, within: width) {
                let shared =
                    area.path == other.path
                    ? area.path : area.path.combined(with: other.path, by: .intersection, tolerance: tolerance)
                recolored.append(shared.visible(from: width))
            }
        }
    }
}

extension [TintedLayer] {
    /// Whether they are the same paths, in paints that look the same.
    fileprivate func isSeen(as other: [TintedLayer], within distance: Double) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { a, b in
                guard a.path == b.path, a.groups == b.groups, case .original(let paint) = a.paint,
                    case .original(let other) = b.paint
                else { return false }
                return PaintStack(paint).isSeen(as: PaintStack(other), within: distance)
            }
    }
}
