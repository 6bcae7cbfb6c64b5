import ArgumentParser
import GlyphKit

/// Selects the glyphs that a command uses.
struct OnlyOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use only the glyphs that match this pattern (* and ?); may be repeated.",
            discussion: "A glyph (heart), an asset (heart.fill), or either with its groups (Status/heart, Status/*).",
            valueName: "pattern"))
    var only: [String] = []

    var isGiven: Bool { !only.isEmpty }

    /// Nil where all glyphs are selected.
    var selection: NameSelection? { only.isEmpty ? nil : NameSelection(only) }

    /// The selection, each of whose patterns names a glyph of one of these manifests.
    ///
    /// - Throws: for every pattern that matches none, with similar names.
    func selection(in manifests: Manifest...) throws(UsageError) -> NameSelection? {
        guard let selection else { return nil }
        let misses = selection.misses(among: manifests.flatMap(\.glyphs))
        if misses.isEmpty { return selection }
        let names = misses.map { pattern, meant in
            let choices = meant.map { "'\($0)'" }
            let last = choices.last ?? ""
            let list = choices.count > 1 ? choices.dropLast().joined(separator: ", ") + " or " + last : last
            return "'\(pattern)'" + (choices.isEmpty ? "" : " (did you mean \(list)?)")
        }
        throw UsageError("'--only' matches no glyph of the manifest: " + names.joined(separator: ", "))
    }

    /// The same check before a manifest is read repeatedly. Faults of the manifest are reported when it is read.
    func check(at path: String, within limit: TimeLimit?) async throws(UsageError) {
        guard isGiven, let read = try? await Manifest.read(at: path, allowsFaultyGlyphs: true, within: limit)
        else { return }
        _ = try selection(in: read.manifest)
    }
}
