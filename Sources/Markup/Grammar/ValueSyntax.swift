/// The valid values of an attribute, with their description for messages and their form in a schema.
package struct ValueSyntax: Sendable {
    /// One of the listed values.
    package struct Choice: Hashable, Sendable {
        package var value: String
        /// A few words for the reference; empty if the value explains itself.
        package var meaning: String

        package init(_ value: String, _ meaning: String = "") {
            self.value = value
            self.meaning = meaning
        }
    }

    /// The form in a schema.
    package enum Form: Hashable, Sendable {
        /// One of `choices`.
        case choices
        /// A text that a regular expression of XML Schema matches as a whole.
        case text(pattern: String)
        /// That many decimal numbers, separated by white space, each in its range.
        case numbers([ClosedRange<Double>])
    }

    /// The name by which a schema and a reference refer to it; nil if it is written in full each time.
    package var name: String?
    /// The description of a value or of a list item: "one of …", "a number from 0 to 1".
    package var itemExpectation: String
    package var form: Form
    /// All values or list items, if they can be listed.
    package var choices: [Choice]
    /// Whether it is a list of items separated by white space. Then `accepts` judges each item.
    package var isList = false
    package var accepts: @Sendable (Substring) -> Bool
    /// How a value that is not accepted is explained.
    package var explanation = Explanation()

    /// How a value that is not accepted is explained.
    package struct Explanation: Sendable {
        package var id = "wrong-value"
        /// The message; nil for "'x' is not a value of 'attribute'".
        package var message: (@Sendable (Substring) -> String)?
        /// The offset of the first byte that is not valid.
        package var faultOffset: @Sendable (String) -> Int = { _ in 0 }
        /// The value that was meant, where it is not a typo, and the reason, as in ", which …".
        package var meant: @Sendable (Substring) -> (value: String, reason: String)? = { _ in nil }

        package init() {}
    }

    /// The description of the whole value, for messages.
    package var expectation: String {
        guard isList else { return itemExpectation }
        if form == .choices {
            return "one or more of " + choices.map(\.value).joined(separator: ", ") + ", separated by spaces"
        }
        return "one or more, separated by spaces: " + itemExpectation
    }

    package init(
        name: String? = nil, expectation: String, form: Form, choices: [Choice] = [],
        accepts: @escaping @Sendable (Substring) -> Bool
    ) {
        self.name = name
        itemExpectation = expectation
        self.form = form
        self.choices = choices
        self.accepts = accepts
    }

    /// Whether the whole value is accepted, with all of its items.
    package func acceptsAll(of value: String) -> Bool {
        guard isList else { return accepts(value[...]) }
        let items = value.listItems
        return !items.isEmpty && items.allSatisfy(accepts)
    }
}

extension ValueSyntax {
    package static func one(of choices: [Choice]) -> ValueSyntax {
        let values = choices.map(\.value)
        return ValueSyntax(
            expectation: "one of " + values.joined(separator: ", "), form: .choices, choices: choices
        ) { values.contains(String($0)) }
    }

    /// - Parameter meaning: the meaning of each value, in a few words.
    package static func one<Value: CaseIterable & RawRepresentable<String>>(
        of type: Value.Type, _ meaning: (Value) -> String
    ) -> ValueSyntax {
        one(of: Value.allCases.map { Choice($0.rawValue, meaning($0)) })
    }

    package static func list(of item: ValueSyntax) -> ValueSyntax {
        var list = item
        list.isList = true
        return list
    }

    /// Decimal numbers, separated by white space, each in its range.
    package static func numbers(_ ranges: ClosedRange<Double>..., expectation: String) -> ValueSyntax {
        ValueSyntax(expectation: expectation, form: .numbers(ranges)) { text in
            guard let numbers = DecimalNumber.list(text), numbers.count == ranges.count else { return false }
            return zip(numbers, ranges).allSatisfy { number, range in
                range.contains(number) && !(range.lowerBound >= 0 && number.sign == .minus)
            }
        }
    }

    /// A decimal number in a range.
    package static func number(_ range: ClosedRange<Double>) -> ValueSyntax {
        let (low, high) = (DecimalNumber.text(range.lowerBound), DecimalNumber.text(range.upperBound))
        return numbers(range, expectation: "a number from \(low) to \(high)")
    }
}

extension String {
    /// The items of a list, divided at white space as RELAX NG does.
    package var listItems: [Substring] {
        split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    }
}

// MARK: - Names and texts

