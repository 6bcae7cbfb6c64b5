internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Every place where a document is not what `ManifestGrammar` says, with what to do about it.
struct GrammarCheck {
    private(set) var findings = Findings()
    private let document: Document

    static func findings(in document: Document) -> Findings {
        var check = GrammarCheck(document: document)
        check.checkRoot()
        return check.findings
    }

    private init(document: Document) { self.document = document }

    private mutating func checkRoot() {
        let root = document.root
        guard root.name == ManifestGrammar.root, root.namespace.isEmpty else {
            return report(
                "unknown-element", "a manifest's root element is <glyphs> without a namespace",
                at: root.offset, hint: nil)
        }
        check(root)
        let palettes = root.children.filter { $0.name == "palette" }
        for palette in palettes.dropFirst() {
            report("unknown-element", "a second <palette>", at: palette.offset, hint: "join the two")
        }
    }

    private mutating func check(_ element: Element) {
        guard let rule = ManifestGrammar.rule(for: element.name) else { return }
        for attribute in element.attributes { check(attribute, in: rule) }
        checkPresence(element, rule)
        checkOptions(element)
        if element.text.contains(where: { !$0.isWhitespace }) {
            report(
                "stray-text", "<\(element.name)> holds no text", at: textPlace(element),
                hint: "put it into an attribute or a comment")
        }
        for child in element.children {
            if child.namespace.isEmpty, rule.children.contains(child.name) {
                check(child)
            } else {
                reportElement(child, in: rule)
            }
        }
    }

    private mutating func reportElement(_ child: Element, in rule: ElementRule) {
        let isKnown = ManifestGrammar.rule(for: child.name) != nil && child.namespace.isEmpty
        let homes = ManifestGrammar.rules.filter { $0.children.contains(child.name) }.map { "<\($0.name)>" }
        let hint =
            isKnown && !homes.isEmpty
            ? "its place is in " + homes.joined(separator: " or ")
            : rule.children.isEmpty
                ? "<\(rule.name)> holds no elements" : Suggestion.hint(for: child.name, of: rule.children)
        report(
            "unknown-element",
            isKnown ? "<\(child.name)> cannot stand in <\(rule.name)>" : "unknown element <\(child.name)>",
            at: child.offset, hint: hint)
    }

    private mutating func check(_ attribute: Element.Attribute, in rule: ElementRule) {
        guard attribute.namespace.isEmpty, let known = rule.attribute(attribute.name) else {
            report(
                "unknown-attribute", "<\(rule.name)> has no attribute '\(attribute.name)'",
                at: attribute.offset,
                hint: Suggestion.hint(for: attribute.name, of: rule.attributes.map(\.name)))
            return
        }
        let syntax = known.syntax
        if !syntax.isList {
            if !syntax.accepts(attribute.value[...]) { reportValue(attribute.value[...], attribute, syntax) }
            return
        }
        let items = attribute.value.split(separator: " ")
        if items.isEmpty { reportValue("", attribute, syntax) }
        for item in items where !syntax.accepts(item) { reportValue(item, attribute, syntax) }
    }

    private mutating func reportValue(
        _ value: Substring, _ attribute: Element.Attribute, _ syntax: ValueSyntax
    ) {
        let message =
            attribute.name == "version"
            ? "version '\(value)' of the manifest is not known here"
            : "'\(value)' is no value of '\(attribute.name)'"
        let offset =
            (try? Selector(parsing: attribute.value)) == nil && syntax.choices.isEmpty && attribute.name == "select"
            ? attribute.valueOffset + Selector.faultOffset(in: attribute.value)
            : document.place(of: value, in: attribute)
        let generation = attribute.name == "generation" ? SystemColors.Generation(release: String(value)) : nil
        let near = generation?.rawValue ?? Suggestion.nearest(to: String(value), of: syntax.choices)
        let reason = generation.map { ", which has the colours of \($0.releases)" } ?? ""
        report(
            attribute.name == "select" ? "selector-syntax" : "wrong-value", message, at: offset,
            hint: near.map { "did you mean '\($0)'\(reason)?" } ?? "expected " + syntax.expectation)
    }

    private mutating func checkPresence(_ element: Element, _ rule: ElementRule) {
        let present = Set(element.attributes.filter(\.namespace.isEmpty).map(\.name))
        let missing = rule.required.filter { !present.contains($0) }
        for name in missing {
            report(
                "missing-attribute", "<\(rule.name)> needs the attribute '\(name)'", at: element.offset,
                hint: rule.attribute(name).map { "expected " + $0.syntax.expectation })
        }
        let found = rule.exactlyOne.filter(present.contains)
        if !rule.exactlyOne.isEmpty, found.count != 1 {
            report(
                "missing-attribute",
                "<\(rule.name)> needs exactly one of " + rule.exactlyOne.joined(separator: ", "),
                at: found.count > 1 ? element.attribute(found[1])?.offset ?? element.offset : element.offset,
                hint: nil)
        }
        if !rule.atLeastOne.isEmpty, rule.atLeastOne.allSatisfy({ !present.contains($0) }) {
            report(
                "missing-attribute", "<\(rule.name)> needs " + rule.atLeastOne.joined(separator: " or "),
                at: element.offset, hint: nil)
        }
    }

    /// What depends on more than the name of an attribute.
    private mutating func checkOptions(_ element: Element) {
        if element.name == "export" {
            let options = [("intent", "asset-catalog"), ("platform", "asset-catalog"), ("cover", "preview")]
            for (name, format) in options where element["format"] != format {
                guard let option = element.attribute(name) else { continue }
                report(
                    "unknown-attribute", "'\(name)' belongs to the format '\(format)' only", at: option.offset,
                    hint: nil)
            }
        }
        if element.name == "import", element["tokens"] == nil {
            for option in ["contexts", "with"].compactMap({ element.attribute($0) }) {
                report(
                    "unknown-attribute", "'\(option.name)' belongs to an import of tokens only", at: option.offset,
                    hint: nil)
            }
        }
        guard element.name == "color" else { return }
        let hasValues = element.children.contains { $0.name == "value" }
        if let other = element.attribute("same-as"), hasValues {
            report(
                "unknown-attribute", "a colour has either values or 'same-as'", at: other.offset,
                hint: "remove the one or the other")
        } else if element["same-as"] == nil, !hasValues {
            report(
                "color-without-fallback", "<color> needs a <value> or 'same-as'", at: element.offset,
                hint: "add <value srgb=\"#RRGGBB\"/> for light, which all others fall back to")
        }
    }

    /// Where the first word of an element's text stands: behind space, or behind other markup.
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
