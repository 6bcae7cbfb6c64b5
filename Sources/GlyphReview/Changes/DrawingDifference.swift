internal import GlyphModel
package import PathGeometry
internal import SemanticColor

/// The visible change of a picture, as areas in the units of the old one's view box.
package struct DrawingDifference: Hashable, Sendable {
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

extension DrawingDifference {
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
        if !isResized && old.layers.looksSame(as: new.layers, within: width) { return }

        let found = WorkLimit.run(upTo: Self.work) {
            DrawingDifference(
                from: VisibleDrawing(old, tolerance: tolerance), to: VisibleDrawing(new, tolerance: tolerance),
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

    private init(from before: VisibleDrawing, to after: VisibleDrawing, tolerance: Double, width: Double) {
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
            where area.bounds.intersects(other.bounds) && !area.stack.looksSame(as: other.stack, within: width) {
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
    fileprivate func looksSame(as other: [TintedLayer], within distance: Double) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { a, b in
                guard a.path == b.path, a.groups == b.groups, case .original(let paint) = a.paint,
                    case .original(let other) = b.paint
                else { return false }
                return PaintStack(paint).looksSame(as: PaintStack(other), within: distance)
            }
    }
}

// MARK: - Drawings of one frame

extension Drawing {
    /// The drawing with the colours of one appearance, without names of colours.
    func resolved(in appearance: Appearance, of palette: Palette) -> Drawing {
        var drawing = expanded
        for index in drawing.layers.indices {
            let paint = drawing.layers[index].paint
            drawing.layers[index].paint = .original(paint.resolved(in: appearance, of: palette))
        }
        return drawing
    }

    /// From the units of the view box to the frame of the drawing's size.
    private var toFrame: Transform {
        preserveAspectRatio.transform(from: viewBox, toWidth: width, height: height)
    }

    private func isFramed(like other: Drawing) -> Bool {
        viewBox == other.viewBox && hasSize(of: other) && preserveAspectRatio == other.preserveAspectRatio
    }

    fileprivate func hasSize(of other: Drawing) -> Bool { width == other.width && height == other.height }

    /// The same picture in the units of another drawing's view box, so that the two can be overlaid. It is scaled to
    /// the other's size.
    fileprivate func aligned(to other: Drawing) -> Drawing {
        guard !isFramed(like: other), let back = other.toFrame.inverse, width > 0, height > 0 else { return self }
        let transform =
            toFrame
            .followed(by: .scale(other.width / width, other.height / height))
            .followed(by: back)
        var drawing = other
        drawing.layers = layers.map { layer in
            var layer = layer
            layer.path = layer.path.transformed(by: transform)
            if case .original(.gradient(var gradient)) = layer.paint {
                gradient.transform = gradient.transform.followed(by: transform)
                layer.paint = .original(.gradient(gradient))
            }
            return layer
        }
        return drawing
    }
}

// MARK: - Visible parts

extension Path {
    /// The visible parts: parts that contain a disc of nearly this diameter. Slivers between outlines that are meant to
    /// be the same are removed.
    ///
    /// - Parameter width: the width, in units of the path, which is in normal form.
    fileprivate func visible(from width: Double) -> Path {
        let tree = ContourTree(self)
        var result = Path()
        for (index, node) in tree.nodes.enumerated() where !node.isHole {
            let holes = tree.nodes[index].children.map { tree.nodes[$0].contour }
            let part = Path([node.contour] + holes)
            if part.isPartVisible(from: width, bounds: node.bounds) { result.append(part) }
        }
        return result
    }

    /// Whether a part of one contour with its holes is visible.
    private func isPartVisible(from width: Double, bounds: Rect) -> Bool {
        if min(bounds.width, bounds.height) < width * 0.9 { return false }
        let flat = FlatPath(self, tolerance: width / 16)
        let perimeter = (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) }
        // No region's area is more than its perimeter times the radius of the largest disc inside it.
        if 2 * area > width * perimeter { return true }
        let radius = width / 2
        return (0..<flat.contourCount).contains { index in
            let count = Int((flat.perimeter(ofContour: index) / radius).rounded(.up))
            return flat.samples(ofContour: index, count: min(max(count, 8), 20_000)).contains { point, direction in
                let center = point + direction.perpendicular * radius
                return flat.contains(center) && flat.distance(to: center) >= radius * 0.9
            }
        }
    }
}
