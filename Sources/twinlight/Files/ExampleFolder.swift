import GlyphKit
import Markup

/// A folder of fills that people drew: with the outlines of the same names, they are the examples of a style.
struct ExampleFolder {
    /// In the order of their names.
    private(set) var examples: [StyleExample] = []
    /// About fills that are not used; warnings, since the style is estimated from the others.
    private(set) var findings = Findings()
    /// The path of each example's fill.
    private var paths: [String: String] = [:]
    private let folder: String

    /// - Parameter drawings: the outlines; a drawing in the folder itself is a fill.
    init(_ folder: String, of drawings: [DrawingInputs.Input], strictness: ReadingStrictness, jobs: Int) async {
        self.folder = folder
        let files = DrawingFiles(in: folder)
        findings += Findings(files.skipped.diagnostics.map(Self.warning))
        let own = Set(files.paths.map { FolderPath.steps(of: FolderPath.join(folder, $0)) })
        let outlines = drawings.filter { !own.contains(FolderPath.steps(of: DrawingPath($0.path).file)) }
        let pairing = ExamplePairing(outlines: outlines.map { $0.name + ".svg" }, fills: files.paths)
        for (others, fills) in pairing.ambiguous {
            let (paths, fills) = (others.map { outlines[$0].path }, fills.map { path(files.paths[$0]) })
            findings.append(
                .ambiguousExample(
                    like: paths + fills.dropFirst(), at: SourceFile.Location(path: fills.first ?? folder)))
        }
        let names = StyleExample.sample(of: pairing.pairs.map { outlines[$0.outline].name })
        let pairs = pairing.pairs.filter { names.contains(outlines[$0.outline].name) }
            .map { (outline: outlines[$0.outline], fill: path(files.paths[$0.fill])) }
        let read = await pairs.concurrentMap(jobs: jobs) { pair in
            Self.read(outline: pair.outline, fill: pair.fill, strictness)
        }
        for (pair, result) in zip(pairs, read) {
            findings += result.findings
            guard let example = result.example else { continue }
            examples.append(example)
            paths[example.name] = pair.fill
        }
    }

    private func path(_ file: String) -> String { FolderPath.join(folder, file) }

    /// The estimate of a style, with the findings about examples that are not used.
    func estimate(startingFrom style: FillStyle, jobs: Int) async -> (estimate: StyleEstimate, findings: Findings) {
        let estimate = await StyleEstimate(from: examples, startingWith: style, jobs: jobs)
        var findings = findings
        for (name, misfit) in estimate.misfits {
            findings.append(
                .unusedExample(
                    because: misfit.text, at: SourceFile.Location(path: paths[name] ?? folder), hint: misfit.hint))
        }
        if examples.isEmpty && findings.diagnostics.isEmpty {
            findings.append(.noExamples("in this folder", at: SourceFile.Location(path: folder)))
        }
        return (estimate, findings)
    }

    private static func read(
        outline: DrawingInputs.Input, fill: String, _ strictness: ReadingStrictness
    ) -> (example: StyleExample?, findings: Findings) {
        // The command itself reports the faults of an outline.
        guard let glyph = try? Glyph(contentsOf: outline.path, name: outline.path, strictness: strictness)
        else { return (nil, Findings()) }
        do {
            let drawn = try Glyph(contentsOf: fill, name: fill, strictness: strictness)
            return (StyleExample(outline.name, outline: glyph, drawn: drawn), Findings())
        } catch {
            return (nil, Findings(error.diagnostics.map(warning)))
        }
    }

    private static func warning(_ diagnostic: Diagnostic) -> Diagnostic {
        var warning = diagnostic
        warning.severity = min(warning.severity, .warning)
        return warning
    }
}
