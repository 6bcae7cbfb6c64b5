internal import GlyphModel
internal import PathGeometry

/// A clipping area, with a number that identifies equal areas.
struct SceneClip: Sendable {
    enum Area: Sendable {
        /// A viewport. If it contains everything, it does not clip.
        case viewport(Rect, Transform)
        /// In the root's coordinates, by the non-zero rule.
        case region(Path)
    }

    var id: Int
    var area: Area
}

extension SceneClip {
    /// A clip to an area in the root's coordinates.
    init(id: Int, region: Path) {
        self.init(id: id, area: region.uprightRect.map { .viewport($0, .identity) } ?? .region(region))
    }

    /// Whether any part of the layer is outside. A viewport that contains all of it does not clip.
    func cuts(_ layer: Layer, tolerance: Double) -> Bool {
        guard case .viewport(let box, let transform) = area, let back = transform.inverse else { return true }
        let factor = max(abs(back.a) + abs(back.c), abs(back.b) + abs(back.d))
        // A layer that touches the edge from inside may exceed it by rounding errors.
        let frame = box.insetBy(-box.extent * 1e-9)
        func isInside(_ path: Path, reach: Double = 0) -> Bool {
            path.transformed(by: back).bounds.map { frame.contains($0.insetBy(-reach * factor)) } ?? true
        }
        guard let stroke = layer.stroke else { return !isInside(layer.path) }
        if isInside(layer.path, reach: stroke.style.reach) { return false }
        guard isInside(layer.path), let outline = try? layer.path.stroked(stroke.style, tolerance: tolerance) else {
            return true
        }
        return !isInside(outline)
    }

    var path: Path {
        switch area {
        case .region(let path): path
        case .viewport(let box, let transform): Path.rect(box).transformed(by: transform)
        }
    }
}

extension Path {
    /// The rectangle that it draws, if it has no curves and its sides are parallel to the axes.
    fileprivate var uprightRect: Rect? {
        guard subpaths.count == 1, elements.count <= 6, let box = controlBounds, box.width > 0, box.height > 0 else {
            return nil
        }
        var corners: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): if corners.first != point { corners.append(point) }
            case .quadratic, .cubic: return nil
            case .close: break
            }
        }
        guard corners.count == 4 else { return nil }
        let isUpright = corners.indices.allSatisfy { index in
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            return (a.x == b.x) != (a.y == b.y)
        }
        return isUpright ? box : nil
    }
}
