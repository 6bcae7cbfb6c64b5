import GlyphCatalog
import Testing

@testable import twinlight

@Suite struct AuditSummaryTests {
    private func lines(_ kinds: Int, all: Bool) -> [String] {
        let parts = (0..<kinds).flatMap { kind in
            ["a", "b"].map { SkippedPart(path: "App/\($0).\(kind)", reason: "kind \(kind)") }
        }
        return SkippedLines.of(parts, "not checked", all: all)
    }

    @Test func eachReasonHasALineWithItsParts() {
        #expect(
            lines(2, all: false) == [
                "not checked (kind 0): 2 paths: App/a.0, App/b.0",
                "not checked (kind 1): 2 paths: App/a.1, App/b.1",
            ])
    }

    @Test func reasonsAboveTheLimitShareALine() {
        #expect(lines(50, all: false).count == 50)
        #expect(lines(60, all: true).count == 60)
        let lines = lines(60, all: false)
        #expect(lines.count == 51)
        #expect(lines.last == "not checked (10 more reasons): 20 paths; '--verbose' lists all")
    }
}
