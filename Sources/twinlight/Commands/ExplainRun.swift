import GlyphKit
import Markup

/// `fill --explain`: the treatment of each contour of each glyph, and why.
struct ExplainRun {
    var inputs: DrawingInputs
    var style: FillStyle
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        let (style, strictness) = (style, strictness)
        let results = await inputs.drawings.concurrentMap(jobs: jobs, within: timeLimit) { drawing, limit in
            (lines: nil, findings: limit.exceeded(of: drawing.path))
        } _: {
            Self.lines(style, strictness, of: $0)
        }
        var findings = inputs.findings
        for (drawing, made) in zip(inputs.drawings, results) {
            findings += made.findings
            guard let lines = made.lines else { continue }
            reporter.result(([drawing.name] + lines.map { "  " + $0 }).joined(separator: "\n"))
        }
        try reporter.report(findings)
        if inputs.findings.containErrors || results.contains(where: { $0.lines == nil }) { throw ExitStatus.unreadable }
    }

    private static func lines(
        _ style: FillStyle, _ strictness: ReadingStrictness, of drawing: DrawingInputs.Input
    ) -> (lines: [String]?, findings: Findings) {
        do {
            let filled = try drawing.filled(style, strictness)
            return (try filled.explanation(), filled.glyph.warnings + filled.findings)
        } catch {
            return (nil, error)
        }
    }
}
