import Foundation
import GlyphKit
import Markup
import Support
import Testing

@testable import GlyphManifest

private let grammar = ManifestParts.grammar
private let parents = ManifestParts.parents

private func wrapped(_ element: String, in parent: String?) -> String { ManifestParts.wrapped(element, in: parent) }

private func element(_ name: String, attributes: String = "", children: String = "") -> String {
    ManifestParts.element(name, attributes: attributes, children: children)
}

private func schema() throws -> RelaxNGSchema {
    try RelaxNGSchema(SourceFile(path: "schema", text: ManifestSchema.text))
}

/// Expects that both accept, or both refuse; returns which of the two it was.
@discardableResult
private func expectAgreement(on text: String, _ schema: RelaxNGSchema) throws -> Bool {
    let isValid = try expectAgreement(on: SourceFile(path: "m.xml", text: text), schema)
    return try #require(isValid as Bool?, "no XML: \(text)")
}

private let values = [
    "", " ", "1", "2", "0", "0.5", "0.", ".5", "-0", "-0.9", "-0.91", "-1", "1.0", "1.1", "01", "+1", "1e0", "21",
    "21.0", "21.1", "20.9", "9.5", "1000", "1000.1", "0.1234567890", "1 2", "1  2", "1 2 3", "0 1 0.5", "0.5 0.5 360",
    "0.5 0.51 0", "0.5 0.1 -360.0", "0.5 0.1 361", "0.5 0.09 29.5", "-1000000 5.5", "1000001 1", "1,2",
    "#abc", "#abcd", "#aabbcc", "#aabbccdd", "#ggg", "abc", "#id", ".class", "#a, .b ,c", "#a,", "a b", "a>b", "#1",
    "a-b", "-a", "a_b", "A", "é", "a.b", "a/b", "../x", "a\\b", "a:b", "a*b", "nav/*.svg", "a b.svg", "a--b", "a-",
    "label", "systemRed", "material.thin", "ios13", "ios26", "ios14", "true", "false", "light", "dark",
    "light dark", "light dark-high", " light", "light-high night", "normal", "high", "base", "elevated", "same", "fill",
    "Fill", "fill ", "outline fill", "slash.circle.fill", "circle.slash", "knockout", "keep", "cut", "clear", "close",
    "open", "expand", "primary", "tertiary", "solid", "line", "drop", "monochrome", "original", "template", "svg",
    "asset-catalog", "preview", "secondaryLabel", "separator", "strip", "panel", "both",
    "high=light-high-contrast", "dark=dark-dimmed light-high-elevated=hc", "high=a=b", "high=", "=a", "hi=a",
    "brand=beta",
    "normal=standard", "universal", "ios", "osx", "macos",
    "current", "tint",
    "guideline", "wcag", "16 24", "16 0", "999.5", " 0.5", "0.5 ", " 0.5 0.5 1",
    "light\tdark", "facet", "svg ", ".theme-{}", "[a={}] b", "{}{}", "a{b}", "com.example.app", "com..app", "com.fun",
    "ic_",
]

private func escaped(_ value: String) -> String { XMLWriter.escaped(value) }

