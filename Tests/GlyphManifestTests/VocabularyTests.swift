import GlyphManifest
import GlyphModel
import Markup
import Testing

/// A format with options that no other module knows, and a form that composes.
private let other = ManifestGrammar(
    ManifestVocabulary(
        formats: [
            .init(name: "plain", summary: "pictures", defaultPath: "plain"),
            .init(
                name: "toy", summary: "toys", defaultPath: "toys",
                options: [AttributeRule("wheels", .number(2...4), "How many.", standard: .value("4"), example: "3")]),
        ],
        variants: [.init("fill"), .init("underline.fill")]))

private func read(_ body: String) throws -> Manifest {
    try Manifest.read(
        SourceFile(path: "m.xml", text: "<glyphs version='1'>\(body)</glyphs>"), in: .files(["a.svg"]), by: other
    ).manifest
}

private func faults(_ body: String) -> [String] {
    let findings = #expect(throws: Findings.self) { try read(body) }
    return findings?.diagnostics.map { $0.message + ($0.hint.map { "; " + $0 } ?? "") } ?? []
}

@Test func `a new format needs only its entry to be read and checked`() throws {
    let export = try #require(try read("<export format='toy' wheels='3'/>").exports.first)
    #expect(export.format == "toy" && export.options == ["wheels": "3"])
    #expect(
        faults("<export format='toy' wheels='5'/>") == ["'5' is not a value of 'wheels'; expected a number from 2 to 4"]
    )
    #expect(faults("<export format='plain' wheels='3'/>") == ["'wheels' applies only to the format 'toy'"])
    #expect(faults("<export format='tay'/>") == ["'tay' is not a value of 'format'; did you mean 'toy'?"])
    let schema = try RelaxNGSchema(SourceFile(path: "s", text: other.grammar.relaxNG))
    for (text, isValid) in [
        ("format='toy' wheels='3'", true), ("format='plain' wheels='3'", false), ("format='svg'", false),
    ] {
        let source = SourceFile(path: "m", text: "<glyphs version='1'><export \(text)/></glyphs>")
        #expect(try schema.violations(in: source).isEmpty == isValid, "\(text)")
    }
    #expect(other.grammar.reference.contains("`toy`: toys; in `toys`"))
}

@Test func `only variants of the vocabulary are accepted`() throws {
    #expect(
        try read("<glyph name='a' variants='underline.fill fill'/>").glyphs[0].settings.geometry.variants == [
            "underline.fill", "fill",
        ])
    #expect(faults("<glyph name='a' variants='outline'/>").count == 1)
}

@Test func `a setting of a glyph outweighs the setting of its group`() throws {
    let glyphs = try read(
        """
        <group name='g' fill-style='facet' lines='keep' inset='1'><glyph name='a' lines='split' gap-width=' 2 '/></group>
        """
    ).glyphs
    let fill = glyphs[0].settings.geometry.fill
    #expect(fill.lines == .split && fill.inset == 1 && fill.gapWidth == 2 && fill.rings == FillStyle.facet.rings)
    #expect(glyphs[0].statesFill)
}
