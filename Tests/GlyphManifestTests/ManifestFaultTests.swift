import Foundation
import GlyphManifest
import GlyphModel
import Markup
import SetSupport
import Support
import Testing

private let files = ["heart.svg", "Mail.svg", "nav/a.svg", "nav/b.svg", "CON.svg"]

private let fixtures: [String] = [
    """
    <glyphs version="1">
      <glyph name="heart">
    </glyphs>
    ^ xml-syntax
    """,
    """
    <glyphs version="1">
      <glyf name="heart"/>
      ^ unknown-element
      <palette><glyph name="heart"/></palette>
               ^ unknown-element
    </glyphs>
    """,
    """
    <glyphs version="1">
      <glyph name="heart" tnt="label" xml:lang="en"/>
                          ^ unknown-attribute
                                      ^ unknown-attribute
      <export format="svg" intent="original"/>
                           ^ unknown-attribute
    </glyphs>
    """,
    """
    <glyphs version="2"
                     ^ wrong-value
      dark = 'filled'
              ^ wrong-value
      appearances="light  night dark">
                          ^ wrong-value
      <glyph name="heart" contrast="0" variants="fil outline"/>
                                    ^ wrong-value
                                                 ^ wrong-value
      text
      ^ stray-text
    </glyphs>
    """,
    """
    <glyphs version="1">
      <glyph name="hart"/>
                   ^ missing-source
      <glyph source="mail.svg"/>
                     ^ missing-source
      <glyph name="heart" dark-source="night.svg"><appearance source="nav"/></glyph>
                                       ^ missing-source
                                                                      ^ missing-source
      <glyph source="no/*.svg"/>
                     ^ missing-source
    </glyphs>
    """,
    """
    <glyphs version="1" title=" Acme">
                               ^ wrong-value
      <glyph name="heart" title="" tags=" "/>
                                 ^ wrong-value
                                         ^ wrong-value
      <glyph source="nav/*.svg" title="Places"/>
                                       ^ wrong-value
      <group name="A" title="A" tags="a"/>
                      ^ unknown-attribute
                                ^ unknown-attribute
    </glyphs>
    """,
    """
    <glyphs version="1" tint="lable">
                              ^ unknown-color
      <palette><color name="a" same-as="b"/><color name="b" same-as="a"/>
                                        ^ color-cycle
                                                                     ^ color-cycle
      <color name="c" same-as="syste"/></palette>
                               ^ unknown-color
      <glyph name="heart" on="systemBackground label nothing material.thin material.thine">
                                               ^ no-background
                                                     ^ unknown-color
                                                                           ^ unknown-color
        <layer select="#a" tint="rd"/>
                                 ^ unknown-color
        <appearance style="dark" tint="systemBlu"/>
                                       ^ unknown-color
      </glyph>
    </glyphs>
    """,
    """
    <glyphs version="1">
      <glyph name="heart"/>
      <group name="A"><glyph name="heart"/></group>
                      ^ duplicate-name
      <glyph name="HEART" source="nav/a.svg"/>
      ^ case-clash
      <glyph name="cafe\u{301}" source="nav/a.svg" variants="fill"/>
      <glyph name="café.fill" source="nav/a.svg"/>
      ^ duplicate-name
      <glyph name="straße" source="nav/a.svg"/><glyph name="STRASSE" source="nav/a.svg"/>
                                                ^ case-clash
    </glyphs>
    """,
    """
    <glyphs version="1" output="../../Output">
                                ^ unsafe-path
      <glyph source="../heart.svg"/>
                     ^ unsafe-path
      <glyph source="/heart.svg"/>
                     ^ unsafe-path
      <glyph source="nav\\a.svg"/>
                     ^ wrong-value
      <glyph source="CON.svg"/>
                     ^ unsafe-path
      <glyph name="nul.x" source="heart.svg"/>
                   ^ unsafe-name
      <glyph name="a:b" source="heart.svg"/>
                   ^ wrong-value
      <export format="svg" path="../x"/>
                                 ^ unsafe-path
    </glyphs>
    """,
    """
    <glyphs version="1">
      <glyph name="heart"><part select="#a, b c" fill="cut"/><layer select=".x,," role="primary"/></glyph>
                                             ^ selector-syntax
                                                                               ^ selector-syntax
    </glyphs>
    """,
    """
    <glyphs version="1" strokes="thin" vibrancy="lable">
                                 ^ wrong-value
                                                 ^ wrong-value
      <palette><import tokens="t.json"/><import catalog="nav"/><import catalog="../A.xcassets"/></palette>
                               ^ missing-source
                                                                                ^ unsafe-path
      <glyph name="heart" variants="fill slash circle.fill" fill-style="nav"/>
                                         ^ wrong-value
                                               ^ wrong-value
                                                                        ^ wrong-value
      <group name="Nav" lines="cut" handles="open" gap-width="2" inset="0.5"/>
      <export format="web"/>
                      ^ wrong-value
    </glyphs>
    """,
    """
    <glyphs version="1" fill-style="examples/">
                                    ^ wrong-value
      <group name="B" fill-style="knockout/"/><group name="C" fill-style=" facet"/>
                                  ^ wrong-value
                                                                          ^ wrong-value
      <group name="D" inset=" 0.5 " gap-width="1 2" paint="currentColor"/>
                                               ^ wrong-value
                                                           ^ wrong-value
    </glyphs>
    """,
    """
    <glyphs>
    ^ missing-attribute
      <palette><color name="a"/>
               ^ color-without-fallback
      <color name="b"><value style="dark" srgb="#000"/></color>
      ^ color-without-fallback
      <color name="c"><value srgb="#000"/><value style="light" srgb="#FFF"/><value alpha="1"/></color>
                                          ^ duplicate-value
                                                                            ^ missing-attribute
      <color name="c"><value srgb="#00000080" alpha="0.5"/></color></palette>
                   ^ duplicate-name
      <glyph/><glyph name="heart"><layer select="a"/><part fill="cut"/><part select="a" at="1 2" fill="cut"/></glyph>
      ^ missing-attribute
                                  ^ missing-attribute
                                                     ^ missing-attribute
                                                                                        ^ missing-attribute
      <group><glyph name="x" source="nav/*.svg"/></group>
      ^ missing-attribute
                          ^ wrong-value
    </glyphs>
    """,
]

