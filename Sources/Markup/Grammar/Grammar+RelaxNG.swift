extension Grammar {
    /// The grammar as a RELAX NG schema in XML syntax, with documentation of each element and attribute.
    package var relaxNG: String {
        let definitions = rules.map(definition) + groups.map(definition) + namedSyntaxes.map(definition)
        let root = XMLNode(
            "grammar",
            [
                ("xmlns", "http://relaxng.org/ns/structure/1.0"),
                ("xmlns:a", "http://relaxng.org/ns/compatibility/annotations/1.0"),
                ("datatypeLibrary", "http://www.w3.org/2001/XMLSchema-datatypes"),
            ], children: [XMLNode("start", children: [ref(self.root)])] + definitions)
        return XMLWriter(hasDeclaration: true).string(root)
    }

    private func definition(_ rule: ElementRule) -> XMLNode {
        let content = attributes(of: rule) + rule.groups.map { ref($0.name) } + children(of: rule)
        return define(
            rule.name,
            [
                XMLNode(
                    "element", [("name", rule.name)],
                    children: [documentation(rule.doc)] + (content.isEmpty ? [XMLNode("empty")] : content))
            ])
    }

    private func definition(_ group: AttributeGroup) -> XMLNode {
        define(group.name, group.attributes.map { optional([$0.pattern]) })
    }

    private func definition(_ syntax: ValueSyntax) -> XMLNode { define(syntax.name ?? "", [syntax.itemPattern]) }

    /// The named syntaxes of all attributes, each one once.
    private var namedSyntaxes: [ValueSyntax] {
        var seen: Set<String> = []
        return rules.flatMap(\.allAttributes).map(\.syntax).filter { syntax in
            syntax.name.map { seen.insert($0).inserted } ?? false
        }
    }

    /// The children, in any order; some of them at most once.
    private func children(of rule: ElementRule) -> [XMLNode] {
        if rule.alternative != nil { return [] }
        let many = rule.children.filter { !rule.single.contains($0) }.map(ref)
        let once = rule.children.filter(rule.single.contains).map { optional([ref($0)]) }
        let run = many.isEmpty ? [] : [XMLNode("zeroOrMore", children: [choice(many.map { [$0] })])]
        return once.isEmpty ? run : [XMLNode("interleave", children: once + run)]
    }

    /// An element's own attributes. Attributes that depend on each other are placed together, where the first of them
    /// is.
    private func attributes(of rule: ElementRule) -> [XMLNode] {
        var nodes: [XMLNode] = []
        var written: Set<String> = []
        for attribute in rule.attributes where !written.contains(attribute.name) && attribute.condition == nil {
            let patterns: [XMLNode]
            if rule.exactlyOne.contains(attribute.name) {
                patterns = [choice(rule.exactlyOne.map { [$0] + rule.companions(of: $0) }.map { rule.patterns($0) })]
                written.formUnion(rule.exactlyOne)
            } else if rule.atLeastOne.contains(attribute.name) {
                patterns = [oneOrMore(of: rule.atLeastOne, rule)]
                written.formUnion(rule.atLeastOne)
            } else if let alternative = rule.alternative, alternative.attribute == attribute.name {
                let children = XMLNode("oneOrMore", children: [ref(alternative.child)])
                patterns = [choice([[attribute.pattern], [children]])]
            } else if rule.attributes.contains(where: { $0.condition?.attribute == attribute.name }) {
                patterns = [valueChoice(of: attribute, rule)]
            } else {
                patterns =
                    rule.required.contains(attribute.name) ? [attribute.pattern] : [optional([attribute.pattern])]
            }
            nodes += patterns
            written.insert(attribute.name)
        }
        return nodes
    }

    /// One alternative for each attribute that can be the first one present.
    private func oneOrMore(of names: [String], _ rule: ElementRule) -> XMLNode {
        choice(
            names.indices.map { first in
                rule.patterns([names[first]]) + names[(first + 1)...].map { optional(rule.patterns([$0])) }
            })
    }

    /// A choice by the attribute's value: first the values that other attributes depend on, with these attributes,
    /// then all other values.
    private func valueChoice(of attribute: AttributeRule, _ rule: ElementRule) -> XMLNode {
        func companions(_ value: String) -> [AttributeRule] {
            rule.attributes.filter { other in
                guard let condition = other.condition, condition.attribute == attribute.name else { return false }
                return condition.values?.contains(value) ?? true
            }
        }
        let values = attribute.syntax.choices.map(\.value)
        var alternatives = values.filter { !companions($0).isEmpty }.map { value in
            [attribute.pattern(of: [value])] + companions(value).map { optional([$0.pattern]) }
        }
        let rest = values.filter { companions($0).isEmpty }
        if !rest.isEmpty { alternatives.append([attribute.pattern(of: rest)]) }
        return choice(alternatives)
    }
}

