internal import GlyphModel
internal import Markup
internal import PathGeometry

/// A pattern on a shape: where its tiles are, and their content.
struct Tiling: Sendable {
    var pattern: Int
    /// The element whose children are the content: the pattern, or one that it inherits from.
    var owner: Int
    /// One tile, in the pattern's space; its sides are positive.
    var tile: Rect
    /// From the pattern's space to the root's coordinates.
    var space: Transform
    /// The scene of the content of that tile.
    var scene: Scene
    var opacity: Double
}

extension GlyphBuilder {
    /// The tiling of a shape; nil if it is none (SVG 2, 14.3).
    mutating func tiling(_ index: Int, opacity: Double, of shape: Shape) -> Tiling? {
        let chain = template(index)
        guard let owner = chain.first(where: { tree[$0].children.contains { tree[$0].isSVG } }) else { return nil }
        let box = shape.path.bounds.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        guard let tile = tile(chain, box: box, of: shape), tile.width > 0, tile.height > 0 else { return nil }
        let space = patternTransform(chain).followed(by: shape.scene.transform)
        guard space.isDrawable else { return nil }
        var scene = Scene(style: styleInPlace(owner), transform: space, viewport: shape.scene.viewport)
        scene.lineage = [tree[index].names] + shape.scene.lineage
        scene.chain = [index]
        clipCount += 1
        scene.clips = [SceneClip(id: clipCount, area: .viewport(tile, space))]
        // The content has the origin of the tile.
        scene.transform = Transform.translation(tile.minX, tile.minY).followed(by: space)
        if let viewBox = attribute("viewBox", chain) {
            let ratio = attribute("preserveAspectRatio", chain)
            guard fit(viewBox: viewBox, ratio: ratio, in: tile, &scene) else { return nil }
        } else if attribute("patternContentUnits", chain)?.value == "objectBoundingBox" {
            guard let box else { return nil }
            scene.transform = Transform.scale(box.width, box.height).followed(by: scene.transform)
            scene.viewport = scene.viewport.resized(width: 1, height: 1)
        }
        return Tiling(pattern: index, owner: owner, tile: tile, space: space, scene: scene, opacity: opacity)
    }

    /// Nil if it is relative to a box that the shape does not have.
    private mutating func tile(_ chain: [Int], box: Rect?, of shape: Shape) -> Rect? {
        let isInBox = attribute("patternUnits", chain)?.value != "userSpaceOnUse"
        let viewport = isInBox ? Viewport(width: 1, height: 1) : shape.scene.viewport
        let style = styleInPlace(chain[0])
        func length(_ name: String, _ axis: LengthAxis) -> Double {
            let stated = chain.first { tree[$0].element.attribute(name) != nil } ?? chain[0]
            return attributeLength(tree[stated], name, axis, style: style, viewport: viewport)
        }
        let (x, y) = (length("x", .horizontal), length("y", .vertical))
        let (width, height) = (length("width", .horizontal), length("height", .vertical))
        guard width > 0, height > 0 else { return nil }
        guard isInBox else { return Rect(x: x, y: y, width: width, height: height) }
        return box.map { box in
            Rect(
                x: box.minX + x * box.width, y: box.minY + y * box.height, width: width * box.width,
                height: height * box.height)
        }
    }

    private mutating func patternTransform(_ chain: [Int]) -> Transform {
        guard let attribute = attribute("patternTransform", chain) else { return .identity }
        if let transform = TransformList.parse(attribute.value) { return transform }
        log.invalid("patternTransform", attribute.value, at: attribute.valueOffset)
        return .identity
    }
}

// MARK: - Tiles

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
        if !isInMaskOrPattern, let seen = Path.rect(frame.visible).transformed(by: back).bounds {
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

// MARK: - The content of patterns and masks

extension GlyphBuilder {
    /// Whether the content of a mask or of a pattern is being drawn. It may be needed outside of the frame.
    var isInMaskOrPattern: Bool { apartDepth > 0 }

    /// The layers that some content draws, which are not added to the glyph.
    mutating func drawnApart(_ visits: [Visit], at offset: Int) -> [Layer] {
        apartCount += 1
        if apartCount > ReadingLimits.apart {
            log.stop("more than \(ReadingLimits.apart) masks and patterns", at: offset)
        } else if apartDepth >= ReadingLimits.apartDepth {
            log.stop("masks and patterns are nested deeper than \(ReadingLimits.apartDepth)", at: offset)
        }
        guard !log.isStopped else { return [] }
        let outer = layers
        layers = []
        apartDepth += 1
        walk(visits)
        apartDepth -= 1
        defer { layers = outer }
        return layers
    }

    /// The area that a layer fills, in normal form; nil if it has no fill.
    func fillArea(of layer: Layer) -> Path? {
        layer.fill.map { layer.path.normalized($0.rule, tolerance: tolerance) }
    }

    /// The area that a layer strokes, in normal form; nil if it has no stroke, or, with an error, too many dashes.
    mutating func strokeArea(of layer: Layer) -> Path? {
        guard let stroke = layer.stroke else { return nil }
        do {
            return try layer.path.stroked(stroke.style, tolerance: tolerance)
        } catch {
            log.stop(error.description, at: log.source.offset(of: layer.location) ?? 0)
            return nil
        }
    }
}
