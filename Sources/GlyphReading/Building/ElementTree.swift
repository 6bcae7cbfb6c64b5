internal import GlyphModel
internal import Markup

/// A document as a flat list in document order. Nodes know their parents, so that no traversal needs recursion.
struct ElementTree: Sendable {
    struct Node: Sendable {
        var element: Element
        var parent: Int?
        var children: [Int] = []
        /// Among its siblings, from 1.
        var position: Int
        var id: String?
        var classes: [String]
        /// Whether it is an element of the SVG namespace. Others are never drawn.
        var isSVG: Bool
        /// The steps that reading it takes, each time that it is drawn.
        var work: Int

        var name: String { element.name }

        /// The value of `href`; the one without a prefix has priority over XLink's.
        var link: Element.Attribute? {
            element.attribute("href") ?? element.attribute("href", namespace: SVG.xlinkNamespace)
        }

        var names: ElementIdentity.Names {
            ElementIdentity.Names(element: element.name, id: id, classes: classes)
        }
    }

    private(set) var nodes: [Node] = []
    /// The element that is asked for; nil for the whole document.
    var target: Int?
    /// The first element of each id.
    private var byID: [String: Int] = [:]
    /// Nodes with the id of an earlier node.
    private(set) var duplicates: [Int] = []

    init(_ root: Element) {
        var pending: [(element: Element, parent: Int?, position: Int)] = [(root, nil, 1)]
        let isBare = root.namespace.isEmpty
        while let (element, parent, position) = pending.popLast() {
            let index = nodes.count
            var own = element
            own.children = []
            nodes.append(
                Node(
                    element: own, parent: parent, position: position, id: element["id"],
                    classes: element["class"]?.words ?? [],
                    isSVG: element.namespace == SVG.namespace || (isBare && element.namespace.isEmpty),
                    work: Self.work(of: element)))
            if let parent { nodes[parent].children.append(index) }
            if let id = element["id"], byID.updateValue(byID[id] ?? index, forKey: id) != nil {
                duplicates.append(index)
            }
            for (position, child) in element.children.enumerated().reversed() {
                pending.append((child, index, position + 1))
            }
        }
    }

    /// Its style, and a step for some bytes of attributes.
    private static func work(of element: Element) -> Int {
        element.attributes.reduce(30) { $0 + 4 + $1.value.utf8.count / 4 }
    }

    subscript(index: Int) -> Node { nodes[index] }

    func index(ofID id: String) -> Int? { byID[id] }
}

/// Namespaces.
enum SVG {
    static let namespace = "http://www.w3.org/2000/svg"
    static let xlinkNamespace = "http://www.w3.org/1999/xlink"
    static let includeNamespace = "http://www.w3.org/2001/XInclude"
    static let pageNamespace = "http://www.w3.org/1999/xhtml"
}

// MARK: - References

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
