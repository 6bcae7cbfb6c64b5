import Markup
import Testing

@Test func elementsAreIndentedAndClosedShort() {
    let node = XMLNode("a", [("b", "1"), ("a", "2")], children: [XMLNode("c", children: [XMLNode("d")])])
    #expect(XMLWriter().string(node) == "<a b=\"1\" a=\"2\">\n  <c>\n    <d/>\n  </c>\n</a>\n")
}

@Test func aTextIsKeptAsItIs() {
    let node = XMLNode("a", children: [XMLNode("b", children: [XMLNode("c")], text: " x\n")])
    #expect(XMLWriter(indent: " ").string(node) == "<a>\n <b> x\n<c/></b>\n</a>\n")
}

@Test func `XML that was written is read back unchanged`() throws {
    let hard = "<&>\"'\n\t\r é😀 ]]>"
    let text = XMLWriter(hasDeclaration: true).string(XMLNode("a", [("b", hard)], text: hard))
    let root = try XMLReader.read(SourceFile(path: "a", text: text)).root
    #expect(root["b"] == hard && root.text == hard)
}

@Test func invisibleCharactersAreWrittenAsNumbers() throws {
    let hidden = "a\u{7F}\u{85}\u{9B}\u{2028}\u{202E}\u{2066}b"
    #expect(XMLWriter.escaped(hidden) == "a&#127;&#133;&#155;&#8232;&#8238;&#8294;b")
    #expect(XMLWriter.escapedText("\u{2019}\u{200C}\u{A0}é") == "\u{2019}\u{200C}\u{A0}é")
    let text = XMLWriter().string(XMLNode("a", [("b", hidden)]))
    #expect(try XMLReader.read(SourceFile(path: "a", text: text)).root["b"] == hidden)
}

@Test func charactersThatXMLCannotHoldAreReplaced() {
    #expect(XMLWriter.escaped("a\u{1}\u{FFFF}") == "a\u{FFFD}\u{FFFD}")
    #expect(XMLWriter.escapedText("\u{FFFE}\u{FFFD}\u{F8FF}") == "\u{FFFD}\u{FFFD}\u{F8FF}")
}

@Test(arguments: Array("\0\t\n\r\u{1F} !\"&'<>\u{7F}\u{80}é😀".unicodeScalars))
func `the escape of a character does not depend on its neighbors`(scalar: Unicode.Scalar) {
    let text = String(scalar)
    for escaped in [XMLWriter.escaped, XMLWriter.escapedText] {
        #expect(escaped("a" + text + "&") == "a" + escaped(text) + "&amp;")
    }
}