extension ElementRule {
    /// The names of attributes that require another one, with any value.
    fileprivate func companions(of name: String) -> [String] {
        attributes.filter { $0.condition?.attribute == name }.map(\.name)
    }

    /// The first attribute is required; the others depend on it.
    fileprivate func patterns(_ names: [String]) -> [XMLNode] {
        let patterns = names.compactMap { attribute($0)?.pattern }
        return patterns.prefix(1) + patterns.dropFirst().map { optional([$0]) }
    }
}

extension AttributeRule {
    fileprivate var pattern: XMLNode { pattern(syntax.pattern, syntax.choices) }

    fileprivate func pattern(of values: [String]) -> XMLNode {
        pattern(choice(values.map { [literal($0)] }), syntax.choices.filter { values.contains($0.value) })
    }

    private func pattern(_ content: XMLNode, _ choices: [ValueSyntax.Choice]) -> XMLNode {
        XMLNode("attribute", [("name", name)], children: [documentation(help(on: choices)), content])
    }

    /// The text of an editor's tooltip: the meaning of the attribute, the meaning of its values, and the default.
    private func help(on choices: [ValueSyntax.Choice]) -> String {
        let meanings = choices.filter { !$0.meaning.isEmpty }.map { "\($0.value): \($0.meaning)" }
        var sentences = [doc]
        if !meanings.isEmpty { sentences.append(meanings.joined(separator: "; ") + ".") }
        switch standard {
        case .value(let value): sentences.append("If not given: \(value).")
        case .words(let words): sentences.append("If not given: \(words).")
        case nil: break
        }
        return sentences.joined(separator: " ")
    }
}

extension ValueSyntax {
    fileprivate var pattern: XMLNode {
        let item = name.map(ref) ?? itemPattern
        return isList ? XMLNode("list", children: [XMLNode("oneOrMore", children: [item])]) : item
    }

    /// The pattern of a value, or of one item of a list.
    fileprivate var itemPattern: XMLNode {
        switch form {
        case .choices: choice(choices.map { [literal($0.value)] })
        case .text(let pattern): data("string", [("pattern", pattern)])
        // Numbers may have white space around them, so a single number is a list; the items of a list are separated by
        // white space anyway.
        case .numbers(let ranges) where isList && ranges.count == 1: decimal(ranges[0])
        case .numbers(let ranges): XMLNode("list", children: ranges.map(decimal))
        }
    }
}

/// The pattern excludes decimals that XML Schema accepts and a manifest does not: `+1`, `.5`, `1.`, `01`.
private func decimal(_ range: ClosedRange<Double>) -> XMLNode {
    data(
        "decimal",
        [
            ("minInclusive", DecimalNumber.text(range.lowerBound)),
            ("maxInclusive", DecimalNumber.text(range.upperBound)),
            ("pattern", (range.lowerBound < 0 ? "-?" : "") + DecimalNumber.pattern),
        ])
}

private func data(_ type: String, _ facets: [(String, String)]) -> XMLNode {
    XMLNode("data", [("type", type)], children: facets.map { XMLNode("param", [("name", $0.0)], text: $0.1) })
}

/// A literal string; other types would accept white space around the value.
private func literal(_ value: String) -> XMLNode { XMLNode("value", [("type", "string")], text: value) }

/// Backticks of Markdown become quotation marks here.
private func documentation(_ text: String) -> XMLNode {
    XMLNode("a:documentation", text: text.replacing("`", with: "'"))
}

private func ref(_ name: String) -> XMLNode { XMLNode("ref", [("name", name)]) }

private func define(_ name: String, _ content: [XMLNode]) -> XMLNode {
    XMLNode("define", [("name", name)], children: content)
}

private func optional(_ content: [XMLNode]) -> XMLNode { XMLNode("optional", children: content) }

/// One of several alternatives; a single one needs no element around it.
private func choice(_ alternatives: [[XMLNode]]) -> XMLNode {
    if alternatives.count == 1, alternatives[0].count == 1 { return alternatives[0][0] }
    return XMLNode(
        "choice", children: alternatives.map { $0.count == 1 ? $0[0] : XMLNode("group", children: $0) })
}
