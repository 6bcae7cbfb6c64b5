import GlyphModel
import GlyphReview
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let square = "M4 4H20V20H4Z"

/// Areas that show the same, old and new, each list from the back.
private let same: [(what: String, old: [String], new: [String])] = [
    ("relative syntax", [square], ["m4 4 16 0 0 16-16 0z"]),
    ("another start", [square], ["M20 20H4V4H20Z"]),
    ("more segments", [square], ["M4 4H9H13.7H20V11V20H4Z"]),
    ("curves that are lines", [square], ["M4 4C9 4 15 4 20 4V20H4Z"]),
    ("two areas", [square], ["M4 4H12V20H4Z", "M12 4H20V20H12Z"]),
    ("overlapping areas", [square], ["M4 4H14V20H4Z", "M10 4H20V20H10Z"]),
    ("rounding of coordinates", [square], ["M4.004 3.996H20.003V20.004H3.997Z"]),
    ("what lies hidden", [square], ["M6 6H9V9H6Z", square]),
    (
        "a circle of arcs or of curves", ["M12 4A8 8 0 0 1 12 20A8 8 0 0 1 12 4Z"],
        ["M12 4C16.418 4 20 7.582 20 12C20 16.418 16.418 20 12 20C7.582 20 4 16.418 4 12C4 7.582 7.582 4 12 4Z"]
    ),
    ("a hair", [square], [square, "M20 8H23V8.002H20Z"]),
]

private func comparison(_ old: GlyphAsset, _ new: GlyphAsset) async -> SetComparison {
    await comparison([old], [new])
}

private func comparison(_ old: [GlyphAsset], _ new: [GlyphAsset]) async -> SetComparison {
    let sets = ChangedSets(old, new)
    return await SetComparison(from: sets.old, to: sets.new)
}

/// A glyph that keeps the paints of its drawing.
private func painted(_ layers: TintedLayer...) -> GlyphAsset {
    GlyphSets.glyph("a", { $0.paint.rendering = .original }) { _ in layers }
}

private func area(_ path: String, _ hex: String, opacity: Double = 1) -> TintedLayer {
    GlyphSets.layer(path, .color(GlyphSets.color(hex).opacity(opacity)))
}

@Test(arguments: same.indices) func `areas that look the same are unchanged`(index: Int) async {
    let (what, old, new) = same[index]
    func glyph(_ areas: [String]) -> GlyphAsset {
        GlyphSets.glyph("a") { _ in areas.map { GlyphSets.layer($0, "label") } }
    }
    let comparison = await comparison(glyph(old), glyph(new))
    #expect(comparison.isEmpty && comparison.unchangedCount == 1, "\(what): \(comparison.summary)")
}

@Test func `another order of layers that do not overlap is not a change`() async {
    let (red, blue) = (area("M2 2H8V8H2Z", "#F00"), area("M14 2H20V8H14Z", "#00F"))
    #expect(await comparison(painted(red, blue), painted(blue, red)).isEmpty)
}

@Test func `a translucent layer over another is their composited colour`() async {
    // Half black upon white is gray.
    let old = painted(area(square, "#FFF"), area(square, "#000", opacity: 0.5))
    let gray = painted(area(square, "#808080"))
    #expect(await comparison(old, gray).isEmpty)
    var red = area(square, "#F00")
    red.groups = [OpacityGroup(id: 0, opacity: 0.5)]
    #expect(await comparison(painted(red), painted(area(square, "#F00", opacity: 0.5))).isEmpty)
    #expect(await comparison(painted(red), gray).changed.first?.isColor == true)
}

