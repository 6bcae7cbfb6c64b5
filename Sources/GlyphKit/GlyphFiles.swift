internal import GlyphFormats
internal import Markup

/// The files of all glyphs: an array for each glyph would take as much memory as the files.
struct GlyphFiles: Sendable {
    /// The files by export, in any order.
    private var files: [[AssetFile]]
    /// The part of each glyph, by export.
    private var parts: [[Range<Int32>]]
    /// The reasons why there are no files of a glyph, by export.
    private var faults: [[Int: Findings]]

    init(exports: Int, glyphs: Int) {
        files = Array(repeating: [], count: exports)
        parts = Array(repeating: Array(repeating: 0..<0, count: glyphs), count: exports)
        faults = Array(repeating: [:], count: exports)
    }

    /// The number of files of all exports.
    var count: Int { files.reduce(0) { $0 + $1.count } }

    /// Takes the files of a glyph, or why there are none, by export.
    mutating func take(_ made: [ExportPlan.Files], of glyph: Int) {
        for (export, made) in made.enumerated() {
            switch made {
            case .success(let own):
                let start = Int32(files[export].count)
                // Most glyphs have as many.
                if start == 0 { files[export].reserveCapacity(own.count * parts[export].count) }
                files[export] += own
                parts[export][glyph] = start..<start + Int32(own.count)
            case .failure(let findings): faults[export][glyph] = findings
            }
        }
    }

    /// The files of a glyph.
    func files(of export: Int, glyph: Int) throws(Findings) -> ArraySlice<AssetFile> {
        if let findings = faults[export][glyph] { throw findings }
        let part = parts[export][glyph]
        return files[export][Int(part.lowerBound)..<Int(part.upperBound)]
    }

    /// Forgets the files of an export.
    mutating func remove(_ export: Int) { files[export] = [] }
}
