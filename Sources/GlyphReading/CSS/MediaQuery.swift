internal import Markup

/// A list of media queries (Media Queries 4), as far as a still picture on a screen decides it.
struct MediaQuery {
    enum Answer: Sendable { case no, yes, unknown }

    let text: String

    /// Whether the list applies to a picture in a light or dark appearance. Unknown, if it depends on the window or
    /// device.
    func answer(isDark: Bool) -> Answer {
        var scanner = ByteScanner(text)
        var result: Answer = scanner.trimmedIsEmpty ? .yes : .no
        while !scanner.isAtEnd {
            let start = scanner.index
            scanner.skip(to: [UInt8(ascii: ",")])
            result = result || Self.answer(scanner.plainText(start..<scanner.index).lowercased(), isDark: isDark)
            scanner.index += 1
        }
        return result
    }

    /// One query: a type, and features joined by `and`; or features joined by `or`.
    private static func answer(_ query: String, isDark: Bool) -> Answer {
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
