internal import GlyphModel
package import PathGeometry

/// What a change of a picture is to the eye, as areas in the units of the old one's view box.
package struct PictureDifference: Hashable, Sendable {
    /// Drawn before and not any more.
    package var gone = Path()
    /// Drawn now and not before.
    package var came = Path()
    /// Drawn before and now, in another colour.
    package var recolored = Path()
    /// Drawn before and now, whatever the colour.
    package var kept = Path()
    /// Is the picture shown in another size than before?
    package var isResized = false

    package var isShape: Bool { !gone.isEmpty || !came.isEmpty }
    package var isColor: Bool { !recolored.isEmpty }
    /// Do the two show the same?
    package var isEmpty: Bool { !isShape && !isColor && !isResized }

    /// How much of what is drawn, before or now, is not as it was: 0…1.
    package var share: Double {
        let whole = kept.area + gone.area + came.area
        return whole > 0 ? min(1, (gone.area + came.area + recolored.area) / whole) : 0
    }
}

extension PictureDifference {
    /// The least width, as a share of the picture, at which a difference is seen: a quarter of a pixel where it is 256
    /// pixels wide. Derivations may be off by a twentieth of that.
    static let leastWidth = 1.0 / 1000

    /// - Parameter old: with its colours resolved, as the other.
    init(from old: Drawing, to new: Drawing) {
        isResized = !old.hasSize(of: new)
        let new = new.laid(upon: old)
        if old == new && !isResized { return }
        let extent = old.viewBox.extent
        let (tolerance, width) = (Tolerance.standard.length(in: extent), Self.leastWidth * extent)
        if !isResized && old.layers.isSeen(as: new.layers, within: width) { return }

        let before = SeenPicture(old, tolerance: tolerance)
        let after = SeenPicture(new, tolerance: tolerance)
        let (shape, newShape) = (before.silhouette, after.silhouette)
        if shape == newShape {
            kept = shape
        } else {
            gone = shape.combined(with: newShape, by: .difference, tolerance: tolerance).visible(from: width)
            came = newShape.combined(with: shape, by: .difference, tolerance: tolerance).visible(from: width)
            kept = shape.combined(with: newShape, by: .intersection, tolerance: tolerance)
        }
        for area in before.areas {
            for other in after.areas
            where area.bounds.intersects(other.bounds) && !area.ink.isSeen(as: other.ink, within: width) {
                let shared =
                    area.path == other.path
                    ? area.path : area.path.combined(with: other.path, by: .intersection, tolerance: tolerance)
                recolored.append(shared.visible(from: width))
            }
        }
    }
}

extension [TintedLayer] {
    /// Are they the same paths, in inks that an eye takes for the same?
    fileprivate func isSeen(as other: [TintedLayer], within distance: Double) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { a, b in
                guard a.path == b.path, a.groups == b.groups, case .original(let paint) = a.paint,
                    case .original(let other) = b.paint
                else { return false }
                return SeenInk(paint).isSeen(as: SeenInk(other), within: distance)
            }
    }
}
