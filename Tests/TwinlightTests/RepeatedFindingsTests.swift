import Markup
import Testing

@testable import twinlight

@Suite struct RepeatedFindingsTests {
    private func findings(
        _ count: Int, _ severity: Diagnostic.Severity = .warning, _ message: String = "'x' is ignored", files: Int = 1
    ) -> [Diagnostic] {
        (0..<count).map {
            let place = SourceFile.Location(path: "\($0 % files).svg", line: $0 + 1, column: 1)
            return Diagnostic(severity, id: "ignored", message, at: place)
        }
    }

    @Test func `many findings that differ only in location are joined with a count`() {
        let joined = RepeatedFindings.collapseRepeats(findings(957))
        #expect(joined.count == 1 && joined[0].location == findings(1)[0].location)
        #expect(joined[0].notes == ["956 more are the same; '--verbose' prints each"])
        let files = RepeatedFindings.collapseRepeats(findings(9, files: 2))
        #expect(files.map(\.notes) == [["8 more are the same, 9 in 2 files; '--verbose' prints each"]])
    }

    @Test func `a few equal findings, and others between them, keep their order`() {
        #expect(RepeatedFindings.collapseRepeats(findings(3)) == findings(3))
        let mixed = zip(findings(5), findings(5, .warning, "'y' is ignored")).flatMap { [$0, $1] }
        #expect(RepeatedFindings.collapseRepeats(mixed).map(\.message) == ["'x' is ignored", "'y' is ignored"])
        let severities = findings(4) + findings(2, .info)
        #expect(RepeatedFindings.collapseRepeats(severities).map(\.severity) == [.warning, .info, .info])
    }

    @Test func eachErrorIsPrintedWithItsPlace() {
        #expect(RepeatedFindings.collapseRepeats(findings(957, .error)) == findings(957, .error))
    }
}
