import GlyphKit
import Markup
import PathGeometry
import Support
import Testing

@Suite(.takesTurns, .longOverHostileFiles)
struct HostileDrawingTests {
    private func read(_ file: HostileFile) throws -> (glyph: Glyph, warnings: [Diagnostic]) {
        try GlyphReader.read(SourceFile(path: file.path, bytes: file.bytes()), name: "x")
    }

    /// An allowed drawing is drawn and filled: no limit of the derivation refuses it.
    private func draw(_ glyph: Glyph, area: Double?) throws {
        let outlines = try glyph.outlined(tolerance: .standard)
        if let area {
            let length = Tolerance.standard.length(in: glyph.viewBox.extent)
            let drawn = Path.union(ofNonNegative: outlines.map(\.path), tolerance: length).area
            #expect(abs(drawn - area) <= 0.005 * area, "\(drawn)")
        }
        _ = try glyph.filled(.knockout)
    }

    @Test(arguments: HostileFile.all) func hostileFilesEndAsTheirTableSays(file: HostileFile) throws {
        do {
            let (glyph, warnings) = try read(file)
            let isSanitised = file.classes.contains("sanitised") && !warnings.isEmpty
            #expect(file.classes.contains("ok") || isSanitised, "it was read")
            if file.checks.contains("warns") { #expect(!warnings.isEmpty) }
            if file.checks.contains("ink") { #expect(!glyph.layers.isEmpty) }
            if file.checks.contains("empty") {
                let outlines = try glyph.outlined(tolerance: .standard)
                #expect(outlines.allSatisfy { $0.path.isEmpty })
            }
            if file.classes == ["ok"] { try draw(glyph, area: file.area) }
        } catch let findings as Findings {
            let errors = findings.diagnostics.filter { $0.severity == .error }
            // Faults that only an outline shows are reported later.
            #expect(file.classes.contains("error") && !errors.isEmpty, "\(errors)")
            if let line = file.line { #expect(errors.contains { $0.location?.line == line }, "\(errors)") }
        }
    }
}
