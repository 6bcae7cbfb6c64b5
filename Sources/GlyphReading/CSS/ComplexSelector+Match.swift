internal import Markup

extension ComplexSelector {
    /// Does it select the element? The time is linear in the element's depth, without backtracking: the states of all
    /// compounds are tracked at once, one bit each.
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

extension ComplexSelector.Compound {
    fileprivate func matches(_ index: Int, in tree: ElementTree) -> Bool {
        let node = tree[index]
        if let type, type != node.element.name { return false }
        if isFirstChild, !node.isFirstChild { return false }
        for id in ids where node.id != id { return false }
        for name in classes where !node.classes.contains(name) { return false }
        return attributes.allSatisfy { $0.matches(node.element[$0.name]) }
    }
}

extension ComplexSelector.AttributeTest {
    /// Selectors 4, 6.1 and 6.2.
    fileprivate func matches(_ text: String?) -> Bool {
        guard let text else { return false }
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
