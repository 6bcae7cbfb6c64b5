internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// The contents of a shape's markers, each at its vertex (SVG 2, 13.6).
    mutating func markers(of shape: Shape) -> [Visit] {
        let style = shape.style
        guard style.markerStart != nil || style.markerMid != nil || style.markerEnd != nil else { return [] }
        let node = tree[shape.node]
        if !["path", "line", "polyline", "polygon"].contains(node.name) {
            log.warn(
                "marker-on-shape", "markers are drawn on '\(node.name)', as SVG 2 has it; many browsers draw none",
                at: node.element.offset)
        }
        var shape = shape
        shape.scene.context = ContextElement(shape)
        let vertices = shape.path.markerVertices(arcJoints: arcJoints(of: node))
        var visits: [Visit] = []
        for (index, vertex) in vertices.enumerated() {
            let isLast = index == vertices.count - 1
            let id = index == 0 ? style.markerStart : isLast ? style.markerEnd : style.markerMid
            if let id { visits += marker(id, at: vertex, isStart: index == 0, of: shape) }
            // The only vertex of a path is both its start and its end.
            if isLast, index == 0, let id = style.markerEnd {
                visits += marker(id, at: vertex, isStart: false, of: shape)
            }
        }
        return visits
    }

    /// The elements of the shape's path that end inside of an arc: arcs are cubics here, and one segment in SVG.
    private func arcJoints(of node: ElementTree.Node) -> Set<Int> {
        guard node.name == "path", let data = node.element["d"] else { return [] }
        return Path.arcJoints(svg: Array(data.utf8).span)
    }

    private mutating func marker(
        _ id: String, at vertex: MarkerVertex, isStart: Bool, of shape: Shape
    ) -> [Visit] {
        let offset = tree[shape.node].element.offset
        guard !WorkLimit.isExceeded, countReference(at: offset) else { return [] }
        guard let index = tree.index(ofID: id), tree[index].isSVG, tree[index].name == "marker" else {
            log.warn("unknown-reference", "there is no marker with the id '\(id)'", at: offset)
            return []
        }
        guard !shape.scene.chain.contains(index) else {
            log.warn("reference-cycle", "the marker refers to itself and is ignored there", at: offset)
            return []
        }
        // Each vertex keeps the visits of the marker's children until they are drawn.
        WorkLimit.spend(tree[index].work + 200 * tree[index].children.count)
        var scene = shape.scene
        scene.style = styleInPlace(index)
        scene.chain.append(index)
        scene.lineage.insert(tree[index].names, at: 0)
        scene.transform = placement(of: index, at: vertex, isStart: isStart, shape: shape)
            .followed(by: scene.transform)
        let style = scene.style
        guard fitMarker(index, &scene), compose(&scene, by: style, node: index, kind: .container)
        else { return [] }
        return tree[index].children.map { Visit(node: $0, scene: scene) }
    }

    /// From the marker's viewport, with its reference point at the origin, to the shape's user space.
    private mutating func placement(
        of index: Int, at vertex: MarkerVertex, isStart: Bool, shape: Shape
    ) -> Transform {
        let element = tree[index].element
        var size = 1.0
        if element["markerUnits"] != "userSpaceOnUse" {
            size = shape.style.strokeWidth.resolved(
                .other, in: shape.scene.viewport, fontSize: shape.style.fontSize)
        }
        var turn = Transform.identity
        switch element["orient"]?.trimmedOfSpace {
        case nil: break
        case "auto": turn = vertex.turn(reversed: false)
        case "auto-start-reverse": turn = vertex.turn(reversed: isStart)
        case let text?: turn = TransformList.parse("rotate(\(text))") ?? .identity
        }
        return Transform.scale(size, size).followed(by: turn)
            .followed(by: .translation(vertex.point.x, vertex.point.y))
    }

    /// Enters the marker's view box and clips to its viewport; false if it has no area.
    private mutating func fitMarker(_ index: Int, _ scene: inout Scene) -> Bool {
        let node = tree[index]
        let style = scene.style
        let around = scene.viewport
        let width = attributeLength(
            node, "markerWidth", .horizontal, default: Length(3), style: style, viewport: around)
        let height = attributeLength(
            node, "markerHeight", .vertical, default: Length(3), style: style, viewport: around)
        guard width > 0, height > 0 else { return false }
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        let placement = scene.transform
        scene.transform = .identity
        scene.viewport = around.resized(width: width, height: height)
        guard fit(node, in: frame, &scene) else { return false }
        // refX and refY are stated in the view box, and percentages refer to the viewport around, as in browsers.
        let reference = scene.transform(
            Point(
                attributeLength(node, "refX", .horizontal, style: style, viewport: around),
                attributeLength(node, "refY", .vertical, style: style, viewport: around)))
        let shifted = Transform.translation(-reference.x, -reference.y).followed(by: placement)
        scene.transform = scene.transform.followed(by: shifted)
        if style.own.isOverflowVisible != true {
            clipCount += 1
            scene.clips.append(SceneClip(id: clipCount, area: .viewport(frame, shifted)))
        }
        return scene.transform.isDrawable
    }
}

