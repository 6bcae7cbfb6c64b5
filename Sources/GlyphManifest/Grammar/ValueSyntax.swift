internal import GlyphModel
internal import Markup

/// What an attribute's value may look like, and how to say so.
struct ValueSyntax: Sendable {
    /// For messages: "one of …", "a number from 0 to 1".
    var expectation: String
    /// All values or list items, where they can be counted.
    var choices: [String] = []
    /// Is it a list with spaces between its items? `accepts` then judges each of them.
    var isList = false
    var accepts: @Sendable (Substring) -> Bool

    static func one(of choices: [String]) -> ValueSyntax {
        ValueSyntax(expectation: "one of " + choices.joined(separator: ", "), choices: choices) {
            choices.contains(String($0))
        }
    }

    static func one<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> ValueSyntax {
        one(of: Choice.allCases.map(\.rawValue))
    }

    static func list(of item: ValueSyntax) -> ValueSyntax {
        var list = item
        list.expectation = "a list, with spaces, of " + item.expectation
        list.isList = true
        return list
    }

    /// A colour's name, and a background's.
    static let name = ValueSyntax(expectation: "a name of letters, digits, '.', '-' and '_'") { text in
        guard let first = text.unicodeScalars.first, NameCharacter.isLetter(first) else { return false }
        return text.unicodeScalars.allSatisfy {
            NameCharacter.isLetter($0) || NameCharacter.isDigit($0) || $0 == "." || $0 == "-"
        }
    }

    /// A name that can be a file's. The finer rules of `PortableName` come later.
    static let fileName = ValueSyntax(expectation: "a name without / \\ : * ? \" < > |") { text in
        !text.isEmpty && !text.unicodeScalars.contains { "/\\:*?\"<>|".unicodeScalars.contains($0) || $0.value < 0x20 }
    }

    /// A path, perhaps with `*`. The finer rules come later.
    static let path = ValueSyntax(expectation: "a path with / between its names") { text in
        !text.isEmpty && !text.unicodeScalars.contains { $0 == "\\" || $0 == ":" || $0.value < 0x20 }
    }

    static let selector = ValueSyntax(expectation: "a comma list of #id, .class and element") {
        (try? Selector(parsing: String($0))) != nil
    }

    static let lint = ValueSyntax(expectation: "an id of small letters, digits and '-'") { text in
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        } && text.utf8.first.map { $0 >= 0x61 } == true
    }

    /// `high=light-high-contrast`: which context of a resolver document an appearance is.
    static let contexts = ValueSyntax(
        expectation: "APPEARANCE=CONTEXT, where an appearance is " + ContextRequest.keys.joined(separator: ", ")
    ) { text in
        isPair(text) && ContextRequest.keys.contains(String(text.prefix { $0 != "=" }))
    }

    /// `brand=beta`: which context of a modifier is read.
    static let modifierChoices = ValueSyntax(expectation: "MODIFIER=CONTEXT") { isPair($0) }

    private static func isPair(_ text: Substring) -> Bool {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { !$0.isEmpty && !$0.unicodeScalars.contains(where: ContextName.isSpace) }
    }

    static let hexColor = ValueSyntax(expectation: "#RGB, #RRGGBB or #RRGGBBAA") { text in
        let digits = text.dropFirst()
        return text.first == "#" && [3, 6, 8].contains(digits.utf8.count)
            && digits.utf8.allSatisfy(\.isHexDigit)
    }

    /// Decimal numbers, one space or more between them, each in its range.
    static func numbers(_ ranges: ClosedRange<Double>..., expectation: String) -> ValueSyntax {
        ValueSyntax(expectation: expectation) { text in
            let numbers = DecimalNumber.list(text)
            guard let numbers, numbers.count == ranges.count else { return false }
            return zip(numbers, ranges).allSatisfy { number, range in
                range.contains(number) && !(range.lowerBound >= 0 && number.sign == .minus)
            }
        }
    }
}

/// Numbers as manifests write them: an optional `-`, digits without a needless zero in front, and
/// perhaps a point with digits after it.
enum DecimalNumber {
    static func list(_ text: Substring) -> [Double]? {
        guard text.first != " ", text.last != " " else { return nil }
        var numbers: [Double] = []
        for item in text.split(separator: " ") {
            guard let number = value(item) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    static func value(_ text: Substring) -> Double? {
        let magnitude = text.hasPrefix("-") ? text.dropFirst() : text
        let parts = magnitude.split(separator: ".", omittingEmptySubsequences: false)
        // More digits are no use, and long ones could overflow.
        let isNumber = parts.count <= 2 && parts.allSatisfy { part in
            (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
        let isPlain = magnitude.first != "0" || parts[0].utf8.count == 1
        return isNumber && isPlain ? Double(text) : nil
    }
}
