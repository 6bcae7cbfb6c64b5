import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphFormats
@testable import GlyphModel

/// The code of a picture for Compose, whose paths are squares of different sizes.
@Suite struct ComposeTests {
    private static func drawing(_ count: Int, _ paint: (Int) -> TintedLayer.Paint) -> Drawing {
        var drawing = GlyphSets.drawing([])
        drawing.layers = (0..<count).map { TintedLayer(path: GlyphSets.square(1 + Double($0) / 100), paint: paint($0)) }
        return drawing
    }

    private static func red(_ count: Int) -> Drawing { drawing(count) { _ in .role("red", opacity: 1) } }

    private static func fades(_ count: Int, stops: Int) -> Drawing {
        drawing(count) { number in
            let stops = (0..<stops).map {
                Gradient.Stop(
                    offset: Double($0) / Double(stops), color: Color(bytes: UInt8($0 % 256), UInt8(number % 256), 7))
            }
            return .original(.gradient(Gradient(shape: .linear(from: Point(0, 0), to: Point(9, 9)), stops: stops)))
        }
    }

    private func code(_ light: Drawing, dark: Drawing? = nil) throws -> String {
        let asset = GlyphSets.asset("map", [(.light, light)] + (dark.map { [(.dark, $0)] } ?? []))
        let files = try GlyphSets.files(.compose, [asset], options: ["kind": "image-vector"])
        return GlyphSets.text(files.first { $0.path == "glyphs/Map.kt" })
    }

    /// The data of the paths in the text, in order.
    private func data(_ code: some StringProtocol) -> [String] {
        code.split(separator: "addPathNodes(\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    /// The bodies of the functions that add paths.
    private func parts(_ code: String) -> [Substring] { code.split(separator: "private fun ").dropFirst().map { $0 } }

    @Test func aHundredPathsAreOneChainOfCalls() throws {
        let code = try code(Self.red(100))
        #expect(data(code).count == 100 && parts(code).isEmpty)
        #expect(code.hasSuffix("            fill = SolidColor(colors.red)\n        )\n        .build()\n"))
    }

    @Test func morePathsAreAddedByFunctionsInStatements() throws {
        let code = try code(Self.red(101))
        let start = """
                    viewportHeight = 24f
                )
                    .addPaths1(colors)
                    .build()

            private fun ImageVector.Builder.addPaths1(colors: GlyphColors): ImageVector.Builder {
                addPath(
                    pathData = addPathNodes("M2,2h1v1H2z"),
                    fill = SolidColor(colors.red)
                )
                addPath(

            """
        #expect(code.contains(start), "\(code.prefix(1200))")
        #expect(code.hasSuffix("        fill = SolidColor(colors.red)\n    )\n    return this\n}\n"))
        #expect(data(code).count == 101)
    }

    /// A path of one colour has 40 bytes.
    @Test func aThousandPathsAreInTheirOrderInMethodsThatAreShortEnough() throws {
        let code = try code(Self.red(1000))
        let parts = parts(code)
        #expect(code.contains("        .addPaths1(colors)\n        .addPaths2(colors)\n        .build()\n"))
        #expect(parts.map { data($0).count } == [650, 350])
        #expect(
            data(code)
                == data(
                    try (0..<10).map { hundred in
                        var drawing = Self.red(1000)
                        drawing.layers = Array(drawing.layers[(hundred * 100)..<(hundred * 100 + 100)])
                        return try self.code(drawing)
                    }.joined()))
    }

    /// Of gradients with ten stops, a method holds fewer than a chain; and a compiler warns of anything unused.
    @Test func gradientsCountByTheirStops() throws {
        #expect(parts(try code(Self.fades(92, stops: 10))).isEmpty)
        let code = try code(Self.fades(93, stops: 10))
        #expect(parts(code).map { data($0).count } == [92, 1])
        #expect(code.contains(".addPaths1()\n") && code.contains("Builder.addPaths1(): ImageVector.Builder {\n"))
    }

    /// The two forms share the method and its bytes.
    @Test func formsThatDifferHaveFunctionsOfTheirOwn() throws {
        let code = try code(Self.red(3), dark: Self.red(1000))
        #expect(parts(code).map { data($0).count } == [650, 350])
        let main = try #require(code.split(separator: "private fun ").first)
        #expect(data(main).count == 3, "those of light")
        let (dark, light) = (main.firstRange(of: ".addPaths2(colors)"), main.firstRange(of: "} else {"))
        #expect(try #require(dark).lowerBound < #require(light).lowerBound)
        let both = try self.code(Self.red(200), dark: Self.red(201))
        #expect(parts(both).map { data($0).count } == [201, 200])
    }

    @Test func `a drawing with too many paths for a class is an error with the count`() throws {
        #expect(try !parts(code(Self.red(7000))).isEmpty)
        let findings = #expect(throws: Findings.self) { try code(Self.red(7300)) }
        #expect(findings?.diagnostics.map(\.id) == ["too-many-paths"])
        #expect(findings?.diagnostics.first?.message.hasPrefix("'map' has 7300 paths, ") == true)
        // The proposal of the hint.
        let asset = GlyphSets.asset("map", [(.light, Self.red(7300))])
        let hint = try #require(findings?.diagnostics.first?.hint)
        #expect(hint.contains("kind=\"drawable\""))
        #expect(try GlyphSets.files(.compose, [asset], options: ["kind": "drawable"]).count == 2)
    }

    /// Its points cannot be drawn apart, unlike the points of several contours.
    @Test func aContourThatNoConstantCanHoldIsAnError() throws {
        /// A straight edge above, and teeth below.
        func saw(_ teeth: Int) -> Drawing {
            var path = Path()
            path.move(to: Point(0, 0))
            path.line(to: Point(24, 0))
            for index in 0...(2 * teeth) {
                path.line(to: Point(24 - Double(index) * 12 / Double(teeth), index % 2 == 0 ? 10.0123 : 20.1071))
            }
            path.close()
            var drawing = GlyphSets.drawing([])
            drawing.layers = [TintedLayer(path: path, paint: .role("red", opacity: 1))]
            return drawing
        }
        let length = try data(code(saw(2000))).first?.utf8.count ?? 0
        #expect(length > VectorDrawable.longestText && length < 65_536, "\(length)")
        let findings = #expect(throws: Findings.self) { try code(saw(4000)) }
        #expect(findings?.diagnostics.map(\.id) == ["path-too-long"])
    }
}
