internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// The intersection of all the clips; each combination is computed once.
    mutating func combined(_ clips: [SceneClip]) -> Path? {
        let key = clips.map(\.id)
        if let known = clipCache[key] { return known }
        var area = clips.first?.path
        for clip in clips.dropFirst() {
            area = area?.combined(with: clip.path, by: .intersection, tolerance: tolerance)
        }
        clipCache[key] = area
        return area
    }

    /// Gives a scene the element's own `clip-path`; false if the clip hides everything.
    mutating func clip(_ scene: inout Scene, by style: ComputedStyle, node: Int, kind: ElementKind) -> Bool {
        let offset = tree[node].element.offset
        switch style.own.clipPath {
        case .none: return true
        case .other:
            scene.effects.append(
                UnsupportedEffect(what: "a CSS shape as 'clip-path'", offset: offset, subject: .other))
            return true
        case .reference(let id):
            guard let target = clipTarget(id, at: offset) else { return true }
            let space = ownSpace(of: node, kind: kind, style: style, scene: scene)
            var box: Rect?
            if tree[target].element["clipPathUnits"] == "objectBoundingBox" {
                guard let extent = extent(of: node, kind: kind, style: style, in: space, scene: scene) else {
                    return false
                }
                box = extent
            }
            let transform = space.shift.followed(by: scene.transform)
            guard
                let region = clipRegion(target, transform: transform, box: box, viewport: space.viewport, open: [])
            else { return false }
            clipCount += 1
            scene.clips.append(SceneClip(id: clipCount, region: region))
            return !region.isEmpty
        }
    }

    private mutating func clipTarget(_ id: String, at offset: Int) -> Int? {
        guard countReference(at: offset) else { return nil }
        guard let target = tree.index(ofID: id), tree[target].name == "clipPath", tree[target].isSVG else {
            log.warn("unknown-reference", "clip-path refers to '\(id)', which is not a clipPath", at: offset)
            return nil
        }
        return target
    }

    /// Whether it refers to a `clipPath` that contains it. Then the reference is ignored, as in browsers.
    private mutating func isCycle(_ index: Int, in open: [Int], at offset: Int) -> Bool {
        guard open.contains(index) else { return false }
        log.warn("reference-cycle", "the clipPath refers to itself; this reference is ignored", at: offset)
        return true
    }

    /// The area inside of a `clipPath`, in the root's coordinates; nil if too many refer to each other.
    /// - Parameters:
    ///   - transform: the transform from the user space that the clip is used in.
    ///   - box: the bounding box of the clipped element, if the clip is relative to it.
    private mutating func clipRegion(
        _ index: Int, transform: Transform, box: Rect?, viewport: Viewport, open: [Int]
    ) -> Path? {
        let node = tree[index]
        guard open.count < 16 else {
            log.stop("more than 16 clipPaths that refer to each other", at: node.element.offset)
            return nil
        }
        let style = styleInPlace(index)
        let own = style.transform(in: viewport)
        var inner = own.followed(by: transform)
        if let box {
            // The transform moves the scaled content, as in browsers.
            inner = Transform.unitSquare(to: box).followed(by: own).followed(by: transform)
        }
        var shapes: [(path: Path, rule: FillRule)] = []
        for child in node.children {
            guard
                let shape = clipShape(
                    child, parent: style, transform: inner, viewport: viewport, open: open + [index])
            else { continue }
            shapes.append(shape)
        }
        var region = area(of: shapes)
        if case .reference(let id) = style.own.clipPath, let outer = clipTarget(id, at: node.element.offset),
            !isCycle(outer, in: open + [index], at: node.element.offset)
        {
            guard
                let other = clipRegion(
                    outer, transform: transform, box: box, viewport: viewport, open: open + [index])
            else { return nil }
            region = region.combined(with: other, by: .intersection, tolerance: tolerance)
        }
        return region
    }

    private func area(of shapes: [(path: Path, rule: FillRule)]) -> Path {
        if shapes.count == 1, shapes[0].rule == .nonzero { return shapes[0].path }
        return shapes.isEmpty ? Path() : Path.union(shapes, tolerance: tolerance)
    }

    /// One child of a `clipPath`: a shape, or a `use` of one. Nil if it adds no area.
    private mutating func clipShape(
        _ index: Int, parent: ComputedStyle, transform: Transform, viewport: Viewport, open: [Int]
    ) -> (path: Path, rule: FillRule)? {
        let node = tree[index]
        WorkLimit.spend(node.work)
        let kind = ElementKind(node.name)
        guard !WorkLimit.isExceeded, node.isSVG, kind != .unseen, passesTests(node) else { return nil }
        let style = computedStyle(index, parent: parent)
        guard style.own.isDisplayed, style.isVisible || kind == .use else { return nil }
        var inner = style.transform(in: viewport).followed(by: transform)
        if kind == .use { inner = style.place(in: viewport).followed(by: inner) }
        var result: (path: Path, rule: FillRule)?
        switch kind {
        case .shape:
            guard let path = shapePath(index, style: style, viewport: viewport),
                hasExactCoordinates(path, through: inner, at: node.element.offset)
            else { return nil }
            result = (path.transformed(by: inner), style.clipRule)
        case .use:
            guard let link = node.link, case .local(let id) = LocalReference(link.value),
                countReference(at: link.offset), let target = tree.index(ofID: id),
                ElementKind(tree[target].name) == .shape
            else { return nil }
            result = clipShape(target, parent: style, transform: inner, viewport: viewport, open: open)
        case .refused:
            log.refuse("unsupported-element", "'\(node.name)' in a clipPath", at: node.element.offset)
        default: break
        }
        return clipped(result, by: style, node: index, transform: inner, viewport: viewport, open: open)
    }

    /// Applies the own `clip-path` of a `clipPath` child.
    private mutating func clipped(
        _ shape: (path: Path, rule: FillRule)?, by style: ComputedStyle, node: Int, transform: Transform,
        viewport: Viewport, open: [Int]
    ) -> (path: Path, rule: FillRule)? {
        guard let shape, case .reference(let id) = style.own.clipPath,
            let target = clipTarget(id, at: tree[node].element.offset),
            !isCycle(target, in: open, at: tree[node].element.offset)
        else { return shape }
        var box: Rect?
        if tree[target].element["clipPathUnits"] == "objectBoundingBox" {
            guard let back = transform.inverse, let bounds = shape.path.transformed(by: back).bounds else { return nil }
            box = bounds
        }
        guard let outer = clipRegion(target, transform: transform, box: box, viewport: viewport, open: open)
        else { return nil }
        let area = shape.path.normalized(shape.rule, tolerance: tolerance)
        return (area.combined(with: outer, by: .intersection, tolerance: tolerance), .nonzero)
    }

    /// The bounding box of an element's content in its own user space, without strokes; hidden parts count (SVG 2,
    /// 8.10).
    mutating func extent(
        of index: Int, kind: ElementKind, style: ComputedStyle, in space: OwnSpace? = nil, scene: Scene
    ) -> Rect? {
        if kind == .shape { return shapePath(index, style: style, viewport: scene.viewport)?.bounds }
        var inner = scene
        inner.transform = .identity
        inner.isMeasuring = true
        measured = nil
        walk(children(of: index, kind: kind, style: style, scene: inner))
        guard let measured, let space else { return measured }
        return space.box(measured)
    }
}

// MARK: - The space of clips and masks

/// The user space of an element's own clip and mask. A nested viewport has the space of its content, as in browsers.
struct OwnSpace {
    /// To the space in which the element is.
    var shift = Transform.identity
    var viewport: Viewport

    /// A rectangle of the space in which the element is. Shifts are translations and scales, so it stays one.
    func box(_ outer: Rect) -> Rect? {
        shift.inverse.flatMap { Path.rect(outer).transformed(by: $0).bounds }
    }
}

extension GlyphBuilder {
    mutating func ownSpace(of index: Int, kind: ElementKind, style: ComputedStyle, scene: Scene) -> OwnSpace {
        var space = OwnSpace(viewport: scene.viewport)
        let isRoot = index == rootNode && scene.user == nil
        guard kind == .viewport, !isRoot, let frame = nestedFrame(style: style, scene: scene), frame.width > 0,
            frame.height > 0
        else { return space }
        var inner = scene
        inner.transform = .translation(frame.minX, frame.minY)
        inner.viewport = scene.viewport.resized(width: frame.width, height: frame.height)
        if fit(tree[index], in: frame, &inner) { (space.shift, space.viewport) = (inner.transform, inner.viewport) }
        return space
    }
}

// MARK: - Areas

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
