import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Testing

@testable import GlyphAudit

private let box = "M3 3h18v18H3zM5 5v14h14V5z"
private let disc = "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z"
private let thicknesses: [Material] = [.ultraThin, .thin, .regular, .thick]

/// A set of one glyph with a box in its tint.
private func set(
    tint: ColorRole = "label", colors: KeyValuePairs<ColorRole, DynamicColor> = [:],
    _ change: (inout GlyphSettings) -> Void
) -> GlyphSet {
    let glyph = GlyphSets.glyph(
        "box",
        {
            $0.paint.tint = tint
            change(&$0)
        }
    ) { _ in [GlyphSets.layer(box, tint)] }
    return GlyphSets.set([glyph], colors: colors)
}

/// A box with an effect on a material.
private func vibrant(_ effect: Vibrancy, on material: Material) -> GlyphSet {
    // Without another tint, it has the plain colour of the same meaning.
    set(tint: effect.plainRole) {
        ($0.audit.vibrancy, $0.audit.backgrounds) = (effect, ["material.\(material.rawValue)"])
    }
}

/// A set of one picture that keeps its colours, a disc.
private func picture(light: String, dark: String, on background: String = "systemBackground") -> GlyphSet {
    let glyph = GlyphSets.glyph(
        "picture",
        {
            $0.paint.rendering = .original
            $0.audit.backgrounds = [background]
        }
    ) { [GlyphSets.layer(disc, .color(GlyphSets.color($0.style == .dark ? dark : light)))] }
    return GlyphSets.set([glyph])
}

private func measures(_ set: GlyphSet) -> [AuditMeasure] { Audit(set).glyphs.flatMap(\.measures) }

/// The findings of all lints, as `severity id`, each once.
private func findings(_ set: GlyphSet) -> Set<String> {
    Set(LintRun().findings(in: Audit(set)).map { "\($0.diagnostic.severity.rawValue) \($0.diagnostic.id)" })
}

/// Human Interface Guidelines: the sentences about colours and materials that need no manifest, in our own words, each
/// with what carries it out. The others are in `GlyphKitTests`.
@Suite struct GuidelineTests {
    // MARK: Color

    /// A glyph names a semantic colour, and each appearance, contrast and level resolves it.
    @Test func `colours resolve by appearance, contrast and level`() {
        let measures = measures(set(tint: "systemBlue") { $0.audit.backgrounds = ["secondarySystemBackground"] })
        #expect(measures.allSatisfy { $0.role == "systemBlue" })
        func seen(_ appearance: Appearance) -> [String] {
            measures.filter { $0.setting.appearance == appearance }.flatMap { [$0.ink.hex, $0.ground.hex] }
        }
        #expect(seen(.light) == ["#0088FF", "#F2F2F7"] && seen(.dark) == ["#0091FF", "#1C1C1E"])
        #expect(seen(.lightHigh) == ["#1E6EF4", "#EBEBF0"] && seen(.darkHigh) == ["#5CB8FF", "#242426"])
        #expect(seen(Appearance(style: .dark, level: .elevated)) == ["#0091FF", "#2C2C2E"])
    }

    @Test(arguments: [(AuditStandard.guideline, "info system-contrast"), (AuditStandard.wcag, "error contrast")])
    func `pairs of the system are trusted unless WCAG is the standard`(standard: AuditStandard, expected: String) {
        #expect(findings(set(tint: "systemYellow") { $0.audit.standard = standard }) == [expected])
    }

    // MARK: Dark Mode

    @Test func `full-colour pictures have to look good in both appearances`() {
        #expect(findings(picture(light: "#101828", dark: "#101828")) == ["warning one-picture-for-both"])
        #expect(findings(picture(light: "#101828", dark: "#3D7EDB")) == [])
    }

    @Test func `light and dark are tried with increased contrast and reduced transparency, each alone and both`() {
        var combinations: Set<[String]> = []
        for setting in measures(vibrant(.label, on: .regular)).map(\.setting)
        where setting.appearance.level == .base {
            combinations.insert([
                setting.appearance.style.rawValue, setting.appearance.contrast.rawValue,
                setting.reducesTransparency ? "opaque" : "translucent",
            ])
        }
        let expected = ["light", "dark"].flatMap { style in
            ["normal", "high"].flatMap { contrast in ["opaque", "translucent"].map { [style, contrast, $0] } }
        }
        #expect(combinations == Set(expected) && combinations.count == 8)
    }

    /// Either side of 4.5, where it is asked for, and of 3, below which no colour of one's own may be.
    @Test(
        arguments: [
            ("#767676", 4.5, true), ("#777777", 4.5, false), ("#949494", nil, true), ("#959595", nil, false),
        ] as [(String, Double?, Bool)])
    func `a least contrast is held`(value: String, stated: Double?, holds: Bool) {
        let own = set(tint: "own", colors: ["own": GlyphSets.color(value, dark: "#E0E0E0")]) {
            if let stated { ($0.audit.contrast, $0.audit.statesContrast) = (stated, true) }
        }
        #expect(findings(own).contains("error contrast") != holds)
    }

    // MARK: Materials

    @Test(arguments: Appearance.Style.allCases)
    func `thicker materials leave more contrast, whatever is behind them`(style: Appearance.Style) throws {
        let worst = try thicknesses.map { material in
            let measures = measures(vibrant(.label, on: material)).filter { $0.setting.appearance.style == style }
            return try #require(measures.map(\.ratio).min())
        }
        #expect(worst == worst.sorted() && Set(worst).count == 4, "\(worst)")
    }

    @Test(arguments: thicknesses, Appearance.Style.allCases)
    func `each level of vibrancy for labels is fainter than the one before`(
        material: Material, style: Appearance.Style
    ) throws {
        let levels: [Vibrancy] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let best = try levels.map { level in
            let measures = measures(vibrant(level, on: material)).filter {
                $0.setting.appearance == Appearance(style: style)
            }
            #expect(measures.count == 4, "over light, medium and dark, and with transparency reduced")
            return try #require(measures.map(\.ratio).max())
        }
        #expect(best == best.sorted(by: >), "\(best)")
    }

    @Test func `a plain accent on a material is judged, and a full-colour picture is reported`() {
        #expect(findings(set(tint: "systemYellow") { $0.audit.backgrounds = ["material.thin"] }) == ["error contrast"])
        for background in ["material.thick", "systemBackground"] {
            let found = findings(picture(light: "#3D7EDB", dark: "#3D7EDB", on: background))
            #expect(
                found.contains("warning full-color-on-material") == background.hasPrefix("material."), "\(found)")
        }
    }

    @Test func `reduced transparency makes a material an opaque background`() {
        let reduced = measures(vibrant(.label, on: .ultraThin)).filter(\.setting.reducesTransparency)
        #expect(reduced.count == 8 && Set(reduced.map(\.ground.hex)) == ["#F5F5F5", "#202020"])
    }
}
