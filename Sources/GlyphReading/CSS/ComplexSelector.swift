internal import Markup

/// A selector of a sheet: compounds joined by combinators.
struct ComplexSelector: Hashable, Sendable {
    struct Compound: Hashable, Sendable {
        var type: String?
        var ids: [String] = []
        var classes: [String] = []
        var attributes: [AttributeTest] = []
        var pseudoClasses: [PseudoClass] = []
    }

    struct AttributeTest: Hashable, Sendable {
        enum Relation: UInt8, Sendable {
            case exists = 0
            case equals = 0x3D  // =
            case hasWord = 0x7E  // ~=
            case hasLanguage = 0x7C  // |=
            case begins = 0x5E  // ^=
            case ends = 0x24  // $=
            case contains = 0x2A  // *=
        }

        var name: String
        var relation: Relation = .exists
        var value = ""
        var ignoresCase = false
    }

    /// From left to right; at least one, at most 64, because matching uses one bit for each.
    var compounds: [Compound]
    /// Bit i is set if compound i must match the parent of compound i + 1, not just an ancestor.
    var parents: UInt64 = 0
    /// The same for `+`: the sibling just before.
    var neighbours: UInt64 = 0
    /// The same for `~`: any earlier sibling.
    var siblings: UInt64 = 0
    static let longest = 64

    var hasSiblings: Bool { neighbours | siblings != 0 }

    var specificity: Specificity { compounds.map(\.specificity).reduce(Specificity(), +) }

    /// At most how many compounds are compared with one element: the longest compound, with the lists in it.
    var comparisons: Int {
        compounds.map { compound in
            compound.pseudoClasses.reduce(1 + compound.classes.count / 8 + compound.attributes.count) {
                switch $1 {
                case .not(let list), .any(let list, _): $0 + list.count
                default: $0
                }
            }
        }.max() ?? 1
    }
}

extension ComplexSelector.Compound {
    var specificity: Specificity {
        let own = Specificity(
            ids: ids.count, classes: classes.count + attributes.count, types: type == nil ? 0 : 1)
        return pseudoClasses.map(\.specificity).reduce(own, +)
    }
}

/// Selectors 4, 17: ids before classes before types.
struct Specificity: Hashable, Sendable, Comparable {
    var ids = 0
    var classes = 0
    var types = 0

    static func < (a: Specificity, b: Specificity) -> Bool {
        (a.ids, a.classes, a.types) < (b.ids, b.classes, b.types)
    }

    static func + (a: Specificity, b: Specificity) -> Specificity {
        Specificity(ids: a.ids + b.ids, classes: a.classes + b.classes, types: a.types + b.types)
    }
}

// MARK: - Parsing

extension ComplexSelector {
    /// Nil if the selector is not supported or not valid.
    init?(_ bytes: [UInt8]) {
        var scanner = ByteScanner(bytes)
        compounds = []
        scanner.skipSpaceAndComments()
        while true {
            guard compounds.count < ComplexSelector.longest, let compound = scanner.compound() else {
                return nil
            }
            compounds.append(compound)
            scanner.skipSpaceAndComments()
            if scanner.isAtEnd { return }
            let bit: UInt64 = 1 << UInt64(compounds.count - 1)
            switch scanner.peek {
            case UInt8(ascii: ">"): parents |= bit
            case UInt8(ascii: "+"): neighbours |= bit
            case UInt8(ascii: "~"): siblings |= bit
            default: continue
            }
            scanner.index += 1
            scanner.skipSpaceAndComments()
        }
    }
}

extension ByteScanner {
    /// - Parameter isArgument: whether it is an argument of a pseudo-class.
    fileprivate mutating func compound(isArgument: Bool = false) -> ComplexSelector.Compound? {
        var compound = ComplexSelector.Compound()
        let start = index
        if peek == UInt8(ascii: "*") {
            index += 1
        } else {
            compound.type = identifier()
        }
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "#"):
                index += 1
                guard let id = identifier() else { return nil }
                compound.ids.append(id)
            case UInt8(ascii: "."):
                index += 1
                guard let name = identifier() else { return nil }
                compound.classes.append(name)
            case UInt8(ascii: "["):
                guard let test = attributeTest() else { return nil }
                compound.attributes.append(test)
            case UInt8(ascii: ":"):
                index += 1
                guard let pseudoClass = pseudoClass(isArgument: isArgument) else { return nil }
                compound.pseudoClasses.append(pseudoClass)
            default:
                return index > start ? compound : nil
            }
        }
        return index > start ? compound : nil
    }

    private mutating func attributeTest() -> ComplexSelector.AttributeTest? {
        index += 1
        skipSpaceAndComments()
        guard let name = identifier() else { return nil }
        var test = ComplexSelector.AttributeTest(name: name)
        skipSpaceAndComments()
        if let byte = peek, byte != UInt8(ascii: "]") {
            guard let relation = ComplexSelector.AttributeTest.Relation(rawValue: byte) else { return nil }
            test.relation = relation
            index += relation == .equals ? 1 : 2
            guard index <= bytes.count, bytes[index - 1] == UInt8(ascii: "=") else { return nil }
            skipSpaceAndComments()
            let start = index
            if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") {
                skipString()
                test.value = String(decoding: bytes[(start + 1)..<max(start + 1, index - 1)], as: UTF8.self)
            } else {
                guard let value = identifier() else { return nil }
                test.value = value
            }
            skipSpaceAndComments()
            if let mark = identifier() {
                guard ["i", "s"].contains(mark.lowercased()) else { return nil }
                test.ignoresCase = mark.lowercased() == "i"
                skipSpaceAndComments()
            }
        }
        guard peek == UInt8(ascii: "]") else { return nil }
        index += 1
        return test
    }
}

