internal import Markup

/// A list of media queries (Media Queries 4), as far as a still picture on a screen decides it.
struct MediaQuery {
    enum Answer: Sendable { case no, yes, unknown }

    let text: String

    /// Whether the list applies to a picture in a light or dark appearance. Unknown, if it depends on the window or
    /// device.
    func evaluate(isDark: Bool) -> Answer {
        var scanner = ByteScanner(text)
        var result: Answer = scanner.trimmedIsEmpty ? .yes : .no
        while !scanner.isAtEnd {
            let start = scanner.index
            scanner.skip(to: [UInt8(ascii: ",")])
            result = result || Self.evaluateQuery(scanner.plainText(start..<scanner.index).lowercased(), isDark: isDark)
            scanner.index += 1
        }
        return result
    }

    /// One query: a type, and features joined by `and`; or features joined by `or`.
    private static func evaluateQuery(_ query: String, isDark: Bool) -> Answer {
        var scanner = ByteScanner(query)
        var result = Answer.yes
        var isNegated = false
        var joins: Set<String> = []
        scanner.skipBlank()
        while !scanner.isAtEnd {
            if scanner.peek == UInt8(ascii: "(") {
                let feature = scanner.feature(isDark: isDark)
                result = joins.contains("or") ? result || feature : result && feature
            } else {
                switch scanner.identifier() {
                case "not": isNegated.toggle()
                case "only": break
                case "and": joins.insert("and")
                case "or": joins.insert("or")
                case "all", "screen": break
                case nil: return .unknown
                default: result = .no
                }
            }
            scanner.skipBlank()
        }
        return joins.count > 1 ? .unknown : isNegated ? !result : result
    }
}

extension MediaQuery.Answer {
    static func && (a: Self, b: Self) -> Self {
        a == .no || b == .no ? .no : a == .yes && b == .yes ? .yes : .unknown
    }

    static func || (a: Self, b: Self) -> Self { !(!a && !b) }

    static prefix func ! (a: Self) -> Self { a == .unknown ? .unknown : a == .yes ? .no : .yes }
}

extension ByteScanner {
    fileprivate var trimmedIsEmpty: Bool { bytes.allSatisfy(\.isSpace) }

    /// `(name: value)`, or `(name)`.
    fileprivate mutating func feature(isDark: Bool) -> MediaQuery.Answer {
        let start = index + 1
        index += 1
        skip(to: [UInt8(ascii: ")")])
        let words = String(decoding: bytes[start..<index], as: UTF8.self).split(separator: ":").map(\.trimmedOfSpace)
        index += 1
        switch (words.first, words.count > 1 ? words[1] : nil) {
        case ("prefers-color-scheme", let value?): return value == (isDark ? "dark" : "light") ? .yes : .no
        case ("prefers-color-scheme", nil): return .yes
        case ("prefers-contrast", let value), ("prefers-reduced-motion", let value),
            ("prefers-reduced-transparency", let value), ("prefers-reduced-data", let value):
            return value == "no-preference" ? .yes : .no
        case ("forced-colors", let value), ("inverted-colors", let value): return value == "none" ? .yes : .no
        default: return .unknown
        }
    }
}

/// A condition of `@supports` (CSS Conditional 3, 6): properties that the reader draws are supported.
enum SupportsCondition {
    /// Unknown for properties that have no effect on a drawing, and for anything that is not a test of a property or a
    /// selector.
    static func evaluate(_ text: String) -> MediaQuery.Answer { evaluate(text, depth: 0) }

    /// Parentheses in parentheses.
    private static let deepest = 32

    private static func evaluate(_ text: String, depth: Int) -> MediaQuery.Answer {
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
            return evaluate(content, depth: depth + 1)
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
