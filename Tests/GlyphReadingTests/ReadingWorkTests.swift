import PathGeometry
import Support
import Testing

/// Repeated content of a drawing, or the areas that it needs, are counted as they are drawn, and refused where they are
/// too many. The limit is lower here, so that the drawings are small.
@Suite struct ReadingWorkTests {
    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
    private static let uses = times(300, "<use href='#a'/>")
    private static let blank = times(40_000, " ")

    private static let polygon: String = {
        var random = SeededGenerator(seed: 3)
        func number() -> Int { Int.random(in: 1...23, using: &random) }
        return "M" + (0..<300).map { _ in "\(number()) \(number()).5" }.joined(separator: " ") + "z"
    }()

    static let bodies: [String] = [
        // Elements, and all of their attributes, once more for each reference.
        "<defs><g id='a'>\(times(300, "<title/>"))</g></defs>\(uses)",
        "<defs><g id='a'>\(times(300, "<g/>"))</g></defs>\(uses)",
        "<defs><path id='a' d='\(blank)'/></defs>\(uses)",
        "<defs><polygon id='a' points='\(blank)'/></defs>\(uses)",
        "<defs><g id='a' transform='\(times(400, "scale(1)"))'/></defs>\(uses)",
        "<defs><g id='a' style='\(times(400, "fill:red;"))'/></defs>\(uses)",
        "<defs><g id='a' systemLanguage='\(times(4000, "de,"))'/></defs>\(uses)",
        "<defs><g id='a'><switch>\(times(300, "<g systemLanguage='de'/>"))</switch></g></defs>\(uses)",
        "<defs><text id='a'>\(blank)</text></defs>\(uses)",
        "<defs><marker id='a'>\(times(100, "<g/>"))</marker></defs>"
            + "<path marker-mid='url(#a)' d='M0 0\(times(300, "h.1"))'/>",
        // Lists that each shape keeps.
        "<linearGradient id='a'>\(times(300, "<stop/>"))</linearGradient>\(times(100, "<path fill='url(#a)' d='M1 1h9v9z'/>"))",
        "<g stroke='red' stroke-dasharray='\(times(3000, "9 "))'>\(times(300, "<path d='M1 1h9'/>"))</g>",
        "<g style='\((0..<300).map { "--a\($0):red;" }.joined())'>\(times(300, "<g style='--b:red'/>"))</g>",
        times(200, "<g opacity='.9'>") + times(40, "<path d='M1 1h9v9z'/>") + times(200, "</g>"),
        "<path stroke='red' stroke-dasharray='.001' d='M0 0h20'/>",
        // Boxes that are measured for each element around them.
        "<clipPath id='a' clipPathUnits='objectBoundingBox'><path d='M0 0h1v1H0z'/></clipPath>"
            + times(40, "<g clip-path='url(#a)'>") + times(40, "<path d='M1 1h9v9z'/>") + times(40, "</g>"),
        // Areas.
        "<clipPath id='a'><path clip-rule='evenodd' d='\(polygon)'/></clipPath><path clip-path='url(#a)' d='M1 1h9v9z'/>",
        "<clipPath id='a'><path d='\(polygon)'/><path d='\(polygon)'/></clipPath><path clip-path='url(#a)' d='M1 1h9v9z'/>",
        "<mask id='a'><path fill='#fff' d='\(polygon)'/></mask><path mask='url(#a)' d='M1 1h9v9z'/>",
        "<path fill='none' stroke='red' transform='scale(1 2)' d='\(polygon)'/>",
        "<pattern id='a' width='9' height='9'><path d='M1 1h9v9z'/></pattern><path fill='url(#a)' d='\(polygon)'/>",
    ]

    @Test(arguments: bodies) func `a drawing that takes too many steps to read is refused`(body: String) throws {
        var found: String?
        _ = WorkLimit.run(upTo: 10_000) { found = limit(body) }
        #expect(found == "refused: reading what is drawn takes more than 20000000 steps")
        // Its own limit is far above that.
        #expect(limit(body) == nil)
    }
}
