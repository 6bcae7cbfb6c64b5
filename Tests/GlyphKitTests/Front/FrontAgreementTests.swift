import GlyphModel
import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphKit

/// Drawings of several paints, with all that a manifest can state about their fill. What the library makes of them, and
/// what a build makes, is the same.
private struct Sample: CustomTestStringConvertible {
    var drawing: String
    var attributes = ""
    var inside = ""

    var testDescription: String { drawing + attributes + inside }

    static let box = ##"<path fill="none" stroke="#000" stroke-width="2" d="M3 3h18v18H3z"/>"##
    static let ring = ##"<circle id="r" fill="none" stroke="#c00" stroke-width="2" cx="12" cy="12" r="4"/>"##
    static let lines = ##"<path id="l" fill="none" stroke="#00c" stroke-width="2" d="M3 8h18M3 16h18"/>"##
    static let plate = ##"<path id="p" fill="#fff" d="M6 6h12v4H6z"/>"##
    static let fade = ##"""
        <linearGradient id="f"><stop stop-color="currentColor"/><stop offset="1" stop-color="currentColor" \##
        stop-opacity=".2"/></linearGradient><path stroke="url(#f)" stroke-width="2" fill="none" d="M6 14h12v5H6z"/>
        """##
    static let blue = ##"<layer select="#l" tint="systemBlue"/>"##
    static let red = ##"<layer select="#r" tint="systemRed"/>"##

    static let all: [Sample] = [
        Sample(drawing: box + ring + lines), Sample(drawing: box + ring + lines, inside: blue),
        Sample(drawing: box + ring + lines, inside: red), Sample(drawing: box + ring + lines, inside: red + blue),
        Sample(drawing: box + ring, attributes: #"rendering="original""#),
        Sample(drawing: box + ring + lines, attributes: #"rendering="palette""#, inside: red + blue),
        Sample(drawing: box + ring + lines, attributes: #"rendering="hierarchical""#, inside: red),
        Sample(drawing: box + plate), Sample(drawing: box + plate, attributes: #"rendering="original""#),
        Sample(drawing: box + plate + ring, inside: red),
        Sample(drawing: box + plate, inside: ##"<layer select="#p" tint="systemGreen"/>"##),
        Sample(drawing: box + plate, inside: ##"<part select="#p" fill="cut"/>"##),
        Sample(drawing: box + ring, inside: ##"<part select="#r" fill="line"/>"##),
        Sample(drawing: box + ring, inside: ##"<part at="12 12" fill="line"/>"##),
        Sample(drawing: box + ring + lines, inside: ##"<part at="5 5" fill="line"/>"## + blue),
        Sample(drawing: box + lines, attributes: #"fill-style="silhouette""#),
        Sample(drawing: box + ring + lines, attributes: #"fill-style="facet""#, inside: red),
        Sample(drawing: fade + ring), Sample(drawing: fade + box, attributes: #"rendering="original""#),
        Sample(drawing: fade + plate + lines, inside: blue),
        Sample(drawing: box + ring, inside: #"<appearance style="dark" form="fill" grade="-0.1"/>"#),
        Sample(drawing: box + ring + lines, attributes: #"uncertainty="0" uncertain-fill="outline""#),
    ]
}

@Suite(.takesTurns) struct FrontAgreementTests {
    /// In a translucent colour, since one that is opaque in every appearance need not be merged in a build, which knows
    /// it.
    @Test(arguments: Sample.all) fileprivate func `a fill through the library equals the fill of a build`(
        sample: Sample
    ) async throws {
        let project = InMemory(
            "<glyphs version=\"1\"><glyph name=\"a\" tint=\"secondaryLabel\" dark=\"fill\" \(sample.attributes)>\(sample.inside)</glyph>"
                + "<export format=\"svg\"/></glyphs>", ["a.svg": sample.drawing])
        let (manifest, build) = (try project.read(), try await project.build())
        #expect(!build.findings.containErrors, "\(build.findings)")
        let file = try #require(build.files.first { $0.path == "svg/a.dark.svg" } ?? build.files.first)
        let fills = await manifest.fills(from: project.source, only: nil, jobs: 1, timeLimit: nil).fills
        let fill = try #require(fills.first).filled()
        let text = try fill.tinted("secondaryLabel").svg(.dark, palette: build.set.palette)
        // A file by itself says that it is filled already.
        #expect(text.replacing(" data-form=\"fill\"", with: "") == String(decoding: file.bytes, as: UTF8.self))
        // Where something else is shown, it says so.
        let isReplaced = sample.attributes.contains("uncertain-fill")
        #expect(try fill.explanation().contains("the outline is kept: the fill is uncertain") == isReplaced)
        let entry = try #require(manifest.glyphs.first)
        guard entry.overrides.isEmpty else { return }
        let glyph = try Glyph(SourceFile(path: "a.svg", text: project.drawings["a.svg"] ?? ""))
        let own = try glyph.filled(
            entry.settings.geometry.fill, parts: entry.parts,
            for: Tinting(entry.settings.paint.rendering, layers: entry.layers))
        #expect(own.decisions == fill.decisions && own.uncertainty == fill.uncertainty)
    }
}
