import Markup
import Support
import Testing

/// A grammar with everything that a grammar can say.
private let menu: Grammar = {
    let shared = AttributeGroup(
        "shared", "What all have", "They hold below.",
        [
            AttributeRule(
                "mood", .one(of: [.init("calm", "quiet"), .init("wild")]), "How it `feels`.", standard: .value("calm"),
                example: "wild"),
            AttributeRule("tags", .list(of: .identifier), "Tags.", standard: "none", example: "a-b c"),
        ])
    let spices = AttributeRule("spice", .list(of: .name), "Spices.", example: "salt")
    let heat = AttributeRule(
        "heat", .number(0...1), "How hot.", example: "0.5", condition: .init("raw", subject: "what is raw"))
    return Grammar(
        root: "menu",
        rules: [
            ElementRule(
                "menu", "All that there is.", example: "<menu version=\"1\"/>",
                attributes: [
                    AttributeRule("version", .one(of: [.init("1")]), "The version.", example: "1"),
                    AttributeRule(
                        "at", .numbers(-9.5...10, 0...360, expectation: "two numbers"), "Where.", example: "1 2"),
                    AttributeRule(
                        "sizes", .list(of: .numbers(1...99, expectation: "a size")), "How large.", example: "1 2"),
                    AttributeRule("path", .path, "From where.", example: "a/b"),
                ], groups: [shared], children: ["dish", "cover", "tea"]
            ).with {
                $0.required = ["version"]
                $0.single = ["cover"]
            },
            ElementRule(
                "dish", "Something to eat.", example: "<dish raw=\"a\" name=\"b\"/>",
                attributes: [
                    AttributeRule("raw", .name, "Raw.", example: "a"),
                    AttributeRule("done", .name, "Done.", example: "a"),
                    heat, AttributeRule("name", .fileName, "A name.", example: "a"),
                    AttributeRule("price", .number(-1...1), "A price.", example: "-0.5"),
                ], groups: [shared], children: ["dish"]
            ).with {
                $0.exactlyOne = ["raw", "done"]
                $0.atLeastOne = ["name", "price"]
            },
            ElementRule(
                "cover", "The front.", example: "<cover/>",
                attributes: [AttributeRule("title", .name, "A title.", example: "a")]),
            ElementRule(
                "tea", "Something to drink.", example: "<tea like=\"a\"/>",
                attributes: [
                    AttributeRule("like", .name, "Another.", example: "a"),
                    AttributeRule(
                        "kind", .one(of: ["green", "black", "none"].map { .init($0) }), "The kind.", example: "green"),
                    AttributeRule("sugar", .number(0...9), "Sugar.", example: "1")
                        .only(.init("kind", values: ["black"], subject: "black tea")),
                    // Of the same name, and another value.
                    AttributeRule("sugar", .one(of: [.init("no")]), "Sugar.", example: "no")
                        .only(.init("kind", values: ["green"], subject: "green tea")),
                    spices.only(.init("kind", values: ["black"], subject: "black tea")),
                ], children: ["leaf"]
            ).with {
                $0.required = ["kind"]
                $0.alternative = .init("like", child: "leaf", id: "no-leaf", hint: "add a <leaf/>")
            },
            ElementRule("leaf", "A leaf.", example: "<leaf/>"),
        ])
}()

private let pool: [String: [String]] = [
    "version": ["1", "1", "1", "2"], "at": ["1 2", " -9.5 360.0 ", "1", "10.1 0", "1 -0"],
    "sizes": ["1 2", " 99 ", "0", "", "1.5 100"],
    "path": ["a/b", "a:b", ""], "mood": ["calm", "wild", "Calm", " wild"],
    "tags": ["a-b c", "a", "A", "-a", "a\u{9}b"],
    "raw": ["a", "é.1", "1a"], "done": ["b", "b", ""], "heat": ["0.5", "1.0", "1.1", "-0", "+1", ".5", "01", "1."],
    "name": ["n", "a b", "a/b"], "price": ["-1", "-0", "0.25", "2"], "title": ["t", ""], "like": ["a", "a b"],
    "kind": ["green", "black", "none", "white"], "sugar": ["1", "no", "10"], "spice": ["salt pepper", "1"],
    "other": ["x"],
]

/// Attributes and children by chance, most of them where they belong.
private func element(_ name: String, depth: Int, _ random: inout SeededGenerator) -> XMLNode {
    let rule = menu.rule(for: name)
    var node = XMLNode(name)
    let own = Array(Set((rule?.allAttributes ?? []).map(\.name))).sorted()
    for attribute in own + ["other"] {
        let chance = rule?.required.contains(attribute) ?? false ? 19 : attribute == "other" ? 1 : 9
        guard Int.random(in: 0..<20, using: &random) < chance else { continue }
        node.attributes.append((attribute, pool[attribute]?.randomElement(using: &random) ?? ""))
    }
    guard depth > 0 else { return node }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
        let isStray = Int.random(in: 0..<20, using: &random) == 0
        let names = isStray ? menu.rules.map(\.name) + ["x"] : rule?.children ?? []
        if let child = names.randomElement(using: &random) {
            node.children.append(element(child, depth: depth - 1, &random))
        }
    }
    return node
}

