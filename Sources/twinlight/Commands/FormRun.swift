import GlyphKit
import Markup

/// The run of `fill` and `outline`: reads files, and writes each in another form.
struct FormRun {
    var files: [String]
    var output: String?
    var form: GlyphForm
    var style = FillStyle.knockout
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        let targets = try targets()
        let (form, style, strictness) = (form, style, strictness)
        let results = await files.concurrentMap(jobs: jobs, within: timeLimit) { file, limit in
            (bytes: nil, findings: limit.exceeded(of: file))
        } _: {
            Self.make(form, style, strictness, of: $0)
        }
        var status: ExitStatus?
        var findings = Findings()
        for ((bytes, found), target) in zip(results, targets) {
            findings += found
            if let bytes {
                if let failure = write(bytes, to: target) { status = failure }
            } else if status != .unwritable {
                status = .unreadable
            }
        }
        try reporter.report(findings)
        if let status { throw status }
    }

    /// One per file; nil is the standard output.
    private func targets() throws -> [String?] {
        guard let output else {
            if files.count > 1 { throw UsageError("use --output DIR for more than one file") }
            return [nil]
        }
        var taken: [String: String] = [:]
        return try files.map { file in
            let target = FolderPath.join(output, DrawingPath.name(of: file) + ".svg")
            if target == file { throw UsageError("\(file) would be overwritten; choose another --output") }
            if let other = taken.updateValue(file, forKey: target.lowercased()) {
                throw UsageError("\(other) and \(file) would both be written to \(target)")
            }
            return target
        }
    }

    private static func make(
        _ form: GlyphForm, _ style: FillStyle, _ strictness: ReadingStrictness, of file: String
    ) -> (bytes: [UInt8]?, findings: Findings) {
        do {
            return shown(form, style, try Glyph(contentsOf: file, name: file, strictness: strictness))
        } catch {
            return (nil, error)
        }
    }

    /// The reader's warnings are reported even if the form cannot be derived.
    private static func shown(
        _ form: GlyphForm, _ style: FillStyle, _ glyph: Glyph
    ) -> (bytes: [UInt8]?, findings: Findings) {
        do {
            let shape =
                try form == .fill
                ? glyph.filled(style, for: .original).shape : glyph.outlined(for: .original)
            return (Array(try shape.svg().utf8), glyph.warnings + shape.findings)
        } catch {
            return (nil, glyph.warnings + error)
        }
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
