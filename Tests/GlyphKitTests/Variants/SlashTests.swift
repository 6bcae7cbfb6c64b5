import Foundation
import GlyphDerivation
import PathGeometry
import SetSupport
import Support
import Testing

@testable import GlyphKit

/// Assets of one drawing in a manifest.
func assets(_ attributes: String, of drawing: String, inside: String = "") async throws -> [String: Drawing] {
    let build = try await InMemory(
        "<glyphs version=\"1\" appearances=\"light\"><glyph name=\"a\" \(attributes)>\(inside)</glyph></glyphs>",
        ["a.svg": drawing]
    ).build()
    #expect(!build.findings.containErrors, "\(build.findings)")
    #expect(build.set.violations.isEmpty)
    return Dictionary(uniqueKeysWithValues: build.set.assets.map { ($0.name, $0.pictures[0].drawing) })
}

func strokes(_ data: String..., width: Double = 2) -> String {
    data.map {
        "<path d=\"\($0)\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(width)\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    }.joined()
}

extension Drawing {
    /// All layers as one area.
    var area: Path { .union(ofNonNegative: layers.map(\.path), tolerance: 24.0 / 20_000) }
}

private let box = strokes("M4 6H20V18H4Z")

@Suite(.takesTurns) struct SlashTests {
    @Test func aSlashRunsFromTopLeftToBottomRight() async throws {
        let slashed = try #require(try await assets("variants=\"slash\"", of: box)["a.slash"])
        for t in stride(from: -7.0, through: 7, by: 0.5) { #expect(slashed.area.contains(Point(12 + t, 12 + t))) }
        // Its line is as wide as the glyph's, and the clearance three quarters of it.
        let half = 0.5.squareRoot()
        for t in [-6.0, 0, 6] {
            func at(_ across: Double) -> Bool {
                slashed.area.contains(Point(12 + t + across * half, 12 + t - across * half))
            }
            #expect(at(0.95) && at(-0.95) && !at(1.05) && !at(-1.05) && !at(2.4) && !at(-2.4))
        }
    }

    @Test func theOtherDiagonalIsItsMirrorImage() async throws {
        let down = try #require(try await assets("variants=\"slash\"", of: box)["a.slash"])
        let up = try #require(try await assets("variants=\"slash\" slash=\"up\"", of: box)["a.slash"])
        let mirrored = up.area.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0))
            .normalized(.evenodd, tolerance: 0.001)
        let common = mirrored.combined(with: down.area, by: .intersection, tolerance: 0.001).area
        #expect(abs(common - down.area.area) < 0.05 && abs(mirrored.area - down.area.area) < 0.05)
    }

    @Test func theGlyphIsFilledFirst() async throws {
        let all = try await assets("variants=\"slash slash.fill\"", of: box)
        let (outline, fill) = (try #require(all["a.slash"]), try #require(all["a.slash.fill"]))
        #expect(!outline.area.contains(Point(17, 9)) && fill.area.contains(Point(17, 9)))
        #expect(!fill.area.contains(Point(13.4, 10.6)), "the clearance is cut out of the fill")
    }

    @Test func `fragments that a slash leaves are removed if they are too small`() async throws {
        // The end of the line would be a crumb beyond the clearance; the dot is not touched.
        let all = try await assets(
            "variants=\"slash\"", of: box + strokes("M8 12H14.2") + "<circle cx=\"17\" cy=\"9\" r=\"0.4\"/>")
        let slashed = try #require(all["a.slash"])
        #expect(slashed.area.contains(Point(17, 9)))
        for part in slashed.layers.flatMap({ $0.path.subpaths }) where part.area > 0 && part.area < 1 {
            #expect(part.bounds.contains(Rect(Point(17, 9))), "\(part.bounds)")
        }
    }

    @Test func `the attribute gap-width sets the clearance of a slash`() async throws {
        let slashed = try #require(try await assets("variants=\"slash.fill\" gap-width=\"1\"", of: box)["a.slash.fill"])
        let half = 0.5.squareRoot()
        #expect(slashed.area.contains(Point(12 + 2.1 * half, 12 - 2.1 * half)))
        #expect(!slashed.area.contains(Point(12 + 1.9 * half, 12 - 1.9 * half)))
    }

    @Test(arguments: [
        strokes("M1 1H23V23H1Z", width: 9), "<rect width=\"24\" height=\"24\"/>",
        "<circle cx=\"12\" cy=\"12\" r=\"9\"/>",
    ])
    func aSolidGlyphIsSlashedByALineOfTheUsualWidth(drawing: String) async throws {
        let all = try await assets("variants=\"slash slash.fill\"", of: drawing)
        let (plain, slashed) = (try #require(all["a"]).area, try #require(all["a.slash"]).area)
        let left = slashed.combined(with: plain, by: .intersection, tolerance: 0.001).area
        #expect(left > 0.6 * plain.area && left < 0.95 * plain.area, "\(left) of \(plain.area)")
        // Its line is a twelfth of the frame wide.
        let half = 0.5.squareRoot()
        #expect(slashed.contains(Point(12 + 0.95 * half, 12 - 0.95 * half)))
        #expect(!slashed.contains(Point(12 + 1.05 * half, 12 - 1.05 * half)))
    }

    @Test(arguments: [
        "<circle cx=\"12\" cy=\"12\" r=\"0.5\"/>", strokes("M12 12H12"), strokes("M2 2L22 22"),
    ])
    func `a glyph that a slash hides entirely is an error`(drawing: String) async throws {
        let build = try await InMemory(
            "<glyphs version=\"1\"><glyph name=\"a\" variants=\"slash\"/></glyphs>", ["a.svg": drawing]
        ).build()
        #expect(build.findings.diagnostics.contains { $0.id == "empty-glyph" && $0.severity == .error })
    }

    /// Measured on real drawings, along the slash: the distance from its side to the body.
    @Test(.longOverWholeIconSets(since: "a share of the places along all slashes is measured"))
    func theClearanceIsEven() async throws {
        var (even, measured) = (0, 0)
        for file in IconSet.whole.flatMap(\.outlines) {
            let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
            guard glyph.layers.contains(where: { $0.stroke != nil }), glyph.viewBox.width == glyph.viewBox.height
            else { continue }
            var settings = GlyphSettings()
            settings.geometry.variants = ["slash"]
            settings.geometry.appearances = [.light]
            let entry = GlyphEntry(name: "x", source: "x.svg", location: GlyphSets.place, settings: settings)
            let made = AssetRequest(entry, glyphs: ["x.svg": glyph], palette: .system(.ios26)).makeAssets()
            guard let layers = made.assets.last?.pictures.first?.drawing.layers, let bar = layers.last,
                let bounds = bar.path.bounds
            else { continue }
            let widths = glyph.layers.compactMap(\.stroke?.style.width).sorted()
            let width = widths[widths.count / 2]
            let body = FlatPath(Path(layers.dropLast().flatMap(\.path.subpaths)), tolerance: width / 400)
            let nominal = 0.75 * width
            let whole = FlatPath(
                Path((made.assets.first?.pictures.first?.drawing.layers ?? []).flatMap(\.path.subpaths)),
                tolerance: width / 400)
            let half = 0.5.squareRoot()
            let reach = bounds.width / 2 - width
            for side in [-1.0, 1] {
                for t in stride(from: -reach, through: reach, by: width / 8) {
                    let start = Point(
                        bounds.center.x + t + side * half * width / 2, bounds.center.y + t - side * half * width / 2)
                    // Where the whole body goes on through the edge of the clearance, and is not too small beyond it.
                    let across = Vector(side * half, -side * half)
                    let isThrough = stride(from: 0.85, through: 1.4, by: 0.05).allSatisfy {
                        whole.contains(start + across * ($0 * nominal))
                    }
                    guard isThrough, let found = body.distance(from: start, along: across, within: 3 * nominal),
                        found < 3 * nominal
                    else { continue }
                    measured += 1
                    if abs(found / nominal - 1) < 0.1 { even += 1 }
                }
            }
        }
        #expect(measured > 100)
        #expect(Double(even) / Double(max(1, measured)) >= 0.95, "\(even) of \(measured)")
    }
}

/// A fade of a part does not make the mark on it fade, which would be hardly seen at its faint end.
@Test(arguments: ["slash", "circle"]) func `a slash or enclosure on a fading glyph has the full tint`(variant: String)
    async throws
{
    let fade = """
        <linearGradient id="f"><stop stop-color="currentColor"/><stop offset="1" stop-color="currentColor" \
        stop-opacity="0"/></linearGradient><path d="M4 4h16v16H4z" fill="url(#f)"/>
        """
    let build = try await InMemory(
        #"<glyphs version="1" variants="\#(variant)"><glyph name="a"/></glyphs>"#, ["a.svg": fade]
    ).build()
    let layers = try build.drawing("a." + variant).layers
    #expect(layers.map(\.paint).contains(.role("label", opacity: 1)), "\(layers.map(\.paint))")
    #expect(layers.contains { if case .fade = $0.paint { true } else { false } })
}
