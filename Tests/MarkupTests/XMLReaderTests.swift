import Markup
import Testing

private func read(_ text: String, limits: XMLLimits = .glyph) throws -> Document {
    try XMLReader.read(SourceFile(path: "a.xml", text: text), limits: limits)
}

/// The one error of a text, as `line:column id`.
private func fault(_ text: String, limits: XMLLimits = .glyph) -> String {
    fault(Array(text.utf8), limits: limits)
}

private func fault(_ bytes: [UInt8], limits: XMLLimits = .glyph) -> String {
    do {
        _ = try XMLReader.read(SourceFile(path: "a.xml", bytes: bytes), limits: limits)
        return "none"
    } catch {
        guard let first = error.diagnostics.first, let place = first.location else { return "no place" }
        return "\(place.line):\(place.column) \(first.id)"
    }
}

@Test func elementsAndAttributesKnowTheirPlaces() throws {
    let document = try read("<?xml version='1.0'?>\n<a>\n  <b c = \"x\"\n   d='y'/>\n</a>\n")
    let b = try #require(document.root.children.first)
    #expect(document.location(of: document.root) == .init(path: "a.xml", line: 2, column: 1))
    #expect(document.location(of: b) == .init(path: "a.xml", line: 3, column: 3))
    let c = try #require(b.attribute("c"))
    let d = try #require(b.attribute("d"))
    #expect(document.location(of: c).column == 6 && document.source.location(at: c.valueOffset).column == 11)
    #expect(document.location(of: d) == .init(path: "a.xml", line: 4, column: 4))
    #expect(b["c"] == "x" && b["d"] == "y")
}

@Test func placesCountBytesOfTheTextWithoutItsMark() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<a é='1' b='2'/>".utf8)
    let document = try XMLReader.read(SourceFile(path: "a", bytes: bytes))
    #expect(document.location(of: document.root).column == 1)
    #expect(document.root.attribute("b")?.offset == 10)
}

@Test func markupInCommentsAndSectionsIsNoElement() throws {
    let document = try read("<a><!-- <b x='1'> --><?pi <c>?><![CDATA[<d>&x;]]><e/></a>")
    #expect(document.root.children.map(\.name) == ["e"])
    #expect(document.root.text == "<d>&x;")
}

@Test func textIsJoinedAndItsFirstPlaceKept() throws {
    let document = try read("<a><b>.x{}&amp;&#65;<![CDATA[<]]></b><c><![CDATA[q]]></c></a>")
    #expect(document.root.children.map(\.text) == [".x{}&A<", "q"])
    #expect(document.root.children.map(\.textOffset) == [6, 49])
}

@Test func valuesAreNormalisedAsXMLSays() throws {
    let document = try read("<a b='1&#10;2\n3\t4&lt;&amp;amp;&quot;&#x41;\r\n5'/>")
    #expect(document.root["b"] == "1\n2 3 4<&amp;\"A 5")
}

@Test func namespacesAreResolvedAndTheirDeclarationsLeftOut() throws {
    let document = try read("<s:a xmlns:s='urn:s' xmlns:x='urn:x' x:h='1' h='2'/>")
    #expect(document.root.namespace == "urn:s" && document.root.attributes.count == 2)
    #expect(document.root.attribute("h", namespace: "urn:x")?.value == "1")
    #expect(document.root["h"] == "2")
}

@Test func anUndeclaredPrefixIsAWarningAndTheUsualOne() throws {
    let document = try read("<a><b xlink:href='#x'/><b xlink:href='#y'/></a>")
    #expect(document.warnings.map(\.id) == ["xml-namespace"])
    #expect(document.warnings.first?.location?.column == 7)
    let b = try #require(document.root.children.first)
    #expect(b.attribute("href", namespace: "http://www.w3.org/1999/xlink")?.value == "#x")
}

