import GlyphKit
import PathGeometry
import SemanticColor
import Support
import Testing

private let square = "<path d=\"M4 4H20V20H4Z\"/>"

/// Drawings that show the same: old, new, and how they are painted.
private let same: [(String, String, String)] = [
    ("relative syntax", square, "<path d=\"m4 4 16 0 0 16-16 0z\"/>"),
    ("another element", square, "<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\"/>"),
    ("another start", square, "<path d=\"M20 20H4V4H20Z\"/>"),
    ("the other way round", square, "<path d=\"M4 4V20H20V4Z\"/>"),
    ("more segments", square, "<path d=\"M4 4H9H13.7H20V11V20H4Z\"/>"),
    ("curves that are lines", square, "<path d=\"M4 4C9 4 15 4 20 4V20H4Z\"/>"),
    ("two elements", square, "<path d=\"M4 4H12V20H4Z\"/><path d=\"M12 4H20V20H12Z\"/>"),
    ("overlapping elements", square, "<path d=\"M4 4H14V20H4Z\"/><path d=\"M10 4H20V20H10Z\"/>"),
    ("a group and a move", square, "<g transform=\"translate(2 2)\"><path d=\"M2 2H18V18H2Z\"/></g>"),
    ("rounding of coordinates", square, "<path d=\"M4.004 3.996H20.003V20.004H3.997Z\"/>"),
    ("what lies hidden", square, "<path d=\"M6 6H9V9H6Z\"/>" + square),
    (
        "a circle of arcs or of curves", "<circle cx=\"12\" cy=\"12\" r=\"8\"/>",
        "<path d=\"M12 4C16.418 4 20 7.582 20 12C20 16.418 16.418 20 12 20C7.582 20 4 16.418 4 12C4 7.582 7.582 4 12 4Z\"/>"
    ),
    (
        "a stroke or its outline", "<path d=\"M5 12H19\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>",
        "<path d=\"M5 11H19V13H5Z\"/>"
    ),
    ("a hair", square, square + "<path d=\"M20 8H23V8.002H20Z\"/>"),
]

@Test(.takesTurns, arguments: same.indices)
func `drawings that look the same are unchanged`(index: Int) async throws {
    let (name, old, new) = same[index]
    let comparison = try await ChangingSet.comparison(old, new)
    #expect(comparison.isEmpty && comparison.unchangedCount == 1, "\(name): \(comparison.summary)")
}

@Test(.takesTurns) func `another order of layers that do not overlap is not a change`() async throws {
    let (red, blue) = ("<path fill=\"#f00\" d=\"M2 2H8V8H2Z\"/>", "<path fill=\"#00f\" d=\"M14 2H20V8H14Z\"/>")
    let comparison = try await ChangingSet.comparison(red + blue, blue + red, rendering: "original")
    #expect(comparison.isEmpty)
}

@Test(.takesTurns) func aTranslucentLayerOverAnotherIsTheirCompositedColour() async throws {
    // Half black upon white is gray.
    let old = "<path fill=\"#fff\" d=\"M4 4H20V20H4Z\"/><path fill=\"#000\" fill-opacity=\".5\" d=\"M4 4H20V20H4Z\"/>"
    let gray = "<path fill=\"#808080\" d=\"M4 4H20V20H4Z\"/>"
    #expect(try await ChangingSet.comparison(old, gray, rendering: "original").isEmpty)
    let group = "<g opacity=\".5\"><path fill=\"#f00\" d=\"M4 4H20V20H4Z\"/></g>"
    let faint = "<path fill=\"#f00\" fill-opacity=\".5\" d=\"M4 4H20V20H4Z\"/>"
    #expect(try await ChangingSet.comparison(group, faint, rendering: "original").isEmpty)
    #expect(try await ChangingSet.comparison(group, gray, rendering: "original").changed.first?.isColor == true)
}

@Test(.takesTurns) func aShapeThatChangedIsReportedWithItsShare() async throws {
    let comparison = try await ChangingSet.comparison(square, "<path d=\"M4 4H20V16H4Z\"/>")
    #expect(comparison.summary == "1 changed")
    let change = try #require(comparison.changed.first)
    #expect(change.isShape && !change.isColor && !change.isResized)
    // A quarter is removed.
    #expect(abs(change.share - 0.25) < 0.001)
    let difference = try #require(change.views.first?.difference)
    #expect(difference.added.isEmpty && !difference.removed.isEmpty)
    #expect(change.views.map { $0.appearances.map(\.style) }.allSatisfy { Set($0).count == 1 })
    #expect(change.views.count == 2)
}

