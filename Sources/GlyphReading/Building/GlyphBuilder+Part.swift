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

    /// The ids of the symbols.
    private var symbols: [String] { tree.nodes.filter { $0.isSVG && $0.name == "symbol" }.compactMap(\.id) }

    private func symbolHint(near id: String) -> String? {
        if let near = Suggestion.nearest(to: id, of: symbols) { return "did you mean '\(near)'?" }
        return symbols.isEmpty ? nil : "the symbols are \(symbols.prefix(8).joined(separator: ", "))"
    }

    /// Reports that there is nothing to draw, and that a sprite draws nothing by itself.
    mutating func reportNothingDrawn() {
        let offset = tree[rootNode].element.offset
        guard rootNode == 0, path.isEmpty, let first = symbols.first else {
            return log.warn("nothing-drawn", "there is nothing to draw", at: offset)
        }
        let file = FolderPath.last(of: log.source.path)
        log.warn(
            "nothing-drawn",
            symbols.count == 1
                ? "there is nothing to draw but a symbol" : "there is nothing to draw but \(symbols.count) symbols",
            at: offset, hint: "name one, such as source=\"\(file)#\(first)\"")
    }
}

extension ElementTree {
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
