internal import Markup

/// The rules of all `style` elements, in order.
struct StyleSheet: Sendable {
    struct Rule: Sendable {
        var selector: ComplexSelector
        var specificity: Specificity
        /// The index in `blocks`.
        var block: Int
        /// The number of its layer.
        var layer: Int
    }

    /// Something that could not be applied, with its offset.
    enum Issue: Hashable, Sendable {
        /// `@import`, `@font-face`: they would load a file.
        case loading(String, offset: Int)
        case atRule(String, offset: Int)
        case selector(String, offset: Int)
        /// Rules for dark appearances, which a drawing that is read as light does not apply.
        case darkRules(offset: Int)
        case tooManyRules(offset: Int)
        case tooManySiblingRules(offset: Int)
    }

    var rules: [Rule] = []
    var blocks: [[Declaration]] = []
    var layers = CascadeLayers()
    var issues: [Issue] = []

    /// The number of selectors, including selectors of rules without declarations.
    private var count = 0
    private var siblingRules = 0

    /// The place of a rule.
    private struct Place {
        /// The selectors of the rule around it; nil outside of one.
        var parents: [NestedSelector]?
        var layer = CascadeLayers.none
        var depth = 0

        var inner: Place {
            var place = self
            place.depth += 1
            return place
        }
    }

    /// Rules in rules and at-rules.
    static let deepest = 32

    /// - Parameters:
    ///   - media: the media queries of the whole sheet.
    ///   - origin: the number that is added to offsets in `text` to get offsets in the file.
    mutating func append(_ text: String, media: String = "", origin: Int) {
        guard applies(media, name: "media", offset: origin) else { return }
        append(Array(text.utf8), origin: origin, in: Place())
    }

    /// The content of a sheet or of a block, in order: at-rules, rules, and in a rule also declarations.
    private mutating func append(_ bytes: [UInt8], origin: Int, in place: Place) {
        guard place.depth < Self.deepest else { return issues.append(.atRule("a nested rule", offset: origin)) }
        var scanner = ByteScanner(bytes)
        // The declarations since the last rule.
        var own: Range<Int>?
        func take(_ own: inout Range<Int>?, _ sheet: inout StyleSheet) {
            guard let range = own, let parents = place.parents else { return }
            sheet.blocks.append(Declaration.list(Array(bytes[range]), origin: origin + range.lowerBound))
            for parent in parents { sheet.appendRule(parent, in: place) }
            own = nil
        }
        while true {
            scanner.skipSpaceAndComments(withPageMarks: place.parents == nil)
            let start = scanner.index
            guard let byte = scanner.peek else { return take(&own, &self) }
            if count >= ReadingLimits.rules { return issues.append(.tooManyRules(offset: origin + start)) }
            if byte == UInt8(ascii: "@") {
                take(&own, &self)
                appendAtRule(&scanner, origin: origin, in: place)
            } else if place.parents != nil, scanner.skipDeclaration() {
                own = (own?.lowerBound ?? start)..<scanner.index
            } else {
                take(&own, &self)
                appendRule(&scanner, origin: origin, in: place)
            }
        }
    }

    /// Whether the queries apply to a light picture. A query for a dark picture, or an unknown one, is an issue.
    private mutating func applies(_ queries: String, name: String, offset: Int) -> Bool {
        let query = MediaQuery(text: queries)
        switch query.evaluate(isDark: false) {
        case .yes: return true
        case .no where query.evaluate(isDark: true) == .yes: issues.append(.darkRules(offset: offset))
        case .no: break
        case .unknown: issues.append(.atRule(name, offset: offset))
        }
        return false
    }