@Test(
    .takesTurns,
    arguments: [
        (square, "<path d=\"M4.05 4H20V20H4.05Z\"/>"),  // an edge, by a five hundredth of the picture
        (square, square + "<circle cx=\"2\" cy=\"2\" r=\".05\"/>"),  // a dot
        ("<path d=\"M4 4H20V20H4ZM8 8V16H16V8Z\"/>", square),  // a hole
    ])
func `a small difference that is visible is a change`(old: String, new: String) async throws {
    #expect(try await ChangingSet.comparison(old, new).changed.count == 1)
}

@Test(.takesTurns) func anotherSizeIsAChangeAndNoOtherShape() async throws {
    let manifest = "<glyph name=\"a\" source=\"a.svg\"/>"
    let old = ChangingSet(manifest, ["a": square])
    var large = old
    large.root = "width=\"32\" height=\"32\" viewBox=\"0 0 24 24\""
    let change = try #require(try await old.comparison(to: large).changed.first)
    #expect(change.isResized && !change.isShape)
    // The same size in finer units is not a change.
    var fine = ChangingSet(manifest, ["a": "<path d=\"M80 80H400V400H80Z\"/>"])
    fine.root = "width=\"24\" height=\"24\" viewBox=\"0 0 480 480\""
    #expect(try await old.comparison(to: fine).isEmpty)
}

@Test(.takesTurns) func onlyTheStyleThatChangedIsReported() async throws {
    let drawings = ["a": square, "b": "<path d=\"M6 6H18V18H6Z\"/>"]
    let old = ChangingSet("<glyph name=\"a\" source=\"a.svg\"/>", drawings)
    let new = ChangingSet("<glyph name=\"a\" source=\"a.svg\" dark-source=\"b.svg\"/>", drawings)
    let change = try #require(try await old.comparison(to: new).changed.first)
    #expect(change.views.map(\.appearances) == [Appearance.allCases.filter { $0.style == .dark }])
}

@Test(.takesTurns) func `added and removed assets are reported`() async throws {
    let old = ChangingSet(
        "<glyph name=\"a\" source=\"a.svg\"/><glyph name=\"b\" source=\"b.svg\"/>",
        [
            "a": square, "b": "<path d=\"M6 6H18V18H6Z\"/>",
        ])
    let new = ChangingSet(
        "<glyph name=\"a\" source=\"a.svg\"/><glyph name=\"c\" source=\"c.svg\" variants=\"fill\"/>",
        [
            "a": square, "c": "<path d=\"M9 6H18V18H6Z\"/>",
        ])
    let comparison = try await old.comparison(to: new)
    #expect(comparison.added.map(\.name) == ["c", "c.fill"])
    #expect(comparison.removed.map(\.name) == ["b"])
    #expect(comparison.summary == "2 added, 1 removed, 1 unchanged")
}

@Test(.takesTurns) func anAssetThatComesBackUnderAnotherNameIsRenamed() async throws {
    let outline = "<path d=\"M5 5H19V19H5Z\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"
    let old = ChangingSet("<glyph name=\"box\" source=\"a.svg\" variants=\"fill\"/>", ["a": outline])
    let new = ChangingSet(
        "<glyph name=\"crate\" source=\"b.svg\" variants=\"fill\"/>",
        [
            "b": "<rect x=\"5\" y=\"5\" width=\"14\" height=\"14\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>"
        ])
    let comparison = try await old.comparison(to: new)
    #expect(comparison.summary == "2 renamed")
    #expect(comparison.renamed.map(\.kind) == [.renamed(from: "box"), .renamed(from: "box.fill")])
    #expect(comparison.renamed.map(\.name) == ["crate", "crate.fill"])
}

@Test(.takesTurns) func theResultIsTheSameOnManyCores() async throws {
    let names = (0..<24).map { "g\($0)" }
    func set(_ shift: Int) -> ChangingSet {
        let drawings = names.enumerated().map { index, name in
            (name, "<path d=\"M\(2 + index % 7) 4H20V\(12 + (index * shift) % 8)H4Z\"/>")
        }
        return ChangingSet(
            names.map { "<glyph name=\"\($0)\" source=\"\($0).svg\"/>" }.joined(),
            Dictionary(uniqueKeysWithValues: drawings))
    }
    let (old, new) = (try await set(1).built(), try await set(3).built())
    let one = await SetComparison(from: old, to: new, jobs: 1)
    let many = await SetComparison(from: old, to: new, jobs: 8)
    #expect(one.changed.count > 4)
    #expect(one.summary == many.summary)
    let pages = [one, many].map { ChangesPage($0, title: "Glyphs", old: "old").html }
    #expect(pages[0] == pages[1])
}
