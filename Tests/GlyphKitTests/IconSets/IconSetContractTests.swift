import Foundation
import FoundationEssentials
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphKit

/// The build of every drawing of real icon sets keeps the contract of `Drawing`, also where that is too dear to be
/// checked in every build: nothing overlaps itself.
@Suite(.takesTurns) struct IconSetContractTests {
    @Test(.long, arguments: IconSet.all, ["outline", "fill"])
    func everyVariantOfEveryDrawingKeepsTheContract(icons: IconSet, name: String) throws {
        var settings = GlyphSettings()
        settings.geometry.variants = [name]
        settings.geometry.appearances = [.light]
        for file in icons.files {
            let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
            let entry = GlyphEntry(name: "x", source: "x.svg", location: GlyphSets.place, settings: settings)
            let made = AssetRequest(entry, glyphs: ["x.svg": glyph], palette: .system(.ios26)).makeAssets()
            let set = GlyphSet(assets: made.assets.suffix(1), palette: .system(.ios26))
            #expect(set.violations.isEmpty, "\(file.path): \(set.violations)")
            for picture in set.assets.flatMap(\.pictures) {
                for layer in picture.drawing.layers {
                    let overlap = Overlap(in: layer.path, Tolerance.standard.length(in: glyph.viewBox.extent))
                    #expect(overlap == nil, "\(file.path): \(overlap?.description ?? "")")
                }
            }
        }
    }

    /// The test itself is tested: it finds overlaps.
    @Test func `the check of the contract finds overlapping contours`() throws {
        func path(_ data: String) throws -> Path { try Path(svg: data) }
        #expect(try Overlap(in: path("M2 2H20V20H2Z M6 6V16H16V6Z"), 0.001) == nil)
        #expect(try Overlap(in: path("M2 2H10V10H2Z M6 6H16V16H6Z"), 0.001) != nil)
        #expect(try Overlap(in: path("M2 2H20V20H2Z M6 2V16H22V2Z"), 0.001) != nil, "a hole that leaves its body")
        #expect(try Overlap(in: path("M2 2H20L2 20H20Z"), 0.001) != nil, "a contour that crosses itself")
    }
}

/// Where a path winds other than once or not at all, searched next to its own edges: a point there is inside or outside
/// by any rule. Knows nothing of the sweep that made the path.
private struct Overlap: Equatable, CustomStringConvertible {
    var point: Point
    var winding: Int

    var description: String { "winds \(winding) times around \(point.x) \(point.y)" }

    /// - Parameter tolerance: the tolerance of the path; parts narrower than a small multiple of it are not looked
    ///   into.
    init?(in path: Path, _ tolerance: Double) {
        for segment in path.subpaths.flatMap(\.segments) {
            for t in [0.2, 0.5, 0.8] {
                let (here, next) = (segment.point(at: t), segment.point(at: t + 0.01))
                let (x, y) = (next.x - here.x, next.y - here.y)
                let length = (x * x + y * y).squareRoot()
                if length == 0 { continue }
                for side in [-8 * tolerance, 8 * tolerance] {
                    let point = Point(here.x - y / length * side, here.y + x / length * side)
                    let winding = path.winding(around: point)
                    if winding == 0 || winding == 1 { continue }
                    if path.nearest(to: point)?.distance ?? 0 > 4 * tolerance {
                        (self.point, self.winding) = (point, winding)
                        return
                    }
                }
            }
        }
        return nil
    }
}
