extension Grammar {
    /// A chapter for each element and for each shared group of attributes, in Markdown.
    package var reference: String {
        (rules.map(chapter) + groups.filter { $0.attributes.count > 1 }.map(chapter)).joined(separator: "\n")
    }

    private func chapter(_ rule: ElementRule) -> String {
        var text = "## `\(rule.name)`\n\n\(rule.doc)\n\n"
        let sentences = places(of: rule) + rule.needs
        if !sentences.isEmpty { text += sentences.joined(separator: " ") + "\n\n" }
        text += "```xml\n\(rule.example)\n```\n"
        let shared = rule.groups.filter { $0.attributes.count == 1 }.flatMap(\.attributes)
        text += table(rule.attributes + shared, of: rule)
        let links = rule.groups.filter { $0.attributes.count > 1 }.map { "[\($0.heading)](#\($0.anchor))" }
        if !links.isEmpty { text += "\nIt also takes the attributes of \(list(links, "and")).\n" }
        return text
    }

    private func chapter(_ group: AttributeGroup) -> String {
        let homes = rules.filter { $0.groups.contains { $0.name == group.name } }.map { "`\($0.name)`" }
        return "## \(group.heading)\n\n\(group.doc) They may be stated on \(list(homes, "and")).\n"
            + table(group.attributes, of: nil)
    }

    private func places(of rule: ElementRule) -> [String] {
        let parents = rules.filter { $0.children.contains(rule.name) }.map { "`\($0.name)`" }
        var sentences = parents.isEmpty ? ["It is the root element."] : ["It may occur in \(list(parents, "or"))."]
        if !rule.children.isEmpty {
            let children = rule.children.map { "`\($0)`" + (rule.single.contains($0) ? " (once)" : "") }
            sentences.append("It may contain \(list(children, "and")).")
        }
        return sentences
    }

    private func table(_ attributes: [AttributeRule], of rule: ElementRule?) -> String {
        if attributes.isEmpty { return "" }
        return "\n| attribute | meaning | values | if not given | example |\n| --- | --- | --- | --- | --- |\n"
            + attributes.map { $0.row(isRequired: rule?.required.contains($0.name) ?? false) }.joined()
    }
}

extension ElementRule {
    /// The requirements, in sentences.
    fileprivate var needs: [String] {
        func names(_ names: [String], _ word: String) -> String { list(names.map { "`\($0)`" }, word) }
        var sentences: [String] = []
        if !exactlyOne.isEmpty { sentences.append("It needs exactly one of \(names(exactlyOne, "and")).") }
        if !atLeastOne.isEmpty { sentences.append("It needs at least one of \(names(atLeastOne, "and")).") }
        if let alternative {
            sentences.append("It needs either `\(alternative.attribute)` or one `\(alternative.child)` or more.")
        }
        return sentences
    }
}

extension AttributeGroup {
    /// The anchor of its heading on the page.
    fileprivate var anchor: String { heading.lowercased().replacing(" ", with: "-") }
}

extension AttributeRule {
    fileprivate func row(isRequired: Bool) -> String {
        let belongs = condition.map { " Only with \($0.subject)." } ?? ""
        let cells = [
            "`\(name)`", doc + belongs, syntax.values, isRequired ? "required" : otherwise, "`\(text)`",
        ]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }

    private var text: String { "\(name)=\"\(example)\"" }

    private var otherwise: String {
        switch standard {
        case .value(let value): "`\(value)`"
        case .words(let words): words
        case nil: ""
        }
    }
}

extension ValueSyntax {
    /// All values with their meanings if they can be listed; otherwise a description of their form.
    fileprivate var values: String {
        let many = isList ? "one or more, separated by spaces: " : ""
        if choices.isEmpty { return many + itemExpectation.replacing("<", with: "&lt;").replacing("*", with: "\\*") }
        let haveMeanings = choices.contains { !$0.meaning.isEmpty }
        let items = choices.map { "`\($0.value)`" + ($0.meaning.isEmpty ? "" : ": \($0.meaning)") }
        return many + (haveMeanings ? items.joined(separator: "<br>") : items.joined(separator: ", "))
    }
}

/// `a, b and c`.
private func list(_ items: [String], _ word: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
}
