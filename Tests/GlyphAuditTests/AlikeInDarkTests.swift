import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Testing

@testable import GlyphAudit

private let square = "M3 3h18v18H3z"
private let frame = square + "M5 5v14h14V5z"
private let ring = "M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18zM12 5a7 7 0 0 0 0 14a7 7 0 0 0 0-14z"
private let disc = "M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18z"

/// A glyph with one picture in light appearances and another in dark ones.
private func glyph(
    _ name: String, light: [String], dark: [String], tint: ColorRole = "label",
    in appearances: [Appearance] = [.light, .dark]
) -> GlyphAsset {
    GlyphSets.glyph(
        name,
        {
            $0.geometry.appearances = appearances
            $0.paint.tint = tint
        }
    ) { appearance in (appearance.style == .dark ? dark : light).map { GlyphSets.layer($0, tint) } }
}

/// A variant of a glyph: another asset of the same entry.
private func variant(_ name: String, of glyph: GlyphAsset, _ areas: String...) -> GlyphAsset {
    var asset = GlyphSets.glyph(name) { _ in areas.map { GlyphSets.layer($0, "label") } }
    asset.entry = glyph.entry
    return asset
}

/// A frame that is filled in dark, and two with a bar inside, of which the fill leaves nothing.
private let heart = glyph("heart", light: [frame], dark: [square])
private let cracked = glyph("cracked", light: [frame, "M11 8h2v8h-2z"], dark: [square])
private let crossed = glyph("crossed", light: [frame, "M8 11h8v2H8z"], dark: [square])
private let wheel = glyph("disc", light: [ring], dark: [disc])

private func findings(_ assets: GlyphAsset...) -> [AuditFinding] {
    LintRun(rules: ["alike-in-dark"]).findings(in: Audit(GlyphSets.set(assets)))
}

private func twins(_ findings: [AuditFinding]) -> [String] {
    findings.map { finding in
        (finding.glyph ?? "") + ": "
            + finding.diagnostic.notes.map { $0.split(separator: " ")[0] }.joined(separator: " ")
    }
}

@Suite struct AlikeInDarkTests {
    @Test func `each glyph of a group names the others with their places`() throws {
        let found = twins(findings(heart, wheel, cracked, crossed))
        #expect(found == ["heart: 'cracked' 'crossed'", "cracked: 'heart' 'crossed'", "crossed: 'heart' 'cracked'"])
        let finding = try #require(findings(heart, cracked).first)
        #expect(finding.diagnostic.severity == .error)
        #expect(finding.diagnostic.message == "'heart' looks like 'cracked' in dark, but not in light")
        #expect(finding.diagnostic.notes == ["'cracked' is at manifest.xml:3:1"])
    }

    @Test func `dark with high contrast is named in addition to dark`() throws {
        let all: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]
        let finding = try #require(
            findings(
                glyph("heart", light: [frame], dark: [square], in: all),
                glyph("cracked", light: [frame, "M11 8h2v8h-2z"], dark: [square], tint: "systemRed", in: all)
            ).first)
        #expect(finding.diagnostic.message == "'heart' looks like 'cracked' in dark and dark-high, but not in light")
    }

    @Test func `glyphs that are the same or different in both appearances are not reported`() {
        #expect(findings(heart, glyph("copy", light: [frame], dark: [square])).isEmpty)
        #expect(
            findings(
                GlyphSets.glyph("heart", frame), GlyphSets.glyph("cracked", frame, "M11 8h2v8h-2z")
            ).isEmpty)
    }

    /// A glyph is allowed to be filled in dark and to have a filled variant.
    @Test func `assets of one glyph that look alike in dark are not reported`() {
        #expect(findings(heart, variant("heart.fill", of: heart, square)).isEmpty)
    }

    @Test func `a filled variant can be the twin of another glyph`() {
        let open = GlyphSets.glyph("cracked", frame, "M11 8h2v8h-2z")
        let found = twins(findings(heart, open, variant("cracked.fill", of: open, square)))
        #expect(found == ["heart: 'cracked.fill'", "cracked: 'heart'"])
    }

    @Test func `no restatement is tried for glyphs without twins`() {
        var audit = Audit(GlyphSets.set([heart, wheel]))
        audit.restatements = { _ in
            Issue.record("a line was tried")
            return AnySequence([])
        }
        #expect(LintRun(rules: ["alike-in-dark"]).findings(in: audit).isEmpty)
    }

    /// The counterpart of the test above, which could not fail otherwise.
    @Test func `restatements are tried for twins`() async {
        await confirmation(expectedCount: 1...) { tried in
            var audit = Audit(GlyphSets.set([heart, cracked]))
            audit.restatements = { _ in
                tried()
                return AnySequence([])
            }
            let found = LintRun(rules: ["alike-in-dark"]).findings(in: audit)
            #expect(found.count == 2 && found.allSatisfy { $0.diagnostic.fix == nil })
        }
    }
}
