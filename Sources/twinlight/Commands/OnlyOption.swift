import ArgumentParser
import GlyphKit

/// Which glyphs a command takes.
struct OnlyOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Take only the glyphs that this pattern names (* and ?); may be repeated.",
            discussion: "A glyph (heart), one asset (heart.fill), either behind its groups (Status/heart, Status/*).",
            valueName: "pattern"))
    var only: [String] = []

    var isGiven: Bool { !only.isEmpty }

    /// Nil where all glyphs are taken.
    var selection: NameSelection? { only.isEmpty ? nil : NameSelection(only) }

    /// The selection, each of whose patterns names a glyph of one of these manifests.
    ///
    /// - Throws: every pattern that names none, with names that may have been meant.
    func selection(in manifests: Manifest...) throws(Misuse) -> NameSelection? {
        guard let selection else { return nil }
        let misses = selection.misses(among: manifests.flatMap(\.glyphs))
        if misses.isEmpty { return selection }
        let names = misses.map { pattern, meant in
            let choices = meant.map { "'\($0)'" }
            let last = choices.last ?? ""
            let list = choices.count > 1 ? choices.dropLast().joined(separator: ", ") + " or " + last : last
            return "'\(pattern)'" + (choices.isEmpty ? "" : " (did you mean \(list)?)")
        }
        throw Misuse("'--only' names no glyph of the manifest: " + names.joined(separator: ", "))
    }

    /// The same before a manifest is read again and again. What keeps it from being read is told then.
    func check(at path: String) throws(Misuse) {
        guard isGiven, let read = try? Manifest.read(at: path) else { return }
        _ = try selection(in: read.manifest)
    }
}
