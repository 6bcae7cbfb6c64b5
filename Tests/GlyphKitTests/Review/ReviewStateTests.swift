import GlyphKit
import Markup
import Support
import Testing

/// The states of glyphs on a sheet, by which `apply` knows them again.
@Suite(.takesTurns) struct ReviewStateTests {
    private static let drawings = [
        "a.svg": PlainDrawing.svg("<path d='M2 2h20v20z'/>"), "b.svg": PlainDrawing.svg("<path d='M4 4h9v9z'/>"),
    ]

    private func build(exports: String) async throws -> (
        build: Build, manifest: Manifest, digest: @Sendable (String) -> Digest?
    ) {
        let set = InMemory(
            "<glyphs version=\"1\" dark=\"fill\"><glyph name=\"a\"/><group name=\"G\" namespace=\"true\">"
                + "<glyph source=\"b.svg\"><part at=\"5 5\" fill=\"cut\"/></glyph></group>\(exports)</glyphs>",
            Self.drawings)
        let source = set.source
        return (try await set.build(), try set.read(), { source.digest(of: $0) })
    }

    @Test func `a sheet has the state of each glyph`() async throws {
        let (build, manifest, digest) = try await build(exports: "<export format=\"preview\"/>")
        let states = GlyphStates(manifest, digest: digest)
        let expected = manifest.glyphs.map { ($0.qualifiedName, states.state(of: $0)) }
        #expect(build.report.context.states == Dictionary(uniqueKeysWithValues: expected.map { ($0.0, $0.1 ?? "") }))
        #expect(build.report.context.states.keys.sorted() == ["G/b", "a"])
        let data = ReviewSheet(build.set, build.report.context).data
        for state in build.report.context.states.values { #expect(data.contains("\"state\":\"\(state)\"")) }
    }

    @Test func `a build without a sheet has no states`() async throws {
        #expect(try await build(exports: "<export format=\"svg\"/>").build.report.context.states.isEmpty)
    }
}
