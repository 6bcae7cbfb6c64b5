import Foundation
import PathGeometry
import SetSupport
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

/// Symbols of real drawings, judged by what a stroke of another width looks like.
@Suite(.takesTurns, .long)
struct SymbolCorpusTests {
    private struct Made {
        var glyph: Glyph
        var symbol: SymbolDrawing
        var drawing: Drawing
    }

    private static func made(_ file: URL) throws -> Made? {
        let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
        var settings = GlyphSettings()
        settings.geometry.appearances = [.light]
        let entry = GlyphEntry(name: "x", source: "x.svg", location: GlyphSets.place, settings: settings)
        let made = AssetRequest(
            entry, needs: AssetNeeds(hasWeights: true), glyphs: ["x.svg": glyph], palette: .system(.ios26)
        ).makeAssets()
        guard let picture = made.assets.first?.pictures.first, let symbol = picture.symbol else { return nil }
        return Made(glyph: glyph, symbol: symbol, drawing: picture.drawing)
    }

    /// Share of the drawings of two sets, drawn with strokes, whose weights differ as clearly as the weights of text.
    @Test(.longOverWholeIconSets(since: "a share of the drawings of a set is counted"))
    func `most drawings of icon sets can be drawn at the weights of text`() throws {
        for name in ["lucide", "phosphor-stroked"] {
            guard let icons = IconSet.whole.first(where: { $0.name == name }) else { continue }
            let symbols = try icons.outlines.compactMap { try Self.made($0)?.symbol }
            let clear = symbols.filter { $0.widths.ultralight <= 0.5 && $0.widths.black >= 1.5 }.count
            let some = symbols.filter { $0.widths.ultralight < 1 || $0.widths.black > 1 }.count
            // All drawings are counted in a release build; a sample of them may miss by some.
            #expect(Double(clear) >= 0.93 * Double(symbols.count), "\(name): \(clear) of \(symbols.count)")
            #expect(Double(some) >= 0.98 * Double(symbols.count), "\(name): \(some) of \(symbols.count)")
        }
    }

    @Test(arguments: IconSet.all) func `the regular weight equals the glyph, and the other weights interpolate`(
        icons: IconSet
    ) throws {
        for file in icons.outlines {
            guard let made = try Self.made(file) else { continue }
            let tolerance = Tolerance.standard.length(in: made.glyph.viewBox.extent)
            func area(_ drawing: Drawing) -> Path {
                .union(ofNonNegative: drawing.layers.map(\.path), tolerance: tolerance)
            }
            let (mine, its) = (area(made.symbol.regular), area(made.drawing))
            let common = mine.combined(with: its, by: .intersection, tolerance: tolerance).area
            #expect(common / (mine.area + its.area - common) >= 0.998, "\(file.path)")
            // Between the weights: as wide as the share says, and nothing crosses.
            for (master, share) in [
                (made.symbol.ultralight, 0.316), (made.symbol.black, 0.183), (made.symbol.black, 0.5),
            ] {
                for (layer, plain) in zip(master.layers, made.symbol.regular.layers) {
                    let between = try #require(plain.path.interpolated(to: layer.path, at: share), "\(file.path)")
                    let normal = between.normalized(tolerance: tolerance)
                    let slack = made.glyph.viewBox.extent * tolerance * 8
                    #expect(abs(normal.area - between.area) <= slack, "\(file.path)")
                }
            }
        }
    }

    /// The median thickness of the ink at Light, Medium and Bold is the thickness of the share.
    @Test(.longOverWholeIconSets(since: "a share of the drawings of a set is counted"))
    func linesAreAsWideAsTheirWeightSays() throws {
        guard let icons = IconSet.whole.first(where: { $0.name == "lucide" }) else { return }
        var (right, measured) = (0, 0)
        for file in icons.outlines {
            guard let made = try Self.made(file) else { continue }
            let flatness = made.glyph.viewBox.extent / 1_500
            func width(_ paths: [Path]) -> Double? {
                FlatPath(Path(paths.flatMap(\.subpaths)), tolerance: flatness).estimatedStrokeWidth()
            }
            let widths = made.symbol.widths
            guard let regular = width(made.symbol.regular.layers.map(\.path)), widths.black > 1.2,
                widths.ultralight < 0.8
            else { continue }
            for (master, outer, share) in [
                (made.symbol.ultralight, widths.ultralight, 0.316), (made.symbol.black, widths.black, 0.183),
                (made.symbol.black, widths.black, 0.5),
            ] {
                let paths = zip(made.symbol.regular.layers, master.layers).compactMap {
                    $0.path.interpolated(to: $1.path, at: share)
                }
                guard let found = width(paths) else { continue }
                measured += 1
                if abs(found / (regular * (1 + (outer - 1) * share)) - 1) <= 0.04 { right += 1 }
            }
        }
        // Drawings whose median is not the thickness of a line are few.
        #expect(Double(right) >= 0.9 * Double(measured), "\(right) of \(measured)")
    }
}
