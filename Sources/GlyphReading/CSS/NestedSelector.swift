internal import Markup

/// A selector of a rule, which may be in another rule (CSS Nesting 1).
struct NestedSelector {
    let selector: ComplexSelector
    let specificity: Specificity
    private let text: [UInt8]

    /// The longest text of a selector with the selectors around it: nested lists would otherwise fill the memory.
    private static let longest = 4096

    /// The selectors that one of a list expands to: one for each of the selectors around it. Nil if it is not
    /// supported, or not valid.
    static func list(_ text: [UInt8], in parents: [NestedSelector]?) -> [NestedSelector]? {
        guard let parents else {
            return ComplexSelector(text).map { [NestedSelector(selector: $0, specificity: $0.specificity, text: text)] }
        }
        // `&` represents a list, which is as specific as the strongest selector in it.
        let strongest = parents.map(\.specificity).max() ?? Specificity()
        var result: [NestedSelector] = []
        for parent in parents {
            guard let (whole, count) = joined(parent.text, text), let selector = ComplexSelector(whole) else {
                return nil
            }
            var specificity = selector.specificity
            for _ in 0..<count { specificity = specificity + strongest - parent.selector.specificity }
            result.append(NestedSelector(selector: selector, specificity: specificity, text: whole))
        }
        return result
    }

    /// The text with the parent's for each `&`, or before it where there is none; and how often the parent's is in it.
    private static func joined(_ parent: [UInt8], _ text: [UInt8]) -> (text: [UInt8], count: Int)? {
        var scanner = ByteScanner(text)
        var result: [UInt8] = []
        var count = 0
        while !scanner.isAtEnd {
            let start = scanner.index
            scanner.skip(to: [UInt8(ascii: "&")])
            result += text[start..<min(scanner.index, text.count)]
            guard scanner.take(UInt8(ascii: "&")) else { break }
            // In the middle of a compound, a parent of several compounds would not be one element.
            let isFirst = result.allSatisfy(\.isSpace)
            guard isFirst || ComplexSelector(parent)?.compounds.count == 1 else { return nil }
            result += parent
            count += 1
            guard result.count <= longest else { return nil }
        }
        if count == 0 { return (parent + [0x20] + text, 1) }
        return result.count <= longest ? (result, count) : nil
    }
}

extension Specificity {
    fileprivate static func - (a: Specificity, b: Specificity) -> Specificity {
        Specificity(ids: a.ids - b.ids, classes: a.classes - b.classes, types: a.types - b.types)
    }
}