    private mutating func appendAtRule(_ scanner: inout ByteScanner, origin: Int, in place: Place) {
        let start = scanner.index
        scanner.index += 1
        let name = (scanner.identifier() ?? "").lowercased()
        let preludeStart = scanner.index
        scanner.skip(to: [UInt8(ascii: ";"), UInt8(ascii: "{")])
        let prelude = scanner.plainText(preludeStart..<scanner.index)
        var block: Range<Int>?
        if scanner.take(UInt8(ascii: "{")) {
            let blockStart = scanner.index
            scanner.skip(to: [UInt8(ascii: "}")])
            block = blockStart..<scanner.index
        }
        scanner.index += 1
        var place = place.inner
        switch (name, block) {
        case ("charset", _), ("namespace", _), ("media", nil): return
        case ("media", _?):
            guard applies(prelude, name: "@media \(prelude.prefix(40))", offset: origin + start) else { return }
        case ("supports", _?):
            switch SupportsCondition.evaluate(prelude) {
            case .yes: break
            case .no: return
            case .unknown:
                return issues.append(.atRule("@supports \(prelude.prefix(40))", offset: origin + start))
            }
        case ("layer", _):
            for (index, layer) in prelude.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
                // A block has one name at most.
                let number = layers.number(of: layer.trimmedOfSpace, in: place.layer)
                if block != nil, index == 0 { place.layer = number }
            }
        case ("import", _), ("font-face", _): return issues.append(.loading("@" + name, offset: origin + start))
        default: return issues.append(.atRule("@" + name, offset: origin + start))
        }
        if let block { append(Array(scanner.bytes[block]), origin: origin + block.lowerBound, in: place) }
    }

    private mutating func appendRule(_ scanner: inout ByteScanner, origin: Int, in place: Place) {
        let start = scanner.index
        scanner.skip(to: [UInt8(ascii: "{")])
        let prelude = start..<scanner.index
        guard !scanner.isAtEnd else { return }  // without a block it is not a rule
        scanner.index += 1
        let blockStart = scanner.index
        scanner.skip(to: [UInt8(ascii: "}")])
        let block = Array(scanner.bytes[blockStart..<scanner.index])
        scanner.index += 1
        var inner = place.inner
        inner.parents = selectors(Array(scanner.bytes[prelude]), origin: origin + start, in: place.parents)
        if inner.parents?.isEmpty == false { append(block, origin: origin + blockStart, in: inner) }
    }

    private mutating func appendRule(_ selector: NestedSelector, in place: Place) {
        rules.append(
            Rule(
                selector: selector.selector, specificity: selector.specificity, block: blocks.count - 1,
                layer: place.layer))
    }

    /// The selectors of a list that are supported.
    private mutating func selectors(
        _ bytes: [UInt8], origin: Int, in parents: [NestedSelector]?
    ) -> [NestedSelector] {
        var result: [NestedSelector] = []
        var scanner = ByteScanner(bytes)
        while !scanner.isAtEnd {
            let start = scanner.index
            scanner.skip(to: [UInt8(ascii: ",")])
            let text = Array(bytes[start..<scanner.index])
            scanner.index += 1
            guard let found = NestedSelector.list(text, in: parents) else {
                issues.append(
                    .selector(String(decoding: text.prefix(60), as: UTF8.self).trimmedOfSpace, offset: origin + start))
                continue
            }
            count += found.count
            if count > ReadingLimits.rules {
                issues.append(.tooManyRules(offset: origin + start))
                return []
            }
            siblingRules += found.count { $0.selector.hasSiblings }
            if siblingRules > ReadingLimits.siblingRules {
                issues.append(.tooManySiblingRules(offset: origin + start))
                return []
            }
            result += found
        }
        return result
    }
}

extension ByteScanner {
    /// Moves past a declaration and its semicolon; false, and nothing moves, where a rule begins (CSS Syntax 3, 5.5.4).
    fileprivate mutating func skipDeclaration() -> Bool {
        let start = index
        let isCustom = starts(with: "--")
        skip(to: isCustom ? [UInt8(ascii: ";")] : [UInt8(ascii: ";"), UInt8(ascii: "{")])
        if peek == UInt8(ascii: "{") {
            index = start
            return false
        }
        if !isAtEnd { index += 1 }
        return true
    }
}

// MARK: - Rules in rules

/// A selector of a rule, which may be in another rule (CSS Nesting 1).
private struct NestedSelector {
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
            guard let (whole, count) = insertParent(parent.text, into: text), let selector = ComplexSelector(whole)
            else {
                return nil
            }
            var specificity = selector.specificity
            for _ in 0..<count { specificity = specificity + strongest - parent.selector.specificity }
            result.append(NestedSelector(selector: selector, specificity: specificity, text: whole))
        }
        return result
    }

    /// The text with the parent's for each `&`, or before it where there is none; and how often the parent's is in it.
    private static func insertParent(_ parent: [UInt8], into text: [UInt8]) -> (text: [UInt8], count: Int)? {
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
