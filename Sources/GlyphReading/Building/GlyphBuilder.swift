internal import GlyphModel
internal import Markup
internal import PathGeometry

/// Converts a document to layers. It uses an explicit stack and no recursion.
struct GlyphBuilder {
    let tree: ElementTree
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
        log.stop("reading what is drawn takes more than \(ReadingLimits.work) steps", at: offset)
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
