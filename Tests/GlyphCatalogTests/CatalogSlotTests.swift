import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

@Suite struct CatalogSlotTests {
    private func slots(_ text: String) throws -> [CatalogSlot] {
        let source = SourceFile(path: "Contents.json", text: "{\"images\":[" + text + "]}")
        return CatalogSlot.all(in: JSONFile(source: source, root: try JSONReader.read(source)), "images")
    }

    @Test func `the system falls back from dark with high contrast to dark`() throws {
        let slots = try slots(
            """
            { "filename": "any.svg" },
            { "filename": "high.svg", "appearances": [{ "appearance": "contrast", "value": "high" }] },
            { "filename": "dark.svg", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
            """)
        #expect(slots.chosen(in: .light)?.filename?.string == "any.svg")
        #expect(slots.chosen(in: .lightHigh)?.filename?.string == "high.svg")
        #expect(slots.chosen(in: .dark)?.filename?.string == "dark.svg")
        #expect(slots.chosen(in: .darkHigh)?.filename?.string == "dark.svg")
    }
}