// MARK: - Vertices

/// The position of a marker, and the directions of the path there.
private struct MarkerVertex: Hashable {
    var point: Point
    var incoming: Vector?
    var outgoing: Vector?

    /// The rotation of the x axis to the direction of the path; to the bisector at a corner.
    func turn(reversed: Bool) -> Transform {
        var direction = (incoming ?? .zero) + (outgoing ?? .zero)
        if direction.length < 1e-9 { direction = (incoming ?? outgoing)?.perpendicular ?? Vector(1, 0) }
        guard let unit = (reversed ? -direction : direction).normalized else { return .identity }
        return Transform(a: unit.x, b: unit.y, c: -unit.y, d: unit.x, e: 0, f: 0)
    }
}

extension Path {
    /// The start of every subpath and the end of every segment, segments without length included.
    fileprivate func markerVertices(arcJoints: Set<Int>) -> [MarkerVertex] {
        let joints = joints(among: arcJoints)
        return subpaths.enumerated().flatMap { number, subpath in
            let directions = subpath.segments.directions
            var vertices = [MarkerVertex(point: subpath.start, outgoing: directions.first?.start)]
            for (index, segment) in subpath.segments.enumerated() where !joints[number].contains(index) {
                let next = index + 1 < directions.count ? directions[index + 1].start : nil
                vertices.append(MarkerVertex(point: segment.end, incoming: directions[index].end, outgoing: next))
            }
            if subpath.isClosed, let last = vertices.indices.last {
                vertices[0].incoming = vertices[last].incoming
                vertices[last].outgoing = vertices[0].outgoing
            }
            return vertices
        }
    }

    /// The segments of each subpath that are these elements.
    private func joints(among joints: Set<Int>) -> [Set<Int>] {
        var result: [Set<Int>] = []
        var count = 0
        for (index, element) in elements.enumerated() {
            if case .move = element {
                result.append([])
                count = 0
            } else {
                if joints.contains(index) { result[result.count - 1].insert(count) }
                count += 1
            }
        }
        return result
    }
}

extension ContiguousArray<Segment> {
    /// The directions of each segment. One without length has the direction of the segment before it, or after it at
    /// the start (SVG 2, 9.5.5).
    fileprivate var directions: [(start: Vector?, end: Vector?)] {
        var result: [(start: Vector?, end: Vector?)] = map {
            $0.isPoint ? (nil, nil) : ($0.startDirection, $0.endDirection)
        }
        let first = result.lazy.compactMap(\.start).first
        for index in result.indices where result[index].start == nil {
            let direction = index == 0 ? first : result[index - 1].end
            result[index] = (direction, direction)
        }
        return result
    }
}

extension Segment {
    /// The direction at the start; if a control point coincides with the start, that to the next one.
    fileprivate var startDirection: Vector? {
        switch self {
        case .line(let line): (line.end - line.start).normalized
        case .quadratic(let curve):
            (curve.control - curve.start).normalized ?? (curve.end - curve.start).normalized
        case .cubic(let curve):
            (curve.control1 - curve.start).normalized ?? (curve.control2 - curve.start).normalized
                ?? (curve.end - curve.start).normalized
        }
    }

    fileprivate var endDirection: Vector? { reversed.startDirection.map { -$0 } }
}
