internal import GlyphModel
internal import Markup
internal import PathGeometry

/// Converts a document to layers. It uses an explicit stack and no recursion.
struct GlyphBuilder {
    var tree: ElementTree
    var log: ReadingLog
    var cascade: Cascade
    /// The declarations of each node, computed on demand.
    var declared: [Int: [Declaration]] = [:]
    /// The styles of nodes at their place in the document, which no instance changes.
    var stylesInPlace: [Int: ComputedStyle] = [:]
    var frame: RootFrame
    /// The element that the frame belongs to.
    var rootNode = 0
    /// The only child that is drawn of each of these elements, if one part of the document is drawn.
    var path: [Int: Int] = [:]
    var relativeTolerance: Tolerance
    var layers: [Layer] = []
    /// The bounding box of the current measuring traversal.
    var measured: Rect?
    var measuringDepth = 0
    var groupCount = 0
    var clipCount = 0
    var clipCache: [[Int]: Path] = [:]
    /// The areas that masks let through; nil if nothing.
    var maskAreas: [MaskUse: MaskArea?] = [:]
    /// The masks whose content is being drawn, and the number of references from there to one of them.
    var openMasks: [Int] = []
    var cycleCount = 0
    /// The patterns whose content is being drawn.
    var openPatterns: [Int] = []
    /// The number of masks and patterns whose content was drawn, and how many of them are being drawn.
    var apartCount = 0
    var apartDepth = 0
    var tileCount = 0
    var referenceCount = 0
    var segmentCount = 0
    /// The steps that drawing may take.
    var workLimit = ReadingLimits.work

    /// In units of the view box.
    var tolerance: Double { relativeTolerance.length(in: frame.viewBox.extent) }

    struct Visit {
        var node: Int
        var scene: Scene
        /// The style of the node in the scene, where it is known already.
        var style: Shared<ComputedStyle>?
    }

    /// Draws `visits` in order, with all their descendants.
    mutating func walk(_ visits: [Visit]) {
        var pending: [Visit] = visits.reversed()
        while let visit = pending.popLast() {
            if log.isStopped { return }
            let content = self.visit(visit)
            // A shape has none.
            if !content.isEmpty { pending += content.reversed() }
            if WorkLimit.isExceeded { return stopForWork(at: tree[visit.node].element.offset) }
        }
    }

    /// Draws one element, and returns the visits for its content.
    private mutating func visit(_ visit: Visit) -> [Visit] {
        let node = tree[visit.node]
        WorkLimit.spend(node.work + visit.scene.size)
        guard node.isSVG, passesTests(node) else { return [] }
        let kind = ElementKind(node.name)
        guard kind != .unseen else { return [] }
        if visit.scene.chain.count >= ReadingLimits.depth {
            log.stop("elements are nested deeper than \(ReadingLimits.depth)", at: node.element.offset)
            return []
        }
        let style = visit.style?.wrappedValue ?? computedStyle(visit.node, parent: visit.scene.style)
        // The target of a reference is drawn, even if it is hidden in the file.
        guard style.own.isDisplayed || path[visit.node] != nil else { return [] }
        guard let scene = entered(visit, style: style, kind: kind) else { return [] }
        switch kind {
        case .shape: drawShape(visit.node, style: style, scene: scene)
        case .refused: refuse(node, style: style, scene: scene)
        case .foreign: foreign(visit.node, style: style, scene: scene)
        default:
            let visits = children(of: visit.node, kind: kind, style: style, scene: scene)
            guard let child = path[visit.node], scene.user == nil else { return visits }
            return visits.filter { $0.node == child }
        }
        return []
    }

    /// Reports an element that cannot be drawn, if it would be visible.
    private mutating func refuse(_ node: ElementTree.Node, style: ComputedStyle, scene: Scene) {
        guard style.isVisible, !scene.isMeasuring else { return }
        if node.name == "image", let link = node.link, case .external(let address) = LocalReference(link.value),
            !address.lowercased().hasPrefix("data:")
        {
            return  // reported by the sanitiser
        }
        if node.name != "image", !hasLetters(node) { return }
        let place = openMasks.isEmpty ? openPatterns.isEmpty ? "" : " in a pattern" : " in a mask"
        log.refuse(
            "unsupported-element", "'\(node.name)'\(place)", node.name == "image" ? .image : .text,
            at: node.element.offset)
    }

