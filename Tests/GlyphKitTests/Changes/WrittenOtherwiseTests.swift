import GlyphKit
import Support
import Testing

private let square = "<path d=\"M4 4H20V20H4Z\"/>"

/// Drawings that show the same: old, new, and how they are written.
private let same: [(String, String, String)] = [
    ("another element", square, "<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\"/>"),
    ("the other way round", square, "<path d=\"M4 4V20H20V4Z\"/>"),
    ("two elements", square, "<path d=\"M4 4H12V20H4Z\"/><path d=\"M12 4H20V20H12Z\"/>"),
    ("overlapping elements", square, "<path d=\"M4 4H14V20H4Z\"/><path d=\"M10 4H20V20H10Z\"/>"),
    ("a group and a move", square, "<g transform=\"translate(2 2)\"><path d=\"M2 2H18V18H2Z\"/></g>"),
    ("rounding of coordinates", square, "<path d=\"M4.004 3.996H20.003V20.004H3.997Z\"/>"),
    (
        "a circle of arcs or of curves", "<circle cx=\"12\" cy=\"12\" r=\"8\"/>",
        "<path d=\"M12 4C16.418 4 20 7.582 20 12C20 16.418 16.418 20 12 20C7.582 20 4 16.418 4 12C4 7.582 7.582 4 12 4Z\"/>"
    ),
    (
        "a stroke or its outline", "<path d=\"M5 12H19\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>",
        "<path d=\"M5 11H19V13H5Z\"/>"
    ),
]

/// Drawings as they are read and derived. `SetComparisonTests` has what a comparison does with their areas.
@Suite(.takesTurns) struct WrittenOtherwiseTests {
    @Test(arguments: same.indices) func `drawings that look the same are unchanged`(index: Int) async throws {
        let (name, old, new) = same[index]
        let comparison = try await ChangingSet.comparison(old, new)
        #expect(comparison.isEmpty && comparison.unchangedCount == 1, "\(name): \(comparison.summary)")
    }

    @Test func `an opacity of a group or of its element is the same colour`() async throws {
        let group = "<g opacity=\".5\"><path fill=\"#f00\" d=\"M4 4H20V20H4Z\"/></g>"
        let faint = "<path fill=\"#f00\" fill-opacity=\".5\" d=\"M4 4H20V20H4Z\"/>"
        #expect(try await ChangingSet.comparison(group, faint, rendering: "original").isEmpty)
    }

    @Test func `another size is a change and finer units are not`() async throws {
        let manifest = "<glyph name=\"a\" source=\"a.svg\"/>"
        let old = ChangingSet(manifest, ["a": square])
        var large = old
        large.root = "width=\"32\" height=\"32\" viewBox=\"0 0 24 24\""
        let change = try #require(try await old.comparison(to: large).changed.first)
        #expect(change.isResized && !change.isShape)
        var fine = ChangingSet(manifest, ["a": "<path d=\"M80 80H400V400H80Z\"/>"])
        fine.root = "width=\"24\" height=\"24\" viewBox=\"0 0 480 480\""
        #expect(try await old.comparison(to: fine).isEmpty)
    }

    @Test func `a variant is renamed with its glyph`() async throws {
        let stroke = "fill=\"none\" stroke=\"#000\" stroke-width=\"2\""
        let old = ChangingSet(
            "<glyph name=\"box\" source=\"a.svg\" variants=\"fill\"/>", ["a": "<path d=\"M5 5H19V19H5Z\" \(stroke)/>"])
        let new = ChangingSet(
            "<glyph name=\"crate\" source=\"b.svg\" variants=\"fill\"/>",
            ["b": "<rect x=\"5\" y=\"5\" width=\"14\" height=\"14\" \(stroke)/>"])
        let comparison = try await old.comparison(to: new)
        #expect(comparison.summary == "2 renamed")
        #expect(comparison.renamed.map(\.kind) == [.renamed(from: "box"), .renamed(from: "box.fill")])
        #expect(comparison.renamed.map(\.name) == ["crate", "crate.fill"])
    }
}
