/// What an attribute's value may look like, how to say so, and how a schema says it.
package struct ValueSyntax: Sendable {
    /// A value that has a meaning of its own.
    package struct Choice: Hashable, Sendable {
        package var value: String
        /// A few words, for a reference; empty where the value speaks for itself.
        package var meaning: String

        package init(_ value: String, _ meaning: String = "") {
            self.value = value
            self.meaning = meaning
        }
    }

    /// How a schema says it.
    package enum Form: Hashable, Sendable {
        /// One of `choices`.
        case choices
        /// A text that a regular expression of XML Schema matches as a whole.
        case text(pattern: String)
        /// So many decimal numbers, with space between them, each in its range.
        case numbers([ClosedRange<Double>])
    }

    /// By which a schema and a reference can refer to it; nil where it is spelled out.
    package var name: String?
    /// Of a value or an item: "one of …", "a number from 0 to 1".
    package var itemExpectation: String
    package var form: Form
    /// All values or list items, where they can be counted.
    package var choices: [Choice]
    /// Is it a list with space between its items? `accepts` then judges each of them.
    package var isList = false
    package var accepts: @Sendable (Substring) -> Bool
    /// What a value that is not accepted is told as.
    package var explanation = Explanation()

    /// How a value that is not accepted is told.
    package struct Explanation: Sendable {
        package var id = "wrong-value"
        /// The message, where it is not "'x' is not a value of 'attribute'".
        package var message: (@Sendable (Substring) -> String)?
        /// The first byte of the value that does not belong.
        package var faultOffset: @Sendable (String) -> Int = { _ in 0 }
        /// What was meant, where that is no slip of the pen, and why it is that: ", which …".
        package var meant: @Sendable (Substring) -> (value: String, reason: String)? = { _ in nil }

        package init() {}
    }

    /// For messages.
    package var expectation: String {
        guard isList else { return itemExpectation }
        if form == .choices {
            return "one or more of " + choices.map(\.value).joined(separator: ", ") + ", with spaces"
        }
        return "one or more, with spaces: " + itemExpectation
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

    /// Does it hold for the whole of a value, with all of its items?
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

    /// - Parameter meaning: of each value, in a few words.
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

    /// Decimal numbers, one space or more between them, each in its range.
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
    /// The items of a list with space between them, as RELAX NG parts it.
    package var listItems: [Substring] {
        split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    }
}
