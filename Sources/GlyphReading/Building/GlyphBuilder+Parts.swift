internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// Draws one element as a drawing of its own.
    ///
    /// - A `symbol` has its own frame, and inherits nothing, as where another file uses it.
    /// - A nested `svg` has its own frame; any other element has the root's. Both inherit from their ancestors.
    mutating func drawPart(_ id: String) {
        guard let index = tree.index(ofID: id), tree[index].isSVG, ElementKind(tree[index].name) != .unseen else {
            log.fail(
                "unknown-symbol", "there is no element with the id '\(id)' that can be drawn",
                at: tree[0].element.offset, hint: symbolHint(near: id))
            return
        }
        let node = tree[index]
        guard node.parent != nil, node.name == "symbol" || node.name == "svg" else {
            path = tree.path(to: index)
            return drawRoot()
        }
        rootNode = index
        drawRoot(parent: node.name == "symbol" ? ComputedStyle() : node.parent.map { styleInPlace($0) })
    }

    /// The ids of the symbols that can be named.
    private var symbols: [String] { tree.symbols.compactMap { tree[$0].id }.uniqued }

    /// How to name one of the symbols of a sprite; nil for other drawings.
    var spriteHint: String? {
        guard rootNode == 0, path.isEmpty, let first = symbols.first else { return nil }
        let count = symbols.count == 1 ? "a symbol" : "\(symbols.count) symbols"
        return "the file has \(count): name one, such as source=\"\(FolderPath.last(of: log.source.path))#\(first)\""
    }

    private func symbolHint(near id: String) -> String? {
        if let near = Suggestion.nearest(to: id, of: symbols) { return "did you mean '\(near)'?" }
        return symbols.isEmpty ? nil : "the symbols are \(symbols.prefix(8).joined(separator: ", "))"
    }

    /// Reports that there is nothing to draw, and that a sprite draws nothing by itself.
    mutating func reportNothingDrawn() {
        log.warn("nothing-drawn", "there is nothing to draw", at: tree[rootNode].element.offset, hint: spriteHint)
    }
}

extension ElementTree {
    /// The symbols in the order of the file; the pictures of a stack if there are none.
    var symbols: [Int] {
        func inner(_ name: String) -> [Int] {
            nodes.indices.filter { nodes[$0].isSVG && nodes[$0].parent != nil && nodes[$0].name == name }
        }
        let symbols = inner("symbol")
        return symbols.isEmpty ? inner("svg") : symbols
    }

    /// The child that leads to an element, for each of its ancestors.
    func path(to index: Int) -> [Int: Int] {
        var result: [Int: Int] = [:]
        var child = index
        while let parent = self[child].parent {
            result[parent] = child
            child = parent
        }
        return result
    }
}

// MARK: - Templates of SF Symbols

/// A template of SF Symbols: an SVG with guides, and one group for each weight and scale. Its regular weight in the
/// small scale is a glyph; the guides are its frame.
struct SymbolTemplate {
    static let variant = "Regular-S"
    let drawing: Int
    private let top: Double
    private let bottom: Double
    private let left: Double
    private let right: Double

    /// Nil if the document is not such a template.
    init?(_ tree: ElementTree) {
        guard tree.index(ofID: "Guides") != nil, let symbols = tree.index(ofID: "Symbols"),
            let drawing = tree.index(ofID: Self.variant), tree[drawing].parent == symbols
        else { return nil }
        // Templates of the first version have the same margins for all weights.
        func guide(_ names: [String], _ coordinate: String) -> Double? {
            for name in names {
                guard let index = tree.index(ofID: name), let text = tree[index].element[coordinate] else { continue }
                return Length(text)?.value
            }
            return nil
        }
        guard let top = guide(["Capline-S"], "y1"), let bottom = guide(["Baseline-S"], "y1"),
            let left = guide(["left-margin-\(Self.variant)", "left-margin"], "x1"),
            let right = guide(["right-margin-\(Self.variant)", "right-margin"], "x1"), right > left, bottom > top
        else { return nil }
        if tree[drawing].children.isEmpty { return nil }
        self.drawing = drawing
        (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
    }

    /// The part that a template lacks; nil for one that can be read, and for other documents.
    static func lack(of tree: ElementTree) -> (offset: Int, message: String)? {
        guard tree.index(ofID: "Guides") != nil, let symbols = tree.index(ofID: "Symbols"),
            let drawing = tree.index(ofID: variant), tree[drawing].parent == symbols, SymbolTemplate(tree) == nil
        else { return nil }
        let what =
            tree[drawing].children.isEmpty
            ? "nothing in '\(variant)'" : "no margins, baseline and cap line for '\(variant)'"
        return (tree[drawing].element.offset, "the template of SF Symbols has \(what)")
    }

    /// From margin to margin, and as far above and below the middle of the capitals as the drawing needs: symbols are
    /// aligned with that middle.
    func frame(around content: Rect?) -> RootFrame {
        let middle = (top + bottom) / 2
        var reach = (bottom - top) / 2
        if let content { reach = max(reach, middle - content.minY, content.maxY - middle) }
        let box = Rect(x: left, y: middle - reach, width: right - left, height: 2 * reach)
        return RootFrame(width: box.width, height: box.height, viewBox: box)
    }
}

extension GlyphBuilder {
    /// Draws the regular weight of a template.
    mutating func draw(_ template: SymbolTemplate) {
        log.report(
            .info, "symbol-template", "a template of SF Symbols: '\(SymbolTemplate.variant)' is read",
            at: tree[template.drawing].element.offset)
        path = tree.path(to: template.drawing)
        frame = template.frame(around: nil)
        let viewport = Viewport(width: frame.viewBox.width, height: frame.viewBox.height)
        var scene = Scene(style: ComputedStyle(), transform: .identity, viewport: viewport)
        scene.isMeasuring = true
        walk([Visit(node: 0, scene: scene)])
        frame = template.frame(around: measured)
        scene.isMeasuring = false
        walk([Visit(node: 0, scene: scene)])
        foldOpacity()
        if layers.isEmpty, !log.hasErrors { reportNothingDrawn() }
    }
}

extension StyleSheet {
    /// Leaves out the rules that show an annotated template as a wireframe, and rules that name annotations only.
    mutating func leaveOutPreview() {
        rules.removeAll { rule in rule.selector.compounds.contains { $0.classes.contains("SFSymbolsPreviewWireframe") }
        }
        issues.removeAll { if case .selector = $0 { true } else { false } }
    }
}
