internal import Markup

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
    mutating func compound(isArgument: Bool = false) -> ComplexSelector.Compound? {
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