@Test(.takesTurns, arguments: ManifestParts.grammar.rules.map(\.name))
func schemaAndReaderAgreeOnEveryAttributeAndValue(name: String) throws {
    let schema = try schema()
    let rule = try #require(grammar.rule(for: name))
    let isBare = ["glyphs", "group"].contains(name)
    for (index, attribute) in rule.allAttributes.enumerated() {
        // Others for each attribute, where tests are not to take long.
        let values = Long.isOn ? values : Long.cases(Array(values[(index % 8)...]), oneIn: 8)
        // An inherited attribute is tried in full on the glyph.
        let isInherited = isBare && rule.groups.contains { $0.attributes.contains { $0.name == attribute.name } }
        var verdicts: Set<Bool> = []
        // The choices that the grammar knows, so that none can be missing in the schema.
        let known = attribute.syntax.choices.map(\.value)
        for value in isInherited ? ["label", "fill", "0"] + known : values + known {
            let text = try ManifestParts.element(rule, with: attribute, value: value)
            let isAccepted = try expectAgreement(on: wrapped(text, in: parents[name]), schema)
            if known.contains(value) { #expect(isAccepted, "\(attribute.name)=\(value) is not accepted") }
            verdicts.insert(isAccepted)
        }
        // A value that is right and one that is wrong have to be among the values tried.
        #expect(verdicts.count == 2 || isInherited || !Long.isOn, "\(name) \(attribute.name)")
    }
    for unknown in ["nothing='x'", "xml:space='preserve'", "xmlns:a='urn:a' a:name='x'"] {
        try expectAgreement(on: wrapped(element(name, attributes: unknown), in: parents[name]), schema)
    }
}

/// By element and attribute, the values that the schema spells out.
private func spelledOut() throws -> [(element: String, attribute: String, value: String)] {
    let root = try XMLReader.read(SourceFile(path: "schema", text: ManifestSchema.text)).root
    let definitions = root.children.filter { $0.name == "define" }
    var found: [(element: String, attribute: String, value: String)] = []
    func visit(_ node: Element, _ element: String?, _ attribute: String?) {
        var (element, attribute) = (element, attribute)
        switch node.name {
        case "element":
            // The content of an element is looked at under its own name.
            if element != nil { return }
            element = node["name"]
        case "attribute": attribute = node["name"]
        case "value":
            if let element, let attribute { found.append((element, attribute, node.text)) }
        case "ref":
            for definition in definitions where definition["name"] == node["name"] {
                for child in definition.children { visit(child, element, attribute) }
            }
        default: break
        }
        for child in node.children { visit(child, element, attribute) }
    }
    for definition in definitions {
        for child in definition.children where child.name == "element" { visit(child, nil, nil) }
    }
    return found
}

@Test func theReaderAcceptsEveryValueThatTheSchemaSpellsOut() throws {
    let schema = try schema()
    let values = try spelledOut()
    #expect(Set(values.map(\.element)).isSuperset(of: ["glyphs", "palette", "group", "glyph", "part", "export"]))
    for (name, attribute, value) in values {
        let rule = try #require(grammar.rule(for: name))
        // Some formats have an attribute of one name, each with values of its own.
        let all = rule.allAttributes.filter { $0.name == attribute }
        let known = try #require(all.first { $0.syntax.choices.map(\.value).contains(value) } ?? all.first)
        // The rest of the element must not say the contrary.
        let text = try ManifestParts.element(rule, with: known, value: value)
        let isAccepted = try expectAgreement(on: wrapped(text, in: parents[name]), schema)
        #expect(isAccepted, "\(name) \(attribute)=\(value)")
        #expect(known.syntax.choices.map(\.value).contains(value), "\(name) \(attribute)=\(value)")
    }
}

@Test func schemaAndReaderAgreeOnEveryElementInEveryParent() throws {
    let schema = try schema()
    for parent in ManifestParts.grammar.rules.map(\.name) {
        for child in ManifestParts.grammar.rules.map(\.name) {
            for count in 1...2 {
                let children = String(repeating: element(child), count: count)
                try expectAgreement(on: wrapped(element(parent, children: children), in: parents[parent]), schema)
            }
        }
        for child in [
            "<other/>", "<a:glyph xmlns:a='urn:a'/>", "text", "<!-- c -->", "<?p i?>", "<![CDATA[x]]>", "\n ",
        ] {
            try expectAgreement(on: wrapped(element(parent, children: child), in: parents[parent]), schema)
        }
    }
    for root in ["<other/>", "<glyph name='a'/>", "<glyphs xmlns='urn:a' version='1'/>"] {
        try expectAgreement(on: root, schema)
    }
}

/// Every choice of the attributes that have a say in whether an element is complete.
@Test(.takesTurns, arguments: ManifestParts.grammar.rules.map(\.name))
func `the schema and the reader agree on required attributes`(name: String) throws {
    let schema = try schema()
    let rule = try #require(grammar.rule(for: name))
    let samples = [
        "version": "1", "name": "a", "source": "a", "select": "a", "role": "primary", "tint": "a", "at": "1 2",
        "fill": "cut", "format": "svg", "srgb": "#000", "display-p3": "0 0 0", "oklch": "0 0 0", "tokens": "a",
        "catalog": "a", "same-as": "b",
    ]
    let relevant = rule.required + rule.exactlyOne + rule.atLeastOne + (name == "color" ? ["same-as"] : [])
    for choice in 0..<(1 << relevant.count) {
        let chosen = relevant.indices.filter { choice >> $0 & 1 == 1 }.map { relevant[$0] }
        let attributes = chosen.map { "\($0)='\(samples[$0] ?? "")'" }.joined(separator: " ")
        for children in name == "color" ? ["", "<value srgb='#000'/>"] : [""] {
            try expectAgreement(
                on: wrapped("<\(name) \(attributes)>\(children)</\(name)>", in: parents[name]), schema)
        }
    }
}

@Test func `each violation of the schema has a line`() throws {
    let source = SourceFile(path: "m.xml", text: "<glyphs version='1'>\n  <glyph name='a'/>\n <x/></glyphs>")
    let violations = try schema().violations(in: source)
    #expect(!violations.isEmpty && violations.allSatisfy { $0.id == "schema" && $0.location != nil })
    #expect(violations.contains { $0.location?.line == 3 || $0.location?.line == 1 })
}

@Test func `a file that is not a schema is refused`() {
    #expect(throws: Findings.self) { try RelaxNGSchema(SourceFile(path: "s", text: "<a/>")) }
    #expect(throws: Findings.self) { try RelaxNGSchema(SourceFile(path: "s", text: "<")) }
}

private let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint", "/opt/homebrew/bin/xmllint"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

@Test(.takesTurns, .enabled(if: xmllint != nil, "xmllint is not installed"), arguments: [true, false])
func anotherProgramReadsTheSchemaInTheSameWay(isValid: Bool) async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(ManifestSchema.text.utf8).write(to: root.appending(path: "s.rng"))
    let text = wrapped(element("glyph", attributes: isValid ? "dark='fill'" : "dark='no'"), in: "glyphs")
    try Data(text.utf8).write(to: root.appending(path: "m.xml"))
    let run = try await Programs.run(
        URL(filePath: xmllint ?? ""), ["--noout", "--nonet", "--relaxng", "s.rng", "m.xml"], in: root.path)
    // 3: "validation error", by its manual page.
    #expect(run.status == (isValid ? 0 : 3))
}
