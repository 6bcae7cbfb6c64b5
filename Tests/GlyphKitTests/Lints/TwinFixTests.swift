import Markup
import PathGeometry
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

private let stroke = #"fill="none" stroke="black" stroke-width="2""#
private let heart = "M12 21L3 12A5 5 0 0 1 12 6A5 5 0 0 1 21 12Z"
private let box = "M4 4h16v16H4z"
private let drawings = [
    "heart.svg": "<path \(stroke) d=\"\(heart)\"/>",
    "broken.svg": "<path \(stroke) d=\"\(heart)M12 6L10 11L13.5 14L12 17\"/>",
    "box.svg": "<path \(stroke) d=\"\(box)\"/>",
    "striped.svg": "<path \(stroke) d=\"\(box)M8 12h8\"/>",
    "halved.svg": "<path \(stroke) d=\"\(box)M12 4v16\"/>",
    "barred.svg": "<path \(stroke) d=\"\(box)M12 8v8\"/>",
]

/// A manifest with its silhouettes in dark.
private func project(_ glyphs: String, _ attributes: String = #"fill-style="silhouette""#) -> InMemory {
    InMemory("<glyphs version=\"1\" dark=\"fill\" \(attributes)>\n\(glyphs)\n</glyphs>\n", drawings)
}

extension InMemory {
    fileprivate func twins() async throws -> [AuditFinding] { try await findings(of: "alike-in-dark") }

    /// As `lint --fix` leaves it.
    fileprivate func fixed() async throws -> InMemory {
        var fixed = self
        for _ in 0..<8 {
            let fixes = try await fixed.twins().compactMap(\.diagnostic.fix)
            if fixes.isEmpty { break }
            fixed = fixed.applying(fixes)
        }
        return fixed
    }

    fileprivate func applying(_ fixes: [Fix]) -> InMemory {
        let file = SourceFile(path: "manifest.xml", text: manifest).applying(fixes).file
        return InMemory(String(decoding: file.bytes, as: UTF8.self), drawings)
    }

    fileprivate func dark(_ name: String) async throws -> CoverageGrid {
        CoverageGrid(try await build().drawing(name, .dark))
    }
}

