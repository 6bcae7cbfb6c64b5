import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Pictures that reach the edges of their frames, as icons of apps and illustrations do: the frame is their outline.
@Suite(.takesTurns) struct FullBleedTests {
    private static let dark = ##"<path fill="#F5E9C8" d="M7 7h10v10H7z"/>"##
    private static let light = ##"<path fill="#1C2733" d="M7 7h10v10H7z"/>"##

    private static func gradient(_ stops: String) -> String {
        #"<defs><linearGradient id="g" x2="0" y2="1">\#(stops)</linearGradient></defs>"#
            + #"<path fill="url(#g)" d="M0 0h24v24H0z"/>"#
    }

    /// The ids of the findings in a picture that is used for both appearances.
    private func findings(_ content: String, attributes: String = "") async throws -> [String] {
        let example = Lint.Example(
            #"<glyphs version="1"><glyph name="a" rendering="original" \#(attributes)/></glyphs>"#,
            drawings: ["a.svg": Lint.Example.svg(content)])
        return try await example.findings(LintRun(rules: ["one-picture-for-both", "bright-in-dark"]))
            .map(\.diagnostic.id)
    }

    @Test(arguments: [
        // The edge is lost on black, or on the dark gray of a sheet.
        ##"<path fill="#0B0B0F" d="M0 0h24v24H0z"/>"## + dark,
        ##"<path fill="#1C1C1E" d="M0 0h24v24H0z"/>"## + dark,
        ##"<rect width="24" height="24" rx="5" fill="#0B0B0F"/>"## + dark,
        gradient(##"<stop stop-color="#05060A"/><stop offset="1" stop-color="#14182A"/>"##) + dark,
        // A photograph that runs out at three sides.
        ##"<path fill="#0B0B0F" d="M0 6h24v18H0z"/>"## + dark,
    ]) func `a dark full-bleed picture without a second one is reported`(content: String) async throws {
        #expect(try await findings(content) == ["one-picture-for-both"])
    }

    @Test(arguments: [
        ##"<path fill="#FFFFFF" d="M0 0h24v24H0z"/>"## + light,
        ##"<rect width="24" height="24" rx="5" fill="#FFFFFF"/>"## + light,
    ]) func `a white full-bleed picture is reported as bright in dark`(content: String) async throws {
        #expect(try await findings(content) == ["bright-in-dark"])
    }

    @Test(arguments: [
        ##"<path fill="#3D7EDB" d="M0 0h24v24H0z"/>"## + dark,
        // Softened: on a light page it merges with the page, and drawings on it stay.
        ##"<path fill="#E3E5EA" d="M0 0h24v24H0z"/>"## + light,
        // A line along the edge holds a dark one.
        ##"<path fill="#0B0B0F" d="M0 0h24v24H0z"/><path fill="#8A93A6" d="M0 0h24v24H0zM1 1v22h22V1z"/>"## + dark,
        // Of a gradient the colours at the edge count, not the worst one.
        gradient(
            ##"<stop stop-color="#05060A"/><stop offset=".2" stop-color="#C2415B"/><stop offset="1" stop-color="#F0A040"/>"##
        )
            + dark,
        // Most of the edge is sky.
        ##"<path fill="#3D7EDB" d="M0 0h24v15H0z"/><path fill="#0B0B0F" d="M0 15h24v9H0z"/>"##,
    ]) func `a full-bleed picture that works in both appearances is not reported`(content: String) async throws {
        #expect(try await findings(content) == [])
    }

    @Test func `a second picture for dark resolves the finding`() async throws {
        let dark = ##"<path fill="#0B0B0F" d="M0 0h24v24H0z"/>"## + Self.dark
        let example = Lint.Example(
            #"<glyphs version="1"><glyph name="a" rendering="original" dark-source="b.svg"/></glyphs>"#,
            drawings: [
                "a.svg": Lint.Example.svg(dark), "b.svg": Lint.Example.svg(dark.replacing("#0B0B0F", with: "#3D7EDB")),
            ])
        #expect(try await example.findings(LintRun(rules: ["one-picture-for-both"])).isEmpty)
    }

    @Test func theMessageNamesTheFrame() async throws {
        let example = Lint.Example(
            #"<glyphs version="1"><glyph name="a" rendering="original"/></glyphs>"#,
            drawings: ["a.svg": Lint.Example.svg(##"<path fill="#0B0B0F" d="M0 0h24v24H0z"/>"## + Self.dark)])
        let found = try await example.findings(LintRun(rules: ["one-picture-for-both"]))
        #expect(
            found.first?.diagnostic.message
                == "the picture 'a' fills its frame, whose edge is hardly visible in dark: only 0 % of it has enough "
                + "contrast")
    }
}
