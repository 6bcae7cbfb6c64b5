import GlyphModel
import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphKit

/// Layers say which paint a part gets, and have no part in the form.
@Suite struct LayerFillTests {
    private static func svg(_ content: String) -> String {
        "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</g>"
    }

    private static let drawings = [
        // A badge interrupts the outline of the body.
        "bell.svg": svg(
            """
            <path d="M13.500 5.200A6 6 0 0 0 6 11v5l-1.500 2.500h15L18 16v-3"/><path d="M10 21.500h4"/>\
            <circle id="part" cx="18.500" cy="6" r="3" fill="#000" stroke="none"/>
            """),
        "coin.svg": svg(
            ##"<circle id="part" cx="12" cy="12" r="5" fill="#000" stroke="none"/><circle cx="12" cy="12" r="9"/>"##),
        "shield.svg": svg(
            ##"<path id="part" d="M12 21C5 18 4 12 4 5l8-3 8 3c0 7-1 13-8 16z"/><path d="M9 12l2 2 4-4"/>"##),
        "mail.svg": svg(##"<rect x="2" y="4" width="20" height="16"/><path id="part" d="M22 7l-10 7L2 7"/>"##),
        "venn.svg": svg(##"<circle cx="9" cy="12" r="6"/><circle id="part" cx="15" cy="12" r="6"/>"##),
    ]

    private func build(_ name: String, _ attributes: String = "", tint: String = "tint=\"systemRed\"") async throws
        -> Build
    {
        let layer = "<layer select=\"#part\" \(tint)/>"
        return try await InMemory(
            """
            <glyphs version="1" dark="fill"><glyph name="plain" source="\(name).svg"/>
            <glyph name="parts" source="\(name).svg" \(attributes)>\(layer)</glyph></glyphs>
            """, Self.drawings
        ).build()
    }

    @Test(arguments: ["monochrome", "hierarchical", "palette", "multicolor"])
    func `a badge of another colour leaves the body as it is filled without`(rendering: String) async throws {
        let build = try await build("bell", "rendering=\"\(rendering)\"", tint: "role=\"secondary\" tint=\"systemRed\"")
        let (plain, parts) = (try build.drawing("plain", .dark), try build.drawing("parts", .dark))
        for y in stride(from: 0.5, to: 24, by: 1) {
            for x in stride(from: 0.5, to: 24, by: 1) {
                #expect((plain.ink(x, y) > 0) == (parts.ink(x, y) > 0), "\(x) \(y)")
            }
        }
        #expect(parts.layers.count == 2 && plain.ink(12, 12) == 1)
        #expect(parts.layers.last?.role == "systemRed" && parts.layers.last?.path.contains(Point(18.5, 6)) == true)
    }

    @Test(arguments: [("coin", 12.0, 12.0), ("mail", 12, 14), ("shield", 12, 5), ("venn", 19, 12)])
    func `a layer inside of a body stays visible in its own colour`(name: String, x: Double, y: Double) async throws {
        let drawing = try await build(name).drawing("parts", .dark)
        let top = try #require(drawing.layers.last { $0.path.contains(Point(x, y)) })
        #expect(top.role == "systemRed")
        // Nothing is painted twice, so that translucent colours show no overlap.
        for y in stride(from: 0.25, to: 24, by: 0.5) {
            for x in stride(from: 0.25, to: 24, by: 0.5) {
                #expect(drawing.layers.count { $0.path.contains(Point(x, y)) } <= 1, "\(name) \(x) \(y)")
            }
        }
    }

    @Test func `a sign of the glyph's own colour is painted on a body of another`() async throws {
        let drawing = try await build("shield").drawing("parts", .dark)
        #expect(drawing.layers.last { $0.path.contains(Point(11, 14)) }?.role == "label")
        #expect(drawing.layers.last { $0.path.contains(Point(8, 8)) }?.role == "systemRed")
    }
}