/// The lines that `lint --fix` writes where glyphs look the same in dark.
@Suite(.takesTurns) struct TwinFixTests {
    @Test func `the fix for twins changes the glyph with more details`() async throws {
        let twins = project(#"<glyph name="heart"/><glyph name="broken"/>"#)
        let found = try await twins.twins()
        #expect(found.count == 2)
        #expect(Set(found.map(\.diagnostic.fix)).count == 1, "one line for the pair")
        #expect(found[0].diagnostic.hint == #"state lines="cut" at 'broken', or name a 'dark-source'"#)
        let fixed = try await twins.fixed()
        #expect(fixed.manifest.contains(#"<glyph name="heart"/><glyph name="broken" lines="cut"/>"#))
        #expect(try await fixed.twins().isEmpty)
        let (whole, broken) = (try await fixed.dark("heart"), try await fixed.dark("broken"))
        #expect(whole.softIoU(with: broken) < 0.985)
        #expect(try await fixed.build().drawing("broken", .dark).ink(11, 8.5) == 0, "the crack is visible")
        #expect(try await fixed.build().drawing("broken", .dark).ink(7, 12) == 1, "the rest is filled")
    }

    @Test func theOrderInTheManifestDoesNotMatter() async throws {
        let fixed = try await project(#"<glyph name="broken"/><glyph name="heart"/>"#).fixed()
        #expect(fixed.manifest.contains(#"<glyph name="broken" lines="cut"/><glyph name="heart"/>"#))
    }

    @Test func `a fix does not write a line that leaves the picture unchanged`() async throws {
        let fixed = try await project(#"<glyph name="box"/><glyph name="striped"/>"#).fixed()
        #expect(fixed.manifest.contains(#"<glyph name="box"/><glyph name="striped" fill-style="facet"/>"#))
        #expect(try await fixed.twins().isEmpty)
        #expect(try await fixed.build().drawing("striped", .dark).ink(12, 12) == 0)
    }

    @Test func `a fix overrides the settings that the glyph inherits from its group`() async throws {
        let fixed = try await project(
            #"<group name="g" lines="fold" rings="clear"><glyph name="box"/><glyph name="striped"/></group>"#
        ).fixed()
        #expect(fixed.manifest.contains(#"<glyph name="striped" fill-style="facet" lines="cut" rings="emblem"/>"#))
        #expect(try await fixed.twins().isEmpty)
    }

    @Test func `one fix makes all glyphs of a group of twins different`() async throws {
        let twins = project("<glyph name=\"box\"/>\n<glyph name=\"striped\"/>\n<glyph name=\"barred\"/>")
        let once = twins.applying(try await twins.twins().compactMap(\.diagnostic.fix))
        #expect(try await once.twins().isEmpty, "one run is enough")
        #expect(once.manifest.contains("<glyph name=\"box\"/>\n"), "the plain one stays as it is")
    }

    @Test func copiesOfAGlyphGetTheSameLine() async throws {
        let fixed = try await project(
            #"<glyph name="heart"/><glyph name="broken"/><glyph name="cracked" source="broken.svg"/>"#
        ).fixed()
        #expect(fixed.manifest.contains(#"<glyph name="heart"/><glyph name="broken" lines="cut"/>"#))
        #expect(fixed.manifest.contains(#"<glyph name="cracked" source="broken.svg" lines="cut"/>"#))
        #expect(try await fixed.twins().isEmpty)
    }

    @Test func glyphsOfAPatternGetElementsOfTheirOwnAtOnce() async throws {
        let twins = project("  <glyph source=\"*.svg\"/>")
        let fixed = twins.applying(try await twins.twins().compactMap(\.diagnostic.fix))
        #expect(fixed.manifest.contains("<glyph source=\"*.svg\"/>\n  <glyph source=\"barred.svg\" "))
        #expect(fixed.manifest.contains("\n  <glyph source=\"broken.svg\" lines=\"cut\"/>\n"))
        #expect(!fixed.manifest.contains("box.svg") && !fixed.manifest.contains("heart.svg"))
        #expect(try await fixed.twins().isEmpty)
    }

    @Test func aStatementOfAGlyphIsKept() async throws {
        let own = #"<glyph name="broken" lines="keep"/>"#
        let fixed = try await project(#"<glyph name="heart"/>"# + own).fixed()
        #expect(fixed.manifest.contains(own), "\(fixed.manifest)")
        #expect(try await fixed.twins().isEmpty)
        #expect(fixed.manifest.contains(#"<appearance style="dark" form="outline"/>"#), "nothing else is in a heart")
    }

    @Test(arguments: [
        #"<glyph name="heart" lines="keep"/><glyph name="broken" uncertain-fill="take"/>"#,
        #"<glyph name="heart" dark-source="box.svg"/><glyph name="broken" dark-source="box.svg"/>"#,
    ])
    func `twins that state their fills have no fix`(glyphs: String) async throws {
        let found = try await project(glyphs).twins()
        #expect(found.count == 2)
        for finding in found {
            #expect(finding.diagnostic.fix == nil)
            #expect(
                finding.diagnostic.hint == "state by 'part' or 'lines' what must stay visible, or name a 'dark-source'")
        }
    }

    @Test(
        arguments: ["striped", "halved", "broken"], [#"fill-style="silhouette""#, #"rings="clear" inset="0.5""#, ""])
    func `a restatement that is written to the manifest gives the picture that was examined`(
        name: String, settings: String
    ) async throws {
        let plain = project("<glyph name=\"\(name)\"/>", settings)
        let all = try await plain.restatements()
        #expect(all.first?.line == #"lines="cut""#)
        #expect(all.last?.line == #"<appearance style="dark" form="outline"/>"#)
        for item in all {
            let stated = try await plain.applying([Fix("", edits: item.edits)]).dark(name)
            let picture = try #require(item.assets[0].pictures.first { $0.appearance == .dark })
            #expect(stated == CoverageGrid(picture.drawing), "\(item.line)")
        }
    }

    @Test func aDetailIsCutAndAFaceKeptOpen() async throws {
        let striped = try await project(#"<glyph name="striped"/>"#).restatements().map(\.line)
        #expect(striped.filter { $0.hasPrefix("<part") } == [#"<part at="9 12" fill="cut"/>"#])
        let halved = try await project(#"<glyph name="halved"/>"#).restatements().map(\.line)
        #expect(halved.filter { $0.hasSuffix(#"fill="line"/>"#) }.count == 2, "\(halved)")
    }
}

extension InMemory {
    /// Of its first glyph.
    fileprivate func restatements() async throws -> [Restatement] {
        let (manifest, drawings) = (try read(), try await build().report.drawings)
        return Array(
            try #require(Restating(entry: manifest.glyphs[0], manifest: manifest, drawings: drawings)).restatements)
    }
}
