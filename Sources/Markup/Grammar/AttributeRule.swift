/// An attribute: its valid values and its documentation.
package struct AttributeRule: Sendable {
    package var name: String
    package var syntax: ValueSyntax
    /// The meaning of the attribute, in a sentence or two of Markdown. Names of the grammar are in backticks.
    package var doc: String
    /// The value that applies if the attribute is missing; nil if there is nothing to say.
    package var standard: Standard?
    /// A valid value for the documentation.
    package var example: String
    /// The condition under which it may be used; nil if there is none.
    package var condition: Condition?
    /// Whether elements that write into one folder must have the same value.
    package var mustAgree: Bool

    /// The value that applies if an attribute is missing.
    package enum Standard: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The same as with this value.
        case value(String)
        /// Something that no value of the attribute expresses.
        case words(String)

        package init(stringLiteral words: String) { self = .words(words) }
    }

    /// A condition on another attribute of the same element: it has any value, or one of some.
    package struct Condition: Hashable, Sendable {
        package var attribute: String
        /// The accepted values; nil for any value.
        package var values: [String]?
        /// For messages: "an import of tokens".
        package var subject: String

        package init(_ attribute: String, values: [String]? = nil, subject: String) {
            self.attribute = attribute
            self.values = values
            self.subject = subject
        }

        /// Whether the condition holds for an element.
        func holds(in element: Element) -> Bool {
            guard let value = element[attribute] else { return false }
            return values?.contains(value) ?? true
        }
    }

    package init(
        _ name: String, _ syntax: ValueSyntax, _ doc: String, standard: Standard? = nil, example: String,
        condition: Condition? = nil, mustAgree: Bool = false
    ) {
        self.name = name
        self.syntax = syntax
        self.doc = doc
        self.standard = standard
        self.example = example
        self.condition = condition
        self.mustAgree = mustAgree
    }

    /// The value that applies if the attribute is missing, if a value expresses it.
    package var standardValue: String? {
        if case .value(let value)? = standard { value } else { nil }
    }

    /// The same rule under a condition.
    package func only(_ condition: Condition) -> AttributeRule {
        var rule = self
        rule.condition = condition
        return rule
    }
}