@Test func smallEntitiesAreExpandedInTextAndValues() throws {
    let document = try read(
        """
        <!DOCTYPE a [
        <!ENTITY q 'say "hi"'> <!-- a comment -->
        <!ENTITY n "[&q;&#38;amp;]">
        <!ENTITY e "<c/>">
        ]>
        <a b="&n;"><d e="&q;" f='1'/>&n;&e;<g/></a>
        """)
    #expect(document.root["b"] == "[say \"hi\"&]" && document.root.text == "[say \"hi\"&]")
    #expect(document.root.children.map(\.name) == ["d", "c", "g"])
    #expect(document.location(of: document.root.children[0]) == .init(path: "a.xml", line: 6, column: 12))
    #expect(document.root.children[0].attribute("f")?.offset == document.root.children[0].offset + 11)
    #expect(document.location(of: document.root.children[2]).column == 36)
    #expect(document.warnings.map(\.id) == ["xml-doctype"])
}

@Test(arguments: [
    ("<!DOCTYPE a [\n<!ENTITY x SYSTEM \"f\">]>\n<a>&x;</a>", "2:1 xml-entity"),
    ("<!DOCTYPE a [\n <!ENTITY % p 'x'>]>\n<a/>", "2:2 xml-entity"),
    ("<!DOCTYPE a [%p;]><a/>", "1:14 xml-entity"),
    ("<!DOCTYPE a [<!ELEMENT a ANY>]><a/>", "1:14 xml-entity"),
    ("<!DOCTYPE a [<!ENTITY x '&y;'><!ENTITY y '&x;'>]><a>&x;</a>", "1:14 xml-entity"),
    ("<!DOCTYPE a [<!ENTITY x 'y'>", "1:29 xml-syntax"),
    ("<!DOCTYPE a><!DOCTYPE b><a/>", "1:13 xml-syntax"),
    ("<!DOCTYPE a SYSTEM 'http://x/'><a>&nbsp;</a>", "1:41 xml-syntax"),
])
func `forbidden declarations of a doctype are refused at their locations`(text: String, expected: String) {
    #expect(fault(text) == expected)
}

@Test(arguments: [
    ("<a>\n<b>\n</a>", 3), ("<a b=1/>", 1), ("<a>\n &x </a>", 2), ("<a/>\n<b/>", 2), ("<a/>\nx", 2),
    ("\n<?xml version='1.0'?><a/>", 2), ("<a b='<'/>", 1), ("<a>\n<!-- x", 2), ("", 1), ("{}", 1),
    ("<a>&#0;</a>", 1), ("<a>\n</a><!-- -- -->", 2), ("<a>\nx]]></a>", 2), ("<a>\n\n<b c='1' c='2'/></a>", 3),
])
func malformedTextIsRefusedOnItsLine(text: String, line: Int) {
    #expect(fault(text).hasPrefix("\(line):") && fault(text).hasSuffix("xml-syntax"))
}

@Test(arguments: [
    ("<a>\n <b>\n  </c></b></a>", "3:3", "2"), ("<a>\n<b/>", "2:5", "1"), ("<a><b>\n<![CDATA[</b>]]></a>", "2:17", "1"),
])
func `an unclosed element is reported with the line of its start tag`(text: String, place: String, line: String) {
    #expect(fault(text) == place + " xml-syntax")
    let findings = #expect(throws: Findings.self) { try read(text) }
    #expect(findings?.diagnostics.first?.hint?.contains("line \(line),") == true)
}

@Test func aNameOfHTMLHasAHint() {
    let findings = #expect(throws: Findings.self) { try read("<a>x&nbsp;y</a>") }
    #expect(findings?.diagnostics.first?.hint?.contains("&#160;") == true)
}

@Test func theEarlierFaultIsReported() {
    #expect(fault("<a>\n&x;\n</b>") == "2:4 xml-syntax")
}

@Test func `a duplicate attribute is reported at its second occurrence`() {
    #expect(fault("<a b='1'\n   b='2'/>") == "2:4 xml-syntax")
}

