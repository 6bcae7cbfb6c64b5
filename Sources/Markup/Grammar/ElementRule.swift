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

extension [AttributeRule] {
    /// The rule that applies to an attribute of an element, among the rules for its name, which have different
    /// conditions.
    func applying(to element: Markup.Element) -> AttributeRule? {
        first { $0.condition?.holds(in: element) ?? true } ?? first
    }
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
