import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Human Interface Guidelines, Materials.
@Suite(.takesTurns) struct MaterialGuidelineTests {
    private static let thicknesses: [Material] = [.ultraThin, .thin, .regular, .thick]

    @Test(
        "The quaternary level is not for thin and ultra-thin materials; all other pairs of label and thickness are fine"
    )
    func quaternaryIsNotForThinMaterials() async throws {
        var refused: [String] = []
        var count = 0
        for effect in Vibrancy.allCases where effect.isForLabels {
            for material in Self.thicknesses {
                let found = try await Guideline(
                    manifest:
                        "<glyphs version='1'><glyph name='box' vibrancy='\(effect.rawValue)' on='material.\(material.rawValue)'/></glyphs>"
                ).findings()
                count += 1
                if found.contains("error faint-vibrancy") { refused.append("\(effect) \(material)") }
                if !found.isSubset(of: ["info system-contrast"]) != (effect == .quaternaryLabel && material < .regular)
                {
                    Issue.record("\(effect) on \(material): \(found)")
                }
            }
        }
        #expect(count == 16 && refused == ["quaternaryLabel ultraThin", "quaternaryLabel thin"])
    }

    @Test(
        "Effects are chosen by meaning: label effects for labels and glyphs, fills and separators for areas and lines",
        arguments: Vibrancy.allCases)
    func effectsAreChosenByMeaning(effect: Vibrancy) async throws {
        let found = try await Guideline(
            manifest:
                "<glyphs version='1'><glyph name='box' vibrancy='\(effect.rawValue)' on='material.thick'/></glyphs>"
        ).findings()
        #expect(found.contains("warning misused-color") == !effect.isForLabels, "\(found)")
    }
}

extension Material {
    /// Whether `a` is thinner than `b`.
    fileprivate static func < (a: Material, b: Material) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}