@Test(arguments: [
    ("<a><b/></a>", "1:4"), ("<a b='12345'/>", "1:4"), ("<a x='' y='' z=''/>", "1:14"),
    ("<abcde/>", "1:2"), ("<a/>             ", "1:1"),
    ("<!DOCTYPE a [<!ENTITY b 'c'><!ENTITY c 'c'>]><a/>", "1:29"),
])
func everyLimitIsHitAtItsPlaceAndNamed(text: String, place: String) throws {
    var limits = XMLLimits(bytes: 16, attributeBytes: 4)
    (limits.depth, limits.elements, limits.attributes, limits.nameBytes) = (1, 10, 2, 4)
    if text.hasPrefix("<!") || text.hasPrefix("<a x") { limits.bytes = 100 }
    limits.entities = 1
    if text.hasPrefix("<!") { limits.nameBytes = 10 }
    #expect(fault(text, limits: limits) == place + " xml-limit")
    let findings = #expect(throws: Findings.self) { try read(text, limits: limits) }
    #expect(findings?.diagnostics.first?.message.contains("limit") == true)
}

@Test func elementsAreCounted() {
    var limits = XMLLimits.glyph
    limits.elements = 2
    #expect(fault("<a><b/><c/></a>", limits: limits) == "1:8 xml-limit")
}

@Test func `empty entities count toward the expansion limit`() {
    let declarations = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    #expect(fault("<!DOCTYPE a [<!ENTITY e0 ''>\(declarations)]><a>\n&e30;</a>") == "2:1 xml-limit")
}

@Test func aDepthOfTheLimitIsReadAndOneMoreIsNot() throws {
    let deep = { (n: Int) in String(repeating: "<g>", count: n) + String(repeating: "</g>", count: n) }
    #expect(try read(deep(256)).root.name == "g")
    #expect(fault(deep(257)) == "1:769 xml-limit")
}

@Test(arguments: [true, false])
func utf16IsReadWithAMark(isLittle: Bool) throws {
    let text = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?><a b='é😀'/>"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
        let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
        return isLittle ? [low, high] : [high, low]
    }
    #expect(try XMLReader.read(SourceFile(path: "a", bytes: bytes)).root["b"] == "é😀")
}

@Test(arguments: [("ISO-8859-1", "\u{80}"), ("windows-1252", "€")])
func declaredOneByteEncodingsAreRead(name: String, expected: String) throws {
    let bytes = Array("<?xml version='1.0' encoding='\(name)'?><a b='".utf8) + [0x80] + Array("'/>".utf8)
    #expect(try XMLReader.read(SourceFile(path: "a", bytes: bytes)).root["b"] == expected)
}

@Test(
    arguments: [
        ([0xC0, 0xAF], "xml-encoding"), ([0xED, 0xA0, 0x80], "xml-encoding"), ([0xE9], "xml-encoding"),
        ([0xF4, 0x90, 0x80, 0x80], "xml-encoding"), ([0x01], "xml-syntax"), ([0x00], "xml-syntax"),
        ([0xEF, 0xBF, 0xBF], "xml-syntax"),
    ] as [([UInt8], String)])
func `bytes that are not text are refused at their location`(bytes: [UInt8], id: String) {
    #expect(fault(Array("<a>\n<b/>".utf8) + bytes + Array("</a>".utf8)) == "2:5 " + id)
}

@Test func `a compressed file is refused with a specific error`() {
    #expect(fault([0x1F, 0x8B, 8, 0]) == "1:1 xml-compressed")
}

@Test func aStyleSheetInstructionIsLeftOutWithAWarning() throws {
    let document = try read("<?xml-stylesheet href='a.css'?>\n<?x?><a/>")
    #expect(document.warnings.map(\.severity) == [.warning, .info])
    #expect(document.warnings.last?.location?.line == 2)
}

@Test func manyParsesRunAtOnce() async {
    let text = "<!DOCTYPE a [<!ENTITY x 'y'>]><a>" + String(repeating: "<b c='&x;'/>", count: 200) + "</a>"
    await withTaskGroup(of: Int.self) { group in
        for _ in 0..<64 {
            group.addTask { (try? read(text))?.root.children.filter { $0["c"] == "y" }.count ?? 0 }
        }
        for await count in group { #expect(count == 200) }
    }
}
