import GlyphKit
import Markup

/// `fill --explain`: what is done to each contour of each glyph, and why.
struct ExplainRun {
    var files: [String]
    var style: FillStyle
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        let (style, strictness) = (style, strictness)
        let results = await files.concurrentMap(jobs: jobs, within: timeLimit) { file, limit in
            (lines: nil, findings: limit.exceeded(of: file))
        } _: {
            Self.lines(style, strictness, of: $0)
        }
        var findings = Findings()
        for (file, made) in zip(files, results) {
            findings += made.findings
            guard let lines = made.lines else { continue }
            reporter.result(([DrawingPath.name(of: file)] + lines.map { "  " + $0 }).joined(separator: "\n"))
        }
        try reporter.report(findings)
        if results.contains(where: { $0.lines == nil }) { throw ExitStatus.unreadable }
    }

    private static func lines(
        _ style: FillStyle, _ strictness: ReadingStrictness, of file: String
    ) -> (lines: [String]?, findings: Findings) {
        do {
            let glyph = try Glyph(contentsOf: file, name: file, strictness: strictness)
            let filled = try glyph.filled(style, for: .original)
            return (try filled.explanation(), glyph.warnings + filled.findings)
        } catch {
            return (nil, error)
        }
    }
}
