import Testing

@testable import Markup

/// Texts and paths without what is around them.
@Suite struct TextTests {
    @Test(arguments: [
        ("", ""), (" \t\r\n", ""), ("a", "a"), ("  a b\n", "a b"), ("\r\n@color/ink\r\n", "@color/ink"),
        // No white space of XML.
        ("\u{A0}a\u{3000}", "\u{A0}a\u{3000}"),
        // A character of several bytes at the end, and one with a mark after the space.
        (" é ", "é"), (" e\u{301} ", "e\u{301}"), ("🌙", "🌙"),
    ])
    func `white space of XML is removed at both ends`(text: String, expected: String) {
        #expect(text.withoutOuterSpace.utf8.elementsEqual(expected.utf8))
        #expect("<\(text)>".dropFirst().dropLast().withoutOuterSpace.utf8.elementsEqual(expected.utf8))
    }

    @Test(arguments: [
        ("A.xcassets", "A.xcassets"), ("A.xcassets/", "A.xcassets"), ("a/b///", "a/b"), ("/", "/"), ("///", "/"),
        ("", ""), ("./", "."),
    ])
    func `a path loses the slashes at its end, but not the root`(path: String, expected: String) {
        #expect(FolderPath.withoutTrailingSlashes(path) == expected)
    }
}
