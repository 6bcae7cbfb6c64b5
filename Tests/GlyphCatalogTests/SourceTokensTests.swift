import Support
import Testing

@testable import GlyphCatalog

/// Texts and code in sources, also in ones that were made to take long.
@Suite struct SourceTokensTests {
    private func texts(_ source: String, _ language: SourceTokens.Language = .swift) -> [[String]] {
        let code = SourceTokens(Array(source.utf8), language)
        return code.tokens.indices.filter { code.tokens[$0].kind == .string }.map { code.parts($0) }
    }

    @Test func `texts of all notations are read`() {
        #expect(texts(#""a" "" "b\"c" "\u{e9}\n""#) == [["a"], [""], ["b\"c"], ["é\n"]])
        #expect(texts(###"#"a"b\n"# ##"a"#b"##"###) == [[#"a"b\n"#], ["a\"#b"]])
        #expect(texts("\"\"\"\na \"b\" \"\"c\n\"\"\"") == [["a \"b\" \"\"c"]])
        #expect(texts("\"a\\\nb\" 'x' '\"' \"c\"", .c) == [["ab"], ["c"]])
    }

    @Test func `a text of many lines has neither its first line nor its indentation`() {
        #expect(texts("\"\"\"\n  a\n    b\\\n  c\n  \"\"\"") == [["a\n  bc"]])
        #expect(texts("\"\"\"\r\n  a \\(x) b\r\n  \"\"\"") == [["a ", " b"]])
        #expect(texts("\"\"\"\n\"\"\"") == [[""]])
    }

    @Test func `raw texts of C++ end with their mark`() {
        #expect(texts(#"R"(a"b)" u8R"x(c)"d)x" R "e""#, .c) == [[#"a"b"#], [#"c)"d"#], ["e"]])
        #expect(texts(#"R"(a"; "b""#, .c) == [["(a"], ["b"]])
    }

    @Test func `a regular expression is neither a text nor a comment`() {
        #expect(texts(#"let r = #/http://x"/#; "a""#) == [["a"]])
        #expect(texts("let r = #/\n a /* b\n \" \n/#\n\"a\"") == [["a"]])
        #expect(texts(#"let r = /a\//; "a"; let q = /"/; "b""#) == [["a"], ["b"]])
        #expect(texts(#"Scope(action: /A.a, f("a")); Scope(/A.b) { "b" } // "c""#) == [["a"], ["b"]])
        #expect(texts(#"let r = a / "b" / c; f(x)/"d"/2"#) == [["b"], ["d"]])
        #expect(texts("let r = #/ \" \n \"a\"; #/\n \"b\"") == [["a"], ["b"]])
    }

    @Test func `behind many regular expressions without an end, no end is looked for`() {
        func openings(_ count: Int) -> String {
            (5..<5 + count).map { String(repeating: "#", count: $0) + "/\n" }.reversed().joined()
        }
        let source = "#/\n\"a\"\n/#\n\"b\""
        #expect(texts(openings(15) + source) == [["b"]])
        #expect(texts(openings(16) + source) == [["a"], ["b"]])
    }

    @Test func `interpolations divide a text, and their code is code`() {
        #expect(texts(#""a\(x)b\(y(1))c""#) == [["a", "b", "c"]])
        #expect(texts(##"#"a\(x)b\#(y)c"#"##) == [[#"a\(x)b"#, "c"]])
        #expect(texts(#""a\(f("b\(g("c"))d"))e""#).sorted { $0.count < $1.count } == [["c"], ["b", "d"], ["a", "e"]])
        #expect(texts(#""a\(x)""#, .c) == [["a(x)"]])
    }

    @Test func `a text ends with its line`() {
        #expect(texts("let a = \"b\nlet c = \"d\"") == [["d"]])
        #expect(texts("let a = \"b") == [])
    }

    @Test func `comments are nested in Swift only`() {
        #expect(texts("/* /* */ \"a\" */ \"b\" // \"c\"\n\"d\"") == [["b"], ["d"]])
        #expect(texts("/* /* */ \"a\" // \"c\"", .c) == [["a"]])
        #expect(texts("/* \"a\"") == [])
    }

    /// Each costs a fraction of a second in a debug build if it is read once, and hours if parts are read again.
    @Test(arguments: [
        String(repeating: "/*", count: 100_000), "\"" + String(repeating: "a", count: 50_000),
        String(repeating: "\"\\(", count: 12_500), String(repeating: "#", count: 50_000),
        String(repeating: "#\"", count: 25_000), String(repeating: "`", count: 25_000),
        String(repeating: "#", count: 12_500) + "\"" + String(repeating: "\\#", count: 12_500),
        String(repeating: "#/", count: 25_000), String(repeating: "#/\n", count: 12_500),
        String(repeating: "(/", count: 25_000), String(repeating: "(/\\", count: 12_500),
        String(repeating: "R\"(", count: 12_500), String(repeating: "@\"a\"", count: 12_500),
        String(repeating: "case ", count: 12_500), String(repeating: "case a((", count: 12_500),
        String(repeating: "extension Image { init(", count: 5000), String(repeating: "#if 0\n", count: 12_500),
        String(repeating: "(", count: 25_000), "case " + String(repeating: "a,", count: 12_500),
        "import SwiftUI\n" + String(repeating: "Image(\"a\",", count: 5000),
        "import SwiftUI\n" + String(repeating: "Image(a ? \"a\" : \"b\",", count: 2500),
        "UIImage(named: \"" + String(repeating: "%1", count: 400) + "\")",
    ]) func `a source without an end is read once`(source: String) {
        for language in [SourceTokens.Language.swift, .c] {
            let code = SourceTokens(Array(source.utf8), language)
            var found = 0
            CodeReferences.read(code, DeclaredLoaders(code)) { _ in found += 1 }
            // Each reference has a text of its own, of two quotes at least.
            #expect(found * 2 <= source.utf8.count)
        }
    }
}
