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
