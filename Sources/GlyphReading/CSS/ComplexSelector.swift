internal import Markup

/// A selector of a sheet: compounds joined by descendant and child combinators.
struct ComplexSelector: Hashable, Sendable {
    struct Compound: Hashable, Sendable {
        var type: String?
        var ids: [String] = []
        var classes: [String] = []
        var attributes: [AttributeTest] = []
        var isFirstChild = false
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
    }

    /// From left to right; at least one, at most 64, because matching uses one bit for each.
    var compounds: [Compound]
    /// Bit i is set if compound i must match the parent of compound i + 1, not just an ancestor.
    var parents: UInt64
    static let longest = 64

    var specificity: Specificity {
        compounds.reduce(into: Specificity()) { sum, compound in
            sum.ids += compound.ids.count
            sum.classes += compound.classes.count + compound.attributes.count
            sum.classes += compound.isFirstChild ? 1 : 0
            sum.types += compound.type == nil ? 0 : 1
        }
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
}

extension ComplexSelector {
    /// Nil if the selector is not supported or not valid.
    init?(_ bytes: [UInt8]) {
        var scanner = ByteScanner(bytes)
        (compounds, parents) = ([], 0)
        scanner.skipSpaceAndComments()
        while true {
            guard compounds.count < ComplexSelector.longest, let compound = scanner.compound() else {
                return nil
            }
            compounds.append(compound)
            scanner.skipSpaceAndComments()
            if scanner.isAtEnd { return }
            if scanner.peek == UInt8(ascii: ">") {
                parents |= 1 << UInt64(compounds.count - 1)
                scanner.index += 1
                scanner.skipSpaceAndComments()
            }
        }
    }
}

extension ByteScanner {
    fileprivate mutating func compound() -> ComplexSelector.Compound? {
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
                guard identifier()?.lowercased() == "first-child", peek != UInt8(ascii: "(") else {
                    return nil
                }
                compound.isFirstChild = true
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
        }
        guard peek == UInt8(ascii: "]") else { return nil }
        index += 1
        return test
    }
}
