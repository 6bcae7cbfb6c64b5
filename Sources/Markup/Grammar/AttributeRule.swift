/// An attribute: what its value may be, and what there is to tell of it.
package struct AttributeRule: Sendable {
    package var name: String
    package var syntax: ValueSyntax
    /// What it means, in a sentence or two. In Markdown: names of the grammar stand between backticks.
    package var doc: String
    /// What holds where it is not there; nil where there is nothing to say.
    package var standard: Standard?
    /// A value to show, which is valid.
    package var example: String
    /// Where it belongs to another attribute; nil where it can stand by itself.
    package var condition: Condition?

    /// What holds where an attribute is not there.
    package enum Standard: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The same as with this value.
        case value(String)
        /// Something that no value of the attribute says.
        case words(String)

        package init(stringLiteral words: String) { self = .words(words) }
    }

    /// What an attribute belongs to: another one of the same element, with any value or one of some.
    package struct Condition: Hashable, Sendable {
        package var attribute: String
        /// Nil is any.
        package var values: [String]?
        /// For messages: "an import of tokens".
        package var subject: String

        package init(_ attribute: String, values: [String]? = nil, subject: String) {
            self.attribute = attribute
            self.values = values
            self.subject = subject
        }

        /// Is it so in an element?
        func holds(in element: Element) -> Bool {
            guard let value = element[attribute] else { return false }
            return values?.contains(value) ?? true
        }
    }

    package init(
        _ name: String, _ syntax: ValueSyntax, _ doc: String, standard: Standard? = nil, example: String,
        condition: Condition? = nil
    ) {
        self.name = name
        self.syntax = syntax
        self.doc = doc
        self.standard = standard
        self.example = example
        self.condition = condition
    }

    /// The same where another attribute says so.
    package func only(_ condition: Condition) -> AttributeRule {
        var rule = self
        rule.condition = condition
        return rule
    }
}
