import Markup
import SetSupport
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Manifests that are wrong on purpose. All lints run on them, as `twinlight lint` does: the finding of each mark `^
/// id` is found there, and nothing else is found.
private let fixtures: [String] = [
    // Every fault of a palette at once.
    """
    <glyphs version="1">
      <palette>
        <color name="mist">
        ^ incomplete-color
          <value srgb="#B8C4D8"/>
          <value style="dark" srgb="#B8C4D8"/>
        </color>
        <color name="brand">
          <value srgb="#2F6FDE"/>
          ^ custom-contrast
          <value style="dark" srgb="#8FB8FF"/>
          <value contrast="high" srgb="#14479E"/>
          <value style="dark" contrast="high" srgb="#5E80C0"/>
          ^ custom-contrast
          ^ weaker-high-contrast
        </color>
        <color name="alarm"><value srgb="#FF383C"/></color>
        ^ incomplete-color
        ^ hard-coded-system-color
      </palette>
      <glyph name="box" tint="mist"/>
      ^ contrast
      <glyph name="disc" tint="brand" size="20"/>
    </glyphs>
    """,
    // A finding is where the colour is stated. Pairs of the system are judged only on request.
    """
    <glyphs version="1" audit="wcag">
      <group name="A" on="secondarySystemBackground">
        <glyph name="bar" rendering="palette">
          <layer select="#foot" role="secondary" tint="systemMint"/>
                         ^ contrast
        </glyph>
        <glyph name="box" tint="systemYellow">
        ^ contrast
          <appearance style="dark" tint="systemGray5"/>
          ^ contrast
        </glyph>
      </group>
    </glyphs>
    """,
    // The same colours, accepted: in the glyph, in its group, for a layer.
    """
    <glyphs version="1" audit="wcag">
      <group name="A" allow="contrast">
        <glyph name="box" tint="systemYellow"/>
        <glyph name="bar"/>
      </group>
      <glyph name="disc" tint="systemYellow" allow="contrast"/>
      <glyph name="bar2" source="bar.svg" rendering="palette">
        <layer select="#foot" role="secondary" tint="systemMint" allow="contrast"/>
      </glyph>
    </glyphs>
    """,
    // A colour may be accepted where it is defined.
    """
    <glyphs version="1">
      <palette allow="incomplete-color">
        <color name="mist" allow="contrast"><value srgb="#B8C4D8"/></color>
        <color name="also-mist" same-as="mist"/>
      </palette>
      <glyph name="box" tint="mist"/>
      <glyph name="disc" tint="also-mist"/>
    </glyphs>
    """,
    // An attribute that is accepted in one place is not in another.
    """
    <glyphs version="1" allow="custom-contrast" audit="wcag">
                               ^ unneeded-allow
      <group name="A" allow="hue-alone">
                             ^ unneeded-allow
        <glyph name="box" tint="systemYellow" allow="contrast"/>
      </group>
      <glyph name="disc" tint="systemYellow"/>
      ^ contrast
    </glyphs>
    """,
    // A material: the backdrop may be anything.
    """
    <glyphs version="1">
      <glyph name="box" tint="systemBlue" on="material.ultraThin"/>
      ^ contrast
      <glyph name="disc" on="material.thick" vibrancy="label"/>
      <glyph name="bar" on="material.thin" vibrancy="quaternaryLabel" contrast="1"/>
                            ^ faint-vibrancy
    </glyphs>
    """,
    // A colour that is only ever seen inside another one is measured against that.
    """
    <glyphs version="1">
      <glyph name="badge" rendering="palette" tint="systemYellow">
        <layer select="#plate" role="primary" tint="label"/>
        <layer select="#mark" role="secondary"/>
      </glyph>
      <glyph name="faint" source="badge.svg" rendering="palette">
        <layer select="#plate" role="primary" tint="systemBlue"/>
        <layer select="#mark" role="secondary" tint="systemIndigo"/>
                       ^ contrast
      </glyph>
    </glyphs>
    """,
]

private let badge = Lint.Example.svg(
    #"<path id="plate" d="M1 1h22v22H1z"/><path id="mark" d="M9 9h6v6H9z"/>"#)

@Test(.takesTurns, arguments: fixtures)
func eachLintFiresWhereItIsMarkedAndNowhereElse(fixture: String) async throws {
    let marked = MarkedText(fixture)
    let example = Lint.Example(marked.text, drawings: ["badge.svg": badge])
    let found = try await example.findings(LintRun(least: .warning)).map { finding in
        "\(finding.diagnostic.location?.line ?? 0):\(finding.diagnostic.location?.column ?? 0) \(finding.diagnostic.id)"
    }
    #expect(found.sorted() == marked.expected.sorted())
}

@Test(.takesTurns) func aChoiceOfLintsRunsTheseOnly() async throws {
    let example = Lint.Example(MarkedText(fixtures[0]).text)
    let found = try await example.findings(LintRun(rules: ["incomplete-color"]))
    #expect(found.map(\.diagnostic.id) == ["incomplete-color", "incomplete-color"])
}

/// The missing value of a background is not proposed as if it were read: white in dark would be the next finding.
@Test(.takesTurns) func noForegroundColourIsProposedForABackground() async throws {
    let example = Lint.Example(
        """
        <glyphs version="1">
          <palette>
            <color name="paper"><value srgb="#FBF7EF"/></color><color name="ink"><value srgb="#1D2B3A"/></color>
          </palette>
          <glyph name="box" tint="ink" on="paper"/>
        </glyphs>
        """)
    let found = try await example.findings(LintRun(rules: ["incomplete-color"]))
    let hints = found.compactMap(\.diagnostic.hint)
    #expect(hints.count == 2 && !hints[0].contains("<value") && hints[1].contains("<value style=\"dark\""), "\(hints)")
}
