import GlyphKit
import Markup
import SemanticColor
import Support
import Testing

/// As design tools export an icon in a frame with a background.
private let framed = """
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg">
    <g clip-path="url(#clip0_1_2)">
    <rect width="24" height="24" fill="#E8A33D"/>
    <path d="M4 6H20V18H4V6Z" fill="#1E1E1E"/>
    </g>
    <defs><clipPath id="clip0_1_2"><rect width="24" height="24" fill="white"/></clipPath></defs>
    </svg>
    """

private func found(_ glyphs: String, _ drawing: String, rule: String) async throws -> [AuditFinding] {
    try await InMemory("<glyphs version=\"1\">\(glyphs)</glyphs>", ["icon.svg": drawing]).findings(of: rule)
}

@Suite(.takesTurns) struct DroppedFrameTests {
    @Test(arguments: [
        (#"<glyphs version="1"><glyph name="icon" drop="frame"/></glyphs>"#, 0.0),
        (#"<glyphs version="1" drop="frame"><glyph name="icon"/></glyphs>"#, 0),
        (#"<glyphs version="1"><group name="A" drop="frame"><glyph name="icon"/></group></glyphs>"#, 0),
        (#"<glyphs version="1" drop="frame"><glyph name="icon" drop="none"/></glyphs>"#, 1),
        (#"<glyphs version="1"><glyph name="icon"/></glyphs>"#, 1),
        (#"<glyphs version="1"><glyph name="icon" rendering="original" drop="frame"/></glyphs>"#, 0),
    ])
    func aFrameIsLeftOutWhereTheManifestSaysSo(manifest: String, ink: Double) async throws {
        let drawing = try await InMemory(manifest, ["icon.svg": framed]).build().drawing("icon")
        #expect(drawing.ink(1, 1) == ink)
        #expect(drawing.ink(12, 12) == 1)
    }

    @Test(arguments: ["light", "dark"]) func aFrameIsLeftOutOfTheFilledFormAndOfOtherDrawings(style: String)
        async throws
    {
        let glyph =
            #"<glyph name="icon" drop="frame" dark="fill" variants="fill"><appearance style="\#(style)" source="b.svg"/></glyph>"#
        let build = try await InMemory(
            "<glyphs version=\"1\">\(glyph)</glyphs>", ["icon.svg": framed, "b.svg": framed]
        ).build()
        #expect(!build.findings.containErrors, "\(build.findings)")
        for name in ["icon", "icon.fill"] {
            for appearance in [Appearance.light, .dark] {
                #expect(try build.drawing(name, appearance).ink(1, 1) == 0)
            }
        }
    }

    /// Drawings with a rectangle that covers the picture, and drawings with something else.
    @Test(arguments: [
        (##"<rect width="24" height="24" fill="#E8A33D"/>"##, true),
        (##"<path d="M0 0H24V24H0Z" fill="#E8A33D"/>"##, true),
        (##"<path d="M24 0v24H0V0z" fill="#E8A33D"/>"##, true),
        (##"<path d="M-1 -1H25V25H-1V-1" fill="#E8A33D"/>"##, true),
        (##"<rect x="0.004" width="23.995" height="24" fill="#E8A33D"/>"##, true),
        (##"<rect width="24" height="24" fill="#E8A33D" fill-opacity="0.01"/>"##, true),
        (##"<rect width="24" height="24" fill="#E8A33D"/><rect width="24" height="24" fill="#111"/>"##, true),
        (##"<rect width="24" height="24" rx="4" fill="#E8A33D"/>"##, false),
        (##"<rect width="24" height="20" fill="#E8A33D"/>"##, false),
        (##"<rect x="1" y="1" width="22" height="22" fill="#E8A33D"/>"##, false),
        (##"<rect width="24" height="24" fill="#E8A33D" stroke="#111"/>"##, false),
        (##"<path fill-rule="evenodd" d="M0 0H24V24H0ZM8 8h8v8h-8z" fill="#E8A33D"/>"##, false),
        (##"<path d="M12 -12L36 12L12 36L-12 12z" fill="#E8A33D"/>"##, false),
    ])
    func onlyARectangleThatCoversThePictureIsAFrame(first: String, isFrame: Bool) async throws {
        let drop = try await InMemory(
            #"<glyphs version="1"><glyph name="icon" drop="frame"/></glyphs>"#,
            ["icon.svg": first + ##"<path d="M10 10h4v4h-4z" fill="#000"/>"##]
        ).build().drawing("icon")
        #expect((drop.ink(6, 12) == 0) == isFrame)
    }

    @Test func aRectangleOverTheDrawingIsNoFrame() async throws {
        let over = ##"<path d="M10 10h4v4h-4z"/><rect width="24" height="24" fill="#E8A33D"/>"##
        #expect(try await found(#"<glyph name="icon"/>"#, over, rule: "covers-everything").isEmpty)
    }

    @Test(arguments: [
        // A background that may be meant.
        (#"<glyph name="icon" rendering="original"/>"#, "#E8A33D"),
        // One that is not drawn anyway.
        (#"<glyph name="icon"/>"#, "#FFFFFF"), (#"<glyph name="icon"/>"#, "#F5F5F5"),
    ])
    func `a frame that may be intended or is invisible is reported as information`(glyph: String, color: String)
        async throws
    {
        let drawing = framed.replacing("#E8A33D", with: color)
        let findings = try await found(glyph, drawing, rule: "covers-everything")
        #expect(findings.map(\.diagnostic.severity) == [.info])
        #expect(findings.first?.diagnostic.notes == ["the rectangle is at icon.svg:3:1"])
    }

    @Test func aBuildThatMergesAFrameSaysHowToLeaveItOut() async throws {
        let build = try await InMemory(#"<glyphs version="1"><glyph name="icon"/></glyphs>"#, ["icon.svg": framed])
            .build()
        let warning = try #require(build.findings.diagnostics.first { $0.id == "paints-merged" })
        #expect(warning.hint?.hasPrefix(#"leave out the rectangle behind it with drop="frame"; or state"#) == true)
    }

    @Test func aDrawingOfAFrameAloneIsReportedWithoutAFix() async throws {
        let findings = try await found(
            #"<glyph name="icon"/>"#, ##"<rect width="24" height="24" fill="#E8A33D"/>"##, rule: "covers-everything")
        #expect(findings.map(\.diagnostic.fix) == [nil])
        #expect(findings.first?.diagnostic.hint?.contains("export the frame with its content") == true)
    }

    @Test func anEmptyFrameIsReportedWithWhatToDo() async throws {
        for (drop, hint) in [
            ("none", "it has no shape with a fill or a stroke: export the frame with its content"),
            ("frame", #"drop="frame" leaves out"#),
        ] {
            let content = drop == "none" ? "" : #"<rect width="24" height="24" fill="white"/>"#
            let build = try await InMemory(
                "<glyphs version=\"1\"><glyph name=\"icon\" drop=\"\(drop)\"/></glyphs>",
                ["icon.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"]
            ).build()
            let errors = build.findings.diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.id) == ["empty-glyph"])
            #expect(errors.first?.hint?.contains(hint) == true, "\(errors)")
        }
    }

    @Test func oneFixOnAPatternIsEnoughForAllItsFiles() async throws {
        let set = InMemory(
            #"<glyphs version="1"><glyph source="*.svg"/></glyphs>"#, ["a.svg": framed, "b.svg": framed])
        let fixes = try await set.findings(of: "covers-everything").compactMap(\.diagnostic.fix)
        #expect(fixes.count == 2)
        let fixed = SourceFile(path: "manifest.xml", text: set.manifest).applying(fixes).file
        #expect(
            String(decoding: fixed.bytes, as: UTF8.self)
                == #"<glyphs version="1"><glyph source="*.svg" drop="frame"/></glyphs>"#)
    }
}