    /// A click of the text tool leaves empty text behind.
    private func hasLetters(_ text: ElementTree.Node) -> Bool {
        var pending = [text]
        while let node = pending.popLast(), !WorkLimit.isExceeded {
            WorkLimit.spend(node.work + node.element.text.utf8.count / 4)
            if !node.element.text.trimmedOfSpace.isEmpty { return true }
            pending += node.children.map { tree[$0] }
        }
        return false
    }

    mutating func stopForWork(at offset: Int) {
        guard !log.isStopped else { return }
        log.stop("reading what is drawn takes more than \(workLimit) steps", at: offset)
    }

    /// Counts a reference that is followed; false if there are too many.
    mutating func countReference(at offset: Int) -> Bool {
        referenceCount += 1
        if referenceCount > ReadingLimits.references {
            log.stop("more than \(ReadingLimits.references) references", at: offset)
        }
        return !log.isStopped
    }
}

/// How the reader treats an element of SVG.
enum ElementKind: Sendable {
    case container, viewport, use, choice, shape
    /// It draws something that plain paths cannot represent.
    case refused
    /// Content of another language, in which tools hide effects.
    case foreign
    /// It draws nothing by itself.
    case unseen

    init(_ name: String) {
        switch name {
        case "g", "a": self = .container
        case "svg", "symbol": self = .viewport
        case "use": self = .use
        case "switch": self = .choice
        case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": self = .shape
        // Inkscape draws text in a frame as SVG 1.2 proposed it.
        case "text", "image", "flowRoot": self = .refused
        case "foreignObject": self = .foreign
        default: self = .unseen
        }
    }
}

// MARK: - Entering an element

extension GlyphBuilder {
    /// The scene inside of an element: with its transform, opacity, clip and names. Nil if nothing in it can be
    /// visible.
    private mutating func entered(_ visit: Visit, style: ComputedStyle, kind: ElementKind) -> Scene? {
        let node = tree[visit.node]
        var scene = visit.scene
        scene.chain.append(visit.node)
        if visit.node != rootNode { scene.lineage.insert(node.names, at: 0) }
        scene.style = style
        let isRoot = visit.node == rootNode && scene.user == nil
        var own =
            isRoot && node.parent == nil
            ? style.transform(ofPageOf: frame) : transform(of: visit.node, kind: kind, style: style, scene: scene)
        if isRoot, own != .identity, let back = frame.toPixels.inverse {
            // The root's transform applies to its pixels, outside of the view box.
            own = frame.toPixels.followed(by: own).followed(by: back)
        }
        // The place of a `use` belongs to its user space, so that its clip moves with it (SVG 2, 5.6.2).
        if kind == .use { own = style.place(in: scene.viewport).followed(by: own) }
        scene.transform = own.followed(by: scene.transform)
        guard scene.transform.isDrawable else { return nil }
        if scene.isMeasuring { return scene }
        return compose(&scene, by: style, node: visit.node, kind: kind) ? scene : nil
    }

    /// Gives a scene the opacity, the effects and the clip of an element, in whose user space it is; false if nothing
    /// in it can be visible.
    mutating func compose(_ scene: inout Scene, by style: ComputedStyle, node index: Int, kind: ElementKind) -> Bool {
        if style.own.opacity == 0 { return false }
        scene.effects += style.own.effects.map { effect(of: $0) }
        guard clip(&scene, by: style, node: index, kind: kind),
            let mask = ownMask(of: style, node: index, kind: kind, in: scene)
        else { return false }
        scene.clips += mask.clips
        // A mask of one level is an opacity of the group, as `opacity` is.
        let opacity = style.own.opacity * mask.opacity
        if opacity < 1 { scene.groups.append(newGroup(opacity: opacity)) }
        return true
    }

    mutating func newGroup(opacity: Double) -> OpacityGroup {
        groupCount += 1
        return OpacityGroup(id: groupCount, opacity: opacity)
    }
}

// MARK: - The content of an element

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
