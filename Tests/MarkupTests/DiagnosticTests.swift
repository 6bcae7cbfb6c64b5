import Markup
import Testing

private func place(_ path: String, _ line: Int, _ column: Int) -> SourceFile.Location {
    .init(path: path, line: line, column: column)
}

@Test func aDiagnosticIsPrintedWithItsPlaceNotesAndHint() {
    let diagnostic = Diagnostic(
        .error, id: "x-y", "bad", at: place("a/b.svg", 4, 12), hint: "do this", notes: ["as that"])
    #expect(
        diagnostic.description
            == "a/b.svg:4:12: error: bad [x-y]\n    note: as that\n    hint: do this")
    #expect(Diagnostic(.info, id: "i", "m").description == "info: m [i]")
}

@Test func controlCharactersCannotReachTheTerminal() {
    let diagnostic = Diagnostic(.warning, id: "i", "\u{1B}[31m\u{202E}", at: place("a\nb", 1, 1))
    #expect(diagnostic.description == "a\\u{A}b:1:1: warning: \\u{1B}[31m\\u{202E} [i]")
}

@Test func findingsAreSortedByPlaceAndStable() {
    let places = [place("b", 1, 1), place("a", 10, 1), place("a", 9, 2), place("a", 9, 2), place("a", 9, 1)]
    let findings = Findings(
        places.enumerated().map { Diagnostic(.error, id: "\($0.offset)", "m", at: $0.element) }
            + [Diagnostic(.error, id: "none", "m")])
    #expect(findings.sorted.map(\.id) == ["none", "4", "2", "3", "1", "0"])
}
