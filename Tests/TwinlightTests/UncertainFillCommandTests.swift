import Foundation
import Support
import Testing

private let ruler = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="none" stroke="#000" \
    stroke-width="2" d="M4 3h16v18H4zM4 7h5M4 11h5M4 15h5M20 7h-5M20 11h-5M20 15h-5M4 18h16"/></svg>
    """

@Suite(.takesTurns) struct UncertainFillCommandTests {
    private func folder(_ glyphs: String, root: String = "") throws -> TemporaryFolder {
        let folder = try boxProject("")
        let text = boxManifest(glyphs).replacing("<glyphs", with: "<glyphs dark=\"fill\" \(root)")
        try folder.write(text, to: "Glyphs/manifest.xml")
        try folder.write(ruler, to: "Glyphs/ruler.svg")
        try folder.write(ruler, to: "Glyphs/clip.svg")
        return folder
    }

    @Test func `a build ends with the number of low-confidence fills and how to list them`() async throws {
        let folder = try folder(#"<glyph name="ruler"/><glyph name="clip"/><glyph name="box"/>"#)
        let built = try await twinlight(folder, "build")
        let line = "2 low-confidence fills; twinlight lint --severity info lists them\n"
        #expect(built.status == 0 && built.output.hasSuffix(line), "\(built.output)")
        // The command that it proposes lists as many.
        let listed = try await twinlight(folder, "lint", "--severity", "info").errors
        #expect(listed.split(separator: "\n").count { $0.hasSuffix("[doubtful-fill]") } == 2, "\(listed)")
        #expect(try await twinlight(folder, "build", "--check").output.hasSuffix(line))
        #expect(try await twinlight(folder, "build", "--only", "box").output.contains("low-confidence") == false)
        // A report for programs is no place for it, and neither is silence.
        let report = try await twinlight(folder, "build", "--format", "json")
        #expect(report.output.hasSuffix(line) && !report.errors.contains("low-confidence"))
        #expect(try await twinlight(folder, "build", "-q").output == "")
    }

    @Test func `the command that lists low-confidence fills names the given manifest`() async throws {
        let folder = try folder(#"<glyph name="ruler"/>"#)
        let built = try await twinlight(folder, "build", "Glyphs/manifest.xml")
        let line = "1 low-confidence fill; twinlight lint Glyphs/manifest.xml --severity info lists it\n"
        #expect(built.output.hasSuffix(line), "\(built.output)")
    }

    @Test func theOutlineIsKeptWhereTheManifestSaysSo() async throws {
        let folder = try folder(#"<glyph name="ruler"/>"#, root: #"uncertain-fill="outline""#)
        #expect(try await twinlight(folder, "build").status == 0)
        let (light, dark) = (folder.text("Output/svg/ruler.light.svg"), folder.text("Output/svg/ruler.dark.svg"))
        #expect(light != nil && light == dark?.replacingOccurrences(of: "#FFFFFF", with: "#000000"))
    }

    @Test func `a build without low-confidence fills does not mention them`() async throws {
        let folder = try folder(#"<glyph name="ruler" allow="doubtful-fill"/><glyph name="box"/>"#)
        #expect(try await twinlight(folder, "build").output == "Output: 5 created, 0 updated, 0 unchanged, 0 removed\n")
    }
}