// MARK: - Matching

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

// MARK: - Pseudo-classes

/// A pseudo-class that depends on the document alone. Pseudo-classes of interaction, such as `:hover`, are not
/// supported.
enum PseudoClass: Hashable, Sendable {
    case root, empty
    /// The element that is asked for, as by the `#…` of an address.
    case target
    case onlyChild
    /// `an + b` for an n of 0 or more, counted from the first or the last sibling.
    case nthChild(step: Int, offset: Int, fromEnd: Bool)
    case not([ComplexSelector.Compound])
    /// `:is()`, and `:where()`, which adds no specificity.
    case any([ComplexSelector.Compound], isWeightless: Bool)

    func matches(_ index: Int, in tree: ElementTree) -> Bool {
        let node = tree[index]
        let siblings = node.parent.map { tree[$0].children.count } ?? 1
        switch self {
        case .root: return node.parent == nil
        case .target: return index == tree.target
        case .empty: return node.children.isEmpty && node.element.text.isEmpty
        case .onlyChild: return siblings == 1
        case .nthChild(let step, let offset, let fromEnd):
            let distance = (fromEnd ? siblings + 1 - node.position : node.position) - offset
            return step == 0 ? distance == 0 : distance.isMultiple(of: step) && distance / step >= 0
        case .not(let compounds): return !compounds.contains { $0.matches(index, in: tree) }
        case .any(let compounds, _): return compounds.contains { $0.matches(index, in: tree) }
        }
    }

    /// Selectors 4, 17: the specificity of the strongest argument.
    var specificity: Specificity {
        switch self {
        case .not(let compounds), .any(let compounds, isWeightless: false):
            compounds.map(\.specificity).max() ?? Specificity()
        case .any: Specificity()
        default: Specificity(classes: 1)
        }
    }
}

extension ByteScanner {
    /// The pseudo-class whose name begins here; nil if it is not supported.
    /// - Parameter isArgument: whether it is an argument of another pseudo-class. Then it has no selectors as
    ///   arguments.
    mutating func pseudoClass(isArgument: Bool) -> PseudoClass? {
        guard let name = identifier()?.lowercased() else { return nil }
        guard peek == UInt8(ascii: "(") else { return PseudoClass.plain[name] }
        index += 1
        let start = index
        skip(to: [UInt8(ascii: ")")])
        var argument = ByteScanner(Array(bytes[start..<index]))
        guard take(UInt8(ascii: ")")) else { return nil }
        switch name {
        case "nth-child", "nth-last-child":
            guard let (step, offset) = argument.steps() else { return nil }
            return .nthChild(step: step, offset: offset, fromEnd: name == "nth-last-child")
        case "not", "is", "where", "matches":
            guard !isArgument, let compounds = argument.compounds() else { return nil }
            return name == "not" ? .not(compounds) : .any(compounds, isWeightless: name == "where")
        default: return nil
        }
    }

    /// A list of compounds.
    private mutating func compounds() -> [ComplexSelector.Compound]? {
        var result: [ComplexSelector.Compound] = []
        repeat {
            skipSpaceAndComments()
            guard let compound = compound(isArgument: true) else { return nil }
            result.append(compound)
            skipSpaceAndComments()
        } while take(UInt8(ascii: ","))
        return isAtEnd ? result : nil
    }

    /// `odd`, `even`, `3`, `2n + 1` (CSS Syntax 3, 6).
    private mutating func steps() -> (step: Int, offset: Int)? {
        let text = String(decoding: bytes.filter { !$0.isSpace }, as: UTF8.self).lowercased()
        if text == "odd" { return (2, 1) }
        if text == "even" { return (2, 0) }
        guard let n = text.firstIndex(of: "n") else { return Int(text).map { (0, $0) } }
        let (before, after) = (text[..<n], text[text.index(after: n)...])
        let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
        let offset = after.isEmpty ? 0 : Int(after)
        guard let step, let offset, step.magnitude < 1 << 30, offset.magnitude < 1 << 30 else { return nil }
        return (step, offset)
    }
}

extension PseudoClass {
    fileprivate static let plain: [String: PseudoClass] = [
        "root": .root, "target": .target, "empty": .empty, "only-child": .onlyChild,
        "first-child": .nthChild(step: 0, offset: 1, fromEnd: false),
        "last-child": .nthChild(step: 0, offset: 1, fromEnd: true),
    ]
}
