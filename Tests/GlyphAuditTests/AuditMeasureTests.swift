import GlyphModel
import SemanticColor
import SetSupport
import Testing

@testable import GlyphAudit

private let box = "M3 3h18v18H3zM5 5v14h14V5z"
private let plate = "M1 1h22v22H1z"
private let mark = "M9 9h6v6H9z"

private func measures(_ glyph: GlyphAsset) -> [AuditMeasure] {
    Audit(GlyphSets.set([glyph])).glyphs.flatMap(\.measures)
}

private func ratio(_ measures: [AuditMeasure], _ appearance: Appearance) -> Double? {
    measures.first { $0.setting.appearance == appearance }?.ratio
}

/// A plate with a mark on it, each in a colour of its own.
private func badge(_ name: String, plate plateRole: ColorRole, mark markRole: ColorRole) -> GlyphAsset {
    GlyphSets.glyph(name, { $0.paint.rendering = .palette }) { _ in
        [GlyphSets.layer(plate, plateRole), GlyphSets.layer(mark, markRole)]
    }
}

@Suite struct AuditMeasureTests {
    /// The label's ink at 0.6 over white, composited and not rounded: the reference's 3.4382.
    @Test func `a translucent colour is composited before its contrast is measured`() {
        let found = measures(GlyphSets.glyph("box", box, tint: "secondaryLabel"))
        #expect(abs((ratio(found, .light) ?? 0) - 3.4382) < 1e-4)
        #expect(ratio(found, .lightHigh).map { abs($0 - 5.97) < 1e-2 } == true)
    }

    /// Half of black on white is 3.98.
    @Test func `contrast is measured with the opacity of the role`() {
        let bar = GlyphSets.glyph("bar", { $0.paint.rendering = .hierarchical }) { _ in
            [GlyphSets.layer("M2 2h20v8H2z", "label"), GlyphSets.layer("M2 14h20v8H2z", "label", opacity: 0.5)]
        }
        let light = measures(bar).filter { $0.setting.appearance == .light }
        #expect(light.map(\.showsExactColor) == [true, false])
        #expect(light.map { ($0.ratio * 100).rounded(.down) / 100 } == [21, 3.97])
    }

    /// A colour that is cast over what lies under it is measured against just that.
    @Test func `a layer on a layer is measured against it`() throws {
        let found = measures(badge("plate", plate: "label", mark: "systemRed"))
        let mark = try #require(found.first { $0.layer == 1 && $0.setting.appearance == .light })
        #expect(mark.underlay == 0 && mark.ground == .black)
        #expect(abs(mark.ratio - Color(bytes: 0xFF, 0x38, 0x3C).contrastRatio(on: .black)) < 1e-9)
    }

    @Test func `materials are measured over all backdrops and with reduced transparency`() {
        let found = measures(
            GlyphSets.glyph("box", { $0.audit.backgrounds = ["material.thin"] }) { _ in
                [GlyphSets.layer(box, "label")]
            })
        let light = found.filter { $0.setting.appearance == .light }
        #expect(light.map(\.setting.backdrop) == [.light, .mid, .dark, nil])
        #expect(light.last?.ground == Material.thin.reducedTransparencyColor(.light))
        #expect(light.dropFirst(2).first?.ground == Material.thin.color(over: .black, style: .light))
    }

    /// The effect gives the colour: the alpha of the plain colour that files carry does not count again.
    @Test func `a vibrant colour is computed from the material behind it`() {
        let found = measures(
            GlyphSets.glyph(
                "box",
                {
                    $0.audit.backgrounds = ["material.thick"]
                    $0.audit.vibrancy = .secondaryLabel
                    $0.paint.tint = "secondaryLabel"
                }
            ) { _ in [GlyphSets.layer(box, "secondaryLabel")] })
        #expect(found.count == 8 * 4)
        for measure in found {
            let expected = Vibrancy.secondaryLabel.color(
                of: .black, on: measure.ground, style: measure.setting.appearance.style)
            #expect(measure.ink.difference(from: expected) < 1e-9)
            #expect(!measure.showsExactColor)
        }
    }

    /// Increased contrast shows the normal picture where none was asked for, and its own colours all the same.
    @Test func `increased contrast is measured on the normal picture if there is no other`() throws {
        let found = measures(GlyphSets.glyph("box", box, tint: "systemBlue"))
        let high = try #require(found.first { $0.setting.appearance == .lightHigh })
        #expect(high.picture == .light && high.ink.hex == "#1E6EF4")
    }

    /// The matrix is whole: each background in each of the eight appearances, materials over three backdrops and over
    /// none.
    @Test func `every setting is measured`() throws {
        let asset = GlyphSets.glyph("box", { $0.audit.backgrounds = ["systemBackground", "material.thin"] }) { _ in
            [GlyphSets.layer(box, "label")]
        }
        let glyph = try #require(Audit(GlyphSets.set([asset])).glyphs.first)
        let settings = Set(glyph.measures.map(\.setting))
        #expect(settings.count == 8 + 8 * 4)
        #expect(settings.filter(\.reducesTransparency).count == 8)
        #expect(Set(glyph.measures.map(\.picture)) == [.light, .dark])
    }

    /// A finding leads a sheet to the tile that it is about.
    @Test func `a finding has its layers and settings`() throws {
        let set = GlyphSets.set([
            GlyphSets.glyph("fine", plate), badge("faint", plate: "systemBlue", mark: "systemIndigo"),
        ])
        let found = LintRun(rules: ["contrast"]).findings(in: Audit(set))
        let finding = try #require(found.first)
        #expect(
            found.count == 1 && finding.glyph == "faint" && finding.color == "systemIndigo"
                && finding.subject == "glyph faint, color systemIndigo")
        let worst = try #require(finding.measures.first)
        #expect(worst.layer == 1 && worst.underlay == 0 && worst.asset == "faint")
        #expect(worst.setting.background == "systemBackground" && worst.ratio < 3)
        #expect(finding.measures.allSatisfy { $0.ratio >= worst.ratio })
    }
}