@Test func `a shape that changed is reported with its share`() async throws {
    let comparison = await comparison(GlyphSets.glyph("a", square), GlyphSets.glyph("a", "M4 4H20V16H4Z"))
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

@Test(arguments: [
    ([square], ["M4.05 4H20V20H4.05Z"]),  // an edge, by a five hundredth of the picture
    ([square], [square, "M2 1.95A.05 .05 0 0 1 2 2.05A.05 .05 0 0 1 2 1.95Z"]),  // a dot
    (["M4 4H20V20H4ZM8 8V16H16V8Z"], [square]),  // a hole
])
func `a small difference that is visible is a change`(old: [String], new: [String]) async {
    func glyph(_ areas: [String]) -> GlyphAsset {
        GlyphSets.glyph("a") { _ in areas.map { GlyphSets.layer($0, "label") } }
    }
    #expect(await comparison(glyph(old), glyph(new)).changed.count == 1)
}

@Test func `another size is a change and no other shape`() async throws {
    let old = GlyphSets.glyph("a", square)
    var large = old
    for index in large.pictures.indices {
        (large.pictures[index].drawing.width, large.pictures[index].drawing.height) = (32, 32)
    }
    let change = try #require(await comparison(old, large).changed.first)
    #expect(change.isResized && !change.isShape)
    // The same size in finer units is not a change.
    var fine = GlyphSets.glyph("a", "M80 80H400V400H80Z")
    for index in fine.pictures.indices {
        fine.pictures[index].drawing.viewBox = Rect(x: 0, y: 0, width: 480, height: 480)
    }
    #expect(await comparison(old, fine).isEmpty)
}

@Test func `only the style that changed is reported`() async throws {
    let new = GlyphSets.glyph("a") { appearance in
        [GlyphSets.layer(appearance.style == .dark ? "M6 6H18V18H6Z" : square, "label")]
    }
    let change = try #require(await comparison(GlyphSets.glyph("a", square), new).changed.first)
    #expect(change.views.map(\.appearances) == [Appearance.allCases.filter { $0.style == .dark }])
}

@Test func `added and removed assets are reported`() async {
    let old = [GlyphSets.glyph("a", square), GlyphSets.glyph("b", "M6 6H18V18H6Z")]
    let new = [
        GlyphSets.glyph("a", square), GlyphSets.glyph("c", "M9 6H18V18H6Z"), GlyphSets.glyph("c.fill", "M9 6H18V18H6Z"),
    ]
    let comparison = await comparison(old, new)
    #expect(comparison.added.map(\.name) == ["c", "c.fill"])
    #expect(comparison.removed.map(\.name) == ["b"])
    #expect(comparison.summary == "2 added, 1 removed, 1 unchanged")
}

@Test func `an asset that comes back under another name is renamed`() async {
    let old = [GlyphSets.glyph("box", "M4 4H20V20H4ZM6 6V18H18V6Z"), GlyphSets.glyph("box.fill", square)]
    let new = [
        GlyphSets.glyph("crate", "M20 20H4V4H20ZM18 6H6V18H18Z"), GlyphSets.glyph("crate.fill", "M20 4V20H4V4Z"),
    ]
    let comparison = await comparison(old, new)
    #expect(comparison.summary == "2 renamed")
    #expect(comparison.renamed.map(\.kind) == [.renamed(from: "box"), .renamed(from: "box.fill")])
    #expect(comparison.renamed.map(\.name) == ["crate", "crate.fill"])
}

@Test func `a comparison gives the same page with any number of jobs`() async {
    func assets(_ shift: Int) -> [GlyphAsset] {
        (0..<24).map { index in
            GlyphSets.glyph("g\(index)", "M\(2 + index % 7) 4H20V\(12 + (index * shift) % 8)H4Z")
        }
    }
    let sets = ChangedSets(assets(1), assets(3))
    let one = await SetComparison(from: sets.old, to: sets.new, jobs: 1)
    let many = await SetComparison(from: sets.old, to: sets.new, jobs: 8)
    #expect(one.changed.count > 4)
    #expect(one.summary == many.summary)
    let pages = [one, many].map { ReviewSheet(sets.new, since: EarlierState("old", $0)).html }
    #expect(pages[0] == pages[1])
}
