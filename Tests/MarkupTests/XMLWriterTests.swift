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

@Test func whatIsWrittenIsReadAgain() throws {
    let hard = "<&>\"'\n\t\r é😀 ]]>"
    let text = XMLWriter(hasDeclaration: true).string(XMLNode("a", [("b", hard)], text: hard))
    let root = try XMLReader.read(SourceFile(path: "a", text: text)).root
    #expect(root["b"] == hard && root.text == hard)
}

@Test func charactersThatXMLCannotHoldAreReplaced() {
    #expect(XMLWriter.escaped("a\u{1}\u{FFFF}") == "a\u{FFFD}\u{FFFD}")
    #expect(XMLWriter.escapedText("\u{FFFE}\u{FFFD}\u{F8FF}") == "\u{FFFD}\u{FFFD}\u{F8FF}")
}

@Test(arguments: Array("\0\t\n\r\u{1F} !\"&'<>\u{7F}\u{80}é😀".unicodeScalars))
func everyCharacterIsEscapedAsByItselfWhateverIsNextToIt(scalar: Unicode.Scalar) {
    let text = String(scalar)
    for escaped in [XMLWriter.escaped, XMLWriter.escapedText] {
        #expect(escaped("a" + text + "&") == "a" + escaped(text) + "&amp;")
    }
}