@Test(arguments: fixtures)
func everyFaultIsFoundAtItsPlace(fixture: String) {
    let marked = MarkedText(fixture)
    #expect(marked.found(files: files) == marked.expected)
}

@Test func aColourThatNoScreenShowsIsAWarning() {
    let marked = MarkedText(
        """
        <glyphs version="1"><palette><color name="a"><value oklch="0.7 0.1 150"/>
          <value style="dark" oklch="0.7 0.4 150"/></color><color name="b" same-as="a"/></palette>
                                     ^ gamut-reduced
        </glyphs>
        """)
    #expect(marked.found(files: files) == marked.expected)
}

@Test func identifiersThatClashAreAWarning() {
    let marked = MarkedText(
        """
        <glyphs version="1">
          <glyph name="a-b" source="heart.svg"/>
          <glyph name="a_b" source="heart.svg"/>
          ^ identifier-clash
        </glyphs>
        """)
    #expect(marked.found(files: files) == marked.expected)
}

@Test func symbolsThatClashInXcodeAreAWarningWhereACatalogIsWritten() {
    let glyphs = """
          <glyph name="gift" source="heart.svg"/>
          <glyph name="giftColor" source="heart.svg"/>
          ^ identifier-clash
          <group name="Ns" namespace="true"><glyph name="gift-image" source="heart.svg"/></group>
          <group name="Plain"><glyph name="gift_image" source="heart.svg"/></group>
                              ^ identifier-clash
        """
    let marked = MarkedText("<glyphs version=\"1\">\n\(glyphs)\n<export format=\"asset-catalog\"/></glyphs>")
    #expect(marked.found(files: files) == marked.expected)
    let elsewhere = MarkedText("<glyphs version=\"1\">\n\(glyphs)\n<export format=\"svg\"/></glyphs>")
    #expect(elsewhere.found(files: files) == [])
}

