import Markup
import Support
import Testing

private func edit(_ range: Range<Int>, _ text: String, path: String = "a") -> Fix.Edit {
    Fix.Edit(path: path, range: range, replacement: text)
}

private func text(_ file: SourceFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

@Suite struct FixTests {
    private let source = SourceFile(path: "a", text: "0123456789")

    @Test func `edits are applied at their offsets in any order`() {
        let (file, count) = source.applying([
            Fix("", edits: [edit(8..<9, "eight"), edit(0..<1, "")]), Fix("", edits: [edit(4..<4, "+")]),
        ])
        #expect(text(file) == "123+4567eight9" && count == 2)
    }

    @Test func `of two fixes that overlap, only the first is applied`() {
        let (file, count) = source.applying([
            Fix("", edits: [edit(2..<5, "x")]), Fix("", edits: [edit(4..<6, "y"), edit(9..<10, "z")]),
        ])
        #expect(text(file) == "01x56789" && count == 1)
    }

    @Test func anEditThatTwoShareIsMadeOnce() {
        let shared = edit(3..<3, "!")
        let (file, count) = source.applying([
            Fix("", edits: [shared]), Fix("", edits: [shared, edit(9..<10, "")]),
        ])
        #expect(text(file) == "012!345678" && count == 2)
    }

    @Test func `edits of another file or outside the file are not applied`() {
        let fixes = [edit(0..<1, "", path: "b"), edit(9..<11, ""), edit(-1..<0, "")].map { Fix("", edits: [$0]) }
        let (file, count) = source.applying(fixes)
        #expect(file == source && count == 0)
    }

    @Test func `edits made in one pass keep the order of insertions at one place`() {
        let file = source.making([
            edit(8..<9, "eight"), edit(4..<6, "x"), edit(4..<4, "a"), edit(0..<1, ""), edit(4..<4, "b"),
            edit(6..<6, "c"), edit(10..<10, "!"),
        ])
        #expect(text(file) == "123abxc67eight9!")
        #expect(source.making([]) == source)
    }

    @Test func `converting an offset to a location and back gives the same offset`() {
        var random = SeededGenerator(seed: 7)
        let pieces = ["a", "é", "\n", "\r\n", "\r", "  ", "<x/>"]
        for _ in 0..<50 {
            let text = (0..<20).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let file = SourceFile(path: "a", text: text)
            for offset in 0...file.bytes.count {
                #expect(file.offset(of: file.location(at: offset)) == offset)
            }
            #expect(file.offset(of: SourceFile.Location(path: "b", line: 1, column: 1)) == nil)
            #expect(file.offset(of: SourceFile.Location(path: "a", line: 99, column: 1)) == nil)
            #expect(file.offset(of: SourceFile.Location(path: "a", line: 0, column: 1)) == nil)
        }
    }
}

@Test func `elements have the offsets of their content and their end`() throws {
    let text = "<a><!-- <b> --><b x='>'>t<c/ ></b ><d></d></a>".replacing("/ >", with: "/>")
    let document = try XMLReader.read(SourceFile(path: "a", text: text))
    func piece(_ range: Range<Int>) -> String { String(decoding: document.source.bytes[range], as: UTF8.self) }
    func check(_ element: Element, _ whole: String, content: String) {
        #expect(piece(element.offset..<element.endOffset) == whole)
        #expect(piece(element.contentOffset..<element.endOffset) == content)
    }
    let root = document.root
    check(root, text, content: String(text.dropFirst(3)))
    check(root.children[0], "<b x='>'>t<c/></b >", content: "t<c/></b >")
    check(root.children[0].children[0], "<c/>", content: "")
    check(root.children[1], "<d></d>", content: "</d>")
}
