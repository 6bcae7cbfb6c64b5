internal import Markup

/// A condition of `@supports` (CSS Conditional 3, 6): properties that the reader draws are supported.
enum SupportsCondition {
    /// Unknown for properties that have no effect on a drawing, and for anything that is not a test of a property or a
    /// selector.
    static func answer(_ text: String) -> MediaQuery.Answer { answer(text, depth: 0) }

    /// Parentheses in parentheses.
    private static let deepest = 32

    private static func answer(_ text: String, depth: Int) -> MediaQuery.Answer {
        guard depth < deepest else { return .unknown }
        var scanner = ByteScanner(text)
        var result: MediaQuery.Answer?
        var joins: Set<String> = []
        var isNegated = false
        scanner.skipBlank()
        while !scanner.isAtEnd {
            let word = scanner.identifier()?.lowercased()
            if let content = scanner.parenthesised() {
                var found = test(content, function: word, depth: depth)
                if isNegated { found = !found }
                isNegated = false
                result = result.map { joins.contains("or") ? $0 || found : $0 && found } ?? found
            } else {
                switch word {
                case "not": isNegated = true
                case "and", "or": joins.insert(word ?? "")
                default: return .unknown
                }
                // `not(` has no space in front of its condition.
                if word == "not" { scanner.skipBlank() }
            }
            scanner.skipBlank()
        }
        return joins.count > 1 ? .unknown : result ?? .unknown
    }

    /// The content of parentheses: a condition, a declaration, or the argument of a function.
    private static func test(_ content: String, function: String?, depth: Int) -> MediaQuery.Answer {
        switch function {
        case "selector": return ComplexSelector(Array(content.utf8)) == nil ? .unknown : .yes
        case nil, "and", "or": break
        case "not": return !test(content, function: nil, depth: depth)
        default: return .unknown
        }
        let lowered = content.lowercased()
        if content.hasPrefix("(") || lowered.hasPrefix("not") || lowered.hasPrefix("selector(") {
            return answer(content, depth: depth + 1)
        }
        guard let declaration = Declaration.list(Array(content.utf8), origin: 0).first else { return .unknown }
        if declaration.isCustom { return .yes }
        guard let property = declaration.property else { return .unknown }
        if declaration.value.calls("var(") { return .yes }
        guard let value = Calculation.replaced(in: LightDark.light(of: declaration.value).text) else { return .no }
        var style = ComputedStyle()
        return style.apply(property, value, parent: ComputedStyle(), offset: 0) ? .yes : .no
    }
}

extension ByteScanner {
    /// The content of the parentheses that begin here.
    fileprivate mutating func parenthesised() -> String? {
        guard take(UInt8(ascii: "(")) else { return nil }
        let start = index
        skip(to: [UInt8(ascii: ")")])
        let content = plainText(start..<index)
        index += 1
        return content
    }
}
