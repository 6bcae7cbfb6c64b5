import Foundation
import GlyphAudit
import GlyphFormats
import GlyphModel
import GlyphReview
import Markup
import SemanticColor
import SetSupport
import Testing

private let ring = "M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2ZM12 4A8 8 0 0 0 12 20A8 8 0 0 0 12 4Z"

/// A label, and a yellow that its author wants to reach 3 : 1, in the manifest of a folder.
private func set(in folder: String) -> GlyphSet {
    let faint = GlyphSets.glyph(
        "faint",
        {
            $0.paint.tint = "systemYellow"
            ($0.audit.contrast, $0.audit.statesContrast) = (3, true)
        }
    ) { _ in [GlyphSets.layer(ring, "systemYellow")] }
    var set = GlyphSets.set([GlyphSets.glyph("fine", ring), faint])
    for index in set.assets.indices {
        set.assets[index].entry.location?.path = folder.isEmpty ? "manifest.xml" : folder + "/manifest.xml"
    }
    return set
}

/// The data of the sheet with what the audit finds.
private func data(in folder: String) -> String {
    let set = set(in: folder)
    let findings = LintRun(rules: ["contrast"]).findings(in: Audit(set))
    var context = RenderContext(folder: folder)
    context.audit = { findings }
    return ReviewSheet(set, context).data
}

@Suite struct FindingPlaceTests {
    @Test func `a finding is at its glyph and in its settings`() throws {
        let page = try #require(
            try JSONSerialization.jsonObject(with: Data(data(in: "set").utf8)) as? [String: Any])
        let findings = try #require(page["findings"] as? [[String: Any]])
        let contrast = try #require(findings.first)
        #expect(findings.count == 1 && contrast["rule"] as? String == "contrast")
        #expect(contrast["place"] as? String == "manifest.xml:3:1")
        let spots = try #require(contrast["spots"] as? [[String: Any]])
        #expect(spots.flatMap { $0["glyphs"] as? [Int] ?? [] } == [1])
        let settings = spots.flatMap { $0["at"] as? [Int] ?? [] }
        let contrasts = try #require(page["contrasts"] as? [[Int]])
        // By pairs of setting and layer: light in all its settings, where yellow is lost on white.
        let places = stride(from: 0, to: settings.count, by: 2).map { settings[$0] }
        #expect(!places.isEmpty && places.allSatisfy { setting in contrasts.contains { $0[setting] < 0 } })
    }

    /// Both have one entry, to which such findings refer.
    @Test(arguments: [
        ("'heart.slash': Black is thin", [1]), ("'heart': Black is thin", [0]), ("Black is thin", [0, 1]),
    ])
    func `a finding that names a variant is not at its siblings`(message: String, glyphs: [Int]) throws {
        var set = GlyphSets.set([GlyphSets.glyph("heart", ring)])
        var slashed = set.assets[0]
        slashed.name = "heart.slash"
        set.assets.append(slashed)
        var context = RenderContext()
        let place = set.assets[0].entry.location
        context.audit = { [AuditFinding(Diagnostic(.info, id: "limited-weights", message, at: place))] }
        let page = try #require(
            try JSONSerialization.jsonObject(with: Data(ReviewSheet(set, context).data.utf8)) as? [String: Any])
        let findings = try #require(page["findings"] as? [[String: Any]])
        let spots = try #require(findings.first?["spots"] as? [[String: Any]])
        #expect(spots.flatMap { $0["glyphs"] as? [Int] ?? [] } == glyphs)
    }

    @Test(arguments: [("label", true), ("systemPink", false)])
    func `a finding about a colour is at its row, where the page lists it`(color: String, isListed: Bool) throws {
        var context = RenderContext()
        let finding = AuditFinding(Diagnostic(.warning, id: "faint", "faint"), color: ColorRole(rawValue: color))
        context.audit = { [finding] }
        let set = GlyphSets.set([GlyphSets.glyph("heart", ring)])
        let page = try #require(
            try JSONSerialization.jsonObject(with: Data(ReviewSheet(set, context).data.utf8)) as? [String: Any])
        let findings = try #require(page["findings"] as? [[String: Any]])
        #expect(findings.map { $0["colors"] as? [String] } == [isListed ? [color] : nil])
    }

    @Test func `a finding that is reported once for some colours has all of their names`() throws {
        var finding = AuditFinding(Diagnostic(.info, id: "faint", "two colours are faint"))
        finding.parts = ["label", "systemPink", "systemBackground"].map { name in
            AuditFinding(Diagnostic(.info, id: "faint", "faint"), color: ColorRole(rawValue: name))
        }
        var context = RenderContext()
        context.audit = { [finding] in [finding] }
        let set = GlyphSets.set([GlyphSets.glyph("heart", ring)])
        let page = try #require(
            try JSONSerialization.jsonObject(with: Data(ReviewSheet(set, context).data.utf8)) as? [String: Any])
        let findings = try #require(page["findings"] as? [[String: Any]])
        #expect(findings.map { $0["colors"] as? [String] } == [["label", "systemBackground"]])
    }

    @Test func `a page that lists some colours has their names and groups, and no other colours`() throws {
        var set = GlyphSets.set([GlyphSets.glyph("heart", ring)])
        set.palette.define("brand", as: DynamicColor(.black))
        set.ownRoles = ["brand"]
        var context = RenderContext()
        context.listedColors = [ListedColor(role: "brand", title: "Ink", groups: ["Brand", "Dark"])]
        let page = try #require(
            try JSONSerialization.jsonObject(with: Data(ReviewSheet(set, context).data.utf8)) as? [String: Any])
        let palette = try #require(page["palette"] as? [[String: Any]])
        #expect(
            palette.map { color in ["name", "title", "group"].map { color[$0] as? String } }
                == [["brand", "Ink", "Brand / Dark"]])
    }

    @Test func `a sheet does not depend on the folder of its manifest`() {
        #expect(data(in: "") == data(in: "somewhere/else"))
    }
}