extension ValueSyntax {
    /// A name of letters, digits, `.`, `-` and `_` that begins with a letter or `_`.
    package static let name = ValueSyntax(
        name: "name", expectation: "a name of letters, digits, '.', '-' and '_'",
        form: .text(pattern: #"[\p{L}_][\p{L}\p{N}_.\-]*"#)
    ) { text in
        guard let first = text.unicodeScalars.first, NameCharacter.isLetter(first) else { return false }
        return text.unicodeScalars.allSatisfy {
            NameCharacter.isLetter($0) || NameCharacter.isDigit($0) || $0 == "." || $0 == "-"
        }
    }

    /// A name that is a valid file name on every system.
    package static let fileName = ValueSyntax(
        name: "fileName", expectation: "a name without / \\ : * ? \" < > | and control characters",
        form: .text(pattern: "[^/\\\\:*?\"<>|\(invisible)]+")
    ) { text in
        !text.isEmpty && !text.utf8.contains(where: isForbidden) && !text.unicodeScalars.contains(where: \.isInvisible)
    }

    /// The class of `Unicode.Scalar.isInvisible`, within brackets.
    private static let invisible = "\\p{Cc}\\p{Zl}\\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}"

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "?"): true
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"): true
        default: false
        }
    }

    /// A path, in which `*` may represent any text.
    package static let path = ValueSyntax(
        name: "path", expectation: "a path with / between its names", form: .text(pattern: #"[^\\:\t\n\r]+"#)
    ) { text in
        !text.isEmpty && !text.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":") || $0 < 0x20 }
    }

    /// A line of text for people.
    package static let line = ValueSyntax(
        name: "line", expectation: "a text on one line, without control characters, or spaces at its ends",
        form: .text(pattern: "[^ \(invisible)]([^\(invisible)]*[^ \(invisible)])?")
    ) { text in
        let space = UInt8(ascii: " ")
        return !text.isEmpty && text.utf8.first != space && text.utf8.last != space
            && !text.unicodeScalars.contains(where: \.isInvisible)
    }

    /// Anything without spaces.
    package static let word = ValueSyntax(
        name: "word", expectation: "a word", form: .text(pattern: #"[^ \t\n\r]+"#)
    ) { !$0.isEmpty && !$0.utf8.contains { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }

    /// Words of lower-case letters and digits with `-` between them; the first one begins with a letter.
    package static let identifier = ValueSyntax(
        name: "identifier", expectation: "an id of lower-case letters, digits and '-'",
        form: .text(pattern: "[a-z][a-z0-9]*(-[a-z0-9]+)*")
    ) { text in
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        } && text.utf8.first.map { $0 >= 0x61 } == true
    }
}

// MARK: - Faults

extension ValueSyntax {
    /// The fault of a value, or of one item of a list.
    package struct Fault: Sendable {
        /// The byte offset in the value.
        package var piece: Substring
        package var id: String
        package var message: String
        package var hint: String
    }

    /// Empty if the value is accepted; otherwise one fault for each item that is not.
    ///
    /// - Parameter name: the name of the attribute or option, for the message.
    package func faults(in value: String, of name: String) -> [Fault] {
        if !isList, accepts(value[...]) { return [] }
        let items = isList ? value.listItems : [value[...]]
        if items.isEmpty { return [fault(of: "", name)] }
        return items.filter { !accepts($0) }.map { fault(of: $0, name) }
    }

    private func fault(of piece: Substring, _ name: String) -> Fault {
        let meant =
            explanation.meant(piece)
            ?? Suggestion.nearest(to: String(piece), of: choices.map(\.value)).map { ($0, "") }
        return Fault(
            piece: piece, id: explanation.id,
            message: explanation.message?(piece) ?? "'\(piece)' is not a value of '\(name)'",
            hint: meant.map { "did you mean '\($0.value)'\($0.reason)?" } ?? "expected " + expectation)
    }
}

// MARK: - Numbers

/// Numbers as attributes hold them: an optional `-`, digits without redundant leading zeros, and optionally a point
/// followed by digits.
package enum DecimalNumber {
    /// XML Schema's `decimal` allows more forms than this; a schema excludes them by this pattern.
    static let pattern = #"(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?"#

    /// Numbers separated by white space; nil if anything else is among them.
    package static func list(_ text: some StringProtocol) -> [Double]? {
        var numbers: [Double] = []
        for item in String(text).listItems {
            guard let number = number(item) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// One number, with optional white space around it.
    package static func value(_ text: some StringProtocol) -> Double? {
        guard let numbers = list(text), numbers.count == 1 else { return nil }
        return numbers[0]
    }

    private static func number(_ text: Substring) -> Double? {
        let magnitude = text.hasPrefix("-") ? text.dropFirst() : text
        let parts = magnitude.split(separator: ".", omittingEmptySubsequences: false)
        // More digits have no effect, and long numbers could overflow.
        let isNumber =
            parts.count <= 2
            && parts.allSatisfy { part in
                (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
        let hasNoLeadingZero = magnitude.first != "0" || parts[0].utf8.count == 1
        return isNumber && hasNoLeadingZero ? Double(text) : nil
    }

    /// A bound of a range: `0.5`, `1000`.
    package static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}
