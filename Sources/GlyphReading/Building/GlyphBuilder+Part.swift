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

    /// The ids of the symbols; of the pictures of a stack if there are none.
    var symbols: [String] {
        let ids = { name in tree.nodes.filter { $0.isSVG && $0.parent != nil && $0.name == name }.compactMap(\.id) }
        return ids("symbol").isEmpty ? ids("svg") : ids("symbol")
    }

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
