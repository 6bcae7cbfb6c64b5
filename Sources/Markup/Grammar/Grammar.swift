/// The elements and attributes that a document may contain.
package struct Grammar: Sendable {
    package var root: String
    package var rules: [ElementRule]

    package init(root: String, rules: [ElementRule]) {
        self.root = root
        self.rules = rules
    }

    package func rule(for name: String) -> ElementRule? { rules.first { $0.name == name } }

    /// The groups of its elements, each one once.
    var groups: [AttributeGroup] {
        var seen: Set<String> = []
        return rules.flatMap(\.groups).filter { seen.insert($0.name).inserted }
    }
}

/// An element: its valid content and its documentation.
package struct ElementRule: Sendable {
    package var name: String
    /// The meaning of the element, in a sentence or two of Markdown.
    package var doc: String
    /// A valid child of another element, for the documentation; it may have children of its own.
    package var example: String
    /// Its own attributes.
    package var attributes: [AttributeRule]
    /// The attribute groups that it shares with other elements.
    package var groups: [AttributeGroup]
    package var children: [String]
    /// Children that may occur at most once.
    package var single: Set<String> = []
    /// Attributes that are required.
    package var required: [String] = []
    /// Exactly one of these is required.
    package var exactlyOne: [String] = []
    /// At least one of these is required.
    package var atLeastOne: [String] = []
    /// An attribute that can replace child elements.
    package var alternative: Alternative?

    /// Either an attribute or children of a given name are required.
    package struct Alternative: Sendable {
        package var attribute: String
        package var child: String
        /// The diagnostic if both are missing.
        package var id: String
        package var hint: String

        package init(_ attribute: String, child: String, id: String, hint: String) {
            self.attribute = attribute
            self.child = child
            self.id = id
            self.hint = hint
        }
    }

    package init(
        _ name: String, _ doc: String, example: String, attributes: [AttributeRule] = [], groups: [AttributeGroup] = [],
        children: [String] = []
    ) {
        self.name = name
        self.doc = doc
        self.example = example
        self.attributes = attributes
        self.groups = groups
        self.children = children
    }

    /// The same rule with some properties changed.
    package func with(_ change: (inout ElementRule) -> Void) -> ElementRule {
        var rule = self
        change(&rule)
        return rule
    }

    /// Its own attributes and the attributes of its groups.
    package var allAttributes: [AttributeRule] { attributes + groups.flatMap(\.attributes) }

    package func attribute(_ name: String) -> AttributeRule? { allAttributes.first { $0.name == name } }
}

/// Attributes that several elements share.
package struct AttributeGroup: Sendable {
    package var name: String
    /// Their heading in the reference.
    package var heading: String
    /// The common meaning, in a sentence or two.
    package var doc: String
    package var attributes: [AttributeRule]

    package init(_ name: String, _ heading: String, _ doc: String, _ attributes: [AttributeRule]) {
        self.name = name
        self.heading = heading
        self.doc = doc
        self.attributes = attributes
    }
}

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

extension [AttributeRule] {
    /// The rule that applies to an attribute of an element, among the rules for its name, which have different
    /// conditions.
    func applying(to element: Markup.Element) -> AttributeRule? {
        first { $0.condition?.holds(in: element) ?? true } ?? first
    }
}
