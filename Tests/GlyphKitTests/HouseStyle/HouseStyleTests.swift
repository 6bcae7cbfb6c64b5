import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// Our own glyphs look like one family because all of them keep a few rules that can be measured.
@Suite struct HouseStyleTests {
    /// The glyphs whose longest side is not 20 units, with the reason why they would look too large.
    private static let sizes: [String: Double] = [
        // Squares: their corners reach farther than a circle of 20 units.
        "stop": 18, "grid": 18, "pause": 18,
        // A triangle has its weight on one side.
        "play": 18,
        // Bare marks, with nothing around them.
        "plus": 18, "minus": 18, "check": 18,
        "arrow-right": 18, "arrow-left": 18, "arrow-up": 18, "arrow-down": 18,
        // Bare marks that are as long as these along a diagonal, or that are used in rows of text.
        "close": 16, "arrow-up-right": 16,
        "chevron-down": 16, "chevron-up": 16, "chevron-left": 16, "chevron-right": 16,
    ]

    /// The drawings of the set, without the scenes, which are pictures of a larger size in colours of their own.
    private func drawings() throws -> [String: String] {
        let (manifest, _) = try Manifest.read(at: OurGlyphs.folder.path + "/manifest.xml")
        let entries = manifest.glyphs.filter { $0.settings.paint.rendering != .original }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.name, OurGlyphs.folder.path + "/" + $0.source) })
    }

    @Test func everyGlyphKeepsTheRules() throws {
        let drawings = try drawings()
        #expect(drawings.count >= 120)
        for (name, path) in drawings.sorted(by: { $0.key < $1.key }) {
            let style = HouseStyle(size: Self.sizes[name] ?? 20)
            let faults = try style.faults(of: Glyph(contentsOf: path))
            #expect(faults == [], "\(name)")
        }
    }

    @Test func everyExceptionIsNeeded() throws {
        let drawings = try drawings()
        for name in Self.sizes.keys.sorted() {
            let path = try #require(drawings[name], "\(name) has a size, but there is no such glyph")
            #expect(try HouseStyle().faults(of: Glyph(contentsOf: path)).count == 1, "\(name)")
        }
    }

    /// A square that keeps all rules, and what each rule says of one that does not.
    @Test(arguments: [
        (#"<rect x="3" y="3" width="18" height="18" rx="3"/>"#, []),
        (#"<rect x="3" y="3" width="18" height="18" stroke-width="1.75"/>"#, ["a line is 1.75 wide"]),
        (
            #"<path fill="currentColor" stroke="none" d="M2 2H22V22H2ZM3 3V21H21V3Z"/>"#,
            ["its lines are about 1 wide"]
        ),
        (#"<rect x="3" y="3.1" width="18" height="17.9" rx="3"/>"#, ["a line is off the grid, at 3.1"]),
        (#"<rect x="2.5" y="3" width="18.5" height="18" rx="3"/>"#, ["it leaves 1.5 units of air"]),
        (#"<rect x="4" y="4" width="16" height="16" rx="3"/>"#, ["it is 18 units large, not 20"]),
        (#"<path d="M3 3V21M6.5 3V21"/>"#, ["two parts are 1.5 apart"]),
        ("", ["it is empty"]),
    ])
    func `each rule of the house style finds a drawing that violates it`(shape: String, expected: [String]) throws {
        let text =
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" "#
            + #"stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\#(shape)</svg>"#
        let found = try HouseStyle().faults(of: Glyph(SourceFile(path: "case.svg", text: text)))
        #expect(found == expected)
    }
}
