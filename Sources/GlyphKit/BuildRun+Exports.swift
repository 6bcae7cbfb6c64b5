internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The files of all exports.
struct ExportedFiles {
    /// The files of the set, then the files of each glyph, by export.
    var files: [AssetFile] = []
    /// The files of the set alone, by export.
    var ofSet: [[AssetFile]] = []
    /// The findings in the set.
    var findings = Findings()
}

/// A fault stays where it is: a glyph that a format cannot write is left out of this format, and an export that cannot
/// be written is left out of the output.
extension BuildRun {
    /// The files of a set and of its glyphs, in each format.
    ///
    /// - Parameters:
    ///   - glyphs: the glyphs without errors.
    ///   - made: the files of the glyphs.
    func exported(
        _ set: GlyphSet, _ glyphs: [Int], _ made: GlyphFiles, in context: RenderContext
    ) -> ExportedFiles {
        var made = made
        var result = ExportedFiles(findings: Findings(plan.faults))
        // And as many as a set usually has of its own.
        result.files.reserveCapacity(made.count + 1_024)
        var claims = PathClaims(
            of: entries, in: plan.exports.map { plan.place(of: $0).folder }, count: result.files.capacity)
        for export in plan.exports {
            if shard == nil { result.findings += Findings(plan.losses(set, in: export)) }
            do {
                let ofSet = try add(export, of: set, glyphs, made, in: context, &claims, to: &result)
                result.ofSet.append(ofSet)
            } catch {
                result.findings += error
                claims.remove(of: export)
            }
            made.remove(export)
        }
        return result
    }

    /// The files of a set that is the same as in an earlier build.
    func exported(_ glyphs: [Int], _ made: GlyphFiles, since earlier: SetRecord) -> ExportedFiles {
        var made = made
        var result = ExportedFiles()
        // And as many as a set usually has of its own.
        result.files.reserveCapacity(made.count + 1_024)
        do {
            for (export, files) in zip(plan.exports, earlier.files) {
                let ofSet = files.map { file in
                    let color = file.owner.flatMap { manifest.colorPlaces[ColorRole(rawValue: $0.name)] }
                    return file.requested(at: color ?? plan.place(of: export).location)
                }
                result.files += ofSet
                for glyph in glyphs { result.files += try made.files(of: export, glyph: glyph) }
                made.remove(export)
                result.ofSet.append(ofSet)
            }
            result.findings = Findings(earlier.findings)
        } catch {
            result = ExportedFiles(findings: error)
        }
        return result
    }

    /// Adds the files of one export to a result, and why glyphs are left out of it.
    ///
    /// - Returns: the files of the set.
    /// - Throws: why the whole export cannot be written. Then none is added.
    private func add(
        _ export: Int, of set: GlyphSet, _ glyphs: [Int], _ made: GlyphFiles, in context: RenderContext,
        _ claims: inout PathClaims, to result: inout ExportedFiles
    ) throws(Findings) -> [AssetFile] {
        let misnamed = plan.misnamed(set, in: export)
        var faults = misnamed.map(\.fault)
        var leftOut = Set(misnamed.map(\.variant.entry))
        func setFiles() throws(Findings) -> [AssetFile] {
            shard == nil ? try plan.setFiles(set.without(leftOut), in: export, context) : []
        }
        let known = leftOut.count
        var ofSet = try claims.new(setFiles(), of: export)
        let start = result.files.count
        result.files += ofSet
        for glyph in glyphs {
            if !leftOut.isEmpty && leftOut.contains(entries[glyph]) { continue }
            do {
                let files = try made.files(of: export, glyph: glyph)
                try claims.add(files, of: export, glyph: glyph)
                result.files += files
            } catch {
                faults += error.diagnostics
                leftOut.insert(entries[glyph])
            }
        }
        let refused = claims.faults(of: export, at: plan.place(of: export).location)
        if !refused.isEmpty {
            result.files.removeSubrange(start...)
            throw Findings(refused)
        }
        if leftOut.count > known {
            let (paths, count) = (Set(ofSet.map(\.path)), ofSet.count)
            do { ofSet = try setFiles().filter { paths.contains($0.path) } } catch {
                result.files.removeSubrange(start...)
                throw error
            }
            result.files.replaceSubrange(start..<start + count, with: ofSet)
        }
        result.findings += Findings(faults.uniqued)
        return ofSet
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
