internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The files of all exports.
struct ExportedFiles {
    /// By export: the files of the set, then the files of each glyph.
    var files: [AssetFile] = []
    /// The files of the set alone, by export.
    var ofSet: [[AssetFile]] = []
    /// What was found in the set.
    var findings = Findings()
}

/// A fault stays where it is: a glyph that a format cannot write is left out of this format, and an export that cannot
/// be written is left out of the output.
extension BuildRun {
    func exported(_ set: GlyphSet, _ outcomes: [EntryOutcome], in context: RenderContext) -> ExportedFiles {
        var result = ExportedFiles(findings: Findings(plan.faults))
        var claims = PathClaims(of: entries, in: plan.exports.map { plan.place(of: $0).folder })
        for export in plan.exports {
            if shard == nil { result.findings += Findings(plan.losses(set, in: export)) }
            do {
                let made = try files(of: export, set, outcomes, in: context, &claims)
                result.findings += made.faults
                result.files += made.ofSet + made.ofGlyphs
                result.ofSet.append(made.ofSet)
            } catch {
                result.findings += error
                claims.remove(of: export)
            }
        }
        return result
    }

    /// The files of a set that is the same as in an earlier build.
    func exported(_ outcomes: [EntryOutcome], since earlier: SetRecord) -> ExportedFiles {
        var result = ExportedFiles()
        do {
            for (export, files) in zip(plan.exports, earlier.files) {
                let ofSet = files.map { file in
                    let color = file.owner.flatMap { manifest.colorPlaces[ColorRole(rawValue: $0.name)] }
                    return file.requested(at: color ?? plan.place(of: export).location)
                }
                result.files += ofSet
                for outcome in outcomes where outcome.isSound { result.files += try outcome.files[export].get() }
                result.ofSet.append(ofSet)
            }
            result.findings = Findings(earlier.findings)
        } catch {
            result = ExportedFiles(findings: error)
        }
        return result
    }

    /// The files of one export, and why glyphs are left out of it.
    private typealias OneExport = (ofSet: [AssetFile], ofGlyphs: [AssetFile], faults: Findings)

    /// - Throws: why the whole export cannot be written.
    private func files(
        of export: Int, _ set: GlyphSet, _ outcomes: [EntryOutcome], in context: RenderContext,
        _ claims: inout PathClaims
    ) throws(Findings) -> OneExport {
        let misnamed = plan.misnamed(set, in: export)
        var faults = misnamed.map(\.fault)
        var leftOut = Set(misnamed.map(\.variant.entry))
        func setFiles() throws(Findings) -> [AssetFile] {
            shard == nil ? try plan.setFiles(set.without(leftOut), in: export, context) : []
        }
        let known = leftOut.count
        var ofSet = try claims.new(setFiles(), of: export)
        var ofGlyphs: [AssetFile] = []
        for (index, (entry, outcome)) in zip(entries, outcomes).enumerated() where outcome.isSound {
            if !leftOut.isEmpty && leftOut.contains(entry) { continue }
            do {
                let files = try outcome.files[export].get()
                try claims.add(files, of: export, glyph: index)
                ofGlyphs += files
            } catch {
                faults += error.diagnostics
                leftOut.insert(entry)
            }
        }
        let refused = claims.faults(of: export, at: plan.place(of: export).location)
        if !refused.isEmpty { throw Findings(refused) }
        if leftOut.count > known {
            let paths = Set(ofSet.map(\.path))
            ofSet = try setFiles().filter { paths.contains($0.path) }
        }
        return (ofSet, ofGlyphs, Findings(faults.uniqued))
    }
}

extension GlyphSet {
    fileprivate func without(_ entries: Set<GlyphEntry>) -> GlyphSet {
        if entries.isEmpty { return self }
        var rest = self
        rest.variants.removeAll { entries.contains($0.entry) }
        return rest
    }
}
