internal import Markup

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
