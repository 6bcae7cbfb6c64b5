import GlyphKit
import Markup
import PathGeometry
import Support
import Testing

private func bars(_ fill: String, isUpright: Bool) -> String {
    let data = (0..<330).map { index in
        let place = 2 + Double(index) / 20
        return isUpright ? "M\(place) 2v20h.01V2z" : "M2 \(place)h20v.01H2z"
    }
    return "<path fill='\(fill)' d='\(data.joined())'/>"
}

/// Two layers that cross each other half a million times, and themselves nowhere: a flag with a coat of arms.
private let flag = bars("#C00", isUpright: true) + bars("#06C", isUpright: false)

private func build(_ attributes: String, _ content: String = flag) async throws -> (InMemory, Build) {
    let project = InMemory(#"<glyphs version="1"><glyph name="flag" \#(attributes)/></glyphs>"#, ["flag.svg": content])
    return (project, try await project.build())
}

/// How often layers cross each other limits what unites them, and nothing else.
@Suite(.takesTurns) struct CrossingLayersTests {
    @Test func `layers with original paints are not merged, however often they cross`() async throws {
        let (project, build) = try await build(#"rendering="original""#)
        #expect(build.findings.diagnostics.filter { $0.severity == .error }.isEmpty, "\(build.findings)")
        #expect(try build.drawing("flag").layers.map(\.path.subpaths.count) == [330, 330])
        // Lints that look at all layers together leave out layers that they cannot unite.
        _ = try LintRun().findings(in: build, of: project.read())
    }

    /// Half a million crossings of one path are refused, for any of its colours.
    @Test(arguments: [#"rendering="original""#, ""])
    func `a path that crosses itself too often is refused`(attributes: String) async throws {
        let together = (bars("#C00", isUpright: true) + bars("#C00", isUpright: false))
            .replacing("'/><path fill='#C00' d='", with: "")
        let (_, build) = try await build(attributes, together)
        #expect(build.findings.diagnostics.contains { $0.id == "limit-exceeded" }, "\(build.findings)")
    }

    @Test func layersOfOneColourAreMergedWithinTheLimit() throws {
        let content = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\#(flag)</svg>"#
        let glyph = try GlyphReader.read(SourceFile(path: "flag.svg", text: content), name: "flag").glyph
        #expect(try glyph.outlined(for: .original).layers.count == 2)
        let found = #expect(throws: Findings.self) { try glyph.outlined(for: .monochrome) }
        #expect(found?.diagnostics.map(\.id) == ["limit-exceeded"])
    }
}
