import Foundation
import GlyphModel
import GlyphReview
import Markup
import PathGeometry
import SemanticColor
import Testing

private let location = SourceFile(path: "manifest.xml", bytes: []).location(at: 0)

/// A square whose size distinguishes it from all others.
private func drawing(_ number: Int) -> Drawing {
    let side = 4 + Double(number) / 64
    var path = Path()
    path.move(to: Point(4, 4))
    path.line(to: Point(4 + side, 4))
    path.line(to: Point(4 + side, 4 + side))
    path.line(to: Point(4, 4 + side))
    path.close()
    return Drawing(
        width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
        layers: [TintedLayer(path: path, paint: .role("label", opacity: 1))])
}

private func set(
    _ count: Int, groups: Int = 1, appearances: [Appearance] = [.light, .dark], name: String = "glyph"
) -> GlyphSet {
    let assets = (0..<count).map { number in
        var settings = GlyphSettings()
        settings.geometry.appearances = appearances
        let group = groups == 0 ? [] : [GroupName("Group \(number * groups / max(count, 1))")]
        let entry = GlyphEntry(
            name: "\(name)-\(number)", source: "a.svg", groups: group, location: location, settings: settings)
        let pictures = appearances.map {
            GlyphAsset.Rendition(appearance: $0, form: .outline, tint: "label", drawing: drawing(number))
        }
        return GlyphAsset(name: entry.name, entry: entry, pictures: pictures)
    }
    return GlyphSet(assets: assets, palette: .system(.ios26))
}

private struct PageContent {
    var texts: [String] = []
    /// Frames of the drawings, in points.
    var drawings: [Rect] = []
    /// The fill of each shape, and its path.
    var fills: [String] = []
    var paths: [String] = []
    /// Of the texts.
    var baselines: [Double] = []
    var titleSize: Double?
    var size = Paper(width: 0, height: 0)
    /// The colour behind everything.
    var paper: String?

