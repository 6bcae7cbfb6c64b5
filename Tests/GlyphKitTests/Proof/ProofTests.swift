import GlyphFormats
import GlyphKit
import Markup
import Support
import SemanticColor
import Testing

private let ring = "<circle cx=\"12\" cy=\"12\" r=\"8\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"

/// The comparisons of a proof, and its report.
@Suite(.takesTurns) struct ProofTests {
    private static func built(_ exports: String) async throws -> (Build, Manifest) {
        let set = InMemory(
            "<glyphs version=\"1\">\n<group name=\"Status\" namespace=\"true\">\n<glyph name=\"ring\" dark=\"fill\" variants=\"slash\"/>\n"
                + "</group>\(exports)</glyphs>", ["ring.svg": ring])
        let build = try await set.build()
        #expect(!build.findings.containErrors, "\(build.findings)")
        return (build, try set.read())
    }

    /// A renderer of which a test says what it sees.
    private static func renderer(
        _ kind: ProofRendition.Renderer, _ see: @escaping @Sendable (ProofRendition) -> Double
    ) -> PictureRenderer {
        PictureRenderer(kind, name: "a test") { .success($0.map(see)) }
    }

    @Test func aPictureThatDiffersIsAnErrorAtItsGlyph() async throws {
        let (build, manifest) = try await Self.built("<export format=\"svg\"/>")
        let proven = await build.proven(
            by: [Self.renderer(.plain) { $0.shown?.path.contains("slash.dark") == true ? 0.9 : 0.999 }],
            exports: manifest.exports)
        let faults = proven.findings.diagnostics.filter { $0.severity == .error }
        #expect(faults.map(\.id) == ["picture-differs"])
        #expect(faults.first?.location?.line == 3)
        #expect(
            faults.first?.message
                == "svg: 'Status/ring.slash.dark.svg' does not show 'Status/ring.slash' in dark as it is: the overlap in a test "
                + "is 0.9000")
        let infos = proven.findings.diagnostics.filter { $0.id == Diagnostic.proofID }.map(\.message)
        #expect(infos == ["svg: 4 of 4 pictures drawn by a test, least overlap 0.9000 ('Status/ring.slash' in dark)"])
    }

    @Test func eachFormatShowsTheFilesOfItsAppearances() async throws {
        let (build, manifest) = try await Self.built(
            "<export format=\"svg\" path=\"plain\"/><export format=\"adaptive-svg\"/><export format=\"asset-catalog\"/>"
                + "<export format=\"symbols\"/><export format=\"web\"/><export format=\"android\"/><export format=\"swift\"/>"
        )
        let proven = await build.proven(
            by: [
                Self.renderer(.plain) { picture in
                    guard case .svg(let bytes)? = picture.shown?.content else { return 0 }
                    let text = String(decoding: bytes, as: UTF8.self)
                    let isDark = picture.appearance.style == .dark
                    switch picture.shown?.path ?? "" {
                    case let path where path.hasSuffix(".symbolset/ring-dark.svg"): return isDark ? 1 : 0
                    case let path where path.contains(".symbolset/"): return text.contains("mask") ? 1 : 0
                    default: return text.contains(isDark ? "#FFFFFF" : "#000000") ? 1 : 0
                    }
                },
                Self.renderer(.browser) { $0.shown?.content != nil && $0.width == 96 ? 1 : 0 },
            ], exports: manifest.exports)
        #expect(!proven.findings.containErrors, "\(proven.findings)")
        let infos = proven.findings.diagnostics.filter { $0.id == Diagnostic.proofID }.map(\.message)
        #expect(
            infos == [
                "svg in plain: 4 of 4 pictures drawn by a test, least overlap 1.0000",
                "adaptive-svg: 4 of 4 pictures drawn by a test and a test, least overlap 1.0000",
                "asset-catalog: 4 of 4 pictures drawn by a test, least overlap 1.0000",
                "symbols: 4 of 4 pictures drawn by a test, least overlap 1.0000",
                "web: 4 of 4 pictures drawn by a test, least overlap 1.0000",
                "android: not drawn, since no renderer here reads its files",
            ])
    }

    @Test func withoutABrowserItsPicturesAreCountedAsNotDrawn() async throws {
        let (build, manifest) = try await Self.built("<export format=\"web\"/><export format=\"adaptive-svg\"/>")
        let proven = await build.proven(by: [Self.renderer(.plain) { _ in 1 }], exports: manifest.exports)
        #expect(!proven.findings.containErrors)
        let infos = proven.findings.diagnostics.filter { $0.id == Diagnostic.proofID }.map(\.message)
        #expect(
            infos == [
                "web: 0 of 4 pictures drawn", "adaptive-svg: 2 of 4 pictures drawn by a test, least overlap 1.0000",
            ])
    }

    @Test func aMissingFileAndABrokenRendererAreErrors() async throws {
        var (build, manifest) = try await Self.built("<export format=\"asset-catalog\"/>")
        build.files.removeAll { $0.path.hasSuffix("ring-dark.svg") }
        let broken = PictureRenderer(.plain, name: "a test") { _ in .failure(.init(reason: "it is gone")) }
        let proven = await build.proven(by: [broken], exports: manifest.exports)
        let faults = proven.findings.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(
            faults == [
                "asset-catalog: no file shows 'Status/ring' in dark",
                "asset-catalog: a test could not draw the pictures: it is gone",
            ])
    }

    /// Templates are compared as shapes: an app gives them their colour.
    @Test func `templates are compared as shapes, without their colours`() async throws {
        let (build, manifest) = try await Self.built("<export format=\"asset-catalog\" intent=\"template\"/>")
        let proven = await build.proven(
            by: [
                Self.renderer(.plain) { String(decoding: $0.expected, as: UTF8.self).contains("#FFFFFF") ? 0 : 1 }
            ], exports: manifest.exports)
        #expect(!proven.findings.containErrors)
    }
}
