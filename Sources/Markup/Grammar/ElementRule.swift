/// An element: what may stand in it, and what there is to tell of it.
package struct ElementRule: Sendable {
    package var name: String
    /// What it is, in a sentence or two. In Markdown.
    package var doc: String
    /// Valid where it stands among `children` of another; it may have children of its own.
    package var example: String
    /// Those of its own.
    package var attributes: [AttributeRule]
    /// Those that it shares with others.
    package var groups: [AttributeGroup]
    package var children: [String]
    /// Children that may stand there once.
    package var single: Set<String> = []
    /// Attributes that must be there.
    package var required: [String] = []
    /// Exactly one of these must be there.
    package var exactlyOne: [String] = []
    /// One of these or more must be there.
    package var atLeastOne: [String] = []
    /// An attribute that stands for children.
    package var alternative: Alternative?

    /// Either an attribute or children of a name must be there.
    package struct Alternative: Sendable {
        package var attribute: String
        package var child: String
        /// What the lack of both is told as.
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

    /// The same with one or more things changed.
    package func with(_ change: (inout ElementRule) -> Void) -> ElementRule {
        var rule = self
        change(&rule)
        return rule
    }

    /// Its own and those that it shares.
    package var allAttributes: [AttributeRule] { attributes + groups.flatMap(\.attributes) }

    package func attribute(_ name: String) -> AttributeRule? { allAttributes.first { $0.name == name } }

    /// The rule that holds in an element, where others of the name belong to other values of another attribute.
    func attribute(_ name: String, in element: Element) -> AttributeRule? {
        let rules = allAttributes.filter { $0.name == name }
        return rules.first { $0.condition?.holds(in: element) ?? true } ?? rules.first
    }
}

/// Attributes that several elements have.
package struct AttributeGroup: Sendable {
    package var name: String
    /// What they are, as a heading of a reference.
    package var heading: String
    /// What they have in common, in a sentence or two.
    package var doc: String
    package var attributes: [AttributeRule]

    package init(_ name: String, _ heading: String, _ doc: String, _ attributes: [AttributeRule]) {
        self.name = name
        self.heading = heading
        self.doc = doc
        self.attributes = attributes
    }
}

/// What may stand in a document.
package struct Grammar: Sendable {
    package var root: String
    package var rules: [ElementRule]

    package init(root: String, rules: [ElementRule]) {
        self.root = root
        self.rules = rules
    }

    package func rule(for name: String) -> ElementRule? { rules.first { $0.name == name } }

    /// The groups of its elements, each once.
    var groups: [AttributeGroup] {
        var seen: Set<String> = []
        return rules.flatMap(\.groups).filter { seen.insert($0.name).inserted }
    }
}
