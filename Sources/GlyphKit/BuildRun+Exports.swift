internal import GlyphFormats
internal import GlyphModel
internal import Markup

extension BuildRun {
    /// By export: the files of the set, then those of each glyph; and those of the set alone.
    func exported(
        _ set: GlyphSet, _ states: [EntryState], in context: RenderContext, findings: inout Findings
    ) -> (files: [AssetFile], setFiles: [[AssetFile]]) {
        findings += Findings(plan.faults)
        var (files, setFiles) = ([AssetFile](), [[AssetFile]]())
        for (export, (losses, made)) in zip(plan.losses(set), plan.setFiles(set, in: context)).enumerated() {
            findings += Findings(losses)
            do {
                let ofSet = try made.get()
                var ofGlyphs: [AssetFile] = []
                for (entry, state) in zip(entries, states) where state.isSound {
                    ofGlyphs += try state.files(of: export, for: entry)
                }
                files += ofSet + ofGlyphs
                setFiles.append(ofSet)
            } catch {
                findings += error
            }
        }
        let clashes = clashes(among: files)
        findings += Findings(clashes)
        return clashes.isEmpty ? (files, setFiles) : ([], [])
    }

    /// Two files of one path, or of paths that a disk may take for one.
    private func clashes(among files: [AssetFile]) -> [Diagnostic] {
        var taken: [String: String] = [:]
        return files.compactMap { file in
            guard let other = taken.updateValue(file.path, forKey: file.path.lowercased()) else { return nil }
            return Diagnostic(
                .error, id: "output-clash",
                other == file.path
                    ? "two exports write '\(file.path)'"
                    : "'\(other)' and '\(file.path)' are the same file on disks that ignore case",
                at: manifest.exports.first?.location, hint: "give each export its own path")
        }
    }
}
