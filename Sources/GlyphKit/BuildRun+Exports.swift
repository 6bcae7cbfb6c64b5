internal import GlyphFormats
internal import GlyphModel
internal import Markup

/// The files of all exports.
struct ExportedFiles {
    /// By export: those of the set, then those of each glyph.
    var files: [AssetFile] = []
    /// Those of the set alone, by export.
    var ofSet: [[AssetFile]] = []
    /// What was found in the set.
    var findings = Findings()
}

extension BuildRun {
    /// - Parameter reviewed: what an audit found that is not about a glyph.
    func exported(
        _ set: GlyphSet, _ states: [EntryState], in context: RenderContext, reviewed: Findings
    ) -> ExportedFiles {
        var result = ExportedFiles(findings: reviewed + Findings(plan.faults))
        let ofSet = shard == nil ? zip(plan.losses(set), plan.setFiles(set, in: context)).map { $0 } : plan.nothing
        for (export, (losses, made)) in ofSet.enumerated() {
            result.findings += Findings(losses)
            do {
                try add(try made.get(), of: export, states, to: &result)
            } catch {
                result.findings += error
            }
        }
        let clashes = clashes(among: result.files)
        if !clashes.isEmpty { (result.files, result.ofSet) = ([], []) }
        result.findings += Findings(clashes)
        return result
    }

    /// The files of a set that is the same as in an earlier build.
    func exported(_ states: [EntryState], since earlier: SetRecord) -> ExportedFiles {
        var result = ExportedFiles()
        do {
            for (export, (files, location)) in zip(earlier.files, plan.locations).enumerated() {
                try add(files.map { $0.requested(at: location) }, of: export, states, to: &result)
            }
            result.findings = Findings(earlier.findings)
        } catch {
            result = ExportedFiles(findings: error)
        }
        return result
    }

    private func add(
        _ ofSet: [AssetFile], of export: Int, _ states: [EntryState], to result: inout ExportedFiles
    ) throws(Findings) {
        let start = result.files.count
        result.files += ofSet
        do {
            for (entry, state) in zip(entries, states) where state.isSound {
                try state.addFiles(of: export, for: entry, to: &result.files)
            }
        } catch {
            result.files.removeSubrange(start...)
            throw error
        }
        result.ofSet.append(ofSet)
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
