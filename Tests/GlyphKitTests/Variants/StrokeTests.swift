import Foundation
import GlyphKit
import Markup
import PathGeometry
import SetSupport
import Support
import Testing

private let bell = strokes("M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7z", "M10 20h4")

/// The attributes of the elements of an SVG, without their data.
private func elements(_ svg: String) -> [String] {
    svg.matches(of: /<path ([^>]*?) ?d="[^"]*"\/>/).map { String($0.output.1) }
}

/// Drawings whose strokes stay strokes.
@Suite(.takesTurns) struct StrokeTests {
    /// The files of one export, by path.
    private func files(
        _ export: String, _ glyph: String = "", of drawing: String = bell, inside: String = "",
        appearances: String = "light"
    ) async throws -> [String: String] {
        let build = try await InMemory(
            "<glyphs version=\"1\" appearances=\"\(appearances)\"><glyph name=\"a\" \(glyph)>\(inside)</glyph><export \(export)/>"
                + "</glyphs>", ["a.svg": drawing]
        ).build()
        #expect(!build.findings.containErrors, "\(build.findings)")
        return build.files.texts
    }

    private static let pen = "stroke=\"#000000\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\""

    @Test func `lines with the same stroke style are written as one element`() async throws {
        let svg = try #require(try await files("format=\"svg\" strokes=\"keep\"")["svg/a.svg"])
        #expect(elements(svg) == ["fill=\"none\" " + Self.pen])
    }

    @Test(arguments: [
        ("", "", false), ("strokes=\"keep\"", "", true), ("strokes=\"expand\"", "", false),
        ("", "strokes=\"keep\"", true),
        ("strokes=\"expand\"", "strokes=\"keep\"", true), ("strokes=\"keep\"", "strokes=\"expand\"", false),
    ])
    func `the attribute of a glyph outweighs the export in keeping strokes`(export: String, glyph: String, isKept: Bool)
        async throws
    {
        for (format, path) in [
            ("svg", "svg/a.svg"), ("adaptive-svg", "adaptive-svg/a.svg"), ("web", "web/sprite.svg"),
            ("android", "android/res/drawable/ic_a.xml"),
        ] {
            let text = try #require(try await files("format=\"\(format)\" \(export)", glyph)[path])
            #expect((text.contains("stroke=") || text.contains("strokeColor")) == isKept, "\(format)")
        }
        let kotlin = try await files("format=\"compose\" kind=\"image-vector\" \(export)", glyph)
        #expect(kotlin["android/kotlin/glyphs/A.kt"]?.contains("StrokeCap.Round") == isKept)
    }

    @Test func formatsWithoutStrokesExpandThem() async throws {
        let catalog = try await files("format=\"asset-catalog\"", "strokes=\"keep\"")
        #expect(catalog.values.contains { $0.contains("<path") })
        #expect(!catalog.values.contains { $0.contains("stroke") })
        let symbol = try await files("format=\"symbols\"", "strokes=\"keep\"").values.first { $0.contains("Regular-M") }
        #expect(symbol?.contains("stroke-width=\"2\"") == false)
    }

