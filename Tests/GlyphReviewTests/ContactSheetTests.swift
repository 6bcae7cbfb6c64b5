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
    let variants = (0..<count).map { number in
        var settings = GlyphSettings()
        settings.appearances = appearances
        let group = groups == 0 ? [] : [GroupName("Group \(number * groups / max(count, 1))")]
        let entry = GlyphEntry(
            name: "\(name)-\(number)", source: "a.svg", groups: group, location: location, settings: settings)
        let pictures = appearances.map {
            Variant.Picture(appearance: $0, form: .outline, tint: "label", drawing: drawing(number))
        }
        return Variant(name: entry.name, entry: entry, pictures: pictures)
    }
    return GlyphSet(variants: variants, palette: .system(.ios26))
}

private struct PageContent {
    var texts: [String] = []
    /// Frames of the drawings, in points.
    var drawings: [Rect] = []
    /// What each is drawn with, and its path.
    var fills: [String] = []
    var paths: [String] = []

    init(_ sheet: ContactSheet, _ page: Int) throws {
        let document = try XMLReader.read(SourceFile(path: "page.svg", bytes: sheet.svg(page: page)))
        gather(document.root)
    }

    private mutating func gather(_ element: Element) {
        if element.name == "text" { texts.append(element.text) }
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
func everyAssetStandsOnceInEachAppearance(count: Int, columns: Int) throws {
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
func nothingLeavesThePageOrLiesOnAnother(paper: Paper, columns: Int) throws {
    let sheet = ContactSheet(
        set(300, groups: 7, appearances: [.light, .dark, .lightHigh, .darkHigh]), paper: paper, columns: columns)
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
        let variants =
            set(number + 1).variants
            + set(3, name: "last").variants.map { variant in
                var variant = variant
                variant.entry.groups = [GroupName("Last")]
                return variant
            }
        let sheet = ContactSheet(GlyphSet(variants: variants, palette: .system(.ios26)))
        let page = try #require(contents(sheet).first { $0.texts.contains("Last") })
        #expect(page.texts.contains("last-0"))
    }
}

@Test func theKeyNamesWhatThereIs() throws {
    func summary(_ appearances: [Appearance]) throws -> String {
        try contents(ContactSheet(set(2, appearances: appearances)))[0].texts[1]
    }
    #expect(try summary([.light]) == "2 assets")
    #expect(try summary([.light, .dark]) == "2 assets · light on the left, dark on the right")
    #expect(
        try summary([.light, .dark, .lightHigh, .darkHigh])
            == "2 assets · light on the left, dark on the right, high contrast below")
}

@Test func longNamesAreBrokenAndWhole() throws {
    let name = "a-name-of-MANY-wide-words-" + String(repeating: "W", count: 60) + "-字形"
    let texts = try contents(ContactSheet(set(1, name: name), columns: 8))[0].texts
    #expect(texts.dropFirst(4).dropLast().joined() == name + "-0")
}

@Test func namesAreEscapedAndTheBytesAreTheSameEachTime() throws {
    let named = set(40, groups: 2, name: "<&\">")
    let sheet = ContactSheet(named, title: "A & B")
    #expect(try contents(sheet)[0].texts.contains("<&\">-0"))
    #expect(sheet.svg(page: 0) == ContactSheet(named, title: "A & B").svg(page: 0))
}
