import GlyphFormats
import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Testing

/// Says what it was asked for.
private let echo = RasterEngine(
    png: { svg, width, height, scale in Array("\(width) by \(height) at \(scale)".utf8) },
    pdf: { svg, width, height in Array("\(width) by \(height)".utf8) + svg })

private struct Refusal: Error, CustomStringConvertible { var description: String { "no paper" } }

private func files(
    _ format: AssetFormat, _ role: ColorRole, groups: [GroupName] = [], engine: RasterEngine? = echo
) throws -> [AssetFile] {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), role)])
    let asset = GlyphSets.asset("box", groups: groups, [(.light, drawing), (.dark, drawing)])
    let set = GlyphSet(assets: [asset], palette: GlyphSets.palette)
    return try format.files(
        set, Export(format: format.name, location: GlyphSets.place), in: RenderContext(rasterEngine: engine))
}

@Test func `PNG files are written at three scales for each appearance`() throws {
    let made = try files(.png, "red")
    #expect(
        made.map(\.path) == [
            "box.light.png", "box.light@2x.png", "box.light@3x.png", "box.dark.png", "box.dark@2x.png",
            "box.dark@3x.png",
        ])
    #expect(
        made.map(GlyphSets.text).prefix(3) == ["24.0 by 24.0 at 1.0", "24.0 by 24.0 at 2.0", "24.0 by 24.0 at 3.0"])
    #expect(try files(.png, "gray").map(\.path) == ["box.png", "box@2x.png", "box@3x.png"])
}

@Test func aVectorPageComesForEachAppearance() throws {
    let made = try files(.pdf, "red", groups: [GroupName("Status", isNamespace: true)])
    #expect(made.map(\.path) == ["Status/box.light.pdf", "Status/box.dark.pdf"])
    #expect(GlyphSets.text(made.last).hasPrefix("24.0 by 24.0<svg"))
    #expect(GlyphSets.text(made.last).contains("#0000FF"))
}

@Test(arguments: [AssetFormat.png, .pdf])
func withoutARendererRastersAreAnError(format: AssetFormat) {
    #expect { try files(format, "red", engine: nil) } throws: { error in
        (error as? Findings)?.diagnostics.map(\.description) == [
            "manifest.xml:1:1: error: the format '\(format.name)' needs a renderer, and none is given [raster]"
        ]
    }
}

@Test func `an error of the renderer names the asset`() {
    let engine = RasterEngine(png: { _, _, _, _ in throw Refusal() }, pdf: { _, _, _ in throw Refusal() })
    #expect { try files(.pdf, "red", engine: engine) } throws: { error in
        (error as? Findings)?.diagnostics.map(\.message) == ["'box' could not be drawn as pdf: no paper"]
    }
}
