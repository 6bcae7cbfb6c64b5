import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// The measures of one manifest in memory, with a box of one line and a plate with a mark on it.
private func measures(_ manifest: String) async throws -> [AuditMeasure] {
    let example = Lint.Example(
        manifest,
        drawings: [
            "plate.svg": Lint.Example.svg(
                #"<path id="plate" d="M1 1h22v22H1z"/><path id="mark" d="M9 9h6v6H9z"/>"#)
        ])
    let (manifest, build) = try await example.build()
    return Audit(manifest, build).glyphs.flatMap(\.measures)
}

private func ratio(_ measures: [AuditMeasure], _ appearance: Appearance) -> Double? {
    measures.first { $0.setting.appearance == appearance }?.ratio
}

@Suite(.takesTurns) struct AuditMeasureTests {
    /// The label's ink at 0.6 over white, composited and not rounded: the reference's 3.4382.
    @Test func alphaIsCompositedFirst() async throws {
        let found = try await measures(#"<glyphs version="1"><glyph name="box" tint="secondaryLabel"/></glyphs>"#)
        #expect(abs((ratio(found, .light) ?? 0) - 3.4382) < 1e-4)
        #expect(ratio(found, .lightHigh).map { abs($0 - 5.97) < 1e-2 } == true)
    }

    /// Fainter layers by hierarchy: half of black on white is 3.98.
    @Test func `contrast is measured with the opacity of the role`() async throws {
        let found = try await measures(
            """
            <glyphs version="1"><glyph name="bar" rendering="hierarchical"><layer select="#foot" role="secondary"/></glyph></glyphs>
            """)
        let light = found.filter { $0.setting.appearance == .light }
        #expect(light.map(\.showsExactColor) == [true, false])
        #expect(light.map { ($0.ratio * 100).rounded(.down) / 100 } == [21, 3.97])
    }

    /// A colour that is cast over what lies under it is measured against just that.
    @Test func aLayerOnALayerIsMeasuredAgainstIt() async throws {
        let found = try await measures(
            """
            <glyphs version="1">
              <glyph name="plate" rendering="palette">
                <layer select="#mark" role="secondary" tint="systemRed"/>
              </glyph>
            </glyphs>
            """)
        let mark = try #require(found.first { $0.layer == 1 && $0.setting.appearance == .light })
        #expect(mark.underlay == 0 && mark.ground == .black)
        #expect(abs(mark.ratio - Color(bytes: 0xFF, 0x38, 0x3C).contrastRatio(on: .black)) < 1e-9)
    }

    @Test func materialsAreMeasuredOverAllBackdropsAndWithTransparencyReduced() async throws {
        let found = try await measures(#"<glyphs version="1"><glyph name="box" on="material.thin"/></glyphs>"#)
        let light = found.filter { $0.setting.appearance == .light }
        #expect(light.map(\.setting.backdrop) == [.light, .mid, .dark, nil])
        #expect(light.last?.ground == Material.thin.reducedTransparencyColor(.light))
        #expect(light[2].ground == Material.thin.color(over: .black, style: .light))
    }

    /// The effect gives the colour: the alpha of the plain colour that files carry does not count again.
    @Test func `a vibrant colour is computed from the material behind it`() async throws {
        let found = try await measures(
            #"<glyphs version="1"><glyph name="box" on="material.thick" vibrancy="secondaryLabel"/></glyphs>"#)
        #expect(!found.isEmpty)
        for measure in found {
            let expected = Vibrancy.secondaryLabel.color(
                of: .black, on: measure.ground, style: measure.setting.appearance.style)
            #expect(measure.ink.difference(from: expected) < 1e-9)
            #expect(!measure.showsExactColor)
        }
    }

    /// Increased contrast shows the normal picture where none was asked for, and its own colours all the same.
    @Test func `increased contrast is measured on the normal picture if there is no other`() async throws {
        let found = try await measures(#"<glyphs version="1"><glyph name="box" tint="systemBlue"/></glyphs>"#)
        let high = try #require(found.first { $0.setting.appearance == .lightHigh })
        #expect(high.picture == .light && high.ink.hex == "#1E6EF4")
    }
}
