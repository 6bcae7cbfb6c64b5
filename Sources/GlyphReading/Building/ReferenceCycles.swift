internal import Markup

/// Finds elements that refer to themselves, through others or through their content, whether or not anything draws
/// them.
struct ReferenceCycles {
    /// The places of references that close a cycle, in the order of the file.
    let offsets: [Int]

    private struct Edge {
        var target: Int
        /// The offset of the reference; nil for an element in another.
        var offset: Int?
    }

    init(in tree: ElementTree) {
        // Most icons have nothing that could be referred to.
        guard tree.nodes.contains(where: { $0.id != nil }) else {
            offsets = []
            return
        }
        var found: Set<Int> = []
        // Each element is entered once: an open element is on the way from the root.
        var (isOpen, isDone) = (
            [Bool](repeating: false, count: tree.nodes.count), [Bool](repeating: false, count: tree.nodes.count)
        )
        for root in tree.nodes.indices where !isDone[root] {
            var path: [(node: Int, edges: [Edge], entry: Int?)] = [(root, Self.edges(of: root, in: tree), nil)]
            isOpen[root] = true
            while var step = path.popLast() {
                guard let edge = step.edges.popLast() else {
                    (isOpen[step.node], isDone[step.node]) = (false, true)
                    continue
                }
                path.append(step)
                if isOpen[edge.target] {
                    // A cycle has at least one reference: the last one on the way.
                    if let offset = edge.offset ?? path.reversed().lazy.compactMap(\.entry).first {
                        found.insert(offset)
                    }
                } else if !isDone[edge.target] {
                    isOpen[edge.target] = true
                    path.append((edge.target, Self.edges(of: edge.target, in: tree), edge.offset))
                }
            }
        }
        offsets = found.sorted()
    }

    private static func edges(of index: Int, in tree: ElementTree) -> [Edge] {
        let node = tree[index]
        var edges = node.children.map { Edge(target: $0) }
        func add(_ reference: LocalReference?, at offset: Int) {
            guard case .local(let id)? = reference, let target = tree.index(ofID: id) else { return }
            edges.append(Edge(target: target, offset: offset))
        }
        if let link = node.link { add(LocalReference(link.value), at: link.offset) }
        for attribute in node.element.attributes where attribute.namespace.isEmpty && attribute.name != "d" {
            for start in attribute.value.ranges(of: "url(") {
                add(LocalReference.url(at: String(attribute.value[start.lowerBound...]))?.0, at: attribute.offset)
            }
        }
        return edges
    }
}
