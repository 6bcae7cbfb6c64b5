internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// Paints an area with a tiling. The content is drawn once. As tiles do not overlap, each of its layers becomes one
    /// layer with a copy in every tile, and the order in a tile is kept.
    ///
    /// - Parameters:
    ///   - area: the area in the root's coordinates, in normal form.
    ///   - shape: the shape that is painted.
    mutating func paint(_ tiling: Tiling, in area: Path, of shape: Shape) {
        let offset = tree[shape.node].element.offset
        guard let shifts = shifts(of: tiling, in: area, at: offset), !shifts.isEmpty else { return }
        openPatterns.append(tiling.pattern)
        let content = tree[tiling.owner].children.map { Visit(node: $0, scene: tiling.scene) }
        let tile = drawnApart(content, at: offset)
        openPatterns.removeLast()
        var scene = shape.scene
        clipCount += 1
        scene.clips.append(SceneClip(id: clipCount, region: area))
        if tiling.opacity < 1 { scene.groups.append(newGroup(opacity: tiling.opacity)) }
        for layer in tile {
            for part in layer.withoutClip(in: &self) {
                segmentCount += part.path.elements.count * shifts.count
                guard segmentCount <= ReadingLimits.segments else {
                    return log.stop("more than \(ReadingLimits.segments) path segments", at: offset)
                }
                for var copy in part.copies(at: shifts, isCut: layer.clip != nil, tolerance: tolerance) {
                    copy.groups = scene.groups + copy.groups
                    add(copy, scene)
                }
            }
        }
    }

    /// The translations, in the root's coordinates, from the first tile to all tiles that may meet the visible part of
    /// an area; nil, with an error, if there are too many.
    private mutating func shifts(of tiling: Tiling, in area: Path, at offset: Int) -> [Vector]? {
        guard let back = tiling.space.inverse, var bounds = area.transformed(by: back).bounds else { return [] }
        if !isApart, let seen = Path.rect(frame.visible).transformed(by: back).bounds {
            guard bounds.intersects(seen) else { return [] }
            bounds = Rect(
                minX: max(bounds.minX, seen.minX), minY: max(bounds.minY, seen.minY),
                maxX: min(bounds.maxX, seen.maxX), maxY: min(bounds.maxY, seen.maxY))
        }
        let tile = tiling.tile
        // An edge that only touches a tile is not in it.
        let slack = 1e-9
        let columns = (
            ((bounds.minX - tile.minX) / tile.width + slack).rounded(.down),
            ((bounds.maxX - tile.minX) / tile.width - slack).rounded(.up)
        )
        let rows = (
            ((bounds.minY - tile.minY) / tile.height + slack).rounded(.down),
            ((bounds.maxY - tile.minY) / tile.height - slack).rounded(.up)
        )
        let count = max(columns.1 - columns.0, 0) * max(rows.1 - rows.0, 0)
        guard count <= Double(ReadingLimits.tiles - tileCount) else {
            log.stop("more than \(ReadingLimits.tiles) tiles of patterns", at: offset)
            return nil
        }
        tileCount += Int(count)
        var shifts: [Vector] = []
        for row in stride(from: rows.0, to: rows.1, by: 1) {
            for column in stride(from: columns.0, to: columns.1, by: 1) {
                shifts.append(tiling.space(Vector(column * tile.width, row * tile.height)))
            }
        }
        return shifts
    }
}

extension Layer {
    /// The layer, or, if it is clipped, its visible part: its fill and its stroke as areas.
    fileprivate func withoutClip(in builder: inout GlyphBuilder) -> [Layer] {
        guard let clip else { return [self] }
        var parts: [Layer] = []
        for (area, paint) in [
            (builder.fillArea(of: self), fill?.paint), (builder.strokeArea(of: self), stroke?.paint),
        ] {
            guard let area, let paint else { continue }
            var part = self
            part.path = area.combined(with: clip, by: .intersection, tolerance: builder.tolerance)
            (part.fill, part.stroke, part.clip) = (Fill(paint), nil, nil)
            if !part.path.isEmpty { parts.append(part) }
        }
        return parts
    }

    /// One layer with a copy of the path at each shift; if a paint moves with the tile, a layer for each.
    ///
    /// - Parameter isCut: whether the path ends at an edge of the tile, where it may meet the copy in the next tile.
    fileprivate func copies(at shifts: [Vector], isCut: Bool, tolerance: Double) -> [Layer] {
        let paints = [fill?.paint, stroke?.paint]
        let isFixed = paints.allSatisfy { if case .gradient = $0 { false } else { true } }
        guard isFixed else {
            return shifts.map { shift in
                let move = Transform.translation(shift.x, shift.y)
                var copy = self
                copy.path = path.transformed(by: move)
                copy.fill?.paint.move(by: move)
                copy.stroke?.paint.move(by: move)
                return copy
            }
        }
        let paths = shifts.map { path.transformed(by: .translation($0.x, $0.y)) }
        var copy = self
        if isCut {
            copy.path = .union(ofNonNegative: paths, tolerance: tolerance)
        } else {
            copy.path = Path()
            for path in paths { copy.path.append(path) }
        }
        return [copy]
    }
}

extension Paint {
    fileprivate mutating func move(by transform: Transform) {
        guard case .gradient(var gradient) = self else { return }
        gradient.transform = gradient.transform.followed(by: transform)
        self = .gradient(gradient)
    }
}