@Test(arguments: [
    ("<glyphs version='1' tnt='label'/>", "did you mean 'tint'?"),
    ("<glyphs version='1' tint='sytemRed'/>", "did you mean 'systemRed'?"),
    ("<glyphs version='1' dark='x'/>", "expected one of same, fill"),
    ("<glyphs version='1'><glpyh/></glyphs>", "did you mean 'glyph'?"),
    ("<glyphs version='1'><layer select='a'/></glyphs>", "it belongs in <glyph>"),
    ("<glyphs version='1'><glyph name='Heart'/></glyphs>", "did you mean 'heart.svg'?"),
])
func `a fault of a manifest has a hint with the correction`(text: String, hint: String) {
    let findings = #expect(throws: Findings.self) {
        try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(files), by: .sample)
    }
    #expect(findings?.diagnostics.contains { $0.hint == hint } == true, "\(findings as Any)")
}

/// For manifests that import nothing.
private let unread: @Sendable (String, Int) throws(Findings) -> SourceFile = { path, _ in
    SourceFile(path: path, text: "")
}

@Test func aFileIsSpelledAsOnDiskEvenWhereTheDiskIgnoresCase() {
    let folder = ManifestFolder(names: { _ in ["Heart.svg"] }, kind: { _ in .file }, read: unread)
    let text = "<glyphs version='1'><glyph name='heart'/></glyphs>"
    let findings = #expect(throws: Findings.self) {
        try Manifest.read(SourceFile(path: "m.xml", text: text), in: folder, by: .sample)
    }
    #expect(findings?.diagnostics.map(\.hint) == ["did you mean 'Heart.svg'?"])
}

@Test func `sources are compared with the spelling and the kinds of files on disk`() throws {
    let folder = try TemporaryFolder()
    for path in ["a.svg", "in/b.svg", "caf\u{E9}.svg", "sub.svg/c"] { try folder.write("", to: path) }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.svg", withDestinationPath: "a.svg")
    func faults(_ source: String) -> [String] {
        let text = "<glyphs version='1'><glyph name='x' source='\(source)'/></glyphs>"
        let file = SourceFile(path: "m.xml", text: text)
        do { return try Manifest.read(file, in: .disk(folder.path), by: .sample).warnings.map(\.message) } catch {
            return error.diagnostics.map(\.message)
        }
    }
    #expect(faults("a.svg") == [] && faults("in/b.svg") == [] && faults("caf\u{E9}.svg") == [])
    #expect(faults("*.svg") == ["a source with '*' matches several glyphs, which cannot have the same name"])
    #expect(faults("none.svg") == ["the file 'none.svg' does not exist"])
    #expect(faults("a.svg/b.svg") == ["the file 'a.svg/b.svg' does not exist"])
    #expect(faults("sub.svg") == ["the file 'sub.svg' is not a regular file"])
    #expect(faults("link.svg") == ["the file 'link.svg' passes through the link 'link.svg'; links are not followed"])
    #if os(Linux)
    // The same text in another normalisation is another file here.
    #expect(faults("cafe\u{301}.svg") == ["the file 'cafe\u{301}.svg' does not exist"])
    #endif
}

@Test func `a symbolic link is not accepted as a source`() {
    let folder = ManifestFolder(names: { _ in ["a.svg"] }, kind: { _ in .link }, read: unread)
    let text = "<glyphs version='1'><glyph name='a'/></glyphs>"
    let findings = #expect(throws: Findings.self) {
        try Manifest.read(SourceFile(path: "m.xml", text: text), in: folder, by: .sample)
    }
    #expect(findings?.diagnostics.map(\.id) == ["missing-source"])
}
