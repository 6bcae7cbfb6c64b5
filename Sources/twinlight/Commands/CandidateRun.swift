import GlyphKit
import Markup

/// `fill --candidates`: writes every fill with its alternatives; the list begins with the most uncertain glyph.
struct CandidateRun {
    var inputs: DrawingInputs
    var output: String?
    /// Whether drawings of a folder without errors are written even if others have some.
    var keepsGoing: Bool
    var style: FillStyle
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        guard let output else { throw UsageError("'--candidates' needs '--output DIR'") }
        let (style, strictness) = (style, strictness)
        let targets = try inputs.targets(in: output)
        let results = await inputs.drawings.concurrentMap(jobs: jobs, within: timeLimit) { drawing, limit in
            (files: [], uncertainty: 0, findings: limit.exceeded(of: drawing.path))
        } _: {
            Self.make(style, strictness, of: $0)
        }
        let findings = results.reduce(inputs.findings) { $0 + $1.findings }
        var status: ExitStatus? =
            inputs.findings.containErrors || results.contains { $0.files.isEmpty } ? .unreadable : nil
        if let status, inputs.mustAllBeSound(keepsGoing: keepsGoing) {
            try reporter.report(findings)
            throw status
        }
        var listing: [(uncertainty: Double, lines: [String])] = []
        for ((drawing, target), made) in zip(zip(inputs.drawings, targets), results) {
            let stem = drawing.name
            var lines = ["\(stem): uncertainty \(Self.percent(made.uncertainty))"]
            for (index, candidate) in made.files.enumerated() {
                let ending = index == 0 ? ".svg" : ".\(index).svg"
                do { try LoneFile.write(candidate.bytes, to: target + ending) } catch {
                    reporter.fail(error.description)
                    status = .unwritable
                }
                if index > 0 { lines.append("  \(stem)\(ending)  \(candidate.text): \(candidate.manifest)") }
            }
            listing.append((made.uncertainty, lines))
        }
        try reporter.report(findings)
        for entry in listing.enumerated().sorted(by: {
            ($1.element.uncertainty, $0.offset) < ($0.element.uncertainty, $1.offset)
        }) {
            reporter.result(entry.element.lines.joined(separator: "\n"))
        }
        if let status { throw status }
    }

    private static func percent(_ share: Double) -> String { "\(Int((100 * share).rounded())) %" }

    private static func make(
        _ style: FillStyle, _ strictness: ReadingStrictness, of drawing: DrawingInputs.Input
    ) -> (files: [(manifest: String, text: String, bytes: [UInt8])], uncertainty: Double, findings: Findings) {
        do {
            let filled = try drawing.filled(style, strictness)
            var files = [("", "", Array(try filled.svg().utf8))]
            for (other, shape) in zip(filled.alternatives, try filled.shapes(of: filled.alternatives)) {
                files.append((other.manifest(insteadOf: filled.style), other.text, Array(try shape.svg().utf8)))
            }
            return (files, filled.uncertainty, filled.glyph.warnings)
        } catch {
            return ([], 0, error)
        }
    }
}
