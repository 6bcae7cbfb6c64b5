internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// The visits for the content of an element, in its scene.
    mutating func children(
        of index: Int, kind: ElementKind, style: ComputedStyle, scene: Scene
    ) -> [Visit] {
        let node = tree[index]
        var inner = scene
        inner.user = nil
        switch kind {
        case .container: return node.children.map { Visit(node: $0, scene: inner) }
        case .choice:
            // The first child that passes its tests and can be drawn.
            let chosen = node.children.first {
                WorkLimit.spend(tree[$0].work)
                return tree[$0].isSVG && passesTests(tree[$0])
            }
            return chosen.map { [Visit(node: $0, scene: inner)] } ?? []
        case .use: return instance(of: node, style: style, scene: scene)
        case .viewport: return viewport(index, style: style, scene: scene)
        default: return []
        }
    }

    private mutating func instance(
        of node: ElementTree.Node, style: ComputedStyle, scene: Scene
    ) -> [Visit] {
        guard let link = node.link else { return [] }
        guard case .local(let id) = LocalReference(link.value) else { return [] }  // reported by the sanitiser
        guard countReference(at: link.offset) else { return [] }
        guard let target = tree.index(ofID: id) else {
            log.warn("unknown-reference", "there is no element with the id '\(id)'", at: link.valueOffset)
            return []
        }
        guard !scene.chain.contains(target) else {
            log.fault(
                "reference-cycle", "'\(id)' refers to itself", at: link.offset, hint: "remove this reference")
            return []
        }
        var inner = scene
        inner.user = style
        if !scene.isMeasuring {
            inner.context = ContextElement(instanceShape(style: style, scene: scene))
        }
        return [Visit(node: target, scene: inner)]
    }

    /// The `use` element that a scene is in, as a shape: its path is the bounding box, if its paints refer to that.
    private mutating func instanceShape(style: ComputedStyle, scene: Scene) -> Shape {
        var shape = Shape(node: scene.chain[scene.chain.count - 1], path: Path(), style: style, scene: scene)
        let hasServer = [style.fill, style.stroke].contains { if case .server = $0 { true } else { false } }
        if hasServer, let box = extent(of: shape.node, kind: .use, style: style, scene: scene) {
            shape.path = .rect(box)
        }
        return shape
    }

    /// The root, a nested `svg`, or an instantiated `symbol`.
    private mutating func viewport(_ index: Int, style: ComputedStyle, scene: Scene) -> [Visit] {
        let node = tree[index]
        var inner = scene
        inner.user = nil
        if index == rootNode, scene.user == nil {
            return node.children.map { Visit(node: $0, scene: inner) }
        }
        guard node.name == "svg" || scene.user != nil else { return [] }
        guard let frame = nestedFrame(style: style, scene: scene), frame.width > 0, frame.height > 0 else {
            return []
        }
        if node.element["refX"] != nil || node.element["refY"] != nil {
            log.warn(
                "ignored-reference-point", "'refX' and 'refY' of '\(node.name)' are ignored, as in other renderers",
                at: node.element.offset)
        }
        inner.viewport = scene.viewport.resized(width: frame.width, height: frame.height)
        if style.own.isOverflowVisible != true {
            clipCount += 1
            inner.clips.append(SceneClip(id: clipCount, area: .viewport(frame, scene.transform)))
        }
        inner.transform = Transform.translation(frame.minX, frame.minY).followed(by: inner.transform)
        guard fit(node, in: frame, &inner) else { return [] }
        return node.children.map { Visit(node: $0, scene: inner) }
    }

    /// The frame of a nested viewport. The size on a `use` has priority over the size on the referenced element.
    func nestedFrame(style: ComputedStyle, scene: Scene) -> Rect? {
        func length(_ property: Property, _ axis: LengthAxis, _ standard: Length) -> Double {
            let isSize = property == .width || property == .height
            let stated = (isSize ? scene.user?.own.geometry[property] : nil) ?? style.own.geometry[property]
            return (stated ?? standard).resolved(axis, in: scene.viewport, fontSize: style.fontSize)
        }
        let (width, height) = (length(.width, .horizontal, .percent(100)), length(.height, .vertical, .percent(100)))
        guard width >= 0, height >= 0 else { return nil }
        return Rect(
            x: length(.x, .horizontal, Length(0)), y: length(.y, .vertical, Length(0)), width: width,
            height: height)
    }

    /// Enters the view box of a viewport; false if it has no area.
    mutating func fit(_ node: ElementTree.Node, in frame: Rect, _ scene: inout Scene) -> Bool {
        guard let attribute = node.element.attribute("viewBox") else { return true }
        let ratio = node.element.attribute("preserveAspectRatio")
        return fit(viewBox: attribute, ratio: ratio, in: frame, &scene)
    }

    mutating func fit(
        viewBox attribute: Element.Attribute, ratio stated: Element.Attribute?, in frame: Rect, _ scene: inout Scene
    ) -> Bool {
        guard let box = ViewBox.parse(attribute.value) else {
            log.invalid("viewBox", attribute.value, at: attribute.valueOffset)
            return true
        }
        guard box.width > 0, box.height > 0 else { return false }
        var ratio = PreserveAspectRatio.initial
        if let stated {
            if let value = PreserveAspectRatio(stated.value) {
                ratio = value
            } else {
                log.invalid("preserveAspectRatio", stated.value, at: stated.valueOffset)
            }
        }
        scene.transform = ratio.transform(from: box, toWidth: frame.width, height: frame.height)
            .followed(by: scene.transform)
        scene.viewport = scene.viewport.resized(width: box.width, height: box.height)
        return true
    }
}
