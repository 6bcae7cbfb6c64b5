import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Testing

@testable import GlyphAudit

private let box = "M3 3h18v18H3zM5 5v14h14V5z"
private let plate = "M1 1h22v22H1z"
private let mark = "M9 9h6v6H9z"

/// The findings of all lints, as `severity id`, each once.
private func found(_ set: GlyphSet) -> Set<String> {
    Set(
        LintRun().findings(in: Audit(set)).map { "\($0.diagnostic.severity.rawValue) \($0.diagnostic.id)" })
}

/// A set of one glyph with a box in its tint.
private func set(
    tint: ColorRole, opacity: Double = 1, colors: KeyValuePairs<ColorRole, DynamicColor> = [:],
    _ change: (inout GlyphSettings) -> Void = { _ in }
) -> GlyphSet {
    let glyph = GlyphSets.glyph(
        "box",
        {
            $0.paint.tint = tint
            change(&$0)
        }
    ) { _ in [GlyphSets.layer(box, tint, opacity: opacity)] }
    return GlyphSets.set([glyph], colors: colors)
}

@Suite struct SystemPairingTests {
    @Test(arguments: [RenderingMode.monochrome, .hierarchical])
    func `every accent is left to the system on every background`(rendering: RenderingMode) {
        let roles = Palette.system(.ios26).roles
        let accents = roles.filter { SystemColors.kind(of: $0) == .accent }
        let grounds = roles.filter { SystemColors.kind(of: $0) == .background }.map(\.rawValue)
        #expect(accents.count == 12 && grounds.count == 6)
        func set(_ standard: AuditStandard) -> GlyphSet {
            GlyphSets.set(
                accents.map { accent in
                    GlyphSets.glyph(
                        accent.rawValue,
                        {
                            $0.paint.tint = accent
                            $0.paint.rendering = rendering
                            $0.audit.backgrounds = grounds
                            $0.audit.standard = standard
                        }
                    ) { _ in
                        [
                            GlyphSets.layer("M2 2h20v8H2z", accent),
                            GlyphSets.layer(
                                "M2 14h20v8H2z", accent, opacity: rendering == .hierarchical ? 0.5 : 1),
                        ]
                    }
                })
        }
        #expect(found(set(.guideline)) == ["info system-contrast"])
        #expect(found(set(.wcag)) == ["error contrast"])
    }

    private static let notPaired: [(what: String, set: GlyphSet)] = [
        (
            "a demand of the author",
            set(tint: "systemYellow") { ($0.audit.contrast, $0.audit.statesContrast) = (3, true) }
        ),
        (
            "a demand of the author below the minimum",
            set(tint: "systemYellow") { ($0.audit.contrast, $0.audit.statesContrast) = (2, true) }
        ),
        ("drawn fainter", set(tint: "systemYellow", opacity: 0.9)),
        ("another value", set(tint: "sun", colors: ["sun": GlyphSets.color("#FFCC01", dark: "#FFD600")])),
        (
            "on another ground",
            set(tint: "systemYellow", colors: ["paper": GlyphSets.color("#F8EBCB", dark: "#2B2416")]) {
                $0.audit.backgrounds = ["paper"]
            }
        ),
        (
            "on a layer of another colour",
            GlyphSets.set([
                GlyphSets.glyph("plate", { $0.paint.rendering = .palette }) { _ in
                    [GlyphSets.layer(plate, "systemYellow"), GlyphSets.layer(mark, "systemOrange")]
                }
            ])
        ),
        ("of the system, and for areas and borders", set(tint: "systemGray3")),
        (
            "a colour without an effect has nothing to do with a material",
            set(tint: "systemYellow") { $0.audit.backgrounds = ["material.thick"] }
        ),
    ]

    @Test(arguments: notPaired.indices)
    func `low contrast between colours that the system does not pair is an error`(index: Int) {
        let (what, set) = Self.notPaired[index]
        let found = found(set)
        #expect(found.contains("error contrast"), "\(what): \(found)")
    }

    /// As hierarchical symbols have it: a mark on a fainter plate. A fainter mark on its own colour is invisible.
    @Test(arguments: [(0.5, 1.0, true), (1.0, 0.5, false)])
    func `a layer on a fainter layer of its own colour is accepted`(
        plateOpacity: Double, markOpacity: Double, isPaired: Bool
    ) {
        let glyph = GlyphSets.glyph(
            "plate",
            {
                $0.paint.tint = "systemBlue"
                $0.paint.rendering = .hierarchical
            }
        ) { _ in
            [
                GlyphSets.layer(plate, "systemBlue", opacity: plateOpacity),
                GlyphSets.layer(mark, "systemBlue", opacity: markOpacity),
            ]
        }
        let found = found(GlyphSets.set([glyph]))
        #expect(found.contains("error contrast") != isPaired, "\(found)")
    }

    @Test func `another name of a system colour is that colour`() throws {
        var set = set(tint: "accent") { $0.audit.backgrounds = ["page"] }
        for (name, target) in [
            ("sun", "systemYellow"), ("accent", "sun"), ("page", "secondarySystemBackground"),
        ] {
            let color = try #require(set.palette[ColorRole(rawValue: target)])
            set.palette.define(ColorRole(rawValue: name), as: color, sameAs: ColorRole(rawValue: target))
            set.ownRoles.append(ColorRole(rawValue: name))
        }
        #expect(found(set) == ["info system-contrast"])
    }

    /// The figure is in the report too, with what it is.
    @Test func `a report says what the system pairs`() throws {
        let findings = LintRun(rules: ["system-contrast"]).findings(in: Audit(set(tint: "systemYellow")))
        let text = JSONReport.text(findings)
        #expect(
            text.contains(#""pairedBySystem" : true"#) || text.contains(#""pairedBySystem": true"#),
            "\(text.prefix(900))")
        let finding = try #require(findings.first)
        let worst = try #require(finding.measures.first)
        #expect(finding.diagnostic.message.contains(ContrastRatio.text(worst.ratio)))
        #expect(text.contains("1.511") && finding.diagnostic.message.contains("1.51 : 1"), "\(text)")
    }
}
