/// Finds every violation of a grammar in a document, with a hint for each.
package struct GrammarCheck {
    private var findings = Findings()
    private let grammar: Grammar
    private let document: Document
    /// The rules that were needed so far, by their names: a document has many elements of few kinds.
    private var known: [String: KnownElement] = [:]

    /// The rule of an element, with the rules of its attributes by their names.
    private struct KnownElement {
        let rule: ElementRule
        let attributes: [String: [AttributeRule]]

        init(_ rule: ElementRule) {
            self.rule = rule
            attributes = Dictionary(grouping: rule.allAttributes, by: \.name)
        }
    }

    package static func findings(in document: Document, by grammar: Grammar) -> Findings {
        var check = GrammarCheck(grammar: grammar, document: document)
        check.checkRoot()
        return check.findings
    }

    private init(grammar: Grammar, document: Document) {
        self.grammar = grammar
        self.document = document
    }

    private mutating func checkRoot() {
        let root = document.root
        guard root.name == grammar.root, root.namespace.isEmpty else {
            return report(
                "unknown-element", "the root element must be <\(grammar.root)>, without a namespace", at: root.offset,
                hint: nil)
        }
        check(root)
    }

    private mutating func known(_ name: String) -> KnownElement? {
        if let known = known[name] { return known }
        let found = grammar.rule(for: name).map { KnownElement($0) }
        known[name] = found
        return found
    }

    private mutating func check(_ element: Element) {
        guard let known = known(element.name) else { return }
        let rule = known.rule
        for attribute in element.attributes { check(attribute, of: element, known) }
        checkPresence(element, rule)
        checkAlternative(element, rule)
        // The white space between elements is found by its bytes; only other text is read by characters.
        if !element.text.utf8.allSatisfy(\.isXMLSpace), element.text.contains(where: { !$0.isWhitespace }) {
            report(
                "stray-text", "<\(element.name)> cannot contain text", at: textPlace(element),
                hint: "move it into an attribute or a comment")
        }
        for child in element.children {
            if child.namespace.isEmpty, rule.children.contains(child.name) {
                check(child)
            } else {
                reportElement(child, in: rule)
            }
        }
        for name in rule.children where rule.single.contains(name) {
            for child in element.children.filter({ $0.name == name && $0.namespace.isEmpty }).dropFirst() {
                report("unknown-element", "a second <\(name)>", at: child.offset, hint: "merge the two")
            }
        }
    }

    private mutating func reportElement(_ child: Element, in rule: ElementRule) {
        let isKnown = grammar.rule(for: child.name) != nil && child.namespace.isEmpty
        let homes = grammar.rules.filter { $0.children.contains(child.name) }.map { "<\($0.name)>" }
        let hint =
            isKnown && !homes.isEmpty
            ? "it belongs in " + homes.joined(separator: " or ")
            : rule.children.isEmpty
                ? "<\(rule.name)> cannot contain elements" : Suggestion.hint(for: child.name, of: rule.children)
        report(
            "unknown-element",
            isKnown ? "<\(child.name)> is not allowed in <\(rule.name)>" : "unknown element <\(child.name)>",
            at: child.offset, hint: hint)
    }

    private mutating func check(_ attribute: Element.Attribute, of element: Element, _ kind: KnownElement) {
        let rule = kind.rule
        guard attribute.namespace.isEmpty, let rules = kind.attributes[attribute.name],
            let known = rules.applying(to: element)
        else {
            report(
                "unknown-attribute", "<\(rule.name)> has no attribute '\(attribute.name)'",
                at: attribute.offset,
                hint: Suggestion.hint(for: attribute.name, of: rule.allAttributes.map(\.name)))
            return
        }
        checkValue(of: attribute, known.syntax)
        if let condition = known.condition, !condition.holds(in: element) {
            let subjects = rules.compactMap(\.condition?.subject)
            report(
                "unknown-attribute", "'\(known.name)' applies only to \(subjects.joined(separator: " and "))",
                at: attribute.offset, hint: nil)
        }
    }

    private mutating func checkValue(of attribute: Element.Attribute, _ syntax: ValueSyntax) {
        for fault in syntax.faults(in: attribute.value, of: attribute.name) {
            report(
                fault.id, fault.message,
                at: document.place(of: fault.piece, in: attribute)
                    + syntax.explanation.faultOffset(String(fault.piece)),
                hint: fault.hint)
        }
    }

    private mutating func checkPresence(_ element: Element, _ rule: ElementRule) {
        func isPresent(_ name: String) -> Bool {
            element.attributes.contains { $0.name == name && $0.namespace.isEmpty }
        }
        for name in rule.required where !isPresent(name) {
            report(
                "missing-attribute", "<\(rule.name)> needs the attribute '\(name)'", at: element.offset,
                hint: rule.attribute(name).map { "expected " + $0.syntax.expectation })
        }
        let found = rule.exactlyOne.filter(isPresent)
        if !rule.exactlyOne.isEmpty, found.count != 1 {
            report(
                "missing-attribute",
                "<\(rule.name)> needs exactly one of " + rule.exactlyOne.joined(separator: ", "),
                at: found.count > 1 ? element.attribute(found[1])?.offset ?? element.offset : element.offset,
                hint: nil)
        }
        if !rule.atLeastOne.isEmpty, !rule.atLeastOne.contains(where: isPresent) {
            report(
                "missing-attribute", "<\(rule.name)> needs " + rule.atLeastOne.joined(separator: " or "),
                at: element.offset, hint: nil)
        }
    }

    private mutating func checkAlternative(_ element: Element, _ rule: ElementRule) {
        guard let alternative = rule.alternative else { return }
        let (name, child) = (alternative.attribute, alternative.child)
        let hasChild = element.children.contains { $0.name == child && $0.namespace.isEmpty }
        if let other = element.attribute(name), hasChild {
            report(
                "unknown-attribute", "<\(rule.name)> cannot have both <\(child)> and '\(name)'", at: other.offset,
                hint: "remove one of the two")
        } else if element[name] == nil, !hasChild {
            report(
                alternative.id, "<\(rule.name)> needs a <\(child)> or '\(name)'", at: element.offset,
                hint: alternative.hint)
        }
    }

    /// Where the first word of an element's text begins, after white space and other markup.
    private func textPlace(_ element: Element) -> Int {
        let bytes = document.source.bytes
        guard let word = element.text.split(whereSeparator: \.isWhitespace).first else { return element.textOffset }
        var isBehindMarkup = true
        for offset in element.textOffset..<bytes.count {
            if isBehindMarkup, bytes[offset...].starts(with: word.utf8) { return offset }
            if bytes[offset] > 0x20 { isBehindMarkup = bytes[offset] == UInt8(ascii: ">") }
        }
        return element.textOffset
    }

    private mutating func report(_ id: String, _ message: String, at offset: Int, hint: String?) {
        findings.append(
            Diagnostic(.error, id: id, message, at: document.source.location(at: offset), hint: hint))
    }
}
