import Markup
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

@Suite(.takesTurns) struct SizeTests {
    private func contrasts(_ glyphs: String) async throws -> [String] {
        let example = Lint.Example(
            """
            <glyphs version="1">
              <palette allow="incomplete-color">
                <color name="brand"><value srgb="#2F6FDE"/><value style="dark" srgb="#BBD3FF"/></color>
              </palette>
              \(glyphs)
            </glyphs>
            """)
        return try await example.findings(LintRun(rules: ["contrast", "custom-contrast"])).map { finding in
            finding.diagnostic.severity.rawValue + " " + finding.diagnostic.message
        }
    }

    @Test(arguments: [
        ("", "info", "24"), (#"size="20""#, "warning", "20"), (#"size="20.5 48""#, "info", "20.5"),
        (#"size="48 16""#, "warning", "16"),
    ])
    func `a contrast of 7 to 1 is a warning only for small glyphs`(size: String, severity: String, points: String)
        async throws
    {
        let found = try await contrasts(#"<glyph name="box" tint="brand" \#(size)/>"#)
        #expect(
            found == ["\(severity) 'brand' reaches 4.71 : 1; a colour of your own should reach 7 at \(points) points"])
    }

    /// The ground of the small one counts, not the worse ground of the large one.
    @Test func `the contrast of a colour is judged where it is shown smallest`() async throws {
        let found = try await contrasts(
            """
            <glyph name="box" tint="brand" size="16"/>
            <glyph name="disc" tint="brand" size="64" on="secondarySystemBackground"/>
            """)
        #expect(found == ["warning 'brand' reaches 4.71 : 1; a colour of your own should reach 7 at 16 points"])
    }

    @Test func `a glyph inherits the size of its group and can override it`() throws {
        let (manifest, _) = try Manifest.read(
            SourceFile(
                path: "m.xml",
                text: """
                    <glyphs version="1" size="16 24"><glyph name="a"/>
                    <group name="G" size="32"><glyph name="b"/><glyph name="c" size="12.5 64"/></group></glyphs>
                    """), in: .files(["a.svg", "b.svg", "c.svg"]))
        #expect(manifest.glyphs.map(\.settings.audit.sizes) == [[16, 24], [32], [12.5, 64]])
        #expect(manifest.glyphs.map(\.settings.audit.smallestSize) == [16, 32, 12.5])
        #expect(AuditSettings().smallestSize == 24)
    }

    @Test func `a stated minimum contrast applies at any size`() async throws {
        for size in ["16", "200"] {
            let found = try await contrasts(#"<glyph name="box" tint="brand" contrast="5" size="\#(size)"/>"#)
            #expect(
                found.contains { $0.hasPrefix("error 'box' in 'brand' reaches 4.71 : 1, but 5 is required") },
                "\(found)"
            )
        }
    }
}
