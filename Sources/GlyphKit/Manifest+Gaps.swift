internal import GlyphFormats
internal import GlyphModel
package import Markup

extension Manifest {
    /// Warnings for what a build needs to write anything: an export, or a glyph.
    package var gaps: Findings {
        var findings = Findings()
        if exports.isEmpty {
            let others = AssetFormat.all.map(\.name).filter { $0 != AssetFormat.svg.name }.joined(separator: ", ")
            findings.append(
                Diagnostic(
                    .warning, id: "no-export", "the manifest exports nothing, so no file is written", at: rootLocation,
                    hint: "add <export format=\"svg\"/> before </glyphs>; other formats are \(others)"))
        }
        let drawsNone = !exports.isEmpty && exports.allSatisfy { AssetFormat.named($0.format)?.isOfColors ?? false }
        if glyphs.isEmpty && !(drawsNone && !ownRoles.isEmpty) {
            findings.append(
                Diagnostic(
                    .warning, id: "no-glyph", "the manifest has no glyph, so there is nothing to draw",
                    at: rootLocation,
                    hint: "add <glyph name=\"heart\"/> for heart.svg, or <glyph source=\"*.svg\"/> for all SVGs"))
        }
        return findings
    }

    private var rootLocation: SourceFile.Location {
        let document = try? XMLReader.read(source, limits: .manifest)
        return document.map { $0.location(of: $0.root) } ?? source.location(at: 0)
    }
}