@Test func aGrammarAndItsSchemaAgreeOnWhatIsValid() throws {
    let schema = try RelaxNGSchema(SourceFile(path: "menu.rng", text: menu.relaxNG))
    var valid = 0
    let range = seeds(1_500)
    for seed in range {
        var random = SeededGenerator(seed: seed)
        let node = element(seed % 2 == 0 ? "menu" : ["tea", "dish"][Int(seed / 2 % 2)], depth: 2, &random)
        let whole = seed % 2 == 0 ? node : XMLNode("menu", [("version", "1")], children: [node])
        let source = SourceFile(path: "m.xml", bytes: XMLWriter().bytes(whole))
        let findings = GrammarCheck.findings(in: try XMLReader.read(source, limits: .manifest), by: menu)
        let violations = try schema.violations(in: source)
        #expect(
            findings.containErrors == !violations.isEmpty,
            "\(String(decoding: source.bytes, as: UTF8.self))\n\(findings)\n\(violations)")
        if violations.isEmpty { valid += 1 }
    }
    #expect(valid > range.count / 15 && valid < range.count * 14 / 15)
}

private func messages(_ text: String) throws -> [String] {
    let document = try XMLReader.read(SourceFile(path: "m", text: text), limits: .manifest)
    return GrammarCheck.findings(in: document, by: menu).diagnostics.map { fault in
        "\(fault.location?.column ?? 0) \(fault.id): \(fault.message)" + (fault.hint.map { "; " + $0 } ?? "")
    }
}

@Test(arguments: [
    ("<list/>", "1 unknown-element: the root element must be <menu>, without a namespace"),
    ("<menu version='1'>a</menu>", "19 stray-text: <menu> cannot contain text; move it into an attribute or a comment"),
    ("<menu version='1' moot='wild'/>", "19 unknown-attribute: <menu> has no attribute 'moot'; did you mean 'mood'?"),
    ("<menu version='1' mood='wilt'/>", "25 wrong-value: 'wilt' is not a value of 'mood'; did you mean 'wild'?"),
    (
        "<menu version='1' sizes='1  zwei'/>",
        "29 wrong-value: 'zwei' is not a value of 'sizes'; expected one or more, separated by spaces: a size"
    ),
    ("<menu version='1'><dich/></menu>", "19 unknown-element: unknown element <dich>; did you mean 'dish'?"),
    ("<menu version='1'><leaf/></menu>", "19 unknown-element: <leaf> is not allowed in <menu>; it belongs in <tea>"),
    ("<menu version='1'><cover/><cover/></menu>", "27 unknown-element: a second <cover>; merge the two"),
    (
        "<menu version='1'><dish done='a' name='b' heat='1'/></menu>",
        "43 unknown-attribute: 'heat' applies only to what is raw"
    ),
    (
        "<menu version='1'><tea kind='none' like='a' sugar='1'/></menu>",
        "45 unknown-attribute: 'sugar' applies only to black tea and green tea"
    ),
    ("<menu version='1'><tea kind='green'/></menu>", "19 no-leaf: <tea> needs a <leaf> or 'like'; add a <leaf/>"),
    (
        "<menu version='1'><tea kind='green' like='a'><leaf/></tea></menu>",
        "37 unknown-attribute: <tea> cannot have both <leaf> and 'like'; remove one of the two"
    ),
    ("<menu/>", "1 missing-attribute: <menu> needs the attribute 'version'; expected one of 1"),
])
func eachFaultIsReportedWithAHint(text: String, message: String) throws {
    #expect(try messages(text) == [message])
}

@Test func `an attribute that several kinds share has the syntax of the kind`() throws {
    #expect(try messages("<menu version='1'><tea kind='green' like='a' sugar='no'/></menu>") == [])
    #expect(try messages("<menu version='1'><tea kind='black' like='a' sugar='no'/></menu>").count == 1)
}

@Test func `the schema contains the documentation of the grammar`() {
    let text = menu.relaxNG
    #expect(text.contains("<a:documentation>How it 'feels'. calm: quiet. If not given: calm.</a:documentation>"))
    #expect(text.contains("<a:documentation>Something to eat.</a:documentation>"))
}

@Test func theReferenceHasAChapterForEachElementAndGroup() {
    let text = menu.reference
    for rule in menu.rules { #expect(text.contains("## `\(rule.name)`\n\n\(rule.doc)\n")) }
    #expect(text.contains("## What all have\n\nThey hold below. They may be stated on `menu` and `dish`.\n"))
    #expect(text.contains("| `mood` | How it `feels`. | `calm`: quiet<br>`wild` | `calm` | `mood=\"wild\"` |\n"))
    #expect(text.contains("It needs exactly one of `raw` and `done`. It needs at least one of `name` and `price`."))
    #expect(text.contains("(#what-all-have)"))
}

@Test(
    arguments: [
        ("0.5", [0.5]), (" 1  -2 ", [1, -2]), ("", []), ("1,2", nil), ("1e3", nil), ("00", nil), ("0.1234567890", nil),
        ("-", nil),
    ] as [(String, [Double]?)])
func numbersAreReadAsAttributesHoldThem(text: String, numbers: [Double]?) {
    #expect(DecimalNumber.list(text) == numbers)
}