    init(_ sheet: ContactSheet, _ page: Int) throws {
        let document = try XMLReader.read(SourceFile(path: "page.svg", bytes: sheet.svg(page: page)))
        let box = document.root["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
        if box.count == 4 { size = Paper(width: box[2], height: box[3]) }
        paper = document.root.children.first { $0.name == "rect" }?["fill"]
        titleSize = document.root.children.first { $0.name == "text" }?["font-size"].flatMap { Double($0) }
        gather(document.root)
    }

    private mutating func gather(_ element: Element) {
        if element.name == "text" {
            texts.append(element.text)
            baselines.append(element["y"].flatMap { Double($0) } ?? .nan)
        }
        if element.name == "svg", element["x"] != nil {
            let values = ["x", "y", "width", "height"].compactMap { element[$0].flatMap(Double.init) }
            drawings.append(Rect(x: values[0], y: values[1], width: values[2], height: values[3]))
            fills.append(element.children.first?["fill"] ?? "")
            paths.append(element.children.first?["d"] ?? "")
        }
        for child in element.children { gather(child) }
    }
}

private func contents(_ sheet: ContactSheet) throws -> [PageContent] {
    try (0..<sheet.pageCount).map { try PageContent(sheet, $0) }
}

@Test(arguments: [1, 5, 65, 66, 67, 400], [1, 6, 13])
func `a contact sheet shows each asset once in each appearance`(count: Int, columns: Int) throws {
    let pages = try contents(ContactSheet(set(count, groups: 3), columns: columns))
    let texts = pages.flatMap(\.texts)
    for number in 0..<count {
        // A long name is broken after its joint.
        let whole = texts.count { $0 == "glyph-\(number)" }
        #expect(whole == 1 || (whole == 0 && texts.contains("\(number)") && columns == 13))
    }
    let shown = Dictionary(grouping: pages.flatMap { zip($0.paths, $0.fills) }) { $0.0 }
    #expect(shown.count == count)
    for (_, pair) in shown { #expect(pair.map(\.1) == ["#000000", "#FFFFFF"]) }
}

@Test(arguments: [Paper.a4, .letter], [1, 4, 6, 16])
func `drawings on a contact sheet stay within the margins and do not overlap`(paper: Paper, columns: Int) throws {
    let sheet = ContactSheet(
        set(300, groups: 7, appearances: [.light, .dark, .lightHigh, .darkHigh]), on: .pages(paper), columns: columns)
    let pages = try contents(sheet)
    #expect(pages.reduce(0) { $0 + $1.drawings.count } == 1200)
    for page in pages {
        let inner = Rect(x: 36, y: 36, width: paper.width - 72, height: paper.height - 72)
        for frame in page.drawings { #expect(inner.contains(frame)) }
        let sorted = page.drawings.sorted { $0.minY < $1.minY }
        for (index, frame) in sorted.enumerated() {
            let below = sorted[(index + 1)...].prefix { $0.minY < frame.maxY }
            for other in below { #expect(!frame.insetBy(0.01).intersects(other)) }
        }
    }
}

@Test func pagesAreNumberedAndAsManyAsTheRowsNeed() throws {
    let sheet = ContactSheet(set(1776, groups: 0))
    #expect(sheet.pageCount == 27)
    for (index, page) in try contents(sheet).enumerated() {
        #expect(page.texts.last == "\(index + 1) / 27")
        let assets = index < 26 ? 66 : 1776 - 26 * 66
        #expect(page.drawings.count == 2 * assets)
    }
    #expect(ContactSheet(set(0)).pageCount == 1)
    #expect(try contents(ContactSheet(set(0)))[0].texts.contains("There are no assets."))
}

@Test func aContinuedGroupIsMarkedAndAHeadingIsNeverAlone() throws {
    let pages = try contents(ContactSheet(set(300, groups: 2)))
    #expect(pages[1].texts.contains("continued"))
    for page in pages where page.texts.contains("Group 1") { #expect(!page.drawings.isEmpty) }
    for number in 0..<60 {
        // Group 1 begins lower and lower on the page, until it moves to the next.
        let assets =
            set(number + 1).assets
            + set(3, name: "last").assets.map { asset in
                var asset = asset
                asset.entry.groups = [GroupName("Last")]
                return asset
            }
        let sheet = ContactSheet(GlyphSet(assets: assets, palette: .system(.ios26)))
        let page = try #require(contents(sheet).first { $0.texts.contains("Last") })
        #expect(page.texts.contains("last-0"))
    }
}

@Test func `the summary of a contact sheet names the appearances that it shows`() throws {
    func summary(_ appearances: [Appearance]) throws -> String {
        try contents(ContactSheet(set(2, appearances: appearances)))[0].texts[1]
    }
    #expect(try summary([.light]) == "2 assets")
    #expect(try summary([.light, .dark]) == "2 assets · light on the left, dark on the right")
    #expect(
        try summary([.light, .dark, .lightHigh, .darkHigh])
            == "2 assets · light on the left, dark on the right, high contrast below")
}

@Test func `a long name on a contact sheet is broken into lines and complete`() throws {
    let name = "a-name-of-MANY-wide-words-" + String(repeating: "W", count: 60) + "-字形"
    let texts = try contents(ContactSheet(set(1, name: name), columns: 8))[0].texts
    #expect(texts.dropFirst(4).dropLast().joined() == name + "-0")
}

@Test func namesAreEscapedAndTheBytesAreTheSameEachTime() throws {
    var named = set(40, groups: 2, name: "<&\">")
    named.title = "A & B"
    let sheet = ContactSheet(named)
    #expect(try contents(sheet)[0].texts.contains("<&\">-0"))
    #expect(sheet.title == "A & B" && sheet.svg(page: 0) == ContactSheet(named).svg(page: 0))
}

private let unbounded = ContactMedium.picture(longestSide: 100_000, largestArea: 1e10)

extension PageContent {
    /// From the left and right edges, and from the lowest text to the lower one.
    fileprivate var distances: (left: Double, right: Double, below: Double) {
        // A background is larger than its drawing, by this part of the drawing's side on each side.
        let around = (1 / 0.56 - 1) / 2
        let left = drawings.map { $0.minX - around * $0.width }.min() ?? 0
        let right = drawings.map { $0.maxX + around * $0.width }.max() ?? 0
        return (left, size.width - right, size.height - (baselines.max() ?? 0))
    }
}

@Test(arguments: [2, 17, 124, 900], [nil, Appearance.Style.dark])
func aPictureEndsWhereItsContentEnds(count: Int, style: Appearance.Style?) throws {
    for columns in [nil, 5, 24] {
        let sheet = ContactSheet(set(count, groups: 2), on: unbounded, style: style, columns: columns)
        #expect(sheet.pageCount == 1)
        let picture = try contents(sheet)[0]
        #expect(sheet.size(ofPage: 0) == picture.size)
        #expect(
            picture.size.width == picture.size.width.rounded() && picture.size.height == picture.size.height.rounded())
        let distances = picture.distances
        #expect(abs(distances.left - 24) < 0.01)
        // A group of one or two is narrower than the title's least width.
        if count > 6 { #expect((23.9...25.1).contains(distances.right), "\(distances)") }
        #expect((24...28).contains(distances.below), "\(distances)")
        #expect(!picture.texts.contains("1 / 1"))
    }
}

@Test(arguments: [300, 900]) func aPictureOfManyIsNotMuchTallerThanWide(count: Int) throws {
    for style in [nil, Appearance.Style.light] {
        let size = ContactSheet(set(count, groups: 0), on: unbounded, style: style).size(ofPage: 0)
        let most = style == nil ? 16 * 89 + 36.0 : 24 * 67 + 36
        #expect(size.height <= 1.5 * size.width || size.width == most, "\(size)")
    }
}

@Test(arguments: [(1500.0, 1e9), (1e5, 250_000)])
func `a contact sheet that is too large for one picture is split into several`(side: Double, area: Double) throws {
    let sheet = ContactSheet(
        set(90, groups: 2), on: .picture(longestSide: side, largestArea: area), columns: 2)
    let pages = try contents(sheet)
    #expect(pages.count > 1)
    for (index, page) in pages.enumerated() {
        #expect(max(page.size.width, page.size.height) <= side && page.size.width * page.size.height <= area)
        #expect(page.texts.last == "\(index + 1) / \(pages.count)")
        #expect(page.drawings.allSatisfy { $0.maxY < page.size.height - 24 })
    }
    #expect(pages.reduce(0) { $0 + $1.drawings.count } == 180)
}

@Test(arguments: Appearance.Style.allCases, [[Appearance.light], [.light, .dark], [.light, .darkHigh]])
func aSheetOfOneStyleShowsEveryAssetInIt(style: Appearance.Style, appearances: [Appearance]) throws {
    for medium in [unbounded, .pages(.a4)] {
        let page = try contents(ContactSheet(set(3, appearances: appearances), on: medium, style: style))[0]
        let count = appearances.contains(.darkHigh) ? 6 : 3
        #expect(page.fills == Array(repeating: style == .dark ? "#FFFFFF" : "#000000", count: count))
        #expect(page.paper == (style == .dark ? "#000000" : "#FFFFFF"))
        #expect(page.texts[1].hasPrefix("3 assets · \(style.rawValue)"))
    }
}

@Test func `columns align for assets with different appearances`() throws {
    let mixed =
        set(7, appearances: [.light]).assets + set(7).assets
        + set(7, appearances: [.light, .dark, .lightHigh, .darkHigh]).assets
    for medium in [unbounded, .pages(.a4)] {
        let sheet = ContactSheet(GlyphSet(assets: mixed, palette: .system(.ios26)), on: medium, columns: 7)
        let page = try contents(sheet)[0]
        #expect(Set(page.drawings.map { ($0.minX * 100).rounded() }).count == 14)
        #expect(page.drawings.count == 14 + 14 + 28)
    }
}

@Test func aTitleFitsIntoItsWidth() throws {
    let words = String(repeating: "A title of many words ", count: 12)
    func size(_ title: String, _ medium: ContactMedium) throws -> Double {
        var one = set(1)
        one.title = title
        return try #require(contents(ContactSheet(one, on: medium))[0].titleSize)
    }
    #expect(try size("Acme icons", .pages(.a4)) == 28 && size("Acme icons", unbounded) == 14)
    for (medium, width) in [(ContactMedium.pages(.a4), 523.0), (unbounded, 160)] {
        // No letter is narrower than a quarter of its size.
        #expect(try size(words, medium) * 0.25 * Double(words.count) < width)
    }
}

@Test(arguments: [1, 2, 6, 24, 900], [nil, Appearance.Style.light])
func `the title of a picture is no larger than a glyph, and smaller on a narrow picture`(
    count: Int, style: Appearance.Style?
) throws {
    var titled = set(count)
    titled.title = "Abc"
    let sheet = ContactSheet(titled, on: unbounded, style: style)
    let picture = try contents(sheet)[0]
    let size = try #require(picture.titleSize)
    let glyph = try #require(picture.drawings.first).height
    // No common font has taller capitals than DejaVu Sans: 0.73 of its size.
    #expect(0.73 * size < glyph && size <= glyph + 0.001 && size <= 28)
    #expect(size <= max(14, (picture.size.width - 48) / 24 + 0.001))
    // Headings, the largest text below it, have 11 points.
    #expect(size >= 14)
    // The lines of the head do not overlap each other, nor the glyphs.
    let glyphs = try #require(picture.drawings.map(\.minY).min())
    let head = picture.baselines.filter { $0 < glyphs }
    #expect(head.count >= 3 && head[0] >= 24 + 0.73 * size)
    for (upper, lower) in zip(head, head.dropFirst()) where upper != lower { #expect(lower - upper > 10.9) }
}

@Test func `the title of a picture grows with the number of its columns`() throws {
    let sizes = try (1...8).map { columns in
        let sheet = ContactSheet(set(8, groups: 0), on: unbounded, style: .light, columns: columns)
        return try #require(contents(sheet)[0].titleSize)
    }
    #expect(sizes == sizes.sorted() && sizes[0] == 14 && sizes[7] > 20)
}

@Test func bookmarksAreTheHeadingsOfTheGroups() throws {
    let sheet = ContactSheet(set(300, groups: 4))
    let pages = try contents(sheet)
    #expect(pages.count > 3 && sheet.bookmarks.map(\.title) == (0..<4).map { "Group \($0)" })
    for bookmark in sheet.bookmarks {
        let index = try #require(pages[bookmark.page].texts.firstIndex(of: bookmark.title))
        #expect(pages[bookmark.page].texts[index + 1] == "75")
        #expect(abs(pages[bookmark.page].baselines[index] - 12 - bookmark.y) < 0.01)
    }
    #expect(sheet.bookmarks.allSatisfy { $0.letters.isEmpty })
    #expect(ContactSheet(set(3, groups: 0)).bookmarks.isEmpty)
}

/// One asset of each name, all in one group or in none.
private func set(of names: [String], in group: String?) -> [GlyphAsset] {
    zip(names, set(names.count).assets).map { name, asset in
        var asset = asset
        (asset.name, asset.entry.name) = (name, name)
        asset.entry.groups = group.map { [GroupName($0)] } ?? []
        return asset
    }
}

/// Different names: as many in turn for each beginning.
private func names(_ beginnings: [String], _ count: Int) -> [String] {
    (0..<count).map { "\(beginnings[$0 * beginnings.count / count])\($0)" }
}

@Test(arguments: ["Large", nil]) func `a group of 200 or more has letters in the outline`(group: String?) throws {
    let beginnings = [
        ("1-", "#"), ("a", "A"), ("B", "B"), ("e\u{301}", "E"), ("\u{E9}", "\u{C9}"), ("ж", "Ж"), ("z", "Z"),
        ("字", "字"),
    ]
    let many = names(beginnings.map(\.0) + ["_"], 300)
    let small = group == nil ? [] : set(of: names(["a", "b"], 199), in: "Small")
    let sheet = ContactSheet(GlyphSet(assets: small + set(of: many, in: group), palette: .system(.ios26)))
    let pages = try contents(sheet)
    let found: [ContactBookmark]
    if group == nil {
        found = sheet.bookmarks
    } else {
        #expect(sheet.bookmarks.map(\.title) == ["Small", "Large"])
        #expect(try #require(sheet.bookmarks.first).letters.isEmpty)
        found = try #require(sheet.bookmarks.last).letters
    }
    #expect(found.map(\.title) == beginnings.map(\.1))
    #expect(Set(found.map(\.page)).count > 3 && found.map(\.page) == found.map(\.page).sorted())
    for ((beginning, _), bookmark) in zip(beginnings, found) {
        let first = try #require(many.first { $0.unicodeScalars.starts(with: beginning.unicodeScalars) })
        let page = pages[bookmark.page]
        let index = try #require(page.texts.firstIndex { $0.unicodeScalars.elementsEqual(first.unicodeScalars) })
        // The row of the glyph is the first one below the place.
        #expect(bookmark.y < page.baselines[index] && page.baselines[index] - bookmark.y < 70)
        #expect(bookmark.letters.isEmpty)
    }
}

@Test func `a letter that a group has in several places leads to the first`() throws {
    let many = names(["b", "a", "b", "a"], 240)
    let sheet = ContactSheet(GlyphSet(assets: set(of: many, in: "All"), palette: .system(.ios26)))
    let letters = try #require(sheet.bookmarks.first).letters
    #expect(letters.map(\.title) == ["B", "A"])
    let pages = try contents(sheet)
    #expect(pages[letters[0].page].texts.contains("b0") && pages[letters[1].page].texts.contains("a60"))
}

@Test func `the outline has letters from as many glyphs on as the interactive sheet`() throws {
    let page = ReviewSheet(set(1)).html
    #expect(page.contains("const hundreds = \(ContactBookmark.letteredCount);"))
    for (count, letters) in [(199, []), (200, ["G"])] {
        #expect(try #require(ContactSheet(set(count)).bookmarks.first).letters.map(\.title) == letters)
    }
}
