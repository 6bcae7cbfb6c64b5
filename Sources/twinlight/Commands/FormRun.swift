import GlyphKit
import Markup

/// The run of `fill` and `outline`: reads files, and writes each in another form.
struct FormRun {
    var inputs: DrawingInputs
    var output: String?
    /// Whether sound drawings of a folder are written even if others have errors.
    var keepsGoing: Bool
    var form: GlyphForm
    var style = FillStyle.knockout
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        let targets = try targets()
        let (form, style, strictness) = (form, style, strictness)
        let shapes = await inputs.drawings.concurrentMap(jobs: jobs, within: timeLimit) { drawing, limit in
            Made(findings: limit.exceeded(of: drawing.path))
        } _: {
            Self.make(form, style, strictness, of: $0)
        }
        let relatives = form == .fill && inputs.drawings.count > 1 ? Relatives(of: shapes.compactMap(\.record)) : nil
        let results = await shapes.concurrentMap(jobs: jobs) { made -> (bytes: [UInt8]?, findings: Findings) in
            var made = made
            if let relatives, let record = made.record, let filled = made.filled {
                made.shape = filled.related(by: relatives, record).shape
            }
            guard let shape = made.shape else { return (nil, made.findings) }
            do throws(Findings) {
                return (Array(try shape.svg().utf8), made.findings + shape.findings)
            } catch {
                return (nil, made.findings + error)
            }
        }
        let findings = results.reduce(inputs.findings) { $0 + $1.findings }
        var status: ExitStatus? =
            inputs.findings.containErrors || results.contains { $0.bytes == nil } ? .unreadable : nil
        if status == nil || !inputs.mustAllBeSound(keepsGoing: keepsGoing) {
            for (result, target) in zip(results, targets) {
                if let bytes = result.bytes, let failure = write(bytes, to: target) { status = failure }
            }
        }
        try reporter.report(findings)
        if let status { throw status }
    }

    /// One per drawing; nil is the standard output.
    private func targets() throws -> [String?] {
        if let output { return try inputs.targets(in: output).map { $0 + ".svg" } }
        if inputs.haveFolders { throw UsageError("use --output DIR for a folder") }
        if inputs.drawings.count > 1 { throw UsageError("use --output DIR for more than one file") }
        return [nil]
    }

    /// What a drawing becomes.
    private struct Made: Sendable {
        var shape: GlyphShape?
        var filled: FilledGlyph?
        var record: FillRecord?
        /// Of the reader, and those that left no shape.
        var findings = Findings()
    }

    private static func make(
        _ form: GlyphForm, _ style: FillStyle, _ strictness: ReadingStrictness, of drawing: DrawingInputs.Input
    ) -> Made {
        // The reader's warnings are reported even if the form cannot be derived.
        var made = Made()
        do {
            if let built = drawing.built {
                made.filled = try built.filled()
            } else {
                let glyph = try Glyph(contentsOf: drawing.path, name: drawing.path, strictness: strictness)
                made.findings = glyph.warnings
                if form == .fill {
                    made.filled = try glyph.filled(style)
                } else {
                    made.shape = try glyph.outlined(for: .original)
                }
            }
        } catch {
            made.findings += error
        }
        made.record = made.filled?.record
        made.shape = made.filled?.shape ?? made.shape
        return made
    }

    private func write(_ bytes: [UInt8], to target: String?) -> ExitStatus? {
        guard let target else {
            Console.result(String(decoding: bytes.dropLast(), as: UTF8.self))
            return nil
        }
        do {
            try LoneFile.write(bytes, to: target)
            return nil
        } catch {
            reporter.fail(error.description)
            return .unwritable
        }
    }
}
