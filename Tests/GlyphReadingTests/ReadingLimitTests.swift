import GlyphModel
import GlyphReading
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

func limit(_ body: String) -> String? {
    diagnostics(body).first { $0.id == "limit" }?.message
}

/// Ten of each in the next: 10^count instances.
private func bomb(_ count: Int) -> String {
    let uses = (1...count).map { level in
        "<g id='u\(level)'>" + String(repeating: "<use href='#u\(level - 1)'/>", count: 10) + "</g>"
    }
    return "<defs><path id='u0' d='M4 4h1v1z'/>\(uses.joined())</defs><use href='#u\(count)'/>"
}

@Test func nestedUseStopsAtTheLimitOfReferences() {
    #expect(limit(bomb(9)) == "refused: more than 50000 references")
}

@Test func aThousandInstancesAreFine() throws {
    #expect(try layers(bomb(3)).count == 1000)
}

@Test func aChainOfUsesStopsAtTheLimitOfDepth() {
    let chain = (1...400).map { "<use id='u\($0)' href='#u\($0 - 1)'/>" }.joined()
    #expect(
        limit("<defs><path id='u0' d='M4 4h1v1z'/>\(chain)</defs><use href='#u400'/>")
            == "refused: elements are nested deeper than 256")
}

@Test func aSheetStopsAtTheLimitOfRules() {
    let rules = String(repeating: "a{}", count: ReadingLimits.rules + 1)
    #expect(limit("<style>\(rules)</style>") == "refused: more than 10000 style rules")
}

@Test func aGlyphStopsAtTheLimitOfSegments() {
    let path = "<path id='p' d='M0 0" + String(repeating: "h1v1", count: 100_000) + "'/>"
    #expect(limit("\(path)<use href='#p'/><use href='#p'/>") == "refused: more than 500000 path segments")
}

@Test func aPathStopsAtTheLimitOfSegments() {
    let path = "<path d='M0 0" + String(repeating: "h1v1", count: 250_001) + "'/>"
    #expect(limit(path)?.contains("500000 segments") == true)
}

@Test func aStrokeStopsAtTheLimitOfDashes() {
    let path = "<path d='M0 0H99' stroke='red' stroke-dasharray='1e-7'/>"
    #expect(limit(path)?.contains("200000 dashes") == true)
}

@Test(arguments: [
    "<path d='M-1e308 0L1e308 0L1e308 1e308z'/>", "<path d='M0 0H1e13V4z'/>",
    "<g transform='scale(1e9)'><path d='M0 0H1e9V4z'/></g>", "<path d='M0 0H9' stroke='red' stroke-width='1e13'/>",
    // Of a clip, in its own space and through its transform, and of one that is relative to a box.
    "<clipPath id='c'><path d='M3 3L1.7e308 9 3 9z'/></clipPath><path clip-path='url(#c)' d='M0 0H9V9z'/>",
    "<clipPath id='c' transform='scale(1e9)'><path d='M0 0H1e9V9z'/></clipPath><path clip-path='url(#c)' d='M0 0H9V9z'/>",
    "<clipPath id='c'><use href='#u'/></clipPath><path id='u' d='M0 0H1e13V9z'/><path clip-path='url(#c)' d='M0 0H9V9z'/>",
    "<clipPath id='c' clipPathUnits='objectBoundingBox'><path d='M0 0H1e12V1z'/></clipPath><path clip-path='url(#c)' d='M0 0H9V9z'/>",
])
func coordinatesBeyondTheLimitAreRefused(body: String) {
    #expect(limit(body) != nil)
}

@Test func aLongSelectorIsRefusedNotFollowed() {
    let selector = String(repeating: "g ", count: 5000) + "path"
    #expect(ids("<style>\(selector){fill:red}</style><path d='M0 0H9V9z'/>") == ["unsupported-style"])
}

@Test func selectorsOfManyDescendantsAreMatchedWithoutSearchingBack() throws {
    // With backtracking this takes 2^30 steps.
    let selector = String(repeating: "g ", count: 30) + "rect>g " + String(repeating: "g ", count: 25) + "path"
    let body = String(repeating: "<g>", count: 200) + "<path d='M0 0H9V9z'/>" + String(repeating: "</g>", count: 200)
    #expect(try layers("<style>\(selector){fill:red}</style>" + body).first?.fill?.paint == .color(.black))
}

@Test func diagnosticsOfOneFileAreCountedBeyondAHundred() {
    let body = (0..<150).map { "<rect id='i\($0)' x='q' width='1' height='1'/>" }.joined()
    let found = diagnostics(body)
    #expect(found.count == ReadingLimits.diagnostics + 1)
    #expect(found.last?.message == "50 more diagnostics are not shown")
}

@Test func selectorsStopAtTheLimitOfComparisons() {
    let rules = (0..<2000).map { "g .c\($0) path{fill:red}" }.joined()
    let paths = String(repeating: "<path class='c1' d='M1 1h9v9z'/>", count: 30)
    let depth = (String(repeating: "<g>", count: 100), String(repeating: "</g>", count: 100))
    #expect(limit("<style>\(rules)</style>\(depth.0)\(paths)\(depth.1)")?.contains("5000000 comparisons") == true)
    #expect(limit("<style>\(rules)</style>\(paths)") == nil)
    let classes = (0..<20_000).map { "k\($0)" }.joined(separator: " ")
    #expect(limit("<style>.a path{fill:red}</style><path class='\(classes)' d='M1 1h9v9z'/>") == nil)
}

/// A slip of a tool: the picture is its visible part, with a warning.
@Test(arguments: ["1e5", "1e8", "-1e11"]) func `segments far outside the view box are removed with a warning`(
    far: String
) throws {
    let body =
        "<path d='M4 4h16v16H4zM\(far) 4h2v2h-2z' fill='none' stroke='red' stroke-width='2'/>"
        + "<path d='M4 4h4v4H4L\(far) 9z' clip-path='url(#c)'/><clipPath id='c'><path d='M0 0H\(far.replacing("-", with: ""))V24H0z'/></clipPath>"
    #expect(ids(body) == ["far-outside", "far-outside"])
    let near = try layers(body)
    #expect(near.map(\.fill).map { $0 != nil } == [false, true])
    for layer in near { #expect(layer.path.bounds.map { max(abs($0.minX), abs($0.maxX)) < 1000 } == true) }
    #expect(near[0].path.subpaths.count == 1)
}

@Test func aStrokeFarWiderThanThePictureCoversIt() throws {
    let wide = try #require(try layers("<path d='M4 12h16' stroke='red' stroke-width='1e9'/>").first)
    let width = try #require(wide.stroke?.style.width)
    #expect(width > 24 * 3 && width < 1000)
    // Dashes stay where they are.
    let dashed = try #require(
        try layers("<path d='M-996 12H1000' stroke='red' stroke-width='2' stroke-dasharray='3 2'/>").first)
    #expect(dashed.stroke?.style.dash == nil)
    #expect(
        dashed.path.subpaths.contains {
            $0.start.distance(to: Point(4, 12)) < 1e-6 && $0.end.distance(to: Point(7, 12)) < 1e-6
        })
}
