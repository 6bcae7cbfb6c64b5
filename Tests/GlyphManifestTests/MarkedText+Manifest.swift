import GlyphManifest
import GlyphModel
import Markup
import SetSupport

/// Marked text that is a manifest.
extension MarkedText {
    func read(files: [String]) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(files), by: .sample)
    }

    /// The findings, as `expected` has them.
    func found(files: [String] = []) -> [String] {
        let diagnostics: [Diagnostic]
        do { diagnostics = try read(files: files).warnings } catch { diagnostics = error.sorted }
        return diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)" }
    }
}
