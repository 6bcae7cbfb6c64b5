import GlyphModel
import GlyphReading
import Markup
import SetSupport
import Testing

/// Faults that a renderer may skip, and that are reported.
@Suite struct ToldFaultTests {
    @Test(arguments: [
        ("<path d='M1 1h9' stroke='red' stroke-dasharray='1 nan'/>", "non-finite-number"),
        ("<path transform='translate(-nan)' d='M1 1h9v9z'/>", "non-finite-number"),
        ("<path transform='rotate(Infinity)' d='M1 1h9v9z'/>", "non-finite-number"),
        ("<path fill='rgb(nan,0,0)' d='M1 1h9v9z'/>", "non-finite-number"),
        ("<polygon points='1 1 nan 3 4 4'/>", "non-finite-number"),
        ("<path transform='translate(1,2,)' d='M1 1h9v9z'/>", "trailing-comma"),
        ("<path transform='scale(2), ' d='M1 1h9v9z'/>", "trailing-comma"),
    ])
    func `an invalid number is an error`(body: String, id: String) {
        let found = diagnostics(body).filter { $0.severity == .error }
        #expect(found.map(\.id) == [id] && found[0].location?.line == 1, "\(found)")
    }

    @Test(arguments: [
        ("<path d='M1 1h9v9z' fill='no colour'/>", "invalid-value"),
        ("<path transform='turn(4)' d='M1 1h9v9z'/>", "invalid-value"),
    ])
    func otherFaultsStayWarnings(body: String, id: String) {
        #expect(diagnostics(body).map(\.id) == [id])
    }

    @Test(arguments: [
        "<defs><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g></defs>",
        "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>",
        "<mask id='m'><path mask='url(#m)' d='M1 1h9v9z'/></mask>",
        "<pattern id='m' width='2' height='2'><path style='fill:url(#m)' d='M1 1h9v9z'/></pattern>",
        "<clipPath id='m'><path clip-path='url(#m)' d='M1 1h9v9z'/></clipPath>",
    ])
    func aCycleInSomethingUnusedIsAWarning(body: String) {
        let found = diagnostics(body + "<path d='M1 1h9v9z'/>")
        #expect(found.map(\.id) == ["reference-cycle"] && found[0].severity == .warning, "\(found)")
    }

    @Test func `an element that is used twice is not a cycle`() {
        let body =
            "<defs><g id='a'><path id='p' d='M1 1h9v9z'/></g></defs><use href='#a'/><use href='#p'/><use href='#a'/>"
        #expect(diagnostics(body).isEmpty)
    }

    @Test func twoByteOrderMarksAreAnError() {
        let text =
            "\u{FEFF}\u{FEFF}<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M1 1h9v9z'/></svg>"
        let found = #expect(throws: Findings.self) {
            try GlyphReader.read(SourceFile(path: "a.svg", bytes: Array(text.utf8)), name: "a")
        }
        #expect(found?.diagnostics.map(\.id) == ["xml-encoding"])
    }
}
