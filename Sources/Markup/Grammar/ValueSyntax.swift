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
