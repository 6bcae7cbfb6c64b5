import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Human Interface Guidelines, Materials.
@Suite(.takesTurns) struct MaterialGuidelineTests {
    private static let thicknesses: [Material] = [.ultraThin, .thin, .regular, .thick]

    @Test("There are four thicknesses; the thicker, the more contrast is left whatever lies beneath")
    func thickerMaterialsLeaveMoreContrast() async throws {
        for style in Appearance.Style.allCases {
            var worst: [Double] = []
            for material in Self.thicknesses {
                let measures = try await Guideline(
                    manifest:
                        "<glyphs version='1'><glyph name='box' vibrancy='label' on='material.\(material.rawValue)'/></glyphs>"
                ).measures().filter { $0.setting.appearance.style == style }
                worst.append(try #require(measures.map(\.ratio).min()))
            }
            #expect(worst == worst.sorted() && Set(worst).count == 4, "\(style): \(worst)")
        }
    }

    @Test("Labels have four levels of vibrancy, each fainter than the one before, on every material that bears it")
    func labelLevelsGetFainter() async throws {
        let levels: [Vibrancy] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        for material in Self.thicknesses {
            for style in Appearance.Style.allCases {
                var best: [Double] = []
                for level in levels {
                    let measures = try await Guideline(
                        manifest:
                            "<glyphs version='1'><glyph name='box' vibrancy='\(level.rawValue)' on='material.\(material.rawValue)'/></glyphs>"
                    ).measures().filter { $0.setting.appearance == Appearance(style: style) }
                    #expect(measures.count == 4, "over light, medium and dark, and with transparency reduced")
                    best.append(try #require(measures.map(\.ratio).max()))
                }
                #expect(best == best.sorted(by: >), "\(material) \(style): \(best)")
            }
        }
    }

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

    @Test("What lies on a material is vibrant: a plain accent is judged there, and a full-colour picture is reported")
    func contentOnAMaterialIsVibrant() async throws {
        let accent = try await Guideline(
            manifest: "<glyphs version='1'><glyph name='box' tint='systemYellow' on='material.thin'/></glyphs>"
        ).findings()
        #expect(accent == ["error contrast"])
        for on in ["material.thick", "systemBackground"] {
            let picture = try await Guideline(
                manifest: "<glyphs version='1'><glyph name='sky' rendering='original' on='\(on)'/></glyphs>",
                drawings: ["sky.svg": Lint.Example.svg(##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/>"##)]
            ).findings()
            #expect(picture.contains("warning full-color-on-material") == on.hasPrefix("material."), "\(picture)")
        }
    }

    @Test("A material is chosen by its purpose, as settings change it: reduced transparency makes it opaque")
    func reducedTransparencyIsAnOpaqueGround() async throws {
        let reduced = try await Guideline(
            manifest: "<glyphs version='1'><glyph name='box' vibrancy='label' on='material.ultraThin'/></glyphs>"
        ).measures().filter(\.setting.reducesTransparency)
        #expect(reduced.count == 8 && Set(reduced.map(\.ground.hex)) == ["#F5F5F5", "#202020"])
    }
}

extension Material {
    /// Whether `a` is thinner than `b`.
    fileprivate static func < (a: Material, b: Material) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}
