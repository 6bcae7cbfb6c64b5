internal import Markup

extension ComplexSelector {
    /// Whether it selects the element, if it has no sibling combinators. The time is linear in the element's depth,
    /// without backtracking: the states of all compounds are tracked at once, one bit each.
    func matches(_ node: Int, in tree: ElementTree) -> Bool {
        var index = compounds.count - 1
        guard compounds[index].matches(node, in: tree) else { return false }
        if index == 0 { return true }
        // Compounds that match any further ancestor, and compounds that match this parent only.
        var waiting: UInt64 = 0
        var expected: UInt64 = 0
        func wait(for compound: Int) {
            let bit: UInt64 = 1 << UInt64(compound)
            if parents & bit != 0 { expected |= bit } else { waiting |= bit }
        }
        wait(for: index - 1)
        var ancestor = tree[node].parent
        while let current = ancestor {
            var candidates = waiting | expected
            expected = 0
            while candidates != 0 {
                index = candidates.trailingZeroBitCount
                candidates &= candidates - 1
                guard compounds[index].matches(current, in: tree) else { continue }
                if index == 0 { return true }
                wait(for: index - 1)
            }
            ancestor = tree[current].parent
        }
        return false
    }
}

extension ComplexSelector {
    /// Whether it selects each element, in one pass in document order: a bit of an element says that the compounds up
    /// to this one match there. So sibling combinators need no search in the siblings of each element.
    func matches(in tree: ElementTree) -> [Bool] {
        let (children, next, later) = (parents << 1, neighbours << 1, siblings << 1)
        let descendants = ~(children | next | later)
        var here = [UInt64](repeating: 0, count: tree.nodes.count)
        // At the ancestors of each element and itself; at its earlier siblings and itself.
        var (above, before) = (here, here)
        let goal: UInt64 = 1 << UInt64(compounds.count - 1)
        for (index, node) in tree.nodes.enumerated() {
            var (parent, ancestors, previous, earlier): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
            if let outer = node.parent {
                (parent, ancestors) = (here[outer], above[outer])
                if node.position > 1 {
                    let sibling = tree[outer].children[node.position - 2]
                    (previous, earlier) = (here[sibling], before[sibling])
                }
            }
            var candidates =
                parent << 1 & children | ancestors << 1 & descendants | previous << 1 & next | earlier << 1 & later
            candidates |= 1
            while candidates != 0 {
                let compound = candidates.trailingZeroBitCount
                candidates &= candidates - 1
                if compound < compounds.count, compounds[compound].matches(index, in: tree) {
                    here[index] |= 1 << UInt64(compound)
                }
            }
            above[index] = ancestors | here[index]
            before[index] = earlier | here[index]
        }
        return here.map { $0 & goal != 0 }
    }
}

extension ComplexSelector.Compound {
    func matches(_ index: Int, in tree: ElementTree) -> Bool {
        let node = tree[index]
        if let type, type != node.element.name { return false }
        for id in ids where node.id != id { return false }
        for name in classes where !node.classes.contains(name) { return false }
        return attributes.allSatisfy { $0.matches(node.element[$0.name]) }
            && pseudoClasses.allSatisfy { $0.matches(index, in: tree) }
    }
}

extension ComplexSelector.AttributeTest {
    /// Selectors 4, 6.1 and 6.2.
    fileprivate func matches(_ text: String?) -> Bool {
        guard var text else { return false }
        var value = value
        if ignoresCase { (text, value) = (text.lowercased(), value.lowercased()) }
        switch relation {
        case .exists: return true
        case .equals: return text == value
        case .hasWord: return !value.isEmpty && text.words.contains(value)
        case .hasLanguage: return text == value || text.hasPrefix(value + "-")
        case .begins: return !value.isEmpty && text.hasPrefix(value)
        case .ends: return !value.isEmpty && text.hasSuffix(value)
        case .contains: return !value.isEmpty && text.contains(value)
        }
    }
}