    /// A fill, a variant and a clip change the area. What lies outside of the view box is cut off, too.
    @Test func `strokes that a fill, variant or clip changes are expanded`() async throws {
        let form = try await files("format=\"svg\" strokes=\"keep\"", "dark=\"fill\"", appearances: "light dark")
        #expect(elements(try #require(form["svg/a.light.svg"])) == ["fill=\"none\" " + Self.pen])
        #expect(form["svg/a.dark.svg"]?.contains("stroke") == false)
        let slashed = try await files("format=\"svg\" strokes=\"keep\"", "variants=\"slash circle\"")
        #expect(slashed["svg/a.slash.svg"]?.contains("stroke") == false)
        #expect(slashed["svg/a.circle.svg"]?.contains("stroke") == false)
        let clipped = "<clipPath id=\"c\"><path d=\"M0 0h12v24H0z\"/></clipPath><g clip-path=\"url(#c)\">\(bell)</g>"
        #expect(
            try await files("format=\"svg\" strokes=\"keep\"", of: clipped)["svg/a.svg"]?.contains("stroke") == false)
        let outside = strokes("M0 12H24", "M4 4H20")
        let svg = try #require(try await files("format=\"svg\" strokes=\"keep\"", of: outside)["svg/a.svg"])
        #expect(elements(svg) == ["fill=\"#000000\"", "fill=\"none\" " + Self.pen])
    }

    @Test func `a weight changes the width of kept strokes`() async throws {
        let bold = try await files("format=\"svg\" strokes=\"keep\"", "weights=\"bold\"")["svg/a.weight-bold.svg"]
        let width = try #require(bold?.firstMatch(of: /stroke-width="([\d.]+)"/).flatMap { Double($0.output.1) })
        #expect(width > 2.2)
        let graded = try await files(
            "format=\"svg\" strokes=\"keep\"", inside: "<appearance style=\"dark\" grade=\"-0.1\"/>",
            appearances: "light dark")
        #expect(graded["svg/a.dark.svg"]?.contains("stroke-width=\"1.8\"") == true)
    }

    /// Where lines of a translucent colour cross, nothing shows in the glyph: one pen can draw that, two cannot.
    @Test func aTranslucentColourKeepsTheLinesOfOnePen() async throws {
        let one = try await files("format=\"svg\" strokes=\"keep\"", "tint=\"secondaryLabel\"")
        #expect(elements(try #require(one["svg/a.svg"])).map { $0.contains("stroke-opacity") } == [true])
        let two = try await files(
            "format=\"svg\" strokes=\"keep\"", "tint=\"secondaryLabel\"",
            of: strokes("M4 12H20") + strokes("M12 4V20", width: 1))
        #expect(elements(try #require(two["svg/a.svg"])).map { $0.contains("stroke") } == [false])
    }

    /// Lines in a gradient with translucent colours show where they cross.
    @Test func linesOfATranslucentGradientStayApart() async throws {
        let gradient =
            "<linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x2=\"24\"><stop stop-color=\"red\"/>"
            + "<stop offset=\"1\" stop-color=\"blue\" stop-opacity=\".5\"/></linearGradient>"
        for (opacity, count) in [(".5", 2), ("1", 1)] {
            let drawing =
                gradient.replacing(".5", with: opacity)
                + "<g fill=\"none\" stroke=\"url(#g)\" stroke-width=\"2\"><path d=\"M4 12H20\"/><path d=\"M12 4V20\"/></g>"
            let svg = try #require(
                try await files("format=\"svg\" strokes=\"keep\"", "rendering=\"original\"", of: drawing)["svg/a.svg"])
            #expect(elements(svg).count == count)
        }
    }

    /// An element with both is one element again.
    @Test func aFillWithItsStrokeIsOneElement() async throws {
        let disc = "<path d=\"M5 5h14v14H5zm3 3v8h8V8z\" fill=\"#123\" fill-rule=\"evenodd\" stroke=\"#456\"/>"
        let svg = try #require(try await files("format=\"svg\" strokes=\"keep\"", of: disc)["svg/a.svg"])
        #expect(elements(svg) == ["fill=\"#000000\" fill-rule=\"evenodd\" stroke=\"#000000\""])
        let own = try await files("format=\"svg\" strokes=\"keep\"", "rendering=\"original\"", of: disc)
        #expect(elements(try #require(own["svg/a.svg"])) == ["fill=\"#112233\"", "fill=\"none\" stroke=\"#445566\""])
        // Android's old versions know the other rule alone, and none knows dashes.
        let android = try await files("format=\"android\" strokes=\"keep\"", of: disc)
        #expect(android["android/res/drawable/ic_a.xml"]?.contains("stroke") == false)
        let dashed = "<path d=\"M4 12h16\" stroke=\"#000\" stroke-dasharray=\"2 1\"/>"
        let drawable = try await files("format=\"android\" strokes=\"keep\"", of: dashed)
        #expect(drawable["android/res/drawable/ic_a.xml"]?.contains("stroke") == false)
        let kept = try await files("format=\"svg\" strokes=\"keep\"", of: dashed)["svg/a.svg"]
        #expect(kept?.contains("stroke-dasharray=\"2 1\"") == true)
    }

    /// Colours of other appearances are stated for strokes, too.
    @Test func anAdaptiveFileChangesTheColoursOfStrokes() async throws {
        let svg = try #require(
            try await files("format=\"adaptive-svg\" strokes=\"keep\"", appearances: "light dark")["adaptive-svg/a.svg"]
        )
        #expect(svg.contains("{ stroke: #FFFFFF }") && !svg.contains("{ fill:"))
    }

    @Test func aProgramCanKeepStrokes() throws {
        let glyph = try Glyph(
            SourceFile(
                path: "a.svg",
                text: PlainDrawing.svg(bell)))
        let drawing = try glyph.outlined().tinted("label")
        let palette = Palette.system(.ios26)
        #expect(try elements(drawing.svg(palette: palette, strokes: .keep)) == ["fill=\"none\" " + Self.pen])
        #expect(try !drawing.svg(palette: palette).contains("stroke"))
        let set = GlyphSet([Asset("a", light: drawing)], palette: palette)
        let files = try set.files(as: .svg, options: ["strokes": "keep"])
        #expect(files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("stroke-linecap") })
        var broken = drawing
        broken.layers[0].shape?.stroke?.width = .infinity
        #expect(throws: Findings.self) { try broken.svg(palette: palette, strokes: .keep) }
    }
}

/// Real drawings: the kept stroke is as small as the source, and shows what its outline shows.
@Suite(.long)
struct StrokeCorpusTests {
    @Test(arguments: IconSet.all) func keptStrokesCoverTheOutline(icons: IconSet) throws {
        var (kept, expanded, source, count) = (0, 0, 0, 0)
        for file in icons.outlines {
            let text = try SourceFile.read(path: file.path)
            guard let glyph = try? Glyph(text), glyph.layers.contains(where: { $0.stroke != nil }),
                let drawing = try? glyph.outlined(for: .original).drawing
            else { continue }
            let svg = try drawing.svg(strokes: .keep)
            let again = try Glyph(SourceFile(path: "again.svg", text: svg)).outlined(for: .original).drawing
            let tolerance = Tolerance.standard.length(in: glyph.viewBox.extent)
            let (a, b) = (drawing, again)
            let (first, second) = (
                Path.union(ofNonNegative: a.layers.map(\.path), tolerance: tolerance),
                Path.union(ofNonNegative: b.layers.map(\.path), tolerance: tolerance)
            )
            let shared = first.combined(with: second, by: .intersection, tolerance: tolerance).area
            let whole = Path.union(ofNonNegative: [first, second], tolerance: tolerance).area
            // Parts outside of the view box are cut off where the stroke is expanded.
            let overlap = abs(shared) / max(abs(whole), 1e-9)
            #expect(overlap > 0.995, "\(file.lastPathComponent): \(overlap)")
            kept += svg.utf8.count
            expanded += try drawing.svg().utf8.count
            source += text.bytes.count
            count += 1
        }
        if count == 0 { return }
        #expect(kept < expanded, "\(icons)")
        #expect(Double(kept) < 1.02 * Double(source), "\(icons): \(kept / count) bytes beside \(source / count)")
        print(
            "\(icons): source \(source / count), kept \(kept / count), expanded \(expanded / count) bytes, \(count) drawings"
        )
    }
}
