import Markup
import PathGeometry
import Support
import Testing

@testable import GlyphCatalog

/// Whether the weights of a symbol can be interpolated.
@Suite struct VariantComparisonTests {
    /// Why the first group of paths does not fit the second; nil where it does.
    private func difference(_ own: [Path], _ others: [Path]) throws -> String? {
        try difference(own.map { #"<path d="\#(text(of: $0))"/>"# }, others.map { #"<path d="\#(text(of: $0))"/>"# })
    }

    private func difference(_ own: [String], _ others: [String]) throws -> String? {
        let text = "<svg><g>\(own.joined())</g><g>\(others.joined())</g></svg>"
        let document = try XMLReader.read(SourceFile(path: "symbol.svg", text: text))
        let groups = document.root.children
        return VariantComparison(groups[0], with: groups[1], named: "Regular-S").difference?.words
    }

    private func text(of path: Path) -> String {
        path.elements.map { element in
            switch element {
            case .move(let p): "M\(p.x) \(p.y)"
            case .line(let p): "L\(p.x) \(p.y)"
            case .quadratic(let c, let p): "Q\(c.x) \(c.y) \(p.x) \(p.y)"
            case .cubic(let c, let d, let p): "C\(c.x) \(c.y) \(d.x) \(d.y) \(p.x) \(p.y)"
            case .close: "Z"
            }
        }.joined()
    }

    private func random(_ generator: inout SeededGenerator) -> [Path] {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in Path.random(using: &generator) }
    }

    /// Another position for each point.
    private func moved(_ path: Path, _ generator: inout SeededGenerator) -> Path {
        func shifted(_ point: Point) -> Point {
            Point(
                point.x * 1.5 + .random(in: -1...1, using: &generator),
                point.y * 0.8 + .random(in: -1...1, using: &generator))
        }
        var result = Path()
        for element in path.elements {
            switch element {
            case .move(let p): result.move(to: shifted(p))
            case .line(let p): result.line(to: shifted(p))
            case .quadratic(let c, let p): result.quadratic(shifted(c), to: shifted(p))
            case .cubic(let c, let d, let p): result.cubic(shifted(c), shifted(d), to: shifted(p))
            case .close: result.close()
            }
        }
        return result
    }

    /// The elements with a change at an index.
    private func changed(_ path: Path, at index: Int, _ change: (Path.Element, inout Path) -> Void) -> Path {
        var result = Path()
        for (place, element) in path.elements.enumerated() {
            if place == index {
                change(element, &result)
                continue
            }
            switch element {
            case .move(let p): result.move(to: p)
            case .line(let p): result.line(to: p)
            case .quadratic(let c, let p): result.quadratic(c, to: p)
            case .cubic(let c, let d, let p): result.cubic(c, d, to: p)
            case .close: result.close()
            }
        }
        return result
    }

    @Test func `weights that differ in the places of their points fit each other`() throws {
        for seed in seeds(400) {
            var generator = SeededGenerator(seed: seed)
            let regular = random(&generator)
            let black = regular.map { moved($0, &generator) }
            #expect(try difference(black, regular) == nil, "seed \(seed)")
            #expect(try difference(regular, black) == nil, "seed \(seed)")
        }
    }

    @Test func `one more segment is a difference`() throws {
        for seed in seeds(400) {
            var generator = SeededGenerator(seed: seed)
            let regular = random(&generator)
            var black = regular
            let index = Int.random(in: 0..<black.count, using: &generator)
            // Behind a move, where it does not return to the start.
            let moves = black[index].elements.indices.filter { black[index].elements[$0].isMove }
            let move = try #require(moves.randomElement(using: &generator))
            black[index] = changed(black[index], at: move) { element, path in
                guard case .move(let point) = element else { return }
                path.move(to: point)
                path.line(to: Point(point.x + 5, point.y + 3))
            }
            let words = try #require(try difference(black, regular), "seed \(seed)")
            #expect(words.contains("segment"), "\(words)")
            #expect(regular.count == 1 || words.contains("path \(index + 1)"), "\(words)")
        }
    }

    @Test func `a curve in the place of a line is a difference`() throws {
        for seed in seeds(400) {
            var generator = SeededGenerator(seed: seed)
            var regular = random(&generator)
            // A line that does not return to the start.
            regular[0].move(to: Point(1, 1))
            regular[0].line(to: Point(20, 2))
            regular[0].line(to: Point(20, 20))
            regular[0].close()
            var black = regular
            black[0] = changed(black[0], at: black[0].elements.count - 3) { _, path in
                path.cubic(Point(5, 5), Point(9, 5), to: Point(20, 2))
            }
            let words = try #require(try difference(black, regular), "seed \(seed)")
            #expect(words.contains("a curve as segment 1 of") && words.hasSuffix("has a line"), "\(words)")
        }
    }

    @Test func `a path or a subpath more is a difference`() throws {
        for seed in seeds(400) {
            var generator = SeededGenerator(seed: seed)
            let regular = random(&generator)
            let more = regular + [Path.rectangle(0, 0, 2, 2)]
            let count = counted(more.count, "path")
            #expect(try difference(more, regular) == "has \(count), and 'Regular-S' has \(regular.count)")
            var black = regular
            for subpath in Path.rectangle(0, 0, 2, 2).subpaths { black[0].append(subpath) }
            #expect(try difference(black, regular)?.contains("subpath") == true, "seed \(seed)")
        }
    }

    @Test func `the same data may be written otherwise`() throws {
        let regular = [#"<path d="M0 0L10 0L10 10L0 10Z"/>"#]
        for data in [
            "m0 0h10v10h-10z", "M0,0 10,0 10,10 0,10z", "M0 0H10V10H0L0 0Z", "M0 0H10V10H0V0.01Z", "M0 0H10V10H0M5 5",
        ] {
            #expect(try difference([#"<path d="\#(data)"/>"#], regular) == nil, "\(data)")
            #expect(try difference(regular, [#"<path d="\#(data)"/>"#]) == nil, "\(data)")
        }
        #expect(try difference([#"<g><path d="M0 0L10 0L10 10L0 10Z"/></g>"#], regular) == nil)
        #expect(try difference([#"<path d="M0 0L10 0L10 10Z"/>"#], regular) != nil)
        #expect(try difference([#"<rect width="10" height="10"/>"#], regular)?.contains("'rect'") == true)
    }

    @Test func `broken data is not compared`() throws {
        #expect(try difference([#"<path d="M0 0L10 0Q"/>"#], [#"<path d="M0 0L10 0L10 10L0 10Z"/>"#]) == nil)
    }
}

extension Path.Element {
    fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
