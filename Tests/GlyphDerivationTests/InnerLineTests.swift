import Foundation
import PathGeometry
import Support
import Testing

@testable import GlyphDerivation

/// Lines inside of bodies are traced. A sweep of the inset body with the ink is the judge.
@Suite struct InnerLineTests {
    /// The strokes of some center lines, and the body that they bound.
    private struct Drawing {
        let ink: Path
        let width: Double
        let name: String

        init(_ text: String, width: Double = 2) throws {
            (name, self.width) = (text, width)
            ink = try Path(svg: text).stroked(
                StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.0012)
        }

        var distance: Double { 1.08 * width }
        var body: Path { Path(ink.subpaths.filter { $0.area > 0 }) }
        var faces: [Subpath] { ink.subpaths.filter { $0.area < 0 } }

        var lines: [InnerLine] {
            let boundary = FlatPath(body, tolerance: width / 40)
            return InnerLine.lines(
                of: faces, in: body, boundary: boundary, outlineWidth: distance, strokeWidth: width)
        }

        /// Without what lies along the outline stroke only.
        var swept: Path {
            let rest = body.offset(by: -distance, isNormal: true, tolerance: width / 400).combined(
                with: ink, by: .intersection, tolerance: width / 1600)
            let (tree, boundary) = (ContourTree(rest), FlatPath(body, tolerance: width / 400))
            return Path(
                tree.roots.filter { root in
                    ([root] + tree.nodes[root].children).contains {
                        !tree.nodes[$0].contour.stretches(
                            fartherThan: distance + width / 50, from: boundary, least: width / 16
                        ).isEmpty
                    }
                }.flatMap { tree.path(of: [$0]).subpaths })
        }

        /// The area that only one of two paths has.
        func difference(_ a: Path, _ b: Path) -> Double {
            a.combined(with: b, by: .difference, tolerance: width / 1600).area
                + b.combined(with: a, by: .difference, tolerance: width / 1600).area
        }

        /// Returns the area of the lines, in squares of the stroke width.
        @discardableResult
        func check() -> Double {
            let traced = Path(lines.flatMap(\.path.subpaths))
            #expect(difference(traced, swept) < 0.06 * width * width, "\(name) \(width)")
            return traced.area / (width * width)
        }
    }

    @Test(
        "A line has one opening wherever it meets the outline stroke",
        arguments: [
            ("M3 3h18v18H3zM12 3v18", [2]),
            ("M3 3h18v18H3zM12 3v10", [1]),
            ("M3 3h18v18H3zM3 12h18M12 3v18", [4]),
            ("M3 3h18v18H3zM3 9h18M3 15h18", [2, 2]),
            ("M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20zM12 2v20M2 12h20", [4]),
            ("M3 3h18v18H3zM3 3l18 18", [2]),
            ("M3 5h18v14H3zM3 6l9 7 9-7", [2]),
            ("M3 3h18v18H3z", []),
        ])
    func openings(text: String, counts: [Int]) throws {
        let drawing = try Drawing(text)
        drawing.check()
        #expect(drawing.lines.filter { $0.path.area > 2 }.map(\.openings.count).sorted() == counts)
    }

    @Test(
        "The edge of the inset body leads through narrow places, around corners and around holes",
        arguments: [
            "M2 4h8v6h4V4h8v16h-8v-6h-4v6H2zM6 4v16M18 4v16",  // two lobes, with a neck too narrow for an inset
            "M2 2h20v8h-7v4h7v8H2v-8h7v-4H2zM5 2v20",  // a neck
            "M3 3h18v18H3zM12 3v6a4 4 0 1 1 0 8V21",
            "M12 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM12 2v16",  // corners that point into the body
            "M4 9a8 8 0 1 1 16 0v12H4zM4 12h16M9 12v9",
        ], [1.2, 1.6, 2])
    func edges(text: String, width: Double) throws { try Drawing(text, width: width).check() }

    @Test func linesInRandomBodiesAreThoseOfASweep() throws {
        var area = 0.0
        for seed in seeds(80) {
            var generator = SeededGenerator(seed: seed)
            func radius(_ low: Double) -> Double { .random(in: low...11, using: &generator) }
            let count = Int.random(in: 3...8, using: &generator)
            let corners = (0..<count).map { index in
                let (angle, radius) = (2 * .pi * Double(index) / Double(count), radius(6))
                return Point(12 + radius * cos(angle), 12 + radius * sin(angle))
            }
            var text = "M" + corners.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "z"
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let (a, b) = (corners.randomElement(using: &generator)!, corners.randomElement(using: &generator)!)
                text += "M\(a.x) \(a.y)Q12 12 \(b.x) \(b.y)"
            }
            area += try Drawing(text, width: .random(in: 0.8...2, using: &generator)).check()
        }
        #expect(area > Double(seeds(80).count))
    }
}
